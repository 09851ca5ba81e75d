"""The contract of every game on the registry: what is refused, with a code and a sentence, and leaves no trace."""

import pickle
from typing import Any, get_args

import pytest

from tatami.core import BadContent, BadOption, IllegalChoice, TatamiError
from tatami.core.errors import ChoiceFault
from tatami.core.options import option_values
from tatami.games import games, load
from tests.tables import STEPS, along, every_game, every_option, every_table, finished, snapshot


def refused(error: TatamiError, *codes: str) -> None:
    """One of these codes, and one sentence for a person."""
    assert error.code in codes
    assert error.sentence == str(error)
    assert error.sentence.endswith(".") and error.sentence.isprintable() and len(error.sentence) < 300


@every_table
def test_a_seat_that_is_not_asked(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, STEPS):
        before = snapshot(game, state)
        asked = {decision.seat for decision in game.decisions(state)}
        for seat in {-1, 99, *range(seats)} - asked:
            for choice in (state.asked[0].options[0], -1) if state.asked else ():
                with pytest.raises(IllegalChoice) as error:
                    game.apply(state, seat, choice)
                refused(error.value, "not-asked")
        assert snapshot(game, state) == before


@every_table
def test_a_choice_that_is_not_offered(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, STEPS):
        before = snapshot(game, state)
        for decision in game.decisions(state):
            for choice in {-1, 10**9, *game.choices.by_code} - set(decision.options):
                with pytest.raises(IllegalChoice) as error:
                    game.apply(state, decision.seat, choice)
                refused(error.value, "not-offered")
        assert snapshot(game, state) == before


@every_table
def test_a_game_that_is_over(name: str, seats: int):
    game = load(name)
    state = finished(game, seats)
    before = snapshot(game, state)
    assert game.decisions(state) == []
    for seat in (-1, *range(seats)):
        for choice in (-1, next(iter(game.choices.by_code))):
            with pytest.raises(IllegalChoice) as error:
                game.apply(state, seat, choice)
            refused(error.value, "over")
    assert snapshot(game, state) == before


@every_game
@pytest.mark.parametrize("text", ["", " ", "dance on the table", "42", "-1", "x" * 10_000, "\x00\n\ud800"])
def test_words_that_cannot_be_read(name: str, text: str):
    game = load(name)
    state = game.new(game.seats[0], 1)
    before = snapshot(game, state)
    with pytest.raises(IllegalChoice) as error:
        game.parse(state, 0, text)
    refused(error.value, "unreadable")
    assert snapshot(game, state) == before


@every_game
@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_that_is_no_choice(name: str, number: int):
    game = load(name)
    state = game.new(game.seats[0], 1)
    for ask in (lambda: game.words(state, 0, number), lambda: game.pieces(number)):
        with pytest.raises(IllegalChoice) as error:
            ask()
        refused(error.value, "unreadable")


@every_game
def test_a_number_of_seats_that_cannot_play(name: str):
    game = load(name)
    missing = [seats for seats in range(min(game.seats), max(game.seats)) if seats not in game.seats]
    for seats in (0, -1, min(game.seats) - 1, max(game.seats) + 1, *missing, True):
        with pytest.raises(BadOption) as error:
            game.new(seats, 1)
        refused(error.value, "bad-seats")


@every_game
@pytest.mark.parametrize("seats", [3.0, "3", None])
def test_seats_that_are_no_number(name: str, seats: Any):
    """The compiled engine finds a wrong type before the game can; nobody gets a table either way."""
    with pytest.raises((BadOption, TypeError)):
        load(name).new(seats, 1)


@every_game
def test_an_unknown_option(name: str):
    game = load(name)
    for ask in (lambda: game.new(game.seats[0], 1, gravity=True), lambda: game.playouts(1, 1, gravity=True)):
        with pytest.raises(BadOption) as error:
            ask()
        refused(error.value, "unknown-option")
        assert "gravity" in error.value.sentence


@every_option
def test_a_wrong_value_of_an_option(name: str, option: str):
    game = load(name)
    for value in ("perhaps", "", None, 17, 1.5, [], {}, "x" * 5000, "\n\ud800"):
        with pytest.raises(BadOption) as error:
            game.new(game.seats[0], 1, **{option: value})  # type: ignore[arg-type]
        refused(error.value, "bad-option")
        assert option in error.value.sentence


@every_option
def test_every_value_of_an_option_can_be_given_in_words(name: str, option: str):
    game = load(name)
    values = option_values(game.options)[option]
    assert len(values) >= 2, "an option that is none"
    tables = [game.new(game.seats[-1], 1, **{option: value}) for value in values]  # type: ignore[arg-type]
    for value, table in zip(values, tables, strict=True):
        spelled = game.new(game.seats[-1], 1, **{option: f" {value} ".upper()})  # type: ignore[arg-type]
        assert snapshot(game, spelled) == snapshot(game, table)


@pytest.mark.parametrize("name", ["chess", "", "Katana ", "../katana", "x" * 5000, "a\nb\ud800"])
def test_an_unknown_game(name: str):
    with pytest.raises(BadOption) as error:
        load(name)
    refused(error.value, "unknown-game")
    assert all(known in error.value.sentence for known in games())


@every_game
@pytest.mark.parametrize("pack", [[], "cards", 7, {"nonsense": {}}, {1: 2}])
def test_a_content_pack_that_cannot_be_read(name: str, pack: object):
    game = load(name)
    before = snapshot(game, game.new(game.seats[0], 1))
    with pytest.raises(BadContent) as error:
        game.new(game.seats[0], 1, pack)  # type: ignore[arg-type]
    refused(error.value, error.value.code)
    assert snapshot(game, game.new(game.seats[0], 1)) == before


def test_the_codes_of_a_refused_choice_are_a_closed_list():
    assert set(get_args(ChoiceFault)) >= {"not-asked", "not-offered", "unreadable", "over"}


def test_errors_can_be_sent_between_processes():
    error = pickle.loads(pickle.dumps(IllegalChoice("over", "The game is over.")))
    assert isinstance(error, IllegalChoice) and (error.code, error.sentence) == ("over", "The game is over.")
