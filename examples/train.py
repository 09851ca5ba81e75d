"""A policy learned from nothing but games: a bot is imitated, then the policy plays with itself and gets better."""

import argparse
from pathlib import Path

import torch

from tatami.bots.learned import Learned
from tatami.games import load
from tatami.research import arena, figures
from tatami.research.learning import training, trajectories
from tatami.research.learning.network import Network


def main(game: str, seats: int, games: int, decisions: int, measured: int, folder: Path) -> None:
    data, policy = folder / "heuristic.parquet", folder / "policy.npz"
    head = trajectories.head_of(game, seats, ["heuristic"], 1)
    work = trajectories.jobs(game, seats, ["heuristic"], games, 1)
    trajectories.write(data, head, map(trajectories.play, work))

    torch.manual_seed(1)
    network = Network(load(game), seats)
    training.imitate(network, trajectories.read(data, game, seats), 4, 1, print)
    for done in training.improve(network, "heuristic", decisions, 1):
        print(f"{done.decisions:,} decisions, {done.share:.0%} won against heuristic bots")
    training.saved(network, policy)

    name = f"learned:{policy}"
    assert Learned(load(game), str(policy)).policy is not None
    plan = arena.alone(load(game), [name], "heuristic", measured, 1, (seats,))
    played = [(pairing, arena.play(pairing)) for pairing in plan]
    (row,) = figures.table([name], "heuristic", played)
    print(f"the policy won {row.won} of {row.seats} games against heuristic bots")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="dicium.crazy_cup")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--games", type=int, default=300)
    words.add_argument("--decisions", type=int, default=200_000)
    words.add_argument("--measured", type=int, default=100)
    words.add_argument("--folder", type=Path, default=Path())
    main(**vars(words.parse_args()))
