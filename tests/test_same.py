"""Two versions of Tatami compared: a version is the same as itself, and what was changed is named."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
# The highest stake of the rules gets another name and takes the place of the tokens, in what a view shows.
RENAMED_FIELD = 'class RulesView(msgspec.Struct, rename={"stake": "tokens", "tokens": "limit"},'


def same(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/same.py"), *args, "--games", "chohan", "--decisions", "2000"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def changed(folder: Path, module: str, old: str, new: str) -> str:
    """A copy of the sources in which one line is another."""
    shutil.copytree(SOURCE / "tatami", folder / "tatami", ignore=shutil.ignore_patterns("tests", "static"))
    file = folder / "tatami" / module
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")
    return str(folder)


def test_a_version_is_the_same_as_itself():
    done = same(str(SOURCE), str(SOURCE))
    assert done.returncode == 0, done.stderr
    play, view, bots = done.stdout.splitlines()
    assert view.split()[:2] == ["chohan", "view"] and view.endswith("the same")
    assert play.split()[:2] == ["chohan", "play"] and play.endswith("the same")
    assert bots.split()[:2] == ["chohan", "bots"] and bots.endswith("the same")


def test_a_fact_of_an_event_is_part_of_play(tmp_path):
    other = changed(tmp_path, "games/chohan/effects.py", '{"reason": REASONS[reason]}', '{"reason": "tired"}')
    done = same(str(SOURCE), other)
    assert done.returncode == 1
    assert done.stdout.splitlines()[3].split() == ["different:", "play"]


def test_fields_of_views_are_compared_as_far_as_both_versions_have_them(tmp_path):
    other = changed(tmp_path, "games/chohan/view.py", "class RulesView(msgspec.Struct,", RENAMED_FIELD)
    done = same(str(SOURCE), other)
    assert done.returncode == 1
    play, view, _, *named = done.stdout.splitlines()
    assert play.endswith("the same") and "differs from" in view
    assert named == [
        f"{'':18} different: view.rules.tokens",
        f"{'':18} in one version alone: view.rules.limit, view.rules.stake",
    ]


def test_hints_are_told_apart_from_play(tmp_path):
    other = changed(
        tmp_path, "games/chohan/bot/hints.py", "- stake for stake in stakes", "- 99 * stake for stake in stakes"
    )
    done = same(str(SOURCE), other)
    play, view, bots, named = done.stdout.splitlines()
    assert play.endswith("the same") and view.endswith("the same") and "differs from" in bots
    assert "bots.heuristic" in named


def test_what_is_no_version_is_one_sentence():
    done = same(str(SOURCE), "no-such-commit")
    assert done.returncode == 2
    assert done.stderr == "no-such-commit is neither a folder that holds tatami/ nor a commit.\n"
