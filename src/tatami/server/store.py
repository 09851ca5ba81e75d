"""Tables on disk: SQLite, one writer thread. What `write` has taken is on the platter when it returns.

Writes that come while a commit is under way share the next one, so a busy server commits as fast as the disk can.
"""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Protocol, TypeVar

import structlog

from tatami.core.errors import TatamiError
from tatami.core.record import Line
from tatami.server import metrics

log = structlog.get_logger(part="store")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, is_public INTEGER NOT NULL, changed REAL NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, is_public, changed);
CREATE TABLE IF NOT EXISTS guests (
    guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    table_id TEXT NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL, asked BLOB,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
"""
FORMAT = 2
COLUMNS = "id, status, is_public, changed, data"
LARGEST_BATCH = 500
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is kept: what lists need to find it, and `data` for the rest, which holds the secret of its luck.
    `guests` is for writing only."""

    id: str
    status: str
    is_public: bool
    changed: float
    data: bytes = field(repr=False)
    guests: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a game; `step` counts from 1. Two writers of the same step cannot both succeed. `asked` is a digest
    of what was asked after it; lines of before there was one have none."""

    table: str
    step: int
    line: Line
    asked: bytes | None = None


class Store(Protocol):
    """Where tables are kept."""

    def write(self, *what: Row | Step) -> Awaitable[None]:
        """All of it or nothing, under way at once; durable when awaited, StoreFailed if it could not be."""

    async def read(self, table: str) -> tuple[Row, list[Line]] | None:
        """A table and all its lines."""

    async def find(
        self, *, guest: str | None = None, status: Sequence[str] = (), public: bool = False, most: int = 50
    ) -> list[Row]:
        """Tables, the last changed first."""

    async def close(self) -> None:
        """Finish what is under way."""


class StoreFailed(Exception):
    """The disk did not take it."""


class Write:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "loop", "what")

    def __init__(self, what: tuple[Row | Step, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.what = what
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


class SqliteStore:
    """A file in the data directory."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # its owner alone; SQLite's other files do the same
        connection = self._connect()
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            connection.close()
            raise TatamiError("newer-data", f"{file} was made by a newer Tatami; choose another folder with --data.")
        if found != FORMAT:
            _upgrade(connection)
        self.reader = self._connect()
        self.writer = threading.Thread(target=self._write_all, args=(connection,), name="store-writer", daemon=True)
        self.writer.start()

    def write(self, *what: Row | Step) -> Awaitable[None]:
        write = Write(what, asyncio.get_running_loop())
        self.waiting.put(write)
        return write.done

    async def read(self, table: str) -> tuple[Row, list[Line]] | None:
        return await self._in_reader(lambda: self._read(table))

    async def find(
        self, *, guest: str | None = None, status: Sequence[str] = (), public: bool = False, most: int = 50
    ) -> list[Row]:
        return await self._in_reader(lambda: self._find(guest, status, public, most))

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        await self._in_reader(self.reader.close)
        self.reading.shutdown()

    # In the reader thread

    async def _in_reader(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.reading, work)

    def _read(self, table: str) -> tuple[Row, list[Line]] | None:
        found = self.reader.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        lines = self.reader.execute("SELECT seat, words FROM lines WHERE table_id = ? ORDER BY step", (table,))
        return _row(found), [Line(seat, words) for seat, words in lines]

    def _find(self, guest: str | None, status: Sequence[str], public: bool, most: int) -> list[Row]:
        query, values = f"SELECT {COLUMNS} FROM tables WHERE 1", list[object]()
        if guest is not None:
            query += " AND id IN (SELECT table_id FROM guests WHERE guest = ?)"
            values.append(guest)
        if status:
            query += f" AND status IN ({', '.join('?' * len(status))})"
            values += status
        if public:
            query += " AND is_public"
        query += " ORDER BY changed DESC LIMIT ?"
        return [_row(found) for found in self.reader.execute(query, [*values, most])]

    # In the writer thread

    def _write_all(self, connection: sqlite3.Connection) -> None:
        is_open = True
        while is_open:
            batch = [self.waiting.get()]
            while len(batch) < LARGEST_BATCH and not self.waiting.empty():
                batch.append(self.waiting.get())
            is_open = None not in batch
            self._commit(connection, [write for write in batch if write is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Write]) -> None:
        """One transaction for all; if it fails each is tried alone, so that nobody pays for another's fault."""
        begun = time.perf_counter()
        failure: StoreFailed | None = None
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                for what in write.what:
                    _put(connection, what)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) > 1:
                for write in batch:
                    self._commit(connection, [write])
                return
            log.error("write failed", error=str(error))
            failure = StoreFailed(str(error))
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.COMMITTED.inc(len(batch))
        for write in batch:
            write.loop.call_soon_threadsafe(_finish, write.done, failure)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection


def _upgrade(connection: sqlite3.Connection) -> None:
    """Bring a new or an older file to the format of today, all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in SCHEMA.split(";"):
        connection.execute(statement)
    columns = {column[1] for column in connection.execute("PRAGMA table_info(lines)")}
    if "asked" not in columns:  # format 1
        connection.execute("ALTER TABLE lines ADD COLUMN asked BLOB")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def _put(connection: sqlite3.Connection, what: Row | Step) -> None:
    if isinstance(what, Step):
        line = what.line
        connection.execute(
            "INSERT INTO lines (table_id, step, seat, words, asked) VALUES (?, ?, ?, ?, ?)",
            (what.table, what.step, line.seat, line.words, what.asked),
        )
        return
    connection.execute(
        f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "status = excluded.status, is_public = excluded.is_public, changed = excluded.changed, data = excluded.data",
        (what.id, what.status, what.is_public, what.changed, what.data),
    )
    connection.execute("DELETE FROM guests WHERE table_id = ?", (what.id,))
    connection.executemany("INSERT INTO guests VALUES (?, ?)", [(guest, what.id) for guest in what.guests])


def _row(found: tuple[str, str, int, float, bytes]) -> Row:
    id, status, is_public, changed, data = found
    return Row(id, status, bool(is_public), changed, data)


def _finish(done: asyncio.Future[None], failure: StoreFailed | None) -> None:
    if done.cancelled():
        return
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(None)


def lock_directory(data_dir: Path) -> IO[str]:
    """Only one server may use a data directory: its tables live in that server's memory. Keep what is returned."""
    held = (data_dir / "lock").open("w")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # no such locks here
    except OSError:
        held.close()
        raise TatamiError("in-use", f"Another server is using {data_dir}; choose another with --data.") from None
    return held
