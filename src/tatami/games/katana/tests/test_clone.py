"""Clones share lists; what happens at one table must not be seen at another."""

from collections.abc import Callable

import pytest

from tatami.games.katana.effects import (
    count_permanents,
    defeat,
    exhaust,
    lose_honour_to_bushido,
    take_out,
)
from tatami.games.katana.state import ARMOUR, FAST_DRAW, FOCUS, Katana
from tatami.games.katana.tests.table import GAME, fresh


def _exhausted(state: Katana) -> None:
    state.discards, state.pile = state.pile, []
    exhaust(state)


VERBS: dict[str, Callable[[Katana], None]] = {
    "deed": lambda state: state.noting().note_deed(1, 2, 1),
    "bare": lambda state: state.noting().note_bare(1, 3),
    "gone": lambda state: take_out(state, 1, state.hands[1][0]),
    "kept": lambda state: state.noting().note_kept(1, len(state.hands[1])),
    "mercy": lambda state: state.noting().note_spared(1, 2),
    "armour": lambda state: count_permanents(state, 1, ARMOUR, 1),
    "fast draw": lambda state: count_permanents(state, 1, FAST_DRAW, 1),
    "focus": lambda state: count_permanents(state, 1, FOCUS, 1),
    "defeat": lambda state: defeat(state, 1, 2),
    "exhaustion": _exhausted,
    "bushido": lambda state: lose_honour_to_bushido(state, 1),
}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("is_copy", [True, False])
def test_what_one_table_does_the_other_does_not_see(verb: str, is_copy: bool):
    state = fresh(5, 3)
    state.noting().note_deed(0, 3, 1)
    state.life[1] = 1
    copy = state.clone()
    acting, looking = (copy, state) if is_copy else (state, copy)
    before = GAME.referee(looking)
    VERBS[verb](acting)
    assert GAME.referee(looking) == before != GAME.referee(acting)
    VERBS[verb](looking)
    assert GAME.referee(looking) == GAME.referee(acting)
