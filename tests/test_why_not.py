"""Why not: whatever a player tries in vain, in every game, rests on a clause; and the clauses can be read."""

import random
from collections.abc import Iterable

import pytest

from tatami.core import Game, State, WhyNot
from tatami.core.game import interrupts
from tatami.games import MODULES, load
from tatami.text import LANGUAGES, Reader, clauses
from tatami.text.clauses import read_clauses
from tests.listening import is_looked_at, played, touchable

NBSP, NARROW = "\u00a0", "\u202f"
every_game = pytest.mark.parametrize("name", MODULES)


# Clauses


@every_game
def test_the_rules_have_the_same_clauses_in_every_language(name):
    first = clauses(name, "en")
    for lang in LANGUAGES[1:]:
        other = clauses(name, lang)
        assert list(other) == list(first)
        for id, clause in first.items():
            assert (other[id].is_advice, other[id].ruling) == (clause.is_advice, clause.ruling), id
            assert [block.count("\n|") for block in other[id].more] == [
                block.count("\n|") for block in clause.more
            ], id
    for id, clause in first.items():
        assert clause.id == id and clause.text and clause.chapter
        assert "**" not in clause.text and "(advice)" not in clause.text and "(ruling" not in clause.text


def test_clauses_are_read_with_their_marks_and_what_belongs_to_them():
    text = """# A game: the rules

Not a clause.

## 1 Aim

**R1.1** The aim is
to win.

| a | b |
|---|---|
| 1 | 2 |

Example: somebody's victory.

**R1.2** (advice) Win early. (ruling 7)

## Rulings

| no. | question |
|---|---|
"""
    first, second = read_clauses(text, "en").values()
    assert (first.id, first.chapter, first.text) == ("R1.1", "Aim", "The aim is to win.")
    assert first.more == ("| a | b |\n|---|---|\n| 1 | 2 |", "Example: somebody’s victory.")
    assert not first.is_advice and first.ruling is None
    assert (second.text, second.is_advice, second.ruling, second.more) == ("Win early.", True, 7, ())
    (french,) = read_clauses(
        "## 1 But\n\n**R1.1** (conseil) Gagnez : c'est mieux ; non ? (décision 3)", "fr"
    ).values()
    assert french.text == f"Gagnez{NBSP}: c’est mieux{NARROW}; non{NARROW}?"
    assert french.is_advice and french.ruling == 3


# Why not


@every_game
def test_what_can_be_touched_needs_no_reason_and_everything_else_has_one(name):
    """Every piece of every choice, alone and in order, for every seat, at states of random games."""
    game = load(name)
    touches = touchable(game)
    luck = random.Random(name)
    for seed in range(len(game.seats)):
        for state, _ in played(game, seed):
            if not is_looked_at(state, luck) or (state.asked and luck.random() < 0.9):
                continue
            for seat in range(state.seats):
                tried = offered(game, state, seat)
                assert all(game.why_not(state, seat, " ".join(touch)) is None for touch in tried)
                vain = set(luck.sample(touches, min(len(touches), 300))) - tried
                reasons = {touch: game.why_not(state, seat, " ".join(touch)) for touch in sorted(vain)}
                assert [touch for touch, why in reasons.items() if why is None] == []
                assert_said(name, [why for why in reasons.values() if why is not None])


def offered(game: Game, state: State, seat: int) -> set[tuple[str, ...]]:
    """What a seat can touch now, one piece or several in their order."""
    asked = next((one for one in game.decisions(state) if one.seat == seat), None)
    choices = interrupts(state, seat) if asked is None else asked.options
    options = [game.pieces(choice) for choice in choices]
    return {pieces[:length] for pieces in options for length in range(1, len(pieces) + 1)}


def assert_said(name: str, whys: Iterable[WhyNot]) -> None:
    """Each rests on a clause that can be broken, and is a sentence in every language."""
    different = {repr(why): why for why in whys}
    for lang in LANGUAGES:
        reader = Reader(load(name), lang)
        for why in different.values():
            assert not clauses(name, lang)[why.clause].is_advice, f"{why.code} rests on advice"
            assert reader.why(why).endswith(f"({why.clause})")
