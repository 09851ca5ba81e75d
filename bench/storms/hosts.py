"""Two hosts, each in a network namespace of its own, with a worker on each; the database and the players are in a
third. One host is cut off from the database, then from everybody: what was shown stays, and who sat there goes on at
the other."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.storms.ground import SERVER, Chosen, Finding
from bench.storms.workers import BACK_WITHIN, Seen, alive, compare, lay
from tests.server.postgres import Cluster

MIDDLE, HOSTS = "tatami-middle", ("tatami-one", "tatami-two")
DATABASE = "10.77.9.1"
TABLES, CUT_OFF, PLAYED = 4, 6.0, 8.0  # seconds of a cut, and of play before and after each


def hosts(chosen: Chosen) -> Finding:
    """Set up the networks, and let another process play in the one between them."""
    if os.name == "nt" or os.geteuid() != 0:
        return Finding("only root may make networks", "as root", False, {})
    with networks():
        inner = [sys.executable, "-m", "bench.storms.hosts", json.dumps(chosen.share)]
        root = Path(__file__).resolve().parents[2]
        ran = subprocess.run(inside(MIDDLE, inner), cwd=root, stdout=subprocess.PIPE, check=True)
        figures = json.loads(ran.stdout.splitlines()[-1])
    away, wrong = figures["away"] or [0.0], figures["wrong"]
    said = (
        f"2 hosts, {figures['games']} games with {figures['steps']} steps; one host {CUT_OFF:.0f} s without the "
        f"database, then {CUT_OFF:.0f} s without anybody: {len(figures['away'])} times a client was away, worst "
        f"{max(away):.1f} s; {figures['apart']} steps while the other host was gone; {len(wrong)} steps lost, "
        f"doubled or with other luck{': ' + wrong[0] if wrong else ''}"
    )
    return Finding(said, "nothing lost or doubled, play goes on", not wrong and figures["apart"] > 0, figures)


def inside(space: str, command: list[str]) -> list[str]:
    return ["ip", "netns", "exec", space, *command]


def run(*command: str) -> None:
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)


@contextmanager
def networks() -> Iterator[None]:
    """Three namespaces: each host has a wire to the middle, where the database has an address of its own."""
    with ExitStack() as undo:
        for space in (MIDDLE, *HOSTS):
            run("ip", "netns", "add", space)
            undo.callback(run, "ip", "netns", "del", space)
            run(*inside(space, ["ip", "link", "set", "lo", "up"]))
        run(*inside(MIDDLE, ["ip", "address", "add", f"{DATABASE}/32", "dev", "lo"]))
        for number, space in enumerate(HOSTS, start=1):
            here, there = f"wire{number}", "wire"
            run("ip", "link", "add", here, "netns", MIDDLE, "type", "veth", "peer", "name", there, "netns", space)
            for where, name, end in ((MIDDLE, here, 1), (space, there, 2)):
                run(*inside(where, ["ip", "address", "add", f"10.77.{number}.{end}/24", "dev", name]))
                run(*inside(where, ["ip", "link", "set", name, "up"]))
            run(*inside(space, ["ip", "route", "add", DATABASE, "via", f"10.77.{number}.1"]))
        yield


# In the middle


@contextmanager
def worker(number: int, database: str, folder: str) -> Iterator[str]:
    """A host with its worker: where it is reached."""
    settings = {"postgres": database, "host": "0.0.0.0", "pause": 0.05, "window": 0.3, "away_after": 1e9}
    command = [sys.executable, str(SERVER), folder, json.dumps(settings)]
    with open(f"{folder}/errors-{number}", "w") as errors:
        process = subprocess.Popen(
            inside(HOSTS[number - 1], command), stdout=subprocess.PIPE, stderr=errors, text=True
        )
        assert process.stdout is not None
        try:
            found = re.search(r"open at http://\S+:(\d+)/", process.stdout.readline())
            if found is None:
                raise SystemExit(Path(f"{folder}/errors-{number}").read_text())
            yield f"10.77.{number}.2:{found[1]}"
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()


async def play(places: list[str], database: str) -> dict[str, Any]:
    seen, luck, done = Seen(), random.Random(5), asyncio.Event()
    tables: list[Any] = []

    async def table_after_table() -> None:
        while not done.is_set():
            clients, promise = await asyncio.to_thread(lay, places, seen, luck)
            tables.append((clients, promise))
            await asyncio.gather(*(client.play(done) for client in clients))

    while len(await asyncio.to_thread(alive, database)) < len(places):
        await asyncio.sleep(0.2)
    playing = [asyncio.create_task(table_after_table()) for _ in range(TABLES)]
    await asyncio.sleep(PLAYED)
    without_database = [*inside(HOSTS[1], ["ip", "route"])]
    run(*without_database, "replace", "blackhole", DATABASE)
    await asyncio.sleep(CUT_OFF)
    run(*without_database, "del", "blackhole", DATABASE)
    run(*without_database, "replace", DATABASE, "via", "10.77.2.1")
    await asyncio.sleep(PLAYED)
    before = seen.moves
    run("ip", "link", "set", "wire2", "down")
    await asyncio.sleep(CUT_OFF)
    run("ip", "link", "set", "wire2", "up")
    apart = seen.moves - before
    await asyncio.sleep(PLAYED)
    done.set()
    await asyncio.gather(*playing)
    steps, wrong = await asyncio.to_thread(compare, database, tables)
    late = sum(one > BACK_WITHIN for one in seen.away)
    return {
        "games": len(tables),
        "steps": steps,
        "wrong": wrong + seen.lost,
        "away": seen.away,
        "late": late,
        "apart": apart,
        "at": time.strftime("%Y-%m-%d"),
    }


if __name__ == "__main__":
    cluster = Cluster.new(durable=True, host=DATABASE, lets_in="10.77.0.0/16")
    try:
        address = cluster.database()
        with tempfile.TemporaryDirectory() as data, ExitStack() as serving:
            found = [serving.enter_context(worker(number, address, data)) for number in (1, 2)]
            figures = asyncio.run(play(found, address))
        print(json.dumps(figures))
    finally:
        cluster.remove()
