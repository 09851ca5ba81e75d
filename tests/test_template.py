"""The template: on the registry and in every examination, but not among the games that players see."""

import io
import re
import sys
from pathlib import Path

import pytest

import tatami
from tatami import cli
from tatami.core import BadOption, read_record
from tatami.core.match import Match, Replay
from tatami.games import MODULES, UNLISTED, chohan, load, load_for_players
from tools.count import count


def test_players_do_not_see_it():
    assert set(MODULES) - set(tatami.game_names()) == UNLISTED >= {"chohan"}
    for name in UNLISTED:
        assert load(name).name == name
        with pytest.raises(BadOption) as refused:
            load_for_players(name)
        assert refused.value.code == "unknown-game" and name not in refused.value.sentence.partition(";")[2]


def test_commands_list_only_the_games_but_take_its_name(capsys):
    assert cli.obey(["games"]) == 0
    assert "chohan" not in capsys.readouterr().out
    assert cli.obey(["rules", "chohan", "R3.3"]) == 0
    assert "R3.3" in capsys.readouterr().out


def test_it_can_be_played_in_the_terminal(monkeypatch, capsys, tmp_path):
    record = tmp_path / "game.txt"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    assert cli.obey(["play", "chohan", "--seats", "3", "--seed", "4", "--lang", "en", "--record", str(record)]) == 0
    said = capsys.readouterr().out
    assert "Aiko has bet 1 on chō." in said and re.search(r"Botan has bet\.\n", said)
    assert not re.search(r"(Botan|Chie) has bet \d", said)
    assert Replay(load("chohan"), read_record(record.read_text("utf-8"))).play_out().outcome is not None


def test_a_secret_bet_can_be_taken_back_until_another_seat_has_bet():
    match = Match.begin(load("chohan"), 3, 4)
    match.choose(match.state.asked[0].seat, "limit 3")
    match.choose(1, "bet cho 3")
    assert match.can_undo(1)
    match.choose(0, "bet han 1")
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert [decision.seat for decision in match.state.asked] == [0, 2]
    match.choose(0, "bet han 2")
    match.choose(2, "bet han 2")
    assert not any(match.can_undo(seat) for seat in range(3)), "the dice have fallen"


def test_a_new_game_begins_with_fifteen_files():
    files, lines = count(Path(chohan.__path__[0]))
    assert files.total() <= 15 and lines.total() < 925
