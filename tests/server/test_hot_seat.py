"""Several seats at one screen: never two hands at once, and a hand-over in between."""

import asyncio

import pytest

from tatami.core.errors import TatamiError
from tatami.server import opening
from tatami.server.messages.looking import Look
from tatami.server.messages.playing import Choose
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Undo
from tests.server.camera import AIKO, BOTAN, ME, OPEN, played, say, until, with_settings

BESIDE_ME = SeatPlan("hot-seat", name="Botan")


def lucky(camera):
    return [number is not None for number in camera.position["view"]["lucky"]]


@played
async def test_nobodys_hand_is_shown_until_somebody_says_who_looks(scene):
    table = await scene.lay(ME, BESIDE_ME)
    screen = await scene.enter(table, AIKO)
    assert [seat["name"] for seat in screen.table["seats"]] == ["Aiko", "Botan"]
    assert all(seat["is_mine"] and seat["shares_screen"] for seat in screen.table["seats"])
    assert screen.position["seat"] is None and screen.position["hand_over"] == 0
    assert lucky(screen) == [False, False] and screen.position["decision"] is None
    await say(table, screen, Look(0))
    assert screen.seen[-1]["type"] == "snapshot" and screen.position["seat"] == 0
    assert screen.position["hand_over"] is None and lucky(screen) == [True, False]


@played
async def test_when_another_at_the_screen_is_asked_all_hands_are_hidden(scene):
    table = await scene.lay(ME, BESIDE_ME)
    screen = await scene.enter(table, AIKO)
    await say(table, screen, Look(0))
    await scene.choose(screen, "pick 3")
    update = screen.last("update")
    assert update["position"]["hand_over"] == 1 and update["position"]["seat"] is None
    assert update["position"]["view"]["picks"] == [None, None]
    assert update["entry"]["events"][0]["facts"] == {"seat": 0}  # the log forgets Aiko's secret too
    await say(table, screen, Look(1))
    assert lucky(screen) == [False, True]
    assert [entry["events"][0]["facts"] for entry in screen.last("snapshot")["log"][1:]] == [{"seat": 0}]
    await scene.choose(screen, "pick 1")
    assert screen.position["hand_over"] == 0  # Aiko has to bow


@played
async def test_the_screen_holds_all_its_seats_and_no_other(scene):
    table = await scene.lay(ME, BESIDE_ME, OPEN)
    await opening.join(table, BOTAN, None)
    screen = await scene.enter(table, AIKO)
    with pytest.raises(TatamiError) as caught:
        await say(table, screen, Look(2))
    assert caught.value.code == "not-your-seat"
    await say(table, AIKO, Choose(1, 0, "pick 1"))
    await say(table, AIKO, Choose(0, 0, "pick 1"))
    assert list(table.course.questions) == [2]


@played
async def test_a_screen_keeps_its_look_while_others_play(scene):
    table = await scene.lay(ME, BESIDE_ME, OPEN)
    await opening.join(table, BOTAN, None)
    screen, botan = await scene.enter(table, AIKO), await scene.enter(table, BOTAN)
    await say(table, screen, Look(1))
    await scene.choose(screen, "pick 1")
    await say(table, screen, Look(0))
    await scene.choose(screen, "pick 2")
    assert screen.position["seat"] == 0 and screen.position["hand_over"] is None
    await scene.choose(botan, "pick 3")
    assert screen.position["seat"] == 0  # and now Aiko is asked, who is looking


@played
@with_settings(pause=0.0)
async def test_one_option_is_answered_only_for_who_looks(scene):
    """Otherwise the missing hand-over would tell everybody at the screen that there was nothing to choose."""
    table = await scene.lay(ME, BESIDE_ME)
    screen = await scene.enter(table, AIKO)
    for seat in (0, 1):
        await say(table, screen, Look(seat))
        await scene.choose(screen, "pick 1")
    driver = scene.hall.drivers[table.id]
    await asyncio.sleep(0.1)
    assert not driver.done() and screen.position["hand_over"] == 0 and table.course.step == 2
    await say(table, screen, Look(0))
    await until(lambda: screen.position["step"] == 3)
    assert screen.last("update")["entry"]["events"] == [{"kind": "bows", "has_secrets": False, "facts": {"seat": 0}}]


@played
async def test_those_at_the_screen_agree_with_each_other(scene):
    table = await scene.lay(ME, BESIDE_ME)
    screen = await scene.enter(table, AIKO)
    for seat in (0, 1):
        await say(table, screen, Look(seat))
        await scene.choose(screen, "pick 1")
    await say(table, AIKO, Undo(0, 2))
    assert screen.last("update")["undone"] == [1, 2]
