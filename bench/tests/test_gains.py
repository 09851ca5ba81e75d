"""What thinking gains: the judge is fair, and bad input is one sentence. No test here looks at a clock."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tatami.games import load


@pytest.fixture
def gains(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command's module, found as the command finds its neighbours: in its own folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    return import_module("gains")


def test_who_follows_the_hints_gains_nothing_and_chance_loses(gains):
    job = gains.Job("katana", 5, "1", ("heuristic", "random"), "search:30:way=halving:cut=4")
    found = gains.judged(job)
    assert len(found) >= 5 and all(gain.worth[0] == 0 for gain in found)
    assert sum(gain.worth[1] for gain in found) < 0


def test_the_same_questions_are_judged_alike(gains):
    job = gains.Job("katana", 4, "2", ("search:8",), "search:5:way=halving:cut=4")
    assert [gain.worth for gain in gains.judged(job)] == [gain.worth for gain in gains.judged(job)]


def test_options_are_valued_in_the_same_worlds(gains):
    game = load("katana")
    view, asked = next(gains.questions(game, gains.Job("katana", 5, "3", (), "")))
    judge = "search:20:way=halving:cut=6"
    together = gains.values(game, judge, view, asked, asked.options, "seed")
    for option in asked.options:
        assert gains.values(game, judge, view, asked, [option], "seed") == {option: together[option]}


def test_the_table_is_in_thousandths_and_compares_with_the_first(gains):
    games = [[gains.Gain([0.0, worth], [False, worth > 0], [0.001, 0.002])] for worth in (0.010, 0.020, 0.0, 0.010)]
    lines = gains.table(("heuristic", "search:9"), games).splitlines()
    assert lines[2] == "| `heuristic` | 0.0 [0.0, 0.0] |  | 0% | 1 ms |"
    assert lines[3] == "| `search:9` | 10.0 [-2.9, 22.9] | 10.0 [-2.9, 22.9] | 75% | 2 ms |"


def test_questions_of_one_game_are_not_taken_for_independent(gains):
    once = [[0.010], [0.020], [0.0], [0.010]]
    assert gains.figure(once) == gains.figure([worth * 5 for worth in once]) == "10.0 [-2.9, 22.9]"
    assert gains.figure([[0.010, 0.020]]) == "15.0 [–]"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”"),
        (["katana", "--bots", "genius"], "There is no bot “genius”"),
        (["katana", "--bots", "random", "--seats", "9"], "It takes numbers of players that the game is for"),
        (["katana", "--bots", "random", "--seats", "five"], "It takes numbers of players that the game is for"),
        (["katana", "--bots", "random", "--jobs", "0"], "--jobs is from 1 to 64, not 0."),
        (["katana", "--bots", "random", "--judge", "hatamoto"], "a judge who halves, without caution"),
        (["katana", "--bots", "random", "--judge", "search:3:way=tree"], "a judge who halves, without caution"),
        (["katana", "--bots", "random", "--judge", "search:3:caution=1"], "a judge who halves, without caution"),
        (["katana", "--bots", "random", "--judge", "search:1:depth=2"], "A search is named as in"),
    ],
)
def test_what_cannot_be_judged_is_refused_in_a_sentence(gains, monkeypatch, capsys, words, sentence):
    monkeypatch.setattr("sys.argv", ["gains.py", *words])
    assert gains.main() == 2
    assert sentence in capsys.readouterr().err
