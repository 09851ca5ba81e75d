# hot
"""The set-up: everybody spreads samurai over the towns that were drawn. (R3)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.samourai_katana.codes import PUT
from tatami.games.samourai_katana.effects import recruit
from tatami.games.samourai_katana.pieces import NOBODY, TERRITORIES
from tatami.games.samourai_katana.state import SamouraiKatana


class Place(Frame[SamouraiKatana]):
    """A seat places its additional samurai, one after the other. (R3.7)"""

    __slots__ = ()
    name = "place"
    clause = "R3.7"

    def options(self, state: SamouraiKatana) -> list[int]:
        return [PUT + land for land in state.lands_of(self.seat)]

    def answer(self, state: SamouraiKatana, seat: int, choice: int) -> None:
        land = choice - PUT
        recruit(state, seat, land, 1)
        state.placed += 1
        if state.news is not None:
            state.tell("places", {"seat": seat, "territory": TERRITORIES[land]})
        if state.to_place() == 0:
            state.done[seat] = 1
            state.turn = NOBODY
            state.pop()

    def prompt_facts(self, state: SamouraiKatana, seat: int) -> dict[str, Fact]:
        return {"count": state.to_place()}


def begin_placing(state: SamouraiKatana, seat: int) -> None:
    """It is a seat's turn to place. (R3.7)"""
    state.turn = seat
    state.placed = 0
    state.push(Place(seat))
