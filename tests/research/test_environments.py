"""The environments for learning programs, held to the tests of those who made the interfaces."""

import warnings
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tatami.core.errors import BadOption
from tatami.games import load
from tatami.research import aec, parallel
from tatami.research.actions import actions_of
from tatami.research.extras import need
from tatami.research.single import SingleSeat
from tests.tables import every_game, every_table

# What PettingZoo warns of although its own card games are made so: a dictionary holds the cells and the mask.
KNOWN_WARNINGS = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def no_other_warning():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in KNOWN_WARNINGS:
            warnings.filterwarnings("ignore", message=message)
        yield


@every_table
def test_agents_take_turns_as_pettingzoo_wants_it(name, seats, is_long):
    api_test(aec.env(name, seats=seats), num_cycles=1000 if is_long else 15)
    seed_test(partial(aec.env, name, seats=seats), num_cycles=500 if is_long else 10)


@every_table
def test_agents_act_at_once_as_pettingzoo_wants_it(name, seats, is_long):
    parallel_api_test(parallel.parallel_env(name, seats=seats), num_cycles=1000 if is_long else 15)
    parallel_seed_test(partial(parallel.parallel_env, name, seats=seats), num_cycles=500 if is_long else 10)


@every_table
def test_one_seat_learns_as_gymnasium_wants_it(name, seats):
    check_env(SingleSeat(name, seats=seats, against="random"), skip_render_check=True)


@every_game
def test_gymnasium_makes_every_game_by_its_id(name):
    game = load(name)
    env = gymnasium.make(f"tatami/{name.replace('.', '_')}-v{game.version}", against="random", render_mode="ansi")
    seen, info = env.reset(seed=4)
    assert seen["action_mask"].sum() >= 1 and (seen["action_mask"] == info["action_mask"]).all()
    assert f"seat {info['seat']}" in env.render()


@every_game
def test_actions_are_the_choices_without_gaps_and_one_to_one_with_words(name):
    game = load(name)
    actions = actions_of(game)
    assert [actions.ids[actions.code(id)] for id in range(len(actions))] == list(range(len(game.choices.by_code)))
    assert len(set(actions.words)) == len(actions)
    for id in (-1, len(actions)):
        with pytest.raises(Exception, match="There is no action"):
            actions.code(id)


def test_a_whole_game_pays_winners_and_losers_once_at_its_end():
    env = aec.env("katana", seats=4)
    env.reset(seed=7)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    luck = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        earned[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(luck.choice(legal)))
    outcome = env.unwrapped.table.game.outcome(env.unwrapped.table.state)
    assert earned == {f"player_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(4)}


@pytest.mark.parametrize("action", [-1, 10_000, "the first that is not legal"])
def test_an_illegal_action_ends_the_game_with_the_lowest_reward_and_says_so(action):
    env = SingleSeat("katana", seats=3, against="random")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0]) if isinstance(action, str) else action
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)


def test_an_agent_that_is_not_asked_waits_and_does_nothing_else():
    env = parallel.parallel_env("katana", seats=3)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    legal = int(np.flatnonzero(seen[asked[0]]["action_mask"])[0])
    wrong = dict.fromkeys(env.agents, legal)
    _, rewards, over, _, infos = env.step(wrong)
    assert all(over.values()) and rewards[asked[0]] == 0.0
    assert [agent for agent in rewards if infos[agent].get("illegal")] == [a for a in rewards if a != asked[0]]


def test_simultaneous_choices_are_one_step_of_all():
    env = parallel.parallel_env("chohan", seats=3)
    seen, _ = env.reset(seed=2)
    luck = np.random.default_rng(3)

    def acts():
        return {agent: int(luck.choice(np.flatnonzero(given["action_mask"]))) for agent, given in seen.items()}

    seen, *_ = env.step(acts())  # The dealer names a limit,
    assert not any(given["action_mask"][env.wait] for given in seen.values())  # and all bet at once.
    before = env.table.state.steps
    seen, *_ = env.step(acts())
    assert env.table.state.steps == before + 3


def test_what_cannot_be_played_is_refused_in_one_sentence():
    with pytest.raises(BadOption, match="seats"):
        SingleSeat("katana", seats=3, against=["random"])
    with pytest.raises(BadOption):
        aec.env("katana", seats=9)
    with pytest.raises(BadOption):
        SingleSeat("katana", seats=3, against="nobody")


def test_a_missing_extra_is_one_sentence_that_names_it():
    with pytest.raises(BadOption, match=r"needs nothing_like_it: pip install 'tatami\[research\]'"):
        need("research", "numpy", "nothing_like_it")
