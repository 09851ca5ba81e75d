"""The docs are true: what they show runs, what exists is on its page, and links lead somewhere."""

import ast
import re
import shlex
from pathlib import Path
from typing import get_args

import pytest

from tatami import cli
from tatami.core.errors import ChoiceFault
from tatami.core.options import option_values
from tatami.games import MODULES, game_names, load
from tests.test_architecture import ARROWS

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "src/tatami/games/**/*.md", "bench/*.md")
    for page in ROOT.glob(pattern)
)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
QUOTES = ("py", "toml", "ftl", "md", "ts")  # blocks that show a piece of a source; their first line names it
NEVER_ENDING = ("serve", "play")  # commands that wait for somebody


def blocks(language: str) -> list[tuple[str, str]]:
    """Every code block of a language, with the page it stands on."""
    return [
        (str(page.relative_to(ROOT)), code)
        for page in PAGES
        for found, code in BLOCK.findall(page.read_text("utf-8"))
        if found == language
    ]


def commands(code: str) -> list[list[str]]:
    """The `tatami` commands of a block, without comments and prompts."""
    lines = [line.removeprefix("$ ") for line in code.splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("tatami ")]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_python_on_a_page_runs(page, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize(("page", "code"), [*blocks("sh"), *blocks("console")])
def test_commands_on_a_page_run(page, code, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for words in commands(code):
        if words[0] not in NEVER_ENDING:
            assert cli.obey(words) == 0, f"{page}: tatami {shlex.join(words)}: {capsys.readouterr().err}"


OWN_WORDS = {"setup", "test", "fast", "plain", "help"}  # of ./play


def test_every_word_after_play_is_one_that_it_takes(monkeypatch):
    """A word of ./play's own, or a command of tatami with what that command takes."""
    from tools import launcher

    passed: list[list[str]] = []
    monkeypatch.setattr(launcher, "ready", lambda **parts: None)
    monkeypatch.setattr(launcher, "tatami", lambda words: passed.append(words) or 0)
    texts = [page.read_text("utf-8") for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md")]
    for words in re.findall(r"`\./play ([^`]*)`", "\n".join([*texts, launcher.HELP])):
        first, *rest = words.replace("…", "").split()
        if first in OWN_WORDS or first in ("WORD", "--port"):
            continue
        assert first in cli.COMMANDS, f"./play {words}"
        assert first != "run" or rest[0] in MODULES, f"./play {words}: run takes a game"
        assert launcher.main([first, *rest]) == 0
        assert passed[-1] == [first, *rest]
    assert ["games"] in passed and ["check", "katana"] in passed


def test_the_commands_that_the_pages_give_to_play_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cli.obey(["games"]) == 0
    assert cli.obey(["check", "katana", "--games", "1"]) == 0


@pytest.mark.parametrize(("page", "code"), [block for language in QUOTES for block in blocks(language)])
def test_what_a_page_quotes_stands_in_the_source(page, code):
    first, _, quoted = code.partition("\n")
    file = re.fullmatch(r"(?:#|//|<!--) ([\w./-]+)(?: -->)?", first)
    assert file is not None, f"{page}: the first line of a quote names its source, not “{first}”"
    assert quoted.strip() and quoted.rstrip("\n") in (ROOT / file[1]).read_text("utf-8"), f"{page}: {quoted}"


def test_there_is_something_to_run():
    assert blocks("python")
    assert any(commands(code) for _, code in blocks("sh"))
    assert {language for language in QUOTES if blocks(language)} == set(QUOTES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in LINK.findall(page.read_text("utf-8")):
        if "://" not in target and not target.startswith("#"):
            assert (page.parent / target.partition("#")[0]).exists(), f"{page.name}: {target}"


# What exists is on its page


def raised(error: str) -> set[str]:
    """The codes with which the sources raise an error."""
    codes = set()
    for file in (ROOT / "src" / "tatami").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == error and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    codes.add(code.value)
    return codes


def in_first_column(text: str) -> set[str]:
    """The code-marked words in the first column of the tables of a text."""
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    return {word for row in rows for word in re.findall(r"`([^`]+)`", row.split("|")[1])}


def chapter(page: str, title: str) -> str:
    """What stands under a heading of a page in docs/."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"{page} has no chapter {title}"
    return found[1]


@pytest.mark.parametrize(
    ("error", "page", "title"),
    [
        ("IllegalChoice", "errors.md", "IllegalChoice"),
        ("BadOption", "errors.md", "BadOption"),
        ("BadContent", "errors.md", "BadContent"),
        ("TatamiError", "errors.md", "Servers and their files"),
        ("BadRecord", "record-format.md", "Errors"),
    ],
)
def test_every_error_code_is_on_its_page_and_no_other(error, page, title):
    assert in_first_column(chapter(page, title)) == raised(error)


def test_the_faults_of_a_choice_are_a_closed_list():
    assert raised("IllegalChoice") == set(get_args(ChoiceFault))


@pytest.mark.parametrize("name", MODULES)
def test_every_table_option_is_a_clause_of_the_rules(name):
    folder = ROOT / "src" / Path(*MODULES[name].split("."))
    for lang in ("en", "fr"):
        rules = (folder / f"rules.{lang}.md").read_text("utf-8")
        for option in option_values(load(name).options):
            assert f"`{option}`" in rules, f"rules.{lang}.md of {name} does not name {option}"


def test_the_readme_says_which_games_can_be_played():
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(r"^\|.*\| `([\w.]+)` \| (yes|not yet) \|$", readme, re.MULTILINE)
    assert rows
    assert {name for name, playable in rows if playable == "yes"} == set(game_names())


def test_the_rooms_are_in_the_architecture_with_their_arrows():
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\| (.*) \|$", page, re.MULTILINE)
    rooms = {folder.name for folder in (ROOT / "src" / "tatami").iterdir() if any(folder.glob("*.py"))}
    assert {room for room, _ in rows} == rooms
    for room, arrows in rows:
        others = set(re.findall(r"`(\w+)`", arrows)) or (rooms - {room} if arrows == "all of them" else set())
        assert others == ARROWS[room] & rooms, f"{room} may import {ARROWS[room]}"


def test_every_decision_is_in_the_list():
    folder = ROOT / "docs" / "decisions"
    listed = LINK.findall((folder / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(page.name for page in folder.glob("*.md") if page.name != "README.md")


@pytest.mark.parametrize("name", MODULES)
def test_every_game_has_its_nouns_in_the_glossary(name):
    from tatami.text import open_book

    assert f"\n## {open_book('en', name).say('title')}\n" in (ROOT / "docs" / "glossary.md").read_text("utf-8")


def test_the_page_says_how_many_files_and_lines_a_new_game_needs():
    from tools.count import needed

    assert needed() in (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


def test_the_example_on_the_page_about_records_can_be_replayed():
    from tatami.core import Replay, read_record

    page = (ROOT / "docs" / "record-format.md").read_text("utf-8")
    record = read_record(next(code for _, code in BLOCK.findall(page)))
    match = Replay(load(record.header.game), record).play_out()
    assert match.closing() == "open"
    assert record.header.options
    assert any(line.words == "undo 1" for line in record.lines)
