"""`tatami new` lays a game that passes every check at once: really laid, in a copy of the checkout, and examined."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli import new, obey

ROOT = Path(__file__).parent.parent
COPIED = ("src", "tests", "tools", "docs", "conftest.py", "pyproject.toml", "README.md", "ARCHITECTURE.md", "LICENSE")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", "browser", "server", "*.so")
USUAL = {"tokens": 9, "stake": 3}  # the values of a game that has no file of them
NAME, TITLE = "liars_dice", "Liars dice"
CHECKS = (
    *("src/tatami/games/liars_dice", "tests/test_clauses.py", "tests/test_text.py", "tests/test_records.py"),
    *("tests/test_examination.py", "tests/test_states.py", "tests/test_docs.py"),
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory) -> Path:
    """A copy of the checkout with a new game in it."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in COPIED:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=NOT_COPIED)
        else:
            shutil.copy(source, folder / part)
    shutil.copytree(ROOT / "src/tatami/server", folder / "src/tatami/server", ignore=NOT_COPIED)
    done = run(folder, "-m", "tatami", "new", NAME)
    assert done.returncode == 0, done.stderr
    assert f"{TITLE}." in done.stdout and f"./play test --game {NAME} examines it." in done.stdout
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "TATAMI_PLAIN": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_game_passes_every_check_that_names_it(checkout):
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--laws", "0.3", "--game", NAME, *CHECKS)
    assert done.returncode == 0, done.stdout[-3000:]
    assert 100 < int(done.stdout.splitlines()[-1].split()[0]) < 300, "the checks of one game"


def test_what_was_laid_is_in_good_style(checkout):
    places = [f"src/tatami/games/{NAME}", "src/tatami/games/__init__.py", "tests/golden/make.py"]
    assert run(checkout, "-m", "ruff", "check", *places).returncode == 0
    assert run(checkout, "-m", "ruff", "format", "--check", *places).returncode == 0


def test_nothing_of_the_template_is_left_in_it_and_players_do_not_see_it_yet(checkout):
    laid = [file for file in (checkout / "src/tatami/games" / NAME).rglob("*") if file.is_file()]
    template = [file for file in (checkout / "src/tatami/games/chohan").rglob("*") if file.is_file()]
    sources = [file for file in laid if "__pycache__" not in file.parts]
    assert len(sources) == len([file for file in template if "__pycache__" not in file.parts])
    words = ("chohan", "Chohan", "Chō-han")
    assert not [file for file in sources if any(word in file.read_text("utf-8") for word in words)]
    listed = run(checkout, "-m", "tatami", "games").stdout
    assert NAME not in listed and "katana" in listed
    assert TITLE in run(checkout, "-m", "tatami", "rules", NAME, "--lang", "en").stdout


def test_records_that_still_replay_are_never_touched(checkout):
    golden = checkout / "tests/golden"
    before = {file.name: file.read_bytes() for file in golden.glob("*.txt")}
    lost = golden / f"{NAME}-5p-rounds.txt"
    spoilt = golden / f"{NAME}-6p-rounds.txt"
    lost.unlink()
    spoilt.write_text(spoilt.read_text("utf-8").replace("limit", "fold", 1), "utf-8")
    done = run(checkout, "-m", "tests.golden.make", NAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"{NAME}-2p-alone: it still replays",
        f"{NAME}-3p-rounds: it still replays",
        f"{NAME}-4p-rounds-undo: it still replays",
        f"{NAME}-5p-rounds: made anew",
        f"{NAME}-6p-rounds: made anew",
    ]
    assert {file.name: file.read_bytes() for file in golden.glob("*.txt")} == before


def test_a_game_without_texts_or_values_breaks_no_list_and_can_be_examined(checkout):
    folder = checkout / "src/tatami/games/mute"
    shutil.copytree(checkout / "src/tatami/games" / NAME, folder, ignore=shutil.ignore_patterns("tests", "text"))
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(NAME, "mute"), "utf-8")
    (folder / "content.toml").unlink()
    wired = (folder / "game.py").read_text("utf-8").replace("        read_content=Numbers(__package__),\n", "")
    wired = wired.replace("=state.rules", f"=lambda seats, options, _: state.rules(seats, options, {USUAL})")
    (folder / "game.py").write_text(wired, "utf-8")
    registry = checkout / "src/tatami/games/__init__.py"
    text = registry.read_text("utf-8")
    registry.write_text(text.replace('    "katana":', '    "mute": "tatami.games.mute",\n    "katana":'), "utf-8")
    try:
        listed = run(checkout, "-m", "tatami", "games", "--lang", "en")
        assert listed.returncode == 0, listed.stderr
        assert listed.stdout.startswith("mute  Its texts in this language are not written yet.\nkatana ")
        examined = run(checkout, "-m", "tatami", "check", "mute", "--games", "4", "--every", "10", "--no-text")
        assert examined.returncode == 0, examined.stdout + examined.stderr
        assert "sentences read: 0" in examined.stdout and "with extreme content packs: 0" in examined.stdout
        assert run(checkout, "-m", "tatami", "content", "mute").stdout == "mute has no values to change.\n"
    finally:
        registry.write_text(text, "utf-8")
        shutil.rmtree(folder)


@pytest.mark.parametrize("name", ["", "Katana", "liar's", "9dice", "a.b", "class", "dice_", "../dice"])
def test_what_cannot_be_a_name_is_refused(name, capsys):
    assert obey(["new", name]) == 2
    assert capsys.readouterr().err == f"A game is named in small letters, as in liars_dice, not “{name}”.\n"


@pytest.mark.parametrize("name", ["katana", "shogun", "dicium"])
def test_a_name_that_is_taken_is_refused(name, capsys):
    assert obey(["new", name]) == 2
    assert capsys.readouterr().err == f"There is a game “{name}” already.\n"


def test_an_installed_tatami_lays_no_games(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(new, "ROOT", tmp_path)
    assert obey(["new", NAME]) == 2
    assert capsys.readouterr().err == "A new game is laid in a checkout; this is an installed Tatami.\n"
