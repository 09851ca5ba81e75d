"""`tatami tables move`: from a file to a database, with running games, their luck and their guests."""

import asyncio
import json

import pytest

from tatami.cli import obey
from tatami.core.commitment import pledge_of, share_from
from tatami.core.record import read_record
from tatami.server import postgres_schema
from tatami.server.moving import open_tables_in
from tatami.server.postgres_store import PostgresStore
from tests.luck import true_luck
from tests.server.house import open_house

SHARE = share_from("Aiko")


def test_running_games_go_on_with_the_luck_that_was_promised(tmp_path, database, monkeypatch, capsys):
    true_luck(monkeypatch.setattr)
    folder = tmp_path / "data"
    with open_house(folder, bots=False) as house:
        aiko, botan = guests = [house.guest(), house.guest()]
        table = aiko.lay("me", "open", game="toy", pledge=pledge_of(SHARE))
        waiting = aiko.lay("me", "open", game="toy")
        promises = {id: aiko.get(f"/api/tables/{id}")["luck"]["promise"] for id in (table, waiting)}
        botan.post(f"/api/tables/{table}/join")
        wires = [guest.sit(table) for guest in guests]
        wires[0].send(type="open", seat=0, share=SHARE)
        for wire in wires:
            while wire.position is None:
                wire.receive()
            wire.choose("pick 2")
        while wires[0].position["step"] < 3:
            wires[0].receive()
        log = json.loads(aiko.sit(table).raw[-1])["log"]
        cookies = [dict(guest.http.cookies) for guest in guests]
    words = ["tables", "move", "--data", str(folder), "--database", database]
    assert obey(words) == 0
    assert "2 tables moved. " in capsys.readouterr().out
    assert not (folder / "tatami.sqlite3").exists() and (folder / "tatami.sqlite3.moved").stat().st_mode & 0o077 == 0
    assert {stored.id for stored, _ in open_tables_in(database)} == {table, waiting}
    assert obey(["tables", "check", "--database", database]) == 0
    with open_house(tmp_path / "new", postgres=database, bots=False) as house:
        aiko, botan = guests = [house.guest(cookie) for cookie in cookies]
        assert {one["id"] for one in aiko.get("/api/lobby")["mine"]} == {table, waiting}
        wires = [guest.sit(table) for guest in guests]
        assert json.loads(wires[0].raw[-1])["log"] == log
        for seat, words in ((1, "roll"), (0, "pick 1"), (1, "pick 1"), (1, "pass")):
            wire = wires[seat]
            while not any(one["words"] == words for one in (wire.position["decision"] or {"options": []})["options"]):
                wire.receive()
            wire.choose(words)
        while wires[0].table["status"] != "finished":
            wires[0].receive()
        luck = read_record(aiko.http.get(f"/api/tables/{table}/record").text).header.luck
        assert luck.promise == promises[table] and luck.pledges[0].share == SHARE
        assert aiko.get(f"/api/tables/{waiting}")["luck"]["promise"] == promises[waiting]


def test_nothing_moves_into_a_database_that_has_tables_or_out_of_a_folder_in_use(tmp_path, database, capsys):
    with open_house(tmp_path, bots=False) as house:
        house.guest().lay("me", "open", game="toy")
        words = ["tables", "move", "--data", str(tmp_path), "--database", database]
        assert obey(words) == 2 and "Another server is using" in capsys.readouterr().err

    async def lay():
        store = PostgresStore(database)
        await store.open()
        from tatami.server.store import Row

        await store.write(Row("a", "playing", True, 1.0, b"{}"))
        await store.close()

    postgres_schema.make_ready(database)
    asyncio.run(lay())
    assert obey(words) == 2 and "has tables already" in capsys.readouterr().err
    assert (tmp_path / "tatami.sqlite3").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tables", "move"], "needs --database"),
        (["tables", "move", "--database", "sqlite:///x"], "takes an address such as postgresql://"),
        (["serve", "--workers", "2", "--no-browser", "--port", "0"], "a database that they share"),
        (["serve", "--workers", "0"], "--workers is from 1 to 64"),
    ],
)
def test_what_cannot_be_is_one_sentence(words, said, capsys, tmp_path):
    assert obey([*words, "--data", str(tmp_path)]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint and complaint.count("\n") == 1
