"""Rows that act: each place has one in the rules and one in the bots, and what they offer is what is asked."""

from random import Random

import pytest

from tatami.exam.sitting import picked
from tatami.games.ninjato import pieces
from tatami.games.ninjato.answers import ENTERED, FIGHT, fight
from tatami.games.ninjato.bot.plays import PLAYS, RATED
from tatami.games.ninjato.bot.ratings import ONE_BY_ONE, TOGETHER
from tatami.games.ninjato.choices import CHOICES
from tatami.games.ninjato.fights import winning_sets
from tatami.games.ninjato.pieces import SUPPORT, VALUES
from tatami.games.ninjato.places import PLACE_MOVES, PLACE_ROWS
from tatami.games.ninjato.rows import MOVES
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.tests.table import GAME, table


def offered(state: Ninjato, seat: int) -> list[int]:
    """The places of a shuriken, asked of one row after the other: the plain twin of `Place.options`."""
    options: list[int] = []
    for row in PLACE_ROWS:
        row.offer(state, seat, options)
    return options


def beating(state: Ninjato, seat: int) -> list[int]:
    """The sets of cards alone that beat the guard, tried one by one: the plain twin of `winning_sets`."""
    hand = state.hands[seat * VALUES : seat * VALUES + VALUES]
    sign = 1 if state.side == pieces.STRENGTH else -1
    found = []
    for base, held in enumerate(hand):
        for supports in range(hand[SUPPORT] + 1):
            is_held = held and supports <= hand[SUPPORT] - (base == SUPPORT)
            if is_held and state.wins(base + 1 + sign * supports):
                found.append(fight(base, supports, 0, 0))
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_asked_is_what_the_rows_offer(seats: int):
    places = fights = 0
    for seed in range(4):
        luck = Random(seed)
        state = GAME.new(seats, seed)
        assert isinstance(state, Ninjato)
        while decisions := GAME.decisions(state):
            (decision,) = decisions
            if decision.prompt == "place":
                assert decision.options == offered(state, decision.seat)
                places += 1
            elif decision.prompt == "face" and not state.can_fight_with_skills(decision.seat, state.side):
                assert winning_sets(state, decision.seat) == beating(state, decision.seat)
                fights += 1
            GAME.apply(state, decision.seat, picked(GAME, state, decision, luck, 0.5))
    assert places == 4 * seats * pieces.SHURIKEN * pieces.ROUNDS and fights > 40


def test_closed_houses_and_an_empty_hand_are_asked_of_the_rows():
    t = table().house(2, "").house(4, "").hand("a", "1")
    assert GAME.decisions(t.state)[0].options == offered(t.state, 0)
    assert "raid house-1 stealth" in t.options and "raid house-2 stealth" not in t.options
    assert "dojo" in table().options


def test_every_place_has_a_row_in_the_rules_and_in_the_bots():
    assert [row.key for row in PLACE_ROWS] == list(PLAYS)
    assert set(RATED) == {move.choice.code for move in PLACE_MOVES}
    assert [row.clause for row in PLACE_ROWS] == ["R3.4", "R4.1", "R5.1", "R7.1", "R7.1"]


def test_every_question_has_a_rating():
    assert not set(ONE_BY_ONE) & set(TOGETHER)
    assert {*ONE_BY_ONE, *TOGETHER} == {
        "place", "draw", "one-more", "tuition", "pay-envoy", "pay-rumour", "gong", "face", "prize", "recover",
        "banzai", "beaten", "token", "reward", "gift",
    }  # fmt: skip


def test_every_choice_is_decoded():
    entered = [*PLACE_MOVES, *ENTERED]
    assert len({move.choice.code for move in entered}) == len(entered) == len(CHOICES.by_code)
    for move in entered:
        assert MOVES[move.choice.code] is move
        assert move.row.clause.startswith("R")
        if move.choice.code < FIGHT and "house" in move.choice.facts:
            assert move.choice.facts["house"] == pieces.HOUSE_NAMES[move.target]
            assert move.choice.facts["side"] == pieces.SIDES[move.part]
        for fact, names in (("skill", pieces.SKILLS), ("envoy", pieces.ENVOYS), ("rumour", pieces.RUMOURS)):
            if fact in move.choice.facts:
                assert move.choice.facts[fact] == names[move.target]
    token = MOVES[CHOICES.parse("token minamoto 8")]
    assert (token.target, token.part) == (pieces.CLANS.index("minamoto"), 8)
