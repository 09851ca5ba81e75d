"""Batches: the same as the slow environments, table by table and step by step."""

import subprocess
import sys
from dataclasses import replace
from functools import partial
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tatami.core.batch import Batch
from tatami.core.errors import BadOption
from tatami.core.game import Game
from tatami.core.observation import plan_of
from tatami.exam.hidden import redealt
from tatami.games import MODULES, load
from tatami.games.katana.frames import PlayPhase
from tatami.research import aec
from tatami.research.actions import actions_of
from tatami.research.single import SelfPlay
from tatami.research.vector import SelfPlayBatch
from tests.research.test_observations import leaky
from tests.tables import every_game, every_table

TABLES = 4
LONG_DECISIONS = 100_000  # Over all games and numbers of players.


def legal(mask: np.ndarray, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def alike(one, other, where="") -> None:
    """The same names, numbers, shapes and kinds."""
    if isinstance(one, dict):
        assert one.keys() == other.keys(), where
        for name in one:
            alike(one[name], other[name], f"{where}/{name}")
    elif isinstance(one, np.ndarray) and one.dtype == object:
        assert [entry is None for entry in one] == [entry is None for entry in other], where
        for a, b in zip(one, other, strict=True):
            if a is not None:
                alike(a, b, where)
    else:
        assert one.dtype == other.dtype and one.shape == other.shape and (one == other).all(), where


def decisions_each(is_long: bool) -> int:
    return LONG_DECISIONS // sum(len(load(name).seats) for name in MODULES) + 1 if is_long else 24


@every_table
def test_a_batch_is_what_gymnasium_makes_of_the_slow_tables(name, seats, is_long):
    slow = SyncVectorEnv(
        [partial(SelfPlay, name, seats) for _ in range(TABLES)], autoreset_mode=AutoresetMode.SAME_STEP
    )
    fast = SelfPlayBatch(name, TABLES, seats)
    assert fast.single_observation_space == slow.single_observation_space
    assert (fast.observation_space, fast.action_space) == (slow.observation_space, slow.action_space)
    luck = np.random.default_rng(seats)
    there, told = slow.reset(seed=11)
    here, heard = fast.reset(seed=11)
    for step in range(decisions_each(is_long) // TABLES + 1):
        alike(there, here)
        alike(told, heard)
        actions = np.array([legal(mask, luck) for mask in there["action_mask"]])
        if step % 50 == 5:
            actions[step % TABLES] = [-1, len(fast.actions), int(np.argmin(there["action_mask"][step % TABLES]))][
                step % 3
            ]
        there, *came, told = slow.step(actions)
        here, *got, heard = fast.step(actions)
        for one, other in zip(came, got, strict=True):
            alike(one, other)
    there, told = slow.reset()  # The chains go on.
    here, heard = fast.reset()
    alike(there, here)
    alike(told, heard)


@every_table
def test_a_batch_is_what_pettingzoo_sees_agent_by_agent(name, seats, is_long):
    """Every question is asked, each table stays for one game, and the games are dealt by the seeds of the chains."""
    game = load(name)
    batch = Batch(game, seats, 2, passes=False)
    batch.reset([3, 4])
    look = arrays(batch)
    env = aec.env(name, seats=seats).unwrapped
    luck = np.random.default_rng(seats)
    left = decisions_each(is_long)
    games = 0
    while left > 0:
        env.reset()
        env.table.deal(f"3 game {games}")
        env._select()
        games += 1
        while not env.table.state.over and left > 0:
            agent = env.agent_selection
            seen = env.observe(agent)
            assert agent == f"player_{look['seat'][0]}"
            assert (seen["observation"] == look["observation"][0]).all()
            assert (seen["action_mask"] == look["mask"][0]).all()
            action = legal(seen["action_mask"], luck)
            env.step(action)
            batch.act(0, action)
            left -= 1
            assert bool(look["done"][0]) == env.table.state.over
            earned = [env.rewards[other] for other in env.possible_agents]
            assert look["rewards"][0].tolist() == earned
        if env.table.state.over:
            seat = int(look["last_seat"][0])
            assert (env.observe(f"player_{seat}")["observation"] == look["last_observation"][0]).all()


def arrays(batch: Batch) -> dict[str, np.ndarray]:
    numbers = {"seat": np.int64, "last_seat": np.int64, "reward": np.float64, "done": np.int8, "illegal": np.int8}
    rows = {"observation": np.int16, "last_observation": np.int16, "mask": np.int8, "rewards": np.float64}
    memory = batch.buffers()
    found = {name: np.frombuffer(memory[name], kind) for name, kind in numbers.items()}
    return found | {name: np.frombuffer(memory[name], kind).reshape(batch.tables, -1) for name, kind in rows.items()}


def test_the_arrays_of_a_step_are_copies_unless_the_live_ones_are_wanted():
    kept, live = SelfPlayBatch("katana", 2, 3), SelfPlayBatch("katana", 2, 3, copy=False)
    first, _ = kept.reset(seed=1)
    look, _ = live.reset(seed=1)
    before = first["observation"].copy()
    for envs in (kept, live):
        envs.step([legal(mask, np.random.default_rng(1)) for mask in first["action_mask"]])
    assert (first["observation"] == before).all() and (look["observation"] != before).any()
    assert not look["observation"].flags.owndata
    with pytest.raises(ValueError, match="read-only"):
        look["action_mask"][0, 0] = 1


def test_gymnasium_makes_batches_by_id_and_is_told_how_they_deal_again():
    envs = gymnasium.make_vec("tatami/chohan-self-play-v1", num_envs=3, seats=4, rounds=12)
    assert isinstance(envs.unwrapped, SelfPlayBatch) and envs.num_envs == 3
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=[5, 6, 7])
    assert seen["observation"].shape == (3, envs.unwrapped.plan.size) and infos["seat"].shape == (3,)
    check_env(gymnasium.make("tatami/chohan-self-play-v1", seats=4).unwrapped, skip_render_check=True)


@every_game
def test_a_batch_plays_games_to_their_ends_and_pays_once(name):
    """Where random play has no end in sight an illegal action makes one."""
    seats = load(name).seats[0]
    envs = SelfPlayBatch(name, 2, seats)
    seen, _ = envs.reset(seed=2)
    luck = np.random.default_rng(3)
    for step in range(400):
        actions = [legal(mask, luck) for mask in seen["action_mask"]]
        if step == 399:
            actions[0] = -1
        seen, reward, done, cut, infos = envs.step(actions)
        assert not cut.any() and (reward[~done] == 0).all() and ("final_info" in infos) == done.any()
        for table in np.flatnonzero(done):
            last = infos["final_info"]
            earned, seat = last["rewards"][table], last["seat"][table]
            assert reward[table] == earned[seat]
            wanted = (0.0, -1.0) if last["illegal"][table] else (1.0, -1.0)
            assert set(earned) <= set(wanted) and seen["action_mask"][table].any()
    assert done[0] and infos["final_info"]["illegal"][0] and reward[0] == -1


def test_a_game_without_an_observation_is_told_by_its_view():
    game = Game(replace(load("chohan").wiring, observation=None))
    batch = Batch(game, 3, 2)
    batch.reset([1, 2])
    look = arrays(batch)
    for _ in range(60):
        for table in range(2):
            seat = int(look["seat"][table])
            assert look["observation"][table].tolist() == plan_of(game, 3).observe(batch.states[table], seat)
        batch.step([int(mask.argmax()) for mask in look["mask"]])


def look_around(name: str, game: Game) -> None:
    """At a table of a batch deal anew what is hidden from the seat that is asked, and imagine it from its view: every
    byte that the seat is shown must stay."""
    batch = Batch(game, game.seats[-1], 1, passes=False)
    batch.reset([4])
    look = arrays(batch)
    luck = Random(1)
    for _ in range(12):
        seat, state = int(look["seat"][0]), batch.states[0]
        worlds = [game.imagine(game.view(state, seat), 5), *(redealt(name, state, seat, luck) for _ in range(3))]
        for world in worlds:
            assert plan_of(game, state.seats).observe(world, seat) == look["observation"][0].tolist(), "cells tell"
            options = next(asked.options for asked in world.asked if asked.seat == seat)
            assert (actions_of(game).mask(options) == look["mask"][0]).all(), "the mask tells"
        batch.act(0, legal(look["mask"][0], np.random.default_rng(luck.randrange(99))))


@every_game
def test_a_batch_shows_nothing_that_a_seat_may_not_know(name):
    look_around(name, load(name))


@pytest.mark.parametrize(
    "planted",
    [lambda state, seat: state.hands[(seat + 1) % state.seats], lambda state, seat: state.pile],
    ids=["a neighbour's hand", "the pile"],
)
def test_cells_that_tell_a_secret_are_found(planted):
    with pytest.raises(AssertionError, match="cells tell"):
        look_around("katana", leaky(planted))


def test_a_mask_off_the_true_state_is_found(monkeypatch):
    options_of = PlayPhase.options

    def peeking(self, state):
        options = options_of(self, state)
        return options if sum(state.hands[(self.seat + 1) % state.seats]) % 2 else options[:1]

    monkeypatch.setattr(PlayPhase, "options", peeking)
    with pytest.raises(AssertionError, match="the mask tells"):
        look_around("katana", load("katana"))


SHOWS = """
import hashlib, sys
if len(sys.argv) > 1:
    sys.modules["librt.vecs"] = None  # As if it were not installed.
from tatami.core.batch import Batch
from tatami.games import load

batch = Batch(load("katana"), 5, 3)
batch.reset([1, 2, 3])
digest = hashlib.sha256()
for step in range(200):
    memory = batch.buffers()
    assert all(part.readonly for part in memory.values())
    for name, part in sorted(memory.items()):
        digest.update(part)
    mask = bytes(memory["mask"])
    rows = [mask[table * batch.actions : (table + 1) * batch.actions] for table in range(3)]
    legal = [[action for action, bit in enumerate(row) if bit] for row in rows]
    batch.step([actions[step % len(actions)] for actions in legal])
print(type(batch._mask).__name__, digest.hexdigest())
"""


def test_without_the_library_of_the_compiler_the_memory_holds_the_same():
    commands = ([sys.executable, "-c", SHOWS], [sys.executable, "-c", SHOWS, "without"])
    packed, plain = (subprocess.check_output(command, text=True).split() for command in commands)
    assert packed[0] != plain[0] == "array" and packed[1] == plain[1]


def test_what_cannot_be_played_in_a_batch_is_refused_in_one_sentence():
    with pytest.raises(BadOption, match="at least 1 table"):
        SelfPlayBatch("katana", 0)
    with pytest.raises(BadOption, match="players"):
        SelfPlayBatch("katana", 2, 12)
    envs = SelfPlayBatch("katana", 2)
    for seeds in ([1], [1, None]):
        with pytest.raises(BadOption, match="a seed for each"):
            envs.reset(seed=seeds)
    with pytest.raises(BadOption, match="no reset_mask"):
        envs.reset(options={"reset_mask": np.ones(2, dtype=bool)})
