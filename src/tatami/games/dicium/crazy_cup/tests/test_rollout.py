"""What bots ask inside imagined worlds: ratings that are the hints, and a promise that agrees with the rules."""

from random import Random

import pytest

from tatami.core.playouts import play_at_random
from tatami.games.dicium.crazy_cup.bot.win_chances import (
    FEATURES,
    WEIGHTS,
    WEIGHTS_ALONE,
    WEIGHTS_IN_TEAMS,
    features_of_sides,
)
from tatami.games.dicium.crazy_cup.tests.table import GAME, cup, fresh

TABLES = [(1, {}), (2, {}), (3, {"young": True}), (4, {}), (4, {"teams": True})]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_rollout_policy_rates_a_world_as_the_hints_rate_its_view(seats, options):
    """Over random games, so that everything comes up; no hand of cards is read for it."""
    prompts = set()
    for seed in range(4):
        state = fresh(seats, seed, None, **options)
        luck = Random(seed)
        while state.asked and state.steps < 900:
            decision = state.asked[0]
            hints = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            assert list(GAME.mind.rollout(state, decision)) == list(hints), decision
            prompts.add(decision.prompt)
            GAME.apply(state, decision.seat, luck.choice(decision.options))
    assert {"reroll", "act", "move", "spend", "reserve"} <= prompts


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_R12_the_win_chances_of_a_finished_world_is_who_won(seats, options):
    for seed in range(6):
        state = fresh(seats, seed, None, **options)
        state.news = None
        play_at_random(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won = [seat for seat, chance in enumerate(GAME.mind.win_chances(state)) if chance == 1.0]
        assert won == sorted(outcome.winners), f"seed {seed}"


@pytest.mark.parametrize(("seats", "options"), TABLES[1:], ids=str)
def test_the_chances_make_a_whole(seats, options):
    chances = GAME.mind.win_chances(fresh(seats, 3, None, **options))
    if options.get("teams"):
        assert chances[0] == chances[2] and chances[1] == chances[3]
        chances = chances[:2]
    assert sum(chances) == pytest.approx(1.0) and min(chances) > 0.05


def test_every_feature_has_a_weight():
    for weights in (WEIGHTS, WEIGHTS_ALONE, WEIGHTS_IN_TEAMS):
        assert len(weights) == len(FEATURES)
    assert all(len(row) == len(FEATURES) for row in features_of_sides(fresh(4, 1)))


def test_who_is_ahead_or_better_equipped_has_the_better_chances():
    level = GAME.mind.win_chances(cup("20 20", dice="1 2 4").state)[1]
    assert GAME.mind.win_chances(cup("20 26", dice="1 2 4").state)[1] > level + 0.05
    state = cup("20 20", dice="1 2 4").state
    state.hand[1] = 5
    assert GAME.mind.win_chances(state)[1] > level + 0.05
    close, far = (GAME.mind.win_chances(cup(places, dice="1 2 4").state)[1] for places in ("56 60", "6 10"))
    assert close > far, "a lead is worth more towards the end"
