"""`kill -9` again and again: nothing is lost that anybody was shown, from the promise to the last choice."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.storms.ground import Chosen, Finding
from tatami.core.commitment import pledge_of, share_from
from tests.server.house import House, Visitor, Wire

GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError, TimeoutError, AssertionError)
LONGEST_LIFE = 4.0  # seconds of play before a kill
Memory = dict[str, Any]


def kills(chosen: Chosen) -> Finding:
    """100 lives of a server, each ended in the middle of whatever it was at."""
    shutil.rmtree(chosen.folder, ignore_errors=True)
    chosen.folder.mkdir(parents=True)
    luck, lives = random.Random(17), chosen.of(100)
    memory: Memory = {"cookies": [None, None], "game": "", "log": {}, "sealed": None, "steps": 0, "sealed_steps": 0}
    lost: list[str] = []
    for life in range(lives):
        with served(chosen) as (process, port):
            house = House(port, None, None)
            guests = [house.guest(cookies) for cookies in memory["cookies"]]
            memory["cookies"] = [dict(guest.http.cookies) for guest in guests]
            end = threading.Timer(luck.uniform(0.05, LONGEST_LIFE), os.kill, (process, signal.SIGKILL))
            try:
                lost += [f"life {life}: {fault}" for fault in compare(guests, memory)]
                end.start()
                with suppress(*GONE):
                    while True:
                        if luck.random() < 0.3:
                            seal_one(guests, memory, luck)
                        play_some(guests[0], memory, luck)
            finally:
                end.cancel()
                for guest in guests:
                    with suppress(*GONE):
                        guest.close()
    figures = {"kills": lives, "steps": memory["steps"], "sealed": memory["sealed_steps"], "lost": lost}
    said = f"{lives} kills, {memory['steps']} choices and {memory['sealed_steps']} steps of sealed luck shown, "
    said += f"{len(lost)} lost{': ' + lost[0] if lost else ''}"
    return Finding(said, "nothing lost", not lost, figures)


def compare(guests: list[Visitor], memory: Memory) -> Iterator[str]:
    """What was shown before the kill and is not there, or not the same, after it."""
    if memory["game"]:
        wire = guests[0].sit(memory["game"])
        after = entries(wire)
        first = min(after, default=0)
        for step, entry in memory["log"].items():
            if step >= first and after.get(step) != entry:
                yield f"step {step} is {after.get(step)}, not {entry}"
    sealed = memory["sealed"]
    if sealed is not None:
        luck = guests[0].get(f"/api/tables/{sealed['id']}")["luck"]
        for name in ("promise", "pledges"):
            if sealed.get(name) and luck[name] != sealed[name]:
                yield f"the {name} changed"
        if not set(luck["opened"]) >= set(sealed.get("opened", ())):
            yield "a share is closed again"
        if sealed.get("view") and guests[0].sit(sealed["id"]).position["view"] != sealed["view"]:  # type: ignore[index]
            yield "another deal"
        memory["sealed"] = None


def seal_one(guests: list[Visitor], memory: Memory, luck: random.Random) -> None:
    """A table from its promise to its deal, step by step; what is shown is noted as soon as it is shown."""
    aiko, botan = guests
    shares = [share_from(f"{luck.random()}") for _ in guests]
    sealed: Memory = {}
    plan = {"game": "katana", "seats": [{"holder": holder} for holder in ("me", "open", "open")]}
    told = aiko.post("/api/tables", {**plan, "pledge": pledge_of(shares[0])}, 201)
    sealed |= {"id": told["id"], "promise": told["luck"]["promise"]}
    memory["sealed"] = sealed
    memory["sealed_steps"] += 1
    table = f"/api/tables/{told['id']}"
    botan.post(f"{table}/join", {"pledge": pledge_of(shares[1]), "seat": 1})
    sealed["pledges"] = aiko.post(f"{table}/start", {"bot": "random"})["luck"]["pledges"]
    memory["sealed_steps"] += 2
    wires = [guest.sit(told["id"]) for guest in guests]
    for seat, wire in enumerate(wires):
        wire.send(type="open", seat=seat, share=shares[seat])
        while seat not in wire.table["luck"]["opened"] and wire.position is None:
            wire.receive()
        sealed["opened"] = wire.table["luck"]["opened"]
        memory["sealed_steps"] += 1
    while wires[0].position is None:
        wires[0].receive()
    sealed["view"] = wires[0].position["view"]
    memory["sealed_steps"] += 1
    for wire in wires:
        wire.connection.close()
    aiko.post(f"{table}/leave")
    botan.post(f"{table}/leave")
    memory["sealed"] = None  # the bots play on; from now on it may change


def play_some(guest: Visitor, memory: Memory, luck: random.Random) -> None:
    """Some choices at the long game, or a new one."""
    if not memory["game"]:
        memory["game"] = guest.lay("me", "random", "random", "random")
        memory["log"] = {}
    wire = guest.sit(memory["game"])
    for _ in range(luck.randint(5, 20)):
        remember(wire, memory)
        assert wire.position is not None
        if wire.position["outcome"] is not None:
            memory["game"], memory["log"] = "", {}
            break
        decision = wire.position["decision"]
        if decision is not None and len(decision["options"]) > 1:
            wire.choose(luck.choice(decision["options"])["words"])
        try:
            wire.receive()
        finally:
            remember(wire, memory)
    wire.connection.close()


def remember(wire: Wire, memory: Memory) -> None:
    """What came last."""
    shown = entries(wire)
    memory["steps"] += len(shown.keys() - memory["log"].keys())
    memory["log"] |= shown
    wire.raw.clear()


def entries(wire: Wire) -> Memory:
    """Everything that a socket was shown, by step."""
    shown: Memory = {}
    for message in map(json.loads, wire.raw):
        for entry in [*message.get("log", []), *([message["entry"]] if "entry" in message else [])]:
            shown[entry["step"]] = entry
    return shown


@contextmanager
def served(chosen: Chosen) -> Iterator[tuple[int, int]]:
    """`tatami serve` as a person starts it: its process and its port."""
    options = ["--no-browser", "--port", "0", "--pause", "0.02", "--data", str(chosen.folder / "data")]
    environment = {**os.environ, "PYTHONPATH": str(chosen.src)}
    with (chosen.folder / "errors").open("a") as errors:
        command = [sys.executable, "-m", "tatami", "serve", *options]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        if found is None:
            raise SystemExit(f"the server did not start:\n{Path(errors.name).read_text()[-2000:]}")
        yield process.pid, int(found[1])
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
        time.sleep(0.05)
