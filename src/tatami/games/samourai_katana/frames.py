"""A game from the deal on: the placing, then round after round. (R6.1)

`Round` lies at the bottom of the stack. What a turn asks is pushed on top of it by the modules in `phases`.
"""

from tatami.core.state import Frame
from tatami.games.samourai_katana.effects import draw
from tatami.games.samourai_katana.phases.levy import end_round
from tatami.games.samourai_katana.phases.naming import Order, name_next, to_come
from tatami.games.samourai_katana.phases.placing import begin_placing
from tatami.games.samourai_katana.pieces import ACTIVATION, LEVY, NOBODY, PLACING, PURCHASE
from tatami.games.samourai_katana.state import SamouraiKatana


class Round(Frame[SamouraiKatana]):
    """What comes next when nothing is left to do: somebody's turn, the next phase, the next round. (R6.1)"""

    __slots__ = ()
    name = "round"
    clause = "R6.1"

    def proceed(self, state: SamouraiKatana) -> None:
        if state.phase == LEVY:
            begin_round(state)
            return
        left = to_come(state)
        if state.phase == PLACING:
            place_next(state, left)
        elif left:
            name_next(state)
        elif state.phase == PURCHASE:
            begin_phase(state, ACTIVATION)
        else:
            state.phase = LEVY
            end_round(state)


def place_next(state: SamouraiKatana, left: list[int]) -> None:
    """The next player clockwise from the Emperor places samurai; then the cards are dealt. (R3.7, R3.9)"""
    seat = state.emperor
    for _ in range(state.seats):
        if seat in left:
            begin_placing(state, seat)
            return
        seat = state.next_seat(seat)
    for _ in range(state.seats):
        draw(state, seat, state.rules.hand)
        seat = state.next_seat(seat)
    begin_round(state)


def begin_round(state: SamouraiKatana) -> None:
    """A new round: what can be done once a round can be done again. (R6.1)"""
    state.round += 1
    state.has_free_move = False
    state.has_vetoed = False
    state.has_offered = False
    state.has_supported = False
    state.is_reached = max(state.honour) >= state.rules.mark  # The Emperor's point may have reached it. (R14.3)
    if state.news is not None:
        state.tell("round", {"count": state.round, "seat": state.emperor})
    begin_phase(state, PURCHASE)
    if state.rules.limited_emperor:
        state.order = []
        state.push(Order(state.emperor))


def begin_phase(state: SamouraiKatana, phase: int) -> None:
    """Nobody has had a turn in this phase. (R6.3)"""
    state.phase = phase
    state.turn = NOBODY
    state.done = [0] * state.seats
