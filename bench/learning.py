"""Measures what learning programs are given: decisions a second with observations and masks, in one run.

    python bench/run.py --install-peers       once: the peers, under build/
    python bench/learning.py                  everybody, about two minutes; the first time it compiles, too
    python bench/learning.py --games katana   only some

As in run.py everybody plays in a process of its own, in turn, round after round, and processor time is what counts.
"""

import argparse
import json
import os
import platform
import shlex
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass

import contestants
import run
from contestants import Contestant
from report import markdown, thousands

BEGIN, END = "<!-- the learning: learning.py --readme -->", "<!-- the end of the learning -->"
HEARTS, UNO = "openspiel:hearts_with_tensors", "rlcard:uno"
CARD_GAMES = ("pettingzoo:hanabi_v5", "pettingzoo:texas_holdem_v4", "pettingzoo:leduc_holdem_v4")
PEERS = (HEARTS, UNO, *CARD_GAMES)


@dataclass(frozen=True)
class Yardstick:
    """How many times as quick as which peers a game is to be; of several the quickest counts."""

    title: str
    peers: tuple[str, ...]
    wanted: float


YARDSTICKS = (
    Yardstick("PettingZoo's card games", CARD_GAMES, 20.0),
    Yardstick("RLCard's uno", (UNO,), 5.0),
    Yardstick("hearts with tensors", (HEARTS,), 1.0),
)
Figures = dict[str, float]
Found = dict[str, list[Figures]]


def main() -> int:
    chosen = arguments().parse_args()
    everybody = contestants_of(chosen)
    found: Found = {one.key: [] for one in everybody}
    for number in range(1, chosen.rounds + 1):
        for one in everybody:
            figures = play(one, chosen.seconds, number) if not one.missing else None
            if figures is not None:
                found[one.key].append(figures)
                speed = thousands(figures["decisions_per_second"])
                print(f"round {number}/{chosen.rounds}: {one.name}: {speed} decisions/s", file=sys.stderr)
    command = f"python bench/learning.py {shlex.join(sys.argv[1:])}".strip()
    rounds = "One round" if chosen.rounds == 1 else f"Median of {chosen.rounds} rounds"
    text = table(everybody, found)
    text += f"\n\n{rounds} of {chosen.seconds:g} s, {chosen.tables} tables, {time.strftime('%Y-%m-%d')}, "
    text += f"Python {platform.python_version()}: `{command}`"
    print(text)
    if chosen.readme:
        page = contestants.BENCH / "README.md"
        before, rest = page.read_text("utf-8").split(BEGIN)
        page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END)[1]}", "utf-8")
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = run.Arguments(description="Measure batches of Tatami beside the environments of its peers in one run.")
    add = parser.add_argument
    add("--seconds", type=run.positive, default=1.0, help="processor time for one measurement (default 1)")
    add("--rounds", type=run.positive_whole, default=3, help="rounds; the median counts (default 3)")
    add("--games", default="all", help="Tatami's games: all, none, or names with commas (default all)")
    add("--builds", default="compiled", help="Tatami's builds: all, plain or compiled (default compiled)")
    add("--tables", type=run.positive_whole, default=64, help="how many tables are stepped together (default 64)")
    add("--readme", action="store_true", help="put the table into bench/README.md too")
    return parser


def contestants_of(chosen: argparse.Namespace) -> list[Contestant]:
    """The peers first, then Tatami."""
    peers = {one.key: one for one in contestants.peers({key.split(":")[0] for key in PEERS})}
    games = run.selected("game", chosen.games, contestants.tatami_games())
    builds = run.selected("build", chosen.builds, list(contestants.BUILDS)) if games else []
    ready = {build: contestants.snapshot(build) for build in builds}
    adapter = str(contestants.ADAPTERS / "tatami_batches.py")
    tatami = [
        Contestant(
            key=f"tatami:{game}:{build}",
            name=f"Tatami {game}, {build}",
            command=(sys.executable, adapter, game, "--tables", str(chosen.tables)),
            environment={"PYTHONPATH": str(folder), "TATAMI_PLAIN": "1"},  # what is compiled lies in the copy
            missing="" if folder else "not compiled",
        )
        for game in games
        for build, folder in ready.items()
    ]
    return [*[peers[key] for key in PEERS], *tatami]


def play(one: Contestant, seconds: float, seed: int) -> Figures | None:
    """One measurement; None, and a line on standard error, if it fails."""
    done = subprocess.run(
        [*one.command, "--seconds", str(seconds), "--seed", str(seed)],
        env={**os.environ, **one.environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=run.GRACE_SECONDS + 20 * seconds,
    )
    if done.returncode:
        print(f"{one.name} failed: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    told: Figures = json.loads(done.stdout.splitlines()[-1])
    return told


def speed(found: Found, key: str) -> float | None:
    return statistics.median([one["decisions_per_second"] for one in found[key]]) if found.get(key) else None


def times(found: Found, key: str, yardstick: Yardstick) -> float | None:
    """How many times as quick as the quickest of these peers."""
    mine, peers = speed(found, key), [quick for peer in yardstick.peers if (quick := speed(found, peer))]
    return mine / max(peers) if mine and len(peers) == len(yardstick.peers) else None


def table(everybody: list[Contestant], found: Found) -> str:
    """One row a contestant, with its ratios, and below who falls short of what."""
    lines = [["", "seats", "cells", "decisions/s", "lowest-highest", *(f"× {one.title}" for one in YARDSTICKS)]]
    short: dict[str, list[str]] = {one.title: [] for one in YARDSTICKS}
    for one in everybody:
        results = found[one.key]
        if not results:
            lines.append([one.name, "", "", one.missing or "failed", "", *("" for _ in YARDSTICKS)])
            continue
        speeds = [result["decisions_per_second"] for result in results]
        ratios = [times(found, one.key, yardstick) for yardstick in YARDSTICKS]
        is_ours = one.family == "tatami"
        shown = [f"{ratio:.1f}" if ratio and is_ours else "–" for ratio in ratios]
        cells = f"{results[0]['cells']:,}" if is_ours else "–"
        span = f"{thousands(min(speeds))}-{thousands(max(speeds))}"
        lines.append([one.name, str(results[0]["seats"]), cells, thousands(speed(found, one.key)), span, *shown])
        for ratio, yardstick in zip(ratios, YARDSTICKS):
            if is_ours and one.key.endswith(":compiled") and (ratio is None or ratio < yardstick.wanted):
                short[yardstick.title].append(one.key.split(":")[1])
    said = [
        f"- At least {one.wanted:g} × {one.title}: "
        + (f"**missed** by {', '.join(short[one.title])}." if short[one.title] else "met by every game.")
        for one in YARDSTICKS
    ]
    return markdown(lines) + "\n\n" + "\n".join(said)


if __name__ == "__main__":
    sys.exit(main())
