"""Measures what thinking is worth: how much better than the hints the choices of searches are, question by question.

    python bench/gains.py katana --bots search:600,search:1500
    python bench/gains.py bushido --bots search:100,search:300 --judge search:200:way=halving:quiet=2 --seats 4

Games are dear: a difference of a tenth of a fair share wants a thousand of them. So variants are compared by
questions first. They come from games between heuristic bots; the best rated options of each are looked at by a
judge, many times in the same worlds, and a variant gains what its choice is worth more than that of the hints, in
thousandths of a chance to win. The judge is a search too, and its iterations are the looks at each option; unless
another is named it plays to the end. What it sees is what the rollout policy makes of a position, so games have the
last word: docs/ladder.md.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tatami import bots
from tatami.bots.halving import MOST_OPTIONS, Halving
from tatami.bots.variants import read_search
from tatami.cli.crew import crew_size, spread
from tatami.cli.progress import watched
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.state import Decision
from tatami.games import load
from tatami.research.figures import student

JUDGE = "search:1000:way=halving:cut=0:slips=0"
EVERY = 17  # questions of a game, one is judged


@dataclass(frozen=True)
class Job:
    """One game whose questions are judged."""

    game: str
    seats: int
    seed: str
    names: tuple[str, ...]
    judge: str


@dataclass(frozen=True)
class Gain:
    """What the choice of each variant is worth at one question, above that of the hints; whether it is another than
    theirs, and the seconds it took."""

    worth: list[float]
    differs: list[bool]
    seconds: list[float]


def main() -> int:
    chosen = arguments().parse_args()
    names = tuple(chosen.bots.split(","))
    try:
        game = load(chosen.game)
        seats = [int(count) for count in chosen.seats.split(",")] if chosen.seats else game.seats
        if not set(seats) <= set(game.seats) or chosen.games < 1:
            raise ValueError
        size = crew_size(chosen.jobs, chosen.games)
        for name in (*names, chosen.judge):
            bot = bots.make(name, game, 0)
        if not isinstance(bot, Halving) or "caution" in chosen.judge:  # the judge, who halves and prefers nothing
            raise ValueError
    except TatamiError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except ValueError:
        print(
            "It takes numbers of players that the game is for, and a judge who halves, without caution.",
            file=sys.stderr,
        )
        return 2
    jobs = [
        Job(game.name, seats[one % len(seats)], f"gains-{one}", names, chosen.judge) for one in range(chosen.games)
    ]
    games = [gains for gains in watched(spread(judged, jobs, size), len(jobs), game.name) if gains]
    if not games:
        print(f"In {chosen.games} games nobody was asked {EVERY} times.", file=sys.stderr)
        return 2
    print(table(names, games))
    count = sum(map(len, games))
    print(f"\n{count} questions of {len(games)} games: `python bench/gains.py {' '.join(sys.argv[1:])}`")
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="with commas; the others are compared with the first")
    parser.add_argument("--judge", default=JUDGE, help=f"how a choice is valued (default {JUDGE})")
    parser.add_argument("--games", type=int, default=20, help="games that the questions come from (default 20)")
    parser.add_argument("--seats", default="", help="numbers of players, with commas; otherwise all")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    return parser


def judged(job: Job) -> list[Gain]:
    """The questions of one game."""
    game = load(job.game)
    return [gain(game, job, view, asked, place) for place, (view, asked) in enumerate(questions(game, job))]


def questions(game: Game, job: Job) -> Iterator[tuple[Any, Decision]]:
    """Every so many of the questions that have more than one answer."""
    state = game.new(job.seats, job.seed)
    players = [bots.make("heuristic", game, f"{job.seed}/{seat}") for seat in range(job.seats)]
    count = 0
    while state.asked:
        asked = state.asked[0]
        choice = asked.options[0]
        if len(asked.options) > 1:
            view = game.view(state, asked.seat)
            count += 1
            if count % EVERY == 0:
                yield view, asked
            choice = bots.ask(players[asked.seat], view, asked)
        game.apply(state, asked.seat, choice)


def gain(game: Game, job: Job, view: Any, asked: Decision, place: int) -> Gain:
    """What the variants choose, valued by the judge in worlds that none of them has seen."""
    seed = f"{job.seed}/{place}"
    ratings = list(game.mind.hints(view, asked))
    best = sorted(range(len(ratings)), key=lambda option: -ratings[option])[:MOST_OPTIONS]
    worth = values(game, job.judge, view, asked, [asked.options[option] for option in best], seed)
    hinted = worth[asked.options[best[0]]]
    found, differs, seconds = [], [], []
    for name in job.names:
        bot = bots.make(name, game, f"{seed} {name}")
        begun = time.process_time()
        choice = bots.ask(bot, view, asked)
        seconds.append(time.process_time() - begun)
        if choice not in worth:
            worth |= values(game, job.judge, view, asked, [choice], seed)
        found.append(worth[choice] - hinted)
        differs.append(choice != asked.options[best[0]])
    return Gain(found, differs, seconds)


def values(game: Game, judge: str, view: Any, asked: Decision, options: list[int], seed: str) -> dict[int, float]:
    """What each option is worth on average; all are looked at in the same worlds."""
    settings = read_search(judge, game, False)
    judging = Halving(game, f"judge of {seed}", settings, None)
    judging.view, judging.seat = view, asked.seat
    looks = settings.iterations
    return {option: sum(judging.value(option, number) for number in range(looks)) / looks for option in options}


def table(names: tuple[str, ...], games: list[list[Gain]]) -> str:
    lines = ["| variant | gains [95 %] | more than the first | other than the hints | a question takes |"]
    lines.append("|---|---:|---:|---:|---:|")
    every = [gain for gains in games for gain in gains]
    for place, name in enumerate(names):
        mine = [[gain.worth[place] for gain in gains] for gains in games]
        more = [[gain.worth[place] - gain.worth[0] for gain in gains] for gains in games]
        others = sum(gain.differs[place] for gain in every) / len(every)
        milliseconds = 1000 * sum(gain.seconds[place] for gain in every) / len(every)
        beside = "" if place == 0 else figure(more)
        lines.append(f"| `{name}` | {figure(mine)} | {beside} | {others:.0%} | {milliseconds:.0f} ms |")
    return "\n".join(lines)


def figure(games: list[list[float]]) -> str:
    """The mean of all questions and its interval, in thousandths: from how much the games differ, whose questions
    resemble each other. Of a single game there is none."""
    count = sum(map(len, games))
    mean = sum(map(sum, games)) / count
    if len(games) == 1:
        return f"{1000 * mean:.1f} [–]"
    apart = sum((sum(worth) - mean * len(worth)) ** 2 for worth in games)
    spread = (apart * len(games) / (len(games) - 1)) ** 0.5 / count
    wide = student(len(games) - 1) * spread
    return f"{1000 * mean:.1f} [{1000 * (mean - wide):.1f}, {1000 * (mean + wide):.1f}]"


if __name__ == "__main__":
    sys.exit(main())
