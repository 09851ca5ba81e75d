"""Response windows at a table: all in one are asked at once, and nothing that others see or time tells their hands.

What players answer lies here until the window closes; then every answer is played in the order of the seats, and who
has given none passes. Where several guests sit, a window lasts as long as every other, whoever holds what and
whatever was ordered; it closes early only when the players in it have answered themselves. While the table is asked
to take back, its time stands still. An answer is on disk before its player sees that it was taken.
"""

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tatami.core.errors import IllegalChoice, TatamiError
from tatami.core.together import Window
from tatami.core.waiting import concerns, window_of
from tatami.server import orders
from tatami.server.course import Change, Course, Question
from tatami.server.messages.windows import Wait, WindowInfo
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused
from tatami.server.seating import Answered

if TYPE_CHECKING:
    from tatami.server.table import Table

MOST_WAITS = 2  # So often a seat may hold a window open, of so many windows: about as many as a round has.
OF_WINDOWS = 20


@dataclass(slots=True)
class Opened:
    """A window that is open since `step`."""

    frame: Window[Any]
    step: int
    since: float
    answers: dict[int, str]  # what players have answered themselves, in words
    waits: set[int] = field(default_factory=set)  # the seats that hold it open
    has_time: bool = False  # Was everybody told when it closes? Otherwise nobody knows it yet.


class Windows:
    """The response windows of one table."""

    def __init__(self) -> None:
        self.opened: Opened | None = None
        self.count = 0
        self.waited: dict[int, deque[int]] = {}  # the last windows that each seat held open, by number

    def at(self, table: "Table") -> Opened | None:
        """The window that is open now; the clock of a new one runs from the first look at it."""
        course = table.course
        question = next(iter(course.questions.values()), None) if course else None
        frame = window_of(question.decision) if question else None
        if course is None or question is None or frame is None:
            self.opened = None
        elif self.opened is None or self.opened.step != question.step:
            self.opened = Opened(frame, question.step, time.monotonic(), kept_answers(table, question.step))
            self.opened.has_time = has_time(table, self.opened)
            self.count += 1
        return self.opened

    def can_wait(self, window: Opened, seat: int) -> bool:
        """May the seat hold this window open? Once a window, and in few of them."""
        if seat in window.answers or seat in window.waits:
            return False
        return sum(self.count - one < OF_WINDOWS for one in self.waited.get(seat, ())) < MOST_WAITS

    def hold(self, window: Opened, seat: int) -> None:
        """A seat holds the window open."""
        window.waits.add(seat)
        self.waited.setdefault(seat, deque(maxlen=MOST_WAITS)).append(self.count)

    def begin_anew(self) -> None:
        """Somebody who was waited for is there, and has as long as everybody."""
        if self.opened is not None:
            self.opened.since = time.monotonic()

    def stood_still(self, seconds: float) -> None:
        """The table rested for so long, and goes on where it was."""
        if self.opened is not None:
            self.opened.since += seconds


def kept_answers(table: "Table", step: int) -> dict[int, str]:
    """What players have answered to the window that is open since this step, as it is written down."""
    course = table.running()
    return {seat: words for seat, words in table.stored.answers_at(step).items() if course.is_offered(seat, words)}


# What players do


def note(table: "Table", window: Opened, seat: int, words: str) -> None:
    """A player answers. Called by whoever is at work at the table, who then lets it be kept."""
    if seat in window.answers:
        raise IllegalChoice("not-asked", f"Seat {seat} has answered already.")
    window.answers = {**window.answers, seat: table.running().offered(seat, words)}


async def keep(table: "Table", window: Opened, seat: int) -> None:
    """Write down what a player has answered, and only then tell the own sockets that it was taken."""
    try:
        await table.write_unseen(seat, lambda stored: stored.but(answered=Answered(window.step, window.answers)))
    except TatamiError:
        window.answers = table.stored.answers_at(window.step)
        raise


async def wait(table: "Table", by: Onlooker, message: Wait) -> None:
    """A seat in the window holds it open for longer. Everybody sees that somebody does."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        table.running().open_question(message.seat, message.step)
        window = table.windows.at(table)
        if window is None or not can_wait(table, window, message.seat):
            raise Refused("cannot-wait")
        table.windows.hold(window, message.seat)
        await table.share()
        table.show_again()
        table.on_change()


def can_wait(table: "Table", window: Opened, seat: int) -> bool:
    """May the seat hold the window open, if there is anything to hold it against?"""
    return is_timed(table) and table.windows.can_wait(window, seat)


def is_held(table: "Table") -> bool:
    """Is there a window that somebody holds open? Whoever opened it has learnt from that, and takes nothing back
    alone."""
    window = table.windows.at(table)
    return window is not None and bool(window.waits)


# When it closes


def players(table: "Table") -> list[int]:
    """The seats in the window at which no bot answers."""
    holders = table.stored.holders
    asked = table.running().questions
    return [seat for seat in asked if holders[seat].kind == "human" and not holders[seat].is_away]


def is_timed(table: "Table") -> bool:
    """Does the window last as long as every other? It does if a player is in it and more than one guest sits at the
    table, present or not: who is gone can still ask from outside how far it is, and come back. With nobody to hide
    from, nobody needs to be hurried."""
    guests = {holder.guest for holder in table.stored.holders if holder.guest is not None}
    return len(guests) > 1 and bool(players(table))


def is_awaited(table: "Table", window: Opened, seat: int) -> bool:
    """Does the window stay open until this player answers, however long that takes? At a shared screen for whoever is
    to be asked; for who is concerned and not there, as with any other question; and for who plays alone, if there is
    something to choose."""
    if seat in window.answers:
        return False
    course, holder = table.running(), table.stored.holders[seat]
    question = course.questions[seat]
    if holder.shares_screen:
        return orders.wants(table.stored, course, seat, question)
    if not is_there(table, holder.guest or ""):
        return concerns(course.match.state, question.decision)
    return not is_timed(table) and asks(table, window, seat)


def is_there(table: "Table", guest: str) -> bool:
    """Is a player connected? When a worker dies its players are gone for a moment, and whoever sees a window wait for
    one of them and not for another knows who is concerned: of several workers they count as there for so long."""
    if table.onlookers.has(guest):
        return True
    if table.sharing is None:
        return False
    left = table.settings.back_within - table.onlookers.gone_for(guest)
    if left > 0:
        table.sharing.look_again(left)
    return left > 0


def asks(table: "Table", window: Opened, seat: int) -> bool:
    """Is the question of the window put to this seat? Its order says so, and there is something to choose."""
    course, holder = table.running(), table.stored.holders[seat]
    question: Question | None = course.questions.get(seat)
    if question is None or seat in window.answers:
        return False
    has_choice = len(question.decision.options) > 1 or holder.shares_screen
    return has_choice and orders.wants(table.stored, course, seat, question)


def is_missed(table: "Table", guest: str) -> bool:
    """Is this a guest for whom the window waits while he is gone: concerned, without an answer?"""
    window = table.windows.at(table)
    if window is None or not is_timed(table) or is_there(table, guest):
        return False
    course, holders = table.running(), table.stored.holders
    seats = [seat for seat in players(table) if holders[seat].guest == guest and seat not in window.answers]
    return any(concerns(course.match.state, course.questions[seat].decision) for seat in seats)


def closes_at(table: "Table", window: Opened, bots_are_ready: bool = True) -> float | None:
    """When the window closes as things stand; None while somebody is awaited, or must agree to an undo."""
    settings, seats, request = table.settings, players(table), table.undoing.request
    is_resting = request is not None and request.step == table.running().step
    if is_resting or any(is_awaited(table, window, seat) for seat in seats):
        return None
    soonest = window.since + settings.pause
    if not is_timed(table):
        return soonest if bots_are_ready else None
    lasts = settings.window + (settings.window_wait if window.waits else 0.0)
    is_settled = bots_are_ready and (all(seat in window.answers for seat in seats) or _is_decided(table, window))
    return soonest if is_settled else max(soonest, window.since + lasts)


def has_time(table: "Table", window: Opened) -> bool:
    """Is it known when the window closes at the latest?"""
    return is_timed(table) and closes_at(table, window, bots_are_ready=False) is not None


def tell_time(table: "Table", but: Onlooker | None = None) -> None:
    """Show everybody when the window closes, if that is known since a moment ago, or no longer."""
    window = table.windows.at(table)
    if window is not None and window.has_time != has_time(table, window):
        table.show_again(but=but)


def _is_decided(table: "Table", window: Opened) -> bool:
    """Has a player answered with more than a pass, and all before him have passed themselves?"""
    passes = pass_words(table, window)
    count = len(table.stored.holders)
    in_order = [(window.frame.seat + step) % count for step in range(count)]
    for seat in (seat for seat in in_order if seat in table.running().questions):
        if seat not in window.answers:
            return False
        if window.answers[seat] != passes:
            return True
    return False


def pass_words(table: "Table", window: Opened) -> str:
    """The words that pass."""
    return table.game.choices.words(window.frame.passes)


async def close(table: "Table", window: Opened, thought: Mapping[int, str]) -> None:
    """Play what everybody has answered, bots included, one after the other in the order of the seats."""
    async with table.at_work():
        course = table.running()
        if table.undoing.request is not None or table.windows.at(table) is not window:
            return
        answers = {**thought, **window.answers}
        for seat in list(course.questions):
            words = answers.get(seat, pass_words(table, window))
            await table.play(_said(seat, words))


def _said(seat: int, words: str) -> Callable[[Course], Change]:
    return lambda course: course.choose(seat, words)


# What is shown


def seen(table: "Table") -> dict[int | None, WindowInfo]:
    """The open window as every seat and a spectator sees it; nothing if none is open."""
    window = table.windows.at(table)
    if window is None or table.stored.status != "playing":
        return {}
    return {seat: _info(table, window, seat) for seat in (None, *range(len(table.stored.holders)))}


def _info(table: "Table", window: Opened, seat: int | None) -> WindowInfo:
    closes = closes_at(table, window, bots_are_ready=False) if is_timed(table) else None
    left = None if closes is None else round(max(0.0, closes - time.monotonic()), 2)
    if seat is None or seat not in table.running().questions:
        return WindowInfo(left, False, None, False)
    answer = window.answers.get(seat)
    return WindowInfo(left, asks(table, window, seat), answer, can_wait(table, window, seat))


def put_to(table: "Table") -> list[int]:
    """The seats that are really asked: in a window those that their orders want to be."""
    window = table.windows.at(table)
    asked = table.course.questions if table.course else {}
    return [seat for seat in asked if window is None or asks(table, window, seat)]
