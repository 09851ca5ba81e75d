"""A table that several workers share: everything that one of them writes has a mark, and the others read on.

Besides row and lines they share what goes on meanwhile and is no line of the game: requests to take back, the time of
an open response window, what seats want to do unasked, the last plans. Whoever was overtaken puts back what he had in
memory, reads what happened, and does the same again. docs/decisions/several-workers.md tells why.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec
import structlog

from tatami.core.errors import IllegalChoice
from tatami.server import initiative, seating, windows
from tatami.server.course import Change, Course, Entry
from tatami.server.messages.errors import Problem
from tatami.server.messages.planning import Phrase, Plan
from tatami.server.refusals import Refused, where
from tatami.server.seating import Stored
from tatami.server.store import Mark, News, Overtaken, Row, SharedStore, Step, StoreFailed
from tatami.server.undoing import Request

if TYPE_CHECKING:
    from tatami.server.table import Table

log = structlog.get_logger(part="sharing")
SAME_MOMENT = 0.05  # seconds; clocks do not agree better
MOST_TRIES = 8  # of something that others were quicker at
T = TypeVar("T")


class MovedOn(IllegalChoice):
    """Another worker has written at the table what was not known here."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on; look at it again.")


def refused(failure: StoreFailed) -> IllegalChoice | Refused:
    """What a failed write means for whoever wanted it."""
    return MovedOn() if isinstance(failure, Overtaken) else Refused("not-saved")


async def settled(table: "Table", work: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; if another worker was quicker, look again and do it anew."""
    if table.sharing is None:
        return await work()
    for _ in range(MOST_TRIES):
        try:
            return await work()
        except MovedOn:
            log.debug("overtaken", table=table.id)
            await table.sharing.catch_up()
    return await work()


# What goes on meanwhile. Times are those of the clock on the wall, which all machines have.


class Asking(msgspec.Struct, frozen=True):
    """A request to take back."""

    seat: int
    guest: str
    step: int
    count: int
    asked_chance: bool
    waiting: list[str]
    since: float
    lapses: float


class OpenWindow(msgspec.Struct, frozen=True):
    """The response window that is open since a step."""

    step: int
    since: float
    waits: list[int]


class Planned(msgspec.Struct, frozen=True):
    """What a seat has shown to the others last."""

    at: float
    phrase: Phrase
    piece: str


class Meanwhile(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it. The database has it, and nothing of it is sent as it is."""

    asking: Asking | None = None
    refused: list[str] = []
    window: OpenWindow | None = None
    windows: int = 0
    waited: dict[int, list[int]] = {}
    requests: dict[int, str] = {}
    plans: dict[int, Planned] = {}


from_bytes = msgspec.json.Decoder(Meanwhile).decode
to_bytes = msgspec.json.Encoder().encode


def meanwhile_at(table: "Table", has_moved: bool) -> Meanwhile:
    """What goes on at a table; when its game moves on, requests to take back are over."""
    request = None if has_moved else table.undoing.request
    asking, open_window = None, None
    if request is not None:
        asking = Asking(
            request.seat,
            request.guest,
            request.step,
            request.count,
            request.asked_chance,
            sorted(request.waiting),
            on_the_wall(request.since),
            on_the_wall(request.lapses),
        )
    window = table.windows.at(table)
    if window is not None:
        open_window = OpenWindow(window.step, on_the_wall(window.since), sorted(window.waits))
    return Meanwhile(
        asking,
        [] if has_moved else sorted(table.undoing.refused),
        open_window,
        table.windows.count,
        {seat: list(held) for seat, held in table.windows.waited.items()},
        {seat: request.words for seat, request in table.requests.items()},
        table.plans,
    )


def restore(table: "Table", known: Meanwhile) -> None:
    """Make a table go on as it is known to."""
    asking = known.asking
    table.undoing.request = None
    if asking is not None and table.course is not None and asking.step == table.course.step:
        table.undoing.request = Request(
            asking.seat,
            asking.guest,
            asking.step,
            asking.count,
            asking.asked_chance,
            set(asking.waiting),
            by_the_clock(asking.since),
            by_the_clock(asking.lapses),
        )
    table.undoing.refused = set(known.refused)
    window = table.windows.at(table)
    if window is not None and known.window is not None and known.window.step == window.step:
        window.since = by_the_clock(known.window.since)
        window.waits = set(known.window.waits)
        window.answers = windows.kept_answers(table, window.step)
    table.windows.count = known.windows
    table.windows.waited = {seat: deque(held, maxlen=windows.MOST_WAITS) for seat, held in known.waited.items()}
    frame = initiative.allowing(table.course.match.state) if table.course is not None else None
    before, table.requests = table.requests, {}
    for seat, words in known.requests.items():
        if seat in before and before[seat].words == words:
            table.requests[seat] = before[seat]
        elif frame is not None:
            table.requests[seat] = initiative.Request(words, frame)
    table.plans = dict(known.plans)


def on_the_wall(moment: float) -> float:
    """A moment of this process's clock, as all machines know it."""
    return moment - time.monotonic() + time.time()


def by_the_clock(moment: float) -> float:
    """The same the other way round."""
    return moment - time.time() + time.monotonic()


# One table, as this worker has it


class Sharing:
    """How far this worker knows a table, and how it goes on knowing."""

    def __init__(self, table: "Table", store: SharedStore) -> None:
        self.table = table
        self.store = store
        self.number = 0  # of the last write, whether or not it lies in the database yet
        self.token: int | None = None
        self.known: tuple[int, int | None, int] = (0, None, 0)  # number, token and steps, as they lie in the database
        self.meanwhile = Meanwhile()  # as it lies there
        self.is_behind = False
        self.looking = asyncio.Lock()
        self.following: asyncio.Task[None] | None = None
        self.next_look: asyncio.TimerHandle | None = None
        self.watching: asyncio.Task[None] | None = None

    def begin(self, news: News) -> None:
        """The table was read."""
        self._know(news.number, news.token, len(news.steps))
        self.meanwhile = from_bytes(news.meanwhile) if news.meanwhile else Meanwhile()

    def resumed(self) -> None:
        """Its game is there again."""
        restore(self.table, self.meanwhile)

    def _know(self, number: int, token: int | None, steps: int) -> None:
        self.known = (number, token, steps)
        self.number, self.token = number, token

    # Writing

    def write(self, *what: Row | Step) -> Awaitable[None]:
        """All of it under a new mark; under way at once."""
        after, self.number, self.token = self.token, self.number + 1, secrets.randbits(62)
        course = self.table.course
        meanwhile = meanwhile_at(self.table, has_moved=any(isinstance(one, Step) for one in what))
        known = (self.number, self.token, course.step if course is not None else self.known[2])
        mark = Mark(self.table.id, self.number, self.token, after, to_bytes(meanwhile))
        return self._written(self.store.write(*what, mark), known, meanwhile)

    async def _written(
        self, writing: Awaitable[None], known: tuple[int, int | None, int], meanwhile: Meanwhile
    ) -> None:
        try:
            await writing
        except StoreFailed:
            self.number, self.token, _ = self.known
            self.is_behind = True
            restore(self.table, self.meanwhile)
            raise
        if known[0] > self.known[0]:
            self.known, self.meanwhile = known, meanwhile

    def write_soon(self) -> None:
        """What goes on meanwhile, without keeping anybody waiting."""
        writing = asyncio.ensure_future(self.write())
        writing.add_done_callback(lambda done: None if done.cancelled() or done.exception() is None else self.hear())

    # Who is gone

    def look_again(self, seconds: float) -> None:
        """Look once more in a while: somebody who is gone will not count as there any more."""
        if self.next_look is None:
            self.next_look = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        self.next_look = None
        self.watching = asyncio.create_task(self._tell_time())

    async def _tell_time(self) -> None:
        with suppress(Refused):
            async with self.table.at_work():
                windows.tell_time(self.table)
                self.table.on_change()

    # Reading on

    def hear(self) -> None:
        """Another worker has written something."""
        self.is_behind = True
        if self.following is None or self.following.done():
            self.following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self.is_behind:
            try:
                await self.catch_up()
            except (StoreFailed, Refused):
                return  # it is looked at again when the database is back

    async def catch_up(self) -> None:
        """Read what was written elsewhere, and show it. It is read beside the table, so that nobody there waits."""
        async with self.looking:
            self.is_behind = False
            try:
                steps = self.known[2] if self.table.course is not None else 0
                news = await self.store.look(self.table.id, steps)
            except StoreFailed as failure:
                self.is_behind = True
                raise Refused("not-read") from failure
            if news is None and self.known[0]:
                self._give_up()  # It was abandoned, and has been removed.
            elif news is not None and news.number > self.known[0]:
                async with self.table.at_work():
                    await self._take(news)

    async def _take(self, news: News) -> None:
        """Others have written this. Called by whoever is at work at the table."""
        table = self.table
        if news.number <= self.number:
            return  # It has gone on here since.
        log.debug("read on", table=table.id, step=news.steps[-1].step if news.steps else self.known[2])
        before, goes_on = table.stored, self.meanwhile
        stored = seating.stored(news.row)
        if not table.is_served(stored):
            self._give_up()
            return
        self._know(news.number, news.token, news.steps[-1].step if news.steps else self.known[2])
        self.meanwhile = from_bytes(news.meanwhile) if news.meanwhile else Meanwhile()
        table.stored, table.changed = stored, time.time() if news.steps else news.row.changed
        table.written = news.row.changed
        if stored.status in ("frozen", "outdated"):
            self._stop(news, is_new=before.status != stored.status)
        elif table.course is None:
            await self._resume(news.steps)
        else:
            steps = [step for step in news.steps if step.step > table.course.step]  # Some may be our own.
            try:
                self._play(table.course, steps)
            except Exception as error:
                log.error("cannot follow", table=table.id, error=where(error))
                self._give_up()
                return
            self._tell(before, goes_on, has_moved=bool(steps))
        table.on_change()

    def _give_up(self) -> None:
        """The table is for other workers, or has to be read anew: everybody here connects again."""
        self.table.send_on()
        self.table.leave_memory()

    async def _resume(self, steps: list[Step]) -> None:
        """It may have been dealt elsewhere."""
        table = self.table
        await table.resume(steps)
        restore(table, self.meanwhile)
        if table.course is not None:
            for onlooker in table.onlookers:
                table.show(onlooker)
        table.tell()

    def _stop(self, news: News, is_new: bool) -> None:
        """The rules have failed at another worker, or have changed."""
        table = self.table
        table.course, table.steps = None, news.steps
        table.undoing.end()
        if is_new and table.stored.status == "frozen":
            problem = Refused("frozen")
            for onlooker in table.onlookers:
                table.send(onlooker, Problem(problem.code, problem.sentence, None))
        table.tell()

    def _play(self, course: Course, steps: Sequence[Step]) -> None:
        """Lines that were played elsewhere, each shown as it would have been; those of a gesture together."""
        table, gestures = self.table, list(by_gesture(steps))
        for count, gesture in enumerate(gestures, start=1):
            entries: list[Entry] = []
            undone: list[int] = []
            for step in gesture:
                change = course.play(step.line)
                entries.append(change.entry)
                undone += change.undone
                if step.joins:
                    course.joined.add(step.step)
            if count == len(gestures):
                restore(table, self.meanwhile)
            table.show_change(Change(entries[-1], undone, entries[:-1]))
        if not gestures:
            restore(table, self.meanwhile)

    def _tell(self, before: Stored, goes_on: Meanwhile, has_moved: bool) -> None:
        """Everybody sees what concerns everybody, and a seat what concerns it alone."""
        table, now = self.table, self.meanwhile
        if goes_on.asking is not None and now.asking is None and goes_on.asking.guest in now.refused:
            problem = Refused("undo-refused")
            for onlooker in table.onlookers:
                if onlooker.guest.id == goes_on.asking.guest:
                    table.send(onlooker, Problem(problem.code, problem.sentence, None))
        is_public = as_all_know(before) != as_all_know(table.stored)
        is_asked = asked_of(goes_on) != asked_of(now)
        is_held = is_held_anew(goes_on.window, now.window)
        if not has_moved and (is_public or is_held or (is_asked and now.window is not None)):
            table.show_again()
        elif not has_moved:
            for seat in seats_concerned(before, goes_on, table.stored, now):
                table.show_to(seat)
            windows.tell_time(table)
        if is_public or is_asked:
            table.tell()
        for seat, plan in now.plans.items():
            if goes_on.plans.get(seat) != plan:
                for onlooker in table.onlookers:
                    table.send(onlooker, Plan(seat, plan.phrase, plan.piece))


def by_gesture(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Lines, those of one gesture together."""
    gesture: list[Step] = []
    for step in steps:
        if gesture and not step.joins:
            yield gesture
            gesture = []
        gesture.append(step)
    if gesture:
        yield gesture


def asked_of(known: Meanwhile) -> tuple[object, ...]:
    """What everybody knows of requests to take back. Times are left out: no clock tells one twice to the bit."""
    asking = known.asking
    return known.refused, asking and (asking.seat, asking.step, asking.count, asking.waiting)


def is_held_anew(before: OpenWindow | None, now: OpenWindow | None) -> bool:
    """Does somebody hold the same window open who did not, or does its time begin anew? Whoever answers changes
    neither."""
    if before is None or now is None or before.step != now.step:
        return False
    return before.waits != now.waits or abs(before.since - now.since) > SAME_MOMENT


def as_all_know(stored: Stored) -> Stored:
    """A table without what one seat alone may notice."""
    plain = {seat: msgspec.structs.replace(holder, wish="concerned") for seat, holder in enumerate(stored.holders)}
    return stored.with_holders(plain).but(answered=None)


def seats_concerned(before: Stored, goes_on: Meanwhile, stored: Stored, now: Meanwhile) -> list[int]:
    """The seats of which something has changed that they alone may notice."""
    answers = [one.answered.answers if one.answered is not None else {} for one in (before, stored)]
    is_same_window = (
        before.answered is not None and stored.answered is not None and before.answered.step == stored.answered.step
    )
    earlier = answers[0] if is_same_window else {}
    return [
        seat
        for seat, holder in enumerate(stored.holders)
        if before.holders[seat].wish != holder.wish
        or earlier.get(seat) != answers[1].get(seat)
        or goes_on.requests.get(seat) != now.requests.get(seat)
    ]
