"""Many tables at once for Gymnasium, stepped by the engine: every seat is the learner's.

    import gymnasium, tatami.research.single
    envs = gymnasium.make_vec("tatami/katana-self-play-v1", num_envs=256, seats=5)

At each table one seat is asked, `infos["seat"]`, and what is seen is what that seat sees. A game that ends is dealt
anew in the same step, as `metadata["autoreset_mode"]` says. What it does is what `single.SelfPlay` does, table by
table. Whoever wants other players at some seats asks them for the actions of those seats; bots of Tatami need views
and are at home in `single.SingleSeat`.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy")

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tatami.core.batch import Batch
from tatami.core.errors import BadOption
from tatami.research.table import LearningTable

Array = NDArray[Any]
Seen = dict[str, Array]
LARGEST_SEED = 2**31 - 1


class SelfPlayBatch(VectorEnv[Any, Any, Any]):
    """So many tables of one game. With `copy=False` what a step gives back are the buffers of the batch themselves,
    to be read before the next step; `passes` says whether questions with one answer are passed over. Other settings
    are options of the table, and `content`."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        passes: bool = True,
        copy: bool = True,
        content: Any = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise BadOption("bad-number", f"A batch has at least 1 table, not {num_envs}.")
        table = LearningTable(game, seats, content, **options)
        self.num_envs = num_envs
        self.copy = copy
        self.actions = table.actions
        self.plan = table.plan
        self.single_observation_space = table.seen_space()
        self.single_action_space = Discrete(len(table.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(table.game, table.seats, num_envs, content, passes, options)
        memory = self.batch.buffers()

        def look(name: str, kind: Any, *shape: int) -> Array:
            return np.frombuffer(memory[name], dtype=kind).reshape(num_envs, *shape)

        self._observation = look("observation", np.int16, table.plan.size)
        self._mask = look("mask", np.int8, len(table.actions))
        self._seat = look("seat", np.int64)
        self._reward = look("reward", np.float64)
        self._rewards = look("rewards", np.float64, table.seats)
        self._done = look("done", np.bool_)
        self._illegal = look("illegal", np.bool_)
        self._last_observation = look("last_observation", np.int16, table.plan.size)
        self._last_seat = look("last_seat", np.int64)
        self._never = np.zeros(num_envs, dtype=np.bool_)
        self._always = np.ones(num_envs, dtype=np.bool_)
        self._is_seeded = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Fresh games at all tables: of the chains of these seeds (a number is that of the first table, the others
        follow), or the next ones of the chains that there are."""
        if options and "reset_mask" in options:
            raise BadOption("bad-option", "Tables that are over deal again by themselves: there is no reset_mask.")
        if seed is None and self._is_seeded:
            self.batch.reset()
            return self._seen(), self._infos()
        if seed is None:
            seed = [int(drawn) for drawn in self.np_random.integers(LARGEST_SEED, size=self.num_envs)]
        elif isinstance(seed, int):
            super().reset(seed=seed)
            seed = [seed + table for table in range(self.num_envs)]
        seeds = [one for one in seed if one is not None]
        if len(seeds) != self.num_envs:
            raise BadOption("bad-seed", f"There are {self.num_envs} tables: name a seed for each, or none.")
        self.batch.reset(seeds)
        self._is_seeded = True
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """At every table the seat that is asked acts. An illegal action ends the game of its table with the lowest
        reward, and `final_info` says so."""
        self.batch.step(np.asarray(actions).tolist())
        return (
            self._seen(),
            self._given(self._reward),
            self._given(self._done),
            self._given(self._never),
            self._infos(),
        )

    def _given(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _seen(self) -> Seen:
        return {"observation": self._given(self._observation), "action_mask": self._given(self._mask)}

    def _infos(self) -> dict[str, Any]:
        """As Gymnasium lays infos of many tables together: an array for each name, and under `_name` who has it."""
        infos: dict[str, Any] = {"seat": self._given(self._seat), "_seat": self._given(self._always)}
        if self._done.any():
            done = self._given(self._done)
            last: Array = np.full(self.num_envs, None, dtype=object)
            for table in np.flatnonzero(done):
                mask = np.zeros(len(self.actions), dtype=np.int8)
                last[table] = {"observation": self._last_observation[table].copy(), "action_mask": mask}
            infos |= {"final_obs": last, "_final_obs": done, "final_info": self._final(done), "_final_info": done}
        return infos

    def _final(self, done: Array) -> dict[str, Any]:
        return {
            "seat": np.where(done, self._last_seat, 0),
            "_seat": done,
            "rewards": self._given(self._rewards),
            "_rewards": done,
            "illegal": self._given(self._illegal),
            "_illegal": done,
        }
