"""Whatever is broken is found by `check`."""

import pytest

from tatami.games.ninjato.tests.table import GAME, table
from tatami.games.ninjato.tests.test_04_raid import raid


def broken(spoil, told, laid=None):
    t = laid or table().hand("a", "4")
    spoil(t.state)
    with pytest.raises(AssertionError, match=told):
        GAME.check(t.state)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda state: state.card_pile.pop(), "R2.5"),
        (lambda state: state.row.append(2), "R2.5"),
        (lambda state: state.guard_pile.pop(), "R2.6"),
        (lambda state: state.elite_pile.pop(), "R2.6"),
        (lambda state: state.bag.pop(), "R2.4"),
        (lambda state: setattr(state, "seer", 0), "R6.8"),
        (lambda state: state.tokens.__setitem__(0, state.tokens[1]), "R2.2"),
        (lambda state: state.sentries.__setitem__(0, state.guard_pile.pop()), "R2.6"),
        (lambda state: state.skill_at.__setitem__(0, 4), "nowhere"),
        (lambda state: state.is_used.__setitem__(0, 1), "R5.5"),
        (lambda state: state.won.__setitem__(0, -1), "honour"),
        (lambda state: setattr(state, "order", [0, 0]), "R8.2"),
        (lambda state: setattr(state, "round", 8), "R1.2"),
        (lambda state: state.placed.extend([0, 0, 0, 0]), "R3.1"),
        (lambda state: state.placed.append(0), "R3.1"),
        (lambda state: setattr(state, "stage", 1), "R8.1"),
        (lambda state: setattr(state, "side", 0), "R4.1"),
        (lambda state: state.loot.append(state.bag.pop()), "R4.19"),
        (lambda state: setattr(state, "over", True), "over"),
    ],
)
def test_what_is_broken_is_found(spoil, told):
    broken(spoil, told)


def test_a_hand_above_the_limit():
    t = table()
    t.state.hands[0] = 8
    for _ in range(8):
        t.state.card_pile.remove(0)
    with pytest.raises(AssertionError, match=r"R3\.4"):
        GAME.check(t.state)


def test_a_guard_in_a_fight_that_is_nowhere():
    def forget(state):
        state.foe = -1

    broken(forget, "R2.6", raid("4 5", "fan fan").say("a: fight 4", "a: banzai"))
