"""Connections that never finish their headers, and sockets of strangers that say hello all the time."""

import asyncio
import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import urlopen

from bench.load.players import Result, Table, load
from bench.load.speakers import TatamiSeat, tatami_tables
from bench.storms.ground import Chosen, Finding, aside, server

TABLES = 20  # of five players each, all from another address than the storm
EVERY = 1.0  # seconds between two moves at a table
ASKED = 10  # times that /healthz is asked

# Keeps so many connections open from another address of the loopback; those that are closed are opened again, some at
# a time.
HALF_SENT = """
import asyncio, resource, sys, time
port, count, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
async def one(until):
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
            writer.write(b"GET / HTTP/1.1\\r\\nHost: 127.0.0.1\\r\\nX-Slow: ")
            await reader.read(100)
            writer.close()
        except OSError:
            pass
        await asyncio.sleep(2.0)
async def storm():
    until = time.monotonic() + seconds
    await asyncio.gather(*(one(until) for _ in range(count)))
asyncio.run(storm())
"""

# Strangers at one table. Each guest may have 24 sockets.
HELLOS = """
import asyncio, sys, time
from urllib.request import urlopen
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
port, table, count, seconds = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
def cookie():
    with urlopen(f"http://127.0.0.1:{port}/api/me") as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]
async def drain(socket):
    async for _ in socket:
        pass
async def one(guest, until):
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    headers = {"Cookie": guest}
    while time.monotonic() < until:  # who is kicked comes again
        try:
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                draining = asyncio.create_task(drain(socket))
                while time.monotonic() < until:
                    await socket.send('{"type": "hello", "protocol": 1}')
                    await asyncio.sleep(0.25)
                draining.cancel()
        except (OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(0.25)
async def storm():
    guests = [cookie() for _ in range(count // 20 + 1)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(one(guests[number // 20], until) for number in range(count)))
asyncio.run(storm())
"""


def half_sent(chosen: Chosen) -> Finding:
    """`/healthz` and the players, while 2,000 connections never finish their headers."""
    count, seconds, answers = chosen.of(2000), 25.0, list[float]()

    async def ask() -> None:
        await asyncio.sleep(3.0)
        for _ in range(ASKED):
            answers.append(await asyncio.to_thread(healthz, port))
            await asyncio.sleep((seconds - 5) / ASKED)

    async def play() -> Result:
        tables = await laid(port)
        with aside(HALF_SENT, port, count, seconds + 5):
            result, _ = await asyncio.gather(load(tables, process, seconds, EVERY, 1), ask())
        return result

    with few_files(), server(chosen, most_connections=250) as (process, port):
        result = asyncio.run(play())
    well = [answer for answer in answers if answer > 0]
    figures = {"healthz": answers, **times(result)}
    said = f"/healthz answered {len(well)} of {ASKED} times, the slowest in {max(well, default=0) * 1000:.0f} ms"
    said += f", with {count} half-sent requests; players: {spoken(result)}"
    is_good = len(well) == ASKED and result.lost == 0
    return Finding(said, f"{ASKED} of {ASKED}, and players go on", is_good, figures)


def hellos(chosen: Chosen) -> Finding:
    """The players, at the same table and elsewhere, while 140 sockets of strangers say hello four times a second."""
    count, seconds, rates = chosen.of(140), 25.0, list[float]()

    async def play() -> Result:
        tables = await laid(port)
        here = tables[0].seats[0]
        assert isinstance(here, TatamiSeat)
        with aside(HELLOS, port, here.address.split("/")[-2], count, seconds + 5):
            await asyncio.sleep(2.0)
            before, begun = said_hello(counted), time.perf_counter()
            result = await load(tables, process, seconds, EVERY, 1)
            rates.append((said_hello(counted) - before) / (time.perf_counter() - begun))
            return result

    counted = free_port()
    with server(chosen, metrics_port=counted) as (process, port):
        result = asyncio.run(play())
    is_good = result.p50 < 0.020 and result.worst < 0.250 and result.lost == 0
    said = f"{count} sockets, {rates[0]:.0f} hellos a second; players: {spoken(result)}"
    figures = {"hellos": rates[0], **times(result)}
    return Finding(said, "median under 20 ms, worst under 250 ms, nobody kicked", is_good, figures)


@contextmanager
def few_files() -> Iterator[None]:
    """The server starts with as few open files as systems allow by default; it may raise that by itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def laid(port: int) -> list[Table]:
    """Tables with all their players."""
    tables = await tatami_tables(port, TABLES)
    for table in tables:
        await asyncio.gather(*(seat.open() for seat in table.seats))
    await asyncio.sleep(1.0)
    return tables


def healthz(port: int) -> float:
    """How long it took to hear that the server is well; 0 if it did not say so."""
    begun = time.perf_counter()
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2.0) as answer:
            return time.perf_counter() - begun if answer.status == 200 else 0.0
    except OSError:
        return 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def said_hello(port: int) -> float:
    """How many hellos the server has counted."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        found = re.search(r'^tatami_messages_total{type="hello"} (\S+)', answer.read().decode(), re.M)
    return float(found[1]) if found else 0.0


def times(result: Result) -> dict[str, float]:
    return {"p50": result.p50, "p99": result.p99, "worst": result.worst, "lost": result.lost, "cpu": result.cpu}


def spoken(result: Result) -> str:
    return (
        f"median {result.p50 * 1000:.1f} ms, p99 {result.p99 * 1000:.0f} ms, worst {result.worst * 1000:.0f} ms, "
        f"{result.moves} moves, {result.lost} updates lost, {result.cpu:.0%} of a core"
    )
