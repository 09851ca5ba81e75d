"""The table of baseline scores in docs/baselines.md: each bot alone at a table of heuristic bots, in every seat.

    python bench/baselines.py            # all games; some minutes
    python bench/baselines.py --check    # the rows of the page that are quick, played again

Each row is a `tatami arena`, so its command makes it again, figure for figure. docs/ladder.md measures the levels
with more games; where both have the same pair, the intervals overlap, or the tests say so.
"""

import argparse
import sys
from pathlib import Path

from tatami.bots import learned_seats
from tatami.cli.crew import Processes
from tatami.games import game_names, load
from tatami.research import arena, figures

PAGE = Path(__file__).parents[1] / "docs" / "baselines.md"
MARK = "<!-- measured: bench/baselines.py -->\n"
SEARCHED = ("dicium.crazy_cup", "dicium.shogun", "ninjato")  # A search of 50 iterations is cheap there.
HEAD = """| game | players | bot | games | won | share [95 %] | × fair [95 %] |
|---|---:|---|---:|---:|---:|---:|
"""


def plans() -> list[tuple[str, int, str, int]]:
    """The rows: game, players, bot, and how many games at least."""
    found = []
    for name in game_names():
        apart = [seats for seats in load(name).seats if seats > 1 and seats not in load(name).wiring.cooperative]
        if not apart:
            continue  # All stand against the game: nobody has a share.
        seats = apart[0]
        found.append((name, seats, "random", 60))
        found += [(name, seats, "greedy", 90)] if name in SEARCHED else []
        found += [(name, seats, "search:50", 60)] if name in SEARCHED else []
        found += [(name, count, "learned", 600) for count in learned_seats(load(name))]
    return found


def row(name: str, seats: int, bot: str, games: int, crew: Processes) -> str:
    """One line of the table."""
    plan = arena.alone(load(name), [bot], "heuristic", games, 1, (seats,))
    (found,) = figures.table([bot], "heuristic", list(zip(plan, crew.results(arena.play, plan))))
    share, times = found.share, found.times
    shares = f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"
    return (
        f"| {name} | {seats} | {bot} | {found.seats} | {found.won} | {shares} "
        f"| {times.value:.2f} [{times.low:.2f}, {times.high:.2f}] |"
    )


def main(check: bool, jobs: int) -> int:
    before, _, old = PAGE.read_text("utf-8").partition(MARK)
    lines = []
    with Processes(jobs) as crew:
        for name, seats, bot, games in plans():
            if check and bot != "random":
                continue
            lines.append(row(name, seats, bot, games, crew))
            print(lines[-1], flush=True)
    if check:
        return int(any(line not in old for line in lines))
    PAGE.write_text(before + MARK + HEAD + "\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--check", action="store_true")
    words.add_argument("--jobs", type=int, default=1)
    sys.exit(main(**vars(words.parse_args())))
