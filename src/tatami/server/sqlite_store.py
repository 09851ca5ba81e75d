"""Tables on disk: SQLite, one writer thread. What `write` has taken is on the platter when it returns.

Writes that come while a commit is under way share the next one, so a busy server commits as fast as the disk can.
"""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import structlog

from tatami.core.errors import TatamiError
from tatami.core.record import Line
from tatami.server import metrics, wal
from tatami.server.health import Health
from tatami.server.store import Mark, Row, Step, StoreFailed

log = structlog.get_logger(part="store")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, is_public INTEGER NOT NULL, changed REAL NOT NULL, data BLOB NOT NULL,
    host TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, is_public, changed);
CREATE TABLE IF NOT EXISTS guests (
    guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    table_id TEXT NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL, asked BLOB,
    joins INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS trials (data BLOB NOT NULL) STRICT;
"""
FORMAT = 4
READABLE = (3, FORMAT)  # formats that can be read as they are; 3 knew no gestures
COLUMNS = "id, status, is_public, changed, data, host"
LARGEST_BATCH = 500
LEAST_FREE = 16_000_000  # bytes on the disk; with less a server is not well
LONG_TRIAL, SHORT_TRIAL = 65_536, 1  # bytes that are written to see whether the disk takes them
ANSWER_WITHIN = 5.0  # seconds in which a disk that is well has written a trial
EXAMINED_AT_ONCE = 200_000_000  # bytes: a larger file is examined after the start
EXAMINED_EVERY = 3600.0
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Forget:
    """Tables to be removed, if they never began and have not changed since."""

    tables: Sequence[str]
    before: float


@dataclass(frozen=True, slots=True)
class Trial:
    """So many bytes to be written and thrown away."""

    size: int


class Write:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "loop", "what")

    def __init__(self, what: tuple[Row | Step | Mark | Forget | Trial, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.what = what
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


class SqliteStore:
    """A file in the data directory."""

    is_shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.failed = ""  # what a write or a read said that did not succeed, until a trial does
        self.damage = ""  # what the last examination found
        self.well = Health(self._complaint)
        connection = opened(file)
        self.inode = os.stat(file).st_ino
        self.examined = time.monotonic() if is_examined_at_once(file) else -EXAMINED_EVERY
        self.reader = connect(file)
        self.writer = threading.Thread(target=self._write_all, args=(connection,), name="store-writer", daemon=True)
        self.writer.start()

    async def open(self) -> None:
        """The threads run already."""

    def write(self, *what: Row | Step | Mark | Forget | Trial) -> Awaitable[None]:
        write = Write(what, asyncio.get_running_loop())
        self.waiting.put(write)
        return write.done

    async def read(self, table: str) -> tuple[Row, list[Step]] | None:
        return await self._in_reader(lambda: read(self.reader, table))

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
        return await self._in_reader(lambda: find(self.reader, guest, host, status, public, before, most))

    async def forget(self, tables: Sequence[str], before: float) -> int:
        await self.write(Forget(tables, before))
        left = [await self.read(table) for table in tables]
        return sum(found is None for found in left)

    async def close(self) -> None:
        marker(self.file).unlink(missing_ok=True)  # first: from now on SQLite may remove its log
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        await self._in_reader(self.reader.close)
        self.reading.shutdown()

    # Health

    async def health(self) -> str:
        """The disk is tried, not more often than once a second whoever asks."""
        return await self.well.ask()

    async def _complaint(self) -> str:
        if not self.writer.is_alive():
            return "The thread that writes to disk has ended."
        if found := await asyncio.to_thread(self._look_at_files):
            return found
        if time.monotonic() - self.examined > EXAMINED_EVERY:
            self.examined = time.monotonic()
            self.damage = await asyncio.to_thread(self._examine)
        if self.damage:
            return f"The database is damaged: {self.damage}."
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self.write(Trial(LONG_TRIAL if self.failed else SHORT_TRIAL))
        except TimeoutError:
            return "The disk does not answer."
        except StoreFailed as failure:
            return f"The disk does not take what is written: {failure}."
        self.failed = ""
        return ""

    def _examine(self) -> str:
        """In a connection of its own, so that nobody who reads has to wait."""
        connection = connect(self.file)
        try:
            return examination(connection)
        finally:
            connection.close()

    def _look_at_files(self) -> str:
        """Are the files still there, and is there room?"""
        for file in (self.file, Path(f"{self.file}-wal")):
            if not file.exists() or (file == self.file and file.stat().st_ino != self.inode):
                return f"{file.name} was removed or replaced while the server was running."
        if hasattr(os, "statvfs"):
            disk = os.statvfs(self.file)
            if (free := disk.f_bavail * disk.f_frsize) < LEAST_FREE:
                return f"The disk is full: {free // 1_000_000} MB are left."
        return ""

    # In the reader thread

    async def _in_reader(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, work)
        except sqlite3.Error as error:
            log.error("read failed", error=str(error))
            if isinstance(error, sqlite3.DatabaseError) and "malformed" in str(error):
                self.damage = str(error)
            raise StoreFailed(str(error)) from error

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
                    put(connection, what)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) > 1:
                for write in batch:
                    self._commit(connection, [write])
                return
            log.error("write failed", error=str(error))
            if not isinstance(error, sqlite3.IntegrityError):
                self.failed = str(error)
            failure = StoreFailed(str(error))
        metrics.COMMITS.observe(time.perf_counter() - begun)
        metrics.COMMITTED.inc(len(batch))
        for write in batch:
            write.loop.call_soon_threadsafe(_finish, write.done, failure)


# Opening and examining


def opened(file: Path) -> sqlite3.Connection:
    """A connection to a database of today's format that can be written to, or one sentence why there is none."""
    if log_complaint := wal.complaint(file, must_exist=marker(file).exists() and file.exists()):
        raise TatamiError(
            "damaged-data",
            f"{log_complaint}, so what was played last is lost without it. Put it back or restore a backup; or "
            f"remove {marker(file)} and {file.name}-shm to go on with what can be read.",
        )
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # its owner alone; SQLite's other files do the same
        connection = connect(file)
        try:
            make_ready(connection, file)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise TatamiError("bad-data", f"{file} cannot be used: {error}.") from None
    marker(file).touch(0o600)
    return connection


def make_ready(connection: sqlite3.Connection, file: Path) -> None:
    """Whole, of today's format, and on a disk that takes what is written."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > FORMAT:
        raise TatamiError("newer-data", f"{file} was made by a newer Tatami; choose another folder with --data.")
    if is_examined_at_once(file) and (damage := examination(connection)):
        raise TatamiError("damaged-data", f"{file} is damaged ({damage}); restore a backup.")
    if found != FORMAT:
        upgrade(connection)
    connection.execute("BEGIN IMMEDIATE")
    put(connection, Trial(LONG_TRIAL))
    connection.execute("COMMIT")


def marker(file: Path) -> Path:
    """A file that is there while a server has the database open. Found at a start, that server was killed."""
    return Path(f"{file}-open")


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def is_examined_at_once(file: Path) -> bool:
    """A small file is looked through before anything else; a large one when somebody asks how the server is."""
    return file.stat().st_size <= EXAMINED_AT_ONCE


def examination(connection: sqlite3.Connection) -> str:
    """What SQLite finds wrong with a database; nothing if it is whole."""
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        found = str(error)
    return "" if found == "ok" else " ".join(found.split())


def upgrade(connection: sqlite3.Connection) -> None:
    """Bring a new or an older file to the format of today, all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in SCHEMA.split(";"):
        connection.execute(statement)
    if "asked" not in columns(connection, "lines"):  # format 1
        connection.execute("ALTER TABLE lines ADD COLUMN asked BLOB")
    if "host" not in columns(connection, "tables"):  # format 2
        connection.execute("ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''")
        connection.execute("UPDATE tables SET host = coalesce(json_extract(CAST(data AS TEXT), '$.host'), '')")
    if "joins" not in columns(connection, "lines"):  # format 3
        connection.execute("ALTER TABLE lines ADD COLUMN joins INTEGER NOT NULL DEFAULT 0")
    connection.execute("CREATE INDEX IF NOT EXISTS tables_by_host ON tables (host, status)")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def columns(connection: sqlite3.Connection, table: str) -> set[str]:
    return {column[1] for column in connection.execute(f"PRAGMA table_info({table})")}


# Reading and writing


def read(connection: sqlite3.Connection, table: str) -> tuple[Row, list[Step]] | None:
    found = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    joins = "joins" if "joins" in columns(connection, "lines") else "0"
    lines: Iterable[tuple[int, int, str, bytes | None, int]] = connection.execute(
        f"SELECT step, seat, words, asked, {joins} FROM lines WHERE table_id = ? ORDER BY step", (table,)
    )
    return _row(found), [
        Step(table, step, Line(seat, words), asked, bool(joined)) for step, seat, words, asked, joined in lines
    ]


def find(
    connection: sqlite3.Connection,
    guest: str | None,
    host: str | None,
    status: Sequence[str],
    public: bool,
    before: float | None,
    most: int,
) -> list[Row]:
    query, values = f"SELECT {COLUMNS} FROM tables WHERE 1", list[object]()
    if guest is not None:
        query += " AND id IN (SELECT table_id FROM guests WHERE guest = ?)"
        values.append(guest)
    if host is not None:
        query += " AND host = ?"
        values.append(host)
    if status:
        query += f" AND status IN ({', '.join('?' * len(status))})"
        values += status
    if public:
        query += " AND is_public"
    if before is not None:
        query += " AND changed < ?"
        values.append(before)
    query += " ORDER BY changed DESC LIMIT ?"
    return [_row(found) for found in connection.execute(query, [*values, most])]


def put(connection: sqlite3.Connection, what: Row | Step | Mark | Forget | Trial) -> None:
    match what:
        case Step(table, step, line, asked, joins):
            connection.execute(
                "INSERT INTO lines (table_id, step, seat, words, asked, joins) VALUES (?, ?, ?, ?, ?, ?)",
                (table, step, line.seat, line.words, asked, joins),
            )
        case Row():
            put_table(connection, what)
        case Forget(tables, before):
            for table in tables:
                forget(connection, table, before)
        case Trial(size):
            connection.execute("INSERT INTO trials VALUES (zeroblob(?))", (size,))
            connection.execute("DELETE FROM trials")
        case Mark():
            raise TypeError("a file has one server, and no marks")


def put_table(connection: sqlite3.Connection, row: Row) -> None:
    connection.execute(
        f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "status = excluded.status, is_public = excluded.is_public, changed = excluded.changed, data = excluded.data, "
        "host = excluded.host",
        (row.id, row.status, row.is_public, row.changed, row.data, row.host),
    )
    connection.execute("DELETE FROM guests WHERE table_id = ?", (row.id,))
    connection.executemany("INSERT INTO guests VALUES (?, ?)", [(guest, row.id) for guest in row.guests])


def forget(connection: sqlite3.Connection, table: str, before: float) -> None:
    """Whatever was begun has lines or another status, and stays."""
    removed = connection.execute(
        "DELETE FROM tables WHERE id = ? AND status IN ('gathering', 'closed') AND changed < ? "
        "AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id)",
        (table, before),
    )
    if removed.rowcount:
        connection.execute("DELETE FROM guests WHERE table_id = ?", (table,))


def _row(found: tuple[str, str, int, float, bytes, str]) -> Row:
    id, status, is_public, changed, data, host = found
    return Row(id, status, bool(is_public), changed, data, host=host)


def _finish(done: asyncio.Future[None], failure: StoreFailed | None) -> None:
    if done.cancelled():
        return
    if failure is not None:
        done.set_exception(failure)
    else:
        done.set_result(None)
