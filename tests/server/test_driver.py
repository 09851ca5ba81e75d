"""What happens by itself: bots, questions with one option, and bots for the absent."""

import asyncio
import time
from dataclasses import replace

from tatami.core import Decision
from tatami.core.state import Frame
from tatami.server import leaving, looking, opening
from tatami.server.driver import Driver
from tatami.server.messages.looking import Hello
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Consent, Undo
from tatami.server.seating import send_away
from tatami.server.thinkers import Thinkers
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, Camera, played, say, until, with_settings

BOT = SeatPlan("bot", "heuristic")


class Plain(Frame):
    """A question."""

    name = "plain"


class Waits(Frame):
    """A question that a person answers, whatever the options."""

    name = "waits"
    waits = True


class Clocked(Camera):
    """Notes when each update came."""

    def __init__(self, guest):
        super().__init__(guest)
        self.times = []

    def send(self, message, outdates=""):
        super().send(message, outdates)
        if self.seen[-1]["type"] == "update":
            self.times.append(time.monotonic())


@played
@with_settings(pause=0.0, thinkers=Thinkers)
async def test_bots_play_a_whole_game_of_katana_among_themselves(scene):
    table = await scene.lay(BOT, SeatPlan("bot", "random"), BOT, game="katana")
    camera = await scene.enter(table, CHIE)
    await until(lambda: table.stored.status == "finished", 120)
    assert camera.position["outcome"]["winners"]
    steps = [message["entry"]["step"] for message in camera.seen if message["type"] == "update"]
    begun = camera.seen[0]["position"]["step"]
    assert steps == list(range(begun + 1, table.course.step + 1))  # nothing missed, nothing twice


@played
@with_settings(pause=0.15)
async def test_bots_and_forced_answers_take_the_same_pause(scene):
    """Whether a human had one option, or a bot thought about it, looks alike."""
    table = await scene.lay(ME, BOT)
    clock = Clocked(AIKO)
    await say(table, clock, Hello(1))
    await scene.choose(clock, "pick 1")
    await until(lambda: len(clock.times) >= 4)
    _, bowed, turned = (after - before for before, after in zip(clock.times[:4], clock.times[1:4]))
    assert bowed >= 0.149 and turned >= 0.149  # a forced human, and a bot with a choice
    first, second, *then = [entry.seat for entry in table.course.log[1:5]]
    assert {first, second} == {0, 1} and then == [0, 1]  # on a slow disk the bot picks before Aiko does


@played
@with_settings(pause=0.0)
async def test_a_forced_answer_is_given_for_a_connected_human(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 1")
    await until(lambda: aiko.position["step"] == 3)
    assert aiko.last("update")["entry"]["events"][0]["kind"] == "bows"
    await asyncio.sleep(0.05)
    assert table.course.step == 3  # Botan has a choice and is waited for


@played
@with_settings(pause=0.0)
async def test_a_frame_that_waits_is_answered_by_the_human_alone(scene):
    table, _aiko, _botan = await scene.two_at_toy()
    driver = Driver(table, Thinkers(1, 1.0))
    (question,) = [one for seat, one in table.course.questions.items() if seat == 0]
    forced = replace(question, decision=Decision(0, question.decision.options[:1], Plain(0)))
    assert driver.is_automatic(0, forced)
    waits = replace(question, decision=Decision(0, forced.decision.options, Waits(0)))
    assert not driver.is_automatic(0, waits)
    table.course.questions[0] = forced
    assert table.course.decision(0).is_forced
    table.course.questions[0] = waits
    assert not table.course.decision(0).is_forced  # whoever writes a client knows that an answer is wanted
    table.stored = send_away(table.stored, AIKO.id)
    assert driver.is_automatic(0, waits)  # a bot that plays for her answers it as any other


@played
@with_settings(pause=0.0, away_after=0.05)
async def test_a_bot_takes_the_seat_of_who_is_gone_and_gives_it_back(scene):
    table, aiko, botan = await scene.two_at_toy()
    await looking.bye(table, botan)
    assert not aiko.table["seats"][1]["is_connected"]
    await until(lambda: aiko.position["step"] == 1)
    seat = aiko.table["seats"][1]
    assert seat["is_away"] and seat["bot"] == "heuristic" and seat["name"] == "Botan"
    assert table.course.log[1].seat == 1
    back = await scene.enter(table, BOTAN)
    assert not back.table["seats"][1]["is_away"] and not aiko.table["seats"][1]["is_away"]
    await scene.choose(aiko, "pick 1")
    await until(lambda: aiko.position["step"] == 3)
    await asyncio.sleep(0.1)
    assert table.course.step == 3 and back.position["decision"]["prompt"] == "turn"  # Botan decides again


@played
@with_settings(pause=0.0, away_after=0.02)
async def test_nobody_is_replaced_while_nobody_waits(scene):
    table, aiko, botan = await scene.two_at_toy()
    await looking.bye(table, botan)
    await looking.bye(table, aiko)
    await asyncio.sleep(0.15)
    assert table.course.step == 0 and not any(holder.is_away for holder in table.stored.holders)
    await scene.enter(table, AIKO)
    await until(lambda: table.stored.holders[1].is_away)


@played
@with_settings(pause=0.0, away_after=3600.0)
async def test_who_leaves_is_replaced_at_once(scene):
    table, aiko, _ = await scene.two_at_toy()
    await leaving.leave(table, BOTAN)
    await until(lambda: aiko.position["step"] == 1)
    assert aiko.table["seats"][1]["is_away"]
    await leaving.leave(table, AIKO)
    await asyncio.sleep(0.05)
    assert table.course.step == 1  # everybody left: bots do not play on for nobody


@played
@with_settings(pause=0.0)
async def test_bots_wait_while_an_undo_is_asked_for(scene):
    table = await scene.lay(ME, OPEN, BOT)
    await opening.join(table, BOTAN, None)
    aiko, botan = await scene.enter(table, AIKO), await scene.enter(table, BOTAN)
    await until(lambda: aiko.position["step"] == 1)  # the bot picked
    await scene.choose(aiko, "pick 1")
    await scene.choose(botan, "pick 1")
    await until(lambda: aiko.position["step"] == 4)
    await scene.choose(botan, "pass")
    await until(lambda: aiko.position["step"] == 6)  # a new round: the bot picked again
    await say(table, BOTAN, Undo(1, 6))
    await asyncio.sleep(0.05)
    assert table.course.step == 6 and table.undoing.request is not None
    await say(table, AIKO, Consent(6, False))
    assert table.undoing.request is None


@played
@with_settings(pause=0.0, idle_after=0.05)
async def test_idle_tables_leave_memory_and_come_back(scene):
    table, aiko, botan = await scene.two_at_toy()
    await scene.choose(aiko, "pick 2")
    await scene.hall.open()
    await asyncio.sleep(0.2)
    assert table.id in scene.hall.tables
    await looking.bye(table, aiko)
    await looking.bye(table, botan)
    await until(lambda: table.id not in scene.hall.tables)
    again = await scene.hall.table(table.id)
    assert again.course.step == 1 and again.stored == table.stored


@played
@with_settings(pause=0.0)
async def test_games_that_wait_for_a_bot_go_on_after_a_start(scene):
    table = await scene.lay(ME, BOT)
    camera = await scene.enter(table, AIKO)
    await until(lambda: camera.position["step"] == 1)
    await scene.choose(camera, "pick 1")
    await until(lambda: camera.position["step"] == 5)  # bow, turn, and the bot's next pick
    await looking.bye(table, camera)
    await scene.store.write(table.stored.row(0.0))
    scene.hall._put_away(table)
    await scene.hall.open()
    await until(lambda: table.id in scene.hall.tables)
    assert scene.hall.tables[table.id].course.step == 5
