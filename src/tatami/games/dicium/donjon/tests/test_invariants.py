"""The invariants notice what no rule would do."""

from collections.abc import Callable

import pytest

from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.state import GOBLIN, Donjon
from tatami.games.dicium.donjon.tests.table import GAME, table


def _lose_a_goblin(state: Donjon) -> None:
    state.goblins -= 1


def _raise_the_dead(state: Donjon) -> None:
    state.slayer[0] = 0


def _double_a_card(state: Donjon) -> None:
    state.discards.append(3)


def _put_a_goblin_on_a_portal(state: Donjon) -> None:
    state.tiles[SQUARES.index("i5")] = GOBLIN
    state.goblins -= 1


def _stand_beside_a_goblin(state: Donjon) -> None:
    state.pawns[0] = SQUARES.index("d5")


def _swap_relics(state: Donjon) -> None:
    state.chests[8] = state.chests[7]


def _share_a_hero(state: Donjon) -> None:
    state.heroes[1] = state.heroes[0]


def _enthrone_the_king(state: Donjon) -> None:
    state.king = len(state.rules.dungeon.way) - 1


def _keep_a_trap(state: Donjon) -> None:
    state.scrolls[0].append(state.unused.pop())
    state.scrolls[0][-1] = 14
    state.unused.append(0)


@pytest.mark.parametrize(
    "harm",
    [
        _lose_a_goblin, _raise_the_dead, _double_a_card, _put_a_goblin_on_a_portal, _stand_beside_a_goblin,
        _swap_relics, _share_a_hero, _enthrone_the_king, _keep_a_trap,
    ],
)  # fmt: skip
def test_what_no_rule_would_do_is_noticed(harm: Callable[[Donjon], None]):
    state = table("c5 i5", "1 2 3", goblins="d5").state
    GAME.check(state)
    harm(state)
    with pytest.raises(AssertionError):
        GAME.check(state)
