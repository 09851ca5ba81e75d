"""Playing in the terminal: the board, the news, help, why not, undo, and leaving."""

import io
import signal
import subprocess
from pathlib import Path

import pytest

from tatami import cli
from tatami.core import KnownLuck, Match, read_record
from tatami.games import load
from tatami.text import Reader
from tests.cli.lines import good, started

FROM = "Where its value comes from"


def test_play_works_with_piped_answers_and_ends_at_their_end(tatami, tmp_path):
    out = good(tatami("play", "katana", "--seats", 4, "--seed", 5, "--record", "r.txt", typed="1\n1\n"))
    assert "Your hand [precision|damage]:" in out
    assert out.endswith("The record is in r.txt; `tatami replay` tells it again.\n")
    assert read_record((tmp_path / "r.txt").read_text("utf-8")).closing == "open"


def test_the_name_of_a_file_is_said_as_it_was_given(tatami):
    assert "The record is in a:smile:.txt; " in good(tatami("play", "chohan", "--record", "a:smile:.txt"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_played_from_a_pipe(tatami, tmp_path, lang):
    out = good(
        tatami("play", "katana", "--seats", 3, "--seed", 9, "--lang", lang, "--record", "r.txt", typed="1\n" * 400)
    )
    record = read_record((tmp_path / "r.txt").read_text("utf-8"))
    assert record.closing.startswith("end ")
    assert {"en": "The game ended because", "fr": "Fin de partie"}[lang] in out.replace("\n", " ")
    good(tatami("replay", "r.txt", "--lang", lang))


def test_play_shows_only_what_the_player_may_know(tatami):
    """The names of cards that others drew, and their roles, do not come out."""
    out = good(tatami("play", "katana", "--seats", 5, "--seed", 12, "--seat", 2, typed="1\n" * 6))
    assert "Chie draws" in out
    for line in out.splitlines():
        words = line.split()
        if len(words) > 2 and words[1] == "draws" and words[0] != "Chie":
            assert words[2] in ("a", "2", "3", "1"), line
    dealt = Match.begin(load("katana"), 5, KnownLuck("12"))
    roles = [player.role for player in dealt.game.referee(dealt.state).table.seats]
    board = [line.split() for line in out.splitlines() if line.startswith("│") and "♥" in line]
    assert len(board) >= 10
    for row in board:
        seat = int(row[1].removeprefix("▶"))
        shown = {"Shogun", "Samurai", "Ronin", "Ninja"} & set(row)
        assert shown == ({roles[seat].partition("-")[0].title()} if seat == 2 or roles[seat] == "shogun" else set())


def test_help_why_log_undo_and_quit(tatami):
    typed = "\n".join(
        ["?", "? nodachi", "? battle cry", "? R6.4", "? difficulty", "? botan", "? xyzzy", "!", "! xyzzy", "! parry",
         "! bushido 9", "! pile", "! ronin", "l", "99", "0", "9" * 5000, "fly away", "lose honour", "", "q", "1"]
    )  # fmt: skip
    out = good(tatami("play", "katana", "--seats", 4, "--seed", 1, typed=typed))
    said = " ".join(out.split())
    for words in (
        "A number or the words of a choice: choose it.",
        "Nodachi: ",
        "Precision 3, damage 3. There is 1 in the deck.",
        "There are 4 in the deck.",
        "R6.4 ",
        "Difficulty: ",
        "Botan: ",
        "Nothing here is called “xyzzy”.",
        "Say what you would like to choose",
        "“ronin” is nothing to choose; ? ronin says what it is.",
        "The choices are numbered from 1 to ",
        "“fly away” is neither a number nor the words of a choice",
        "To keep the record of a game, begin it with --record FILE.",
    ):
        assert words in said, words


def test_a_choice_can_be_made_in_words_and_taken_back_where_that_is_fair(tatami):
    """Seat 0 is asked in the play phase; laying a permanent down asks nothing of chance or of anybody else."""
    seed, match, laid = with_a_permanent()
    seat = match.state.asked[0].seat
    out = good(
        tatami("play", "katana", "--seats", 4, "--seed", seed, "--seat", seat, typed=f"u\n{laid}\nu\n{laid}\nq\n")
    )
    said = " ".join(out.split())
    name = match.header.names[seat]
    assert "Nothing can be taken back now" in said
    assert said.count(f"{name} lays down") == 2
    assert said.count(f"{name} takes a choice back.") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_choice_can_be_made_as_the_screen_words_it(tatami, tmp_path, lang):
    seed, match, laid = with_a_permanent()
    seat = match.state.asked[0].seat
    shown = Reader(match.game, lang).choice(match.game.parse(match.state, seat, laid))
    command = ("play", "katana", "--seats", 4, "--seed", seed, "--seat", seat, "--lang", lang, "--record", "r.txt")
    good(tatami(*command, typed=f"{shown.upper()}\nq\n"))
    assert [line.words for line in read_record((tmp_path / "r.txt").read_text("utf-8")).lines] == [laid]


def with_a_permanent() -> tuple[int, Match, str]:
    """The first deal of four in which whoever begins can lay a permanent down at once."""
    for seed in range(1, 100):
        match = Match.begin(load("katana"), 4, KnownLuck(str(seed)))
        asked = match.state.asked[0]
        words = {match.game.words(match.state, asked.seat, option) for option in asked.options}
        if laid := words & {"play armour", "play focus", "play fast-draw"}:
            return seed, match, min(laid)
    pytest.fail("nobody is ever dealt a permanent")


def test_a_refused_choice_in_words_is_answered_with_the_clause(tatami):
    match = Match.begin(load("katana"), 4, KnownLuck("1"))
    seat = match.state.asked[0].seat
    out = good(tatami("play", "katana", "--seats", 4, "--seed", 1, "--seat", seat, typed="parry parry\n! parry\nq\n"))
    assert out.count("(R") >= 1


def test_the_board_for_any_game_shows_the_view(monkeypatch):
    from rich.console import Console

    from tatami.cli.boards import any as board
    from tatami.cli.phrases import Phrases
    from tatami.text import Reader

    game = load("katana")
    state = game.new(4, 1)
    console = Console(file=io.StringIO(), width=160)
    reader = Reader(game, "en")
    console.print(board.draw(game.view(state, 0), reader, Phrases("en")))
    shown = console.file.getvalue()
    assert board.note(game.view(state, 0), "nodachi", reader, Phrases("en")) == ""
    for player in game.view(state, 0).seats:
        assert reader.noun("character", player.character) in shown
    for card in game.view(state, 0).seats[0].hand:
        assert reader.noun("card", card) in shown


@pytest.mark.parametrize(
    ("game", "noun", "note"),
    [
        ("dicium.crazy_cup", "hook", f"{FROM}: reconstructed: found nowhere, it fits all that is known."),
        ("dicium.crazy_cup", "two-pair", f"{FROM}: printed in the rulebook."),
        ("dicium.crazy_cup", "blue", ""),
        ("bushido", "mountain", f"{FROM}: printed in the rulebook."),
        ("bushido", "rice-field", f"{FROM}: from the publisher’s pages. {FROM}: printed in the rulebook."),
        ("bushido", "ronin", f"{FROM}: printed in the rulebook."),
        (
            "dicium.shogun",
            "pair",
            f"{FROM}: our reading of a rulebook whose pictures are lost.",
        ),
        ("dicium.shogun", "alerts", f"{FROM}: printed in the rulebook."),
    ],
)
def test_help_says_where_a_value_comes_from(game, noun, note):
    from tatami.cli.boards import board_of
    from tatami.cli.phrases import Phrases
    from tatami.text import Reader

    rules = load(game)
    reader = Reader(rules, "en")
    assert board_of(game).note(rules.view(rules.new(rules.seats[0], 1), 0), noun, reader, Phrases("en")) == note


def test_the_terminal_says_the_same_things_in_both_languages():
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    texts = {}
    for lang in ("en", "fr"):
        body = FluentParser().parse((Path(cli.__file__).parent / "text" / f"{lang}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        texts[lang] = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert texts["en"] == texts["fr"]
    source = "".join(file.read_text("utf-8") for file in Path(cli.__file__).parent.rglob("*.py"))
    unused = [name for name in texts["en"] if f'"{name}"' not in source and f"'{name}'" not in source]
    assert all(name.startswith("heading-") for name in unused), unused


def test_ctrl_c_leaves_the_table_and_keeps_the_record(tmp_path):
    with started(
        *("play", "katana", "--seed", "3", "--record", str(tmp_path / "r.txt")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        for line in process.stdout:
            if line.startswith("  1 "):  # the options are on the table: it waits for us
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    assert "The record is in" in out.replace("\n", " ")
    assert read_record((tmp_path / "r.txt").read_text("utf-8")).closing == "open"
