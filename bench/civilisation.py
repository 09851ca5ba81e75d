"""What is worth what in Civilisation: bots play among themselves, and what they did is counted.

    python bench/civilisation.py [--games 400] [--bot instinct] [--seed 1] [--seats 1,2,3,4] [--compensation]
    python bench/civilisation.py --alone random,hatamoto    one player alone by bot: points and ranks

So many games for each number of players, mats dealt. Who wins by place in the turn order, by mat and by capital;
where points come from; how often each objective is fulfilled, each philosopher taken and played, each combination
used. A ± is one standard error.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random
from statistics import mean, median, quantiles
from typing import NamedTuple

from tatami.bots import make
from tatami.cli.crew import crew_size, spread
from tatami.core.state import Decision
from tatami.games import load
from tatami.games.dicium.civilisation.archipelago import SQUARES
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import CHOICES, COMMON, SECRETS
from tatami.games.dicium.civilisation.objectives import meets
from tatami.games.dicium.civilisation.scoring import RANKS
from tatami.games.dicium.civilisation.state import Civilisation
from tatami.games.dicium.dice import COLOURS

GAME = load("dicium.civilisation")
INSTINCT = "instinct"
ACTIONS = ("pair", "straight", "three", "two-pair", "four", "full", "five", "blue", "yellow", "green", "temple")


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    seed: str
    bot: str
    compensation: bool


class Played(NamedTuple):
    """What one game showed; `counts` has what happened, by name."""

    seats: int
    bot: str
    rounds: int
    reason: str
    rank: str
    scores: tuple[int, ...]
    sheet: tuple[dict[str, int], ...]
    won_by_place: list[float]
    won_by_mat: dict[str, float]
    won_by_capital: dict[str, float]
    counts: Counter[str]
    choices: list[int]


def instinct(state: Civilisation, asked: Decision, luck: Random) -> int:
    """What the hints like best, among equals by lot, as the heuristic bot: always the first square would favour those
    capitals from which it leads to the middle. They are asked on the table itself, which is quicker than on a view: a
    test holds both to the same ratings."""
    ratings = GAME.mind.rollout(state, asked)
    best = max(ratings)
    return luck.choice([option for option, rating in zip(asked.options, ratings, strict=True) if rating == best])


def play(job: Job) -> Played:
    """One game of a bot against itself."""
    state = GAME.new(job.seats, job.seed, None, True, mats="dealt", compensation=job.compensation)
    assert isinstance(state, Civilisation)
    is_instinct, luck = job.bot == INSTINCT, Random(job.seed)
    bots = [] if is_instinct else [make(job.bot, GAME, f"{job.seed} {seat}") for seat in range(job.seats)]
    counts = Counter(f"shown {COMMON[objective]}" for objective in state.common)
    choices = [0]
    while state.asked:
        asked = state.asked[0]
        seat = asked.seat
        choice = instinct(state, asked, luck) if is_instinct else bots[seat](GAME.view(state, seat), asked)
        if asked.prompt == "act":
            counts[f"action {CHOICES.known(choice).kind}"] += 1
        choices[-1] += len(asked.options) > 1
        state.news = []
        GAME.apply(state, asked.seat, choice)
        for event in state.news:
            choices += [0] * (event.kind == "turn")
            card = {**event.facts, **(event.secret or {})}.get("card", "")
            counts[f"{event.kind} {card}".strip()] += 1
    return told(job, state, counts, choices)


def told(job: Job, state: Civilisation, counts: Counter[str], choices: list[int]) -> Played:
    """What a finished game tells."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    won = [share if seat in outcome.winners else 0.0 for seat in range(job.seats)]
    for seat, secret in enumerate(state.secrets):
        counts[f"kept {SECRETS[secret]}"] += 1
        counts[f"reached {SECRETS[secret]}"] += meets(state, seat, state.rules.secret_needs[secret])
        for dealt in range(len(SECRETS)):
            counts[f"dealt {SECRETS[dealt]}"] += state.dealt[seat] >> dealt & 1
    for objective, name in enumerate(COMMON):
        counts[f"taken {name}"] += sum(taken >> objective & 1 for taken in state.taken)
        counts[f"given-up {name}"] += state.given_up >> objective & 1
    return Played(
        job.seats,
        job.bot,
        state.round,
        outcome.reason,
        outcome.rank,
        outcome.scores,
        outcome.sheet,
        [won[(state.first + step) % job.seats] for step in range(job.seats)],
        {COLOURS[state.colours[seat]]: won[seat] for seat in range(job.seats)},
        {SQUARES[state.capital(seat)]: won[seat] for seat in range(job.seats)},
        counts,
        choices,
    )


def share(won: Iterable[float]) -> str:
    """A share of wins in percent, with its standard error."""
    found = list(won)
    if not found:
        return "–"
    part = mean(found)
    return f"{100 * part:.0f} ± {100 * (part * (1 - part) / len(found)) ** 0.5:.0f}"


def spans(values: list[float]) -> str:
    """A mean, and where the middle eight tenths lie."""
    tenths = quantiles(values, n=10)
    return f"{mean(values):.1f} ({tenths[0]:.0f}–{tenths[-1]:.0f})"


def report(results: list[Played]) -> list[str]:
    """The tables of the page."""
    groups = {seats: [one for one in results if one.seats == seats] for seats in (1, 2, 3, 4)}
    groups = {seats: games for seats, games in groups.items() if games}
    head = "rounds (p10–p90) | points (p10–p90) | wins by turn order % | real choices a turn (median, most)"
    lines = [f"| players | games | ended by the stack | {head} |", "|---|---:|---:|---:|---:|---|---:|"]
    for seats, games in groups.items():
        places = ", ".join(share(one.won_by_place[place] for one in games) for place in range(seats))
        turns = [count for one in games for count in one.choices]
        stack = mean(one.reason == "stack" for one in games)
        points = [float(score) for one in games for score in one.scores]
        lines.append(
            f"| {seats} | {len(games)} | {stack:.0%} | {spans([float(one.rounds) for one in games])} | "
            f"{spans(points)} | {places if seats > 1 else '–'} | {median(turns):.0f}, {max(turns)} |"
        )
    lines += ["", "| players | " + " | ".join(f"{mat} mat wins %" for mat in COLOURS) + " | by capital % |"]
    lines += ["|---|---:|---:|---:|---:|---|"]
    for seats, games in groups.items():
        if seats > 1:
            mats = [share(one.won_by_mat[mat] for one in games if mat in one.won_by_mat) for mat in COLOURS]
            capitals = [
                f"{name} {share(one.won_by_capital[name] for one in games)}" for name in games[0].won_by_capital
            ]
            lines.append(f"| {seats} | {' | '.join(mats)} | {', '.join(capitals)} |")
    lines += ["", *sources(groups), "", *objectives(groups), "", *philosophers(groups), "", *actions(groups)]
    if 1 in groups:
        ranks = Counter(one.rank for one in groups[1])
        lines += ["", "Alone: " + ", ".join(f"{rank} {ranks[rank] / len(groups[1]):.0%}" for rank in RANKS)]
    return lines


def alone(results: list[Played], bots: list[str]) -> list[str]:
    """What each bot reaches alone: its points, and how often each rank. (R15.3)"""
    lines = [f"| bot | games | points (p10–p90) | {' | '.join(f'{rank} %' for rank in RANKS)} |"]
    lines.append("|---|---:|---:|" + "---:|" * len(RANKS))
    for bot in bots:
        games = [one for one in results if one.bot == bot]
        ranks = Counter(one.rank for one in games)
        cells = " | ".join(f"{100 * ranks[rank] / len(games):.0f}" for rank in RANKS)
        lines.append(f"| {bot} | {len(games)} | {spans([float(one.scores[0]) for one in games])} | {cells} |")
    return lines


Groups = dict[int, list[Played]]


def sources(groups: Groups) -> list[str]:
    """Where points come from."""
    names = list(next(iter(groups.values()))[0].sheet[0])
    lines = ["| points by source | " + " | ".join(names) + " |", "|---|" + "---:|" * len(names)]
    for seats, games in groups.items():
        rows = [row for one in games for row in one.sheet]
        lines.append(f"| {seats} | " + " | ".join(f"{mean(row[name] for row in rows):.1f}" for name in names) + " |")
    return lines


def total(games: list[Played], name: str) -> int:
    """How often something happened."""
    return sum(one.counts[name] for one in games)


def rate(part: int, whole: int) -> str:
    """A share in percent."""
    return f"{100 * part / whole:.0f}" if whole else "–"


def objectives(groups: Groups) -> list[str]:
    """Common objectives: fulfilled of those shown, and how many of these were given up for a die; secret ones:
    reached of those kept, kept of those dealt."""
    head = " | ".join(f"{seats}" for seats in groups)
    line = "|---|" + "---:|" * len(groups)
    lines = [f"| common objective: fulfilled / shown % (given up for a die %) | {head} |", line]
    for name in COMMON:
        cells = []
        for games in groups.values():
            up, all_of_them = total(games, f"given-up {name}"), total(games, f"taken {name}")
            cells.append(f"{rate(up + all_of_them, total(games, f'shown {name}'))} ({rate(up, up + all_of_them)})")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += ["", f"| secret objective: reached / kept % (kept / dealt %) | {head} |", line]
    for name in SECRETS:
        cells = []
        for games in groups.values():
            kept, dealt = total(games, f"kept {name}"), total(games, f"dealt {name}")
            cells.append(f"{rate(total(games, f'reached {name}'), kept)} ({rate(kept, dealt)})")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def philosophers(groups: Groups) -> list[str]:
    """How often each was taken in a game, and played of these."""
    head = " | ".join(f"{seats}" for seats in groups)
    lines = [f"| philosopher: taken a game (played % of these) | {head} |", "|---|" + "---:|" * len(groups)]
    for name in PHILOSOPHERS:
        cells = []
        for games in groups.values():
            got = total(games, f"draws {name}") + total(games, f"takes-card {name}")
            cells.append(f"{got / len(games):.2f} ({rate(total(games, f'plays {name}'), got)})")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def actions(groups: Groups) -> list[str]:
    """How often each combination was used in a game by a player."""
    head = " | ".join(f"{seats}" for seats in groups)
    lines = [f"| combination: times a player and game | {head} |", "|---|" + "---:|" * len(groups)]
    for name in ACTIONS:
        cells = [f"{total(games, f'action {name}') / len(games) / seats:.2f}" for seats, games in groups.items()]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--bot", default=INSTINCT, help="a bot, or what the hints like best")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="1,2,3,4")
    parser.add_argument("--compensation", action="store_true")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--alone", default="", help="bots with commas, for the table of one player alone")
    chosen = parser.parse_args()
    if chosen.alone:
        bots = chosen.alone.split(",")
        work = [Job(1, f"{chosen.seed}-1-{number}", bot, False) for bot in bots for number in range(chosen.games)]
        print("\n".join(alone(list(spread(play, work, crew_size(chosen.jobs, len(work)))), bots)))
        return
    work = [
        Job(int(seats), f"{chosen.seed}-{seats}-{number}", chosen.bot, chosen.compensation)
        for seats in chosen.seats.split(",")
        for number in range(chosen.games)
    ]
    print("\n".join(report(list(spread(play, work, crew_size(chosen.jobs, len(work)))))))


if __name__ == "__main__":
    main()
