"""The command line: what each command prints and writes, and that bad input is one sentence and exit code 2."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tatami import cli
from tatami.core import Match, read_record
from tatami.games import games, load
from tests.golden.make import HERE, TOLD

RECORD = HERE / f"{TOLD}.txt"


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch, tmp_path):
    """English, no colours, eighty columns, and a folder of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def tatami(capsys, monkeypatch):
    """Runs a command line: exit code, standard output, standard error."""

    def run(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = cli.obey([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def good(result: tuple[int, str, str]) -> str:
    status, out, err = result
    assert status == 0, err
    assert err == ""
    return out


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


# run


def test_run_writes_one_record_a_game(tatami, tmp_path):
    out = good(
        tatami("run", "katana", "--seats", 5, "--bots", "random,heuristic", "--games", 3, "--seed", 7, "--out", "r")
    )
    assert "katana, 5 players, seed 7: 3 games" in out
    assert list(files_in(tmp_path / "r")) == [f"katana-5p-seed7-{number:04}.txt" for number in (1, 2, 3)]
    first = read_record((tmp_path / "r" / "katana-5p-seed7-0001.txt").read_text("utf-8"))
    assert first.closing.startswith("end ")
    assert [name.split("(")[1] for name in first.header.names] == [
        *("random)", "heuristic)", "random)", "heuristic)", "random)")
    ]
    good(tatami("replay", "r/katana-5p-seed7-0003.txt"))


def test_the_same_command_gives_the_same_bytes_however_many_processes(tatami, tmp_path):
    command = ("run", "katana", "--seats", 4, "--bots", "random", "--games", 6, "--seed", 3)
    once = good(tatami(*command, "--out", "one", "--jobs", 1))
    twice = good(tatami(*command, "--out", "two", "--jobs", 2))
    assert once == twice
    assert files_in(tmp_path / "one") == files_in(tmp_path / "two")
    other = good(tatami("run", "katana", "--seats", 4, "--games", 6, "--seed", 4, "--out", "three"))
    assert other != once


def test_run_without_a_folder_prints_only_the_summary(tatami, tmp_path):
    out = good(tatami("run", "katana", "--games", 4, "--bots", "random, heuristic"))
    assert "decisions a game" in out
    assert not list(tmp_path.iterdir())


def test_the_summary_adds_up(tatami, tmp_path):
    out = good(tatami("run", "katana", "--seats", 4, "--games", 5, "--bots", "random,heuristic", "--out", "r"))
    rows = {cells[0]: cells[1:] for line in out.splitlines() if len(cells := line.split()) in (3, 4)}
    assert rows["random"][0] == rows["heuristic"][0] == "10", "the bots change seats from game to game"
    closings = [read_record(text.decode()).closing.split() for text in files_in(tmp_path / "r").values()]
    assert int(rows["random"][1]) + int(rows["heuristic"][1]) == sum(len(closing) - 2 for closing in closings)
    for reason in {closing[1] for closing in closings}:
        assert int(rows[reason][0]) == sum(closing[1] == reason for closing in closings)


def test_run_plays_with_options_and_content(tatami, tmp_path):
    (tmp_path / "pack.toml").write_text("[cards.nodachi]\ndamage = 4\n", encoding="utf-8")
    good(tatami("run", "katana", "--option", "geisha=others", "--option", "sword_first=False",
                "--content", "pack.toml", "--out", "r"))  # fmt: skip
    header = read_record(next(iter(files_in(tmp_path / "r").values())).decode()).header
    assert header.options == {"geisha": "others", "sword_first": "false"}
    assert header.content == {"cards": {"nodachi": {"damage": 4}}}


# replay


def test_replay_tells_the_story_in_both_languages(tatami):
    for lang in ("en", "fr"):
        story = (HERE / f"{TOLD}.{lang}.txt").read_text("utf-8")
        assert good(tatami("replay", RECORD, "--lang", lang)) == story


def test_the_language_follows_the_terminal(tatami, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert good(tatami("replay", RECORD)) == (HERE / f"{TOLD}.fr.txt").read_text("utf-8")
    monkeypatch.setenv("LC_ALL", "C")
    assert good(tatami("replay", RECORD)) == (HERE / f"{TOLD}.en.txt").read_text("utf-8")


def test_replay_as_json_has_one_object_a_step(tatami):
    steps = [json.loads(line) for line in good(tatami("replay", RECORD, "--json")).splitlines()]
    record = read_record(RECORD.read_text("utf-8"))
    assert [step["n"] for step in steps] == list(range(len(record.lines) + 1))
    assert [step["choice"] for step in steps[1:]] == [line.words for line in record.lines]
    assert [step["seat"] for step in steps[1:]] == [line.seat for line in record.lines]
    assert all(set(step) == {"n", "seat", "choice", "events", "referee"} for step in steps)
    draws = [event for step in steps for event in step["events"] if event["kind"] == "draws"]
    assert draws and all("cards" in event for event in draws), "the referee knows what was drawn"
    assert steps[-1]["referee"]["table"]["outcome"]["reason"] == "sword"


def test_replay_as_a_seat_tells_what_that_seat_saw(tatami):
    steps = [json.loads(line) for line in good(tatami("replay", RECORD, "--json", "--view", 2)).splitlines()]
    assert all("referee" not in step and step["view"]["seat"] == 2 for step in steps)
    for step in steps:
        if step["view"]["outcome"] is None:
            shown = [player["seat"] for player in step["view"]["seats"] if player["hand"] is not None]
            assert shown == [2]
        for event in step["events"]:
            if event["kind"] == "draws":
                assert ("cards" in event) == (event["seat"] == 2)
            if event["kind"] == "diverts":
                assert ("card" in event) == (2 in (event["seat"], event["target"]))
        assert (step["choice"] is not None) == (step["seat"] == 2)
    story = good(tatami("replay", RECORD, "--view", 2))
    whole = good(tatami("replay", RECORD))
    assert len(story.splitlines()) == len(whole.splitlines())
    assert "draws 2 cards." in story
    assert "draws 2 cards." not in whole


def test_replay_tells_of_choices_taken_back_and_of_open_games(tatami, tmp_path):
    assert "takes a choice back." in good(tatami("replay", HERE / "katana-4p-exhaustion-undo.txt"))
    (tmp_path / "open.txt").write_text(Match.begin(load("katana"), 3, 1).record(), encoding="utf-8")
    assert good(tatami("replay", "open.txt")).endswith("The record ends here; the game goes on.\n")


# play


def test_play_works_with_piped_answers_and_ends_at_their_end(tatami, tmp_path):
    out = good(tatami("play", "katana", "--seats", 4, "--seed", 5, "--record", "r.txt", typed="1\n1\n"))
    assert "Your hand [precision|damage]:" in out
    assert out.endswith("The record is in r.txt; `tatami replay` tells it again.\n")
    assert read_record((tmp_path / "r.txt").read_text("utf-8")).closing == "open"


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


def test_help_why_log_undo_and_quit(tatami):
    typed = "\n".join(
        ["?", "? nodachi", "? battle cry", "? R6.4", "? difficulty", "? botan", "? xyzzy", "!", "! xyzzy", "! parry",
         "! bushido 9", "! pile", "l", "99", "0", "9" * 5000, "fly away", "lose honour", "", "q", "1"]
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


def with_a_permanent() -> tuple[int, Match, str]:
    """The first deal of four in which whoever begins can lay a permanent down at once."""
    for seed in range(1, 100):
        match = Match.begin(load("katana"), 4, seed)
        asked = match.state.asked[0]
        words = {match.game.words(match.state, asked.seat, option) for option in asked.options}
        if laid := words & {"play armour", "play focus", "play fast-draw"}:
            return seed, match, min(laid)
    pytest.fail("nobody is ever dealt a permanent")


def test_a_refused_choice_in_words_is_answered_with_the_clause(tatami):
    match = Match.begin(load("katana"), 4, 1)
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


# check, rules, content, games, bench


def test_check_reports_what_it_examined(tatami):
    out = good(tatami("check", "katana", "--games", 5, "--every", 10))
    assert "katana: 5 games, " in out
    assert "undos examined: " in out
    assert "Every law held in 5 games" in out


def test_check_does_not_depend_on_the_number_of_processes(tatami):
    figures = [good(tatami("check", "--games", 6, "--jobs", jobs)).splitlines()[:-1] for jobs in (1, 2)]
    assert figures[0] == figures[1]


def test_a_failed_check_ends_with_a_line_to_paste(tatami, monkeypatch):
    from tatami.exam import laws

    def broken(game, state):
        raise laws.Broken("words", "nobody can read this")

    monkeypatch.setattr(laws, "words_name_one_choice", broken)
    status, out, _ = tatami("check", "katana", "--games", 2, "--seed", 1234, "--seats", 5)
    assert status == 1
    assert out.splitlines() == [
        "katana: the law of words is broken at step 0: nobody can read this.",
        "tatami check katana --seats 5 --seed 1234 --games 1",
    ]


def test_rules_prints_all_a_chapter_or_a_clause(tatami):
    assert good(tatami("rules", "katana")).startswith("# Katana")
    clause = good(tatami("rules", "katana", "R6.4"))
    assert clause.startswith("**R6.4** ")
    assert good(tatami("rules", "katana", "6.4")) == clause
    chapter = good(tatami("rules", "katana", "6", "--lang", "fr"))
    assert "**R6.1**" in chapter
    assert "**R7.1**" not in chapter


def test_content_prints_a_file_that_can_be_played(tatami, tmp_path):
    (tmp_path / "pack.toml").write_text(good(tatami("content", "katana")), encoding="utf-8")
    assert "pack.toml can be played: 37 values" in good(tatami("content", "katana", "--check", "pack.toml"))


def test_games_lists_every_game_with_its_options(tatami):
    from tatami.core.options import option_values

    out = good(tatami("games"))
    for name in games():
        assert f"{name}  " in out
        for option, values in option_values(load(name).options).items():
            assert f"--option {option}=" in out
            assert all(str(value).lower() in out for value in values)
    assert good(tatami("games", "--lang", "fr")) != out


def test_bench_runs_the_script_of_the_checkout(monkeypatch, tatami):
    called = []

    def run(command, check):
        called.append(command)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", run)
    assert tatami("bench", "--rounds", 1, "--help")[0] == 3
    assert called[0][0] == sys.executable
    assert called[0][1].endswith("run.py")
    assert called[0][2:] == ["--rounds", "1", "--help"]


def test_bench_outside_a_checkout_says_so(monkeypatch, tatami, tmp_path):
    monkeypatch.setattr(cli.bench, "__file__", str(tmp_path / "a" / "b" / "c" / "bench.py"))
    status, out, err = tatami("bench")
    assert (status, out) == (2, "")
    assert "checkout" in err


def test_version_and_help(tatami):
    from tatami import __version__

    assert good(tatami("--version")) == f"tatami {__version__}\n"
    everything = good(tatami("--help"))
    assert good(tatami()) == everything
    for command in ("play", "run", "replay", "check", "rules", "content", "games", "bench"):
        assert command in everything


# Bad input


BAD = {
    "unknown command": ("fly",),
    "unknown flag": ("run", "katana", "--fly"),
    "no game": ("run",),
    "unknown game": ("run", "chess"),
    "unknown game to play": ("play", "chess"),
    "unknown game to check": ("check", "chess"),
    "unknown game to read": ("rules", "chess"),
    "unknown game to print": ("content", "chess"),
    "two seats": ("run", "katana", "--seats", 2),
    "eight seats": ("play", "katana", "--seats", 8),
    "seats in words": ("run", "katana", "--seats", "five"),
    "seats to check": ("check", "katana", "--seats", 9),
    "no such seat": ("play", "katana", "--seats", 4, "--seat", 4),
    "negative seat": ("play", "katana", "--seat", -1),
    "unknown option": ("run", "katana", "--option", "tea=green", "--out", "r"),
    "bad value": ("run", "katana", "--option", "geisha=sometimes", "--out", "r"),
    "option without value": ("run", "katana", "--option", "geisha", "--out", "r"),
    "option twice": ("run", "katana", "--option", "geisha=any", "--option", "geisha=others", "--out", "r"),
    "unknown bot": ("run", "katana", "--bots", "random,genius", "--out", "r"),
    "no bot": ("run", "katana", "--bots", "", "--out", "r"),
    "unknown bot to play": ("play", "katana", "--bots", "genius"),
    "no games": ("run", "katana", "--games", 0, "--out", "r"),
    "negative games": ("check", "katana", "--games", -5),
    "too many games": ("run", "katana", "--games", 10**12, "--out", "r"),
    "no jobs": ("run", "katana", "--jobs", 0, "--out", "r"),
    "no worlds": ("check", "katana", "--worlds", 0),
    "unknown language": ("replay", RECORD, "--lang", "de"),
    "unknown language to list": ("games", "--lang", "klingon"),
    "unknown clause": ("rules", "katana", "R99.1"),
    "no clause": ("rules", "katana", "hello"),
    "missing record": ("replay", "nowhere.txt"),
    "folder as record": ("replay", "folder"),
    "binary record": ("replay", "binary"),
    "latin-1 record": ("replay", "latin"),
    "empty record": ("replay", "empty"),
    "no such seat in the record": ("replay", RECORD, "--view", 5),
    "negative seat in the record": ("replay", RECORD, "--view", -1),
    "truncated record": ("replay", "truncated"),
    "edited record": ("replay", "edited"),
    "edited record as json": ("replay", "edited", "--json"),
    "missing pack": ("run", "katana", "--content", "nowhere.toml", "--out", "r"),
    "folder as pack": ("run", "katana", "--content", "folder", "--out", "r"),
    "binary pack": ("content", "katana", "--check", "binary"),
    "pack that is no TOML": ("content", "katana", "--check", "edited"),
    "deep pack": ("content", "katana", "--check", "deep.toml"),
    "pack with wrong counts": ("content", "katana", "--check", "counts.toml"),
    "pack with unknown card": ("content", "katana", "--check", "unknown.toml"),
    "pack with odd values": ("content", "katana", "--check", "odd.toml"),
    "pack with wrong counts to run": ("run", "katana", "--content", "counts.toml", "--out", "r"),
    "file as folder": ("run", "katana", "--out", "empty"),
    "folder below a file": ("run", "katana", "--out", "empty/r"),
    "folder that cannot be made": ("run", "katana", "--out", "/proc/tatami/r"),
    "folder as file for the record": ("play", "katana", "--record", "folder"),
    "no folder for the record": ("play", "katana", "--record", "nowhere/r.txt"),
}


@pytest.fixture
def bad_files(tmp_path):
    text = RECORD.read_text("utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "latin").write_bytes("tatami record 1\nname é\n".encode("latin-1"))
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "truncated").write_text("\n".join(text.splitlines()[:40]), encoding="utf-8")
    (tmp_path / "edited").write_text(text.replace("draw", "flow", 1).replace(" end", " draw", 1), encoding="utf-8")
    (tmp_path / "deep.toml").write_text("a = " + "[" * 100_000, encoding="utf-8")
    (tmp_path / "counts.toml").write_text("[cards.bo]\ncopies = 50\n", encoding="utf-8")
    (tmp_path / "unknown.toml").write_text("[cards.chainsaw]\ncopies = 1\n", encoding="utf-8")
    (tmp_path / "odd.toml").write_text("[cards]\nbo = 1979-05-27\n", encoding="utf-8")
    return sorted(tmp_path.rglob("*"))


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_one_sentence_and_nothing_is_written(case, tatami, bad_files, tmp_path):
    status, out, err = tatami(*BAD[case])
    assert status == 2, err
    assert out == ""
    assert len(err.splitlines()) == 1, err
    assert err.strip().endswith((".", "?")), err
    assert "Traceback" not in err
    assert sorted(tmp_path.rglob("*")) == bad_files


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("run", "chess"), "There is no game “chess”; there are: katana"),
        (("run", "katana", "--seats", 2), "katana is for 3, 4, 5, 6, 7 players, not 2."),
        (("run", "katana", "--bots", "genius"), "There is no bot “genius”; there are: random, heuristic"),
        (("run", "katana", "--option", "geisha=no"), "katana: option geisha cannot be “no”; it can be: any, others."),
        (("replay", "nowhere.txt"), "nowhere.txt cannot be read: No such file or directory."),
        (("replay", "folder"), "folder is a folder, not a record."),
        (("replay", "binary"), "binary is not a text, so it is no record."),
        (("replay", "truncated"), "truncated: Line 41: the record breaks off here; its closing line is missing."),
        (("content", "katana", "--check", "counts.toml"), "counts.toml: "),
        (("run", "katana", "--out", "empty"), "empty is a file, not a folder for records."),
    ],
)
def test_what_the_sentences_say(words, sentence, tatami, bad_files):
    assert tatami(*words)[2].startswith(sentence)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is unwritable for the administrator")
def test_a_folder_that_cannot_be_written_to(tatami, tmp_path):
    (tmp_path / "locked").mkdir(mode=0o500)
    status, out, err = tatami("run", "katana", "--out", "locked")
    assert (status, out) == (2, "")
    assert "cannot be written" in err


def test_a_file_that_cannot_be_written(tatami, monkeypatch, tmp_path):
    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    status, out, err = tatami("run", "katana", "--out", "r")
    assert (status, out) == (2, "")
    assert err.startswith("r/katana-5p-seed1-0001.txt cannot be written: No space left on device.")
    assert not list((tmp_path / "r").iterdir())


def test_a_record_can_go_to_a_device(tatami):
    good(tatami("play", "katana", "--record", os.devnull, typed=""))


# As a process of its own


def started(*words: str, **more) -> subprocess.Popen:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "80"}
    command = [sys.executable, "-c", "from tatami.cli import main; main()", *words]
    return subprocess.Popen(command, text=True, env=environment, **more)


def test_ctrl_c_leaves_the_table_and_keeps_the_record(tmp_path):
    process = started(
        *("play", "katana", "--seed", "3", "--record", str(tmp_path / "r.txt")),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    for line in process.stdout:
        if line.startswith("  1 "):  # the options are on the table: it waits for us
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    assert "The record is in" in out.replace("\n", " ")
    assert read_record((tmp_path / "r.txt").read_text("utf-8")).closing == "open"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
def test_ctrl_c_stops_all_processes_without_a_word(tmp_path):
    folder = tmp_path / "r"
    process = started(
        *("run", "katana", "--games", "100000", "--jobs", "2", "--out", str(folder)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not (folder.is_dir() and any(folder.iterdir())):  # until both are at work
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out.strip(), err.strip()) == ("", "")
    for file in folder.iterdir():
        assert file.suffix == ".txt", "what was not finished is not left behind"
        assert read_record(file.read_text("utf-8")).closing.startswith("end ")


def test_a_reader_that_goes_away_is_no_error():
    process = started("replay", str(RECORD), "--json", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout.readline()
    process.stdout.close()
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 1


def test_help_loads_no_game():
    code = "import sys; from tatami.cli import obey; obey(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    slow = ("tatami.games.katana", "tatami.text", "tatami.exam", "msgspec", "fluent.runtime", "multiprocessing")
    assert not set(slow) & set(loaded)
