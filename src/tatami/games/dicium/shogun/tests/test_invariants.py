"""Every invariant can fail: a table that is spoilt is found out, by the clause it breaks."""

from collections.abc import Callable

import pytest

from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import (
    ALERTS,
    BEATEN,
    BRAZIER_TILE,
    ESCAPE,
    GARRISON_TILE,
    NIGHT,
    NINJAS,
    PAWNS,
    SAMURAI,
    SHOGUN,
    TORII_TILE,
    Shogun,
)
from tatami.games.dicium.shogun.tests.table import table

Spoil = Callable[[Shogun], object]


def stand(pawn: str, square: str) -> Spoil:
    return lambda state: state.pawns.__setitem__(PAWNS.index(pawn), SQUARES.index(square))


def lay(tile: int, square: str) -> Spoil:
    return lambda state: state.tiles.__setitem__(SQUARES.index(square), tile)


def take(*spoils: Spoil) -> Spoil:
    return lambda state: [spoil(state) for spoil in spoils]


def put(name: str, value: object) -> Spoil:
    return lambda state: setattr(state, name, value)


def end(reason: int, winner: int) -> Spoil:
    return take(put("over", True), put("stack", []), put("asked", []), put("reason", reason), put("winner", winner))


SPOILT: list[tuple[Spoil, str]] = [
    (put("colours", [0, 0]), "R2.1"),
    (put("colours", [2, 3]), "R2.1"),
    (put("mats", [[0] * 8, [0] * 8]), "R2.1"),
    (stand("ninja-green-1", "e9"), "R2.3"),
    (put("braziers", 4), "R2.6"),
    (put("stock", [1, 2]), "R2.5"),
    (put("stock", [2, 3]), "R2.5"),
    (take(lay(BRAZIER_TILE, "e7"), put("braziers", 4)), "R7.5"),
    (take(lay(GARRISON_TILE, "a7"), put("stock", [2, 1])), "R7.5"),
    (take(lay(TORII_TILE, "a7"), lay(TORII_TILE, "a8"), put("stock", [0, 2])), "R13.1"),
    (take(lay(TORII_TILE, "a2"), put("stock", [1, 2]), lay(BRAZIER_TILE, "a1"), put("braziers", 4)), "R13.7"),
    (put("alerts", 6), "R2.6"),
    (put("alerts", 0), "R14.3"),
    (put("round", 31), "R14.5"),
    (stand("ninja-blue-1", "c5"), "R8.3"),
    (stand("samurai-yellow-1", "e3"), "R9.2"),
    (stand("ninja-blue-1", "e3"), "R9.5"),
    (lambda state: state.pawns.__setitem__(SHOGUN, -1), "R2.4"),
    (put("captor", 0), "R9.6"),
    (put("captor", 7), "R9.6"),
    (take(stand("ninja-blue-1", "e9"), stand("shogun", "e9"), put("captor", 0)), "R14.1"),
    (end(ESCAPE, NINJAS), "R14.1"),
    (end(ALERTS, SAMURAI), "R14.3"),
    (end(BEATEN, SAMURAI), "R14.2"),
    (end(NIGHT, SAMURAI), "R14.5"),
    (take(end(NIGHT, NINJAS), put("round", 30)), "R14.5"),
    (put("hand", [2, 3]), "hand of 2"),
]


@pytest.mark.parametrize("number", range(len(SPOILT)))
def test_a_spoilt_table_is_found_out(number):
    spoil, clause = SPOILT[number]
    state = table("blue1 e7, yellow1 c5", dice="1 1 2 4").state
    GAME.check(state)
    spoil(state)
    with pytest.raises(AssertionError, match=clause):
        GAME.check(state)
