"""Tatami's games for PettingZoo, all agents at once: `tatami.research.parallel.parallel_env("chohan", seats=4)`.

Whoever is asked acts, all of them in the same step where choices are simultaneous. The others take the one action
that is theirs then, to wait: it has the last id.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy", "pettingzoo")

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from tatami.research.aec import LARGEST_SEED
from tatami.research.table import LOST, LearningTable

Given = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Parallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types for us.
    """One table. `settings` are the table's options, a content pack as `content`, and `render_mode`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "tatami"}

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> None:
        self.table = LearningTable(game, seats, **settings)
        self.metadata = {**self.metadata, "name": f"tatami_{self.table.game.name}_v{self.table.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.wait = len(self.table.actions)
        mask = spaces.Box(0, 1, (self.wait + 1,), dtype=np.int8)
        seen = spaces.Dict({"observation": self.table.cell_space(), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        """A fresh table. The same seed gives the same table; without one the tables follow from the last seed."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.deal(int(self._chance.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        seen = self._seen()
        return seen, self._infos(seen)

    def step(self, actions: dict[str, int]) -> Given:
        """Everybody who is asked acts. An illegal action ends the game: whoever took it loses, nobody else earns."""
        asked = {decision.seat for decision in self.table.state.asked}
        rewards = dict.fromkeys(self.agents, 0.0)
        everybody = enumerate(self.possible_agents)
        forfeited = [agent for seat, agent in everybody if not self._is_legal(seat, actions[agent])]
        if forfeited:
            rewards |= dict.fromkeys(forfeited, LOST)
        else:
            for seat in sorted(asked):
                self.table.act(seat, int(actions[self.possible_agents[seat]]))
            if self.table.state.over:
                rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        is_over = bool(forfeited) or self.table.state.over
        seen = self._seen()
        infos = self._infos(seen)
        for agent in forfeited:
            infos[agent]["illegal"] = True
        over, cut = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False)
        if is_over:
            self.agents = []
        return seen, rewards, over, cut, infos

    def _is_legal(self, seat: int, action: int) -> bool:
        if self.table.decision(seat) is None:
            return int(action) == self.wait
        return self.table.is_legal(seat, int(action))

    def _seen(self) -> dict[str, Any]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = np.array([self.table.decision(seat) is None], dtype=np.int8)
            mask = np.concatenate([self.table.mask(seat), waits])
            seen[agent] = {"observation": self.table.cells(seat), "action_mask": mask}
        return seen

    def _infos(self, seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": given["action_mask"]} for agent, given in seen.items()}

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats know together: for critics while they learn, not for players."""
        return self.table.everything()

    def render(self) -> str | None:
        return self.table.story() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(game: str, seats: int | None = None, **settings: Any) -> Parallel:
    """The environment in which all act at once."""
    return Parallel(game, seats, **settings)
