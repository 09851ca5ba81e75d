"""Tatami's games as OpenSpiel plays them: chance is a player, and nobody foresees it."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tatami.core.scripted import Fork, Script, ScriptEnds
from tatami.games import MODULES, load
from tatami.research import openspiel

every_game = pytest.mark.parametrize("name", MODULES)
ENDLESS = "samourai_katana"  # At random it goes on for ten to a hundred thousand choices.


def loaded(name: str, **params: object):
    given = ",".join(f"{key}={value}" for key, value in params.items())
    return pyspiel.load_game(f"tatami_{name.replace('.', '_')}({given})")


def along(name: str, decisions: int, seed: int = 3):
    """A state some way into a random game, with a player to move."""
    state = loaded(name).new_initial_state()
    luck = random.Random(seed)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@every_game
def test_openspiels_own_test_of_random_games_holds(name, is_long):
    if name == ENDLESS and not is_long:
        pytest.skip("a random game of it has some twenty thousand choices: --long plays one")
    pyspiel.random_sim_test(
        loaded(name), num_sims=3 if is_long and name != ENDLESS else 1, serialize=False, verbose=False
    )


@every_game
def test_openspiels_own_test_holds_through_every_serialization(name, is_long):
    """A state is written down as its course, and replayed: that takes the square of its length."""
    if name == ENDLESS or (name != "chohan" and not is_long):
        pytest.skip("every step replays the whole game: --long does so for games of some hundred choices")
    pyspiel.random_sim_test(loaded(name), num_sims=2, serialize=True, verbose=False)


@every_game
def test_states_are_copied_and_written_down(name):
    state = along(name, 12)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state) and other.history() == state.history()
        if not state.is_terminal():
            seat = state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            other.apply_action(other.legal_actions()[0])
            assert len(other.history()) == len(state.history()) + 1


@every_game
def test_a_resampled_state_looks_the_same_to_its_player(name):
    state = along(name, 15)
    seat = state.current_player()
    luck = random.Random(1)
    for _ in range(4):
        other = state.resample_from_infostate(seat, luck.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()


def test_a_search_of_openspiel_plays_with_our_resampling():
    state = along("katana", 9)
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, chance), 2.0, 20, random_state=chance)
    luck = random.Random(2)
    bot.set_resampler(lambda seen, player: seen.resample_from_infostate(player, luck.random))
    assert bot.step(state) in state.legal_actions()


def test_options_of_the_table_are_parameters():
    game = loaded("chohan", seats=2, rounds=12)
    assert game.get_parameters()["rounds"] == 12 and game.num_players() == 2
    with pytest.raises(Exception, match="is for 2, 3, 4, 5, 6 players"):
        loaded("chohan", seats=9)


def test_chance_is_asked_for_every_draw_and_repeats_what_a_seal_would_draw():
    """A table that is forked with the numbers of another luck becomes that table."""
    game = load("katana")
    quick = game.new(4, 7)
    fork = Fork(game, 4, {})
    drawn = []
    while fork.sides:
        drawn.append(fork.sides)
        fork.decide(fork.sides - 1)
    assert fork.table is not None and fork.table.seal is None
    assert len(drawn) > 20 and sum(len(hand) for hand in fork.table.hands) == sum(len(hand) for hand in quick.hands)


def test_a_fork_is_copied_without_touching_the_other():
    fork = Fork(load("chohan"), 2, {})
    while fork.sides or fork.table.asked[0].prompt != "bet":
        if fork.sides:
            fork.decide(0)
        else:
            fork.choose(fork.table.asked[0].seat, fork.table.asked[0].options[0])
    for _ in range(2):
        fork.choose(fork.table.asked[0].seat, fork.table.asked[0].options[0])
    assert fork.sides == 6  # The dice fall.
    other = fork.clone()
    other.decide(5)
    other.decide(5)
    fork.decide(0)
    assert fork.sides == 6 and not other.sides and other.table.dice == [6, 6]


def test_a_script_says_where_it_ends():
    script = Script([2])
    assert script.below(3) == 2 and script.below(1) == 0
    with pytest.raises(ScriptEnds) as end:
        script.below(6)
    assert end.value.sides == 6 and script.draws == 2


def test_a_world_that_is_imagined_tells_nothing_of_the_others():
    state = along("katana", 9)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.Random(1).random)
    heard = [one for place, one in enumerate(other.trail.heard) if place != seat]
    assert set(heard) == {openspiel.IMAGINED}
