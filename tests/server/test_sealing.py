"""The luck of a table: promised, pledged, closed, opened, dealt, and proved from the record."""

import asyncio
import dataclasses
import time

import msgspec
import pytest

from tatami.core.commitment import Pledge, Secret, is_hash, pledge_of, promise_of, setting_hash, share_from
from tatami.core.errors import TatamiError
from tatami.core.luck_kinds import QuickLuck, SealedLuck
from tatami.core.match import Replay
from tatami.core.record import read_record
from tatami.games import load
from tatami.server import leaving, looking, opening, replays, seating
from tatami.server.driver import Driver
from tatami.server.messages.luck import Open
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Consent, Undo
from tatami.server.seating import Holder, Stored
from tatami.server.settings import Settings
from tatami.server.store import StoreFailed
from tests.luck import true_luck
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say, until, with_settings

AIKOS, BOTANS = share_from("Aiko"), share_from("Botan")
BOT = SeatPlan("bot", "random")


@pytest.fixture(autouse=True)
def sealed(monkeypatch):
    true_luck(monkeypatch.setattr)


async def refused(doing, code):
    """Doing this is refused with this code; the sentence."""
    with pytest.raises(TatamiError) as caught:
        await doing
    assert caught.value.code == code
    return caught.value.sentence


async def two_pledged(scene, **options):
    """Aiko and Botan have pledged; the table is opening."""
    table = await scene.lay(ME, OPEN, options=options, pledge=pledge_of(AIKOS))
    aiko = await scene.enter(table, AIKO)
    await opening.join(table, BOTAN, None, pledge_of(BOTANS))
    return table, aiko, await scene.enter(table, BOTAN)


async def open_both(table):
    await say(table, AIKO, Open(0, AIKOS))
    await say(table, BOTAN, Open(1, BOTANS))
    await until(lambda: table.is_playing)


async def play_out(scene, *cameras):
    """Everybody takes the first option until the toy is over."""
    while cameras[0].position["outcome"] is None:
        camera = next(camera for camera in cameras if camera.position["decision"])
        await scene.choose(camera, camera.position["decision"]["options"][0]["words"])


# From the promise to the proof


@played
async def test_a_table_promises_closes_the_list_opens_and_deals(scene):
    table, aiko, botan = await two_pledged(scene)
    promise = aiko.seen[0]["table"]["luck"]["promise"]
    assert aiko.seen[0]["table"]["luck"] == {
        "kind": "sealed",
        "promise": promise,
        "pledges": [],  # not even one's own before the list is closed
        "setting": None,
        "opened": [],
        "withheld": [],
    }
    pledges = [pledge_of(AIKOS), pledge_of(BOTANS)]
    played = table.stored.header().setting()
    setting = setting_hash(played, table.id, promise, map(Pledge, pledges))  # shown before the first share is opened
    assert botan.seen[0]["table"]["status"] == "opening" and botan.seen[0]["position"] is None
    assert botan.table["luck"] == {
        "kind": "sealed", "promise": promise, "pledges": pledges, "setting": setting, "opened": [], "withheld": []
    }  # fmt: skip
    await say(table, BOTAN, Open(1, BOTANS))
    assert aiko.table["luck"]["opened"] == [1] and aiko.table["status"] == "opening"
    await say(table, AIKO, Open(0, AIKOS))
    await until(lambda: botan.last("snapshot")["position"] is not None)
    assert aiko.table["luck"] == {
        "kind": "sealed", "promise": promise, "pledges": pledges, "setting": setting, "opened": [0, 1], "withheld": []
    }  # fmt: skip
    await refused(replays.record(table), "not-finished")
    await play_out(scene, aiko, botan)
    record = read_record(await replays.record(table))
    luck = record.header.luck
    assert isinstance(luck, SealedLuck) and luck.table == table.id
    assert luck.pledges == (Pledge(pledges[0], AIKOS), Pledge(pledges[1], BOTANS))
    assert luck.is_promised_by(promise)
    assert Replay(load("toy"), record).play_out().state.lucky == table.course.match.state.lucky


@played
async def test_where_nobody_pledges_the_game_is_dealt_at_once(scene):
    table = await scene.lay(ME, OPEN)
    aiko = await scene.enter(table, AIKO)
    await opening.join(table, BOTAN, None)
    assert [message["table"]["status"] for message in aiko.seen] == ["gathering", "playing"]
    assert aiko.table["luck"]["pledges"] == [None, None] and is_hash(aiko.table["luck"]["promise"])
    assert table.stored.header().luck.pledges == (Pledge(), Pledge())


@played
async def test_every_table_has_a_secret_of_its_own_and_other_shares_another_deal(scene):
    tables = [(await scene.two_at_toy())[0] for _ in range(12)]
    assert len({table.stored.sealing.secret for table in tables}) == 12
    assert len({tuple(table.course.match.state.lucky) for table in tables}) > 1


@played
async def test_a_table_against_bots_waits_for_the_share_of_the_host(scene):
    table = await scene.lay(BOT, ME, pledge=pledge_of(AIKOS))
    info = await looking.info(table, AIKO)
    assert info.status == "opening" and info.luck.pledges == [None, pledge_of(AIKOS)]
    await say(table, AIKO, Open(1, AIKOS))
    await until(lambda: table.is_playing)
    assert (await looking.info(table, AIKO)).luck.opened == [1]


@played
async def test_bots_that_take_open_seats_pledge_nothing(scene):
    table = await scene.lay(ME, OPEN, OPEN, pledge=pledge_of(AIKOS))
    await opening.join(table, BOTAN, 2, pledge_of(BOTANS))
    await opening.start(table, AIKO, "random")
    assert table.stored.sealing.pledges == [pledge_of(AIKOS), None, pledge_of(BOTANS)]
    assert table.stored.status == "opening"
    await refused(opening.start(table, AIKO, "random"), "already-begun")
    await refused(opening.join(table, CHIE, None), "no-seat-free")
    await say(table, AIKO, Open(0, AIKOS))
    assert table.stored.status == "opening"
    await say(table, BOTAN, Open(2, BOTANS))
    await until(lambda: table.is_playing)


@played
async def test_at_a_shared_screen_only_the_host_pledges(scene):
    hot = SeatPlan("hot-seat", name="Chie")
    table = await scene.lay(hot, ME, hot, pledge=pledge_of(AIKOS))
    assert table.stored.sealing.pledges == [None, pledge_of(AIKOS), None]
    assert "no share" in await refused(say(table, AIKO, Open(0, AIKOS)), "bad-luck")
    later = await scene.lay(hot, ME, OPEN)
    await opening.pledge(later, AIKO, pledge_of(AIKOS))
    assert [holder.pledge for holder in later.stored.holders] == [None, pledge_of(AIKOS), None]
    await refused(scene.lay(hot, hot, pledge=pledge_of(AIKOS)), "not-seated")
    await refused(scene.lay(BOT, BOT, pledge=pledge_of(AIKOS)), "not-seated")


@played
async def test_who_stands_up_takes_the_pledge_along(scene):
    table = await scene.lay(ME, OPEN, OPEN, pledge=pledge_of(AIKOS))
    await opening.join(table, BOTAN, None, pledge_of(BOTANS))
    await leaving.leave(table, BOTAN)
    await opening.join(table, CHIE, None)
    await opening.join(table, BOTAN, None, pledge_of(share_from("another")))
    assert table.stored.sealing.pledges == [pledge_of(AIKOS), None, pledge_of(share_from("another"))]


# Waiting


@played
@with_settings(open_within=0.05)
async def test_a_share_that_is_not_opened_in_time_is_withheld_and_named(scene):
    table, aiko, botan = await two_pledged(scene)
    await say(table, AIKO, Open(0, AIKOS))
    await until(lambda: table.is_playing)
    assert botan.table["luck"]["opened"] == [0] and botan.table["luck"]["withheld"] == [1]
    await refused(say(table, BOTAN, Open(1, BOTANS)), "not-opening")
    await play_out(scene, aiko, botan)
    record = await replays.record(table)
    assert f"share {pledge_of(BOTANS)} withheld\n" in record and read_record(record).header.luck.withheld() == [1]


@played
async def test_shares_are_waited_for_five_seconds_from_when_the_list_was_shown(scene):
    assert Settings(scene.settings.data_dir).open_within == 5.0
    table, *_ = await two_pledged(scene)
    driver = Driver(table, scene.hall.thinkers)
    before = time.monotonic()
    wait = await driver.turn()
    assert before + 3600 <= driver.deals_at <= time.monotonic() + 3600 and wait == pytest.approx(3600, abs=1)
    await say(table, AIKO, Open(0, AIKOS))
    assert await driver.turn() < wait  # one share does not begin the time anew
    assert table.stored.status == "opening"


@played
async def test_who_leaves_is_not_waited_for(scene):
    table, aiko, _ = await two_pledged(scene)
    await say(table, AIKO, Open(0, AIKOS))
    await leaving.leave(table, BOTAN)
    await until(lambda: table.is_playing)
    assert table.stored.holders[1].is_away and aiko.table["luck"]["withheld"] == [1]


@played
async def test_who_loses_the_connection_is_waited_for_and_may_come_back(scene):
    table, _, botan = await two_pledged(scene)
    await say(table, AIKO, Open(0, AIKOS))
    await looking.bye(table, botan)
    assert table.stored.status == "opening"
    again = await scene.enter(table, BOTAN)
    assert again.seen[0]["table"]["status"] == "opening"
    await say(table, BOTAN, Open(1, BOTANS))
    await until(lambda: table.is_playing)
    assert again.table["luck"]["withheld"] == []


@played
async def test_the_table_that_everybody_leaves_while_it_opens_is_dealt(scene):
    table, *_ = await two_pledged(scene)
    await leaving.leave(table, AIKO)
    await leaving.leave(table, BOTAN)
    await until(lambda: table.is_playing)
    assert table.stored.header().luck.withheld() == [0, 1]


# Forged messages


@played
async def test_forged_shares_and_pledges_are_refused_and_change_nothing(scene):
    table = await scene.lay(ME, OPEN, OPEN, pledge=pledge_of(AIKOS))
    before = table.stored
    await refused(say(table, AIKO, Open(0, AIKOS)), "not-opening")
    await refused(opening.pledge(table, AIKO, pledge_of(BOTANS)), "already-pledged")
    await refused(opening.pledge(table, BOTAN, pledge_of(BOTANS)), "not-seated")
    for bad in ("0" * 63, "0" * 65, "G" * 64, "A" * 64, "", "0" * 63 + "\n"):
        assert "64 digits" in await refused(opening.join(table, BOTAN, None, bad), "bad-luck")
        await refused(scene.lay(ME, OPEN, pledge=bad), "bad-luck")
    assert table.stored == before
    await opening.join(table, CHIE, None)
    for bad in ("0" * 63, "G" * 64):
        await refused(opening.pledge(table, CHIE, bad), "bad-luck")
    await opening.join(table, BOTAN, None, pledge_of(BOTANS))
    before = table.stored
    assert before.status == "opening"
    for bad in (BOTANS, "0" * 64, AIKOS[:63], AIKOS.upper(), "", pledge_of(AIKOS)):
        await refused(say(table, AIKO, Open(0, bad)), "bad-luck")
    await refused(say(table, AIKO, Open(2, BOTANS)), "not-your-seat")
    await refused(say(table, AIKO, Open(31, AIKOS)), "not-your-seat")
    await refused(say(table, CHIE, Open(1, AIKOS)), "bad-luck")
    await refused(opening.pledge(table, CHIE, pledge_of(AIKOS)), "already-begun")
    assert table.stored == before
    await say(table, AIKO, Open(0, AIKOS))
    before, shown = table.stored, time.time()
    await say(table, AIKO, Open(0, AIKOS))  # the right share once more does no harm
    assert table.stored == before and table.changed <= shown
    await refused(say(table, AIKO, Open(0, BOTANS)), "bad-luck")
    await say(table, BOTAN, Open(2, BOTANS))
    await until(lambda: table.is_playing)
    before = table.stored
    await say(table, AIKO, Open(0, AIKOS))
    await refused(say(table, AIKO, Open(0, BOTANS)), "not-opening")
    await refused(say(table, CHIE, Open(1, AIKOS)), "not-opening")
    assert table.stored == before


# When the disk or the rules fail


def failing(store):
    """A store that takes nothing for a while; how to mend it."""
    good = store.write

    def bad(*what):
        future = asyncio.get_running_loop().create_future()
        future.set_exception(StoreFailed("disk full"))
        return future

    store.write = bad
    return lambda: setattr(store, "write", good)


@played
async def test_what_the_disk_does_not_take_is_not_shown(scene):
    table, aiko, _ = await two_pledged(scene)
    mend = failing(scene.store)
    seen = len(aiko.seen)
    await refused(say(table, AIKO, Open(0, AIKOS)), "not-saved")
    assert len(aiko.seen) == seen and table.stored.sealing.shares == [None, None]
    await refused(scene.lay(ME, OPEN), "not-saved")
    assert list(scene.hall.tables) == [table.id]
    mend()
    await say(table, AIKO, Open(0, AIKOS))
    good, tried = scene.store.write, []

    def once_bad(*what):  # the deal is not taken at first
        if what[0].status == "playing":
            tried.append(what)
            scene.store.write = good
            return failing_future()
        return good(*what)

    def failing_future():
        future = asyncio.get_running_loop().create_future()
        future.set_exception(StoreFailed("disk full"))
        return future

    scene.store.write = once_bad
    await say(table, BOTAN, Open(1, BOTANS))
    await until(lambda: bool(tried))
    assert table.stored.status == "opening" and table.course is None
    await until(lambda: table.is_playing)  # it is tried again
    assert aiko.table["luck"]["opened"] == [0, 1]


@played
async def test_rules_that_fail_at_the_deal_freeze_the_table_with_its_luck(scene):
    table, aiko, _ = await two_pledged(scene)
    promise = aiko.table["luck"]["promise"]
    true = table.game
    table.game = None
    await say(table, AIKO, Open(0, AIKOS))
    await say(table, BOTAN, Open(1, BOTANS))
    await until(lambda: table.stored.status == "frozen" and not table.lock.locked())
    assert aiko.table["luck"]["promise"] == promise and aiko.table["luck"]["opened"] == [0, 1]
    assert table.stored.sealing.secret.hex() not in table.stored.crash
    table.game = true
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    assert again.is_playing and again.stored.header().luck.promise == promise


@played
async def test_the_rules_do_not_change_once_the_list_is_closed(scene):
    gathering = await scene.lay(ME, OPEN)
    table, *_ = await two_pledged(scene)
    for each in (gathering, table):
        await scene.store.write(each.stored.but(version=0).row(0.0))
        scene.hall._put_away(each)
    assert (await scene.hall.table(table.id)).stored.status == "outdated"
    again = await scene.hall.table(gathering.id)
    await opening.join(again, BOTAN, None)
    assert again.is_playing and again.stored.version == again.game.version


# Tables of before


def laid_before(**more) -> bytes:
    """A table as it was written before there was sealed luck."""
    holders = [Holder("human", AIKO.id, AIKO.name), Holder("open")]
    old = Stored("old-table", "toy", 1, AIKO.id, True, 1.0, {"pace": "slow", "faults": False}, None, holders)
    data = msgspec.to_builtins(old.but(**more))
    del data["sealing"]
    for holder in data["holders"]:
        del holder["pledge"], holder["is_further"]
    return msgspec.json.encode(data)


async def write_old(scene, **more):
    data = laid_before(**more)
    await scene.store.write(dataclasses.replace(seating.from_disk(data).row(5.0), data=data))


@played
async def test_a_table_that_gathered_before_gets_a_secret_when_it_is_first_read(scene):
    await write_old(scene)
    [listed] = (await scene.hall.lobby(AIKO)).mine
    assert listed.luck.kind == "sealed" and listed.changed == 5.0
    row, _ = await scene.store.read("old-table")
    stored = seating.stored(row)
    assert promise_of("old-table", stored.sealing.secret) == listed.luck.promise
    scene.hall._put_away(scene.hall.tables["old-table"])
    table = await scene.hall.table("old-table")
    assert (await looking.info(table, AIKO)).luck.promise == listed.luck.promise
    await opening.pledge(table, AIKO, pledge_of(AIKOS))
    await opening.join(table, BOTAN, None, pledge_of(BOTANS))
    await open_both(table)


@played
async def test_no_promise_is_shown_that_the_disk_did_not_take(scene):
    await write_old(scene)
    mend = failing(scene.store)
    await refused(scene.hall.table("old-table"), "not-saved")
    assert not scene.hall.tables
    mend()
    assert (await scene.hall.table("old-table")).stored.sealing is not None


@played
async def test_a_game_that_was_begun_before_finishes_with_quick_luck_and_says_so(scene):
    holders = [Holder("human", guest.id, guest.name) for guest in (AIKO, BOTAN)]
    await write_old(scene, holders=holders, status="playing", seed="a" * 32, names=["Aiko", "Botan"])
    table = await scene.hall.table("old-table")
    assert table.is_playing
    aiko, botan = [await scene.enter(table, guest) for guest in (AIKO, BOTAN)]
    quick = {"kind": "quick", "promise": None, "pledges": [], "setting": None, "opened": [], "withheld": []}
    assert aiko.table["luck"] == quick
    await refused(say(table, AIKO, Open(0, AIKOS)), "not-opening")
    await play_out(scene, aiko, botan)
    assert aiko.table["status"] == "finished" and aiko.table["luck"] == quick
    record = read_record(await replays.record(table))
    assert record.header.luck == QuickLuck("a" * 32)
    Replay(load("toy"), record).play_out()


# The secret


@played
async def test_a_stored_table_shows_its_secret_to_the_disk_alone(scene):
    table, *_ = await two_pledged(scene)
    stored, secret = table.stored, table.stored.sealing.secret.hex()
    assert secret not in repr(stored) and secret not in repr(stored.header())
    with pytest.raises(TypeError):
        msgspec.json.encode(stored)
    with pytest.raises(TypeError):
        msgspec.to_builtins(stored)
    row = stored.row(1.0)
    assert secret in row.data.decode() and seating.stored(row) == stored
    assert isinstance(seating.stored(row).sealing.secret, Secret)
    assert secret not in repr(row)
    with pytest.raises(TatamiError) as caught:
        seating.from_disk(row.data.replace(secret.encode(), b"0" + secret.encode()))
    assert secret not in str(caught.value)


@played
async def test_the_same_choices_after_an_undo_have_the_same_luck(scene):
    table, aiko, botan = await two_pledged(scene)
    await open_both(table)
    rolled = []
    for _ in range(4):
        for camera, words in ((aiko, "pick 1"), (botan, "pick 1"), (aiko, "bow")):
            await scene.choose(camera, words)
        await scene.choose(botan, "roll")
        rolled.append((table.course.match.state.points[:], table.course.match.state.seal.draws))
        step = botan.position["step"]
        await say(table, BOTAN, Undo(1, step))
        assert aiko.table["undo_request"]["asked_chance"] is True
        await say(table, AIKO, Consent(step, True))
        await scene.choose(botan, "pass")
        step = aiko.position["step"]
        await say(table, AIKO, Undo(0, step))
        assert botan.table["undo_request"]["asked_chance"] is False
        await say(table, BOTAN, Consent(step, True))
    assert len({str(each) for each in rolled}) == 1
