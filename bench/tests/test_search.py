"""The table of the search benchmark. No test here looks at a clock."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bench.contestants import Contestant
from tatami.bots import make
from tatami.bots.search import Search
from tatami.bots.variants import WORDS
from tatami.games import game_names, load


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command's module, found as the command finds its neighbours: in its own folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    return import_module("search")


def one(key: str, missing: str = "") -> Contestant:
    return Contestant(key, f"name of {key}", (), {}, missing)


def test_the_table_compares_with_the_yardstick_and_says_whether_the_targets_are_met(search):
    mine, other, slow = (
        "tatami:katana:compiled:policy",
        "tatami:katana:compiled:random",
        "tatami:go:compiled:policy",
    )
    everybody = [one(search.YARDSTICK), one(mine), one(other), one(slow), one("x", "not installed")]
    speeds = {search.YARDSTICK: [100.0, 300.0, 200.0], mine: [1000.0, 1200.0], other: [9.0], slow: [999.0], "x": []}
    text = search.table(everybody, speeds)
    assert f"| name of {search.YARDSTICK} | 200 | 100-300 | 1.0 |" in text
    assert f"| name of {mine} | 1,100 | 1,000-1,200 | 5.5 |" in text
    assert "| name of x | not installed | | |" in text
    targets = [line for line in text.splitlines() if line.startswith("- ")]
    assert [(line.split()[1], line.split(": ")[1]) for line in targets] == [
        ("katana", "5.5, met"),
        ("katana", "0.0, missed"),
        ("go", "5.0, missed"),
    ]


def test_without_the_peer_there_is_no_ratio(search):
    text = search.table([one("a")], {"a": [50.0]})
    assert "| name of a | 50 | 50-50 | – |" in text and "met" not in text


def test_as_the_levels_think_is_what_the_levels_do_and_the_other_is_what_peers_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent / "peers"))
    adapter = import_module("tatami_search")
    for name in game_names():
        game = load(name)
        level = make("shogun", game, 1)
        as_levels, as_peers = (adapter.thoughts(game, 0.1, by_policy) for by_policy in (True, False))
        assert type(adapter.looking_ahead(game, 1, as_levels, None)) is type(level)
        for word in {field for field, _ in WORDS.values()} - {"iterations", "seconds"}:
            assert getattr(as_levels, word) == getattr(level.settings, word), (name, word)
        assert type(adapter.looking_ahead(game, 1, as_peers, None)) is Search
        assert (as_peers.follows_policy, as_peers.cut, as_peers.quiet_moments) == (False, 0, 0)


def test_the_page_keeps_what_stands_around_the_table(search, tmp_path: Path):
    page = tmp_path / "README.md"
    page.write_text(f"before\n{search.BEGIN}\nold\n{search.END}\nafter\n", "utf-8")
    search.publish("new", page)
    assert page.read_text("utf-8") == f"before\n{search.BEGIN}\n\nnew\n\n{search.END}\nafter\n"
