"""The tables of a server, read from outside it while it may be running: to back them up, to bring them back, to look
at them. Nothing here changes what a running server uses."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tatami.core.errors import TatamiError
from tatami.server import seating
from tatami.server.guests import KEY_FILE
from tatami.server.seating import Holder, Stored
from tatami.server.settings import DATABASE
from tatami.server.sqlite_store import FORMAT, READABLE, examination, find, put, put_table, read, upgrade
from tatami.server.store import Step, lock_directory

OPEN = ("gathering", "opening", "playing", "frozen")
ALL = 10**9
LEFT_BEHIND = ("-wal", "-shm", "-open")  # files of a database that was not closed
KEY = "CREATE TABLE secret_key (key BLOB NOT NULL) STRICT"


def open_tables(database: Path) -> Iterator[tuple[Stored, Sequence[Step]]]:
    """Every table that is not over, with the lines of its game."""
    with looked_at(database) as connection:
        for row in find(connection, None, None, OPEN, False, None, ALL):
            found = read(connection, row.id)
            if found is not None:
                yield seating.stored(found[0]), found[1]


def back_up(database: Path, target: Path, finished_only: bool = False) -> int:
    """All tables in one file that its owner alone can read, or only finished games, without their guests, to be given
    away; how many. A running server goes on meanwhile."""
    with looked_at(database) as source, new_file(target) as copy:
        if finished_only:
            copy_finished(source, copy)
        else:
            source.backup(copy)
            copy.execute(KEY)
            key = database.parent / KEY_FILE
            copy.executemany("INSERT INTO secret_key VALUES (?)", [(key.read_bytes(),)] if key.exists() else [])
        if damage := examination(copy):
            raise TatamiError("damaged-data", f"{database} is damaged ({damage}), so there is no backup of it.")
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(backup: Path, data_dir: Path) -> int:
    """A backup as the tables of a server that has none yet; how many."""
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    with closing(lock_directory(data_dir)), looked_at(backup) as source:
        for left in (data_dir / f"{DATABASE}{ending}" for ending in LEFT_BEHIND):
            if left.exists():  # SQLite would play another database's log into this one
                raise TatamiError("in-the-way", f"{left} belongs to other tables; move it away.")
        if damage := examination(source):
            raise TatamiError("damaged-data", f"{backup} is damaged ({damage}).")
        with new_file(data_dir / DATABASE) as copy:
            source.backup(copy)
            copy.execute("CREATE TABLE IF NOT EXISTS secret_key (key BLOB NOT NULL) STRICT")
            keys = copy.execute("SELECT key FROM secret_key").fetchall()
            copy.execute("DROP TABLE secret_key")
            copy.execute("VACUUM")
            for (key,) in keys:
                handle = os.open(data_dir / KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
                with os.fdopen(handle, "wb") as out:
                    out.write(key)
            return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def copy_finished(source: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """Finished games, whose luck is open anyway. Of those who played only their names are kept: nothing says which
    games were played by the same guest."""
    upgrade(copy)
    copy.execute("BEGIN")
    for row in find(source, None, None, ("finished",), False, None, ALL):
        found = read(source, row.id)
        assert found is not None, "a finished game is never removed"
        stored, steps = seating.stored(found[0]), found[1]
        holders = [Holder(holder.kind, name=holder.name, bot=holder.bot) for holder in stored.holders]
        put_table(copy, stored.but(host="", crash="", holders=holders, answered=None).row(row.changed))
        for step in steps:
            put(copy, step)
    copy.execute("COMMIT")


@contextmanager
def looked_at(database: Path) -> Iterator[sqlite3.Connection]:
    """A database that is read and left as it is."""
    if not database.is_file():
        raise TatamiError("no-data", f"There is no {database}; name the folder of the server with --data.")
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found not in READABLE:
                which = "a newer" if found > FORMAT else "an older"
                raise TatamiError("other-data", f"{database} was made by {which} Tatami, or by another program.")
            yield connection
    except sqlite3.Error as error:
        raise TatamiError("bad-data", f"{database} cannot be read: {error}.") from None


@contextmanager
def new_file(file: Path) -> Iterator[sqlite3.Connection]:
    """A new database for its owner alone; it is there when it is whole."""
    if file.exists():
        raise TatamiError("in-the-way", f"{file} is there already; choose another name or move it away.")
    unfinished = file.with_name(f"{file.name}.unfinished")
    journal = file.with_name(f"{unfinished.name}-journal")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            yield connection
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(unfinished, file)
    except sqlite3.Error as error:
        raise TatamiError("no-copy", f"{file} cannot be made: {error}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
        journal.unlink(missing_ok=True)
