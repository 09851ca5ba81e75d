"""A response window: who is asked, whose answer counts, when it opens again and when it closes."""

from dataclasses import replace

import pytest

from tatami.core.state import Frame, State, carry_out, settle
from tatami.core.together import Window
from tatami.core.waiting import concerns, window_of
from tatami.exam import Failure, examine, sittings
from tatami.games import MODULES
from tests.gate.game import TORCH, Torches

PASS, CARD = 0, 1


class Answer(Window[State]):
    """Everybody but seat 3 may answer with a card."""

    __slots__ = ()
    name = "answer"
    clause = "R1.1"

    def takes_part(self, state, seat):
        return seat != 3

    def offers(self, state, seat):
        return [PASS, CARD]

    def respond(self, state, seat, choice):
        state.reason = seat

    def close(self, state):
        state.over = True


def say(state, **choices):
    """Each seat that is asked answers, in this order."""
    for letter, choice in choices.items():
        seat = "abcd".index(letter)
        carry_out(state, next(one for one in state.asked if one.seat == seat), choice)


def opened(seat):
    state = State(seats=4, chance=1)
    state.reason = -1
    state.push(Answer(seat))
    settle(state)
    return state


def test_all_whom_open_facts_allow_are_asked_at_once():
    assert [one.seat for one in opened(2).asked] == [0, 1, 2]


def test_the_answer_of_the_one_it_is_aimed_at_counts_first_then_clockwise():
    state = opened(2)
    say(state, a=CARD, b=CARD, c=CARD)
    assert state.reason == 2 and len(state.asked) == 3
    say(state, b=CARD, a=CARD, c=PASS)
    assert state.reason == 0 and len(state.asked) == 3


def test_it_closes_when_all_pass():
    state = opened(1)
    say(state, a=PASS, b=PASS)
    assert not state.over
    say(state, c=PASS)
    assert state.over and state.reason == -1


def test_where_nobody_may_answer_it_closes_at_once():
    class Unanswered(Answer):
        __slots__ = ()
        name = ""

        def takes_part(self, state, seat):
            return False

    state = State(seats=4, chance=1)
    state.push(Unanswered(0))
    settle(state)
    assert state.over and not state.asked


def test_it_concerns_the_one_it_is_aimed_at_unless_a_game_says_otherwise():
    class Rumour(Answer):
        __slots__ = ()
        name = ""

        def concerns(self, state, seat):
            return False

    state = opened(2)
    assert [concerns(state, one) for one in state.asked] == [False, False, True]
    state.become(Rumour(2))
    settle(state)
    assert [concerns(state, one) for one in state.asked] == [False, False, False]


def test_other_questions_concern_nobody():
    class Only(Frame):
        __slots__ = ()

        def options(self, state):
            return [PASS]

    state = State(seats=4, chance=1)
    state.push(Only(2))
    settle(state)
    assert window_of(state.asked[0]) is None and not concerns(state, state.asked[0])


# The examination of a game with windows, and what it finds


@pytest.fixture
def gate(monkeypatch):
    monkeypatch.setitem(MODULES, "gate", "tests.gate")


def examined(games=40):
    results = [examine(replace(sitting, speaks=False)) for sitting in sittings(["gate"], games, 1, None, 3)]
    return next((result for result in results if isinstance(result, Failure)), None)


def test_a_game_with_windows_passes_the_examination(gate):
    assert examined() is None


def test_a_window_that_concerns_seats_by_what_they_hold_is_found(gate, monkeypatch):
    monkeypatch.setattr(Torches, "concerns", lambda frame, state, seat: state.torches[seat] > 1)
    failure = examined()
    assert failure.law in ("secrecy", "imagination")


def test_a_window_in_which_somebody_cannot_pass_is_found(gate, monkeypatch):
    monkeypatch.setattr(Torches, "offers", lambda frame, state, seat: [TORCH] if state.torches[seat] else [PASS])
    failure = examined()
    assert failure.law == "invariants" and "cannot pass in the window torches" in failure.why
