"""What each command prints and writes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tatami import bots
from tatami.cli import bench
from tatami.cli.arguments import BOTS
from tatami.cli.check import report, verdict
from tatami.cli.replay import opened
from tatami.core import Match, read_record
from tatami.core.match import NAMES
from tatami.exam import Figures
from tatami.games import game_names, load
from tatami.text import Reader
from tests.cli.lines import RECORD, good, started
from tests.golden.make import HERE, TOLD


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
        *("bot random)", "bot heuristic)", "bot random)", "bot heuristic)", "bot random)")
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


def test_a_kind_of_bot_cannot_be_taken_for_a_role(tatami):
    good(tatami("run", "katana", "--seats", 3, "--bots", "samurai,hatamoto,ashigaru", "--seed", 1, "--out", "r"))
    story = good(tatami("replay", "r/katana-3p-seed1-0001.txt"))
    assert story.startswith("Katana, played by Aiko (bot samurai), Botan (bot hatamoto) and Chie (bot ashigaru).")
    assert "(samurai)" not in story


@pytest.mark.parametrize("command", ["run", "play", "arena"])
def test_help_names_the_bots(command, tatami):
    said = " ".join(good(tatami(command, "--help")).replace("│", " ").split())
    assert f": {BOTS}." in said
    known = BOTS.replace("search:N (of N iterations)", "search").replace("(or learned:FILE) or a level:", ",")
    assert [name.strip() for name in known.split(",")] == bots.names()


def test_one_player_is_said_in_the_singular(tatami):
    out = good(tatami("run", "dicium.crazy_cup", "--seats", 1, "--seed", 1))
    assert out.startswith("dicium.crazy_cup, 1 player, seed 1: 1 game\n")


def test_run_without_a_folder_prints_only_the_summary(tatami, tmp_path):
    out = good(tatami("run", "katana", "--games", 4, "--bots", "random, heuristic"))
    assert "decisions a game" in out
    assert not list(tmp_path.iterdir())


def test_run_says_how_long_the_lists_were(tatami):
    out = good(tatami("run", "chohan", "--seats", 3, "--games", 2, "--seed", 1, "--lists"))
    rows = {cells[0]: cells[1:] for line in out.splitlines() if len(cells := line.split()) == 5}
    assert list(rows) == ["asked", "bet", "limit"], "the longest first"
    counted = {prompt: int(row[0]) for prompt, row in rows.items() if prompt != "asked"}
    lengths = [float(line.split()[3]) for line in out.splitlines() if line.startswith("decisions a game")]
    assert sum(counted.values()) == 2 * lengths[0]
    options = sum(counted[prompt] * float(rows[prompt][2]) for prompt in counted) / sum(counted.values())
    said = float(out.partition("options a decision: ")[2].partition(";")[0])
    assert abs(options - said) < 0.11 and rows["limit"][2:] == ["3.0", "3"]
    assert "decisions a turn" not in out, "it has rounds and no turns"
    shogun = good(tatami("run", "dicium.shogun", "--seats", 2, "--seed", 1, "--lists"))
    assert "decisions a turn: " in shogun and "turns a game: " in shogun


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


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
def test_ctrl_c_stops_all_processes_without_a_word(tmp_path):
    folder = tmp_path / "r"
    with started(
        *("run", "katana", "--games", "100000", "--jobs", "2", "--out", str(folder)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not any(folder.glob("*.txt")):  # until both are at work
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 130
        assert (out.strip(), err.strip()) == ("", "")
    for file in folder.iterdir():
        assert file.suffix == ".txt", "what was not finished is not left behind"
        assert read_record(file.read_text("utf-8")).closing.startswith("end ")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_closes_a_server_with_sentences_alone(times, tmp_path):
    """Everybody in the terminal hears it, the bots' processes too, which have just begun to start."""
    with started(
        *("serve", "--port", "0", "--no-browser", "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as process:
        assert "Tatami is open" in process.stdout.readline()
        for _ in range(times):
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.05)
        said, _ = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "Traceback" not in said and "Interrupt" not in said and "did not start" not in said


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


def test_a_story_begins_with_the_cast_and_ends_with_it(tatami):
    match = opened(RECORD)
    players = match.game.referee(match.state).table.seats
    reader = Reader(match.game, "en")
    whole = good(tatami("replay", RECORD)).splitlines()
    closing = {seat: row for seat in range(5) for row in whole if row.startswith(f"{NAMES[seat]} (")}
    for player in players:
        who = f"{reader.noun('character', player.character)}, {reader.noun('role', player.role)}"
        assert whole[1 + player.seat] == f"{NAMES[player.seat]}: {who}"
        assert closing[player.seat].startswith(f"{NAMES[player.seat]} ({who}) ")
    for view in range(5):
        seen = good(tatami("replay", RECORD, "--view", view)).splitlines()
        for player in players:
            role = f", {reader.noun('role', player.role)}"
            is_known = player.seat == view or player.role == "shogun"
            assert seen[1 + player.seat].endswith(role) == is_known
            assert (", " in seen[1 + player.seat]) == is_known
        assert [row for row in seen if row in closing.values()] == [row for row in whole if row in closing.values()]


def test_the_score_sheet_has_a_row_for_the_lost_blade(tatami):
    told = good(tatami("replay", HERE / "katana-7p-lost-blade.txt")).splitlines()
    place = next(place for place, row in enumerate(told) if row.startswith("Lost blade "))
    assert told[place].split() == ["Lost", "blade", "-3"] and "Ninja" in told[place - 1]
    assert not any(row.startswith("Lost blade") for row in good(tatami("replay", RECORD)).splitlines())


def test_a_game_without_characters_has_no_cast(tatami):
    told = good(tatami("replay", HERE / "chohan-5p-rounds.txt")).splitlines()
    assert told[1] == "" and told[-5].split()[0] in NAMES


def test_replay_tells_of_choices_taken_back_and_of_open_games(tatami, tmp_path):
    assert "takes a choice back." in good(tatami("replay", HERE / "katana-4p-exhaustion-undo.txt"))
    (tmp_path / "open.txt").write_text(Match.begin(load("katana"), 3, 1).record(), encoding="utf-8")
    assert good(tatami("replay", "open.txt")).endswith("The record ends here; the game goes on.\n")


def test_a_reader_that_goes_away_is_no_error():
    with started("replay", str(RECORD), "--json", stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
        process.stderr.close()
        assert process.wait(timeout=60) == 1


# check, rules, content, games, bench


def test_check_reports_what_it_examined(tatami):
    out = good(tatami("check", "katana", "--games", 5, "--every", 10))
    assert "katana: 5 games, " in out
    assert "undos examined: " in out
    assert "  games with sealed luck: 1\n" in out
    assert "with extreme content packs: 0; ended by: " in out
    assert "Every law held in 5 games" in out


def test_check_plays_with_extreme_packs(tatami):
    assert "with extreme content packs: 2;" in good(tatami("check", "chohan", "--games", 2, "--every", 5, "--packs"))


def test_check_claims_no_law_that_was_not_asked(tatami):
    *figures, held, unasked = good(tatami("check", "katana", "--games", 2, "--every", 100_000)).splitlines()
    assert "  worlds compared: 0; other than the true one: 0 imagined, 0 dealt anew" in figures
    assert held.startswith("Every law that was asked held in 2 games (")
    assert unasked.endswith(": katana: clones, hints, imagination, news, secrecy, undo, why not.")
    *_, held = good(tatami("check", "katana", "--games", 2, "--every", 5)).splitlines()
    assert held.startswith("Every law held in 2 games (")


def test_what_is_one_is_said_in_the_singular():
    one = Figures(games=1, sealed=1, decisions=1, worlds=1, watched=1, undos=1)
    assert verdict({"katana": one}, 1.0) == "Every law held in 1 game (1 s, 1 game a second)."
    assert verdict({"katana": one}, 10.0) == "Every law held in 1 game (10 s, 0.1 games a second)."
    assert report("katana", one).startswith("katana: 1 game, 1 decision\n")
    two = Figures(games=2, sealed=1, worlds=1, undos=1)
    assert verdict({"katana": one, "chohan": two}, 1.0) == (
        "Every law that was asked held in 3 games (1 s, 3 games a second).\n"
        "Not asked, for want of a step (try a smaller --every): chohan: news."
    )


def test_check_does_not_depend_on_the_number_of_processes(tatami):
    figures = [good(tatami("check", "chohan", "--games", 6, "--jobs", jobs)).splitlines()[:-1] for jobs in (1, 2)]
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
        "tatami check katana --seats 5 --seed 1234 --games 1 --every 1",
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
    for name in game_names():
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
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "a" / "b" / "c" / "bench.py"))
    status, out, err = tatami("bench")
    assert (status, out) == (2, "")
    assert "checkout" in err


def test_version_and_help(tatami):
    from tatami import __version__, is_compiled

    engine = "compiled" if is_compiled() else "plain Python"
    names = game_names()
    assert good(tatami("--version")) == f"tatami {__version__}, {engine}\n{len(names)} games: {', '.join(names)}\n"
    everything = good(tatami("--help"))
    assert good(tatami()) == everything
    for command in ("play", "run", "replay", "check", "rules", "content", "games", "bench"):
        assert command in everything
