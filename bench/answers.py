"""How long a table waits for the bots of each level: through the worker processes of a server, as in a lobby.

    python bench/answers.py [--questions 30] [--games katana,bushido]

The questions are those of games between heuristic bots, with as many players as a game allows. Then several Shoguns
are asked at once, and a Hatamoto beside them. A busy machine is slow: nothing fails for that. What it printed is in
bench/README.md.
"""

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec

import tatami
from tatami import bots
from tatami.core.game import Game
from tatami.games import game_names
from tatami.server import metrics
from tatami.server.settings import Settings
from tatami.server.thinkers import Thinkers

EVERY = 7  # questions of a game are passed over for one that is asked
WITHIN = {True: 0.3, False: 1.5}  # seconds that a bot may take, quick or not
AT_ONCE = (4, 8)


@dataclass(frozen=True)
class Question:
    """What a bot is told."""

    game: str
    seat: int
    view: bytes
    options: list[str]


def questions(game: Game) -> Iterator[Question]:
    """Moments of games between heuristic bots at which there is something to choose."""
    seats = max(game.seats)
    for seed in range(1000):
        state = game.new(seats, seed)
        players = [bots.make("heuristic", game, f"{seed}/{seat}") for seat in range(seats)]
        asked = 0
        while decisions := game.decisions(state):
            decision = decisions[0]
            view = game.view(state, decision.seat)
            if len(decision.options) > 1:
                asked += 1
                if asked % EVERY == 0:
                    words = [game.words(state, decision.seat, option) for option in decision.options]
                    yield Question(game.name, decision.seat, msgspec.msgpack.encode(view), words)
            game.apply(state, decision.seat, bots.ask(players[decision.seat], view, decision))


def slips() -> float:
    """How many bots failed, so that chance chose."""
    return sum(
        sample.value for found in metrics.SLIPS.collect() for sample in found.samples if "total" in sample.name
    )


async def timed(answer: Awaitable[str]) -> float:
    begun = time.perf_counter()
    await answer
    return time.perf_counter() - begun


async def measure(names: list[str], count: int) -> list[str]:
    """The rows of the table."""
    thinkers = Thinkers(0, Settings(Path()).think_within)
    await thinkers.open()
    rows = []

    def ask(question: Question, bot: str, table: str) -> Awaitable[str]:
        return thinkers.think(table, question.game, bot, question.seat, question.view, question.options)

    try:
        for name in names:
            drawn = list(islice(questions(tatami.load(name)), count))
            for bot in bots.levels():
                times = [await timed(ask(question, bot, f"{bot}/{at}")) for at, question in enumerate(drawn)]
                rows.append(row(f"{name}, {bot}", times, bots.is_quick(bot)))
            for many in AT_ONCE:
                slow = [timed(ask(question, "shogun", f"{many}/{at}")) for at, question in enumerate(drawn[:many])]
                *times, beside = await asyncio.gather(*slow, timed(ask(drawn[0], "hatamoto", "beside")))
                rows.append(row(f"{name}, {many} Shoguns at once", times, is_quick=False))
                rows.append(row(f"{name}, a Hatamoto beside {many} Shoguns", [beside], is_quick=True))
    finally:
        await thinkers.close()
    return rows


def row(what: str, times: list[float], is_quick: bool) -> str:
    within = WITHIN[is_quick]
    late = sum(1 for spent in times if spent > within)
    cells = [f"{1000 * statistics.median(times):.0f} ms", f"{1000 * max(times):.0f} ms", f"{late} of {len(times)}"]
    return f"| {what} | {' | '.join(cells)} | {1000 * within:.0f} ms |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=int, default=30)
    parser.add_argument("--games", default=",".join(game_names()), help="with commas; otherwise all")
    chosen = parser.parse_args()
    names = chosen.games.split(",")
    if unknown := [name for name in names if name not in game_names()]:
        parser.error(f"there is no {unknown[0]!r}; there are: {', '.join(game_names())}")
    if chosen.questions < max(AT_ONCE):
        parser.error(f"--questions must be at least {max(AT_ONCE)}")
    rows = asyncio.run(measure(names, chosen.questions))
    if slips():
        sys.exit(f"{slips():.0f} answers were chance's, for bots failed: the times mean nothing.")
    build = "compiled" if tatami.is_compiled() else "plain"
    load = os.getloadavg()[0]
    print(f"{chosen.questions} questions each, {build}, {os.cpu_count()} cores, load average {load:.1f}\n")
    print("| | median | slowest | too late | wanted within |\n|---|---:|---:|---:|---:|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
