# hot
"""Objectives: what they count, and what happens when one is fulfilled. (R13)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import RAISE_HAND
from tatami.games.dicium.civilisation.archipelago import CENTRE, REGION_OF
from tatami.games.dicium.civilisation.choices import COMMON, TAKE_OBJECTIVE
from tatami.games.dicium.civilisation.effects import give_up_objective, take_objective
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    NOBODY,
    TEMPLE_TYPE,
    TYPES,
    WONDER_TYPE,
    Civilisation,
)


def measure(state: Civilisation, seat: int, what: int) -> int:
    """How much a seat has of one of MEASURES. (R13.5)"""
    first = seat * TYPES
    if what < 6:
        if what < 3:
            return state.regions[first + CITY_TYPE + what].bit_count()
        if what == 3:
            return state.heroes[seat].bit_count()
        return state.at_sea[seat] if what == 4 else state.tile_count(seat) - state.at_sea[seat]
    if what == 6:
        return state.occupied(seat).bit_count()
    if what == 7:
        return state.hands[seat].bit_count()
    if what == 8:
        return state.slain[seat].bit_count()
    if what == 9:
        return state.attacks_won[seat]
    if what == 10:
        return state.acquired(seat)
    if what == 11:
        return (state.regions[first + CITY_TYPE] >> CENTRE & 1) + great_in(state, seat, 1 << CENTRE)
    return great_in(state, seat, foreign_regions(state, seat))


def great_in(state: Civilisation, seat: int, regions: int) -> int:
    """How many temples and wonders a seat has in some regions."""
    first = seat * TYPES
    temples, wonders = state.regions[first + TEMPLE_TYPE], state.regions[first + WONDER_TYPE]
    return (temples & regions).bit_count() + (wonders & regions).bit_count()


def foreign_regions(state: Civilisation, seat: int) -> int:
    """A bit for each region with the capital of an opponent."""
    found = 0
    for other in range(state.seats):
        if other != seat:
            found |= 1 << REGION_OF[state.capital(other)]
    return found


def meets(state: Civilisation, seat: int, needs: list[tuple[int, int]]) -> bool:
    """Does a seat have all that an objective asks for? (R13.1, R13.6)"""
    for what, many in needs:  # noqa: SIM110 - plain Python would pay for a generator
        if measure(state, seat, what) < many:
            return False
    return True


def fulfilled(state: Civilisation, seat: int) -> int:
    """The first common objective that lies open and that a seat fulfils, or NOBODY. (R13.1, R13.2)"""
    for objective in state.common:
        if meets(state, seat, state.rules.common_needs[objective]):
            return objective
    return NOBODY


class Objective(Frame[Civilisation]):
    """A step is finished. Who fulfils a common objective takes its card, or discards it for a larger hand; one after
    the other, if there are several. With five dice only the card is left. (R13.1, R13.2, R13.3)"""

    __slots__ = ()
    name = "objective"
    clause = "R13.1"

    def options(self, state: Civilisation) -> list[int]:
        if fulfilled(state, self.seat) < 0 or not state.can_raise_hand(self.seat):
            return []
        return [TAKE_OBJECTIVE, RAISE_HAND]

    def answer(self, state: Civilisation, seat: int, choice: int) -> None:
        objective = fulfilled(state, seat)
        if choice == TAKE_OBJECTIVE:
            take_objective(state, seat, objective)
        else:
            give_up_objective(state, seat, objective)

    def proceed(self, state: Civilisation) -> None:
        if state.can_raise_hand(self.seat):  # Nothing was offered, so nothing is fulfilled.
            state.stack.pop()
            return
        objective = fulfilled(state, self.seat)
        if objective < 0:
            state.stack.pop()
        else:
            take_objective(state, self.seat, objective)

    def prompt_facts(self, state: Civilisation, seat: int) -> dict[str, Fact]:
        objective = fulfilled(state, seat)
        return {"objective": COMMON[objective], "points": state.rules.common_points[objective]}
