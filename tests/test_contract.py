"""The contract of every game on the registry: what comes back, and what is refused without leaving a trace."""

import pickle
import random
from typing import Any, get_args

import msgspec
import pytest

from tatami.core import (
    BadContent,
    BadOption,
    Decision,
    Event,
    Game,
    IllegalChoice,
    Outcome,
    State,
    TatamiError,
    WhyNot,
)
from tatami.core.errors import ChoiceFault
from tatami.core.options import option_values
from tatami.games import games, load

STEPS = 40  # how far into a game the refusals are tried
EVERY_TABLE = [(name, seats) for name in games() for seats in load(name).seats]
EVERY_OPTION = [(name, option) for name in games() for option in option_values(load(name).options)]
every_game = pytest.mark.parametrize("name", games())
every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
every_option = pytest.mark.parametrize(("name", "option"), EVERY_OPTION)


def snapshot(game: Game, state: State) -> tuple[Any, ...]:
    """All that a refused choice could have touched."""
    stack = [(type(frame), frame.facts()) for frame in state.stack]
    asked = [(decision.seat, decision.prompt, list(decision.options)) for decision in state.asked]
    news = None if state.news is None else len(state.news)
    counts = (state.chance, state.steps, state.revealed, state.over, news)
    return msgspec.json.encode(game.referee(state)), stack, asked, counts


def along(game: Game, seats: int, steps: int, seed: int = 1) -> list[State]:
    """A random game, as so many tables at rest; the last one may be over."""
    state = game.new(seats, seed)
    luck = random.Random(seed)
    tables = [game.clone(state)]
    while state.asked and len(tables) < steps:
        decision = luck.choice(state.asked)
        game.apply(state, decision.seat, luck.choice(decision.options))
        tables.append(game.clone(state))
    return tables


def finished(game: Game, seats: int, seed: int = 1) -> State:
    return along(game, seats, steps=50_000, seed=seed)[-1]


def refused(error: TatamiError, *codes: str) -> None:
    """One of these codes, and one sentence for a person."""
    assert error.code in codes
    assert error.sentence == str(error)
    assert error.sentence.endswith(".") and error.sentence.isprintable() and len(error.sentence) < 300


# What comes back


@every_game
def test_a_game_says_who_it_is(name: str):
    game = load(name)
    assert game.name == name and isinstance(game.version, int) and game.version >= 1
    assert game.seats == tuple(sorted(set(game.seats))) and min(game.seats) >= 1
    assert load(name) is game
    for noun, ids in game.nouns().items():
        assert noun and ids and all(isinstance(id, str) and id for id in ids)


@every_table
def test_decisions_are_seats_prompts_and_options(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, STEPS):
        assert isinstance(state, State) and state.seats == seats
        decisions = game.decisions(state)
        assert isinstance(decisions, list) and bool(decisions) != state.over
        for decision in decisions:
            assert isinstance(decision, Decision) and decision.seat in range(seats)
            assert isinstance(decision.prompt, str) and decision.prompt
            assert isinstance(decision.options, list) and decision.options
            assert all(type(option) is int for option in decision.options)
            assert len(set(decision.options)) == len(decision.options)
            assert game.prompt_facts(state, decision)["seat"] == decision.seat
            hints = game.hints(game.view(state, decision.seat), decision)
            assert len(hints) == len(decision.options) and all(isinstance(hint, float) for hint in hints)


@every_table
def test_choices_are_words_and_pieces(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, STEPS):
        for decision in game.decisions(state):
            for option in decision.options:
                words = game.words(state, decision.seat, option)
                assert isinstance(words, str) and words == " ".join(words.lower().split())
                assert game.parse(state, decision.seat, words) == option
                assert game.parse(state, decision.seat, f"  {words.upper()}\n") == option
                pieces = game.pieces(option)
                assert isinstance(pieces, tuple) and all(isinstance(piece, str) and piece for piece in pieces)
                for touched in (" ".join(pieces[:count]) for count in range(1, len(pieces) + 1)):
                    assert game.why_not(state, decision.seat, touched) is None


@every_table
def test_views_can_be_sent_and_read_again(name: str, seats: int):
    game = load(name)
    for state in [*along(game, seats, 3), finished(game, seats)]:
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            assert isinstance(view, game.view_type)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
        assert msgspec.json.encode(game.referee(state))


@every_table
def test_an_imagined_table_looks_the_same(name: str, seats: int):
    game = load(name)
    for state in along(game, seats, 5):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            world = game.imagine(view, seed=3)
            assert isinstance(world, State) and game.view(world, seat) == view
            game.check(world)


@every_table
def test_the_outcome_says_who_won_and_why(name: str, seats: int):
    game = load(name)
    *before, last = along(game, seats, steps=50_000)
    assert all(game.outcome(state) is None for state in before[:: max(1, len(before) // 20)])
    outcome = game.outcome(last)
    assert last.over and isinstance(outcome, Outcome)
    assert outcome.reason in game.nouns()["reason"]
    assert outcome.winners and set(outcome.winners) <= set(range(seats))
    assert len(outcome.scores) == seats and all(isinstance(score, int) for score in outcome.scores)
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert all(isinstance(value, int) for row in outcome.sheet for value in row.values())
    assert len(outcome.sheet) in (0, seats)


@every_table
def test_reasons_are_a_clause_a_code_and_facts(name: str, seats: int):
    game = load(name)
    touches = sorted({choice.pieces[:1] for choice in game.choices.by_code.values() if choice.pieces})
    for state in [*along(game, seats, 5), finished(game, seats)]:
        for seat in range(seats):
            for (piece,) in touches:
                reason = game.why_not(state, seat, piece)
                assert reason is None or isinstance(reason, WhyNot)
                assert (reason is None) or (reason.clause.startswith("R") and reason.code)
                assert (reason is None) or all(isinstance(fact, int | str) for fact in reason.facts.values())


@every_game
@pytest.mark.parametrize(
    "piece", ["nonsense", "seat-99", "seat-²", "hand/", "hand/nothing seat-0", "é/..", "x" * 5000]
)
def test_nonsense_pieces_have_a_reason(name: str, piece: str):
    game = load(name)
    state = game.new(game.seats[0], 1)
    before = snapshot(game, state)
    for seat in range(state.seats):
        assert isinstance(game.why_not(state, seat, piece), WhyNot)
    assert snapshot(game, state) == before


@every_table
def test_news_are_gathered_for_those_who_listen(name: str, seats: int):
    game = load(name)
    silent, heard = game.new(seats, 5), game.new(seats, 5, None, True)
    assert silent.news is None and heard.news is not None
    luck = random.Random(5)
    while heard.asked:
        decision = luck.choice(heard.asked)
        choice = luck.choice(decision.options)
        game.apply(heard, decision.seat, choice)
        game.apply(silent, decision.seat, choice)
    assert heard.news and all(isinstance(event, Event) for event in heard.news)
    assert game.referee(silent) == game.referee(heard), "listening changes nothing"


@every_table
def test_the_same_seed_is_the_same_game(name: str, seats: int):
    game = load(name)
    first, again, as_text, other = (game.new(seats, seed) for seed in (7, 7, "7", 8))
    assert snapshot(game, first) == snapshot(game, again) == snapshot(game, as_text)
    assert snapshot(game, first) != snapshot(game, other)


@every_table
def test_playouts_are_counted_and_repeatable(name: str, seats: int):
    game = load(name)
    decisions = game.playouts(3, seed=1, seats=seats)
    assert type(decisions) is int and decisions >= 3
    assert game.playouts(3, seed=1, seats=seats) == decisions


@every_table
def test_a_clone_goes_its_own_way(name: str, seats: int):
    game = load(name)
    state = game.new(seats, 1, None, True)
    before = snapshot(game, state)
    copy = game.clone(state)
    assert copy.news is None, "nobody listens to a clone"
    while copy.asked:
        game.apply(copy, copy.asked[0].seat, copy.asked[0].options[-1])
        if copy.steps > 200:
            break
    assert copy.steps > 0 and snapshot(game, state) == before


# What is refused


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
