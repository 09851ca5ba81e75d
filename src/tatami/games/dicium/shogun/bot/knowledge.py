# hot
"""What dice and answers are worth to a player of Shogun, and one look at a table for all that is asked about it."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.dicium.choices import BONUS, END_ACTIONS, KEEP_ALL, LEVEL, RAISE_HAND, REROLL, THROW, VALUE
from tatami.games.dicium.combinations import NO_COMBINATION, colour, holds, is_value, sets_to_spend
from tatami.games.dicium.dice import DICE_BITS, FACES, NO_DICE, PARTS, RED, SIZE, UNIT, count
from tatami.games.dicium.shogun.actions import all_combinations, deed_of
from tatami.games.dicium.shogun.bot.deed_ratings import BONUS_WORTH, HAND, UNKNOWN, DeedRatings
from tatami.games.dicium.shogun.state import Rules, Shogun

FRESH_DIE: Final = 0.8  # A die that is still to be thrown is worth so much.
MOST_LOOKS: Final = 500  # So many are kept at a time.
FACE_WORTH: Final = [0.2, 0.5, 0.8, 0.6, 0.5, 1.0]


_HOLDING: Final[dict[int, list[int]]] = {}  # Worked out once, by dice and picked dice.


def holding(dice: int, picked: int) -> list[int]:
    """Which of the PARTS of some dice have the picked ones among them: their places there."""
    key = dice << DICE_BITS | picked
    found = _HOLDING.get(key)
    if found is None:
        found = [place for place, part in enumerate(PARTS[dice]) if holds(part, picked)]
        _HOLDING[key] = found
    return found


@mypyc_attr(acyclic=True)
class Knowledge(DeedRatings):
    """One look at a table: what squares, deeds and dice are worth to a seat. What was worked out is kept, for `look`
    hands the same ratings out for every table that looks the same."""

    __slots__ = ("kept", "thrown_parts", "throws")

    def __init__(self, state: Shogun, seat: int) -> None:
        super().__init__(state, seat)
        self.kept: dict[int, float] = {}
        self.throws: dict[int, float] = {}
        self.thrown_parts: dict[int, list[float]] = {}

    # Dice

    def dice(self, dice: int) -> float:
        """What kept dice are worth."""
        known = self.kept.get(dice)
        if known is None:
            known = self.count_dice(dice)
            self.kept[dice] = known
        return known

    def count_dice(self, dice: int) -> float:
        """The best combination of some dice, and a little for each face."""
        state = self.state
        most = 0.0
        if dice != NO_DICE:
            own = state.dice
            state.dice = dice
            choices = all_combinations(state, self.seat)
            state.dice = own
            for choice in choices:
                most = max(most, self.deed(deed_of(state, self.seat, choice)))
        for face in range(len(FACES)):
            most += 0.2 * FACE_WORTH[face] * count(dice, face)
        return most

    # Questions

    def throw(self, held: int, picked: int, option: int) -> float:
        """The best set of dice to throw again that begins with what is picked: what is kept, and fresh dice."""
        if option in (KEEP_ALL, THROW):
            return self.thrown(held, picked)
        picked += UNIT[option - REROLL]
        key = held << DICE_BITS | picked
        known = self.throws.get(key)
        if known is None:
            known = UNKNOWN
            worths = self.thrown_each(held)
            for place in holding(held, picked):
                known = max(known, worths[place])
            self.throws[key] = known
        return known

    def thrown_each(self, held: int) -> list[float]:
        """What it is worth to throw each of the PARTS of the dice again."""
        found = self.thrown_parts.get(held)
        if found is None:
            found = [self.thrown(held, again) for again in PARTS[held]]
            self.thrown_parts[held] = found
        return found

    def thrown(self, held: int, again: int) -> float:
        """What it is worth to throw some of the dice again."""
        return self.dice(held - again) + FRESH_DIE * SIZE[again] - (0.3 if again else 0.0)

    def gain(self, option: int) -> float:
        """What a larger hand, a level or a bonus is worth."""
        if option == RAISE_HAND:
            return HAND
        return self.best_bonus(option - LEVEL) if LEVEL <= option < BONUS else BONUS_WORTH[option - BONUS]

    def action(self, option: int) -> float:
        """The deed, and half of what the dice that are left are worth."""
        if option == END_ACTIONS:
            return 0.05
        state = self.state
        which = option - VALUE if is_value(option) else NO_COMBINATION
        tint = 0 if is_value(option) else colour(option)
        left = 0.0
        for spent in sets_to_spend(state.dice, which, tint, state.dice_to_pay(self.seat, option)):
            left = max(left, self.dice(state.dice - spent))
        return self.deed(deed_of(state, self.seat, option)) + 0.5 * left


class Looks:
    """The looks at tables with the same rules. Dice are picked one at a time, and that changes nothing on the board;
    those who look ahead come to the same board again and again."""

    __slots__ = ("layout", "layouts", "ratings", "rules", "tiles")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ratings: dict[tuple[object, ...], Knowledge] = {}
        self.layouts: dict[bytes, int] = {}
        self.tiles: list[int] = []  # The last layout of tiles.
        self.layout = 0  # Its number.

    def layout_of(self, tiles: list[int]) -> int:
        """The number of a layout of tiles: they change seldom, and are too many for a key that is quick."""
        if tiles != self.tiles:
            self.tiles = tiles[:]
            self.layout = self.layouts.setdefault(bytes(tiles), len(self.layouts))
        return self.layout


_LOOKS: Final[list[Looks]] = []


def look(state: Shogun, seat: int) -> Knowledge:
    """A seat's look at a table: the one it had when everything that ratings ask about was as it is now."""
    if not _LOOKS or _LOOKS[0].rules is not state.rules or len(_LOOKS[0].ratings) >= MOST_LOOKS:
        _LOOKS[:] = [Looks(state.rules)]
    looks = _LOOKS[0]
    side = state.side_of(seat)
    red = 0  # All that foes can fight with.
    for foe in range(state.seats):
        if state.side_of(foe) != side:
            red = (
                red << 8 | state.bonus(foe, RED) << 4 | state.engageable(foe)
            )  # There are eight bonuses and a hand of dice at most.
    key = (
        seat, side, red, state.hand[seat], state.stock[seat], state.bonuses[seat], state.thrown, state.captor,
        state.alerts, state.braziers, looks.layout_of(state.tiles), tuple(state.pawns), tuple(state.colours),
    )  # fmt: skip
    ratings = looks.ratings.get(key)
    if ratings is None:
        ratings = Knowledge(state, seat)
        looks.ratings[key] = ratings
    ratings.state = state  # What was kept holds for this table too; its dice are read anew.
    return ratings
