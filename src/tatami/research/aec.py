"""Tatami's games for PettingZoo, one agent after the other: `tatami.research.aec.env("katana", seats=5)`.

Seats that are asked at once answer in turn; none of them sees what the others picked before all have.
"""

from tatami.research.extras import need

need("research", "gymnasium", "numpy", "pettingzoo")

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tatami.research.table import LOST, LearningTable

LARGEST_SEED = 2**31 - 1


def env(game: str, seats: int | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's guards: an illegal action ends the game with the lowest reward, and calls in
    the wrong order are told."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(RawEnv(game, seats, **settings), LOST))


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types for us.
    """One table. `settings` are the table's options, a content pack as `content`, and `render_mode`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "tatami"}

    def __init__(self, game: str, seats: int | None = None, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.table = LearningTable(game, seats, **settings)
        self.metadata = {**self.metadata, "name": f"tatami_{self.table.game.name}_v{self.table.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(self.table.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.seen_space())
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        box = self.table.cell_space()
        low, high = np.tile(box.low, self.table.seats), np.tile(box.high, self.table.seats)
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh table. The same seed gives the same table; without one the tables follow from the last seed."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.deal(int(self._chance.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and do."""
        seat = self._seat_of[agent]
        return {"observation": self.table.cells(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; one that is out of the game passes with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "an agent that plays takes an action"
        self.table.act(self._seat_of[agent], int(action))
        if self.table.state.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        if self.table.state.asked:
            self.agent_selection = self.possible_agents[self.table.state.asked[0].seat]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.table.mask(self._seat_of[agent])}

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats know together: for critics while they learn, not for players."""
        return self.table.everything()

    def render(self) -> str | None:
        return self.table.story() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
