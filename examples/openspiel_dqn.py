"""A deep algorithm of OpenSpiel on one of our games: its DQN learns a seat of Dicium: Shogun against random choices.

What it is asked and what lies on the table is its observation, the cells of the game's plan, divided by 16.
"""

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.rl_environment import StepType, TimeStep

import tatami.research.openspiel  # noqa: F401  # It makes our games known.


class Table:
    """A game as the agents of OpenSpiel want it: chance and the other seat play by themselves."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = pyspiel.load_game(name)
        self.luck = random.Random(seed)
        self.state: Any = None

    def begin(self) -> TimeStep:
        self.state = self.game.new_initial_state()
        return self._next(StepType.FIRST)

    def step(self, action: int) -> TimeStep:
        self.state.apply_action(action)
        return self._next(StepType.MID)

    def _next(self, kind: StepType) -> TimeStep:
        state = self.state
        while not state.is_terminal() and state.current_player() != 0:
            state.apply_action(self.luck.choice(state.legal_actions()))
        is_over = state.is_terminal()
        seen = (
            np.zeros(self.game.observation_tensor_size()) if is_over else np.array(state.observation_tensor(0)) / 16
        )
        observations = {
            "info_state": [seen.tolist()],
            "legal_actions": [[] if is_over else state.legal_actions(0)],
            "current_player": 0,
        }
        rewards = [state.returns()[0] if is_over else 0.0]
        return TimeStep(observations, rewards, [1.0], StepType.LAST if is_over else kind)


def main(game: str, steps: int, games: int, learn_after: int) -> None:
    table = Table(game, 1)
    agent = DQN(
        player_id=0,
        state_representation_size=table.game.observation_tensor_size(),
        num_actions=table.game.num_distinct_actions(),
        hidden_layers_sizes=[128, 128],
        replay_buffer_capacity=50_000,
        min_buffer_size_to_learn=learn_after,
        learning_rate=3e-4,
        optimizer_str="adam",
        loss_str="huber",
        epsilon_decay_duration=max(1, steps // 2),
        gradient_clipping=10.0,
    )
    made = 0
    while made < steps:
        step = table.begin()
        while not step.last():
            step = table.step(agent.step(step).action)
            made += 1
        agent.step(step)
    won = 0
    for _ in range(games):
        step = table.begin()
        while not step.last():
            step = table.step(agent.step(step, is_evaluation=True).action)
        won += step.rewards[0] > 0
    print(f"after {made:,} decisions DQN won {won} of {games} games against random choices")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="tatami_dicium_shogun(seats=2)")
    words.add_argument("--steps", type=int, default=60_000)
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--learn-after", type=int, default=1000)
    main(**vars(words.parse_args()))
