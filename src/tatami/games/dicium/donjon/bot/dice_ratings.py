# hot
"""What dice are worth to a player of Donjon: the best two actions that they allow, and what a throw may bring."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.dicium.choices import VALUE
from tatami.games.dicium.combinations import NO_COMBINATION, colour, is_value, sets_to_spend
from tatami.games.dicium.dice import FACES, GREEN, HANDFULS, NO_DICE, PARTS, SIZE, UNIT, count, of_colour, reds
from tatami.games.dicium.donjon.actions import all_combinations, deed_of, targets
from tatami.games.dicium.donjon.bot.knowledge import CHEST, UNKNOWN, Knowledge
from tatami.games.dicium.donjon.choices import CHEST_FACES
from tatami.games.dicium.donjon.state import (
    ANYWHERE,
    CHARGE,
    MOVE,
    NOBODY,
    OPENING,
    PASS_WALL,
    RELICS,
    STRIDE,
    TREASURE_CHESTS,
    Donjon,
    Rules,
)
from tatami.games.dicium.state import DEED_STEPS

FACE_WORTH: Final = [0.3, 0.25, 0.2, 0.35, 0.25, 0.6]  # A die that is left over.
SECOND: Final = 0.75  # A second action is less sure than the first.
MOST_LOOKS: Final = 400
# What stands where a move ends.
EMPTY: Final = 0
BY_TREASURE: Final = 1
BY_RELIC: Final = 2
WALKS: Final = (MOVE, CHARGE, STRIDE, OPENING, PASS_WALL, ANYWHERE)


def _falls(many: int) -> list[tuple[int, float]]:
    """All that so many dice can show, with its chance."""
    found = {NO_DICE: 1.0}
    for _ in range(many):
        after: dict[int, float] = {}
        for dice, chance in found.items():
            for face in range(len(FACES)):
                key = dice + UNIT[face]
                after[key] = after.get(key, 0.0) + chance / len(FACES)
        found = after
    return list(found.items())


FALLS: Final = [_falls(many) for many in range(6)]
LEFT: Final[dict[int, float]] = {
    dice: sum(FACE_WORTH[face] * count(dice, face) for face in range(len(FACES))) for dice in HANDFULS
}


@mypyc_attr(acyclic=True)
class DiceRatings(Knowledge):
    """One look at a table, with what dice are worth there."""

    __slots__ = ("best", "ends", "second", "thrown_sets")

    def __init__(self, state: Donjon, seat: int) -> None:
        super().__init__(state, seat)
        self.best: dict[int, float] = {}
        self.second: dict[int, float] = {}
        self.thrown_sets: dict[int, float] = {}
        self.ends: dict[int, list[float]] = {}

    def turn(self, dice: int) -> float:
        """The best that can be done with all dice of a turn, from where the pawn stands or from a portal."""
        known = self.best.get(dice)
        if known is None:
            known = self.work_out_turn(dice)
            self.best[dice] = known
        return known

    def work_out_turn(self, dice: int) -> float:
        state, seat = self.state, self.seat
        own, actions = state.dice, state.actions
        state.dice = dice
        most = LEFT[dice]
        if dice != NO_DICE:
            for choice in all_combinations(state, seat):
                most = max(most, self.action(choice, actions if actions > 0 else 1))
        state.dice = own
        return most

    def action(self, choice: int, actions: int) -> float:
        """A combination of the dice on the table: the deed, and what the dice that are left are good for after it."""
        state, seat = self.state, self.seat
        code = deed_of(state, seat, choice)
        deed, number = code // DEED_STEPS, code % DEED_STEPS
        which = choice - VALUE if is_value(choice) else NO_COMBINATION
        tint = 0 if is_value(choice) else colour(choice)
        most = UNKNOWN
        for spent in sets_to_spend(state.dice, which, tint, state.dice_to_pay(seat, choice)):
            left = state.dice - spent
            worth = self.deed(code, reds(left))
            if actions > 1 and left != NO_DICE:
                if deed in WALKS:
                    worth = max(worth + 0.5 * LEFT[left], self.walk(deed, number, left))
                else:
                    worth += SECOND * self.after(left)
            else:
                worth += 0.5 * LEFT[left]
            most = max(most, worth)
        return most

    def walk(self, deed: int, number: int, left: int) -> float:
        """A move, and then the chest where it ends, or whatever else the dice are good for."""
        ends = self.ends_of(deed, number, reds(left))
        green = SIZE[of_colour(left, GREEN)]
        faces = green + self.state.bonus(self.seat, GREEN) if green else 0
        more = SECOND * self.after(left)
        opened = CHEST - 4.0
        return max(
            ends[EMPTY] + more,
            ends[BY_TREASURE] + (opened if faces >= CHEST_FACES[0] else more),
            ends[BY_RELIC] + (opened if faces >= CHEST_FACES[1] else more),
        )

    def ends_of(self, deed: int, number: int, more: int) -> list[float]:
        """What the best end of a move is worth where no chest stands, beside a treasure and beside a relic."""
        key = (deed * DEED_STEPS + number) << 3 | more
        known = self.ends.get(key)
        if known is None:
            known = [UNKNOWN, UNKNOWN, UNKNOWN]
            for square in targets(self.state, self.seat, deed, number):
                chest = self.state.chest_at(square)
                kind = EMPTY if chest == NOBODY else BY_TREASURE if chest < TREASURE_CHESTS else BY_RELIC
                known[kind] = max(known[kind], self.target(deed, square, more))
            self.ends[key] = known
        return known

    def after(self, dice: int) -> float:
        """What dice are good for after a first action: the best deed that does not depend on where one stands."""
        known = self.second.get(dice)
        if known is None:
            state, seat = self.state, self.seat
            own = state.dice
            state.dice = dice
            known = LEFT[dice]
            for choice in all_combinations(state, seat):
                code = deed_of(state, seat, choice)
                known = max(known, self.deed(code, 0))
            state.dice = own
            self.second[dice] = known
        return known

    def thrown(self, held: int, again: int, fresh: int = 0) -> float:
        """What it is worth on average to throw some of the dice again, and so many more."""
        key = (held - again) << 3 | (SIZE[again] + fresh)
        known = self.thrown_sets.get(key)
        if known is None:
            kept = held - again
            known = 0.0
            for fallen, chance in FALLS[SIZE[again] + fresh]:
                known += chance * self.turn(kept + fallen)
            self.thrown_sets[key] = known
        return known

    def rerolled(self, held: int, picked: int, fresh: int = 0) -> float:
        """The best set of dice to throw again that has the picked ones among it."""
        most = UNKNOWN
        for part in PARTS[held - picked]:
            most = max(most, self.thrown(held, picked + part, fresh))
        return most


class Looks:
    """The looks at tables with the same rules: those who look ahead come to the same board again and again."""

    __slots__ = ("ratings", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ratings: dict[tuple[object, ...], DiceRatings] = {}


_LOOKS: Final[list[Looks]] = []


def look(state: Donjon, seat: int) -> DiceRatings:
    """A seat's look at a table: the one it had when everything that ratings ask about was as it is now."""
    if not _LOOKS or _LOOKS[0].rules is not state.rules or len(_LOOKS[0].ratings) >= MOST_LOOKS:
        _LOOKS[:] = [Looks(state.rules)]
    looks = _LOOKS[0]
    found = sum(1 << relic for relic in range(len(RELICS)) if state.has_relic(relic))
    key = (
        seat, state.card, state.king, state.actions, state.thrown, state.hand[seat], state.shown << 3 | found,
        tuple(state.bonuses), bytes(state.tiles), tuple(state.pawns), tuple(state.slayer), tuple(state.items[seat]),
        len(state.piles[seat]),
    )  # fmt: skip
    ratings = looks.ratings.get(key)
    if ratings is None:
        ratings = DiceRatings(state, seat)
        looks.ratings[key] = ratings
    ratings.state = state  # What was kept holds for this table too; its dice are read anew.
    return ratings
