"""`kill -9` in the middle of a game, with a real process: nothing is lost that anybody was shown."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, House, Wire

SERVE = "import sys; from tatami.cli import main; sys.argv = ['tatami', 'serve', *sys.argv[1:]]; main()"
KILLS = 3


@contextmanager
def served(folder: Path, errors: Path) -> Iterator[tuple[House, subprocess.Popen[str]]]:
    """`tatami serve` as a person starts it."""
    options = ["--no-browser", "--port", "0", "--pause", "0.02", "--data", str(folder)]
    with errors.open("a") as sink:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *options], stdout=subprocess.PIPE, stderr=sink, text=True
        )
    house = None
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"{line!r} {errors.read_text()}"
        house = House(int(found[1]), None, None)
        yield house, process
    finally:
        if house is not None:
            house.close()
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


def play_on(wire: Wire, steps: int) -> None:
    """Answer what is asked, at random, for so many steps or to the end."""
    last = wire.position["step"] + steps
    while wire.position["step"] < last and wire.position["outcome"] is None:
        decision = wire.position["decision"]
        if decision is not None and len(decision["options"]) > 1:
            wire.choose(random.choice(decision["options"])["words"])
            step = wire.position["step"]
            while wire.position["step"] == step:
                wire.receive()
        else:
            wire.receive()


def entries(wire: Wire) -> dict[int, object]:
    """Everything that this socket was shown, by step."""
    shown: dict[int, object] = {}
    for message in map(json.loads, wire.raw):
        for entry in [*message.get("log", []), *([message["entry"]] if "entry" in message else [])]:
            shown[entry["step"]] = entry
    return shown


def test_the_game_goes_on_at_the_same_step(tmp_path):
    luck = random.Random(5)
    cookies, table = None, ""
    shown: dict[int, object] = {}
    for kill in range(KILLS + 1):
        with served(tmp_path / "data", tmp_path / "errors") as (house, process):
            guest = house.guest(cookies)
            if cookies is None:
                table = guest.lay("me", "heuristic", "random", "heuristic")
                cookies = dict(guest.http.cookies)
            wire = guest.sit(table)
            after = entries(wire)
            assert {step: after.get(step) for step in shown} == shown, f"after kill {kill}"
            assert wire.position["step"] >= max(shown, default=0)
            if wire.table["status"] == "playing":
                play_on(wire, luck.randint(5, 25))
            if kill < KILLS:
                os.kill(process.pid, signal.SIGKILL)
                try:
                    while True:  # what was under way when it died was shown, too
                        wire.receive()
                except ConnectionClosed:
                    pass
                shown = entries(wire)
    assert len(shown) > 20


def test_a_server_that_is_told_to_stop_says_so_to_its_sockets(tmp_path):
    with served(tmp_path / "data", tmp_path / "errors") as (house, process):
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "open", "open"))
        process.send_signal(signal.SIGTERM)
        assert wire.closed_with() == 1012
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    logged = (tmp_path / "errors").read_text()
    assert "Traceback" not in logged


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in Linux's /proc")
def test_workers_do_not_outlive_a_killed_server(tmp_path):
    with served(tmp_path / "data", tmp_path / "errors") as (house, process):
        guest = house.guest()
        wire = guest.sit(guest.lay("me", "heuristic", "heuristic"))
        play_on(wire, 5)
        workers = descendants(process.pid)
        assert workers
        os.kill(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        for _ in range(int(3 * PATIENCE * 20)):
            if not any(worker.is_running() for worker in workers):
                break
            time.sleep(0.05)
        else:
            raise AssertionError(f"still there: {[worker for worker in workers if worker.is_running()]}")


@dataclass(frozen=True)
class Process:
    """One process of Linux; its number may be given to another, its beginning is its own."""

    pid: int
    begun: str
    command: str

    def is_running(self) -> bool:
        found = process_at(self.pid)
        return found is not None and found.begun == self.begun


def process_at(pid: int) -> Process | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        command = Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] == "Z" else Process(pid, fields[19], command[:120])


def descendants(pid: int) -> list[Process]:
    """All processes below one."""
    found: list[Process] = []
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return found
    for child in children:
        process = process_at(int(child))
        found += [process] if process else []
        found += descendants(int(child))
    return found
