# hot
"""What dice are worth to a player of Crazy Cup, in squares of the road: for ratings and for win chances."""

from typing import Final

from tatami.games.dicium.choices import LEVELS, VALUE
from tatami.games.dicium.combinations import (
    NO_COMBINATION,
    any_choices,
    colour,
    dice_needed,
    exact_choices,
    is_value,
    number,
    sets_to_spend,
    value_choices,
)
from tatami.games.dicium.crazy_cup.state import (
    AIRSHIP,
    BUMP,
    CARD,
    CHEATING,
    HAND_OR_BONUS,
    OPEN_LEVELS,
    TECHNOLOGY,
    CrazyCup,
    Rules,
)
from tatami.games.dicium.dice import BLUE, GREEN, NO_DICE, PARTS, RED, SIZE, UNIT, YELLOW
from tatami.games.dicium.state import ACTIONS, DEED_STEPS

# What a combination of values is worth besides its squares.
DEED_WORTH: Final = [0.0] * 5
DEED_WORTH[CARD] = 1.5
DEED_WORTH[BUMP] = 0.4
DEED_WORTH[AIRSHIP] = 0.3
GROWTH: Final = 6.0  # A larger hand is worth so much early in the race.
LATE_GROWTH: Final = 2.0
OTHER_STRAIGHT: Final = 2.5
REROLL_WORTH: Final = 0.75  # A die thrown again is worth so much on average.
FACE_WORTH: Final = [1.0, 2.0, 0.9, 1.2, 2.0, 2.5]  # A die that is put by is worth so much, by its face.

# What a player's dice can do, as one number: four bits for the bonuses of each colour, then the levels that are to be
# had, then what else matters.
LEVEL_SHIFT: Final = 16
CAN_TAKE_TILE: Final = 1 << 20
CAN_GROW: Final = 1 << 21
IS_YOUNG: Final = 1 << 22
IS_STORMY: Final = 1 << 23
IS_LATE: Final = 1 << 24
MEANS_BITS: Final = 25
LEVELS_OF: Final = [tuple([level for level in LEVELS if mask >> (level - 2) & 1]) for mask in range(16)]

MOST_KEPT: Final = 200_000  # A table of dice with more entries is begun anew.
MOST_RULES: Final = 16  # So many are kept; packs may bring any number.


def means(state: CrazyCup, seat: int) -> int:
    """What this seat's dice can do now."""
    found = 0
    for tint in (BLUE, YELLOW, RED, GREEN):
        found |= state.face_bonus(seat, tint) << (4 * tint)
    found |= OPEN_LEVELS[state.bonuses[seat]] << LEVEL_SHIFT
    if state.can_take_tile(seat):
        found |= CAN_TAKE_TILE
    if state.can_raise_hand(seat):
        found |= CAN_GROW
    if state.rules.young:
        found |= IS_YOUNG
    if state.storm == seat:
        found |= IS_STORMY
    half = len(state.rules.track.kinds) // 2
    for pawn in range(state.pawns):
        if state.squares(pawn) > half:
            return found | IS_LATE
    return found


def combinations(dice: int, thrown: int, means: int) -> list[int]:
    """What the dice allow."""
    found: list[int] = [] if means & IS_YOUNG else value_choices(dice, thrown)[:]
    if not means & IS_STORMY:
        found += any_choices(dice, BLUE)
    if means & CAN_TAKE_TILE:
        found += exact_choices(dice, YELLOW, (TECHNOLOGY,), means >> (4 * YELLOW) & 15)
    found += exact_choices(dice, GREEN, LEVELS_OF[means >> LEVEL_SHIFT & 15], means >> (4 * GREEN) & 15)
    found += exact_choices(dice, RED, (CHEATING,), means >> (4 * RED) & 15)
    return found


def sets_for(dice: int, choice: int, means: int) -> list[int]:
    """The sets of dice that a combination can take."""
    if is_value(choice):
        return sets_to_spend(dice, choice - VALUE, 0, 0)
    tint = colour(choice)
    many = number(choice) if tint == BLUE else dice_needed(number(choice), means >> (4 * tint) & 15)
    return sets_to_spend(dice, NO_COMBINATION, tint, many)


class DiceValues:
    """What dice are worth by the rules of a table. What was worked out once is kept."""

    __slots__ = ("bests", "rerolls", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bests: dict[int, float] = {}
        self.rerolls: dict[int, int] = {}

    def worth(self, choice: int, means: int) -> float:
        """What a combination brings."""
        if is_value(choice):
            code = self.rules.deeds[choice - VALUE]
            deed = code // DEED_STEPS
            if deed != HAND_OR_BONUS:
                return DEED_WORTH[deed] + code % DEED_STEPS
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
        known = self.bests.get(key)
        if known is not None:
            return known
        for choice in combinations(dice, thrown, means):
            gain = self.worth(choice, means)
            for spent in sets_for(dice, choice, means):
                most = max(most, gain + self.best(dice - spent, thrown, actions - 1, means))
        if len(self.bests) >= MOST_KEPT:
            self.bests.clear()
        self.bests[key] = most
        return most

    def to_reroll(self, dice: int, thrown: int, means: int) -> int:
        """The dice that are better thrown again."""
        key = (dice << MEANS_BITS | means) << 3 | thrown
        known = self.rerolls.get(key)
        if known is not None:
            return known
        spare = NO_DICE
        most = self.best(dice, thrown, ACTIONS, means) + 0.001
        for part in PARTS[dice]:
            if part == NO_DICE:
                continue
            value = self.best(dice - part, thrown, ACTIONS, means) + REROLL_WORTH * SIZE[part]
            if value > most:
                most = value
                spare = part
        if len(self.rerolls) >= MOST_KEPT:
            self.rerolls.clear()
        self.rerolls[key] = spare
        return spare

    def turned(self, rest: int, thrown: int, actions: int, means: int) -> float:
        """The best that can be made of these dice and one that may show any face."""
        most = 0.0
        for other in UNIT:
            most = max(most, self.best(rest + other, thrown, actions, means))
        return most


_VALUES: Final[dict[Rules, DiceValues]] = {}


def values_of(rules: Rules) -> DiceValues:
    """What dice are worth by these rules."""
    found = _VALUES.get(rules)
    if found is None:
        if len(_VALUES) >= MOST_RULES:
            _VALUES.clear()
        found = DiceValues(rules)
        _VALUES[rules] = found
    return found
