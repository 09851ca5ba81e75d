"""Random play until every choice, question, event and way to end has been seen, at every table."""

import pytest

from tatami.exam.usage import use_everything
from tatami.games.samourai_katana.game import GAME

FEW_TOKENS = {"values": {"tokens": {"value": 2}}}  # so that one player is left with tokens


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_used(seats: int):
    use_everything(GAME, seats, content=FEW_TOKENS)
