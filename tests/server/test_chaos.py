"""Whatever people send, in whatever order: the table, its disk and every screen stay of one mind."""

import json
import random

import pytest

from tatami.core.errors import TatamiError
from tatami.server import leaving, looking, opening, showing
from tatami.server.course import Course
from tatami.server.messages import encode
from tatami.server.messages.looking import Hello, Look
from tatami.server.messages.playing import Choose, Why
from tatami.server.messages.tables import SeatPlan
from tatami.server.messages.undoing import Consent, Redo, Undo
from tatami.server.messages.windows import Order, Wait
from tests.server.camera import AIKO, BOTAN, CHIE, ME, OPEN, Camera, played, say, with_settings

BESIDE_ME = SeatPlan("hot-seat", name="Emi")
MOVES = 400


class Screen(Camera):
    """Keeps the log as a client does: a snapshot replaces it, an update adds to it and marks what it took back."""

    def __init__(self, guest):
        super().__init__(guest)
        self.log = []

    def send(self, message, outdates=""):
        super().send(message, outdates)
        new = self.seen[-1]
        if new["type"] == "snapshot":
            self.log = new["log"]
        elif new["type"] == "update":
            taken = set(new["undone"])
            self.log = [{**entry, "undone": entry["undone"] or entry["step"] in taken} for entry in self.log]
            self.log.append(new["entry"])


async def anything(table, screen, luck):
    """Something that a person, or somebody who pretends to be one, might send now."""
    guest, course = screen.guest, table.course
    seat = luck.choice([0, 0, 1, 2, 3, 9])
    step = luck.choice([course.step, course.step, course.step, 0, course.step + 1])
    decision = screen.position["decision"] if screen.position else None
    match luck.randrange(14):
        case 0 | 1 | 2 | 3 if decision is not None:
            words = luck.choice(decision["options"])["words"]
            await say(table, guest, Choose(decision["seat"], decision["step"], words))
        case 4:
            await say(
                table, guest, Choose(seat, step, luck.choice(["end", "suffer", "attack seat-1 bo", "", "undo 3"]))
            )
        case 5 | 6:
            await say(table, guest, Undo(seat, step))
        case 7:
            await say(table, guest, Consent(step, luck.random() < 0.7))
        case 8:
            await say(table, guest, Redo(seat, step))
        case 9:
            await say(table, screen, Look(luck.choice([None, seat])))
        case 10:
            await say(table, screen, Why(seat, luck.choice(["hand/parry", "seat-2", "x", "hand/bo seat-1"]), None))
        case 12:
            await say(table, guest, Order(seat, luck.choice(["always", "concerned", "never"])))
        case 13:
            await say(table, guest, Wait(seat, decision["step"] if decision else step))
        case 11:
            await luck.choice([lambda: leaving.leave(table, guest), lambda: looking.bye(table, screen)])()
        case _:
            await say(table, screen, Hello(1, luck.choice([None, seat])))


def check(table, screens):
    """Everybody who looks on sees what a newcomer with the same eyes would see."""
    for screen in screens:
        if screen in table.onlookers.present:
            expected = showing.position(table.now(), table.course, *table.eyes(screen))
            assert timeless(screen.position) == timeless(json.loads(encode(expected)))
            log = [json.loads(encode(entry.seen_by(table.eyes(screen)[0]))) for entry in table.course.log]
            assert [public(entry) for entry in screen.log] == [public(entry) for entry in log]


def timeless(position):
    """Without how long a window stays open: only whether that is known."""
    if position["window"] is None:
        return position
    return {**position, "window": {**position["window"], "closes_in": position["window"]["closes_in"] is None}}


def public(entry):
    """Without facts: after a hand-over a log may rightly know less than another socket's."""
    return {**entry, "events": [event["kind"] for event in entry["events"]]}


async def chaos(scene, seed, game):
    luck = random.Random(seed)
    table = await scene.lay(ME, OPEN, BESIDE_ME, SeatPlan("bot", "random"), game=game)
    await opening.join(table, BOTAN, None)
    screens = [Screen(guest) for guest in (AIKO, AIKO, BOTAN, CHIE)]
    for screen in screens:
        await say(table, screen, Hello(1))
    refused = done = 0
    codes = set()
    for _ in range(MOVES):
        if table.stored.status == "finished":
            break
        screen = luck.choice(screens)
        try:
            await anything(table, screen, luck)
            done += 1
        except TatamiError as error:
            codes.add(error.code)
            refused += 1
        async with table.lock:
            check(table, screens)
    assert done > 50 and refused > 20 and not codes & {"frozen", "broken", "not-saved"}
    async with table.lock:  # bots play on
        await check_disk(scene, table)


async def check_disk(scene, table):
    """The record on disk gives the same game again."""
    _, steps = await scene.store.read(table.id)
    assert [step.line for step in steps] == table.course.match.lines
    again = Course(table.game, table.stored.header(), table.course.match.lines)
    assert [entry.undone for entry in again.log] == [entry.undone for entry in table.course.log]
    for seat in (None, 0, 1, 2, 3):
        assert again.view(seat) == table.course.view(seat)


@pytest.mark.parametrize(
    ("game", "seed"), [("katana", seed) for seed in range(8)] + [("gate", seed) for seed in range(8)]
)
def test_everybody_stays_of_one_mind(tmp_path, game, seed):
    @played
    @with_settings(pause=0.0, away_after=3600.0, window=0.02, window_wait=0.02)
    async def play(scene):
        await chaos(scene, seed, game)

    play(tmp_path)
