"""The aim in a minute is told with real tables: they are what the games of today show."""

import pytest

from tatami.games import game_names
from tools import aims


@pytest.mark.parametrize("game", game_names())
def test_the_table_of_the_aim_is_one_that_the_game_shows(game):
    assert game in aims.TABLES, f"TABLES in tools/aims.py names no golden record of {game}"
    file = aims.VIEWS / f"{game}.table.json"
    assert file.read_text("utf-8") == aims.written(game), "out of step with the game: python tools/aims.py"
