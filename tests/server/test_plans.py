"""Plans: where all stand together, a player shows the others a piece; elsewhere, and too often, that is refused."""

import pytest

from tatami.server import opening, planning
from tatami.server.messages.planning import Propose
from tatami.server.refusals import Refused
from tests.server.camera import AIKO, BOTAN, ME, OPEN, played, with_settings


async def together(scene, game="dicium.donjon"):
    table = await scene.lay(ME, OPEN, game=game)
    await opening.join(table, BOTAN, None)
    return table, *[await scene.enter(table, guest) for guest in (AIKO, BOTAN)]


def plans(camera):
    return [message for message in camera.seen if message["type"] == "plan"]


@played
@with_settings(plan_every=0.0)
async def test_everybody_hears_of_a_plan(scene):
    table, aiko, botan = await together(scene)
    assert table.now().stored.status == "playing" and planning.can_plan(table.game, 2)
    await planning.propose(table, aiko, Propose(0, "go", "d5"))
    await planning.propose(table, botan, Propose(1, "careful", "f9"))
    await planning.propose(table, botan, Propose(1, "yes", "d5"))
    heard = [("go", 0, "d5"), ("careful", 1, "f9"), ("yes", 1, "d5")]
    for camera in (aiko, botan):
        assert [(plan["phrase"], plan["seat"], plan["piece"]) for plan in plans(camera)] == heard


@played
@with_settings(plan_every=3600.0)
async def test_a_seat_proposes_once_in_a_while(scene):
    table, aiko, botan = await together(scene)
    await planning.propose(table, aiko, Propose(0, "go", "d5"))
    with pytest.raises(Refused) as refused:
        await planning.propose(table, aiko, Propose(0, "go", "d6"))
    assert refused.value.code == "too-frequent"
    await planning.propose(table, botan, Propose(1, "go", "d6"))  # the other one may
    assert len(plans(aiko)) == 2


@played
async def test_plans_are_about_pieces_of_the_game_by_those_who_sit_there(scene):
    table, aiko, botan = await together(scene)
    for by, seat, piece, code in ((aiko, 0, "my phone number", "no-plans"), (botan, 0, "d5", "not-your-seat")):
        with pytest.raises(Refused) as refused:
            await planning.propose(table, by, Propose(seat, "go", piece))
        assert refused.value.code == code
    assert plans(aiko) == plans(botan) == []


@played
async def test_rivals_and_lone_players_have_no_plans(scene):
    table, aiko, _ = await together(scene, "dicium.shogun")
    with pytest.raises(Refused) as refused:
        await planning.propose(table, aiko, Propose(0, "go", "d5"))
    assert refused.value.code == "no-plans"
    assert not planning.can_plan(table.game, 2)
