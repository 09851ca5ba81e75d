"""The page of baseline scores has every row that its script plays, and agrees with the ladder."""

import re
from pathlib import Path

import pytest

from bench import baselines
from tatami.cli.crew import Processes

LADDER = Path(baselines.__file__).parents[1] / "docs" / "ladder.md"
LINE = re.compile(
    r"^\| (\S+) \| (\d+) \| (\S+) \| \d+ \| \d+ \| .* \[.*\] \| (\S+) \[(\S+), (\S+)\] \|$", re.MULTILINE
)


def rows() -> dict[tuple[str, int, str], tuple[float, ...]]:
    """Times what is fair, with its interval, by game, players and bot."""
    found = LINE.findall(baselines.PAGE.read_text("utf-8"))
    return {(game, int(seats), bot): tuple(map(float, times)) for game, seats, bot, *times in found}


def test_the_page_has_the_rows_that_are_played():
    assert list(rows()) == [(game, seats, bot) for game, seats, bot, _ in baselines.plans()]


def test_a_row_is_what_is_played_again():
    with Processes(1) as crew:
        name, seats, bot, games = next(plan for plan in baselines.plans() if plan[0] == "dicium.crazy_cup")
        assert baselines.row(name, seats, bot, games, crew) in baselines.PAGE.read_text("utf-8")


def test_random_bots_lose_as_the_ladder_says():
    """Where the ladder shows that heuristic bots beat random ones, random ones take less than their share here."""
    ladder = LADDER.read_text("utf-8")
    for (game, _, bot), (times, low, _) in rows().items():
        if bot == "random":
            assert times < 1 and low < 1, game
    assert "the heuristic bot (Hatamoto) takes twice its fair share from random bots" in ladder


@pytest.mark.parametrize("game", baselines.SEARCHED)
def test_a_search_is_no_worse_than_chance(game):
    shown = rows()
    seats = next(seats for name, seats, _ in shown if name == game)
    assert shown[game, seats, "search:50"][0] > shown[game, seats, "random"][0]
