"""Workers that share a PostgreSQL: who is alive, who drives which table, who is present where, and what was written.

A lease on a table is worth as much as its worker is alive. It saves that two workers think for the same bots; what
keeps a table whole is the mark of each write (`sharing.py`). Notifications name tables and carry nothing else.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec
import structlog

from tatami.games import MODULES, load
from tatami.server import metrics, windows
from tatami.server.company import Company, Rules
from tatami.server.onlookers import NOBODY, Presence
from tatami.server.postgres_schema import GONE, Connection, connect
from tatami.server.postgres_store import HEARD, PostgresStore
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.hall import Hall
    from tatami.server.table import Table

log = structlog.get_logger(part="company")
BEAT = 1.0  # seconds between two signs of life
LEASE = 3.0  # seconds after which a worker that gives none is dead
BURIED_AFTER = 60.0
SOUGHT_EVERY = 30.0  # seconds between two searches for tables that nobody drives
SOUGHT_SOON = 5.0  # if there were more than this worker's part
MOST_FOUND = 100
AGAIN = 0.2
PRESENT, CAME_OR_WENT = "tatami_presence", "tatami_workers"  # channels: tables where somebody came or went; workers
ALIVE = f"SELECT id FROM workers WHERE alive > now() - interval '{LEASE} seconds'"


class PostgresCompany(Company):
    """This worker among the others."""

    is_shared = True

    def __init__(self, store: PostgresStore) -> None:
        super().__init__()
        self.store = store
        self.id = secrets.token_hex(8)
        self.others: dict[str, Rules] = {}  # those that are alive
        self.rules: Rules = {}
        self.held: set[str] = set()  # the tables that are driven here
        self.wanted: set[str] = set()
        self.given_up: dict[str, bool] = {}  # tables, and whether they rest
        self.told: dict[str, Presence] = {}  # what the others know of who is here
        self.to_tell: set[str] = set()  # tables of which the others should hear who is here
        self.to_ask: set[str] = set()  # tables of which others have told who is there
        self.beaten = self.sought = -BURIED_AFTER
        self.stirred = asyncio.Event()
        self.known = asyncio.Event()  # Have we heard of the others?
        self.hall: Hall | None = None
        self.task: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, hall: "Hall") -> None:
        self.hall = hall
        self.rules = {name: load(name).version for name in MODULES}
        self.task = asyncio.create_task(self._live())

    async def leave(self) -> None:
        """In order: the others take over at once."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, *self.tasks, return_exceptions=True)
        self.held.clear()
        with suppress(*GONE, asyncpg.PostgresError):
            connection = await connect(self.store.address, within=2.0)
            try:
                for of_worker in ("leases", "presence"):
                    await connection.execute(f"DELETE FROM {of_worker} WHERE worker = $1", self.id)
                await connection.execute("DELETE FROM workers WHERE id = $1", self.id)
                await connection.execute(f"NOTIFY {CAME_OR_WENT}")
            finally:
                await connection.close()

    # What the hall asks and says

    def drives(self, table: str) -> bool:
        return table in self.held and time.monotonic() - self.beaten < LEASE

    def wants(self, table: str) -> None:
        if table not in self.wanted and table not in self.held:
            self.wanted.add(table)
            self.stirred.set()

    def lets_go(self, table: str, rests: bool) -> None:
        self.wanted.discard(table)
        if table in self.held:
            self.held.discard(table)
            self.given_up[table] = rests
            self.stirred.set()

    def notes(self, table: "Table") -> None:
        if self.told.get(table.id, NOBODY) != table.onlookers.here():
            self.to_tell.add(table.id)
            self.stirred.set()

    def has_come(self, table: "Table") -> None:
        self.to_ask.add(table.id)
        self.stirred.set()

    def is_for_others(self, game: str, version: int) -> bool:
        return self.rules.get(game) != version and any(rules.get(game) == version for rules in self.others.values())

    # Being alive

    async def _live(self) -> None:
        """For ever; when the database goes away, from the beginning."""
        while True:
            connection: Connection | None = None
            try:
                connection = await connect(self.store.address)
                await self._begin(connection)
                while True:
                    self.stirred.clear()
                    await self._settle(connection)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(max(0.0, self.beaten + BEAT - time.monotonic())):
                            await self.stirred.wait()
            except (*GONE, asyncpg.PostgresError) as error:
                log.warning("the other workers are out of reach", error=type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN)

    async def _begin(self, connection: Connection) -> None:
        """Listen first, then look at everything that may have changed unheard."""
        assert self.hall is not None, "it was opened"
        for channel in (HEARD, PRESENT, CAME_OR_WENT):
            await connection.add_listener(channel, self._hear)
        self.wanted |= self.held
        self.held.clear()
        await self._beat(connection)
        self.told.clear()
        self.to_tell |= self.hall.tables.keys()
        self.to_ask |= self.hall.tables.keys()
        found = await connection.fetch(
            "SELECT table_id, number FROM marks WHERE table_id = ANY($1)", list(self.hall.tables)
        )
        for one in found:
            table = self.hall.tables.get(one["table_id"])
            if table is not None and table.sharing is not None and one["number"] > table.sharing.number:
                table.sharing.hear()

    async def _settle(self, connection: Connection) -> None:
        """Everything that is to be said and asked now."""
        if time.monotonic() - self.beaten >= BEAT:
            await self._beat(connection)
        await self._give_up(connection)
        await self._tell(connection)
        await self._take(connection)
        await self._ask(connection)
        if time.monotonic() - self.sought >= SOUGHT_EVERY:
            self.sought = time.monotonic()
            await self._seek(connection)

    def _hear(self, connection: Any, process: int, channel: str, table: str) -> None:
        """A notification."""
        assert self.hall is not None, "it was opened"
        if channel == HEARD:
            if process != self.store.process:
                self.hall.heard(table)
        elif channel == CAME_OR_WENT:
            self.beaten = min(self.beaten, time.monotonic() - BEAT)  # look at once
            self.stirred.set()
        elif table in self.hall.tables:
            self.to_ask.add(table)
            self.stirred.set()

    async def _beat(self, connection: Connection) -> None:
        """A sign of life; who else gives one?"""
        assert self.hall is not None, "it was opened"
        begun = time.monotonic()
        is_new = await connection.fetchval(
            "INSERT INTO workers VALUES ($1, now(), $2) ON CONFLICT (id) DO UPDATE SET alive = now() "
            "RETURNING xmax = 0",
            self.id,
            msgspec.json.encode(self.rules).decode(),
        )
        if begun - self.beaten > LEASE:  # others may have taken over
            self.wanted |= self.held
            self.held.clear()
        if is_new:
            await connection.execute(f"NOTIFY {CAME_OR_WENT}")
            await connection.execute(f"DELETE FROM workers WHERE alive < now() - interval '{BURIED_AFTER} seconds'")
            await connection.execute(f"DELETE FROM presence WHERE worker NOT IN ({ALIVE})")
        found = await connection.fetch(f"SELECT id, rules FROM workers WHERE id <> $1 AND id IN ({ALIVE})", self.id)
        others = {one["id"]: msgspec.json.decode(one["rules"]) for one in found}
        self.beaten = begun
        if others.keys() != self.others.keys() or not self.known.is_set():
            log.info("workers", alive=len(others) + 1)
            metrics.WORKERS.set(len(others) + 1)
            self.others = others
            self.on_count(len(others) + 1)
            self.to_ask |= self.hall.tables.keys()
            self.sought = -SOUGHT_EVERY
            self.known.set()

    # Leases

    async def _take(self, connection: Connection) -> None:
        """Drive those of the wanted tables that nobody alive drives."""
        assert self.hall is not None, "it was opened"
        for id in await self._claim(connection, self.wanted):
            if id in self.hall.tables:
                self.hall.tables[id].on_change()
            else:
                self.lets_go(id, rests=True)

    async def _claim(self, connection: Connection, tables: Iterable[str]) -> list[str]:
        """Leases on those of these tables that nobody alive drives."""
        if not (wanted := sorted(tables)):
            return []
        found = await connection.fetch(
            "INSERT INTO leases SELECT id, $2 FROM unnest($1::text[]) AS id ON CONFLICT (table_id) DO UPDATE SET "
            f"worker = excluded.worker WHERE leases.worker = excluded.worker OR leases.worker NOT IN ({ALIVE}) "
            "RETURNING table_id",
            wanted,
            self.id,
        )
        claimed = [one["table_id"] for one in found]
        for id in claimed:
            log.debug("lease taken", table=id)
        self.wanted.difference_update(claimed)
        self.held.update(claimed)
        metrics.DRIVEN.set(len(self.held))
        return claimed

    async def _give_up(self, connection: Connection) -> None:
        given_up, self.given_up = self.given_up, {}
        if resting := sorted(table for table, rests in given_up.items() if rests):
            await connection.execute(
                "UPDATE leases SET worker = '' WHERE worker = $1 AND table_id = ANY($2)", self.id, resting
            )
        if over := sorted(table for table, rests in given_up.items() if not rests):
            await connection.execute("DELETE FROM leases WHERE worker = $1 AND table_id = ANY($2)", self.id, over)

    async def _seek(self, connection: Connection) -> None:
        """Tables that go on by themselves, and whose worker has died: one after the other comes back, at each worker
        its part of them."""
        assert self.hall is not None, "it was opened"
        found = await connection.fetch(
            "SELECT tables.id FROM tables LEFT JOIN leases ON table_id = tables.id WHERE status IN ('opening', "
            f"'playing') AND (worker IS NULL OR (worker <> '' AND worker NOT IN ({ALIVE}))) "
            "ORDER BY changed DESC LIMIT $1",
            MOST_FOUND,
        )
        part = -(-len(found) // (len(self.others) + 1))
        claimed = await self._claim(connection, [one["id"] for one in found[:part]])
        if len(found) > part:
            self.sought = time.monotonic() - SOUGHT_EVERY + SOUGHT_SOON
        self._spawn(self.hall.revive_some(claimed))

    # Presence

    async def _tell(self, connection: Connection) -> None:
        """Say who is here."""
        assert self.hall is not None, "it was opened"
        tables, self.to_tell = sorted(self.to_tell), set()
        changed = []
        for id in tables:
            here = self.hall.tables[id].onlookers.here() if id in self.hall.tables else NOBODY
            if here != self.told.get(id, NOBODY):
                changed.append((id, here))
        if not changed:
            return
        async with connection.transaction():
            gone = [id for id, here in changed if here == NOBODY]
            await connection.execute("DELETE FROM presence WHERE worker = $1 AND table_id = ANY($2)", self.id, gone)
            await connection.executemany(
                "INSERT INTO presence VALUES ($1, $2, $3) ON CONFLICT (table_id, worker) DO UPDATE SET "
                "guests = excluded.guests",
                [(id, self.id, msgspec.json.encode(here).decode()) for id, here in changed if here != NOBODY],
            )
            await connection.execute(
                "SELECT pg_notify($1, id) FROM unnest($2::text[]) AS id", PRESENT, [id for id, _ in changed]
            )
        for id, here in changed:
            self.told[id] = here
            if here == NOBODY:
                del self.told[id]

    async def _ask(self, connection: Connection) -> None:
        """Hear who is at other workers."""
        assert self.hall is not None, "it was opened"
        tables, self.to_ask = [id for id in self.to_ask if id in self.hall.tables], set()
        if not tables:
            return
        found = await connection.fetch(
            "SELECT table_id, guests FROM presence WHERE table_id = ANY($1) AND worker <> $2 "
            f"AND worker IN ({ALIVE})",
            tables,
            self.id,
        )
        by_table: dict[str, list[Presence]] = {id: [] for id in tables}
        for one in found:
            by_table[one["table_id"]].append(msgspec.json.decode(one["guests"], type=Presence))
        for id, parts in by_table.items():
            table = self.hall.tables.get(id)
            if table is not None and table.onlookers.hear(together(parts)):
                self._spawn(show_presence(table))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def together(parts: Sequence[Presence]) -> Presence:
    """Who is at some workers."""
    sockets: dict[str, int] = {}
    for part in parts:
        for guest, count in part.sockets.items():
            sockets[guest] = sockets.get(guest, 0) + count
    return Presence(sockets, frozenset(look for part in parts for look in part.looks))


async def show_presence(table: "Table") -> None:
    """Somebody came or went elsewhere."""
    with suppress(Refused):
        async with table.at_work():
            windows.tell_time(table)
            table.tell_soon()
            table.on_change()
