"""Two bots measured fairly: each deal is played once with either of them in every seat."""

import argparse

from tatami.games import load
from tatami.research import arena, figures


def main(games: int, game: str) -> None:
    rules = load(game)
    plan = arena.alone(rules, ["heuristic"], "random", games, 1, rules.seats[-1:])
    played = [(pairing, arena.play(pairing)) for pairing in plan]
    for row in figures.table(["heuristic"], "random", played):
        times = row.times
        print(f"{row.bot} won {row.won} of {row.seats} seats, {times.value:.2f} times what is fair")
        print(f"95 % interval: {times.low} to {times.high}")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=60)
    words.add_argument("--game", default="katana")
    main(**vars(words.parse_args()))
