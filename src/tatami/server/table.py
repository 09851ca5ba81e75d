"""One table: its seats, its game, and everybody who looks at it.

One lock a table, and nobody sees what is not on disk: a change is made, written, and only then shown. What people and
clocks do at a table stands in modules of its own, one a subject: `opening`, `leaving`, `looking`, `playing`,
`undoing`, `replays`. Each takes the table's lock (`at_work`), asks the table who is who, and has it `save` or `play`.
"""

import asyncio
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeGuard

import structlog

from tatami.core.errors import IllegalChoice, TatamiError
from tatami.games import load
from tatami.server import initiative, metrics, sealing, sharing, showing, windows
from tatami.server.course import Change, Course
from tatami.server.guests import Guest
from tatami.server.messages import ServerMessage, encode
from tatami.server.messages.errors import Problem
from tatami.server.messages.playing import Fresh, Update
from tatami.server.messages.tables import TableChanged
from tatami.server.onlookers import Onlooker, Onlookers, eyes
from tatami.server.refusals import Refused, where
from tatami.server.seating import Stored
from tatami.server.settings import Settings
from tatami.server.snapshots import Snapshots
from tatami.server.store import Row, SharedStore, Step, Store, StoreFailed
from tatami.server.undoing import Negotiation
from tatami.server.upgrading import OtherRules, replayed

log = structlog.get_logger(part="table")
NOTED_EVERY = 60.0  # seconds between two notes on disk of when a table changed: lists need no better


class Table:
    """Call it from one event loop only."""

    def __init__(self, stored: Stored, changed: float, store: Store | SharedStore, settings: Settings) -> None:
        self.stored = stored
        self.changed = self.written = changed
        self.planned: dict[int, float] = {}  # when each seat may propose a plan again
        self.plans: dict[int, sharing.Planned] = {}  # the last one of each, where several workers share the table
        self.steps: list[Step] = []  # as they were read; the course has its own lines
        self.store = store
        self.settings = settings
        self.game = load(stored.game)
        self.origin = stored.host  # or the address that it was laid from, where that is known; never on disk
        self.lock = asyncio.Lock()
        self.onlookers = Onlookers()
        self.undoing = Negotiation()
        self.windows = windows.Windows()
        self.requests: dict[int, initiative.Request] = {}  # what seats want to do unasked, as soon as it can be done
        self.snapshots = Snapshots()
        self.used = time.monotonic()
        self.told = 0.0  # when everybody heard of the table last
        self.telling: asyncio.Task[None] | None = None
        self.on_change: Callable[[], None] = lambda: None
        self.leave_memory: Callable[[], None] = lambda: None
        self.is_served: Callable[[Stored], bool] = lambda stored: True  # Is it for this worker, as it is now?
        self.sharing = sharing.Sharing(self, store) if is_shared(store) else None
        self.course: Course | None = None

    async def resume(self, steps: list[Step]) -> None:
        """The game from its record. What froze may be playable now, if the rules were mended; what the rules of today
        would play in another way is outdated, and that is written down before anybody can see it."""
        stored, self.steps = self.stored, steps
        if stored.status == "outdated" or not sealing.is_closed(stored):
            return
        try:
            if stored.version > self.game.version:
                raise Refused("other-rules")  # a newer server may go on with it
            self.course = await replayed(self.game, stored, steps)
        except OtherRules as reason:
            if stored.status != "finished":
                log.warning("table outdated", table=self.id, game=stored.game, reason=str(reason))
                await self.write(stored.but(status="outdated", steps=len(steps)))
            return
        except Exception as error:
            if stored.status != "finished":
                self._mark_frozen(error)
            return
        if stored.status == "frozen":
            self.stored = stored.but(status="playing" if stored.is_dealt else "opening")

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def is_playing(self) -> bool:
        return self.now().is_playing

    @property
    def is_driven(self) -> bool:
        """Is there anything that the table does by itself: answer, or deal when the shares of the luck are open?"""
        return self.is_playing or self.stored.status == "opening"

    # Order

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Alone at the table. If the rules fail, this table freezes and no other. One that is over stays so: it could
        be taken up again when it thaws, and its luck is open."""
        async with self.lock:
            self.used = time.monotonic()
            try:
                yield
            except StoreFailed as failure:
                raise sharing.refused(failure) from failure
            except TatamiError:
                raise
            except Exception as error:
                if self.stored.is_over:
                    log.error("a table that is over failed", table=self.id, game=self.stored.game, error=where(error))
                    raise Refused("broken") from error
                await self._freeze(error)
                raise Refused("frozen") from error

    def running(self) -> Course:
        """The course of the game."""
        if self.course is None:
            raise Refused("frozen" if self.stored.status == "frozen" else "not-playing")
        return self.course

    def own(self, guest: Guest, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.stored.seats_of(guest.id):
            raise Refused("not-your-seat")

    def at_step(self, step: int) -> None:
        """Refuse whoever saw another step."""
        if step != self.running().step:
            raise IllegalChoice("stale", "The table has moved on; look at it again.")

    # Writing, then showing

    def put(self, *what: Row | Step) -> Awaitable[None]:
        """Have it written, all or nothing; where several workers share the table, under its mark."""
        return self.store.write(*what) if self.sharing is None else self.sharing.write(*what)

    async def share(self) -> None:
        """What goes on meanwhile, written down for the other workers, if there are any."""
        if self.sharing is not None:
            await self.sharing.write()

    async def write(self, stored: Stored) -> None:
        """The table with something changed, once it is on disk."""
        changed = time.time()
        await self.put(stored.row(changed))
        self.stored, self.changed, self.written = stored, changed, changed

    async def write_unseen(self, seat: int, change: Callable[[Stored], Stored]) -> None:
        """Something changed that nobody but one seat may notice: the table counts as unchanged, and is held by nobody
        while the disk works, for how long others wait for it would tell. The own sockets are shown it at the end."""
        async with self.at_work():
            before, changed = self.stored, change(self.stored)
            self.stored, writing = changed, self.put(changed.row(self.changed))
        try:
            await writing
        except StoreFailed as failure:
            if self.stored is changed:
                self.stored = before
            raise sharing.refused(failure) from failure
        async with self.at_work():
            self.show_to(seat)
            windows.tell_time(self)
            self.on_change()

    async def save(self, stored: Stored) -> None:
        """Write it, then tell everybody."""
        if stored != self.stored:
            await self.write(stored)
            self.show_again()
        self.tell()
        self.on_change()

    async def play(self, turn: Callable[[Course], Change]) -> None:
        """Play one line, or those of one gesture, write all of it down, then show it to everybody."""
        begun = time.perf_counter()
        course = self.running()
        shown = course.step
        change = turn(course)
        stored, changed = self.stored, time.time()
        lines = self._steps(course, change)
        is_over = not course.questions
        if is_over:
            rules = 0 if self.game.version == stored.version else self.game.version
            stored = stored.but(status="finished", steps=course.step, closing=course.match.closing(), rules=rules)
        if is_over or changed - self.written > NOTED_EVERY:
            writing, self.written = self.put(*lines, stored.row(changed)), changed
        else:
            writing = self.put(*lines)
        try:
            updates = self._updates(course, change)
        finally:  # whatever the views do, the line is on its way to disk
            try:
                await writing
            except StoreFailed as failure:
                # Nobody saw it: it did not happen.
                joined = [step for step in course.joined if step <= shown]
                self.course = Course(self.game, stored.header(), course.match.lines[:shown], joined)
                raise sharing.refused(failure) from failure
        self.stored, self.changed = stored, changed
        for onlooker, update in updates:
            onlooker.send(update)
        if self.undoing.end() or is_over:
            self.tell()
        log.debug("wrote", table=self.id, step=course.step)
        metrics.STEPS.labels(stored.game).inc(len(lines))
        metrics.STEP_TIME.observe(time.perf_counter() - begun)
        if is_over:
            metrics.FINISHED.labels(stored.game).inc()
        self.on_change()
        if self.requests and not is_over:
            await initiative.carry_out(self)

    def _steps(self, course: Course, change: Change) -> list[Step]:
        """What is written down of a change."""
        entries = [*change.earlier, change.entry]
        digests = [*change.digests, course.asked_digest()]
        return [
            Step(self.id, entry.step, course.match.lines[entry.step - 1], digest, entry.step in course.joined)
            for entry, digest in zip(entries, digests, strict=True)
        ]

    def _updates(self, course: Course, change: Change) -> list[tuple[Onlooker, bytes]]:
        """The update for every socket; sockets that see the same share its bytes."""
        made: dict[tuple[int | None, int | None], bytes] = {}
        updates, now, asked = [], self.now(), windows.put_to(self)
        for onlooker in self.onlookers:
            seen = eyes(onlooker, self.stored.seats_of(onlooker.guest.id), asked)
            if seen not in made:
                position = showing.position(now, course, *seen)
                earlier = [entry.seen_by(seen[0]) for entry in change.earlier]
                made[seen] = encode(Update(change.entry.seen_by(seen[0]), change.undone, position, earlier))
            updates.append((onlooker, made[seen]))
        return updates

    # Showing

    def show_change(self, change: Change) -> None:
        """What was played at another worker, to every socket here."""
        for onlooker, update in self._updates(self.running(), change):
            onlooker.send(update)

    def send_on(self) -> None:
        """Everybody here is sent to a worker that serves the table."""
        for onlooker in self.onlookers:
            onlooker.send_on()

    def now(self) -> showing.Moment:
        """The table as it stands."""
        return showing.Moment(
            self.stored,
            self.changed,
            self.course,
            self.undoing.request,
            self.onlookers.everybody,
            self.settings.away_bot,
            windows.seen(self),
            windows.is_held(self),
            {seat: request.words for seat, request in self.requests.items()},
        )

    def eyes(self, onlooker: Onlooker) -> tuple[int | None, int | None]:
        """The seat through which a socket sees, and the seat that the screen must be handed to first."""
        return eyes(onlooker, self.stored.seats_of(onlooker.guest.id), windows.put_to(self))

    def send(self, onlooker: Onlooker, message: ServerMessage) -> None:
        onlooker.send(encode(message))

    def show(self, onlooker: Onlooker) -> None:
        """Everything, to one socket."""
        onlooker.send(self.snapshots.of(self, onlooker))

    def show_again(self, *onlookers: Onlooker, but: Onlooker | None = None) -> None:
        """The same step once more, for some or for all: who must agree to an undo may have changed, or when a window
        closes."""
        if self.course is not None:
            now, window = self.now(), self.windows.at(self)
            if window is not None and not onlookers:
                window.has_time = windows.has_time(self, window)
            for onlooker in onlookers or self.onlookers:
                if onlooker is not but:
                    position = showing.position(now, self.course, *self.eyes(onlooker))
                    onlooker.send(encode(Fresh(position)), outdates="position")

    def show_to(self, seat: int) -> None:
        """The same step once more, for the player of a seat alone."""
        guest = self.stored.holders[seat].guest
        own = [onlooker for onlooker in self.onlookers if onlooker.guest.id == guest]
        if own:
            self.show_again(*own)

    def tell(self, but: Onlooker | None = None) -> None:
        """Send everybody the table as it is now; guests with the same part in it share the bytes."""
        made: dict[tuple[str, ...], bytes] = {}
        now, self.told = self.now(), time.monotonic()
        people = self.stored.people()
        for onlooker in self.onlookers:
            if onlooker is not but:
                part = (onlooker.guest.id,) if onlooker.guest.id in people else ()
                if part not in made:
                    made[part] = encode(TableChanged(showing.info(now, onlooker.guest)))
                onlooker.send(made[part], outdates="table")

    def tell_soon(self, but: Onlooker | None = None) -> None:
        """Somebody came or went. Everybody hears of it; of many in a short time, once."""
        wait = self.told + self.settings.tell_every - time.monotonic()
        if wait <= 0:
            self.tell(but)
        elif self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self._tell_after(wait))

    async def _tell_after(self, wait: float) -> None:
        await asyncio.sleep(wait)
        with suppress(Refused):
            async with self.at_work():
                self.tell()

    # When the rules fail

    async def _freeze(self, error: Exception) -> None:
        log.error("table frozen", table=self.id, game=self.stored.game, error=where(error))
        metrics.CRASHES.labels(self.stored.game).inc()
        self._mark_frozen(error)
        try:
            await self.write(self.stored)
        except StoreFailed:
            log.error("a frozen table could not be noted", table=self.id)
        problem = Refused("frozen")
        for onlooker in self.onlookers:
            self.send(onlooker, Problem(problem.code, problem.sentence, None))
        self.tell()
        self.on_change()

    def _mark_frozen(self, error: Exception) -> None:
        self.stored = self.stored.but(status="frozen", crash="".join(traceback.format_exception(error)))
        self.course = None
        self.undoing.end()


def is_shared(store: Store | SharedStore) -> TypeGuard[SharedStore]:
    """Do several workers use this store?"""
    return store.is_shared
