"""One table: its seats, its game, and everybody who looks at it.

One lock a table, and nobody sees what is not on disk: a change is made, written, and only then shown.
"""

import asyncio
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
import structlog

from tatami.core.errors import IllegalChoice, TatamiError
from tatami.core.record import Line, write_record
from tatami.games import load
from tatami.server import metrics, opening, sealing, seating, showing
from tatami.server.course import Change, Course
from tatami.server.guests import Guest
from tatami.server.messages import (
    BeliefsInfo,
    Fresh,
    History,
    Problem,
    ReplayInfo,
    ServerMessage,
    TableChanged,
    TableInfo,
    Update,
    WhyNotAnswer,
)
from tatami.server.onlookers import Onlooker, Onlookers, eyes
from tatami.server.refusals import Refused
from tatami.server.seating import Stored
from tatami.server.settings import Settings
from tatami.server.store import Step, Store, StoreFailed

log = structlog.get_logger(part="table")
NOTED_EVERY = 60.0  # seconds between two notes on disk of when a table changed: lists need no better
encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Request:
    """Somebody wants to take back; `waiting` are the guests who have not agreed yet."""

    seat: int
    guest: str
    step: int
    count: int
    asked_chance: bool  # since the first choice that is to be taken back
    waiting: set[str]
    lapses: float


class Table:
    """Call it from one event loop only."""

    def __init__(self, stored: Stored, changed: float, store: Store, settings: Settings) -> None:
        self.stored = stored
        self.changed = self.written = changed
        self.lines: list[Line] = []  # as they were read; the course has its own
        self.store = store
        self.settings = settings
        self.game = load(stored.game)
        self.lock = asyncio.Lock()
        self.onlookers = Onlookers()
        self.request: Request | None = None
        self.refused: set[str] = set()  # guests whose request at this step was refused
        self.used = time.monotonic()
        self.on_change: Callable[[], None] = lambda: None
        self.course: Course | None = None

    def resume(self, lines: Iterable[Line]) -> None:
        """The game from its record. What froze may be playable now, if the rules were mended."""
        stored, self.lines = self.stored, list(lines)
        if not sealing.is_closed(stored):
            return
        try:
            if stored.version != self.game.version:
                raise Refused("other-rules")
            if stored.is_dealt:
                self.course = Course(self.game, stored.header(), self.lines)
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
        return self.stored.status == "playing" and self.course is not None and bool(self.course.questions)

    @property
    def is_driven(self) -> bool:
        """Is there anything that the table does by itself: answer, or deal when the shares of the luck are open?"""
        return self.is_playing or self.stored.status == "opening"

    # Sitting down and standing up

    async def begin(self) -> None:
        """A table was laid: it is written down, and the game begins if nobody is to be waited for."""
        async with self.at_work():
            await opening.seat(self, self.stored)

    async def join(self, guest: Guest, seat: int | None, pledge: str | None = None) -> None:
        """A guest takes an open seat; the last one begins the game."""
        async with self.at_work():
            await opening.seat(self, seating.sit_down(self.stored, guest, seat, pledge))

    async def start(self, guest: Guest, bot: str) -> None:
        """The host waits no longer: bots take the open seats."""
        async with self.at_work():
            await opening.seat(self, seating.fill_with_bots(self.stored, guest, bot))

    async def leave(self, guest: Guest) -> None:
        """Before the game the seat is open again; during it a bot keeps it."""
        async with self.at_work():
            await self.save(seating.stand_up(self.stored, guest))
            await self._agreed(guest.id)

    async def stand_in(self, guest: str) -> None:
        """A bot takes the seats of a guest who is gone and lets others wait."""
        async with self.at_work():
            if self.is_playing and not self.onlookers.has(guest):
                await self.save(seating.send_away(self.stored, guest))
                await self._agreed(guest)

    async def save(self, stored: Stored) -> None:
        """Write it, then tell everybody."""
        if stored != self.stored:
            await self.write(stored)
            self._show_again()
        self.tell_table()
        self.on_change()

    async def write(self, stored: Stored) -> None:
        changed = time.time()
        await self.store.write(stored.row(changed))
        self.stored, self.changed, self.written = stored, changed, changed

    # Looking on

    async def enter(self, onlooker: Onlooker, look: int | None) -> None:
        """A socket says hello: it gets a snapshot and every update after it, and the guest's seats back."""
        async with self.at_work():
            guest = onlooker.guest
            back = seating.welcome_back(self.stored, guest)
            if back != self.stored:
                await self.write(back)
                self._show_again()
            onlooker.look = look
            self.onlookers.come(onlooker)
            self.show(onlooker)
            self.tell_table(but=onlooker)
            self.on_change()

    async def exit(self, onlooker: Onlooker) -> None:
        """A socket is closed."""
        if self.onlookers.go(onlooker):
            async with self.at_work():
                self.tell_table()
                self.on_change()

    async def look(self, onlooker: Onlooker, seat: int | None) -> None:
        """See through another seat of one's own."""
        async with self.at_work():
            if seat is not None:
                self.own(onlooker.guest, seat)
            onlooker.look = seat
            self.show(onlooker)
            self.on_change()

    async def past(self, onlooker: Onlooker, before: int, answers: int | None) -> None:
        """Earlier entries of the log."""
        async with self.at_work():
            seat, _ = self.eyes(onlooker)
            self.send(onlooker, History(showing.past(self, seat, before), answers))

    async def once_more(self, onlooker: Onlooker) -> None:
        """The position again, for somebody who answered an older one."""
        async with self.at_work():
            self._show_again(onlooker)

    def _show_again(self, *onlookers: Onlooker) -> None:
        """The same step once more, for some or for all: who must agree to an undo may have changed."""
        if self.course is not None:
            for onlooker in onlookers or self.onlookers:
                self.send(onlooker, Fresh(showing.position(self, *self.eyes(onlooker))))

    async def info(self, guest: Guest) -> TableInfo:
        """The table from outside."""
        async with self.at_work():
            return showing.info(self, guest)

    async def replay(self, guest: Guest, step: int, seat: int | None) -> ReplayInfo:
        """One position of a finished game."""
        async with self.at_work():
            return showing.replay(self, guest, step, seat)

    async def beliefs(self) -> BeliefsInfo:
        """What each seat of a finished game could know. The game is over and stays as it is: no need to hold the
        table while it is worked out."""
        async with self.at_work():
            match = showing.finished(self).match
        return await asyncio.to_thread(showing.beliefs, match)

    async def record(self) -> str:
        """The record of a finished game."""
        async with self.at_work():
            if self.stored.status != "finished":
                raise Refused("not-finished")
            lines = self.course.match.lines if self.course else self.lines
            return write_record(self.stored.header(), lines, self.stored.closing)

    def eyes(self, onlooker: Onlooker) -> tuple[int | None, int | None]:
        """The seat through which a socket sees, and the seat that the screen must be handed to first."""
        asked = self.course.questions if self.course else ()
        return eyes(onlooker, self.stored.seats_of(onlooker.guest.id), asked)

    # Playing

    async def choose(self, guest: Guest, seat: int, step: int, words: str) -> None:
        """A guest answers a question."""
        async with self.at_work():
            self.own(guest, seat)
            self.running().open_question(seat, step)
            await self._carry_out(lambda course: course.choose(seat, words))

    async def answer(self, seat: int, step: int, words: str) -> None:
        """A bot answers, or the server where there is but one option."""
        async with self.at_work():
            if self.request is None:
                self.running().open_question(seat, step)
                await self._carry_out(lambda course: course.choose(seat, words))

    async def why(self, onlooker: Onlooker, seat: int, piece: str, answers: int | None) -> None:
        """Why a piece cannot be chosen. Asking harms nothing, whatever is asked."""
        async with self.at_work():
            self.own(onlooker.guest, seat)
            try:
                reason = self.game.why_not(self.running().match.state, seat, piece)
            except TatamiError:
                raise
            except Exception as error:
                log.error("why not failed", table=self.id, game=self.stored.game, error=where(error))
                raise Refused("broken") from error
            if reason is None:
                answer = WhyNotAnswer(seat, piece, None, None, {}, answers)
            else:
                answer = WhyNotAnswer(seat, piece, reason.clause, reason.code, dict(reason.facts), answers)
            self.send(onlooker, answer)

    async def redo(self, guest: Guest, seat: int, step: int) -> None:
        """Make the choice again that was taken back."""
        async with self.at_work():
            self.own(guest, seat)
            self._at_step(step)
            words = self.running().redo_words(seat)
            await self._carry_out(lambda course: course.choose(seat, words))

    async def undo(self, guest: Guest, seat: int, step: int) -> None:
        """Take back at once where that is fair or nobody minds; otherwise ask the others."""
        async with self.at_work():
            self.own(guest, seat)
            self._at_step(step)
            takes = self.running().can_take_back(seat) if self.is_playing else None
            if takes is None:
                raise Refused("nothing-to-undo")
            if self.request is not None:
                raise Refused("undo-pending")
            others = self.others(guest.id) if takes.by == "consent" else set()
            if not others:
                await self._carry_out(lambda course: course.take_back(seat, takes.count))
                return
            if guest.id in self.refused:
                raise Refused("undo-refused")
            lapses = time.monotonic() + self.settings.undo_lapses_after
            self.request = Request(seat, guest.id, step, takes.count, takes.asked_chance, others, lapses)
            self.tell_table()
            self.on_change()

    async def consent(self, guest: Guest, step: int, agree: bool) -> None:
        """Answer a request to undo."""
        async with self.at_work():
            self._at_step(step)
            if self.request is None or guest.id not in self.request.waiting:
                raise Refused("no-undo-request")
            if agree:
                await self._agreed(guest.id)
            else:
                self._refuse(self.request)

    async def lapse(self) -> None:
        """Nobody answered the request in time."""
        async with self.at_work():
            if self.request is not None and self.request.lapses <= time.monotonic():
                self._refuse(self.request)

    async def _agreed(self, guest: str) -> None:
        request = self.request
        if request is None or guest not in request.waiting:
            return
        request.waiting.remove(guest)
        if request.waiting:
            self.tell_table()
        else:
            await self._carry_out(lambda course: course.take_back(request.seat, request.count))

    def _refuse(self, request: Request) -> None:
        self.request = None
        self.refused.add(request.guest)
        error = Refused("undo-refused")
        for onlooker in self.onlookers:
            if onlooker.guest.id == request.guest:
                self.send(onlooker, Problem(error.code, error.sentence, None))
        self.tell_table()
        self.on_change()

    async def _carry_out(self, play: Callable[[Course], Change]) -> None:
        """Play one line, write it down, then show it to everybody."""
        begun = time.perf_counter()
        course = self.running()
        change = play(course)
        stored, changed = self.stored, time.time()
        line = Step(self.id, course.step, course.match.lines[-1], course.asked_digest())
        is_over = not course.questions
        if is_over:
            stored = stored.but(status="finished", steps=course.step, closing=course.match.closing())
        if is_over or changed - self.written > NOTED_EVERY:
            writing, self.written = self.store.write(line, stored.row(changed)), changed
        else:
            writing = self.store.write(line)
        try:
            updates = self._updates(change)
        finally:  # whatever the views do, the line is on its way to disk
            try:
                await writing
            except StoreFailed as failure:
                # Nobody saw it: it did not happen.
                self.course = Course(self.game, stored.header(), course.match.lines[:-1])
                raise Refused("not-saved") from failure
        had_request, self.request = self.request is not None, None
        self.stored, self.changed = stored, changed
        self.refused.clear()
        for onlooker, update in updates:
            onlooker.send(update)
        if had_request or is_over:
            self.tell_table()
        metrics.STEPS.labels(stored.game).inc()
        metrics.STEP_TIME.observe(time.perf_counter() - begun)
        if is_over:
            metrics.FINISHED.labels(stored.game).inc()
        self.on_change()

    def _updates(self, change: Change) -> list[tuple[Onlooker, bytes]]:
        """The update for every socket; sockets that see the same share its bytes."""
        made: dict[tuple[int | None, int | None], bytes] = {}
        updates = []
        for onlooker in self.onlookers:
            seen = self.eyes(onlooker)
            if seen not in made:
                position = showing.position(self, *seen)
                made[seen] = encode(Update(change.entry.seen_by(seen[0]), change.undone, position))
            updates.append((onlooker, made[seen]))
        return updates

    # Telling

    def show(self, onlooker: Onlooker) -> None:
        self.send(onlooker, showing.snapshot(self, onlooker.guest, *self.eyes(onlooker)))

    def tell_table(self, but: Onlooker | None = None) -> None:
        """Send everybody the table as it is now."""
        for onlooker in self.onlookers:
            if onlooker is not but:
                self.send(onlooker, TableChanged(showing.info(self, onlooker.guest)))

    def send(self, onlooker: Onlooker, message: ServerMessage) -> None:
        onlooker.send(encode(message))

    # Who is who

    def own(self, guest: Guest, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.stored.seats_of(guest.id):
            raise Refused("not-your-seat")

    def others(self, guest: str | None) -> set[str]:
        """The other humans at the table, without those for whom a bot plays."""
        holders = self.stored.holders
        return {holder.guest for holder in holders if holder.guest is not None and not holder.is_away} - {guest}

    def keeps_waiting(self, guest: str) -> bool:
        """Is another player connected, who would have to wait for this one?"""
        return any(self.onlookers.has(other) for other in self.others(guest))

    # Order

    def running(self) -> Course:
        """The course of the game."""
        if self.course is None:
            raise Refused("frozen" if self.stored.status == "frozen" else "not-playing")
        return self.course

    def _at_step(self, step: int) -> None:
        if step != self.running().step:
            raise IllegalChoice("stale", "The table has moved on; look at it again.")

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Alone at the table. If the rules fail, this table freezes and no other."""
        async with self.lock:
            self.used = time.monotonic()
            try:
                yield
            except StoreFailed as failure:
                raise Refused("not-saved") from failure
            except TatamiError:
                raise
            except Exception as error:
                await self._freeze(error)
                raise Refused("frozen") from error

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
        self.tell_table()
        self.on_change()

    def _mark_frozen(self, error: Exception) -> None:
        self.stored = self.stored.but(status="frozen", crash="".join(traceback.format_exception(error)))
        self.course = None
        self.request = None


def where(error: Exception) -> str:
    """What failed and where, without its words: they may name hidden things."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {frames[-1].name}:{frames[-1].lineno}" if frames else type(error).__name__
