"""One of our games learned with tianshou, through Gymnasium: its DQN learns a seat against a bot, with masks."""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import tatami.research.single  # noqa: F401  # It makes our games known.


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """What tianshou wants: `obs` for the network, and `mask`, the actions that are legal."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        cells = env.observation_space["observation"].shape
        actions = int(env.action_space.n)
        self.observation_space = spaces.Dict(
            {"obs": spaces.Box(-1e4, 1e4, cells, np.float32), "mask": spaces.MultiBinary(actions)}
        )

    def reset(self, **given: Any) -> Any:
        seen, info = self.env.reset(**given)
        return told(seen), {"seat": info["seat"]}

    def step(self, action: int) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        return told(seen), reward, over, cut, {"seat": info["seat"]}


def told(seen: dict[str, Any]) -> dict[str, Any]:
    mask = seen["action_mask"].astype(bool)
    return {"obs": seen["observation"].astype(np.float32) / 16, "mask": mask if mask.any() else ~mask}


def main(game: str, against: str, epochs: int, steps: int, games: int) -> None:
    def make() -> Masked:
        return Masked(gymnasium.make(game, seats=2, against=against, disable_env_checker=True))

    env = make()
    envs, tests = DummyVectorEnv([make for _ in range(4)]), DummyVectorEnv([make for _ in range(2)])
    net = Net(
        state_shape=env.observation_space["obs"].shape, action_shape=env.action_space.n, hidden_sizes=[128, 128]
    )
    policy = DiscreteQLearningPolicy(
        model=net, action_space=env.action_space, observation_space=env.observation_space, eps_training=0.15
    )
    algorithm: Any = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=3e-4),
        gamma=0.999,
        n_step_return_horizon=5,
        target_update_freq=300,
    )
    training = Collector(algorithm, envs, VectorReplayBuffer(50_000, 4), exploration_noise=True)
    testing = Collector(algorithm, tests)
    training.collect(n_step=min(2000, steps), random=True, reset_before_collect=True)
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=training,
            test_collector=testing,
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=64,
            test_step_num_episodes=games,
            batch_size=128,
            update_step_num_gradient_steps_per_sample=0.1,
            test_in_training=False,
            show_progress=False,
            verbose=False,
        )
    )
    best = (result.best_reward + 1) / 2
    print(
        f"after {epochs * steps:,} decisions the best of {epochs} looks won {best:.0%} of {games} against {against}"
    )


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="tatami/dicium_shogun-v2")
    words.add_argument("--against", default="random")
    words.add_argument("--epochs", type=int, default=6)
    words.add_argument("--steps", type=int, default=10_000)
    words.add_argument("--games", type=int, default=50)
    main(**vars(words.parse_args()))
