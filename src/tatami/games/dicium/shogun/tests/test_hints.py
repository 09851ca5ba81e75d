"""What the hints advise in plain positions."""

import pytest

from tatami.exam.kit import winners_with_hints
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.state import NINJAS, SAMURAI, Shogun
from tatami.games.dicium.shogun.tests.table import Table, table

GAMES = 10


def follow(t: Table, steps: int) -> None:
    for _ in range(steps):
        t.say(f"{t.asked[0]}: {t.advice}")


def test_a_ninja_captures_the_shogun_when_it_can():
    t = table("blue1 e2, blue2 e9, yellow1 c5", dice="2 1 4")
    assert t.advice == "blue 1"
    follow(t, 3)
    assert t.captor == "blue1"


def test_the_captor_runs_home():
    t = table("blue1 e7, blue2 e8, yellow1 c5", captor="blue1", dice="2 5 3")
    follow(t, 2)
    assert t.advice == "square e9"


def test_a_samurai_attacks_the_ninja_beside_it():
    t = table("blue1 d7, yellow1 c7, yellow2 a9", turn="b", dice="2 3 4")
    follow(t, 3)
    assert t.news("attacks")


def test_the_last_alert_is_worth_everything():
    t = table("blue1 e9, yellow1 a1", turn="b", dice="3 3 3 1 2", alerts=1)
    assert t.advice == "yellow 3"


def test_a_larger_hand_is_taken():
    t = table("blue1 e9, yellow1 c4", dice="1 2 3")
    assert t.advice == "straight"
    t.say("a: straight")
    assert t.advice == "raise hand"


def test_dice_that_form_something_good_are_kept():
    t = table("blue1 e9, yellow1 c4", dice="1 2 3", throws=1)
    assert t.advice == "keep all"
    t = table("blue1 e9, yellow1 c4", dice="4 4 1", throws=1)
    assert t.advice.startswith("reroll")


def test_red_dice_are_engaged():
    t = table("blue1 d5, yellow1 c5", dice="2 4 1")
    t.say("a: blue 1", "a: square c5")
    assert t.advice == "engage 4"


def test_a_torii_under_the_captor_wins():
    t = table("blue1 b5, yellow1 c4", captor="blue1", dice="1 1 2 2")
    t.say("a: two-pair")
    assert t.advice == "square b5"


@pytest.mark.parametrize("side", [NINJAS, SAMURAI])
def test_the_hints_beat_chance_on_either_side(side):
    won = 0
    for seed in range(GAMES):
        state = GAME.new(2, seed)
        assert isinstance(state, Shogun)
        own = next(seat for seat in range(2) if state.side_of(seat) == side)
        won += own in winners_with_hints(GAME, 2, seed, [own])
    assert won > 0.8 * GAMES, f"{won} of {GAMES}"
