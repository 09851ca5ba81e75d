"""1,000 sockets at 200 tables, each table making a move a second: Tatami's server beside boardgame.io's, in one run.

    python bench/load/run.py --install       install boardgame.io under build/ first
    python bench/load/run.py                 30 seconds for each server
    python bench/load/run.py --workers 1 2 4 the same with workers that share a PostgreSQL
    python bench/load/run.py --check         fail when a target is missed

Everything stays on the loopback, in this many sockets and for this many seconds; then it stops by itself.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from bench import contestants  # noqa: E402
from bench.load.players import Result, Table, load  # noqa: E402
from bench.load.speakers import PLAYERS, boardgame_tables, tatami_tables  # noqa: E402

OUT = contestants.BUILD / "bench" / "load"
NPM = contestants.BUILD / "load-npm"
BESIDE = "Tatami, the other checkout"
IN_MEMORY, IN_FILES = "boardgame.io, in memory", "boardgame.io, in files"
MOST_P99, MOST_CPU = 0.050, 0.40
OPENED_AT_ONCE = 50
Tables = Callable[[int, int], Awaitable[list[Table]]]


def main() -> int:
    chosen = arguments().parse_args()
    if chosen.install:
        return install()
    tables = max(1, chosen.sockets // PLAYERS)
    raise_file_limit(chosen.sockets + 200)
    results: dict[str, Result] = {}
    busy = os.getloadavg()[0]
    with tatami_server(chosen.out / "data") as (process, port):
        results["Tatami"] = measure(process, port, tatami_tables, tables, chosen)
        on_disk = lines_on_disk(chosen.out / "data")
    if chosen.beside is not None:
        with tatami_server(chosen.out / "beside", chosen.beside.resolve()) as (process, port):
            results[BESIDE] = measure(process, port, tatami_tables, tables, chosen)
    for count in chosen.workers:
        results[f"Tatami, workers: {count}"] = several(count, tables, chosen)
    for name, server in {} if chosen.only_tatami else boardgame_servers(chosen.out).items():
        with running(*server, r"open at (\d+)") as (process, port):
            results[name] = measure(process, port, boardgame_tables, tables, chosen)
    text = report(results, on_disk, busy, chosen)
    print(text)
    (chosen.out / "load.md").write_text(text + "\n", encoding="utf-8")
    figures = {name: asdict(one) for name, one in results.items()}
    (chosen.out / "load.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 1 if chosen.check and not is_good(results["Tatami"], on_disk) else 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000, help=f"{PLAYERS} at a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help="where the figures and Tatami's tables go")
    parser.add_argument("--install", action="store_true", help="install boardgame.io under build/, and no more")
    parser.add_argument("--beside", type=Path, help="the `src` of another checkout, to be measured in the same run")
    parser.add_argument(
        "--workers", type=int, nargs="*", default=[], help="as many workers that share a PostgreSQL, one run for each"
    )
    parser.add_argument("--only-tatami", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--check", action="store_true", help="exit with 1 when a target is missed")
    return parser


def measure(process: int, port: int, lay: Tables, tables: int, chosen: argparse.Namespace) -> Result:
    async def run() -> Result:
        laid = await lay(port, tables)
        seats = [seat for table in laid for seat in table.seats]
        for first in range(0, len(seats), OPENED_AT_ONCE):
            await asyncio.gather(*(seat.open() for seat in seats[first : first + OPENED_AT_ONCE]))
        await asyncio.sleep(1.0)  # everybody has heard of everybody
        return await load(laid, process, chosen.seconds, chosen.every, chosen.seed)

    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run())


def several(count: int, tables: int, chosen: argparse.Namespace) -> Result:
    """So many workers, which share a PostgreSQL of their own that flushes what it commits."""
    from bench.storms.workers import a_cluster

    with a_cluster() as cluster:
        database = cluster.database()
        more = {"postgres": database, "processes": count}
        with tatami_server(chosen.out / "workers", more=more) as (process, port):
            before = cluster.cpu_seconds()
            result = measure(process, port, tatami_tables, tables, chosen)
            spent = cluster.cpu_seconds() - before
        size, lines, laid = asyncio.run(in_database(database))
        print(
            f"workers: {count}: PostgreSQL took {spent:.1f} s of processor for all of it, the games laid included; "
            f"{lines} of {result.moves} moves in it, {size / laid:.0f} bytes a table with its lines.",
            flush=True,
        )
    return result


async def in_database(address: str) -> tuple[int, int, int]:
    """How many bytes tables take with their indexes, how many lines there are, and tables."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        kinds = ("tables", "lines", "guests", "marks", "leases", "presence")
        sizes = [
            await connection.fetchval("SELECT pg_total_relation_size($1::text::regclass)", kind) for kind in kinds
        ]
        lines, laid = [await connection.fetchval(f"SELECT count(*) FROM {kind}") for kind in ("lines", "tables")]
        return sum(sizes), lines, laid
    finally:
        await connection.close()


# Servers


@contextmanager
def tatami_server(
    data: Path, src: Path | None = None, more: dict[str, object] | None = None
) -> Iterator[tuple[int, int]]:
    """Tatami's server, or that of another checkout."""
    shutil.rmtree(data, ignore_errors=True)
    data.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, str(HERE / "tatami_server.py"), str(data), json.dumps(more or {})]
    environment = {**os.environ, "PYTHONPATH": str(src)} if src is not None else dict(os.environ)
    with running(command, environment, r"127\.0\.0\.1:(\d+)") as found:
        yield found


def boardgame_servers(out: Path) -> dict[str, tuple[list[str], dict[str, str]]]:
    """boardgame.io with its matches in memory, and with them in files."""
    node = contestants.node()
    modules = NPM / "node_modules"
    if node is None or not (modules / "boardgame.io").exists():
        print("boardgame.io is not installed: python bench/load/run.py --install", file=sys.stderr)
        return {}
    shutil.rmtree(out / "matches", ignore_errors=True)
    command = [str(node), str(HERE / "boardgame_io" / "server.js")]
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    return {
        IN_MEMORY: (command, environment),
        IN_FILES: ([*command, str(out / "matches")], environment),
    }


def install() -> int:
    """boardgame.io from npm, into build/."""
    node = contestants.node()
    if node is None:
        raise SystemExit("There is no node; ./play setup brings one.")
    NPM.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "boardgame_io" / "package.json", NPM)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [*contestants.npm(node), "install", *quiet], cwd=NPM, env=environment, check=False
    ).returncode


@contextmanager
def running(command: list[str], environment: dict[str, str], told: str) -> Iterator[tuple[int, int]]:
    """A server for the time of a measurement: its process and the port that it names."""
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert process.stdout is not None
            for line in process.stdout:
                found = re.search(told, line)
                if found:
                    break
            else:
                errors.seek(0)
                raise SystemExit(f"{command[0]} did not start:\n{errors.read()}")
            yield process.pid, int(found[1])
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def lines_on_disk(data: Path) -> int:
    """How many moves Tatami's store holds."""
    import sqlite3

    connection = sqlite3.connect(data / "tatami.sqlite3")
    try:
        return int(connection.execute("SELECT count(*) FROM lines").fetchone()[0])
    finally:
        connection.close()


def raise_file_limit(wanted: int) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


# What is said


def is_good(result: Result, on_disk: int) -> bool:
    return result.p99 < MOST_P99 and result.cpu < MOST_CPU and result.lost == 0 and on_disk == result.moves


def report(results: dict[str, Result], on_disk: int, busy: float, chosen: argparse.Namespace) -> str:
    tatami = results["Tatami"]
    rows = [
        ("sockets at tables", lambda one: f"{one.sockets} at {one.tables}"),
        ("moves, updates", lambda one: f"{one.moves}, {one.updates}"),
        ("move to last other's update, median", lambda one: f"{one.p50 * 1000:.1f} ms"),
        ("the same, p99", lambda one: f"{one.p99 * 1000:.1f} ms"),
        ("the same, worst", lambda one: f"{one.worst * 1000:.1f} ms"),
        ("server, share of one core", lambda one: f"{one.cpu:.1%}"),
        ("server, memory", lambda one: f"{one.memory / 1e6:.0f} MB"),
        ("bytes an update", lambda one: f"{one.bytes_per_update:.0f}"),
        ("updates lost, doubled or out of order", lambda one: str(one.lost)),
        ("moves skipped because the last was under way", lambda one: str(one.late)),
    ]
    lines = [
        f"A move every {chosen.every:g} s at each table for {chosen.seconds:g} s, {time.strftime('%Y-%m-%d')}, "
        f"{os.cpu_count()} cores, load average {busy:.1f} before.",
        "",
        "| | " + " | ".join(results) + " |",
        "|---|" + "---:|" * len(results),
    ]
    lines += [f"| {what} | " + " | ".join(say(one) for one in results.values()) + " |" for what, say in rows]
    lines += ["", f"Tatami's moves on disk: {on_disk} of {tatami.moves}."]
    for name in (BESIDE, IN_MEMORY, IN_FILES):
        if name in results:
            peer = results[name]
            lines.append(
                f"{name}: {peer.p99 / tatami.p99:.1f} times Tatami's p99, {peer.cpu / tatami.cpu:.1f} times its "
                f"processor time."
            )
    verdict = "met" if is_good(tatami, on_disk) else "MISSED"
    lines.append(
        f"Targets (p99 under {MOST_P99 * 1000:.0f} ms, under {MOST_CPU:.0%} of a core, nothing lost): {verdict}."
    )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
