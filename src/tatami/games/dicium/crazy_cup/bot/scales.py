# hot
"""What dice are worth to a player of Crazy Cup, in squares of the road: to rate options or a whole race."""

from typing import Final

from tatami.games.dicium.choices import VALUE
from tatami.games.dicium.combinations import (
    any_choices,
    colour,
    dice_needed,
    exact_choices,
    is_value,
    number,
    value_choices,
    ways_to_spend,
)
from tatami.games.dicium.crazy_cup.state import AIRSHIP, BUMP, CARD, HAND_OR_BONUS, CrazyCup, Rules
from tatami.games.dicium.dice import BLUE, GREEN, NO_DICE, PARTS, RED, SIZE, UNIT, YELLOW

# What an action of a combination of values is worth besides its squares: move, card, bump, airship.
ACTION_WORTH: Final = [0.0] * 5
ACTION_WORTH[CARD] = 1.5
ACTION_WORTH[BUMP] = 0.4
ACTION_WORTH[AIRSHIP] = 0.3
GROWTH: Final = 6.0  # of the hand, early in the race
LATE_GROWTH: Final = 2.0
OTHER_STRAIGHT: Final = 2.5
REROLL_WORTH: Final = 0.75  # what a die thrown again is worth on average

# What a player's dice can do, as one number: four bits for the bonuses of each colour, then the levels that are to be
# had, then what else matters.
LEVEL_SHIFT: Final = 16
CAN_TAKE_TILE: Final = 1 << 20
CAN_GROW: Final = 1 << 21
IS_YOUNG: Final = 1 << 22
IS_STORMY: Final = 1 << 23
IS_LATE: Final = 1 << 24
MEANS_BITS: Final = 25
OPEN_LEVELS: Final = [  # by the bonuses of a mat: a bit for each level of which one is still to be had
    sum([1 << level for level in range(4) if gains >> (2 * level) & 3 != 3]) for gains in range(256)
]
LEVELS_OF: Final = [tuple([2 + level for level in range(4) if mask >> level & 1]) for mask in range(16)]

MOST_KEPT: Final = 200_000  # entries of a table of dice before it is begun anew
MOST_RULES: Final = 16  # kept ready: packs may bring any number


def means(state: CrazyCup, seat: int) -> int:
    """What this seat's dice can do now."""
    found = 0
    for tint in (BLUE, YELLOW, RED, GREEN):
        found |= state.face_bonus(seat, tint) << (4 * tint)
    found |= OPEN_LEVELS[state.bonuses[seat]] << LEVEL_SHIFT
    if state.can_take_tile(seat):
        found |= CAN_TAKE_TILE
    if state.hand[seat] < 5:
        found |= CAN_GROW
    if state.rules.young:
        found |= IS_YOUNG
    if state.storm == seat:
        found |= IS_STORMY
    half = len(state.rules.track.kinds) // 2
    for pawn in range(state.pawns):
        if squares(state, pawn) > half:
            return found | IS_LATE
    return found


def squares(state: CrazyCup, pawn: int) -> int:
    """How many road squares a pawn has come from Start."""
    return state.course(pawn).progress[state.place[pawn]] // 2


def combinations(dice: int, thrown: int, means: int) -> list[int]:
    """What the dice allow."""
    found: list[int] = [] if means & IS_YOUNG else value_choices(dice, thrown)[:]
    if not means & IS_STORMY:
        found += any_choices(dice, BLUE)
    if means & CAN_TAKE_TILE:
        found += exact_choices(dice, YELLOW, (3,), means >> (4 * YELLOW) & 15)
    found += exact_choices(dice, GREEN, LEVELS_OF[means >> LEVEL_SHIFT & 15], means >> (4 * GREEN) & 15)
    found += exact_choices(dice, RED, (3,), means >> (4 * RED) & 15)
    return found


def ways(dice: int, choice: int, means: int) -> list[int]:
    """The sets of dice that a combination can take."""
    if is_value(choice):
        return ways_to_spend(dice, choice - VALUE, 0, 0)
    tint = colour(choice)
    many = number(choice) if tint == BLUE else dice_needed(number(choice), means >> (4 * tint) & 15)
    return ways_to_spend(dice, -1, tint, many)


class Scales:
    """What dice are worth by the rules of a table. What was weighed once is remembered."""

    __slots__ = ("rules", "spares", "weighed")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.weighed: dict[int, float] = {}
        self.spares: dict[int, int] = {}

    def worth(self, choice: int, means: int) -> float:
        """What a combination brings."""
        if is_value(choice):
            action = self.rules.actions[choice - VALUE]
            if action != HAND_OR_BONUS:
                return ACTION_WORTH[action] + self.rules.amounts[choice - VALUE]
            if not means & CAN_GROW:
                return OTHER_STRAIGHT
            return LATE_GROWTH if means & IS_LATE else GROWTH
        tint = colour(choice)
        if tint == BLUE:
            return number(choice) + (means & 15) + 0.1
        if tint == GREEN:
            return 1.0 if means & IS_LATE else 3.0
        return 2.2 if tint == YELLOW else 1.5

    def best(self, dice: int, thrown: int, actions: int, means: int) -> float:
        """The most that so many actions bring with these dice; dice that are left are worth a little."""
        most = 0.1 * SIZE[dice] if SIZE[dice] < 3 else 0.2
        if actions == 0 or dice == NO_DICE:
            return most
        key = ((dice << MEANS_BITS | means) << 3 | thrown) << 2 | actions
        known = self.weighed.get(key)
        if known is not None:
            return known
        for choice in combinations(dice, thrown, means):
            gain = self.worth(choice, means)
            for way in ways(dice, choice, means):
                most = max(most, gain + self.best(dice - way, thrown, actions - 1, means))
        if len(self.weighed) >= MOST_KEPT:
            self.weighed.clear()
        self.weighed[key] = most
        return most

    def to_reroll(self, dice: int, thrown: int, means: int) -> int:
        """The dice that are better thrown again."""
        key = (dice << MEANS_BITS | means) << 3 | thrown
        known = self.spares.get(key)
        if known is not None:
            return known
        spare = NO_DICE
        most = self.best(dice, thrown, 2, means) + 0.001
        for part in PARTS[dice]:
            if part == NO_DICE:
                continue
            value = self.best(dice - part, thrown, 2, means) + REROLL_WORTH * SIZE[part]
            if value > most:
                most = value
                spare = part
        if len(self.spares) >= MOST_KEPT:
            self.spares.clear()
        self.spares[key] = spare
        return spare

    def turned(self, rest: int, thrown: int, actions: int, means: int) -> float:
        """The best that can be made of these dice and one that may show any face."""
        most = 0.0
        for other in UNIT:
            most = max(most, self.best(rest + other, thrown, actions, means))
        return most


_SCALES: Final[dict[Rules, Scales]] = {}


def scales_of(rules: Rules) -> Scales:
    """What dice are worth by these rules."""
    found = _SCALES.get(rules)
    if found is None:
        if len(_SCALES) >= MOST_RULES:
            _SCALES.clear()
        found = Scales(rules)
        _SCALES[rules] = found
    return found
