"""What is worth what in Samouraï & Katana, and how often its players are asked: bots play among themselves.

    python bench/samourai_katana.py [--games 400] [--bot heuristic] [--seed 1]

So many games for each number of players. Shares of winners among those who drew a town are correlations, not effects.
"""

import argparse
from collections import Counter
from random import Random
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from tatami.bots import make
from tatami.cli.crew import crew_size, spread
from tatami.core.events import Event
from tatami.core.state import Decision
from tatami.core.waiting import window_of
from tatami.games import load
from tatami.games.samourai_katana.pieces import CARDS, FIRST_EVENT, FIRST_SPECIAL, PROVINCES, SOURCES, TOWNS
from tatami.games.samourai_katana.state import SamouraiKatana

GAME = load("samourai_katana")
HEURISTIC = "heuristic"
ALWAYS, CONCERNED = "always", "concerned"


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    seed: str
    bot: str


class Played(NamedTuple):
    """What one game showed. `asked` has the questions of windows that were put to a seat in a round."""

    seats: int
    rounds: int
    first_won: float
    sheet: list[dict[str, int]]
    events: dict[str, int]
    counted: dict[str, int]
    powers: dict[str, int]
    fought: dict[str, int]
    towns: list[tuple[str, float]]
    asked: dict[str, list[int]]
    windows: int
    choices: int


class Questions:
    """Who was asked in windows, round by round: everybody who could answer something, or only those concerned."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.windows = 0
        self.choices = 0
        self.counts: dict[str, Counter[tuple[int, int]]] = {ALWAYS: Counter(), CONCERNED: Counter()}

    def see(self, state: SamouraiKatana, decision: Decision) -> None:
        """Somebody is asked."""
        has_choice = len(decision.options) > 1
        self.choices += has_choice
        window = window_of(decision)
        if window is None:
            return
        if not any(state.picks):
            self.windows += 1
        if has_choice:
            self.counts[ALWAYS][state.round, decision.seat] += 1
            self.counts[CONCERNED][state.round, decision.seat] += window.concerns(state, decision.seat)

    def each(self, rounds: int) -> dict[str, list[int]]:
        """The questions of every seat in every round."""
        places = [(number, seat) for number in range(1, rounds + 1) for seat in range(self.seats)]
        return {wish: [counts[place] for place in places] for wish, counts in self.counts.items()}


def play(job: Job) -> Played:
    """One game of a bot against itself. Players of rollouts take what the hints of their views rate best."""
    state: Any = GAME.new(job.seats, job.seed, None, True)
    luck = Random(job.seed)
    bots = [make(job.bot, GAME, f"{job.seed} {seat}") for seat in range(job.seats)]
    first = state.emperor
    towns = [(TOWNS[land], owner) for land, owner in enumerate(state.owner) if owner >= 0]
    questions = Questions(job.seats)
    events: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    powers: Counter[str] = Counter()
    fought: Counter[str] = Counter()
    while state.asked:
        decision = state.asked[0]
        questions.see(state, decision)
        if job.bot == HEURISTIC:
            rated = GAME.mind.rollout(state, decision)
            best = max(rated)
            choice = decision.options[luck.choice([place for place, rate in enumerate(rated) if rate == best])]
        else:
            choice = bots[decision.seat](GAME.view(state, decision.seat), decision)
        state.news = []
        GAME.apply(state, decision.seat, choice)
        for event in state.news:
            note(event, events, counted, powers, fought)
    outcome = GAME.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(job.seats)]
    return Played(
        job.seats,
        state.round,
        won[first],
        list(outcome.sheet),
        dict(events),
        dict(counted),
        dict(powers),
        dict(fought),
        [(town, won[owner]) for town, owner in towns],
        questions.each(state.round),
        questions.windows,
        questions.choices,
    )


def note(
    event: Event, events: Counter[str], counted: Counter[str], powers: Counter[str], fought: Counter[str]
) -> None:
    """Something happened."""
    events[event.kind] += 1
    facts: dict[str, Any] = event.facts
    if event.kind == "counts":
        counted[facts["province"]] += 1
    elif event.kind in ("plays", "plays-at", "plays-in"):
        powers[facts["card"]] += 1
    elif event.kind == "turns-over":
        fought.update(facts["cards"][:2])
        powers.update(facts["cards"][2:])
        if facts["side"] == "attacker":
            events["battles"] += 1


def report(results: list[Played]) -> list[str]:
    """The tables of the page."""
    return [*games(results), "", *honour(results), "", *provinces(results), "", *cards(results), "", *starts(results)]


def of(results: list[Played]) -> list[tuple[int, list[Played]]]:
    """The games by number of players."""
    return [(seats, [one for one in results if one.seats == seats]) for seats in GAME.seats]


def games(results: list[Played]) -> list[str]:
    """How long games are, how they are fought, and how often players are asked."""
    lines = [
        "| players | games | rounds (least-most) | battles | ties | clans out | first Emperor wins | windows a round "
        "| asked a round, always: mean, median, nine in ten | concerned | real choices a player and round |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for seats, played in of(results):
        rounds = [one.rounds for one in played]
        total = sum(rounds)
        battles = sum(one.events.get("battles", 0) for one in played)
        ties = sum(one.events.get("tie", 0) for one in played)
        out = sum(one.events.get("out", 0) for one in played)
        asked = [put(played, wish) for wish in (ALWAYS, CONCERNED)]
        lines.append(
            f"| {seats} | {len(played)} | {mean(rounds):.1f} ({min(rounds)}-{max(rounds)}) | "
            f"{battles / len(played):.0f} | {ties / battles:.0%} | {out / len(played):.2f} | "
            f"{mean(one.first_won for one in played):.2f} of {1 / seats:.2f} | "
            f"{sum(one.windows for one in played) / total:.0f} | {asked[0]} | {asked[1]} | "
            f"{sum(one.choices for one in played) / total / seats:.0f} |"
        )
    return lines


def put(played: list[Played], wish: str) -> str:
    """The questions of windows put to a seat in a round: mean, median, and what nine rounds in ten stay at."""
    counts = [count for one in played for count in one.asked[wish]]
    return f"{mean(counts):.1f}, {median(counts):.0f}, {quantiles(counts, n=10)[-1]:.0f}"


def honour(results: list[Played]) -> list[str]:
    """Honour by source for a player and game."""
    kinds = [name for name in SOURCES if any(row[name] for one in results for row in one.sheet)]
    lines = [f"| honour of a player | {' | '.join(kinds)} |", f"|---|{'---:|' * len(kinds)}"]
    for seats, played in of(results):
        rows = [row for one in played for row in one.sheet]
        lines.append(
            f"| {seats} players | {' | '.join(f'{mean(row[name] for row in rows):.1f}' for name in kinds)} |"
        )
    return lines


def provinces(results: list[Played]) -> list[str]:
    """How often each province is counted in a game."""
    lines = [f"| counted a game | {' | '.join(PROVINCES)} |", f"|---|{'---:|' * len(PROVINCES)}"]
    for seats, played in of(results):
        shares = [sum(one.counted.get(name, 0) for one in played) / len(played) for name in PROVINCES]
        lines.append(f"| {seats} players | {' | '.join(f'{share:.1f}' for share in shares)} |")
    return lines


def cards(results: list[Played]) -> list[str]:
    """How often each card with a power is played for it, and how often it fights as one of two."""
    lines = ["| card | for its power, a game | as one of the two, a game | share of power |", "|---|---:|---:|---:|"]
    for name in [*CARDS[FIRST_SPECIAL:FIRST_EVENT], *CARDS[FIRST_EVENT:]]:
        power = sum(one.powers.get(name, 0) for one in results) / len(results)
        fight = sum(one.fought.get(name, 0) for one in results) / len(results)
        lines.append(f"| {name} | {power:.2f} | {fight:.2f} | {power / (power + fight):.0%} |")
    return lines


def starts(results: list[Played]) -> list[str]:
    """How often those win who drew a town."""
    wins: dict[str, list[float]] = {}
    for one in results:
        for town, won in one.towns:
            wins.setdefault(town, []).append(won * one.seats)
    rows = sorted((mean(won), town) for town, won in wins.items())
    return ["Wins of who drew a town, × fair share: " + ", ".join(f"{town} {share:.2f}" for share, town in rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--bot", default=HEURISTIC)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    work = [
        Job(seats, f"{chosen.seed}-{seats}-{number}", chosen.bot)
        for seats in GAME.seats
        for number in range(chosen.games)
    ]
    print("\n".join(report(list(spread(play, work, crew_size(chosen.jobs, len(work)))))))


if __name__ == "__main__":
    main()
