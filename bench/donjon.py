"""How often teams of bots win Donjon, by players and difficulty, and what they used on the way.

    python bench/donjon.py [--games 300] [--bots random,policy,search:60] [--seed 1] [--jobs 2]

So many games for each number of players, difficulty and bot. `policy` follows the rollout policy at the table itself:
what the heuristic bot answers from its view (a test holds the two equal), in a third of the time. Below the shares
won stands what the last of the bots did: how games ended, what was missing, how often each combination, card and
treasure was used.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median
from typing import NamedTuple

from tatami.bots import make
from tatami.cli.crew import crew_size, spread
from tatami.core.state import Decision
from tatami.games import load
from tatami.games.dicium.donjon.cards import CARDS
from tatami.games.dicium.donjon.frames import MOVES, Combine, Read, StepTo
from tatami.games.dicium.donjon.state import DEEDS, MONSTERS, NOBODY, TREASURE_CHESTS, TREASURES, Donjon
from tatami.games.dicium.state import DEED_STEPS

GAME = load("dicium.donjon")
DIFFICULTIES = ("normal", "heroic")
POLICY = "policy"


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    difficulty: str
    bot: str
    seed: str


class Played(NamedTuple):
    """What one game showed."""

    seats: int
    difficulty: str
    bot: str
    reason: str
    missing: dict[str, int]
    rounds: int
    choices: list[int]  # real choices of each turn
    used: Counter[str]


def play(job: Job) -> Played:
    """One game of a team of the same bot."""
    state = GAME.new(job.seats, job.seed, difficulty=job.difficulty)
    assert isinstance(state, Donjon)
    is_policy = job.bot == POLICY
    bots = [] if is_policy else [make(job.bot, GAME, f"{job.seed} {seat}") for seat in range(job.seats)]
    used: Counter[str] = Counter()
    turns: dict[tuple[int, int], int] = {}
    while state.asked:
        asked = state.asked[0]
        choice = best(state, asked) if is_policy else bots[asked.seat](GAME.view(state, asked.seat), asked)
        turn = (state.round, state.turn)
        turns[turn] = turns.get(turn, 0) + (len(asked.options) > 1)
        if asked.prompt in ("action", "reroll", "first-throw", "adventure"):
            move = MOVES.get(choice)
            if isinstance(move, Combine):
                used[f"deed {DEEDS[move.combination.deed(state, asked.seat) // DEED_STEPS]}"] += 1
            elif isinstance(move, Read):
                used[f"scroll {CARDS[move.scroll.card]}"] += 1
            elif isinstance(move, StepTo):
                used["portal step"] += 1
        GAME.apply(state, asked.seat, choice)
    used.update(
        f"treasure {TREASURES[state.chests[chest]]}" for chest in range(TREASURE_CHESTS) if state.opener[chest] >= 0
    )
    used.update(f"monster {MONSTERS[monster]}" for monster, slayer in enumerate(state.slayer) if slayer != NOBODY)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Played(
        job.seats, job.difficulty, job.bot, outcome.reason, dict(outcome.teams[0].rows), state.round,
        list(turns.values()), used,
    )  # fmt: skip


def best(state: Donjon, asked: Decision) -> int:
    """What the rollout policy rates highest."""
    ratings = GAME.mind.rollout(state, asked)
    return asked.options[max(range(len(ratings)), key=ratings.__getitem__)]


def share(results: Sequence[Played]) -> str:
    """The share won, with one standard error."""
    won = mean(one.reason == "crown" for one in results)
    return f"{100 * won:.0f} ± {100 * sqrt(won * (1 - won) / len(results)):.0f}"


def report(results: list[Played], bots: list[str]) -> list[str]:
    """The tables of the page."""
    lines = [f"| players | difficulty | {' | '.join(f'{bot}: won %' for bot in bots)} |"]
    lines += [f"|---|---|{'---:|' * len(bots)}"]
    cells = [(seats, difficulty) for seats in GAME.seats for difficulty in DIFFICULTIES]
    for seats, difficulty in cells:
        found = [
            [one for one in results if (one.seats, one.difficulty, one.bot) == (seats, difficulty, bot)]
            for bot in bots
        ]
        lines.append(f"| {seats} | {difficulty} | {' | '.join(share(cell) for cell in found)} |")
    lines += [
        "",
        f"| players | difficulty | {bots[-1]}: lost to goblins, king % | rounds | real choices a turn (median) | ",
    ]
    lines[-1] += "chests short, crown short % (games lost) |"
    lines.append("|---|---|---:|---:|---:|---:|")
    for seats, difficulty in cells:
        own = [one for one in results if (one.seats, one.difficulty, one.bot) == (seats, difficulty, bots[-1])]
        ends = Counter(one.reason for one in own)
        lost = [one for one in own if one.reason != "crown"] or own
        lines.append(
            f"| {seats} | {difficulty} | {100 * ends['goblins'] / len(own):.0f}, "
            f"{100 * ends['throne'] / len(own):.0f} | "
            f"{mean(one.rounds for one in own):.1f} | {median(count for one in own for count in one.choices):.0f} | "
            f"{mean(one.missing['missing-chests'] for one in lost):.1f}, "
            f"{100 * mean(one.missing['missing-crown'] for one in lost):.0f} |"
        )
    last = [one for one in results if one.bot == bots[-1]]
    used: Counter[str] = Counter()
    for one in last:
        used.update(one.used)
    lines += [
        "",
        f"Used a game by {bots[-1]}: " + ", ".join(f"{name} {used[name] / len(last):.2f}" for name in sorted(used)),
    ]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="for each number of players, difficulty and bot")
    parser.add_argument("--bots", default="random,policy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    work = [
        Job(seats, difficulty, bot, f"{chosen.seed}-{seats}-{difficulty}-{number}")
        for seats in GAME.seats
        for difficulty in DIFFICULTIES
        for bot in bots
        for number in range(chosen.games)
    ]
    print("\n".join(report(list(spread(play, work, crew_size(chosen.jobs, len(work)))), bots)))


if __name__ == "__main__":
    main()
