"""Response windows and standing orders: what a player hears of them, and that the others hear and time nothing."""

import asyncio
import time

import pytest

from tatami.core.errors import IllegalChoice
from tatami.server import looking, opening
from tatami.server.messages.looking import Hello, Look
from tatami.server.messages.playing import Choose
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Undo
from tatami.server.messages.windows import Order, Wait
from tatami.server.refusals import Refused
from tatami.server.seating import stored
from tatami.server.store import StoreFailed
from tests.server.camera import (
    AIKO,
    BOTAN,
    CHIE,
    ME,
    OPEN,
    Camera,
    FirstOption,
    Scene,
    played,
    say,
    until,
    with_settings,
)

BOT = SeatPlan("bot", "heuristic")
LENGTH, PAUSE, SLACK = 0.4, 0.05, 2.0  # A busy machine needs the slack.
NAMELESS = ("id", "created", "changed", "luck", "closes_in")
QUICK = {"window": LENGTH, "pause": PAUSE, "away_after": 3600.0}


class Clocked(Camera):
    """Notes when each message came."""

    def __init__(self, guest):
        super().__init__(guest)
        self.times = []

    def send(self, message, outdates=""):
        super().send(message, outdates)
        self.times.append(time.monotonic())


async def gate(scene, torches, seats=(ME, OPEN, OPEN)):
    """A table at the gate with these torches; Aiko raids, Botan and Chie sit where seats are open."""
    table = await scene.lay(*seats, game="gate")
    for guest in (BOTAN, CHIE)[: sum(seat is OPEN for seat in seats)]:
        await opening.join(table, guest, None)
    table.course.match.state.torches = list(torches)
    return table


async def three(scene, torches=(1, 1, 1)):
    table = await gate(scene, torches)
    return table, *[await scene.enter(table, guest) for guest in (AIKO, BOTAN, CHIE)]


async def dealt(scene):
    """A table at the gate as chance deals it, and so again from disk: Botan has two torches, Chie none."""
    table = await scene.lay(ME, OPEN, OPEN, game="gate")
    for guest in (BOTAN, CHIE):
        await opening.join(table, guest, None)
    assert table.course.match.state.torches == [2, 2, 0]
    return table, *[await scene.enter(table, guest) for guest in (AIKO, BOTAN, CHIE)]


def nameless(message):
    """A message without what differs from table to table."""
    if isinstance(message, dict):
        return {name: nameless(value) for name, value in message.items() if name not in NAMELESS}
    return [nameless(entry) for entry in message] if isinstance(message, list) else message


# Orders


@played
async def test_an_order_is_told_to_its_seat_alone_and_leaves_no_trace(scene):
    table, aiko, botan, chie = await three(scene)
    spectator = await scene.enter(table, type(AIKO)("daichi-id", "Daichi"))
    changed, before = table.changed, [len(camera.seen) for camera in (aiko, chie, spectator)]
    assert botan.position["order"] == "concerned"
    await say(table, botan, Order(1, "never"))
    assert botan.last("position")["position"]["order"] == "never"
    assert [len(camera.seen) for camera in (aiko, chie, spectator)] == before
    assert table.changed == changed
    again = await scene.enter(table, CHIE)
    assert "never" not in str(again.seen) and again.position["order"] == "concerned"
    assert spectator.position["order"] is None


@played
async def test_an_order_survives_a_restart(scene):
    table, _, botan, _ = await three(scene)
    await say(table, botan, Order(1, "always"))
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    assert again is not table
    assert (await scene.enter(again, BOTAN)).position["order"] == "always"
    assert (await scene.enter(again, CHIE)).position["order"] == "concerned"


@played
async def test_only_the_seat_itself_gives_its_order_and_only_where_there_are_windows(scene):
    table, _, botan, _ = await three(scene)
    with pytest.raises(Refused) as refused:
        await say(table, botan, Order(2, "never"))
    assert refused.value.code == "not-your-seat"
    toy, _, other = await scene.two_at_toy()
    with pytest.raises(Refused) as refused:
        await say(toy, other, Order(1, "never"))
    assert refused.value.code == "no-windows" and other.position["order"] is None


@played
async def test_what_is_asked_follows_the_order_and_the_hand(scene):
    table, aiko, botan, chie = await three(scene, torches=(0, 1, 1))
    await scene.choose(aiko, "raid 1")
    assert botan.position["window"]["asks"]  # it is Botan's gate
    assert not chie.position["window"]["asks"] and chie.position["decision"]["options"][1]["words"] == "torch"
    await say(table, chie, Order(2, "always"))
    assert chie.position["window"]["asks"] and chie.position["decision"] is not None
    await say(table, botan, Order(1, "never"))
    assert not botan.position["window"]["asks"] and botan.position["decision"] is not None
    assert not botan.table["is_my_turn"] or botan.table["asked"] == [1, 2]


@played
async def test_whoever_holds_nothing_is_not_asked(scene):
    table, aiko, botan, chie = await three(scene, torches=(0, 0, 0))
    await say(table, chie, Order(2, "always"))
    await scene.choose(aiko, "raid 1")
    assert [camera.position["window"]["asks"] for camera in (aiko, botan, chie)] == [False, False, False]
    assert aiko.position["window"]["answer"] is None and not aiko.position["window"]["can_wait"]
    assert botan.position["window"]["can_wait"]


# Nothing that others see or time


async def one_window(folder, torches, wishes, presses):
    """What a spectator and Aiko, who raids, are sent of one window, and when."""
    scene = Scene(folder, **QUICK)
    try:
        table, aiko, botan, chie = await three(scene, torches)
        for seat, wish in wishes.items():
            await say(table, (botan, chie)[seat - 1], Order(seat, wish))
        clocks = [Clocked(AIKO), Clocked(type(AIKO)("daichi-id", "Daichi"))]
        for clock in clocks:
            await say(table, clock, Hello(1))
        before, begun = [len(clock.seen) for clock in clocks], time.monotonic()
        await scene.choose(aiko, "raid 1")
        for guest, seat, words in presses:
            await say(table, guest, Choose(seat, table.course.questions[seat].step, words))
        await until(lambda: aiko.position["step"] == 3)
        await until(lambda: all(clock.position["step"] == 3 for clock in clocks))
        heard = [[nameless(message) for message in clock.seen[count:]] for clock, count in zip(clocks, before)]
        times = [[moment - begun for moment in clock.times[count:]] for clock, count in zip(clocks, before)]
        return heard, times
    finally:
        await scene.hall.close()


NO_ORDERS = {}
WINDOWS = {
    "a torch and no order": ((2, 1, 0), NO_ORDERS, []),
    "no torch": ((2, 0, 0), NO_ORDERS, []),
    "never": ((2, 1, 2), {1: "never", 2: "never"}, []),
    "always": ((2, 1, 1), {1: "always", 2: "always"}, []),
    "one passes himself": ((2, 1, 1), {2: "never"}, [(BOTAN, 1, "pass")]),
    "one without a torch passes himself": ((2, 0, 1), {1: "always"}, [(BOTAN, 1, "pass")]),
}


def test_hands_orders_and_single_passes_change_nothing_that_others_hear_or_time(tmp_path):
    """The view of Aiko holds her own torches, which are the same everywhere."""
    found = {}
    for number, (name, window) in enumerate(WINDOWS.items()):
        (tmp_path / str(number)).mkdir()
        found[name] = asyncio.run(one_window(tmp_path / str(number), *window))
    expected, _ = found["no torch"]
    assert [[message["type"] for message in heard] for heard in expected] == [["update"] * 3] * 2
    for name, (heard, times) in found.items():
        assert heard == expected, name
        for opened, *answers in times:
            assert opened < SLACK, name
            assert all(LENGTH - 0.01 <= moment < LENGTH + SLACK for moment in answers), (name, answers)


@played
@with_settings(**QUICK)
async def test_the_time_that_is_left_is_the_same_for_all(scene):
    table, aiko, botan, _ = await three(scene)
    await say(table, botan, Order(1, "never"))
    await scene.choose(aiko, "raid 1")
    left = [message["position"]["window"]["closes_in"] for message in (aiko.last("update"), botan.last("update"))]
    assert left[0] == pytest.approx(LENGTH, abs=0.05) and left[0] == pytest.approx(left[1], abs=0.05)


@played
@with_settings(**QUICK)
async def test_a_bot_among_players_changes_no_length(scene):
    table = await gate(scene, (1, 1, 1), (ME, OPEN, BOT))
    aiko, _ = await scene.enter(table, AIKO), await scene.enter(table, BOTAN)
    begun = time.monotonic()
    await scene.choose(aiko, "raid 1")
    await until(lambda: aiko.position["step"] == 3)
    assert LENGTH - 0.01 <= time.monotonic() - begun < LENGTH + SLACK


@played
@with_settings(**QUICK)
async def test_who_is_gone_and_asks_from_outside_learns_no_more_than_who_looks_on(scene):
    """Botan closes his socket and asks over HTTP how far the table is: it takes as long as ever, torch or not."""
    for torches in ((0, 0, 1), (0, 0, 0)):
        table, aiko, botan, chie = await three(scene, torches)
        for camera in (botan, chie):
            await looking.bye(table, camera)
        begun = time.monotonic()
        await scene.choose(aiko, "raid 2")
        await scene.enter(table, CHIE)
        await looking.bye(table, aiko)
        async with asyncio.timeout(LENGTH + SLACK):
            while (await looking.info(table, BOTAN)).step != 3:
                await asyncio.sleep(0.005)
        assert LENGTH - 0.01 <= time.monotonic() - begun < LENGTH + SLACK


@played
async def test_nobody_waits_for_the_disk_while_an_answer_or_an_order_is_written(scene):
    """How long a table takes to tell how far it is would tell that somebody has answered."""
    table, aiko, botan, _ = await three(scene)
    await scene.choose(aiko, "raid 1")
    writes, disk = scene.store.write, asyncio.Event()

    async def slow(writing):
        await disk.wait()
        await writing

    scene.store.write = lambda *what: asyncio.ensure_future(slow(writes(*what)))
    answering = asyncio.create_task(scene.choose(botan, "torch"))
    ordering = asyncio.create_task(say(table, botan, Order(1, "never")))
    await asyncio.sleep(0)
    async with asyncio.timeout(SLACK):
        assert (await looking.info(table, AIKO)).step == 1
    assert botan.position["window"]["answer"] is None  # told only when it is on disk
    disk.set()
    await asyncio.gather(answering, ordering)
    assert botan.position["window"]["answer"] == "torch" and botan.position["order"] == "never"
    row, _ = await scene.store.read(table.id)
    kept = stored(row)
    assert kept.answers_at(1) == {1: "torch"} and kept.holders[1].wish == "never"


@played
@with_settings(window=0.1, pause=0.0)
async def test_a_spectator_who_comes_hurries_nobody(scene):
    table = await gate(scene, (0, 1, 0), (BOT, ME, BOT))
    aiko = await scene.enter(table, AIKO)
    await until(lambda: aiko.position["step"] == 1 and aiko.position["window"]["asks"])
    await asyncio.sleep(0.2)
    await scene.enter(table, CHIE)
    await asyncio.sleep(0.2)
    assert table.course.step == 1 and aiko.position["window"]["asks"]


class Slow(FirstOption):
    """Bots that need their time."""

    async def think(self, *question):
        await asyncio.sleep(3 * PAUSE)
        return await super().think(*question)


def test_a_bot_with_nothing_to_choose_takes_as_long_as_one_that_thinks(tmp_path):
    async def lasted():
        scene = Scene(tmp_path, Slow, pause=PAUSE)
        try:
            table = await gate(scene, (0, 1, 0), (ME, BOT))
            aiko, times = await scene.enter(table, AIKO), []
            for torches in ([0, 1], [0, 0]):
                table.course.match.state.torches[:] = torches
                step, begun = table.course.step, time.monotonic()
                await scene.choose(aiko, "raid 1")
                await until(lambda step=step: aiko.position["step"] == step + 2)
                times.append(time.monotonic() - begun)
                await until(lambda step=step: aiko.position["step"] == step + 4)
            return times
        finally:
            await scene.hall.close()

    thought, forced = asyncio.run(lasted())
    assert thought >= 3 * PAUSE - 0.01 and forced >= 3 * PAUSE - 0.01


# When it closes


@played
@with_settings(window=3600.0, pause=0.0)
async def test_it_closes_early_when_all_players_in_it_have_answered(scene):
    table, aiko, botan, chie = await three(scene, (1, 0, 1))
    await scene.choose(aiko, "raid 1")
    await scene.choose(chie, "torch")
    await asyncio.sleep(0.05)
    assert table.course.step == 1 and botan.position["decision"] is not None
    assert chie.position["decision"] is None and chie.position["window"]["answer"] == "torch"
    await scene.choose(botan, "pass")
    await until(lambda: aiko.position["step"] == 3)
    assert [line.words for line in table.course.match.lines[1:]] == ["pass", "torch"]


@played
@with_settings(window=3600.0, pause=0.0)
async def test_it_closes_early_when_an_answer_counts_whatever_those_behind_it_answer(scene):
    table, aiko, botan, chie = await three(scene)
    await scene.choose(aiko, "raid 1")
    await scene.choose(botan, "torch")
    await until(lambda: aiko.position["step"] == 3)
    assert chie.position["view"]["seats"][1]["burnt"] == 1
    assert [line.words for line in table.course.match.lines[1:]] == ["torch", "pass"]


@played
@with_settings(window=0.2, window_wait=0.3, pause=0.0)
async def test_whoever_is_in_it_may_hold_it_open_and_all_see_that_somebody_does(scene):
    table, aiko, botan, _ = await three(scene, (0, 0, 1))
    begun = time.monotonic()
    await scene.choose(aiko, "raid 1")
    step = botan.position["decision"]["step"]
    await say(table, botan, Wait(1, step))
    assert aiko.last("position")["position"]["window"]["closes_in"] == pytest.approx(0.5, abs=0.1)
    assert not botan.position["window"]["can_wait"]
    with pytest.raises(Refused) as refused:
        await say(table, botan, Wait(1, step))
    assert refused.value.code == "cannot-wait"
    await until(lambda: aiko.position["step"] == 3)
    assert time.monotonic() - begun >= 0.49


@played
@with_settings(window=0.2, window_wait=0.05, pause=0.0)
async def test_a_seat_holds_two_windows_open_and_then_no_more_for_a_while(scene):
    table, aiko, botan, chie = await three(scene, (0, 0, 0))
    raiders = (aiko, botan, chie, aiko)
    for number, raider in enumerate(raiders):
        target = "raid 2" if raider is not chie else "raid 1"
        await until(lambda step=3 * number, raider=raider: raider.position["step"] == step)
        await scene.choose(raider, target)
        if raider is not botan:
            assert botan.position["window"]["can_wait"] == (number < 3)
            if number < 3:
                await say(table, botan, Wait(1, botan.position["decision"]["step"]))


@played
@with_settings(window=3600.0, pause=0.05)
async def test_who_plays_with_bots_alone_is_waited_for_if_asked_and_passes_at_once_if_not(scene):
    table = await gate(scene, (0, 1, 0), (BOT, ME, BOT))
    botan = await scene.enter(table, AIKO)
    await until(lambda: botan.position["step"] == 1)  # the bots raid seat 1 first: it is the first option
    assert botan.position["window"] == {"closes_in": None, "asks": True, "answer": None, "can_wait": False}
    await asyncio.sleep(0.2)
    assert table.course.step == 1
    await say(table, botan, Order(1, "never"))
    await until(lambda: botan.position["step"] == 3)
    assert table.course.match.lines[1].words == table.course.match.lines[2].words == "pass"


@played
@with_settings(window=0.1, pause=0.0, away_after=0.3)
async def test_who_is_concerned_and_gone_is_waited_for_as_ever_and_nobody_else_is(scene):
    table, aiko, botan, chie = await three(scene)
    await looking.bye(table, chie)
    await scene.choose(aiko, "raid 1")
    await until(lambda: botan.position["step"] == 3)
    assert not table.stored.holders[2].is_away
    await scene.choose(botan, "raid 2")
    await asyncio.sleep(0.2)
    assert table.course.step == 4 and aiko.position["window"]["closes_in"] is None
    await until(lambda: table.course.step >= 6)
    assert table.stored.holders[2].is_away


@played
@with_settings(window=0.3, pause=0.0)
async def test_who_was_waited_for_has_the_full_time_when_he_is_back(scene):
    table, aiko, botan, chie = await three(scene)
    await looking.bye(table, botan)
    await scene.choose(aiko, "raid 1")
    assert chie.position["window"]["closes_in"] is None
    await asyncio.sleep(0.5)
    back = await scene.enter(table, BOTAN)
    assert back.types()[0] == "snapshot"
    for camera in (aiko, back, chie):
        assert camera.position["window"]["closes_in"] == pytest.approx(0.3, abs=0.1)
    await scene.choose(back, "torch")
    await until(lambda: aiko.position["step"] == 3)
    assert table.course.match.lines[1].words == "torch"


@played
@with_settings(window=3600.0, pause=0.0)
async def test_that_nobody_knows_when_it_closes_is_told_when_who_is_concerned_goes(scene):
    table, aiko, botan, chie = await three(scene)
    again = await scene.enter(table, BOTAN)
    await scene.choose(aiko, "raid 1")
    await looking.bye(table, again)  # one socket of two
    assert aiko.position["window"]["closes_in"] is not None
    await looking.bye(table, botan)
    assert aiko.position["window"]["closes_in"] is None and chie.position["window"]["closes_in"] is None
    assert table.course.step == 1


@played
@with_settings(window=3600.0, pause=0.0)
async def test_at_a_shared_screen_it_is_handed_to_those_who_want_to_be_asked(scene):
    table = await gate(scene, (0, 1, 0), (ME, SeatPlan("hot-seat", name="Botan"), SeatPlan("hot-seat", name="Chie")))
    screen = await scene.enter(table, AIKO, look=0)
    await scene.choose(screen, "raid 2")
    assert screen.position["hand_over"] == 2  # Chie, who is concerned, torch or not; Botan is not
    await say(table, screen, Look(2))
    await scene.choose(screen, "pass")
    await until(lambda: screen.position["step"] == 3)


# Taking back


@played
@with_settings(window=0.05, pause=0.0)
async def test_taking_back_looks_past_a_pass_that_the_table_may_have_given(scene):
    table, aiko, _, _ = await three(scene, (0, 0, 0))
    await scene.choose(aiko, "raid 1")
    await until(lambda: aiko.position["step"] == 3)
    assert table.course.can_take_back(1) is None
    assert table.course.can_take_back(0).count == 3
    await say(table, aiko, Undo(0, 3))
    assert table.undoing.request is not None


@played
@with_settings(window=0.2, pause=0.0, undo_lapses_after=0.4)
async def test_the_time_of_a_window_stands_still_while_an_undo_is_asked_for(scene):
    table, aiko, botan, chie = await three(scene, (0, 0, 0))
    await scene.choose(aiko, "raid 1")
    await until(lambda: aiko.position["step"] == 3)
    await scene.choose(botan, "raid 2")
    await say(table, aiko, Undo(0, 4))  # Aiko would take back her raid, if the others agreed
    assert chie.position["window"]["closes_in"] is None
    await asyncio.sleep(0.3)
    assert table.course.step == 4
    await until(lambda: table.undoing.request is None)
    assert chie.position["window"]["closes_in"] == pytest.approx(0.2, abs=0.1)  # as much as was left
    assert table.course.step == 4
    await until(lambda: aiko.position["step"] == 6)


@played
@with_settings(window=3600.0, pause=0.0)
async def test_who_opened_a_window_takes_it_back_alone_until_somebody_holds_it_open(scene):
    """That somebody wants time tells something of a hand."""
    table, aiko, botan, _ = await three(scene)
    await scene.choose(aiko, "raid 1")
    assert aiko.position["undo"] == "right"
    await say(table, botan, Wait(1, botan.position["decision"]["step"]))
    assert aiko.position["undo"] == "consent"
    await say(table, aiko, Undo(0, 1))
    assert table.course.step == 1 and table.undoing.request is not None


@played
@with_settings(window=3600.0, pause=0.0)
async def test_an_answer_is_given_once_and_only_if_it_is_offered(scene):
    table, aiko, botan, chie = await three(scene, (0, 0, 1))
    await scene.choose(aiko, "raid 1")
    with pytest.raises(IllegalChoice) as refused:
        await scene.choose(botan, "torch")
    assert refused.value.code == "not-offered"
    step = chie.position["decision"]["step"]
    await scene.choose(chie, "pass")
    with pytest.raises(IllegalChoice) as refused:
        await say(table, chie, Choose(2, step, "torch"))
    assert refused.value.code == "not-asked"
    assert not chie.position["window"]["can_wait"]
    with pytest.raises(Refused) as refused:
        await say(table, chie, Wait(2, step))
    assert refused.value.code == "cannot-wait"


# Across a kill


@played
@with_settings(window=3600.0, pause=0.0)
async def test_an_answer_that_its_player_saw_taken_is_not_lost_with_the_server(scene):
    table, aiko, botan, _ = await dealt(scene)
    await scene.choose(aiko, "raid 2")
    changed = table.changed
    await scene.choose(botan, "torch")
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    botan, chie = await scene.enter(again, BOTAN), await scene.enter(again, CHIE)
    assert again.course.step == 1 and botan.position["window"]["answer"] == "torch"
    assert botan.position["decision"] is None and again.changed == changed
    assert chie.position["window"]["answer"] is None and chie.position["decision"] is not None
    await scene.choose(chie, "pass")
    await until(lambda: botan.position["step"] == 3)
    assert [line.words for line in again.course.match.lines[1:]] == ["torch", "pass"]


@played
@with_settings(window=3600.0, pause=0.0)
async def test_a_window_that_was_half_played_when_the_server_was_killed_closes_with_the_same_answers(scene):
    table, aiko, _, chie = await dealt(scene)
    await scene.choose(aiko, "raid 1")
    await scene.choose(chie, "pass")
    async with table.at_work():
        await table.play(lambda course: course.choose(1, "torch"))  # the first line of the close, then the kill
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    await scene.enter(again, CHIE)
    await until(lambda: again.course.step == 3)  # Chie is not asked again
    assert [line.words for line in again.course.match.lines[1:]] == ["torch", "pass"]


@played
@with_settings(window=3600.0, pause=0.0)
async def test_an_answer_that_the_disk_does_not_take_was_not_given(scene):
    table, aiko, _, chie = await three(scene)
    await scene.choose(aiko, "raid 1")

    async def full():
        raise StoreFailed("full")

    writes, scene.store.write = scene.store.write, lambda *what: full()
    with pytest.raises(Refused) as refused:
        await scene.choose(chie, "torch")
    scene.store.write = writes
    assert refused.value.code == "not-saved" and chie.position["window"]["answer"] is None
    assert table.course.step == 1
    await scene.choose(chie, "torch")
    assert chie.position["window"]["answer"] == "torch"
