"""The short way to the combinations of an action finds what the long way finds, at every action of random games."""

import pytest

from tatami.games import load
from tatami.games.dicium.donjon.actions import all_combinations, can_do, combinations, deed_of
from tatami.games.dicium.donjon.state import Donjon
from tatami.games.dicium.state import DEED_STEPS

GAME = load("dicium.donjon")


def formed(state, seat):
    return all_combinations(state, seat) if state.dice else []


@pytest.mark.parametrize(("seats", "young", "seed"), [(1, False, 1), (3, False, 2), (4, False, 3), (4, True, 4)])
def test_combinations_are_those_of_which_something_comes(seats, young, seed):
    state = GAME.new(seats, seed, young=young)
    assert isinstance(state, Donjon)
    found: set[int] = set()
    while state.asked:
        asked = state.asked[0]
        if asked.prompt == "action":
            useful = []
            for choice in formed(state, asked.seat):
                deed, number = divmod(deed_of(state, asked.seat, choice), DEED_STEPS)
                if can_do(state, asked.seat, deed, number):
                    useful.append(choice)
            assert combinations(state, asked.seat) == useful
            found.update(useful)
        GAME.apply(state, asked.seat, asked.options[state.below(len(asked.options))])
    assert len(found) > 3
