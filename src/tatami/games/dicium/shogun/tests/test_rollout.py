"""What bots ask inside imagined worlds: ratings that are the hints, and a promise that agrees with the rules."""

from random import Random
from typing import Any

import pytest

from tatami.core.playouts import play_at_random
from tatami.games.dicium.dice import RED, read
from tatami.games.dicium.shogun.bot.knowledge import look
from tatami.games.dicium.shogun.bot.win_chances import FEATURES, WEIGHTS, features
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.state import NINJAS, Shogun
from tatami.games.dicium.shogun.tests.table import table
from tatami.games.dicium.state import KINDS_OF_BONUS, NOTCHES


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rollout_policy_rates_a_world_as_the_hints_rate_its_view(seats):
    prompts = set()
    for seed in range(4):
        state = GAME.new(seats, seed)
        assert isinstance(state, Shogun)
        luck = Random(seed)
        while state.asked and state.steps < 900:
            decision = state.asked[0]
            hints = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            assert list(GAME.mind.rollout(state, decision)) == list(hints), decision
            prompts.add(decision.prompt)
            GAME.apply(state, decision.seat, luck.choice(decision.options))
    assert {"reroll", "action", "pawn", "where", "spend", "reserve", "attack"} <= prompts


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_board_that_is_come_to_again_is_judged_as_for_the_first_time(seats):
    """Worlds of one table, one after the other, as a search sees them; then each moment by itself."""
    luck = Random(seats)
    moments = []
    for seed in range(8):
        root = GAME.new(seats, seed)
        assert isinstance(root, Shogun)
        while root.asked and root.steps < 50 * seed:
            GAME.apply(root, root.asked[0].seat, luck.choice(root.asked[0].options))
        for _ in range(6):
            world = root.clone()
            for _ in range(40):
                if not world.asked:
                    break
                decision = world.asked[0]
                ratings = list(GAME.mind.rollout(world, decision))
                moments.append((GAME.view(world, decision.seat), decision, ratings))
                best = decision.options[ratings.index(max(ratings))]
                GAME.apply(world, decision.seat, best if luck.random() < 0.6 else luck.choice(decision.options))
    for view, decision, ratings in moments:
        assert list(GAME.mind.hints(view, decision)) == ratings, decision


def test_foes_with_all_the_red_bonuses_a_pack_can_give_are_told_apart():
    state = GAME.new(4, 1)
    assert isinstance(state, Shogun)
    first, second = [seat for seat in range(4) if state.side_of(seat) != state.side_of(state.turn)]
    state.bonus_faces[second * KINDS_OF_BONUS + RED] = NOTCHES
    armed = state.clone()
    armed.reserve[first] = read("4")
    assert armed.engageable(first) == 1
    assert look(state, state.turn) is not look(armed, state.turn)
    assert look(armed, state.turn) is look(armed.clone(), state.turn)


@pytest.mark.parametrize("seats", GAME.seats)
def test_R14_the_win_chances_of_a_finished_world_is_who_won(seats):
    for seed in range(6):
        state = GAME.new(seats, seed)
        assert isinstance(state, Shogun)
        play_at_random(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won = [seat for seat, chance in enumerate(GAME.mind.win_chances(state)) if chance == 1.0]
        assert won == sorted(outcome.winners), f"seed {seed}"


def test_partners_share_their_chance_and_both_sides_make_a_whole():
    state = GAME.new(4, 3)
    while state.asked and state.steps < 30:
        GAME.apply(state, state.asked[0].seat, state.asked[0].options[-1])
    assert isinstance(state, Shogun)
    chances = GAME.mind.win_chances(state)
    assert chances[0] == chances[2] and chances[1] == chances[3] and chances[0] + chances[1] == pytest.approx(1.0)
    assert len(features(state)) == len(FEATURES) == len(WEIGHTS)


def ninjas(pawns: str, **facts: Any) -> float:
    """What the ninjas are promised at such a table."""
    state = table(pawns, **facts).state
    chances = GAME.mind.win_chances(state)
    return next(chance for seat, chance in enumerate(chances) if state.side_of(seat) == NINJAS)


def test_each_side_has_the_better_chances_the_closer_it_is_to_what_it_wants():
    begun = ninjas("blue1 e9, yellow1 c5, yellow2 a6")
    near = ninjas("blue1 e5, yellow1 a2, yellow2 a6")
    caught = ninjas("blue1 e5, yellow1 a2, yellow2 a6", captor="blue1")
    close = ninjas("blue1 e8, yellow1 a2, yellow2 a6", captor="blue1")
    assert begun < near < caught < close
    alarmed = ninjas("blue1 e9, yellow1 c5, yellow2 a6", alerts=1)
    assert alarmed < begun
