"""Tables on disk."""

import asyncio
import sqlite3

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import Line
from tatami.server.store import Row, SqliteStore, Step, StoreFailed


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
    assert [line.words for line in lines] == [f"word {number}" for number in range(1, 200)]
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
    assert [line.words for line in lines] == ["first", "third"]


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
        connection = store._connect()
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()
    finally:
        reader.close()


def test_a_file_of_a_newer_tatami_is_left_alone(tmp_path):
    file = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(TatamiError) as caught:
        SqliteStore(file)
    assert caught.value.code == "newer-data" and "--data" in caught.value.sentence
