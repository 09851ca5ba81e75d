"""Two workers that share a PostgreSQL, while one or the other is killed, and the database restarted: what was shown
stays, nothing is played twice, clients are back by themselves, and the luck is the one that was promised."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.storms import messages
from bench.storms.ground import Chosen, Finding, server
from tatami.games import load
from tatami.server.course import Course
from tatami.server.moving import open_tables_in
from tests.server.postgres import Cluster

KILLS, RESTARTS, TABLES = 100, 10, 4
GAME, GAME_SEATS = "katana", 3
LONGEST = 480.0  # seconds; what was not reached by then is said
AGAIN, PAUSE = 2.0, 0.3  # seconds until an answer is given again; until a client connects again, as the page does
BACK_WITHIN = 3.0
GONE = (WebSocketException, OSError, EOFError, TimeoutError)


@dataclass
class Seen:
    """What the storm came to."""

    moves: int = 0
    stale: int = 0
    lost: list[str] = field(default_factory=list)
    away: list[float] = field(default_factory=list)  # seconds of each time that a client had no table


class Client:
    """A player, who connects again when the socket is closed and answers what is asked."""

    def __init__(
        self, places: list[str], table: str, seat: int, cookie: str, seen: Seen, luck: random.Random
    ) -> None:
        self.places = places  # where there is a worker, each a host and a port
        self.tried = seat
        self.table, self.seat, self.cookie, self.seen, self.luck = table, seat, cookie, seen, luck
        self.shown: dict[int, Any] = {}
        self.is_over = False

    async def play(self, done: asyncio.Event) -> None:
        begun: float | None = None
        while not done.is_set() and not self.is_over:
            address = f"ws://{self.places[self.tried % len(self.places)]}/api/tables/{self.table}/socket"
            headers = {"Cookie": self.cookie}
            try:
                async with connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=2,
                    ping_timeout=2,
                ) as socket:
                    await socket.send('{"type": "hello", "protocol": 1}')
                    snapshot = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    if begun is not None:
                        self.seen.away.append(time.monotonic() - begun)
                    self.note(snapshot)
                    begun = None
                    await self.answer(socket, snapshot.get("position"), done)
            except GONE:
                begun = begun or time.monotonic()
                self.tried += 1
                await asyncio.sleep(PAUSE)

    async def answer(self, socket: ClientConnection, position: Any, done: asyncio.Event) -> None:
        answered, at = -1, 0.0
        while not done.is_set():
            if position is not None and position["outcome"] is not None:
                self.is_over = True
                return
            decision = position and position["decision"]
            if decision and (decision["step"] != answered or time.monotonic() - at > AGAIN):
                answered, at = decision["step"], time.monotonic()
                words = self.luck.choice(decision["options"])["words"]
                await socket.send(
                    json.dumps({"type": "choose", "seat": self.seat, "step": decision["step"], "words": words})
                )
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                continue
            self.note(message)
            position = message.get("position", position)

    def note(self, message: Any) -> None:
        """Every step that was shown, once and for all."""
        entries = [*message.get("log", []), *message.get("earlier", [])]
        entries += [message["entry"]] if "entry" in message else []
        self.seen.stale += message.get("code") == "stale"
        for entry in entries:
            step, plain = entry["step"], {**entry, "undone": False}
            if self.shown.setdefault(step, plain) != plain:
                self.seen.lost.append(f"{self.table} step {step} was shown otherwise before")
            elif message["type"] == "update" and self.seat == 0:
                self.seen.moves += 1


def ask(place: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"http://{place}{path}", data, headers), timeout=60) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def lay(places: list[str], seen: Seen, luck: random.Random) -> tuple[list[Client], str]:
    """A table with its players, and what was promised of its luck."""
    cookies = [ask(places[0], "/api/me")[1] for _ in range(GAME_SEATS)]
    plan = {"game": GAME, "seats": [{"holder": "me"}] + [{"holder": "open"}] * (GAME_SEATS - 1)}
    info = ask(places[0], "/api/tables", plan, cookies[0])[0]
    for cookie in cookies[1:]:
        ask(places[0], f"/api/tables/{info['id']}/join", {}, cookie)
    clients = [
        Client(places, info["id"], seat, cookie, seen, random.Random(luck.random()))
        for seat, cookie in enumerate(cookies)
    ]
    return clients, info["luck"]["promise"]


def children(process: int) -> list[int]:
    """The workers of a keeper, from Linux's own books."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def alive(database: str) -> set[str]:
    """The workers that have given a sign of life lately."""

    async def found() -> set[str]:
        connection = await asyncpg.connect(database)
        try:
            ids = await connection.fetch("SELECT id FROM workers WHERE alive > now() - interval '3 seconds'")
            return {one["id"] for one in ids}
        finally:
            await connection.close()

    with suppress(*GONE, asyncpg.PostgresError):
        return asyncio.run(found())
    return set()


async def storm(
    process: int, port: int, cluster: Cluster, database: str, kills: int, restarts: int
) -> tuple[Seen, int, int, Any]:
    seen, luck, done = Seen(), random.Random(11), asyncio.Event()
    tables: list[tuple[list[Client], str]] = []
    killed = restarted = 0
    end = time.monotonic() + LONGEST

    async def table_after_table() -> None:
        while not done.is_set():
            try:
                clients, promise = await asyncio.to_thread(lay, [f"127.0.0.1:{port}"], seen, luck)
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            tables.append((clients, promise))
            await asyncio.gather(*(client.play(done) for client in clients))

    playing = [asyncio.create_task(table_after_table()) for _ in range(TABLES)]
    while len(await asyncio.to_thread(alive, database)) < 2 or not tables:
        await asyncio.sleep(0.2)
    while (killed < kills or restarted < restarts) and time.monotonic() < end:
        await asyncio.sleep(luck.uniform(0.1, 0.6))
        if restarted * kills <= killed * restarts and restarted < restarts:
            await asyncio.to_thread(cluster.restart)
            restarted += 1
        if killed < kills:
            before = await asyncio.to_thread(alive, database)
            os.kill(luck.choice(await asyncio.to_thread(children, process)), signal.SIGKILL)
            killed += 1
            while not await asyncio.to_thread(alive, database) - before and time.monotonic() < end:
                await asyncio.sleep(0.2)  # the next one serves
    await asyncio.sleep(5.0)
    done.set()
    await asyncio.gather(*playing)
    return seen, killed, restarted, tables


def workers(chosen: Chosen) -> Finding:
    """100 kills of one of two workers, and 10 restarts of their database, under play."""
    with a_cluster() as cluster:
        database = cluster.database()
        with server(chosen, postgres=database, processes=2, pause=0.05, window=0.3, away_after=1e9) as (
            process,
            port,
        ):
            seen, killed, restarted, tables = asyncio.run(
                storm(process, port, cluster, database, chosen.of(KILLS), chosen.of(RESTARTS))
            )
        steps, wrong = compare(database, tables)
    wrong += seen.lost
    away = sorted(seen.away) or [0.0]
    late = sum(one > BACK_WITHIN for one in away)
    said = (
        f"{killed} kills and {restarted} restarts of the database, {len(tables)} games with {steps} steps, "
        f"{len(seen.away)} times a client was away: median {away[len(away) // 2]:.1f} s, worst {away[-1]:.1f} s, "
        f"{late} over {BACK_WITHIN:.0f} s; {len(wrong)} steps lost, doubled or with other luck"
        f"{': ' + wrong[0] if wrong else ''}"
    )
    figures = {"kills": killed, "restarts": restarted, "steps": steps, "away": away, "stale": seen.stale}
    is_good = not wrong and killed == chosen.of(KILLS) and restarted == chosen.of(RESTARTS)
    return Finding(said, "all of them, nothing lost or doubled", is_good, {**figures, "wrong": wrong})


def compare(database: str, tables: list[tuple[list[Client], str]]) -> tuple[int, list[str]]:
    """Play every game again from the database, with the luck that was promised: is it what everybody was shown?"""
    kept = dict(all_tables(database))
    steps, wrong = 0, []
    for clients, promise in tables:
        stored, lines = kept[clients[0].table]
        numbers = [line.step for line in lines]
        if numbers != list(range(1, len(lines) + 1)):
            wrong.append(f"{stored.id} has other lines than one of each step")
        if stored.sealing is None or stored.sealing.promise != promise:
            wrong.append(f"{stored.id} has another promise")
        course = Course(load(stored.game), stored.header(), [line.line for line in lines])
        steps += len(lines)
        for client in clients:
            for step, entry in client.shown.items():
                if step >= len(course.log):
                    wrong.append(f"{stored.id} step {step} is lost")
                    continue
                again = json.loads(msgspec.json.encode(course.log[step].seen_by(client.seat)))
                if {**again, "undone": False} != entry:
                    wrong.append(f"{stored.id} step {step} is another")
    return steps, wrong


def all_tables(database: str) -> Iterator[tuple[str, Any]]:
    for stored, lines in open_tables_in(database, every=True):
        yield stored.id, (stored, lines)


def bad_at_two(chosen: Chosen) -> Finding:
    """The bad messages, at two workers."""
    wanted = chosen.of(100_000)
    limits = {"messages_per_second": 1e9, "messages_at_once": 1e9, "most_refused": 10**9}
    with (
        a_cluster() as cluster,
        server(chosen, postgres=cluster.database(), processes=2, **limits) as (_, port),
    ):
        codes, statuses, harmed = asyncio.run(messages.storm(port, wanted))
    over_sockets = codes.pop(messages.SENT)
    sent, broken = over_sockets + statuses.total(), codes["broken"] + codes["frozen"]
    broken += sum(count for status, count in statuses.items() if status >= 500)
    said = f"{sent} messages at two workers: {over_sockets} over sockets, {len(codes)} codes, "
    said += f"{statuses.total()} over HTTP; {broken} answers of 500 or broken, {harmed} tables harmed"
    figures = {"codes": dict(codes), "statuses": {str(status): count for status, count in statuses.items()}}
    is_good = sent >= wanted and not broken and not harmed
    return Finding(said, "no 500, no table harmed", is_good, {**figures, "harmed": harmed})


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of the storm's own, which flushes what it commits."""
    cluster = Cluster.new(durable=True)
    try:
        yield cluster
    finally:
        with suppress(AssertionError):
            cluster.remove()
