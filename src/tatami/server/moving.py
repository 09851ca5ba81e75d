"""Tables that move from the file of one server to a database that several workers share.

Everything comes along: guests keep cookies and seats, running games their lines and the secret of their luck. The
file is put away afterwards under another name: a game that went on at both places would show the same luck twice.
"""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tatami.core.errors import TatamiError
from tatami.server import seating
from tatami.server.copying import ALL, LEFT_BEHIND, OPEN, looked_at
from tatami.server.guests import secret_key
from tatami.server.seating import Stored
from tatami.server.settings import DATABASE
from tatami.server.sqlite_store import SqliteStore, examination, find, read
from tatami.server.store import Mark, Row, Step, lock_directory

if TYPE_CHECKING:
    from tatami.server.postgres_schema import Connection

AT_ONCE = 100  # tables


def moved(data_dir: Path, address: str) -> tuple[int, Path]:
    """All tables of a folder, in one transaction; how many, and what the file is called now."""
    needs_driver()
    from tatami.server import postgres_schema

    file = data_dir / DATABASE
    with looked_at(file) as source:  # is it there, and ours?
        if damage := examination(source):
            raise TatamiError("damaged-data", f"{file} is damaged ({damage}); restore a backup.")
    with closing(lock_directory(data_dir)):
        asyncio.run(_close(SqliteStore(file)))  # of today's format, and without a log beside it
        left = unused_name(file)
        postgres_schema.make_ready(address)
        count = postgres_schema.done(address, lambda: _move(file, secret_key(data_dir), address))
        os.replace(file, left)
        for ending in LEFT_BEHIND:
            Path(f"{file}{ending}").unlink(missing_ok=True)
        return count, left


async def _close(store: SqliteStore) -> None:
    await store.close()


async def _move(file: Path, key: bytes, address: str) -> int:
    from tatami.server.postgres_schema import GUEST_KEY, connect, without_password
    from tatami.server.postgres_store import put

    connection = await connect(address, within=60.0)
    count = 0
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            if await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                raise TatamiError("in-the-way", f"{without_password(address)} has tables already; name an empty one.")
            with looked_at(file) as source:
                rows = find(source, None, None, (), False, None, ALL)
                for first in range(0, len(rows), AT_ONCE):
                    some: list[Row | Step | Mark] = []
                    for row in rows[first : first + AT_ONCE]:
                        found = read(source, row.id)
                        assert found is not None, "nobody else uses the file"
                        guests = frozenset(
                            one for (one,) in source.execute("SELECT guest FROM guests WHERE table_id = ?", (row.id,))
                        )
                        some.append(Row(row.id, row.status, row.is_public, row.changed, row.data, guests, row.host))
                        some += found[1]
                        some.append(Mark(row.id, 1, 1, None, b""))
                        count += 1
                    await put(connection, some)
            await connection.execute("UPDATE keys SET key = $2 WHERE name = $1", GUEST_KEY, key)
            await _compare(connection, file)
    finally:
        await connection.close()
    return count


async def _compare(connection: "Connection", file: Path) -> None:
    """Is everything there?"""
    with looked_at(file) as source:
        for table in ("tables", "lines", "guests"):
            there = await connection.fetchval(f"SELECT count(*) FROM {table}")
            here = source.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            if there != here:
                raise TatamiError("no-copy", f"Of {here} rows of {table} {there} arrived, so nothing was moved.")


def unused_name(file: Path) -> Path:
    """What a file that has moved is called."""
    left = file.with_name(f"{file.name}.moved")
    if left.exists():
        raise TatamiError("in-the-way", f"{left} is there already; move it away.")
    return left


def open_tables_in(address: str, every: bool = False) -> Iterator[tuple[Stored, Sequence[Step]]]:
    """Every table of a database that is not over, or every one, with the lines of its game. Workers may go on
    meanwhile."""
    needs_driver()
    from tatami.server import postgres_schema
    from tatami.server.postgres_store import PostgresStore

    async def all_of_them() -> list[tuple[Row, list[Step]]]:
        store = PostgresStore(address)
        await store.open()
        try:
            rows = await store.find(status=() if every else OPEN, most=ALL)
            return [found for row in rows if (found := await store.read(row.id)) is not None]
        finally:
            await store.close()

    postgres_schema.make_ready(address)
    for row, steps in postgres_schema.done(address, all_of_them):
        yield seating.stored(row), steps


def needs_driver() -> None:
    """Refuse where the package that speaks to PostgreSQL is missing."""
    if find_spec("asyncpg") is None:
        raise TatamiError("no-database", "PostgreSQL needs one more package: pip install tatami[postgres]")
