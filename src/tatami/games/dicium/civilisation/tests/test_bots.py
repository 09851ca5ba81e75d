"""What bots ask: hints from the view, the same in imagined worlds, and chances that agree with the rules."""

from random import Random

import pytest

from tatami.core.playouts import play_at_random
from tatami.games.dicium.chances import chance_at_least, chance_to_beat
from tatami.games.dicium.civilisation.bot.knowledge import time_left
from tatami.games.dicium.civilisation.bot.plans import cheapest
from tatami.games.dicium.civilisation.bot.win_chances import FEATURES, WEIGHTS, WEIGHTS_ALONE, features_of_seats
from tatami.games.dicium.civilisation.tests.table import GAME, Table, isles
from tatami.games.dicium.dice import BLUE, GREEN, names, read


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rollout_policy_rates_a_world_as_the_hints_rate_its_view(seats):
    """Over games with some sense, so that everything comes up; of others no hand and no secret is read for it."""
    prompts = set()
    for seed in range(2):
        state = Table.fresh(seats, seed)
        luck = Random(seed)
        while state.asked and state.steps < 400:
            decision = state.asked[0]
            hints = list(GAME.mind.hints(GAME.view(state, decision.seat), decision))
            assert list(GAME.mind.rollout(state, decision)) == hints, decision
            assert len(hints) == len(decision.options)
            prompts.add(decision.prompt)
            best = decision.options[max(range(len(hints)), key=hints.__getitem__)]
            GAME.apply(state, decision.seat, best if luck.random() < 0.6 else luck.choice(decision.options))
    assert {"mat", "secret", "reroll", "act", "move", "reserve"} <= prompts


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R14_6_the_win_chances_of_a_finished_world_are_who_won(seats):
    for seed in range(4):
        state = Table.fresh(seats, seed)
        state.news = None
        play_at_random(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won = [seat for seat, chance in enumerate(GAME.mind.win_chances(state)) if chance == 1.0]
        assert won == sorted(outcome.winners), f"seed {seed}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_make_a_whole(seats):
    chances = GAME.mind.win_chances(Table.fresh(seats, 3))
    assert sum(chances) == pytest.approx(1.0) and min(chances) > 0.05


def test_every_feature_has_a_weight():
    assert len(WEIGHTS) == len(WEIGHTS_ALONE) == len(FEATURES)
    assert all(len(row) == len(FEATURES) for row in features_of_seats(Table.fresh(4, 1)))


def test_points_and_dice_make_chances_grow():
    ahead = isles("b2 h8", dice="4 4 3", points={"a": "8", "b": "2"})
    assert GAME.mind.win_chances(ahead.state)[0] > 0.6
    alone = [isles("b2", dice="4 4 3", points={"a": points}).state for points in ("2", "9")]
    low, high = (GAME.mind.win_chances(state)[0] for state in alone)
    assert 0 < low < high < 1


def test_the_odds_of_the_combat_die():
    assert chance_at_least(1) == 1.0 and chance_at_least(6) == pytest.approx(1 / 6) and chance_at_least(7) == 0.0
    assert chance_to_beat(0) == pytest.approx(21 / 36) and chance_to_beat(6) == 1.0 and chance_to_beat(-6) == 0.0


def test_time_passes():
    early, late = isles("b2 h8", dice="4 4 3", round=1), isles("b2 h8", dice="4 4 3", round=10)
    assert 1 >= time_left(early.state) > time_left(late.state) > 0
    assert time_left(isles("b2 h8", dice="4 4 3", pile=0).state) == 0


def test_the_cheapest_dice_are_spent_first():
    assert names(cheapest(read("1 dicium dicium"), GREEN, 1)) == ["1"]
    assert names(cheapest(read("2 5"), BLUE, 1)) == ["5"]


@pytest.mark.parametrize(
    ("position", "advice"),
    [
        ({"at": "a2 h8", "dice": "1 1 4"}, "green 2"),
        ({"at": "c3 h8", "dice": "1 2 3"}, "straight"),
        ({"at": "d3 h8", "dice": "5 5 5 5 5", "round": 13}, "five"),
        ({"at": "d3 h8", "dice": "3 3 4 4"}, "two-pair"),
        ({"at": "a3 h8", "dice": "3 3 3", "round": 13}, "three"),
    ],
)
def test_plain_cases_are_seen(position, advice):
    assert isles(**position).advice == advice


def test_the_last_die_is_not_thrown_away_on_a_hopeless_monster():
    t = isles("d4 h8", dice="3 3 1").say("a: pair")
    assert t.advice != "square e5"
