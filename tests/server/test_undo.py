"""Taking back: by right, by consent, again; and what the log says of it."""

import pytest

from tatami.core.errors import TatamiError
from tatami.server import leaving, opening, playing
from tatami.server.messages.playing import Choose
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Consent, Redo, Undo
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say, until, with_settings


async def refused(doing, code):
    with pytest.raises(TatamiError) as caught:
        await doing
    assert caught.value.code == code


def undone(camera):
    """The steps that the newest snapshot shows as undone."""
    return [entry["step"] for entry in camera.last("snapshot")["log"] if entry["undone"]]


# By right


@played
async def test_a_choice_that_told_nobody_anything_is_taken_back_at_once(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    assert aiko.position["undo"] == "right" and botan.position["undo"] is None
    await say(table, AIKO, Undo(0, 1))
    update = botan.last("update")
    assert update["entry"] == {"step": 2, "seat": 0, "events": [], "takes_back": 1, "undone": False}
    assert update["undone"] == [1]
    assert aiko.position["view"]["picks"] == [None, None] and aiko.position["decision"]["seat"] == 0
    late = await scene.enter(table, CHIE)
    assert undone(late) == [1]


@played
async def test_the_step_grows_with_an_undo_so_an_old_answer_stays_stale(scene):
    table, aiko, _ = await scene.two_at_toy()
    old = aiko.position["decision"]["step"]
    await scene.choose(aiko, "pick 1")
    await say(table, AIKO, Undo(0, 1))
    await refused(say(table, AIKO, Choose(0, old, "pick 2")), "stale")
    assert aiko.position["step"] == 2 and aiko.position["decision"]["step"] == 2
    await refused(say(table, AIKO, Undo(0, 1)), "stale")


@played
async def test_nobody_takes_back_what_another_has_answered(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 1")
    assert aiko.position["undo"] == "consent"
    assert botan.position["undo"] == "consent"  # the picks came out
    await refused(say(table, CHIE, Undo(1, 2)), "not-your-seat")


@played
async def test_chance_that_was_asked_cannot_be_taken_back_alone(scene):
    table, aiko, botan = await scene.two_at_toy()
    for camera, words in ((aiko, "pick 1"), (botan, "pick 1"), (aiko, "bow")):
        await scene.choose(camera, words)
    await scene.choose(botan, "pass")
    assert botan.position["undo"] == "right"
    await say(table, BOTAN, Undo(1, 4))
    await scene.choose(botan, "roll")
    assert botan.position["undo"] == "consent"


@played
async def test_a_forced_choice_is_not_what_is_taken_back(scene):
    """Aiko bows because she has to; taking back goes to her last real choice, and asks Botan."""
    table, aiko, botan = await scene.two_at_toy()
    for camera, words in ((botan, "pick 1"), (aiko, "pick 1"), (aiko, "bow")):
        await scene.choose(camera, words)
    assert aiko.position["undo"] == "consent"
    await say(table, AIKO, Undo(0, 3))
    assert table.undoing.request is not None and table.undoing.request.count == 2


@played
async def test_nothing_to_take_back(scene):
    table, aiko, _ = await scene.two_at_toy()
    assert aiko.position["undo"] is None
    await refused(say(table, AIKO, Undo(0, 0)), "nothing-to-undo")


# By consent


async def both_picked(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 2")
    return table, aiko, botan


@played
async def test_the_others_are_asked_and_agree(scene):
    table, aiko, botan = await both_picked(scene)
    await say(table, AIKO, Undo(0, 2))
    request = {"seat": 0, "step": 2, "takes_back": 2, "waiting": [1], "asked_chance": False}
    assert botan.table["undo_request"] == request
    await refused(say(table, AIKO, Consent(2, True)), "no-undo-request")
    await refused(say(table, CHIE, Consent(2, True)), "no-undo-request")
    await refused(say(table, BOTAN, Undo(1, 2)), "undo-pending")
    await refused(say(table, BOTAN, Consent(1, True)), "stale")
    await say(table, BOTAN, Consent(2, True))
    assert aiko.last("update")["undone"] == [1, 2]
    assert aiko.table["undo_request"] is None
    assert [asked["prompt"] for asked in aiko.position["asked"]] == ["pick", "pick"]


@played
async def test_the_others_are_asked_and_refuse(scene):
    table, aiko, botan = await both_picked(scene)
    await say(table, AIKO, Undo(0, 2))
    await say(table, BOTAN, Consent(2, False))
    assert aiko.last("error")["code"] == "undo-refused" and "error" not in botan.types()
    assert table.course.step == 2 and botan.table["undo_request"] is None
    await refused(say(table, AIKO, Undo(0, 2)), "undo-refused")  # not again and again at the same step


@played
async def test_a_choice_ends_the_request(scene):
    table, aiko, botan = await both_picked(scene)
    await say(table, BOTAN, Undo(1, 2))
    await scene.choose(aiko, "bow")
    assert botan.table["undo_request"] is None and table.course.step == 3
    await refused(say(table, AIKO, Consent(2, True)), "stale")


@played
@with_settings(undo_lapses_after=0.02)
async def test_a_request_lapses(scene):
    table, aiko, _ = await both_picked(scene)
    await say(table, AIKO, Undo(0, 2))
    await until(lambda: "error" in aiko.types())
    assert table.undoing.request is None and table.course.step == 2


@played
async def test_who_leaves_agrees(scene):
    table, *_ = await both_picked(scene)
    await say(table, AIKO, Undo(0, 2))
    await leaving.leave(table, BOTAN)
    assert table.course.step == 3 and table.course.log[1].undone


@played
async def test_bots_agree(scene):
    table = await scene.lay(ME, SeatPlan("bot", "random"))
    aiko = await scene.enter(table, AIKO)
    await scene.choose(aiko, "pick 1")
    await playing.answer(table, 1, 0, "pick 2")
    assert aiko.position["undo"] == "right"
    await say(table, AIKO, Undo(0, 2))
    assert aiko.last("update")["undone"] == [1, 2]


@played
async def test_three_players_must_all_agree(scene):
    table = await scene.lay(ME, OPEN, OPEN)
    await opening.join(table, BOTAN, None)
    await opening.join(table, CHIE, None)
    aiko, botan, chie = [await scene.enter(table, guest) for guest in (AIKO, BOTAN, CHIE)]
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 1")
    await say(table, AIKO, Undo(0, 2))
    await say(table, BOTAN, Consent(2, True))
    assert chie.table["undo_request"]["waiting"] == [2] and table.course.step == 2
    await say(table, CHIE, Consent(2, True))
    assert table.course.step == 3


# Again


@played
async def test_what_was_taken_back_can_be_made_again(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 3")
    await say(table, AIKO, Undo(0, 1))
    assert aiko.position["can_redo"] and not botan.position["can_redo"]
    await refused(say(table, AIKO, Redo(0, 1)), "stale")
    await say(table, AIKO, Redo(0, 2))
    assert aiko.position["view"]["picks"] == [3, None] and not aiko.position["can_redo"]
    await refused(say(table, AIKO, Redo(0, 3)), "nothing-to-redo")


@played
async def test_another_choice_ends_the_possibility(scene):
    table, aiko, _ = await scene.two_at_toy()
    await scene.choose(aiko, "pick 3")
    await say(table, AIKO, Undo(0, 1))
    await scene.choose(aiko, "pick 2")
    await say(table, AIKO, Undo(0, 3))
    await say(table, AIKO, Redo(0, 4))
    assert aiko.position["view"]["picks"] == [2, None]


@played
async def test_undo_and_redo_survive_a_restart(scene):
    table, *_ = await both_picked(scene)
    await say(table, AIKO, Undo(0, 2))
    await say(table, BOTAN, Consent(2, True))
    scene.hall._put_away(table)
    again = await scene.hall.table(table.id)
    aiko = await scene.enter(again, AIKO)
    assert aiko.position["step"] == 3 and aiko.position["can_redo"] and undone(aiko) == [1, 2]
    await say(again, AIKO, Redo(0, 3))
    assert aiko.position["view"]["picks"] == [1, None]
