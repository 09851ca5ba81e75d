"""`tatami serve --workers`: real processes behind one port, killed and renewed while people play."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import PATIENCE, House, Visitor, Wire
from tests.server.test_kill import SERVE, descendants, entries
from tests.server.test_operations import free_port

GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)
KILLS, RESTARTS = 3, 1
AGAIN = 2.0


class Served:
    """`tatami serve` as a person starts it."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, errors: Path) -> None:
        self.process = process
        self.house = House(port, None, None)
        self.errors = errors

    def workers(self) -> list[int]:
        """Those that serve: the children of the first process that listen."""
        return [
            one.pid
            for one in descendants(self.process.pid)
            if "spawn_main" in one.command and parent_of(one.pid) == self.process.pid
        ]


def parent_of(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


@contextmanager
def served(folder: Path, database: str, *more: str) -> Iterator[Served]:
    folder.mkdir(exist_ok=True)
    errors = folder / "errors"
    options = ["--no-browser", "--pause", "0.02", "--data", str(folder), "--database", database, *more]
    with errors.open("a") as sink:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *options], stdout=subprocess.PIPE, stderr=sink, text=True
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"{line!r} {errors.read_text()}"
        server = Served(process, int(found[1]), errors)
        try:
            yield server
        finally:
            for guest in server.house.guests:
                with suppress(*GONE):
                    guest.calls.close()
                guest.http.close()
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.stdout.close()


class Player:
    """Somebody whose client connects again when the socket is closed, as the page does, and remembers all it saw."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.visitor: Visitor = house.guest()
        self.shown: dict[int, object] = {}
        self.wire: Wire | None = None
        self.lost: list[str] = []
        self.longest = 0.0  # seconds without the table

    def connect(self, table: str) -> Wire:
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            with suppress(*GONE, AssertionError):
                wire = self.visitor.sit(table)
                self.longest = max(self.longest, time.monotonic() - begun)
                after = entries(wire)
                oldest = min(after)  # a snapshot has the last hundred
                self.lost += [
                    f"step {step}"
                    for step, entry in self.shown.items()
                    if step >= oldest and after.get(step) != entry
                ]
                self.shown |= after
                self.wire = wire
                return wire
            time.sleep(0.1)
        raise AssertionError("there was no way back to the table")

    def steps(self) -> list[int]:
        """The newest step that was shown."""
        return [] if self.wire is None or self.wire.position is None else [self.wire.position["step"]]

    def forget(self) -> None:
        """The socket is closed."""
        if self.wire is not None:
            self.shown |= entries(self.wire)
            with suppress(*GONE):
                self.wire.connection.close()
            self.wire = None


def play(players: list[Player], table: str, luck: random.Random, steps: int) -> None:
    """Whoever is asked answers, until so many more steps were shown, whatever happens meanwhile. An answer that is
    not taken for a while is given again: its worker may have died before it was written."""
    last = max((step for player in players for step in player.steps()), default=0) + steps
    end, answered = time.monotonic() + PATIENCE, (0, -1, 0.0)
    while max((step for player in players for step in player.steps()), default=0) < last:
        assert time.monotonic() < end, "nobody could go on"
        for place, player in enumerate(players):
            try:
                wire = player.wire or player.connect(table)
                with suppress(TimeoutError):
                    while True:
                        read_soon(wire)
                decision = wire.position["decision"]
                if wire.position["outcome"] is not None:
                    return
                if decision is None or decision["is_forced"]:
                    continue
                if (place, decision["step"]) != answered[:2] or time.monotonic() - answered[2] > AGAIN:
                    answered = (place, decision["step"], time.monotonic())
                    wire.choose(luck.choice(decision["options"])["words"])
            except GONE:
                player.forget()


def read_soon(wire: Wire) -> None:
    """What is there already."""
    text = wire.connection.recv(timeout=0.005)
    assert isinstance(text, str)
    wire.raw.append(text)
    message = json.loads(text)
    wire.position = message.get("position", wire.position)
    wire.table = message.get("table", wire.table)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in Linux's /proc")
def test_workers_are_killed_and_renewed_and_the_database_restarted_and_nothing_is_lost(tmp_path, cluster):
    luck = random.Random(3)
    log = tmp_path / "log"
    options = ["--workers", "2", "--port", str(free_port()), "--trace", "--log", str(log)]
    with served(tmp_path / "one", cluster.database(), *options) as server:
        players = [Player(server.house) for _ in range(2)]
        table = players[0].visitor.lay("me", "open", game="dicium.shogun")
        players[1].visitor.post(f"/api/tables/{table}/join")
        promise = players[0].visitor.get(f"/api/tables/{table}")["luck"]["promise"]
        for kill in range(KILLS):
            play(players, table, luck, 6)
            victims = server.workers()
            os.kill(victims[kill % len(victims)], signal.SIGKILL)
        for _ in range(RESTARTS):
            play(players, table, luck, 6)
            cluster.restart()
        play(players, table, luck, 6)
        before = server.workers()
        server.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 3 * PATIENCE
        while set(server.workers()) & set(before) or len(server.workers()) != 2:
            play(players, table, luck, 1)
            time.sleep(0.2)
            assert time.monotonic() < end, server.errors.read_text()
        play(players, table, luck, 4)
        for player in players:
            player.forget()
            player.connect(table)
        assert [player.lost for player in players] == [[], []]
        steps = sorted(players[0].shown)
        assert steps == list(range(steps[0], steps[-1] + 1)) and steps[-1] > 20
        assert players[0].wire.table["luck"]["promise"] == promise
        with server.house.stranger() as client:
            assert [client.get("/healthz").status_code for _ in range(3)] == [200] * 3
    assert "Traceback" not in server.errors.read_text()
    said = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    wrote, read = (
        {(one["table"], one["step"]): one["worker"] for one in said if one["event"] == event}
        for event in ("wrote", "read on")
    )
    followed = [step for step in wrote.keys() & read.keys() if wrote[step] != read[step]]
    assert any(one == table for one, _ in followed), "a step can be followed from one worker to the other"
