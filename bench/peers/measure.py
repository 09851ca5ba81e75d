"""What the adapters share: one way to measure random play, and one line of JSON that tells the result.

An adapter plays whole games through its library's public calls. Time is processor time of the process, so
that a busy machine does not count as a slow library.
"""

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import Any

Pick = Callable[[], float]

WARM_UP_SECONDS = 0.2
CLONE_SECONDS = 0.3
CLONED_STATES = 40
CLONE_BATCHES = 15


@dataclass(frozen=True)
class Contestant:
    """One game of one library, ready to be played at random.

    `play` plays one game from its set-up to its end and tells how many decisions players made, and how many
    steps that took with the chance events the caller has to step through. `state_after` stops after so many
    decisions. `playouts` plays so many games from a seed in the library's own loop and tells the decisions.
    """

    name: str
    version: str
    seats: int
    play: Callable[[Pick], tuple[int, int]]
    state_after: Callable[[Pick, int], Any] | None = None
    clone: Callable[[Any], object] | None = None
    playouts: Callable[[int, int], int] | None = None


@dataclass(frozen=True)
class Played:
    games: int
    decisions: int
    steps: int
    seconds: float
    wall_seconds: float


def play_for(seconds: float, contestant: Contestant, pick: Pick) -> Played:
    """Whole games, stepped from here, until the time is over."""
    games = decisions = steps = 0
    wall_start = perf_counter()
    start = process_time()
    elapsed = 0.0
    while elapsed < seconds:
        more_decisions, more_steps = contestant.play(pick)
        decisions += more_decisions
        steps += more_steps
        games += 1
        elapsed = process_time() - start
    return Played(games, decisions, steps, elapsed, perf_counter() - wall_start)


def clone_microseconds(contestant: Contestant, pick: Pick, mean_length: float) -> float | None:
    """The time one clone takes, on states from the middle half of random games."""
    if contestant.clone is None or contestant.state_after is None:
        return None
    clone = contestant.clone
    states = [contestant.state_after(pick, int(mean_length * (0.25 + 0.5 * pick()))) for _ in range(CLONED_STATES)]

    def batch(rounds: int) -> float:
        start = process_time()
        for _ in range(rounds):
            for state in states:
                clone(state)
        return process_time() - start

    rounds = 1
    while (once := batch(rounds)) < CLONE_SECONDS / CLONE_BATCHES / 2:
        rounds *= 2
    rounds = max(1, int(rounds * CLONE_SECONDS / CLONE_BATCHES / once))
    return median(batch(rounds) for _ in range(CLONE_BATCHES)) / (rounds * len(states)) * 1e6


def playouts_per_second(contestant: Contestant, seconds: float, seed: int) -> float | None:
    """Decisions a second inside the library's own loop."""
    if contestant.playouts is None:
        return None
    start = process_time()
    contestant.playouts(1, seed)
    batch = max(1, int(seconds / 10 / max(process_time() - start, 1e-6)))
    decisions = 0
    number = 0
    elapsed = 0.0
    start = process_time()
    while elapsed < seconds:
        decisions += contestant.playouts(batch, seed + number)
        number += 1
        elapsed = process_time() - start
    return decisions / elapsed


def measured(contestant: Contestant, seconds: float, seed: int) -> dict[str, object]:
    pick = random.Random(seed).random
    warm_up = play_for(WARM_UP_SECONDS, contestant, pick)
    mean_length = warm_up.decisions / warm_up.games
    played = play_for(seconds, contestant, pick)
    return {
        "name": contestant.name,
        "version": contestant.version,
        "seats": contestant.seats,
        "decisions_per_second": played.decisions / played.seconds,
        "steps_per_second": played.steps / played.seconds,
        "playouts_per_second": playouts_per_second(contestant, seconds, seed),
        "clone_us": clone_microseconds(contestant, pick, mean_length),
        "games": played.games,
        "decisions": played.decisions,
        "seconds": played.seconds,
        "wall_seconds": played.wall_seconds,
    }


def arguments(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game", help="the game to play at random")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time to play for (default 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices (default 1)")
    return parser


def main(description: str, contestant: Callable[[str], Contestant]) -> None:
    """An adapter's command line: the game's name in, one line of JSON out."""
    chosen = arguments(description).parse_args()
    print(json.dumps(measured(contestant(chosen.game), chosen.seconds, chosen.seed)))
