"""Is the Katana written for boardgame.io the same game? Plays both at random and compares how the games go.

    python bench/same_game.py --games 2000

Lengths and endings may differ by chance only: up to four standard errors. Needs boardgame.io
(python bench/run.py --install-peers) and a Python with Tatami's dependencies.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, pvariance

import contestants

MOST_STANDARD_ERRORS = 4.0


@dataclass(frozen=True)
class Ending:
    decisions: int
    winner: str
    by: str


QUESTIONS: dict[str, Callable[[Ending], float]] = {
    "decisions a game": lambda game: game.decisions,
    "short games (under 80)": lambda game: game.decisions < 80,
    "long games (over 180)": lambda game: game.decisions > 180,
    "won by the shogun": lambda game: game.winner == "shogun",
    "won by the ninjas": lambda game: game.winner == "ninja",
    "won by the ronin": lambda game: game.winner == "ronin",
    "won by the sword": lambda game: game.by == "sword",
}


def boardgame_io(games: int) -> list[Ending]:
    command = [*contestants.peer_command("boardgame.io", "katana"), "--games", str(games)]
    environment = {**os.environ, **contestants.peer_environment("boardgame.io")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [Ending(**game) for game in json.loads(done.stdout)]


def tatami(games: int) -> list[Ending]:
    sys.path.insert(0, str(contestants.ROOT / "src"))
    from tatami import load

    game = load("katana")
    pick = random.Random(1).random
    endings = []
    for seed in range(games):
        state = game.new(seats=5, seed=seed)
        decisions = 0
        while asked := game.decisions(state):
            options = asked[0].options
            game.apply(state, asked[0].seat, options[int(pick() * len(options))])
            decisions += 1
        outcome = game.outcome(state)
        assert outcome is not None
        winner = next(team.name for team in outcome.teams if set(team.seats) == set(outcome.winners))
        endings.append(Ending(decisions, winner, "sword" if outcome.reason == "sword" else "honour"))
    return endings


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare Katana in Tatami and in boardgame.io.")
    parser.add_argument("--games", type=int, default=1000, help="games on either side (default 1000)")
    games: int = parser.parse_args().games
    if not contestants.is_installed("boardgame.io"):
        sys.exit("boardgame.io is not installed: python bench/run.py --install-peers")
    ours, theirs = tatami(games), boardgame_io(games)
    same = True
    print(f"{'':24} {'Tatami':>9} {'bg.io':>9} {'apart by':>9}")
    for question, answer in QUESTIONS.items():
        left, right = [answer(game) for game in ours], [answer(game) for game in theirs]
        error = ((pvariance(left) + pvariance(right)) / games) ** 0.5
        apart = abs(fmean(left) - fmean(right)) / error if error else 0.0
        same = same and apart <= MOST_STANDARD_ERRORS
        print(f"{question:24} {fmean(left):9.3f} {fmean(right):9.3f} {apart:6.1f} s.e.")
    print("the same game" if same else "not the same game")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
