"""Acting unasked: at once between two actions, later in the middle of one, and heard of by nobody before."""

from dataclasses import replace

import pytest

from tatami.core.errors import IllegalChoice
from tatami.games.samourai_katana.moves import can_leave
from tatami.games.samourai_katana.pieces import CARD_KINDS, CARDS, TERRITORIES
from tatami.server import opening, playing
from tatami.server.driver import Driver
from tatami.server.messages.playing import Choose
from tatami.server.messages.tables import SeatPlan
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, played, say

NINJA, ARCHERS = CARDS.index("ninja"), CARDS.index("archers")


async def activation(scene):
    """Aiko is active, Botan holds a Ninja, and both have other cards."""
    table = await scene.lay(ME, OPEN, OPEN, game="samourai_katana")
    for guest in (BOTAN, CHIE):
        await opening.join(table, guest, None)
    return table


async def to_act(table):
    """Everybody passes and is done until Aiko is active."""
    course = table.course
    while True:
        state = course.match.state
        decision = state.asked[0]
        if decision.prompt == "act" and decision.seat == 0:
            return
        words = table.game.words(state, decision.seat, decision.options[0])
        await table.play(lambda course, seat=decision.seat, words=words: course.choose(seat, words))


def deal(table, *hands):
    """The seats have just these cards; all others are in the deck."""
    state = table.course.match.state
    for place, count in enumerate(state.hands):
        state.deck += [place % CARD_KINDS] * count
    state.hands = [0] * len(state.hands)
    state.sizes = [len(hand) for hand in hands]
    for seat, hand in enumerate(hands):
        for card in hand:
            state.deck.remove(card)
            state.hands[seat * CARD_KINDS + card] += 1


@played
async def test_between_two_actions_a_card_is_played_at_once_and_only_its_holder_is_offered_it(scene):
    table = await activation(scene)
    await to_act(table)
    deal(table, [ARCHERS], [NINJA, ARCHERS, ARCHERS], [])
    aiko, botan = await scene.enter(table, AIKO), await scene.enter(table, BOTAN)
    assert [option["words"] for option in botan.position["initiative"]][:1] == ["ninja seat-0"]
    assert aiko.position["initiative"] == []
    await say(table, BOTAN, Choose(1, table.course.step, "ninja seat-0"))
    assert table.course.match.lines[-1].words == "ninja seat-0"


@played
async def test_in_the_middle_of_a_move_a_request_waits_and_nobody_hears_of_it(scene):
    table = await activation(scene)
    await to_act(table)
    deal(table, [ARCHERS], [NINJA, ARCHERS, ARCHERS], [])
    state = table.course.match.state
    origin = next(TERRITORIES[land] for land in state.lands_of(0) if can_leave(state, 0, land))
    await say(table, AIKO, Choose(0, table.course.step, f"from {origin}"))
    aiko = await scene.enter(table, AIKO)
    heard = len(aiko.seen)
    await say(table, BOTAN, Choose(1, table.course.step, "ninja seat-0"))
    assert len(aiko.seen) == heard and table.requests[1].words == "ninja seat-0"
    while table.requests:
        decision = table.course.match.state.asked[0]
        words = table.game.words(table.course.match.state, decision.seat, decision.options[0])
        await table.play(lambda course, seat=decision.seat, words=words: course.choose(seat, words))
    assert any(line.words == "ninja seat-0" for line in table.course.match.lines)


@played
async def test_who_may_not_act_unasked_is_refused(scene):
    table = await activation(scene)
    await to_act(table)
    deal(table, [ARCHERS], [ARCHERS, ARCHERS, ARCHERS], [NINJA, NINJA])  # no Ninja; too few cards
    for seat, guest in ((1, BOTAN), (2, CHIE)):
        with pytest.raises(IllegalChoice) as refused:
            await say(table, guest, Choose(seat, table.course.step, "ninja seat-0"))
        assert refused.value.code == "not-asked"


async def beside_a_bot(scene, *hands):
    """Aiko is active, beside Botan and a heuristic bot; the driver of their table without its pause."""
    table = await scene.lay(ME, OPEN, SeatPlan("bot", "heuristic"), game="samourai_katana")
    await opening.join(table, BOTAN, None)
    await to_act(table)
    deal(table, *hands)
    table.course.match.state.koku = [10, 10, 10]
    driver = Driver(table, scene.hall.thinkers)
    driver.settings = replace(driver.settings, pause=0.0)
    return table, driver


@played
async def test_a_bot_acts_unasked_before_the_next_action_of_the_active_player(scene):
    table, driver = await beside_a_bot(scene, [ARCHERS], [], [NINJA, ARCHERS, ARCHERS])
    assert driver.unasked() == (2, table.course.step, "ninja seat-0")
    assert await driver.turn() == 0
    assert table.course.match.lines[-1].words == "ninja seat-0" and table.course.match.lines[-1].seat == 2


@played
async def test_a_bot_that_has_nothing_to_do_unasked_does_nothing(scene):
    table, driver = await beside_a_bot(scene, [ARCHERS], [NINJA, ARCHERS, ARCHERS], [NINJA, ARCHERS])
    step = table.course.step
    assert driver.unasked() is None  # Of the bots nobody may, and people act for themselves.
    await driver.turn()
    assert table.course.step == step


@played
async def test_a_wish_lapses_when_the_table_has_moved_on(scene):
    table, driver = await beside_a_bot(scene, [ARCHERS], [], [NINJA, ARCHERS, ARCHERS])
    seat, step, words = driver.unasked()
    await table.play(lambda course: course.choose(0, "done"))
    await playing.volunteer(table, seat, step, words)
    assert all(line.words != "ninja seat-0" for line in table.course.match.lines)
