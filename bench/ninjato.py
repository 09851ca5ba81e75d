"""What is worth what in Ninjato: bots play among themselves, and what they took is counted.

    python bench/ninjato.py [--games 600] [--bot heuristic] [--seed 1] [--hands later] [--worth]

So many games for each number of players. For every skill, envoy and rumour: how often it was taken in the games in
which it lay open, and how often its holder won, as a multiple of the fair share. Shares of winners among holders are
correlations, not effects. With `--worth` two play, and one of them has a tile from the first round on for nothing:
what it is worth is an effect. The heuristic bot is asked without a view, which is many times quicker; its ratings are
the same (`test_a_world_is_rated_as_its_view_is`).
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean, median, stdev
from typing import NamedTuple

from tatami.bots import make
from tatami.cli.crew import crew_size, spread
from tatami.core.chance import advance, seeded, share
from tatami.core.state import Decision, settle
from tatami.games import load
from tatami.games.ninjato.bot import rollout
from tatami.games.ninjato.pieces import ENVOYS, HENSOJUTSU, IN_DECK, NOTHING, OPEN, RUMOUR_KINDS, RUMOURS, SKILLS
from tatami.games.ninjato.state import Ninjato

GAME = load("ninjato")


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    seed: str
    bot: str
    hands: str
    gift: int  # One of two players has this tile from the beginning; NOTHING for none.


class Played(NamedTuple):
    """What one game showed: `held` has a kind of thing and whether its holder won, once for each."""

    seats: int
    won: list[float]  # Shares of the victory, in the order of the first round.
    place: int  # Where seat 0 stands in that order.
    honour: list[int]
    sheet: list[dict[str, int]]
    opened: list[str]
    held: list[tuple[str, float]]
    choices: list[int]


def play(job: Job) -> Played:
    """One game of a bot against itself."""
    state = GAME.new(job.seats, job.seed, hands=job.hands)
    assert isinstance(state, Ninjato)
    order = state.order
    if job.gift != NOTHING:
        give(state, job.gift)
    bots = [player(job, seat) for seat in range(job.seats)]
    opened: set[str] = set()
    choices: list[int] = []
    while state.asked:
        asked = state.asked[0]
        opened.update(lying(state))
        if asked.prompt == "place":
            choices.append(0)
        choices[-1] += len(asked.options) > 1
        GAME.apply(state, asked.seat, bots[asked.seat](state, asked))
    outcome = GAME.outcome(state)
    assert outcome is not None
    part = 1 / len(outcome.winners)
    won = [part if seat in outcome.winners else 0.0 for seat in range(job.seats)]
    held = [(name, won[seat]) for name, seat in owned(state) if seat >= 0]
    in_order = [won[seat] for seat in order]
    return Played(
        job.seats, in_order, order.index(0), list(outcome.scores), list(outcome.sheet), sorted(opened), held, choices
    )


def player(job: Job, seat: int) -> Callable[[Ninjato, Decision], int]:
    """A bot at a table of its own, where it may look at no more than its view."""
    if job.bot == "heuristic":
        return Follower(f"{job.seed} {seat}")
    bot = make(job.bot, GAME, f"{job.seed} {seat}")
    return lambda state, asked: bot(GAME.view(state, seat), asked)


class Follower:
    """The heuristic bot, asked without a view."""

    def __init__(self, seed: str) -> None:
        self.chance = seeded(seed)

    def __call__(self, state: Ninjato, asked: Decision) -> int:
        if len(asked.options) == 1:
            return asked.options[0]
        ratings = rollout.rate(state, asked)
        best = max(ratings)
        equals = [option for option, rating in zip(asked.options, ratings) if rating == best]
        self.chance = advance(self.chance)
        return equals[share(self.chance, len(equals))]


def give(state: Ninjato, skill: int) -> None:
    """Seat 0 has a tile for nothing; another one takes its place at the Sensei."""
    was_open = state.skill_at[skill] == OPEN
    state.skill_at[skill] = 0
    if was_open:
        state.skill_at[state.skill_at.index(IN_DECK)] = OPEN
    state.recount()
    settle(state)


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
    lines = ["| players | games | honour (sd) | winner | wins by place | real choices a turn (median, most) |"]
    lines += ["|---|---:|---:|---:|---:|---:|"]
    for seats in (2, 3, 4):
        games = [one for one in results if one.seats == seats]
        honour = [score for one in games for score in one.honour]
        best = mean(max(one.honour) for one in games)
        places = ", ".join(f"{mean(one.won[place] for one in games):.3f}" for place in range(seats))
        turns = [count for one in games for count in one.choices]
        lines.append(
            f"| {seats} | {len(games)} | {mean(honour):.1f} ({stdev(honour):.0f}) | {best:.1f} | "
            f"{places} | {median(turns):.0f}, {max(turns)} |"
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


def worth(results: list[tuple[str, Played]]) -> list[str]:
    """What each tile is worth to whoever has it from the beginning, in honour beyond the other player's."""
    lines = ["| skill | honour beyond the other's (standard error) | wins |", "|---|---:|---:|"]
    for skill in dict.fromkeys(name for name, _ in results):
        games = [one for name, one in results if name == skill]
        ahead = [one.honour[0] - one.honour[1] for one in games]
        won = mean(one.won[one.place] for one in games)
        lines.append(f"| {skill} | {mean(ahead):.1f} ({stdev(ahead) / len(ahead) ** 0.5:.1f}) | {won:.2f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600, help="for each number of players")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hands", default="equal", choices=("equal", "later"), help="the table option")
    parser.add_argument("--worth", action="store_true", help="what each skill is worth from the beginning, for two")
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    given = range(HENSOJUTSU + 1) if chosen.worth else [NOTHING]
    work = [
        Job(seats, f"{chosen.seed}-{seats}-{number}", chosen.bot, chosen.hands, gift)
        for gift in given
        for seats in ((2,) if chosen.worth else (2, 3, 4))
        for number in range(chosen.games)
    ]
    results = list(spread(play, work, crew_size(chosen.jobs, len(work))))
    lines = worth([(SKILLS[job.gift], one) for job, one in zip(work, results)]) if chosen.worth else report(results)
    print("\n".join(lines))


if __name__ == "__main__":
    main()
