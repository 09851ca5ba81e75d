"""Gestures: several answers in one message, all or none, written, shown and taken back together."""

import asyncio
import json
import struct

import pytest

from tatami.core.errors import TatamiError
from tatami.server import gestures, opening
from tatami.server.messages.gestures import Gesture
from tatami.server.messages.undoing import Redo, Undo
from tatami.server.store import StoreFailed
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say
from tests.server.house import open_house
from tests.server.test_initiative import ARCHERS, NINJA, activation, deal, to_act
from tests.server.test_sockets import by_hand

DEALT = {"provinces": "dealt"}


async def refused(doing, code):
    with pytest.raises(TatamiError) as caught:
        await doing
    assert caught.value.code == code


async def at_bushido(scene):
    """Three at Bushido, the provinces dealt: the first player has troops to place. The table, all cameras, and whose
    turn it is."""
    table = await scene.lay(ME, OPEN, OPEN, game="bushido", options=DEALT)
    for guest in (BOTAN, CHIE):
        await opening.join(table, guest, None)
    cameras = [await scene.enter(table, guest) for guest in (AIKO, BOTAN, CHIE)]
    return table, cameras, next(camera for camera in cameras if camera.position["decision"])


def placing(camera):
    """Two troops each to the first two provinces, in words."""
    assert camera.position["decision"]["prompt"] == "deploy"
    first, second = (option["words"] for option in camera.position["decision"]["options"][:2])
    return [first, "number 2", second, "number 2"]


async def make(table, camera, *answers):
    decision = camera.position["decision"]
    await say(table, camera, Gesture(decision["seat"], decision["step"], list(answers)))


def troops(camera):
    return [province["troops"] for province in camera.position["view"]["provinces"]]


@played
async def test_a_gesture_is_one_update_and_one_undo_and_made_again_at_once(scene):
    table, cameras, mine = await at_bushido(scene)
    before, counts, seat = troops(mine), [len(camera.seen) for camera in cameras], mine.position["seat"]
    await make(table, mine, *placing(mine))
    assert sum(troops(mine)) == sum(before) + 4 and table.course.step == 4
    for camera, count in zip(cameras, counts):
        assert [message["type"] for message in camera.seen[count:]] == ["update"]
        update = camera.last("update")
        assert [entry["step"] for entry in update["earlier"]] == [1, 2, 3] and update["entry"]["step"] == 4
        told = [event["kind"] for entry in (*update["earlier"], update["entry"]) for event in entry["events"]]
        assert told == ["deploys", "deploys"]
    assert mine.position["undo"] == "right"
    await say(table, mine, Undo(seat, 4))
    assert troops(mine) == before and mine.last("update")["undone"] == [1, 2, 3, 4]
    assert mine.position["can_redo"]
    await say(table, mine, Redo(seat, 5))
    assert sum(troops(mine)) == sum(before) + 4 and table.course.step == 9


@played
async def test_if_one_answer_is_not_offered_none_is_made(scene):
    table, cameras, mine = await at_bushido(scene)
    before, counts = troops(mine), [len(camera.seen) for camera in cameras]
    answers = placing(mine)
    await refused(make(table, mine, *answers[:3], "number 99"), "not-offered")
    await refused(make(table, mine, *answers, "done", "number 1"), "not-offered")
    assert table.course.step == 0 and [len(camera.seen) for camera in cameras] == counts
    await make(table, mine, *answers[:2])
    assert sum(troops(mine)) == sum(before) + 2


@played
async def test_gestures_and_single_answers_are_taken_back_one_after_the_other(scene):
    table, _, mine = await at_bushido(scene)
    seat, answers = mine.position["seat"], placing(mine)
    await make(table, mine, *answers[:2])
    await scene.choose(mine, answers[2])
    await say(table, mine, Undo(seat, 3))
    assert mine.last("update")["undone"] == [3]
    await say(table, mine, Undo(seat, 4))
    assert mine.last("update")["undone"] == [1, 2]


@played
async def test_a_gesture_is_still_one_after_a_restart(scene):
    table, _, mine = await at_bushido(scene)
    seat = mine.position["seat"]
    await make(table, mine, *placing(mine))
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    camera = await scene.enter(again, mine.guest)
    await say(again, camera, Undo(seat, 4))
    assert again is not table and camera.last("update")["undone"] == [1, 2, 3, 4]


@played
async def test_what_the_disk_does_not_take_leaves_nothing_of_a_gesture(scene):
    table, _, mine = await at_bushido(scene)
    before, shown, answers = troops(mine), len(mine.seen), placing(mine)
    good, writes = scene.store.write, []

    def bad(*what):
        writes.append(what)
        future = asyncio.get_running_loop().create_future()
        future.set_exception(StoreFailed("disk full"))
        return future

    scene.store.write = bad
    await refused(make(table, mine, *answers), "not-saved")
    assert len(writes) == 1 and table.course.step == 0 and len(mine.seen) == shown
    scene.store.write = good
    for answer in answers:  # singly now: they are no gesture, though their steps were those of one
        await scene.choose(mine, answer)
    assert sum(troops(mine)) == sum(before) + 4
    await say(table, mine, Undo(mine.position["seat"], 4))
    assert mine.last("update")["undone"] == [4]


# Where it ends


@played
async def test_nothing_is_learnt_by_trying(scene):
    """Aiko's pick brings out both; whatever she would answer next, the gesture is refused in the same words."""
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(botan, "pick 2")
    sentences = set()
    for next_word in ("bow", "pick 1", "roll", "nonsense"):
        with pytest.raises(TatamiError) as caught:
            await say(table, aiko, Gesture(0, 0, ["pick 1", next_word]))
        sentences.add((caught.value.code, caught.value.sentence))
    assert [code for code, _ in sentences] == ["no-gesture"]
    assert table.course.step == 1 and aiko.position["view"]["picks"] == [None, None]


@played
async def test_a_gesture_ends_where_a_window_opens(scene):
    table = await scene.lay(ME, OPEN, OPEN, game="gate")
    for guest in (BOTAN, CHIE):
        await opening.join(table, guest, None)
    aiko, botan = await scene.enter(table, AIKO), await scene.enter(table, BOTAN)
    raid = aiko.position["decision"]["options"][0]["words"]
    await refused(make(table, aiko, raid, raid), "no-gesture")
    await scene.choose(aiko, raid)
    answer = botan.position["decision"]["options"][0]["words"]
    await refused(make(table, botan, answer, answer), "no-gesture")
    assert table.course.step == 1


@played
async def test_a_gesture_does_not_jump_over_those_who_may_act_unasked(scene):
    table = await activation(scene)
    await to_act(table)
    deal(table, [ARCHERS], [NINJA, ARCHERS, ARCHERS], [])
    aiko, step = await scene.enter(table, AIKO), table.course.step
    march = ["from owari", "to mino", "number 2"]
    assert gestures.may_others_act(table.game, table.course.match.state)
    await refused(make(table, aiko, *march, "done"), "no-gesture")
    botan = await scene.enter(table, BOTAN)
    await refused(say(table, botan, Gesture(1, step, ["ninja seat-0", "ninja seat-0"])), "not-asked")
    assert table.course.step == step
    await make(table, aiko, *march)
    assert aiko.position["decision"]["prompt"] == "act" and table.course.step == step + len(march)


@played
async def test_strangers_and_old_questions_are_refused(scene):
    table, cameras, mine = await at_bushido(scene)
    seat, answers = mine.position["seat"], placing(mine)
    other = next(camera for camera in cameras if camera is not mine)
    await refused(say(table, other, Gesture(seat, 0, answers)), "not-your-seat")
    await refused(say(table, mine, Gesture(seat, 7, answers)), "stale")
    await make(table, mine, *answers)
    await refused(say(table, mine, Gesture(seat, 0, answers)), "stale")


# Over a socket


def framed(message):
    """A text frame of a client, masked with zeros."""
    text = json.dumps(message).encode()
    return bytes([0x81]) + struct.pack("!BH", 0x80 | 126, len(text)) + bytes(4) + text


def test_a_socket_cut_in_mid_gesture_leaves_nothing(tmp_path):
    with open_house(tmp_path, bots=False, pause=60.0) as house:
        aiko = house.guest()
        table = aiko.lay("me", "@Botan", "@Chie", game="bushido", options=DEALT)
        wire = aiko.sit(table)
        seat = wire.position["hand_over"]
        if seat is not None:
            wire.send(type="look", seat=seat)
            wire.wait("snapshot")
        decision = wire.position["decision"]
        first, second = (option["words"] for option in decision["options"][:2])
        answers = [first, "number 2", second, "number 2"]
        whole = {"type": "gesture", "seat": decision["seat"], "step": decision["step"], "answers": answers}
        for part in (0.5, 0.99):
            raw = by_hand(house, aiko, table)
            raw.sendall(framed({"type": "hello", "protocol": 1, "look": decision["seat"], "id": 10**12}))
            raw.recv(100)
            frame = framed(whole)
            raw.sendall(frame[: int(len(frame) * part)])
            raw.close()
        late = aiko.sit(table, look=decision["seat"])
        assert late.position["step"] == 0 and late.position["decision"]["options"] == decision["options"]
        late.send(**whole)
        assert late.wait("update")["position"]["step"] == 4
