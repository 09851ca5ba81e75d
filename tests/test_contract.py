"""The contract of every game on the registry: what is refused, with a code and a sentence, and leaves no trace."""

import pickle
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from types import ModuleType
from typing import Any, get_args

import pytest

import tatami
from tatami.core import BadContent, BadOption, IllegalChoice, TatamiError, lists
from tatami.core import game as contract
from tatami.core.errors import ChoiceFault
from tatami.core.match import Match
from tatami.core.options import PRINTED, Difficulty, option_values, read_options
from tatami.core.playouts import playouts
from tatami.core.state import carry_out
from tatami.games import (
    MODULES,
    difficulty_and_presets,
    game_names,
    load,
    option_groups,
    seats_and_options,
)
from tests.tables import STEPS, along, every_game, every_option, every_table, finished, snapshot

IS_COMPILED = not str(contract.__file__).endswith(".py")

LONGEST_SENTENCE = 360  # the twenty options of Samouraï & Katana by name


def ascii_id(value: object) -> str:
    return repr(value)[:20].encode("ascii", "backslashreplace").decode() if not isinstance(value, int) else "number"


def refused(error: TatamiError, *codes: str) -> None:
    """One of these codes, and one sentence for a person."""
    assert error.code in codes
    assert error.sentence == str(error)
    assert error.sentence.endswith(".") and error.sentence.isprintable() and len(error.sentence) < LONGEST_SENTENCE


def wrongly_typed(error: Exception, code: str) -> None:
    """One of ours; the compiled engine may find a wrong type before the game can."""
    assert isinstance(error, TatamiError) or (IS_COMPILED and type(error) is TypeError), error
    if isinstance(error, TatamiError):
        refused(error, code)


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
                refused(error.value, "not-offered" if choice in game.choices.by_code else "unreadable")
        assert snapshot(game, state) == before


@every_table
def test_what_only_equals_a_choice_or_a_seat(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, STEPS):
        before = snapshot(game, state)
        for decision in game.decisions(state):
            for choice in (*(float(option) for option in decision.options), [], None, "", "1", 1.5):
                with pytest.raises((IllegalChoice, TypeError)) as error:
                    game.apply(state, decision.seat, choice)  # type: ignore[arg-type]
                wrongly_typed(error.value, "unreadable")
            for seat in (float(decision.seat), str(decision.seat), None, []):
                with pytest.raises((IllegalChoice, TypeError)) as error:
                    game.apply(state, seat, decision.options[0])  # type: ignore[arg-type]
                wrongly_typed(error.value, "not-asked")
        assert snapshot(game, state) == before


@pytest.mark.skipif(IS_COMPILED, reason="the compiled engine makes numbers of True and False before it reads them")
def test_true_is_neither_a_choice_nor_a_seat():
    game = load("chohan")
    state = next(state for state in along(game, 2, 40) if any(1 in asked.options for asked in state.asked))
    decision = next(decision for decision in state.asked if 1 in decision.options)
    with pytest.raises(IllegalChoice) as error:
        game.apply(state, decision.seat, True)
    refused(error.value, "unreadable")
    with pytest.raises(IllegalChoice) as no_seat:
        game.apply(state, bool(decision.seat), 1)
    refused(no_seat.value, "not-asked")


class Contrary:
    """What some programs hand over by mistake: a thing that cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError("compared")

    __hash__ = None  # type: ignore[assignment]


@every_game
def test_what_cannot_be_compared_is_neither_a_choice_nor_a_seat(name: str):
    game = load(name)
    state = game.new(game.seats[0], 1)
    before = snapshot(game, state)
    asked = state.asked[0]
    for seat, choice, code in ((asked.seat, Contrary(), "unreadable"), (Contrary(), asked.options[0], "not-asked")):
        with pytest.raises((IllegalChoice, TypeError)) as error:
            game.apply(state, seat, choice)  # type: ignore[arg-type]
        wrongly_typed(error.value, code)
    assert snapshot(game, state) == before


@every_table
def test_a_seat_that_the_table_does_not_have(name: str, seats: int):
    game = load(name)
    state = game.new(seats, 1)
    some = next(iter(game.choices.by_code))
    for seat in (-1, seats, 10**9, "0", 0.0, []):
        for ask in (
            lambda seat=seat: game.view(state, seat),
            lambda seat=seat: game.why_not(state, seat, "pile"),
            lambda seat=seat: game.words(state, seat, some),
            lambda seat=seat: game.parse(state, seat, game.choices.words(some)),
        ):
            with pytest.raises((BadOption, TypeError)) as error:
                ask()
            if type(seat) is int:
                refused(error.value, "bad-seats")
            wrongly_typed(error.value, "bad-seats")


@every_game
@pytest.mark.parametrize("nothing", [None, 7, [], b"pile"])
def test_words_and_pieces_that_are_no_text(name: str, nothing: Any):
    game = load(name)
    state = game.new(game.seats[0], 1)
    with pytest.raises((IllegalChoice, TypeError)) as error:
        game.parse(state, 0, nothing)
    wrongly_typed(error.value, "unreadable")
    with pytest.raises((BadOption, TypeError)) as no_piece:
        game.why_not(state, 0, nothing)
    wrongly_typed(no_piece.value, "unknown-piece")


@every_game
@pytest.mark.parametrize(
    "seed", [None, 1.5, True, b"7", [], "", "  ", "\ud800", "7\n8", "a\x1b[2J", 1 << 20_000], ids=ascii_id
)
def test_a_seed_that_is_none(name: str, seed: Any):
    game = load(name)
    for ask in (
        lambda: game.new(game.seats[0], seed),
        lambda: Match.begin(game, game.seats[0], seed),
        lambda: playouts(game, 1, seed),
    ):
        with pytest.raises((BadOption, TypeError)) as error:
            ask()
        wrongly_typed(error.value, "bad-seed")


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
@pytest.mark.parametrize("number", [-1, 10**9, 1.0, [], None])
def test_a_number_that_is_no_choice(name: str, number: Any):
    game = load(name)
    state = game.new(game.seats[0], 1)
    for ask in (lambda: game.words(state, 0, number), lambda: game.pieces(number)):
        with pytest.raises((IllegalChoice, TypeError)) as error:
            ask()
        wrongly_typed(error.value, "unreadable")


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
    for ask in (lambda: game.new(game.seats[0], 1, gravity=True), lambda: playouts(game, 1, 1, gravity=True)):
        with pytest.raises(BadOption) as error:
            ask()
        refused(error.value, "unknown-option")
        assert "gravity" in error.value.sentence


@every_option
def test_a_wrong_value_of_an_option(name: str, option: str):
    game = load(name)
    only_equal = [float(value) for value in option_values(game.options)[option] if isinstance(value, int)]
    for value in ("perhaps", "", None, 17, 1.5, *only_equal, [], {}, "x" * 5000, "\n\ud800"):
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


@pytest.mark.parametrize("name", ["chess", "", "Katana ", "../katana", "x" * 5000, "a\nb\ud800", [], None, {}])
def test_an_unknown_game(name: Any):
    with pytest.raises(BadOption) as error:
        load(name)
    refused(error.value, "unknown-game")
    assert all(known in error.value.sentence for known in game_names())


def test_the_games_are_a_package_and_their_names_a_function():
    import tatami.games.katana.effects as verbs  # as users write it; it fails where `tatami.games` is no package

    assert verbs.__name__ == "tatami.games.katana.effects"
    assert isinstance(tatami.games, ModuleType)
    assert tatami.game_names() == game_names()


@every_game
def test_a_package_says_the_seats_and_options_of_its_game(name: str):
    assert seats_and_options(name) == (load(name).seats, load(name).options)


@every_game
@pytest.mark.parametrize("pack", [[], "cards", 7, {"nonsense": {}}, {1: 2}])
def test_a_content_pack_that_cannot_be_read(name: str, pack: object):
    game = load(name)
    before = snapshot(game, game.new(game.seats[0], 1))
    with pytest.raises(BadContent) as error:
        game.new(game.seats[0], 1, pack)  # type: ignore[arg-type]
    refused(error.value, error.value.code)
    assert snapshot(game, game.new(game.seats[0], 1)) == before


def numbers(content: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where the numbers of a content file stand."""
    for key, value in content.items():
        if isinstance(value, dict):
            yield from numbers(value, (*path, key))
        elif type(value) is int:
            yield (*path, key)


@every_game
@pytest.mark.parametrize("number", [10**400, 1 << 20_000, -(1 << 20_000)], ids=["many", "too many", "too few"])
def test_a_number_in_a_content_pack_that_nobody_can_write_down(name: str, number: int):
    game = load(name)
    values = files(MODULES[game.name]).joinpath("content.toml")
    places = list(numbers(tomllib.loads(values.read_text("utf-8")))) if values.is_file() else [("values", "any")]
    assert places
    for place in places:
        pack: Any = number
        for key in reversed(place):
            pack = {key: pack}
        with pytest.raises(BadContent) as error:
            game.new(game.seats[0], 1, pack)
        refused(error.value, error.value.code)


def test_the_codes_of_a_refused_choice_are_a_closed_list():
    assert set(get_args(ChoiceFault)) >= {"not-asked", "not-offered", "unreadable", "over"}


def test_errors_can_be_sent_between_processes():
    error = pickle.loads(pickle.dumps(IllegalChoice("over", "The game is over.")))
    assert isinstance(error, IllegalChoice) and (error.code, error.sentence) == ("over", "The game is over.")


@every_table
def test_a_bot_in_its_worlds_and_a_player_at_the_table_move_on_alike(name: str, seats: int):
    """`apply` has the usual way of `carry_out` in line."""
    game = load(name)
    for state in along(game, seats, 300, seed=2):
        for decision in state.asked:
            choice = decision.options[-1]
            applied, carried = game.clone(state), game.clone(state)
            game.apply(applied, decision.seat, choice)
            (same,) = [asked for asked in carried.asked if asked.seat == decision.seat]
            carry_out(carried, same, choice)
            assert snapshot(game, applied) == snapshot(game, carried)


@pytest.mark.parametrize("numbers", [[7], [7, 8, 9], [9, 8, 7], [7, 8, 7, 9], [8, 7, 7]])
def test_compiled_lists_have_and_give_what_pythons_do(numbers: list[int]):
    """Plain Python takes its own; these are the loops that are compiled."""
    assert all(lists.has(numbers, number) == (number in numbers) for number in (7, 8, 10))
    left, expected = numbers[:], numbers[:]
    lists.take(left, 7)
    expected.remove(7)
    assert left == expected


@every_game
def test_a_preset_is_a_table_that_can_be_laid(name: str):
    game = load(name)
    difficulty, presets = difficulty_and_presets(name)
    assert difficulty in get_args(Difficulty) and PRINTED in presets
    for seats, options in presets.values():
        assert all(value in game.options_for(seats)[option] for option, value in options.items())
        read = read_options(name, game.options, options)
        assert all(getattr(read, option) != getattr(game.options(), option) for option in options), (
            "it says what differs"
        )
        game.new(seats, 0, **options)
    assert not presets[PRINTED].options
    assert len({(seats, *sorted(options.items())) for seats, options in presets.values()}) == len(presets)


@every_game
def test_a_table_option_is_in_one_group_or_none_has_any(name: str):
    grouped = [option for listed in option_groups(name).values() for option in listed]
    assert sorted(grouped) == sorted(option_values(load(name).options) if grouped else [])
