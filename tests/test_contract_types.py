"""The contract of every game on the registry: what comes back."""

import inspect
import random

import msgspec
import pytest

from tatami.core import Decision, Event, Game, Outcome, State, WhyNot
from tatami.core.playouts import playouts
from tatami.core.waiting import prompt_facts
from tatami.games import load
from tests.tables import STEPS, along, every_game, every_table, finished, snapshot

CONTRACT = {
    "new": "seats seed content listen options",
    "decisions": "state",
    "apply": "state seat choice",
    "clone": "state",
    "words": "state seat choice",
    "pieces": "choice",
    "parse": "state seat text",
    "view": "state seat",
    "referee": "state",
    "imagine": "view seed",
    "outcome": "state",
    "check": "state",
    "why_not": "state seat id",
    "options_for": "seats",
    "read_content": "pack",
}


@every_game
def test_a_game_says_who_it_is(name: str):
    game = load(name)
    assert game.name == name and isinstance(game.version, int) and game.version >= 1
    assert game.seats == tuple(sorted(set(game.seats))) and min(game.seats) >= 1
    assert load(name) is game
    for noun, ids in game.texts.nouns.items():
        assert noun and ids and all(isinstance(id, str) and id for id in ids)


def test_the_contract_has_fifteen_names():
    """What a game is besides, its data and its parts, is no contract."""
    names = [name for name in dir(Game) if not name.startswith("_") and callable(getattr(Game, name))]
    assert sorted(names) == sorted(CONTRACT) and len(CONTRACT) == 15


@every_game
@pytest.mark.parametrize(("method", "names"), CONTRACT.items())
def test_the_arguments_of_the_contract_are_named(name: str, method: str, names: str):
    signature = inspect.signature(getattr(load(name), method))
    assert " ".join(signature.parameters) == names


@every_game
def test_the_contract_can_be_called_by_name(name: str):
    game = load(name)
    state = game.new(seats=game.seats[0], seed=3, content=None, listen=False)
    asked = game.decisions(state=state)[0]
    option, seat = asked.options[0], asked.seat
    words = game.words(state=state, seat=seat, choice=option)
    view = game.view(state=state, seat=seat)
    assert game.parse(state=state, seat=seat, text=words) == option
    assert game.view(game.imagine(view=view, seed=3), seat) == view
    assert len(game.mind.hints(view=view, decision=asked)) == len(asked.options)
    assert game.why_not(state=state, seat=seat, id=" ".join(game.pieces(choice=option)[:1]) or "x") != ""
    game.check(state=game.clone(state=state))
    game.apply(state=state, seat=seat, choice=option)
    assert game.outcome(state=state) is None and game.referee(state=state) is not None


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
            assert prompt_facts(state, decision, decision.seat)["seat"] == decision.seat
            hints = game.mind.hints(game.view(state, decision.seat), decision)
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
    assert outcome.reason in game.texts.nouns["reason"]
    assert outcome.winners or seats in game.wiring.cooperative, "only who stand together can lose to nobody"
    assert set(outcome.winners) <= set(range(seats))
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
    "piece", ["", " ", "nonsense", "seat-99", "seat-²", "hand/", "hand/nothing seat-0", "é/..", "x" * 5000]
)
def test_nonsense_pieces_have_a_reason(name: str, piece: str):
    game = load(name)
    state = game.new(game.seats[0], 1)
    before = snapshot(game, state)
    for seat in range(state.seats):
        reason = game.why_not(state, seat, piece)
        assert isinstance(reason, WhyNot)
        assert piece.strip() or reason.code == "no-such-piece"
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
    decisions = playouts(game, 3, seed=1, seats=seats)
    assert type(decisions) is int and decisions >= 3
    assert playouts(game, 3, seed=1, seats=seats) == decisions


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
