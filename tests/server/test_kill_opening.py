"""`kill -9` between each pair of steps from the promise to the first choice: nothing is lost that anybody was shown,
the promise stays, and the deal is the same."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tatami.core.commitment import pledge_of, promise_of, share_from
from tatami.server import opening
from tatami.server.messages.luck import Open
from tatami.server.messages.tables import SeatPlan
from tatami.server.refusals import Refused
from tests.luck import true_luck
from tests.server.camera import AIKO, BOTAN, ME, OPEN, Scene, say, until
from tests.server.test_kill import served

SHARES = {AIKO: share_from("Aiko"), BOTAN: share_from("Botan")}
WRITES = ["laid", "pledged", "joined", "closed", "opened", "opened by all", "dealt", "chosen"]


class Killed(BaseException):
    """The process is gone: nobody catches it."""


class Mortal(Scene):
    """A hall whose process ends when so many writes are on disk."""

    def __init__(self, folder, lives: int) -> None:
        super().__init__(folder)
        self.lives = lives
        self.good, self.store.write = self.store.write, self.write
        self.is_dead = asyncio.Event()

    def write(self, *what):
        self.lives -= 1
        return self.last(what) if self.lives <= 0 else self.good(*what)

    async def last(self, what):
        if self.lives == 0:
            await self.good(*what)
        self.is_dead.set()
        raise Killed


async def story(scene: Mortal, shown: dict[str, object]) -> None:
    """Aiko and Botan do what is still to be done, up to the first choice, and note what they are shown."""

    def look(table, *cameras) -> None:
        for camera in cameras:
            luck = camera.table["luck"]
            assert shown.setdefault("promise", luck["promise"]) == luck["promise"]
            if luck["pledges"]:
                assert shown.setdefault("pledges", luck["pledges"]) == luck["pledges"]
                assert shown.setdefault("setting", luck["setting"]) == luck["setting"] is not None
            assert set(luck["opened"]) >= shown.get("opened", set())
            shown["opened"] = set(luck["opened"])
            if camera.position is not None and camera.guest == AIKO:
                lucky = camera.position["view"]["lucky"]
                assert shown.setdefault("lucky", lucky) == lucky
            if camera.position is not None:
                assert camera.position["step"] >= shown.get("step", 0)
                shown["step"] = camera.position["step"]

    mine = (await scene.hall.lobby(AIKO)).mine
    table = await (scene.hall.table(mine[0].id) if mine else scene.lay(ME, OPEN, OPEN))
    assert shown.setdefault("table", table.id) == table.id
    aiko = await scene.enter(table, AIKO)
    look(table, aiko)
    with unless_done("already-pledged" if table.stored.status == "gathering" else "already-begun"):
        await opening.pledge(table, AIKO, pledge_of(SHARES[AIKO]))
    with unless_done("already-seated"):
        await opening.join(table, BOTAN, 2, pledge_of(SHARES[BOTAN]))
    botan = await scene.enter(table, BOTAN)
    look(table, aiko, botan)
    with unless_done("already-begun"):
        await opening.start(table, AIKO, "random")
    look(table, aiko, botan)
    for guest, seat in ((AIKO, 0), (BOTAN, 2)):
        await say(table, guest, Open(seat, SHARES[guest]))
        look(table, aiko, botan)
    await until(lambda: table.is_playing or scene.is_dead.is_set())
    if scene.is_dead.is_set():
        raise Killed
    look(table, aiko, botan)
    if aiko.position["step"] == 0:
        await scene.choose(aiko, "pick 1")
    look(table, aiko, botan)


@contextmanager
def unless_done(code: str) -> Iterator[None]:
    """What was done before the kill is refused with this code."""
    try:
        yield
    except Refused as error:
        if error.code != code:
            raise


@pytest.mark.parametrize("lives", range(1, len(WRITES) + 1), ids=WRITES)
def test_whatever_was_shown_stays_when_the_server_is_killed(tmp_path, monkeypatch, lives):
    true_luck(monkeypatch.setattr)

    async def play():
        shown: dict[str, object] = {}
        first, second = Mortal(tmp_path, lives), None
        try:
            with pytest.raises(Killed):
                await story(first, shown)
            assert first.lives == 0
            second = Mortal(tmp_path, 100)
            await second.hall._revive()
            await story(second, shown)
            [table] = second.hall.tables.values()
            luck = table.stored.header().luck
            assert luck.promise == shown["promise"] == promise_of(table.id, luck.secret)
            assert [pledge.pledge for pledge in luck.pledges] == shown["pledges"]
            assert [pledge.share for pledge in luck.pledges] == [SHARES[AIKO], None, SHARES[BOTAN]]
            assert table.course.match.state.lucky[0] == shown["lucky"][0] and shown["step"] == 1
            assert lives + 100 - second.lives == len(WRITES), "nothing was written twice"
        finally:
            for scene in (first, second):
                if scene is not None:
                    await scene.hall.close()

    asyncio.run(play())


def test_a_restart_begins_the_time_for_opening_anew(tmp_path):
    async def play():
        first, second = Scene(tmp_path), None
        try:
            table = await first.lay(ME, SeatPlan("bot", "random"), pledge=pledge_of(SHARES[AIKO]))
            second = Scene(tmp_path, open_within=0.05)
            await second.hall._revive()
            again = second.hall.tables[table.id]
            assert again.stored == table.stored and again.stored.status == "opening"
            await until(lambda: again.is_playing)
            assert again.stored.header().luck.withheld() == [0]
        finally:
            for scene in (first, second):
                if scene is not None:
                    await scene.hall.close()

    asyncio.run(play())


def test_a_real_process_keeps_its_promise(tmp_path):
    cookies: list[dict[str, str] | None] = [None, None]
    luck, table, deals = {}, "", []
    for life in ("gathering", "opening", "playing", "again"):
        with served(tmp_path / "data", tmp_path / "errors") as (house, process):
            aiko, botan = [house.guest(each) for each in cookies]
            cookies = [dict(guest.http.cookies) for guest in (aiko, botan)]
            if life == "gathering":
                table = aiko.lay("me", "random", "open", pledge=pledge_of(SHARES[AIKO]))
                luck = aiko.get(f"/api/tables/{table}")["luck"]
            elif life == "opening":
                assert aiko.get(f"/api/tables/{table}")["luck"] == luck
                botan.post(f"/api/tables/{table}/join", {"pledge": pledge_of(SHARES[BOTAN])})
                luck = aiko.get(f"/api/tables/{table}")["luck"]
                assert luck["pledges"] == [pledge_of(SHARES[AIKO]), None, pledge_of(SHARES[BOTAN])]
            else:
                wires = [aiko.sit(table), botan.sit(table)]
                for wire, seat, guest in zip(wires, (0, 2), (AIKO, BOTAN)):
                    wire.send(type="open", seat=seat, share=SHARES[guest])
                while wires[0].position is None:
                    wires[0].receive()
                now = wires[0].table["luck"]
                assert (now["promise"], now["pledges"]) == (luck["promise"], luck["pledges"])
                assert set(now["opened"]) | set(now["withheld"]) == {0, 2}
                deals.append([(seat["character"], seat["role"]) for seat in wires[0].position["view"]["seats"]])
            os.kill(process.pid, signal.SIGKILL)
    assert deals[0] == deals[1] and len(deals[0]) == 3
