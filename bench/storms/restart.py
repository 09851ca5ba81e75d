"""A start with many running tables: how soon is the server open, how soon is a table there, when do bots move on?"""

import asyncio
import json
import random
import sqlite3
import time
from urllib.request import urlopen

from websockets.asyncio.client import connect

from bench.storms.ground import Chosen, Finding, server
from tatami.core.luck_kinds import QuickLuck
from tatami.core.record import Header
from tatami.games import load
from tatami.server.course import Course
from tatami.server.seating import Holder, Stored
from tatami.server.sqlite_store import SqliteStore
from tatami.server.store import Step

NAMES = ("Aiko", "Botan", "Chie", "Daichi")  # Aiko alone is no bot
STEPS = 120  # that were played at each table
MOST_OPEN = 2.0  # seconds from the start of the process to the open door
BOTS_WITHIN = 240.0


def restart(chosen: Chosen) -> Finding:
    """600 tables of Katana in the middle of the game, where a bot is to move."""
    count = chosen.of(600)
    with server(chosen):
        pass  # so that the folder is that server's
    asyncio.run(fill(chosen, count))
    begun = time.perf_counter()
    with server(chosen, keep=True, pause=0.0) as (_, port):
        opened = time.perf_counter() - begun
        shown = asyncio.run(look(port, f"table-{count // 2:06}"))
        moved, slowest, until = 0, 0.0, time.perf_counter() + BOTS_WITHIN
        while moved < count and time.perf_counter() < until:
            asked = time.perf_counter()
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=30) as answer:
                answer.read()
            slowest = max(slowest, time.perf_counter() - asked)
            time.sleep(0.5)
            moved = moved_on(chosen)
        all_moved = time.perf_counter() - begun
    said = f"{count} running tables: open after {opened:.1f} s, one of them shown {shown * 1000:.0f} ms after that; "
    said += (
        f"bots moved on at {moved} within {all_moved:.0f} s, /healthz meanwhile in {slowest * 1000:.0f} ms at most"
    )
    figures = {"opened": opened, "shown": shown, "moved": moved, "all_moved": all_moved, "slowest": slowest}
    is_good = opened < MOST_OPEN and moved == count
    return Finding(said, f"open within {MOST_OPEN:g} s, bots move on everywhere", is_good, figures)


async def fill(chosen: Chosen, count: int) -> None:
    """The same game, so many times; quick luck does not depend on the table."""
    course = next(found for found in map(played, range(1000)) if found is not None)
    header, lines = course.match.header, course.match.lines
    holders = [Holder("human", "aiko", "Aiko")] + [Holder("bot", None, name, "random") for name in NAMES[1:]]
    store = SqliteStore(chosen.folder / "tatami.sqlite3")
    for number in range(count):
        id = f"table-{number:06}"
        plain = Stored(id, "katana", header.version, "aiko", False, 1.0, {}, None, holders)
        stored = plain.but(status="playing", seed="a storm", names=list(NAMES))
        await store.write(stored.row(float(number)), *(Step(id, place, line) for place, line in enumerate(lines, 1)))
    await store.close()


def played(seed: int) -> Course | None:
    """A game after so many choices by chance, if it lasts so long and a bot is to move."""
    game, luck = load("katana"), random.Random(seed)
    course = Course(game, Header("katana", game.version, len(NAMES), QuickLuck("a storm"), {}, NAMES))
    while course.step < STEPS and course.questions:
        seat, question = next(iter(course.questions.items()))
        course.choose(seat, game.words(course.match.state, seat, luck.choice(question.decision.options)))
    return course if any(course.questions) else None


async def look(port: int, table: str) -> float:
    """How long a stranger waits for the snapshot of a table."""
    with urlopen(f"http://127.0.0.1:{port}/api/me") as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    begun = time.perf_counter()
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60) as socket:
        await socket.send('{"type": "hello", "protocol": 1}')
        assert json.loads(str(await socket.recv()))["type"] == "snapshot"
    return time.perf_counter() - begun


def moved_on(chosen: Chosen) -> int:
    """At how many tables more has been played than before the start: lines of then have no digest."""
    connection = sqlite3.connect(chosen.folder / "tatami.sqlite3", timeout=30)
    try:
        query = "SELECT count(DISTINCT table_id) FROM lines WHERE asked IS NOT NULL"
        return int(connection.execute(query).fetchone()[0])
    finally:
        connection.close()
