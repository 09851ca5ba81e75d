"""What is worth what in Ninjato: bots play among themselves, and what they took is counted.

    python bench/ninjato.py [--games 600] [--bot heuristic] [--seed 1]

So many games for each number of players. For every skill, envoy and rumour: how often it was taken in the games in
which it lay open, and how often its holder won, as a multiple of the fair share. Shares of winners among holders are
correlations, not effects.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from statistics import mean, median, stdev
from typing import NamedTuple

from tatami.bots import make
from tatami.cli.crew import crew_size, spread
from tatami.games import load
from tatami.games.ninjato.pieces import ENVOYS, OPEN, RUMOUR_KINDS, RUMOURS, SKILLS
from tatami.games.ninjato.state import Ninjato

GAME = load("ninjato")


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    seed: str
    bot: str


class Played(NamedTuple):
    """What one game showed: `held` has a kind of thing and whether its holder won, once for each."""

    seats: int
    first_won: float
    honour: list[int]
    sheet: list[dict[str, int]]
    opened: list[str]
    held: list[tuple[str, float]]
    choices: list[int]


def play(job: Job) -> Played:
    """One game of a bot against itself."""
    state = GAME.new(job.seats, job.seed)
    assert isinstance(state, Ninjato)
    first = state.order[0]
    bots = [make(job.bot, GAME, f"{job.seed} {seat}") for seat in range(job.seats)]
    opened: set[str] = set()
    choices: list[int] = []
    while state.asked:
        asked = state.asked[0]
        opened.update(lying(state))
        if asked.prompt == "place":
            choices.append(0)
        choices[-1] += len(asked.options) > 1
        GAME.apply(state, asked.seat, bots[asked.seat](GAME.view(state, asked.seat), asked))
    outcome = GAME.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(job.seats)]
    held = [(name, won[seat]) for name, seat in owned(state) if seat >= 0]
    return Played(job.seats, won[first], list(outcome.scores), list(outcome.sheet), sorted(opened), held, choices)


def owned(state: Ninjato) -> Iterator[tuple[str, int]]:
    """Every tile and card with where it is."""
    yield from zip(SKILLS, state.skill_at)
    yield from zip(ENVOYS, state.envoy_at)
    yield from zip(RUMOURS, state.rumour_at)


def lying(state: Ninjato) -> list[str]:
    """What lies open now."""
    return [name for name, place in owned(state) if place == OPEN]


def kind_of(name: str) -> str:
    """A rumour by its kind, and the three Hensojutsu as one."""
    kind = name.rpartition("-")[0]
    return kind if kind in (*RUMOUR_KINDS, "hensojutsu") else name


def report(results: list[Played]) -> list[str]:
    """The tables of the page."""
    lines = ["| players | games | honour (sd) | winner | first player wins | real choices a turn (median, most) |"]
    lines += ["|---|---:|---:|---:|---:|---:|"]
    for seats in (2, 3, 4):
        games = [one for one in results if one.seats == seats]
        honour = [score for one in games for score in one.honour]
        best = mean(max(one.honour) for one in games)
        first = mean(one.first_won for one in games)
        turns = [count for one in games for count in one.choices]
        lines.append(
            f"| {seats} | {len(games)} | {mean(honour):.1f} ({stdev(honour):.0f}) | {best:.1f} | "
            f"{first:.2f} of {1 / seats:.2f} | {median(turns):.0f}, {max(turns)} |"
        )
    sheet = [row for one in results for row in one.sheet]
    lines += [
        "",
        "Honour comes from: " + ", ".join(f"{name} {mean(row[name] for row in sheet):.1f}" for name in sheet[0]),
    ]
    for title, names in (
        ("skill", [*SKILLS[:16], "hensojutsu"]),
        ("envoy", list(ENVOYS)),
        ("rumour", list(RUMOUR_KINDS)),
    ):
        lines += ["", f"| {title} | taken | its holder wins, × fair |", "|---|---:|---:|"]
        opened = Counter(kind_of(name) for one in results for name in one.opened)
        taken = Counter(kind_of(name) for one in results for name, _ in one.held)
        wins = Counter[str]()
        for one in results:
            for name, won in one.held:
                wins[kind_of(name)] += won * one.seats  # type: ignore[assignment]
        for name in names:
            share = f"{taken[name] / opened[name]:.0%}" if opened[name] else "–"
            lines.append(
                f"| {name} | {share} | {wins[name] / taken[name]:.2f} |"
                if taken[name]
                else f"| {name} | {share} | – |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="for each number of players")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    work = [
        Job(seats, f"{chosen.seed}-{seats}-{number}", chosen.bot)
        for seats in (2, 3, 4)
        for number in range(chosen.games)
    ]
    print("\n".join(report(list(spread(play, work, crew_size(chosen.jobs, len(work)))))))


if __name__ == "__main__":
    main()
