"""Rows that act: each card has one in the rules and one in the bots, and what they offer is what is asked."""

import pytest

from tatami.exam.kit import modules_naming
from tatami.games.katana.bot.plays import PLAYS
from tatami.games.katana.cards import POWER, ROWS
from tatami.games.katana.choices import ALL_MOVES, CHOICES, END, MOVES
from tatami.games.katana.printed import PRINTED
from tatami.games.katana.state import (
    ARMOUR,
    BUSHIDO,
    CARDS,
    CHARACTERS,
    DAIMYO,
    FAST_DRAW,
    FOCUS,
    HANZO,
    KOJIRO,
    PARRY,
    USHIWAKA,
    WEAPONS,
    Katana,
)
from tatami.games.katana.tests.table import GAME, at_random, fresh


def offered(state: Katana, seat: int) -> list[int]:
    """The options of the play phase, asked of one row after the other: the plain twin of `add_playable`."""
    options = [END]
    POWER.offer(state, seat, options)
    for kind in dict.fromkeys(state.hands[seat]):
        ROWS[kind].offer(state, seat, options)
    return options


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_play_phase_offers_what_the_rows_offer(seats: int):
    asked = 0
    for seed in range(8):
        state = fresh(seats, seed, geisha="others" if seed % 2 else "any")
        for decision, _ in at_random(state, seed):
            if decision.prompt == "play":
                assert decision.options == offered(state, decision.seat)
                asked += 1
    assert asked > 200


def test_every_card_has_a_row_in_the_rules_and_in_the_bots():
    keys = [row.key for row in ROWS]
    assert keys == [*CARDS, "sacrifice"] == [*PRINTED["cards"], "sacrifice"]
    assert list(PLAYS) == keys
    assert [row.kind for row in ROWS[: len(CARDS)]] == list(range(len(CARDS)))


def test_every_choice_of_a_row_is_decoded_to_it():
    for move in ALL_MOVES:
        assert MOVES[move.choice.code] is move
        assert CHOICES.words(move.choice.code) == move.choice.words
        if move.target >= 0:
            assert f"seat-{move.target}" in move.choice.words
    assert len({move.choice.code for move in ALL_MOVES}) == len(ALL_MOVES)


def test_constants_name_the_cards_and_characters_of_the_content():
    named = {"armour": ARMOUR, "fast-draw": FAST_DRAW, "focus": FOCUS, "bushido": BUSHIDO, "parry": PARRY}
    assert {card: CARDS.index(card) for card in (*named, "daimyo")} == {**named, "daimyo": DAIMYO}
    assert [card for card, row in PRINTED["cards"].items() if "damage" in row] == list(CARDS[:WEAPONS])
    assert (CHARACTERS[HANZO], CHARACTERS[KOJIRO], CHARACTERS[USHIWAKA]) == ("hanzo", "kojiro", "ushiwaka")


@pytest.mark.parametrize("card", ["breathing", "diversion", "tea-ceremony"])
def test_a_card_that_only_acts_is_named_by_its_row_alone(card: str):
    """What bots and beliefs make of it stands in their folders."""
    assert {module for module in modules_naming(GAME, card) if "/" not in module} == {"cards.py"}
