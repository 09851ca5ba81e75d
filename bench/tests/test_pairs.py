"""Comparing two versions in turn: the arithmetic, what is refused, and that both really play."""

import subprocess
import sys
from pathlib import Path

import pytest

PAIRS = Path(__file__).parent.parent / "pairs.py"
SOURCE = PAIRS.parent.parent / "src"


@pytest.fixture
def pairs(monkeypatch):
    monkeypatch.syspath_prepend(str(PAIRS.parent))
    import pairs

    return pairs


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(PAIRS), *args], capture_output=True, text=True, check=False)


def test_the_interval_lies_round_the_median_and_is_a_point_where_nothing_strays(pairs):
    assert pairs.interval([1.0] * 15) == (1.0, 1.0)
    low, high = pairs.interval([0.9, 0.95, 0.98, 1.0, 1.02, 1.05, 1.1])
    assert 0.9 <= low < 1.0 < high <= 1.1


def test_what_is_no_version_is_one_sentence():
    done = run("no-such-commit", str(SOURCE))
    assert (done.returncode, done.stderr) == (
        2,
        "no-such-commit is neither a folder that holds tatami/ nor a commit.\n",
    )


def test_two_versions_take_turns_and_a_slow_one_is_named():
    done = run(str(SOURCE), str(SOURCE), "--games", "chohan", "--pairs", "2", "--seconds", "0.1", "--least", "0.01")
    assert done.returncode == 0, done.stderr
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [["chohan", "stepped"], ["chohan", "own"]]
    assert done.stdout.count("2 pairs") == 2
    done = run(
        str(SOURCE), str(SOURCE), "--games", "chohan", "--pairs", "1", "--seconds", "0.2", "--search", "--least", "0"
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [["chohan", "search"]]
    done = run(str(SOURCE), str(SOURCE), "--games", "chohan", "--pairs", "1", "--seconds", "0.1", "--least", "1000")
    assert done.returncode == 1
    assert done.stdout.endswith("Slower than 1000.0 of the old speed: chohan (stepped), chohan (own loop).\n")
