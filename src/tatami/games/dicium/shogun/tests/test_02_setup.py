"""Chapter 2: the set-up."""

import pytest

from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import NINJAS, PAWNS, RESERVE, SAMURAI, Shogun
from tatami.games.dicium.shogun.tests.test_01_aim import fresh


def ready(seats: int = 2, seed: int | str = 1, **options: object) -> Shogun:
    """A table when all have their mats: the first of what is offered."""
    state = fresh(seats, seed, **options)
    while state.asked[0].prompt == "mat":
        GAME.apply(state, state.asked[0].seat, state.asked[0].options[0])
    return state


def standing(state: Shogun) -> dict[str, str]:
    return {pawn: SQUARES[square] for pawn, square in zip(PAWNS, state.pawns) if square != RESERVE}


def words(state: Shogun) -> list[str]:
    asked = state.asked[0]
    return [GAME.words(state, asked.seat, option) for option in asked.options]


def test_R2_1_each_side_has_two_mats_and_the_second_partner_takes_what_is_left():
    state = fresh(4)
    first = state.first
    assert words(state) == ["mat blue", "mat green"] and state.asked[0].seat == first
    GAME.apply(state, first, GAME.parse(state, first, "mat green"))
    assert words(state) == ["mat yellow", "mat red"] and state.asked[0].seat == (first + 1) % 4
    GAME.apply(state, (first + 1) % 4, GAME.parse(state, 0, "mat yellow"))
    assert state.colours[(first + 2) % 4] == 0 and state.colours[(first + 3) % 4] == 3
    assert state.asked[0].prompt == "reroll"


def test_R2_1_the_mat_brings_its_bonuses():
    state = fresh(2)
    GAME.apply(state, 0, GAME.parse(state, 0, "mat green"))
    assert state.mats[0] == state.rules.mats[1] != state.rules.mats[0]


def test_R2_2_a_ninja_begins_and_of_two_the_lot_decides():
    """ruling 10: the table would choose."""
    assert ready(2).turn == 0 and ready(2, ninjas="second").turn == 1
    assert {fresh(4, seed).first for seed in range(20)} == {0, 2}
    assert {fresh(4, seed, ninjas="second").first for seed in range(20)} == {1, 3}


def test_R2_3_the_pawns_with_two_players():
    """(E2)"""
    assert standing(ready(2)) == {
        "ninja-blue-1": "e9",
        "samurai-yellow-1": "c4",
        "samurai-yellow-2": "g4",
        "shogun": "e3",
    }


def test_R2_3_the_pawns_with_four_players():
    """(ruling 28)"""
    found = standing(ready(4))
    assert found["ninja-blue-1"] == found["ninja-green-1"] == "e9"
    assert sorted([found["samurai-yellow-1"], found["samurai-red-1"]]) == ["c4", "g4"] and len(found) == 5
    for seed in range(6):
        state = ready(4, seed=seed)
        assert [SQUARES[state.pawns[state.first_pawn(seat)]] for seat in (1, 3)] == ["c4", "g4"]


def test_R2_4_the_shogun_sits_on_the_throne():
    state = ready(2)
    assert state.pawns[-1] == state.rules.palace.throne


@pytest.mark.parametrize("seats", [2, 4])
def test_R2_5_two_tiles_lie_on_each_mat(seats):
    state = ready(seats)
    assert state.stock == [2] * seats and set(state.tiles) == {0}


def test_R2_6_five_alert_cards_and_five_braziers():
    state = ready(2)
    assert (state.alerts, state.braziers) == (5, 5)


def test_R2_7_one_more_of_each_for_beginners():
    """ruling 11, E1: the rulebook says a sixth Torii tile, of which there are four."""
    state = ready(2, beginner=True)
    assert (state.alerts, state.braziers) == (6, 6) and state.stock == [2, 2]


def test_R2_8_three_dice_no_bonus_nothing_in_reserve():
    state = ready(4)
    assert state.hand == [3] * 4 and state.bonuses == [0] * 4 and state.reserve == [NO_DICE] * 4
    assert [state.side_of(seat) for seat in range(4)].count(NINJAS) == 2 and SAMURAI == 1
