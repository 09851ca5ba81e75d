"""Compares the speed of two versions of Tatami: they take turns, and the median of the pairs' ratios counts.

    python bench/pairs.py OLD NEW                   each a commit, or a folder that holds tatami/ (compiled or not)
    python bench/pairs.py HEAD~3 src --compiled     compile a copy of both first
    python bench/pairs.py OLD NEW --search          the search as the levels think, in iterations
    python bench/pairs.py OLD NEW --instructions    count instructions instead (valgrind); the same on any machine

A ratio above 1 means that NEW is quicker. Single runs stray by a fifth on a busy machine; two runs that follow each
other are disturbed alike, so their ratio strays less, and the order within a pair changes from pair to pair.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import contestants

sys.path.insert(0, str(contestants.ROOT))

from tools.versions import sources

RESAMPLES = 4000
CONFIDENCE = 0.90
WAYS = {"stepped": "decisions_per_second", "own loop": "playouts_per_second"}
SEARCH = {"search": "iterations_per_second"}
GAMES_COUNTED = 30  # games of playouts whose instructions are counted
COUNTED = """
import sys, tatami
from tatami_games import all_at_random
game = tatami.load(sys.argv[1])
all_at_random(game, 0, int(sys.argv[2]), 1)
"""


@dataclass(frozen=True)
class Compared:
    """One figure of one game: the ratio NEW / OLD of every pair."""

    game: str
    way: str
    ratios: list[float]

    def line(self) -> str:
        low, high = interval(self.ratios)
        return (
            f"{self.game:18} {self.way:12} median {median(self.ratios):.3f}   "
            f"{CONFIDENCE:.0%} interval {low:.3f} to {high:.3f}   {len(self.ratios)} pairs"
        )


def interval(ratios: list[float], seed: int = 1) -> tuple[float, float]:
    """A bootstrap interval of the median."""
    chance = random.Random(seed)
    medians = sorted(median(chance.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    edge = int(RESAMPLES * (1 - CONFIDENCE) / 2)
    return medians[edge], medians[-1 - edge]


def main(args: list[str]) -> int:
    chosen = arguments().parse_args(args)
    with tempfile.TemporaryDirectory() as scratch:
        try:
            old = engine(chosen.old, Path(scratch, "old"), chosen.compiled)
            new = engine(chosen.new, Path(scratch, "new"), chosen.compiled)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2
        found = []
        for game in chosen.games.split(",") if chosen.games else contestants.tatami_games():
            if chosen.instructions:
                ratio = instructions(old, game) / instructions(new, game)
                print(f"{game:18} instructions  {ratio:.3f}", flush=True)
                found.append(Compared(game, "instructions", [ratio]))
                continue
            for compared in paired(game, old, new, chosen.pairs, chosen.seconds, SEARCH if chosen.search else WAYS):
                print(compared.line(), flush=True)
                found.append(compared)
    slow = [f"{one.game} ({one.way})" for one in found if median(one.ratios) < chosen.least]
    if slow:
        print(f"Slower than {chosen.least} of the old speed: {', '.join(slow)}.")
    return 1 if slow else 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit, or a folder that holds tatami/")
    parser.add_argument("new", help="the same")
    parser.add_argument("--games", default="", help="names with commas (default: all)")
    parser.add_argument("--pairs", type=int, default=15, help="pairs a game (default 15)")
    parser.add_argument("--seconds", type=float, default=4.0, help="processor time of one run (default 4)")
    parser.add_argument("--compiled", action="store_true", help="compile a copy of both first")
    parser.add_argument("--least", type=float, default=0.97, help="the median that a game must reach (default 0.97)")
    parser.add_argument("--search", action="store_true", help="let bots search instead of playing at random")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind instead")
    return parser


def engine(named: str, scratch: Path, compiled: bool) -> Path:
    """The folder that holds the tatami/ to play with."""
    source = sources(named, scratch / "checkout")
    if not compiled:
        return source
    print(f"Compiling {named} …", file=sys.stderr)
    target = scratch / "compiled"
    command = [sys.executable, "-m", "tatami", "compile", "--source", str(source), "--into", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{named} does not compile: {done.stdout}{done.stderr}")
    return target


def paired(
    game: str, old: Path, new: Path, pairs: int, seconds: float, ways: dict[str, str] = WAYS
) -> Iterator[Compared]:
    """Both play or search in turn; who begins changes from pair to pair."""
    measure = searched if ways is SEARCH else played
    ratios: dict[str, list[float]] = {way: [] for way in ways}
    for number in range(pairs):
        speed: dict[str, dict[str, float]] = {}
        for version in ("old", "new") if number % 2 == 0 else ("new", "old"):
            speed[version] = measure(new if version == "new" else old, game, seconds, number)
        for way, figure in ways.items():
            ratios[way].append(speed["new"][figure] / speed["old"][figure])
    for way in ways:
        yield Compared(game, way, ratios[way])


def played(folder: Path, game: str, seconds: float, seed: int) -> dict[str, float]:
    """Random games for so long: what the adapter measures."""
    # The adapter plays twice as long as it is told: stepped, then in the engine's own loop.
    command = [sys.executable, str(contestants.ADAPTERS / "tatami_games.py"), game, "--seconds", str(seconds / 2)]
    figures: dict[str, float] = json.loads(run(folder, [*command, "--seed", str(seed)]).stdout)
    return figures


def searched(folder: Path, game: str, seconds: float, seed: int) -> dict[str, float]:
    """Questions of random games, thought about for so long in all."""
    command = [sys.executable, str(contestants.ADAPTERS / "tatami_search.py"), game, "--seconds", str(seconds)]
    figures: dict[str, float] = json.loads(run(folder, [*command, "--seed", str(seed)]).stdout)
    return figures


def instructions(folder: Path, game: str) -> int:
    """How many instructions some playouts take, the start of the process not counted."""
    if shutil.which("valgrind") is None:
        sys.exit("Counting instructions needs valgrind; on Debian: apt-get install valgrind.")
    return counted(folder, game, GAMES_COUNTED) - counted(folder, game, 0)


def counted(folder: Path, game: str, games: int) -> int:
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
    said = run(folder, [*valgrind, sys.executable, "-c", COUNTED, game, str(games)]).stderr
    found = re.search(r"Collected : (\d+)", said)
    assert found, said
    return int(found.group(1))


def run(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Runs a program with this engine."""
    # The same hash seed for both: it decides how dictionaries lie in memory. Builds of this checkout stay out of it.
    environment = {
        **os.environ,
        "PYTHONPATH": f"{folder}{os.pathsep}{contestants.ADAPTERS}",
        "PYTHONHASHSEED": "0",
        "TATAMI_PLAIN": "1",
    }
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{folder} failed: {done.stderr}")
    return done


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
