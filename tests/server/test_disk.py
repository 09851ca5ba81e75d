"""A disk that is full, damaged or taken away: said in a sentence at the start, by `/healthz` and to whoever plays."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tatami.cli import obey
from tatami.core.errors import TatamiError
from tatami.server import health, opening, sqlite_store, wal
from tatami.server.app import UNWELL
from tatami.server.sqlite_store import SqliteStore, marker
from tatami.server.store import Row, StoreFailed
from tests.server.camera import BOTAN, ME, OPEN, Scene
from tests.server.house import PATIENCE, House, open_house

KILLED = """
import asyncio, os, shutil, signal, sqlite3, sys
from pathlib import Path
from tatami.server.sqlite_store import SqliteStore
from tatami.server.store import Row
async def play():
    file = Path(sys.argv[1])
    store = SqliteStore(file)
    for number in range(40):
        await store.write(Row(f"table-{number}", "playing", True, 1.0, b"x" * 900))
        if number == 5:  # the log begins anew; what it and its index were is put aside
            for ending in ("-wal", "-shm"):
                shutil.copy(f"{file}{ending}", f"{file}{ending}.before")
            sqlite3.connect(file).execute("PRAGMA wal_checkpoint(RESTART)")
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(play())
"""


@pytest.fixture(scope="module")
def remains(tmp_path_factory) -> Path:
    """What a server left behind that was killed after it had confirmed 40 tables."""
    folder = tmp_path_factory.mktemp("killed")
    ran = subprocess.run([sys.executable, "-c", KILLED, str(folder / "tatami.sqlite3")], check=False)
    assert ran.returncode == -signal.SIGKILL
    return folder


@pytest.fixture
def killed(remains: Path, tmp_path: Path) -> Path:
    """A copy of it: its database."""
    return Path(shutil.copytree(remains, tmp_path / "data")) / "tatami.sqlite3"


def tables_in(file: Path) -> int:
    async def count():
        store = SqliteStore(file)
        try:
            return len(await store.find(most=100))
        finally:
            await store.close()

    return asyncio.run(count())


def refusal(file: Path) -> str:
    """What a server says that cannot start with this database."""
    with pytest.raises(TatamiError) as caught:
        SqliteStore(file)
    return caught.value.sentence


def test_who_cannot_start_says_why_in_one_sentence(tmp_path):
    (tmp_path / "tatami.sqlite3").write_text("Dear Botan, " * 100)
    command = [sys.executable, "-m", "tatami", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr.count("\n") == 1 and "is not a database" in ran.stderr


# The write-ahead log


def test_a_killed_server_has_a_whole_log_and_loses_nothing(killed):
    assert marker(killed).exists() and wal.complaint(killed, must_exist=True) == ""
    assert tables_in(killed) == 40
    assert not marker(killed).exists()


def test_a_missing_log_is_noticed_and_can_be_put_up_with(killed):
    Path(f"{killed}-wal").unlink()
    assert "is missing" in refusal(killed)
    Path(f"{killed}-shm").unlink()
    assert "is missing" in refusal(killed)  # the marker still says that nobody closed it
    marker(killed).unlink()
    assert tables_in(killed) == 6  # what stood in the database itself


@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_a_damaged_log_is_noticed_wherever_it_is_damaged(killed, share):
    log = Path(f"{killed}-wal")
    data = bytearray(log.read_bytes())
    data[int(share * len(data)) + 8] ^= 1
    log.write_bytes(data)
    assert "is damaged" in refusal(killed)


def test_a_log_that_was_cut_off_is_noticed(killed):
    log = Path(f"{killed}-wal")
    log.write_bytes(log.read_bytes()[:-4120])
    assert "frames can be read" in refusal(killed)


def test_an_index_that_a_power_cut_left_behind_the_log_is_no_damage(killed):
    os.replace(f"{killed}-shm.before", f"{killed}-shm")
    assert tables_in(killed) == 40


def test_a_log_of_before_is_damage(killed):
    os.replace(f"{killed}-wal.before", f"{killed}-wal")
    assert "frames can be read" in refusal(killed)


def test_a_commit_that_was_under_way_is_no_damage(killed):
    with Path(f"{killed}-wal").open("ab") as log:
        log.write(b"\0" * 2000)  # half a frame
    assert tables_in(killed) == 40


def test_looking_at_what_a_killed_server_left_changes_nothing(killed, tmp_path, capsys):
    before = Path(f"{killed}-wal").read_bytes()
    assert obey(["backup", str(tmp_path / "copy"), "--data", str(killed.parent)]) == 0
    assert "40 tables" in capsys.readouterr().out
    assert Path(f"{killed}-wal").read_bytes() == before and wal.complaint(killed, must_exist=True) == ""
    assert tables_in(killed) == 40


# The database


def test_a_damaged_database_is_not_opened(tmp_path):
    file = tmp_path / "tatami.sqlite3"
    assert tables_in(file) == 0
    for where in (0, 4096):
        whole = file.read_bytes()
        damaged = bytearray(whole)
        damaged[where : where + 2000] = b"\xaa" * 2000
        file.write_bytes(damaged)
        said = refusal(file)
        assert "damaged" in said or "cannot be used" in said
        file.write_bytes(whole)
    assert tables_in(file) == 0


def full(monkeypatch, pages: int) -> None:
    """A disk on which the database cannot grow beyond so many pages."""
    true = sqlite_store.connect

    def connect(file: Path) -> sqlite3.Connection:
        connection = true(file)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite_store, "connect", connect)


def test_a_full_disk_lets_nobody_start(tmp_path, monkeypatch):
    full(monkeypatch, 12)
    assert "disk is full" in refusal(tmp_path / "tatami.sqlite3")


def test_no_room_left_is_no_health(tmp_path, monkeypatch):
    async def ask():
        store = SqliteStore(tmp_path / "tatami.sqlite3")
        try:
            assert await store.health() == ""
            monkeypatch.setattr(health, "TRIED_EVERY", 0.0)
            monkeypatch.setattr(sqlite_store, "LEAST_FREE", 10**18)
            return await store.health()
        finally:
            await store.close()

    assert "The disk is full" in asyncio.run(ask())


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_files_that_are_taken_away_are_missed(tmp_path, monkeypatch, ending):
    monkeypatch.setattr(health, "TRIED_EVERY", 0.0)

    async def ask():
        store = SqliteStore(tmp_path / "tatami.sqlite3")
        try:
            os.unlink(f"{store.file}{ending}")
            return await store.health()
        finally:
            await store.close()

    assert f"tatami.sqlite3{ending} was removed" in asyncio.run(ask())


def fill(house: House, size: int) -> None:
    """Write rows of this size as long as the disk takes them."""

    async def write() -> None:
        with suppress(StoreFailed):
            for number in range(1000):
                await house.hall.store.write(Row(f"{size}-{number}", "closed", False, 1.0, b"x" * size))

    asyncio.run_coroutine_threadsafe(write(), house.loop).result(PATIENCE)


def ask(house) -> str:
    """What the store of a house finds wrong with itself."""
    return asyncio.run_coroutine_threadsafe(house.hall.store.health(), house.loop).result(PATIENCE)


def test_on_a_full_disk_nothing_is_laid_and_healthz_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "TRIED_EVERY", 0.0)
    full(monkeypatch, 31)
    with open_house(tmp_path, most_tables_per_guest=1000, bots=False) as house:
        guest = house.guest()
        assert guest.get("/healthz")["status"] == "ok"

        for size in (20_000, 3000):  # until no page is left
            fill(house, size)
        plan = {"game": "toy", "seats": [{"holder": "me"}, {"holder": "open"}]}
        codes = [guest.http.post("/api/tables", json=plan).json().get("code") for _ in range(8)]
        assert codes[-1] == "not-saved"  # a few may still fit into the last page
        assert guest.get("/healthz", 503)["complaint"] == UNWELL
        assert "full" in ask(house)


def test_reading_a_damaged_database_is_refused_and_healthz_knows(tmp_path, monkeypatch):
    monkeypatch.setattr(health, "TRIED_EVERY", 0.0)
    with open_house(tmp_path, bots=False) as house:
        guest = house.guest()

        def malformed(*asked):
            raise sqlite3.DatabaseError("database disk image is malformed")

        monkeypatch.setattr(sqlite_store, "find", malformed)
        monkeypatch.setattr(sqlite_store, "read", malformed)
        plan = {"game": "toy", "seats": [{"holder": "me"}, {"holder": "open"}]}
        assert guest.post("/api/tables", plan, 503)["code"] == "not-saved"
        assert guest.get("/api/lobby", 503)["code"] == "not-read"
        assert guest.get("/api/tables/some-table", 503)["code"] == "not-read"
        assert guest.dial("some-table").closed_with() == 1011
        assert guest.get("/healthz", 503)["complaint"] == UNWELL
        assert "malformed" in ask(house)


def test_strangers_hear_that_the_server_is_not_well_and_the_log_says_why(tmp_path):
    async def lost() -> str:
        return "connection to db.example refused for user tatami"

    with capture_logs() as said, open_house(tmp_path, bots=False) as house:
        house.hall.store.well.complaint = lost
        answer = house.guest().http.get("/healthz")
        assert answer.status_code == 503 and "db.example" not in answer.text and answer.json()["complaint"] == UNWELL
    assert [line["complaint"] for line in said if line["event"] == "the store is not well"] == [asyncio.run(lost())]


# Backups


def played_some(folder: Path) -> dict[str, str]:
    """A hall with a finished game, a running one and one that gathers; their ids."""

    async def play():
        scene = Scene(folder)
        try:
            ids = {}
            for name in ("finished", "playing"):
                table, aiko, botan = await scene.two_at_toy()
                ids[name] = table.id
                for _ in range(2 if name == "finished" else 1):
                    for camera, words in ((aiko, "pick 1"), (botan, "pick 3"), (aiko, "bow"), (botan, "pass")):
                        await scene.choose(camera, words)
            ids["gathering"] = (await scene.lay(ME, OPEN)).id
            (folder / "secret-key").write_bytes(b"k" * 64)
            assert obey(["backup", str(folder / "all.tatami"), "--data", str(folder)]) == 0  # while it is running
            return ids
        finally:
            await scene.hall.close()

    return asyncio.run(play())


def test_a_backup_of_a_running_server_brings_everything_back(tmp_path, capsys):
    (tmp_path / "old").mkdir()
    ids = played_some(tmp_path / "old")
    file, new = tmp_path / "old" / "all.tatami", tmp_path / "new"
    assert "3 tables in" in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600
    assert obey(["restore", str(file), "--data", str(new)]) == 0
    assert (new / "secret-key").read_bytes() == b"k" * 64
    assert {(new / name).stat().st_mode & 0o777 for name in ("secret-key", "tatami.sqlite3")} == {0o600}

    async def go_on():
        scene = Scene(new)
        try:
            table = await scene.hall.table(ids["playing"])
            assert table.is_playing and table.course.step == 4
            await opening.join(await scene.hall.table(ids["gathering"]), BOTAN, None)
        finally:
            await scene.hall.close()

    asyncio.run(go_on())
    assert b"k" * 64 not in (new / "tatami.sqlite3").read_bytes()
    assert obey(["restore", str(file), "--data", str(new)]) == 2
    assert obey(["backup", str(file), "--data", str(new)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_finished_games_are_given_away_without_guests_keys_or_secrets_of_others(tmp_path):
    old = tmp_path / "old"
    old.mkdir()
    ids = played_some(old)
    with closing(sqlite3.connect(old / "tatami.sqlite3")) as database, database:
        ordered = "UPDATE tables SET data = CAST(replace(CAST(data AS TEXT), '\"concerned\"', '\"always\"') AS BLOB)"
        assert database.execute(ordered).rowcount == 3
    file, new = tmp_path / "gift.tatami", tmp_path / "new"
    assert obey(["backup", str(file), "--finished-only", "--data", str(old)]) == 0
    data = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    for hidden in (b"aiko-id", b"botan-id", b"always", b"k" * 64, ids["playing"].encode(), ids["gathering"].encode()):
        assert hidden not in data
    assert obey(["restore", str(file), "--data", str(new)]) == 0
    assert not (new / "secret-key").exists()

    async def look():
        scene = Scene(new)
        try:
            assert (await scene.hall.table(ids["finished"])).stored.status == "finished"
        finally:
            await scene.hall.close()

    asyncio.run(look())


def test_a_backup_is_not_mixed_with_the_log_of_other_tables(killed, tmp_path, capsys):
    file = tmp_path / "copy"
    assert obey(["backup", str(file), "--data", str(killed.parent)]) == 0
    killed.unlink()  # but not its log
    restore = ["restore", str(file), "--data", str(killed.parent)]
    for left in (Path(f"{killed}-wal"), Path(f"{killed}-shm"), marker(killed)):
        assert obey(restore) == 2 and left.name in capsys.readouterr().err
        left.unlink()
    assert obey(restore) == 0 and tables_in(killed) == 40


def test_there_is_no_backup_of_a_damaged_database(tmp_path, capsys):
    (tmp_path / "old").mkdir()
    played_some(tmp_path / "old")
    database, file = tmp_path / "old" / "tatami.sqlite3", tmp_path / "copy"
    data = database.read_bytes()
    page = data.index(b"pick 3") // 4096  # of the lines
    database.write_bytes(data[: page * 4096] + b"\xaa" * 4096 + data[(page + 1) * 4096 :])
    for only in ([], ["--finished-only"]):
        assert obey(["backup", str(file), "--data", str(database.parent), *only]) == 2
        said = capsys.readouterr().err
        assert "damaged" in said or "malformed" in said
    assert not list(tmp_path.glob("copy*"))


def test_a_backup_that_finds_no_room_leaves_nothing_behind(killed, tmp_path):
    limited = (
        "import resource, tatami.cli; resource.setrlimit(resource.RLIMIT_FSIZE, (36_000,) * 2); tatami.cli.main()"
    )
    command = [sys.executable, "-c", limited, "backup", str(tmp_path / "copy"), "--data", str(killed.parent)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2 and "copy cannot be made" in ran.stderr, ran.stderr
    assert not list(tmp_path.glob("copy*"))


def test_what_is_no_backup_is_refused_in_a_sentence(tmp_path, capsys):
    (tmp_path / "letter.txt").write_text("Dear Botan, " * 100)
    assert obey(["restore", str(tmp_path / "letter.txt"), "--data", str(tmp_path / "new")]) == 2
    assert "cannot be read" in capsys.readouterr().err
