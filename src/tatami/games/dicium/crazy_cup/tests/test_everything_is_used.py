"""Random play until every card, tile, combination, die, bonus, target, square, event and end has been seen."""

import pytest

from tatami.exam.usage import use_everything
from tatami.games.dicium.crazy_cup.tests.table import GAME

ALONE = ("choice: target drone", "end: drone")
TEAMS = ("end: meeting", "event: meets")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_used(seats: int):
    use_everything(GAME, seats, never=lambda thing: thing in ALONE or (seats < 4 and thing in TEAMS))


def test_a_lone_player_meets_the_drone():
    use_everything(GAME, 1, never=lambda thing: thing not in ALONE)
