"""Measures random play of every Tatami game, plain and compiled, side by side with its peers, in one run.

    python bench/run.py --install-peers      install the peers under build/ first
    python bench/run.py                      measure everybody

Every contestant plays in a process of its own, in turn, round after round: a busy moment hits all alike.
"""

import argparse
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import contestants
import report
from contestants import Contestant

GRACE_SECONDS = 120.0
BAD_INPUT = 2
BEGIN, END = "<!-- the table: run.py --readme -->", "<!-- the end of the table -->"
OUT = contestants.BUILD / "bench" / "result"


def main() -> int:
    chosen = arguments().parse_args()
    if chosen.install_peers:
        for what in contestants.install_peers():
            print(f"{what} could not be installed; the table will say so.", file=sys.stderr)
        return 0
    everybody = contestants_of(chosen)
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return refused(f"{chosen.out} cannot be made: {error.strerror}.")
    results = rounds(everybody, chosen.rounds, chosen.seconds)
    run = report.Run(
        command="python bench/run.py " + shlex.join(sys.argv[1:]) if sys.argv[1:] else "python bench/run.py",
        day=time.strftime("%Y-%m-%d"),
        python=platform.python_version(),
        rounds=chosen.rounds,
        seconds=chosen.seconds,
        rows=[report.row(one.key, one.name, one.missing, results[one.key]) for one in everybody],
    )
    text = report.text(run, contestants.BASELINE)
    print(text)
    (chosen.out / "bench.md").write_text(text + "\n", encoding="utf-8")
    measured = chosen.out / "bench.json"
    figures = report.as_json(run, contestants.BASELINE)
    measured.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    plot = draw(measured)
    if chosen.readme:
        publish(text, plot, contestants.BENCH / "README.md")
    failed = any(row.trouble == report.FAILED for row in run.rows)
    missed = any(not target.met for target in report.targets(run, contestants.BASELINE))
    return 1 if failed or (chosen.check and missed) else 0


class Arguments(argparse.ArgumentParser):
    """What cannot be read is said in one sentence, as everywhere in Tatami."""

    def error(self, message: str) -> NoReturn:
        sentence = " ".join(message.removeprefix("argument ").replace(": takes", " takes").split())
        self.exit(BAD_INPUT, f"{sentence[:1].upper()}{sentence[1:].rstrip('.')}; --help says what can be given.\n")


def arguments() -> argparse.ArgumentParser:
    parser = Arguments(
        description="Measure random play of Tatami and its peers in one run.",
        epilog="Peers: " + ", ".join(contestants.PEERS) + ".",
    )
    add = parser.add_argument
    add("--seconds", type=positive, default=1.0, help="processor time for one measurement (default 1)")
    add("--rounds", type=positive_whole, default=5, help="rounds; the median counts (default 5)")
    add("--games", default="all", help="Tatami's games: all, none, or names with commas (default all)")
    add("--builds", default="all", help="Tatami's builds: all, plain or compiled (default all)")
    add("--peers", default="all", help="all, none, or names with commas (default all)")
    add("--out", type=Path, default=OUT, help="folder for the table, the figures and the plot")
    add("--readme", action="store_true", help="put the table and the plot into bench/README.md too")
    add("--check", action="store_true", help="fail if a speed target is missed")
    add("--install-peers", action="store_true", help="install the peers under build/ and stop")
    return parser


def positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("takes a number above 0")
    return value


def positive_whole(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    if value < 1:
        raise argparse.ArgumentTypeError("takes a whole number from 1")
    return value


def contestants_of(chosen: argparse.Namespace) -> list[Contestant]:
    """The baseline first, then Tatami, then the other peers."""
    peers = list(contestants.peers(selected("peer", chosen.peers, list(contestants.PEERS))))
    builds = selected("build", chosen.builds, list(contestants.BUILDS))
    games: list[str] = []
    if chosen.games != "none":
        games = selected("game", chosen.games, contestants.tatami_games())
    baseline = [one for one in peers if one.key == contestants.BASELINE]
    others = [one for one in peers if one.key != contestants.BASELINE]
    return [*baseline, *(contestants.tatami(games, builds) if games else []), *others]


def selected(what: str, wanted: str, known: list[str]) -> list[str]:
    if wanted == "all":
        return known
    names = [] if wanted == "none" else wanted.split(",")
    for name in names:
        if name not in known:
            raise SystemExit(refused(f"There is no {what} “{name}”; there are: {', '.join(known)}."))
    return names


def refused(sentence: str) -> int:
    """Bad input, as everywhere in Tatami: one sentence, and the exit code for it."""
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def rounds(everybody: list[Contestant], count: int, seconds: float) -> dict[str, list[report.Result]]:
    """Each contestant's results, one a round; who fails is told and does not play on."""
    results: dict[str, list[report.Result]] = {one.key: [] for one in everybody}
    playing = [one for one in everybody if not one.missing]
    for number in range(1, count + 1):
        for one in playing[:]:
            result = play(one, seconds, seed=number)
            if result is None:
                results[one.key].clear()
                playing.remove(one)
                continue
            results[one.key].append(result)
            speed = result["decisions_per_second"]
            print(f"round {number}/{count}: {one.name}: {speed:,.0f} decisions/s", file=sys.stderr)
    return results


def play(one: Contestant, seconds: float, seed: int) -> report.Result | None:
    try:
        done = subprocess.run(
            [*one.command, "--seconds", str(seconds), "--seed", str(seed)],
            env={**os.environ, **one.environment},
            capture_output=True,
            text=True,
            timeout=GRACE_SECONDS + 20 * seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        print(f"{one.name} took too long.", file=sys.stderr)
        return None
    if done.returncode:
        print(f"{one.name} failed.\n{done.stderr}", file=sys.stderr)
        return None
    result: report.Result = json.loads(done.stdout.splitlines()[-1])
    if result["name"] != one.name:
        print(f"{one.name} failed: what played was {result['name']}.", file=sys.stderr)
        return None
    return result


def draw(measured: Path) -> Path | None:
    """The plot, by whichever Python has matplotlib; it is never a dependency of Tatami."""
    script = str(contestants.BENCH / "plot.py")
    for python in (contestants.PEERS_PYTHON, Path(sys.executable)):
        if python.exists():
            command = [str(python), script, str(measured)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                print(done.stdout.strip(), file=sys.stderr)
                return measured.with_suffix(".svg")
    print("No plot: matplotlib is not installed (python bench/run.py --install-peers).", file=sys.stderr)
    return None


def publish(text: str, plot: Path | None, page: Path) -> None:
    """Replaces what stands between the marks on the page, and the plot beside it."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    picture = ""
    if plot:
        shutil.copy(plot, page.with_name("speed.svg"))
        picture = "\n\n![Decisions a second of every contestant](speed.svg)"
    page.write_text(f"{before}{BEGIN}\n\n{text}{picture}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
