# hot
"""What deeds are worth to a player of Shogun: as much as the best pawn can do with them."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.dicium.choices import BONUS, LEVEL, ROLL
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.shogun.actions import doers, targets, tile_squares
from tatami.games.dicium.shogun.bot.square_ratings import ALERT, VICTORY, SquareRatings
from tatami.games.dicium.shogun.effects import homes
from tatami.games.dicium.shogun.moves import NINJA_HERE, can_light
from tatami.games.dicium.shogun.state import (
    BANZAI,
    ENTER,
    HAND_OR_BONUS,
    KI,
    KINDLE,
    MOVE_AND_LIGHT,
    NINJAS,
    NOBODY,
    SAMURAI,
    SHURIKEN,
    TILE,
    Shogun,
)
from tatami.games.dicium.state import DEED_STEPS

HAND: Final = 6.0
BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 2.2
BONUS_WORTH[YELLOW] = 2.4
BONUS_WORTH[RED] = 2.0
BONUS_WORTH[GREEN] = 1.0
BONUS_WORTH[ROLL] = 2.6
# A pawn of the reserve is worth less to ninjas, for whom it is also prey, than to samurai.
ENTRY: Final = [1.5, 3.5]
UNKNOWN: Final = -1e9


@mypyc_attr(acyclic=True)
class DeedRatings(SquareRatings):
    """One look at a table: what deeds, pawns and bonuses are worth to a seat."""

    __slots__ = ("deeds",)

    def __init__(self, state: Shogun, seat: int) -> None:
        super().__init__(state, seat)
        self.deeds: dict[int, float] = {}

    def deed(self, code: int) -> float:
        """What a deed is worth at its best."""
        known = self.deeds.get(code)
        if known is None:
            known = self.work_out(code // DEED_STEPS, code % DEED_STEPS)
            self.deeds[code] = known
        return known

    def work_out(self, deed: int, number: int) -> float:
        state, seat = self.state, self.seat
        if deed == HAND_OR_BONUS:
            return HAND if state.can_raise_hand(seat) else self.best_bonus(0)
        if deed == KI:
            return self.best_bonus(number)
        if deed == ENTER:
            return ENTRY[self.side] if state.in_reserve(seat) != NOBODY and homes(state, self.side) else -1.0
        if deed == TILE:
            if state.stock[seat]:
                return 3.0 + self.best_bonus(0) if tile_squares(state, seat, NOBODY) else -1.0
            return 0.2
        most = UNKNOWN
        for pawn in doers(state, seat, deed, number) if deed == SHURIKEN else state.usable(seat):
            most = max(most, self.pawn(deed, number, pawn))
        return -1.0 if most == UNKNOWN else most

    def pawn(self, deed: int, number: int, pawn: int) -> float:
        """What a deed is worth with a pawn, or against it; UNKNOWN if this pawn cannot do it."""
        state = self.state
        if deed == SHURIKEN:
            if state.in_play(SAMURAI) == 1 and not homes(state, SAMURAI):
                return VICTORY
            return self.chance_against(pawn) * (1.0 + 0.5 * self.near(NINJAS, state.pawns[pawn], 3))
        if deed == KINDLE:
            return self.lighting(state.pawns[pawn]) if can_light(state, state.pawns[pawn]) else UNKNOWN
        most = UNKNOWN
        for square in targets(state, self.seat, deed, number, pawn):
            most = max(most, self.target(deed, pawn, square))
        return most

    def target(self, deed: int, pawn: int, square: int) -> float:
        """What a deed is worth with a pawn and a square."""
        if deed == BANZAI and self.marks[square] & NINJA_HERE:
            beaten = self.ninjas.count(square)
            return VICTORY if self.state.alerts <= beaten else ALERT * beaten
        return self.arrival(pawn, square, deed == MOVE_AND_LIGHT)

    def best_bonus(self, level: int) -> float:
        """The best bonus of a level (0: of any) that is still to be had."""
        most = -1.0
        for choice in self.state.free_levels(self.seat):
            if level in (0, choice - LEVEL):
                for bonus in self.state.free_bonuses(self.seat, choice - LEVEL):
                    most = max(most, BONUS_WORTH[bonus - BONUS])
        return most
