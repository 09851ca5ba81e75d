"""The load: tables of five sockets, each table making a move a second; the same code for every server.

A speaker knows one server's language; everything that is measured is measured here. The time of a move is from the
moment it is sent to the moment when the last of the other players has its update.
"""

import asyncio
import gc
import os
import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect

SETTLED = 5.0  # seconds for updates that are still on their way at the end


class Seat(ABC):
    """One socket of one player."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.steps: list[int] = []  # of every update, in the order they came
        self.received = 0  # bytes
        self.socket: ClientConnection | None = None

    @abstractmethod
    async def open(self) -> None:
        """Connect, and wait until the table is shown."""

    @abstractmethod
    def take(self, text: str) -> int | None:
        """Read a message; the step, if it is an update."""

    @abstractmethod
    def move(self, luck: random.Random) -> str | None:
        """What this player sends now; None when it is not asked."""

    async def dial(self, address: str, cookie: str = "") -> ClientConnection:
        headers = {"Cookie": cookie} if cookie else {}
        opened = connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=60
        )
        self.socket = await opened
        return self.socket

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            now = time.perf_counter()
            assert isinstance(text, str)
            self.received += len(text)
            step = self.take(text)
            if step is not None:
                self.steps.append(step)
                self.table.arrived(self, now)


@dataclass
class Table:
    """Five players at one table."""

    seats: list[Seat] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0  # seconds in which the last move was still under way
    over: bool = False
    mover: Seat | None = None
    begun: float = 0.0
    last: float = 0.0
    missing: int = 0

    async def play(self, luck: random.Random, until: float, every: float) -> None:
        """A move every so often, until the time is up."""
        due = time.perf_counter() + luck.random() * every
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += every
            if self.missing:
                self.late += 1
                continue
            await self.make_move(luck)

    async def make_move(self, luck: random.Random) -> None:
        for seat in self.seats:
            words = seat.move(luck)
            if words is not None and seat.socket is not None:
                self.mover, self.missing, self.sent = seat, len(self.seats), self.sent + 1
                self.begun = time.perf_counter()
                await seat.socket.send(words)
                return
        self.over = True

    def arrived(self, seat: Seat, now: float) -> None:
        if seat is not self.mover:
            self.last = now
        self.missing -= 1
        if self.missing == 0:
            self.times.append(self.last - self.begun)

    def lost(self) -> int:
        """Updates that did not come, came twice or came in another order, over all sockets."""
        wanted = list(range(1, self.sent + 1))
        return sum(0 if seat.steps == wanted else 1 + abs(len(seat.steps) - self.sent) for seat in self.seats)


@dataclass(frozen=True)
class Result:
    """What a run came to; times in seconds."""

    sockets: int
    tables: int
    moves: int
    updates: int
    p50: float
    p99: float
    worst: float
    late: int
    lost: int
    cpu: float  # share of one core
    bytes_per_update: float
    memory: int  # bytes of the server process


async def load(tables: list[Table], server: int, seconds: float, every: float, seed: int) -> Result:
    """Play at all tables at once; `server` is the process that is loaded."""
    gc.collect()
    gc.disable()  # our own rounds would be counted as the server's
    listening = [asyncio.create_task(seat.listen()) for table in tables for seat in table.seats]
    luck = random.Random(seed)
    cpu, begun = cpu_seconds(server), time.perf_counter()
    await asyncio.gather(*(table.play(random.Random(luck.random()), begun + seconds, every) for table in tables))
    cpu, took = cpu_seconds(server) - cpu, time.perf_counter() - begun
    patience = time.perf_counter() + SETTLED
    while any(table.missing for table in tables) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    gc.enable()
    memory = resident(server)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(seat.socket.close() for table in tables for seat in table.seats if seat.socket))
    times = sorted(moment for table in tables for moment in table.times)
    updates = sum(len(seat.steps) for table in tables for seat in table.seats)
    return Result(
        sockets=sum(len(table.seats) for table in tables),
        tables=len(tables),
        moves=sum(table.sent for table in tables),
        updates=updates,
        p50=share_of(times, 0.5),
        p99=share_of(times, 0.99),
        worst=share_of(times, 1.0),
        late=sum(table.late for table in tables),
        lost=sum(table.lost() for table in tables),
        cpu=cpu / took,
        bytes_per_update=sum(seat.received for table in tables for seat in table.seats) / max(1, updates),
        memory=memory,
    )


def share_of(times: list[float], share: float) -> float:
    """The time that this share of the moves did not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


def family(process: int) -> list[int]:
    """A server: its process, or the workers with the one that keeps them. What bots think in is not counted."""
    with open(f"/proc/{process}/task/{process}/children") as file:
        children = [int(child) for child in file.read().split()]
    return [process, *(child for child in children if b"spawn_main" in command_of(child))]


def command_of(process: int) -> bytes:
    with open(f"/proc/{process}/cmdline", "rb") as file:
        return file.read()


def cpu_seconds(process: int) -> float:
    """The processor time of one server, from Linux's own books."""
    return sum(map(own_seconds, family(process)))


def own_seconds(process: int) -> float:
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """The memory of one server."""
    return sum(map(own_memory, family(process)))


def own_memory(process: int) -> int:
    with open(f"/proc/{process}/status") as file:
        return next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmRSS"))
