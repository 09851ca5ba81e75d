"""Rows that act: each card has one in the rules and one in the bots, and every choice is decoded to its row."""

import pytest

from tatami.exam.kit import modules_naming
from tatami.games.samourai_katana.bot.plays import OF_CARDS, PLAYS, RATED
from tatami.games.samourai_katana.cards import Warrior
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.pieces import CARD_TYPES, CARDS, FIRST_ANYTIME, FIRST_EVENT, FIRST_SPECIAL
from tatami.games.samourai_katana.printed import PRINTED
from tatami.games.samourai_katana.rows import MOVES, NEVER, ROWS, Move
from tatami.games.samourai_katana.tests.table import GAME, table

DOING = {move.row for move in MOVES if move is not NEVER and move.row.key != "answer"}


def test_every_card_has_a_row_in_the_rules_and_in_the_bots():
    assert [row.key for row in ROWS] == [play.key for play in OF_CARDS] == list(CARDS) == list(PRINTED["cards"])
    assert [row.kind for row in ROWS] == [play.kind for play in OF_CARDS] == list(range(len(CARDS)))


def test_every_row_that_does_something_has_one_in_the_bots_by_the_same_key():
    assert {row.key for row in DOING} | {*CARDS[:FIRST_EVENT]} == set(PLAYS)
    assert all(RATED[code].key == move.row.key for code, move in enumerate(MOVES) if move.row in DOING)


def test_every_choice_is_decoded_to_what_its_words_say():
    known = {code: move for code, move in enumerate(MOVES) if move is not NEVER}
    assert set(known) == set(CHOICES.by_code)
    for code, move in known.items():
        assert CHOICES.words(code) == move.choice.words and move.choice.code == code
        named = move.choice.facts
        assert move.target == named.get("target", -1)
        if "territory" in named or "count" in named or move.row.key in ("answer", "exchange"):
            assert move.part == part_named(move)


def part_named(move: Move) -> object:
    """The part that the facts of a choice name."""
    facts = move.choice.facts
    if "territory" in facts:
        return list(PRINTED["territories"]).index(facts["territory"])
    return facts["count"] if "count" in facts else CARDS.index(facts["card"]) if "card" in facts else -1


def test_the_kinds_of_a_type_follow_each_other():
    types = [CARD_TYPES.index(row["kind"]) for row in PRINTED["cards"].values()]
    assert types == sorted(types)
    assert [types.index(kind) for kind in (1, 2, 3)] == [FIRST_SPECIAL, FIRST_EVENT, FIRST_ANYTIME]
    assert all(isinstance(row, Warrior) == (row.kind < FIRST_SPECIAL) for row in ROWS)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_named_by_its_rows_alone(card: str):
    """Warriors are told apart by their numbers only, so no code names them."""
    is_warrior = CARDS.index(card) < FIRST_SPECIAL
    assert modules_naming(GAME, card) == (set() if is_warrior else {"cards.py", "bot/plays.py"})


def test_a_card_does_what_its_row_does_and_nothing_else():
    t = table(a="kai:3", b="musashi:3").hand("a", "wako")
    assert t.offers("a: play wako")
    wako = CARDS.index("wako")
    ROWS[wako], kept = ROWS[0], ROWS[wako]
    try:
        assert not t.rest().offers("a: play wako") and t.why_not("a: hand/wako").code == "battle-only"
    finally:
        ROWS[wako] = kept
