"""Measures search: iterations a second of Tatami's and of OpenSpiel's own information-set searches, in one run.

    python bench/run.py --install-peers       once: OpenSpiel, under build/
    python bench/search.py                    everybody, about four minutes; the first time it compiles, too
    python bench/search.py --builds compiled  only some

As in run.py everybody thinks in a process of its own, in turn, round after round, and processor time is what counts.
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
from pathlib import Path

import contestants
import run
from contestants import Contestant

BEGIN, END = "<!-- the search: search.py --readme -->", "<!-- the end of the search -->"
PEER_GAMES = ("gin_rummy", "oh_hell", "euchre")
YARDSTICK = "openspiel:python:gin_rummy"  # It is as long as Katana and has hidden hands.
WANTED = 5.0


def main() -> int:
    chosen = arguments().parse_args()
    everybody = contestants_of(chosen)
    speeds: dict[str, list[float]] = {one.key: [] for one in everybody}
    for number in range(1, chosen.rounds + 1):
        for one in everybody:
            speed = think(one, chosen.seconds, number) if not one.missing else None
            if speed is not None:
                speeds[one.key].append(speed)
                print(f"round {number}/{chosen.rounds}: {one.name}: {speed:,.0f} iterations/s", file=sys.stderr)
    command = "python bench/search.py " + shlex.join(sys.argv[1:])
    text = table(everybody, speeds)
    rounds = "One round" if chosen.rounds == 1 else f"Median of {chosen.rounds} rounds"
    text += f"\n\n{rounds} of {chosen.seconds:g} s, {time.strftime('%Y-%m-%d')}, "
    text += f"Python {platform.python_version()}: `{command.strip()}`"
    print(text)
    if chosen.readme:
        publish(text, contestants.BENCH / "README.md")
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = run.Arguments(description="Measure the search of Tatami and of OpenSpiel in one run.")
    add = parser.add_argument
    add("--seconds", type=run.positive, default=1.0, help="processor time for one measurement (default 1)")
    add("--rounds", type=run.positive_whole, default=3, help="rounds; the median counts (default 3)")
    add("--games", default="all", help="Tatami's games: all, or names with commas (default all)")
    add("--builds", default="all", help="Tatami's builds: all, plain or compiled (default all)")
    add("--peer-python", type=Path, default=contestants.PEERS_PYTHON, help="a Python that has OpenSpiel")
    add("--readme", action="store_true", help="put the table into bench/README.md too")
    return parser


def contestants_of(chosen: argparse.Namespace) -> list[Contestant]:
    games = run.selected("game", chosen.games, contestants.tatami_games())
    builds = run.selected("build", chosen.builds, list(contestants.BUILDS))
    ready = {build: contestants.snapshot(build) for build in builds}
    found = []
    for language in ("python", "c++"):
        for game in PEER_GAMES:
            adapter = str(contestants.ADAPTERS / "openspiel_search.py")
            found.append(
                Contestant(
                    key=f"openspiel:{language}:{game}",
                    name=f"OpenSpiel {game}, {'Python' if language == 'python' else 'C++'}",
                    command=(str(chosen.peer_python), "-W", "ignore", adapter, game, "--language", language),
                    environment={},
                    missing="" if chosen.peer_python.exists() else contestants.NOT_INSTALLED,
                )
            )
    for game in games:
        for build, folder in ready.items():
            for playouts in ("random", "policy"):
                adapter = str(contestants.ADAPTERS / "tatami_search.py")
                found.append(
                    Contestant(
                        key=f"tatami:{game}:{build}:{playouts}",
                        name=f"Tatami {game}, {build}, {PLAYOUTS[playouts]}",
                        command=(sys.executable, adapter, game, "--playouts", playouts),
                        environment={"PYTHONPATH": str(folder), "TATAMI_PLAIN": "1"},
                        missing="" if folder else "not compiled",
                    )
                )
    return found


PLAYOUTS = {"random": "random playouts to the end", "policy": "as the levels think"}


def think(one: Contestant, seconds: float, seed: int) -> float | None:
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
    return float(json.loads(done.stdout.splitlines()[-1])["iterations_per_second"])


def table(everybody: list[Contestant], speeds: dict[str, list[float]]) -> str:
    """One row a contestant, with its ratio to OpenSpiel's Python search in gin rummy."""
    base = statistics.median(speeds[YARDSTICK]) if speeds.get(YARDSTICK) else None
    lines = ["| search | iterations/s | lowest-highest | × gin_rummy, Python |", "|---|---:|---:|---:|"]
    for one in everybody:
        found = speeds[one.key]
        if not found:
            lines.append(f"| {one.name} | {one.missing or 'failed'} | | |")
            continue
        middle = statistics.median(found)
        ratio = f"{middle / base:.1f}" if base else "–"
        lines.append(f"| {one.name} | {middle:,.0f} | {min(found):,.0f}-{max(found):,.0f} | {ratio} |")
    if base:
        lines += ["", *targets(speeds, base)]
    return "\n".join(lines)


def targets(speeds: dict[str, list[float]], base: float) -> list[str]:
    """What the search of each game was to reach compiled, with either kind of playouts, and what it reached."""
    lines = []
    for key, found in speeds.items():
        family, _, rest = key.partition(":")
        game, _, how = rest.partition(":")
        build, _, playouts = how.partition(":")
        if family == "tatami" and build == "compiled" and found:
            ratio = statistics.median(found) / base
            verdict = "met" if ratio >= WANTED else "missed"
            wanted = f"at least {WANTED:g} × OpenSpiel's Python search of gin_rummy"
            lines.append(f"- {game} compiled, {PLAYOUTS[playouts]}, {wanted}: {ratio:.1f}, {verdict}")
    return lines


def publish(text: str, page: Path) -> None:
    whole = page.read_text(encoding="utf-8")
    before, rest = whole.split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
