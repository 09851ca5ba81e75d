"""Tables on disk."""

import asyncio
import sqlite3

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import Line
from tatami.server.sqlite_store import SqliteStore, connect
from tatami.server.store import Row, Step, StoreFailed


def stored(work):
    """Run a coroutine with a store, which is closed afterwards."""

    def test(tmp_path):
        async def run():
            store = SqliteStore(tmp_path / "tables.sqlite3")
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(run())

    test.__name__ = work.__name__
    return test


def row(id="a", status="playing", public=True, changed=1.0, guests=()):
    return Row(id, status, public, changed, b"{}", frozenset(guests))


def step(table, number, words="pass"):
    return Step(table, number, Line(0, words))


@stored
async def test_what_was_written_is_read(store):
    await store.write(row())
    await asyncio.gather(*(store.write(step("a", number, f"word {number}")) for number in range(1, 200)))
    found, lines = await store.read("a")
    assert [step.line.words for step in lines] == [f"word {number}" for number in range(1, 200)]
    assert found == Row("a", "playing", True, 1.0, b"{}")
    assert await store.read("b") is None


@stored
async def test_a_step_is_taken_once_and_only_the_second_writer_fails(store):
    await store.write(row())
    results = await asyncio.gather(
        store.write(step("a", 1, "first")),
        store.write(step("a", 1, "second")),
        store.write(step("a", 2, "third")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StoreFailed, type(None)]
    _, lines = await store.read("a")
    assert [step.line.words for step in lines] == ["first", "third"]


@stored
async def test_a_write_is_all_or_nothing(store):
    await store.write(row(), step("a", 1))
    with pytest.raises(StoreFailed):
        await store.write(row(status="finished"), step("a", 1))
    found, lines = await store.read("a")
    assert found.status == "playing" and len(lines) == 1


@stored
async def test_tables_are_found_by_guest_status_and_audience(store):
    await store.write(row("a", guests=("aiko", "botan"), changed=1.0))
    await store.write(row("b", "gathering", guests=("aiko",), changed=2.0))
    await store.write(row("c", "finished", public=False, guests=("botan",), changed=3.0))
    assert [found.id for found in await store.find(guest="aiko")] == ["b", "a"]
    assert [found.id for found in await store.find(guest="botan", status=("finished",))] == ["c"]
    assert [found.id for found in await store.find(public=True)] == ["b", "a"]
    assert [found.id for found in await store.find(most=1)] == ["c"]
    await store.write(row("a", guests=("botan",), changed=4.0))
    assert [found.id for found in await store.find(guest="aiko")] == ["b"]


@stored
async def test_nothing_is_confirmed_before_it_is_committed(store):
    """Another connection sees what was confirmed, at once; and the disk is asked to hold it."""
    await store.write(row())
    reader = sqlite3.connect(store.file)
    try:
        for number in range(1, 20):
            await store.write(step("a", number))
            assert reader.execute("SELECT count(*) FROM lines").fetchone() == (number,)
        connection = connect(store.file)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()
    finally:
        reader.close()


FORMAT_1 = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, is_public INTEGER NOT NULL, changed REAL NOT NULL, data BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, is_public, changed);
CREATE TABLE guests (
    guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
    table_id TEXT NOT NULL, step INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES ('a', 'playing', 1, 1.0, CAST('{}' AS BLOB));
INSERT INTO guests VALUES ('aiko', 'a');
INSERT INTO lines VALUES ('a', 1, 0, 'first'), ('a', 2, 1, 'second');
"""


@pytest.mark.parametrize("version", [0, 1])  # 0: it was killed while it was made
def test_a_file_of_the_first_format_is_upgraded_in_place(tmp_path, version):
    file = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript(FORMAT_1 + f"PRAGMA user_version = {version};")

    async def play_on():
        for number in (3, 4):  # the second time it has the new format
            store = SqliteStore(file)
            try:
                await store.write(Step("a", number, Line(0, f"line {number}"), b"abcd"))
                found, lines = await store.read("a")
                assert found == Row("a", "playing", True, 1.0, b"{}")
                assert [step.line.words for step in lines] == ["first", "second", "line 3", "line 4"][:number]
                assert [row.id for row in await store.find(guest="aiko")] == ["a"]
            finally:
                await store.close()

    asyncio.run(play_on())
    assert connection.execute("PRAGMA user_version").fetchone() == (4,)
    assert connection.execute("SELECT DISTINCT joins FROM lines").fetchall() == [(0,)]
    digests = connection.execute("SELECT asked FROM lines ORDER BY step").fetchall()
    assert digests == [(None,), (None,), (b"abcd",), (b"abcd",)]
    connection.close()


def test_a_file_of_a_newer_tatami_is_left_alone(tmp_path):
    file = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(TatamiError) as caught:
        SqliteStore(file)
    assert caught.value.code == "newer-data" and "--data" in caught.value.sentence
