"""A game of Bushido from the deal on: the opening, and the twelve phases of a turn. (R5.1)

Opening and Turn lie at the bottom of the stack. What a phase asks is pushed on top of them by the modules in
`phases`; when all of it is done, the phase after it begins.
"""

from collections.abc import Callable
from typing import Final

from tatami.core.state import Frame
from tatami.games.bushido.effects import advance_month, begin_phase
from tatami.games.bushido.phases import combat, court, intrigue, judgement, mobilisation, preparation
from tatami.games.bushido.state import (
    BUSHI,
    DECLARED,
    HATAMOTO,
    LAST_PHASE,
    NO_COMBAT,
    NOBODY,
    SAMURAI,
    SECOND_ATTACK,
    SENSEI,
    Bushido,
)

PROVINCES_EACH = 6  # They are a fortress and five provinces. (R2.7)
CAMPAIGN_ENDS = 11  # Before this phase a campaign goes back to phase 4. (R15.3)


class Opening(Frame[Bushido]):
    """The set-up, step by step: fortresses, provinces, honour, troops, tiles. (R2)"""

    __slots__ = ("step",)
    name = "opening"
    clause = "R2.6"
    fields = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def proceed(self, state: Bushido) -> None:
        step, seats = self.step, state.seats
        seat = (state.first + step) % seats
        if step == 0 and state.rules.deals_provinces:
            preparation.deal_provinces(state)
            state.become(Opening(self.seat, PROVINCES_EACH * seats))
            return
        state.become(Opening(self.seat, step + 1))
        if step < seats:
            state.push(preparation.Found(seat))
        elif step < PROVINCES_EACH * seats:
            state.push(preparation.Claim(seat))
        elif step < (PROVINCES_EACH + 1) * seats:
            if step == PROVINCES_EACH * seats:
                preparation.record_honour(state)
            state.push(preparation.Deploy(seat))
        else:
            preparation.recruit(state)
            state.become(Turn(state.first))


class Turn(Frame[Bushido]):
    """One Daimyo's turn: phase after phase, until the next player is Daimyo. (R5.1)"""

    __slots__ = ()
    name = "turn"
    clause = "R5.1"

    def proceed(self, state: Bushido) -> None:
        phase = state.phase + 1
        if phase == CAMPAIGN_ENDS and state.campaign == DECLARED:  # (R15.3)
            state.campaign = SECOND_ATTACK
            court.call_in_cards(state)
            phase = 4
        if state.campaign == SECOND_ATTACK and phase in (5, 6):
            phase = 7
        state.phase = phase
        begin(state, self.seat, phase)


def begin(state: Bushido, seat: int, phase: int) -> None:
    """Begin a phase; one that asks and tells nothing passes without a heading."""
    if phase > LAST_PHASE:
        end_turn(state, seat)
        return
    if phase == 1 and state.news is not None:
        state.tell("turn", {"seat": seat, "count": state.month})
    if phase == 6 and state.roles[HATAMOTO] == NOBODY:  # (R9.11)
        return
    if phase == 10 and not state.samurai_lost:  # (R13.1)
        return
    begin_phase(state, phase)
    PHASE_BEGINNINGS[phase](state, seat)


def end_turn(state: Bushido, seat: int) -> None:
    """The next player clockwise is Daimyo; a table that only rests moves on all the same. (R5.8, R14.9)"""
    state.stalled += 1
    state.combat = NO_COMBAT
    if state.rules.stall_guard and state.stalled >= state.seats:
        state.stalled = 0
        if state.news is not None:
            state.tell("stalls", {"count": state.seats})
        advance_month(state, 1)
        if state.over:
            return
    state.turn = state.next_seat(seat)
    state.phase = 0
    state.become(Turn(state.turn))


def _begin_tea(state: Bushido, seat: int) -> None:
    state.push(court.Tea(seat))


def _begin_treasury(state: Bushido, seat: int) -> None:
    state.push(court.Treasury(seat))


def _begin_roles(state: Bushido, seat: int) -> None:
    state.push(court.AppointSamurai(seat))


def _begin_schemes(state: Bushido, seat: int) -> None:
    state.push(intrigue.Schemes(state.roles[SENSEI], 1, 0, False))


def _begin_hatamoto(state: Bushido, seat: int) -> None:
    intrigue.begin_hatamoto(state, state.roles[HATAMOTO])


def _begin_combat(state: Bushido, seat: int) -> None:
    assert state.attacker == state.roles[SAMURAI] and state.defender == state.roles[BUSHI]
    state.push(combat.Stacks(state.attacker))


def _begin_advice(state: Bushido, seat: int) -> None:
    state.push(judgement.DemandSeppuku(state.roles[SENSEI]))


def _begin_arms(state: Bushido, seat: int) -> None:
    state.push(judgement.ToArms(state.roles[SENSEI]))


def _begin_audience(state: Bushido, seat: int) -> None:
    state.push(judgement.Audience(state.roles[SENSEI]))


# What each phase asks first; phase 9 only tells what the combat brought.
PHASE_BEGINNINGS: Final[dict[int, Callable[[Bushido, int], None]]] = {
    1: court.begin_turn,
    2: _begin_tea,
    3: _begin_treasury,
    4: _begin_roles,
    5: _begin_schemes,
    6: _begin_hatamoto,
    7: mobilisation.mobilise,
    8: _begin_combat,
    10: _begin_advice,
    11: _begin_arms,
    12: _begin_audience,
}
