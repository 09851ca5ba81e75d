"""Tables in PostgreSQL: what `write` has taken is committed when it returns, whichever worker wrote it.

Writes that come while a commit is under way share the next one. Each has the mark of its table, which tells who was
overtaken, and, when a connection breaks, whether the commit was done: so it is repeated until the database is back.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import asyncpg
import structlog

from tatami.core.record import Line
from tatami.server import metrics
from tatami.server.health import Health
from tatami.server.postgres_schema import GONE, Connection, connect
from tatami.server.store import Mark, News, Overtaken, Row, Step, StoreFailed

log = structlog.get_logger(part="store")
COLUMNS = "id, status, is_public, changed, data, host"
LARGEST_BATCH = 200
PATIENCE = 10.0  # seconds that a write waits for a database that has gone away
TRY_AGAIN = 0.1
ANSWER_WITHIN = 3.0  # seconds in which a database that is well has written a trial
READERS = 2  # connections
HEARD = "tatami"  # the channel on which writers name the tables that have changed
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Forget:
    """Tables to be removed, if they never began and have not changed since."""

    tables: Sequence[str]
    before: float


class Write:
    """Something to be written, and who waits for it."""

    __slots__ = ("begun", "done", "mark", "what")

    def __init__(self, what: Sequence[Row | Step | Mark | Forget]) -> None:
        self.mark = next((one for one in what if isinstance(one, Mark)), None)
        self.what = what
        self.begun = time.monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(self, failure: StoreFailed | None = None) -> None:
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)
            self.done.exception()  # Whoever does not wait any more need not hear of it.


class PostgresStore:
    """A database that several workers share."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.waiting: list[Write] = []
        self.filled = asyncio.Event()
        self.is_closing = False
        self.connection: Connection | None = None  # of the writer
        self.readers: Any = None
        self.writer: asyncio.Task[None] | None = None
        self.well = Health(self._complaint)

    async def open(self) -> None:
        self.readers = await asyncpg.create_pool(
            self.address, min_size=0, max_size=READERS, timeout=5, command_timeout=5
        )
        self.writer = asyncio.create_task(self._write_all())

    @property
    def process(self) -> int:
        """The database's process that serves the writer: it is named with each of its notifications."""
        return self.connection.get_server_pid() if self.connection and not self.connection.is_closed() else 0

    def write(self, *what: Row | Step | Mark | Forget) -> Awaitable[None]:
        write = Write(what)
        if self.is_closing:
            write.end(StoreFailed("the store is closed"))
        self.waiting.append(write)
        self.filled.set()
        return write.done

    # Reading

    async def read(self, table: str) -> tuple[Row, list[Step]] | None:
        news = await self.look(table, 0)
        return None if news is None else (news.row, news.steps)

    async def look(self, table: str, after: int) -> News | None:
        found = await self._fetch(
            f"SELECT {COLUMNS}, number, token, meanwhile, step, seat, words, asked, joins FROM tables "
            "LEFT JOIN marks ON marks.table_id = id LEFT JOIN lines ON lines.table_id = id AND step > $2 "
            "WHERE id = $1 ORDER BY step",
            table,
            after,
        )
        if not found:
            return None
        first = found[0]
        steps = [
            Step(table, one["step"], Line(one["seat"], one["words"]), one["asked"], one["joins"])
            for one in found
            if one["step"] is not None
        ]
        return News(_row(first), steps, first["number"] or 0, first["token"], first["meanwhile"] or b"")

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._fetch("SELECT table_id, number FROM marks WHERE table_id = ANY($1)", list(tables))
        return {one["table_id"]: one["number"] for one in found}

    async def waiting_tables(self, most: int) -> list[str]:
        found = await self._fetch(
            "SELECT id FROM tables WHERE status = 'gathering' AND is_public AND EXISTS (SELECT FROM presence "
            "WHERE table_id = id) ORDER BY changed DESC LIMIT $1",
            most,
        )
        return [one["id"] for one in found]

    async def find(
        self,
        *,
        guest: str | None = None,
        host: str | None = None,
        status: Sequence[str] = (),
        public: bool = False,
        before: float | None = None,
        most: int = 50,
    ) -> list[Row]:
        query, values = f"SELECT {COLUMNS} FROM tables WHERE true", list[object]()
        conditions = (
            ("id IN (SELECT table_id FROM guests WHERE guest = {})", guest),
            ("host = {}", host),
            ("status = ANY({})", list(status) or None),
            ("changed < {}", before),
        )
        for condition, value in conditions:
            if value is not None:
                values.append(value)
                query += f" AND {condition.format(f'${len(values)}')}"
        if public:
            query += " AND is_public"
        query += f" ORDER BY changed DESC LIMIT ${len(values) + 1}"
        return [_row(found) for found in await self._fetch(query, *values, most)]

    async def forget(self, tables: Sequence[str], before: float) -> int:
        await self.write(Forget(tables, before))
        left = await self._fetch("SELECT id FROM tables WHERE id = ANY($1)", list(tables))
        return len(tables) - len(left)

    async def health(self) -> str:
        """The database is tried, not more often than once a second whoever asks."""
        return await self.well.ask()

    async def _complaint(self) -> str:
        """The database is tried with a write; one that only repeats what another has takes none."""
        trial = "WITH gone AS (DELETE FROM trials) INSERT INTO trials VALUES (decode('00', 'hex'))"
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._reading(lambda connection: connection.execute(trial))
        except TimeoutError:
            return "The database does not answer."
        except StoreFailed as failure:
            return f"The database does not take what is written: {failure}."
        return ""

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        return list(await self._reading(lambda connection: connection.fetch(query, *values)))

    async def _reading(self, work: Callable[[Connection], Coroutine[Any, Any, T]]) -> T:
        """Something that may be done twice: if the database goes away meanwhile it is, once it is back."""
        assert self.readers is not None, "the store is open"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self.readers.acquire() as connection:
                    return await work(connection)
            except GONE as error:
                if time.monotonic() > until or self.is_closing:
                    raise StoreFailed(_said(error)) from error
                await asyncio.sleep(TRY_AGAIN)
            except asyncpg.PostgresError as error:
                log.error("read failed", error=_said(error))
                raise StoreFailed(_said(error)) from error

    async def close(self) -> None:
        self.is_closing = True
        self.filled.set()
        if self.writer is not None:
            await self.writer
        if self.connection is not None:
            self.connection.terminate()
        if self.readers is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self.readers.close()
            self.readers.terminate()

    # Writing

    async def _write_all(self) -> None:
        while self.waiting or not self.is_closing:
            if not self.waiting:
                self.filled.clear()
                await self.filled.wait()
                continue
            batch = self._next_batch()
            try:
                await self._commit(batch)
            except Exception as error:  # whatever it is, nobody may wait for ever
                log.exception("the writer failed")
                for write in batch:
                    write.end(StoreFailed(_said(error)))

    def _next_batch(self) -> list[Write]:
        """The oldest writes, of each table one: the next one of a table has to find the mark of the first."""
        batch: list[Write] = []
        later: list[Write] = []
        seen: set[str] = set()
        for write in self.waiting:
            table = write.mark.table if write.mark else ""
            if len(batch) >= LARGEST_BATCH or table in seen:
                later.append(write)
            else:
                batch.append(write)
            if table:
                seen.add(table)
        self.waiting = later
        return batch

    async def _commit(self, batch: list[Write]) -> None:
        """One transaction for all; if it fails each is tried alone, so that nobody pays for another's fault."""
        begun = time.perf_counter()
        while True:
            try:
                overtaken = await self._transact(batch)
                break
            except (*GONE, asyncpg.DeadlockDetectedError) as error:
                await self._reconnect_later(error)
                for write in batch:
                    if time.monotonic() - write.begun > PATIENCE or self.is_closing:
                        write.end(StoreFailed(_said(error)))
                batch = [write for write in batch if not write.done.done()]
                if not batch:
                    return
            except asyncpg.PostgresError as error:
                if len(batch) > 1:
                    for write in batch:
                        await self._commit([write])
                    return
                log.error("write failed", error=_said(error))
                is_taken = isinstance(error, asyncpg.UniqueViolationError)
                batch[0].end(Overtaken(_said(error)) if is_taken else StoreFailed(_said(error)))
                return
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.COMMITTED.inc(len(batch))
        for write in batch:
            if write in overtaken:
                metrics.OVERTAKEN.inc()
                write.end(Overtaken("another worker has written at this table"))
            else:
                write.end()

    async def _reconnect_later(self, error: BaseException) -> None:
        if self.connection is not None:
            log.warning("the database went away", error=_said(error))
            self.connection.terminate()
            self.connection = None
        if not self.is_closing:
            await asyncio.sleep(TRY_AGAIN)

    async def _transact(self, batch: list[Write]) -> set[Write]:
        """Write what was not overtaken; the rest."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.address)
        connection = self.connection
        overtaken: set[Write] = set()
        taken: list[Write] = []
        async with connection.transaction():
            tables = [write.mark.table for write in batch if write.mark]
            tokens = {}
            if tables:
                locked = await connection.fetch(
                    "SELECT table_id, token FROM marks WHERE table_id = ANY($1) ORDER BY table_id FOR UPDATE", tables
                )
                tokens = {one["table_id"]: one["token"] for one in locked}
            for write in batch:
                found = tokens.get(write.mark.table) if write.mark else None
                if write.mark is None or found == write.mark.after:
                    taken.append(write)
                elif found != write.mark.token:  # else it was committed when the connection broke
                    overtaken.add(write)
            await put(connection, [what for write in taken for what in write.what])
        return overtaken


async def put(connection: Connection, what: Iterable[Row | Step | Mark | Forget]) -> None:
    """Write it, in the transaction of the caller; at its end the others hear of it."""
    rows, steps, marks = [], [], []
    for one in what:
        match one:
            case Row():
                rows.append(one)
            case Step():
                steps.append(one)
            case Mark():
                marks.append(one)
            case Forget(tables, before):
                await forget(connection, tables, before)
    if marks:
        await connection.executemany(
            "INSERT INTO marks VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE SET "
            "number = excluded.number, token = excluded.token, meanwhile = excluded.meanwhile",
            [(one.table, one.number, one.token, one.meanwhile) for one in marks],
        )
    if steps:
        await connection.executemany(
            "INSERT INTO lines (table_id, step, seat, words, asked, joins) VALUES ($1, $2, $3, $4, $5, $6)",
            [(one.table, one.step, one.line.seat, one.line.words, one.asked, one.joins) for one in steps],
        )
    if rows:
        await connection.executemany(
            f"INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET "
            "status = excluded.status, is_public = excluded.is_public, changed = excluded.changed, "
            "data = excluded.data, host = excluded.host",
            [(row.id, row.status, row.is_public, row.changed, row.data, row.host) for row in rows],
        )
        await connection.executemany(
            "DELETE FROM guests WHERE table_id = $1 AND guest <> ALL($2)",
            [(row.id, list(row.guests)) for row in rows],
        )
        await connection.executemany(
            "INSERT INTO guests VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [(guest, row.id) for row in rows for guest in row.guests],
        )
    if marks:
        await connection.execute(
            "SELECT pg_notify($1, id) FROM unnest($2::text[]) AS id", HEARD, [one.table for one in marks]
        )


async def forget(connection: Connection, tables: Sequence[str], before: float) -> None:
    """Whatever was begun has lines or another status, and stays; so does a table at which somebody is."""
    removed = await connection.fetch(
        "DELETE FROM tables WHERE id = ANY($1) AND status IN ('gathering', 'closed') AND changed < $2 "
        "AND NOT EXISTS (SELECT FROM lines WHERE table_id = id) "
        "AND NOT EXISTS (SELECT FROM presence WHERE table_id = id) RETURNING id",
        list(tables),
        before,
    )
    gone = [one["id"] for one in removed]
    for other in ("guests", "marks", "leases"):
        await connection.execute(f"DELETE FROM {other} WHERE table_id = ANY($1)", gone)


def _row(found: Any) -> Row:
    return Row(found["id"], found["status"], found["is_public"], found["changed"], found["data"], host=found["host"])


def _said(error: BaseException) -> str:
    """What a database says, without details: they may quote what was to be written."""
    said = str(error).partition("\n")[0]
    return said or type(error).__name__
