"""The table of the search benchmark. No test here looks at a clock."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bench.contestants import Contestant


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The command's module, found as the command finds its neighbours: in its own folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))
    return import_module("search")


def one(key: str, missing: str = "") -> Contestant:
    return Contestant(key, f"name of {key}", (), {}, missing)


def test_the_table_compares_with_the_yardstick_and_says_whether_the_targets_are_met(search):
    mine, other, slow = (
        "tatami:katana:compiled:instinct",
        "tatami:katana:compiled:random",
        "tatami:go:compiled:instinct",
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


def test_the_page_keeps_what_stands_around_the_table(search, tmp_path: Path):
    page = tmp_path / "README.md"
    page.write_text(f"before\n{search.BEGIN}\nold\n{search.END}\nafter\n", "utf-8")
    search.publish("new", page)
    assert page.read_text("utf-8") == f"before\n{search.BEGIN}\n\nnew\n\n{search.END}\nafter\n"
