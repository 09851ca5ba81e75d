"""Tables on disk, and in a database that several workers share: the same tests for both stores."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager

import pytest

from tatami.core.errors import TatamiError
from tatami.core.record import Line
from tatami.server import postgres_schema
from tatami.server.postgres_store import PostgresStore
from tatami.server.sqlite_store import SqliteStore, connect
from tatami.server.store import Mark, Overtaken, Row, Step, StoreFailed


@asynccontextmanager
async def opened(store):
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def new_store(request, tmp_path):
    """Makes a store of either kind."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite3")
    address = request.getfixturevalue("database")
    postgres_schema.make_ready(address)
    return lambda: PostgresStore(address)


@pytest.fixture
def shared(database):
    """Makes stores of several workers that share a database."""
    postgres_schema.make_ready(database)
    return lambda: PostgresStore(database)


def run(work, make):
    """A coroutine with a store, which is closed afterwards."""

    async def run():
        async with opened(make()) as store:
            await work(store)

    asyncio.run(run())


def stored(work):
    """A test of every store."""

    def test(new_store):
        run(work, new_store)

    test.__name__ = work.__name__
    return test


def on_disk(work):
    """A test of the file alone."""

    def test(tmp_path):
        run(work, lambda: SqliteStore(tmp_path / "tables.sqlite3"))

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
    assert [isinstance(result, StoreFailed) for result in results] == [False, True, False]
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
async def test_lines_keep_what_was_asked_and_which_gesture_they_belong_to(store):
    await store.write(row(), Step("a", 1, Line(2, "draw é"), b"abcd"), Step("a", 2, Line(2, "pass"), None, True))
    _, lines = await store.read("a")
    assert lines == [Step("a", 1, Line(2, "draw é"), b"abcd"), Step("a", 2, Line(2, "pass"), None, True)]


@stored
async def test_what_never_began_is_forgotten_and_nothing_else(store):
    await store.write(row("begun", "gathering"), step("begun", 1))
    for id, status, changed in (("old", "gathering", 1.0), ("new", "gathering", 9.0), ("over", "finished", 1.0)):
        await store.write(row(id, status, changed=changed, guests=("aiko",)))
    assert await store.forget(["begun", "old", "new", "over"], before=5.0) == 1
    assert {found.id for found in await store.find()} == {"begun", "new", "over"}
    assert {found.id for found in await store.find(guest="aiko")} == {"new", "over"}


@stored
async def test_a_store_that_takes_what_is_written_is_well(store):
    assert await store.health() == "" == await store.health()


@on_disk
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


# What several workers share


def mark(number, token, after, meanwhile=b""):
    return Mark("a", number, token, after, meanwhile)


def test_who_knew_an_older_mark_is_overtaken_and_has_written_nothing(shared):
    async def work(one):
        async with opened(shared()) as other:
            await one.write(row(), mark(1, 11, None))
            results = await asyncio.gather(
                one.write(mark(2, 12, 11), step("a", 1, "one")),
                other.write(mark(2, 22, 11), step("a", 1, "other")),
                return_exceptions=True,
            )
            assert sorted(type(result) for result in results if result) == [Overtaken]
            news = await other.look("a", 0)
            assert [step.line.words for step in news.steps] in (["one"], ["other"])
            assert (news.number, news.token) == (2, 12 if news.steps[0].line.words == "one" else 22)
            with pytest.raises(Overtaken):  # before the line is looked at
                await other.write(mark(2, 33, 11, b"late"), step("a", 2), row(status="finished"))
            after = await one.look("a", 1)
            assert (after.row.status, after.steps, after.meanwhile) == ("playing", [], b"")

    run(work, shared)


def test_writes_that_follow_each_other_fail_together(shared):
    """The second of a worker builds on the first: it must not be taken after another worker's."""

    async def work(one):
        async with opened(shared()) as other:
            await one.write(row(), mark(1, 11, None))
            await other.write(mark(2, 21, 11), step("a", 1, "other"))
            results = await asyncio.gather(
                one.write(mark(2, 12, 11), step("a", 1)),
                one.write(mark(3, 13, 12), step("a", 2)),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [Overtaken, Overtaken]
            assert len((await one.look("a", 0)).steps) == 1

    run(work, shared)


def test_a_commit_that_was_done_when_the_connection_broke_is_not_done_again(shared):
    async def work(store):
        await store.write(row(), mark(1, 11, None))
        original, broken = store._transact, []

        async def break_after(batch):
            result = await original(batch)
            if not broken:
                broken.append(True)
                raise ConnectionResetError("nobody heard of it")
            return result

        store._transact = break_after
        await store.write(mark(2, 12, 11), step("a", 1, "once"))
        news = await store.look("a", 0)
        assert broken and [step.line.words for step in news.steps] == ["once"]

    run(work, shared)


def test_a_restart_of_the_database_loses_nothing_and_is_waited_for(shared, cluster):
    async def work(store):
        await store.write(row(), mark(1, 1, None))
        restart = asyncio.create_task(asyncio.to_thread(cluster.restart))
        number = 1
        while not restart.done() or number < 30:
            await store.write(mark(number + 1, number + 1, number), step("a", number, f"line {number}"))
            number += 1
        await restart
        news = await store.look("a", 0)
        assert [step.line.words for step in news.steps] == [f"line {one}" for one in range(1, number)]

    run(work, shared)


def test_a_database_is_brought_to_newer_formats_and_a_newer_one_is_left_alone(database, monkeypatch):
    key = postgres_schema.make_ready(database)
    more = (*postgres_schema.MIGRATIONS, "ALTER TABLE lines ADD COLUMN remark text NOT NULL DEFAULT ''")

    async def work(store):
        await store.write(row(), step("a", 1))

    run(work, lambda: PostgresStore(database))
    with monkeypatch.context() as patched:
        patched.setattr(postgres_schema, "MIGRATIONS", more)
        assert postgres_schema.make_ready(database) == key == postgres_schema.make_ready(database)
    run(lambda store: store.write(row(), step("a", 2)), lambda: PostgresStore(database))  # a worker of the day before
    with pytest.raises(TatamiError) as caught:
        postgres_schema.make_ready(database)
    assert caught.value.code == "newer-data" and "--database" in caught.value.sentence


@pytest.mark.parametrize("address", ["postgresql://aiko:hush@127.0.0.1:1/tatami", "postgresql://aiko:hush@[::1/x"])
def test_a_database_that_is_not_there_is_one_sentence_without_its_password(address):
    with pytest.raises(TatamiError) as caught:
        postgres_schema.make_ready(address)
    assert "hush" not in caught.value.sentence and "\n" not in caught.value.sentence


@stored
async def test_a_store_is_tried_once_a_second_whoever_asks(store):
    tried, complaint = [], store.well.complaint

    async def counted():
        tried.append(True)
        return await complaint()

    store.well.complaint = counted
    assert await asyncio.gather(*(store.health() for _ in range(20))) == [""] * 20
    assert len(tried) <= 2  # a second may end between two of them
