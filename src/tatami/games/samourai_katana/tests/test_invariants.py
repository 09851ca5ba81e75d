"""The invariants find what is broken."""

from collections.abc import Callable

import pytest

from tatami.games.samourai_katana.state import SamouraiKatana
from tatami.games.samourai_katana.tests.table import GAME, table


def more_cards(state: SamouraiKatana) -> None:
    state.deck.append(3)


def wrong_size(state: SamouraiKatana) -> None:
    state.sizes[0] += 1


def more_samurai(state: SamouraiKatana) -> None:
    state.samurai[8] += 1


def more_castles(state: SamouraiKatana) -> None:
    state.castles[1] += 1


def ghost(state: SamouraiKatana) -> None:
    state.owner[0] = 1


def below_dishonour(state: SamouraiKatana) -> None:
    state.honour[2] = -1


def untold_honour(state: SamouraiKatana) -> None:
    state.honour[2] += 1


def two_offices(state: SamouraiKatana) -> None:
    state.shogun = state.emperor


def lost_support(state: SamouraiKatana) -> None:
    state.support = [8]


def half_a_trail(state: SamouraiKatana) -> None:
    state.trail = [1, 2]


@pytest.mark.parametrize(
    "fault",
    [
        more_cards,
        wrong_size,
        more_samurai,
        more_castles,
        ghost,
        below_dishonour,
        untold_honour,
        two_offices,
        lost_support,
        half_a_trail,
    ],
)
def test_a_fault_is_found(fault: Callable[[SamouraiKatana], None]):
    state = table(a="kai:2", b="suruga:2").state
    GAME.check(state)
    fault(state)
    with pytest.raises(AssertionError):
        GAME.check(state)
