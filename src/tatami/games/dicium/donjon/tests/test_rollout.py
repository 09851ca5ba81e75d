"""What bots ask inside imagined worlds: ratings that are the hints, and a promise that agrees with the rules."""

from random import Random

import pytest

from tatami.core.playouts import play_at_random
from tatami.games.dicium.donjon.bot.win_chances import FEATURES, WEIGHTS, features
from tatami.games.dicium.donjon.game import GAME
from tatami.games.dicium.donjon.state import Donjon
from tatami.games.dicium.donjon.tests.table import table


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rollout_policy_rates_a_world_as_the_hints_rate_its_view(seats):
    prompts = set()
    for seed in range(3):
        state = GAME.new(seats, seed)
        assert isinstance(state, Donjon)
        luck = Random(seed)
        while state.asked:
            decision = state.asked[0]
            hints = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            assert list(GAME.mind.rollout(state, decision)) == list(hints), decision
            prompts.add(decision.prompt)
            GAME.apply(state, decision.seat, luck.choice(decision.options))
    assert {"reroll", "action", "where", "reserve", "return", "goblin"} <= prompts


@pytest.mark.parametrize("seats", GAME.seats)
def test_R14_the_win_chances_of_a_finished_world_are_the_outcome(seats):
    for seed in range(4):
        state = GAME.new(seats, seed)
        assert isinstance(state, Donjon)
        play_at_random(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(GAME.mind.win_chances(state)) == [float(bool(outcome.winners))] * seats


def chance(pawns: str, **facts: object) -> float:
    """What the heroes are promised at such a table."""
    chances = GAME.mind.win_chances(table(pawns, "1 2 3", **facts).state)  # type: ignore[arg-type]
    assert len(set(chances)) == 1
    return chances[0]


def test_the_heroes_have_better_chances_the_closer_they_are_to_their_goal():
    late = {"king": 8}
    begun = chance("c5 i5", **late)
    chests = chance("c5 i5", **late, opened={"a": "a1 k1 a5 k5"})
    crowned = chance("c5 i5", **late, opened={"a": "a1 k1 a5 k5 f6"})
    hunted = chance("c5 i5", **late, opened={"a": "a1 k1 a5 k5 f6"}, slain={"b": "spider troll"})
    assert begun < chests < crowned < hunted
    assert chance("c5 i5", king=3) > begun and chance("c5 i5", **late, left=0, goblins="k2") < begun
    assert len(features(table("c5", "1").state)) == len(FEATURES) == len(WEIGHTS)
