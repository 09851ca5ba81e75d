"""What a table does by itself: it deals when the shares of the luck are open or were waited for long enough, bots
answer, so do questions with one option, bots act by their own initiative and stand in for the absent.

Every such answer comes after the same pause, counted from the moment the question was asked.
"""

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog

from tatami.bots import volunteer
from tatami.core.errors import TatamiError
from tatami.core.state import Decision
from tatami.server import initiative, leaving, opening, playing, sealing, undoing, windows
from tatami.server.course import Question
from tatami.server.refusals import where
from tatami.server.sharing import settled
from tatami.server.store import StoreFailed
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers
from tatami.server.windows import Opened

log = structlog.get_logger(part="table")
Asked = tuple[int, int]  # a seat, and the step since which its question is open
AFTER_FAILURE = 1.0


class Driver:
    """One for each table whose game begins or is running."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.settings = table.settings
        self.changed = asyncio.Event()
        self.opened: dict[Asked, float] = {}
        self.thoughts: dict[Asked, asyncio.Task[str]] = {}
        self.usual: dict[int, float] = {}  # how long the bot at a seat has thought last
        self.considered: tuple[int, int, str] = (-1, 0, "")  # a step, and what the bot of which seat does unasked
        self.may_drive: Callable[[], bool] = lambda: True
        self.deals_at: float | None = None  # from the moment the shares are waited for; anew after a restart

    async def run(self) -> None:
        """Until the game is over, or another worker drives."""
        try:
            while self.table.is_driven and self.may_drive():
                self.changed.clear()
                try:
                    wait = await settled(self.table, self.turn)
                except (TatamiError, StoreFailed) as error:
                    fault = error.code if isinstance(error, TatamiError) else where(error)
                    log.warning("an answer was refused", table=self.table.id, error=fault)
                    wait = AFTER_FAILURE
                if wait is None or wait > 0:
                    await self.rest(wait)
        finally:
            for thought in self.thoughts.values():
                thought.cancel()

    async def rest(self, wait: float | None) -> None:
        """Until something changes, or so many seconds have passed."""
        try:
            async with asyncio.timeout(wait):
                await self.changed.wait()
        except TimeoutError:
            pass

    async def turn(self) -> float | None:
        """Do the first thing that is due; how long until there may be another (None: until something changes)."""
        table, now = self.table, time.monotonic()
        if table.stored.status == "opening":
            return await self.wait_for_shares(now)
        if (request := table.undoing.request) is not None:
            if request.lapses > now:
                return request.lapses - now
            await undoing.lapse(table)
            return 0
        questions = dict(table.course.questions) if table.course else {}
        self.forget_all_but({(seat, question.step) for seat, question in questions.items()})
        if (window := table.windows.at(table)) is not None:
            return await self.attend(window, questions, now)
        for seat, question in questions.items():
            self.opened.setdefault((seat, question.step), now)
        waits: list[float] = []
        if (wish := self.unasked()) is not None:
            due = max(self.opened.values()) + self.settings.pause
            if due <= now:
                await playing.volunteer(table, *wish)
                return 0
            waits.append(due - now)
        for seat, question in questions.items():
            opened = self.opened[seat, question.step]
            if self.is_automatic(seat, question):
                words = self.answer(seat, question)
                due = opened + self.settings.pause
                if words is None:
                    continue  # a bot still thinks; it will say so
                if due <= now:
                    await playing.answer(table, seat, question.step, words)
                    return 0
                waits.append(due - now)
            elif (left := await self.stand_in(seat, opened, now)) is not None:
                waits.append(left)
        return min(waits, default=None)

    def unasked(self) -> tuple[int, int, str] | None:
        """What a bot does next by its own initiative: its seat, the step, the words. It is considered once a step,
        clockwise from whose turn it is."""
        course, holders = self.table.course, self.table.stored.holders
        if course is None or (frame := initiative.open_now(course.match.state)) is None:
            return None
        step, seats = course.step, len(holders)
        if self.considered[0] != step:
            self.considered = (step, 0, "")
            for seat in ((frame.seat + place) % seats for place in range(1, seats)):
                if holders[seat].kind == "bot" and (options := course.interrupts(seat)):
                    words = self.wish(seat, Decision(seat, options, frame))
                    if words:
                        self.considered = (step, seat, words)
                        break
        _, seat, words = self.considered
        return (seat, step, words) if words else None

    def wish(self, seat: int, decision: Decision) -> str:
        """What the bot at a seat wants to do unasked, in words; nothing, if it wants nothing or fails."""
        table, course = self.table, self.table.running()
        bot = table.stored.holders[seat].bot or self.settings.away_bot
        try:
            wanted = volunteer(bot, table.game, course.view(seat), decision)
        except Exception as error:  # whatever a bot does wrong
            log.error("bot failed", game=table.stored.game, bot=bot, error=type(error).__name__)
            return ""
        return "" if wanted is None else table.game.words(course.match.state, seat, wanted)

    async def stand_in(self, seat: int, opened: float, now: float) -> float | None:
        """A bot takes the seat of a player who was asked at `opened` and is gone; how long until it may."""
        if (gone := self.gone_since(seat)) is None:
            return None
        due = max(opened, gone) + self.settings.away_after
        if due <= now:
            await leaving.stand_in(self.table, self.table.stored.holders[seat].guest or "")
        return max(0.0, due - now)

    async def attend(self, window: Opened, questions: dict[int, Question], now: float) -> float | None:
        """Bots think about what they answer to a response window; when its time has come, it closes."""
        table = self.table
        people = windows.players(table)
        thought: dict[int, str] = {}
        for seat in (seat for seat in questions if seat not in people):
            if leaving.keeps_playing(table, seat) and (words := self.answer(seat, questions[seat])) is not None:
                thought[seat] = words
        is_ready = len(thought) == len(questions) - len(people)
        closes = windows.closes_at(table, window, is_ready)
        if closes is not None and closes <= now:
            await windows.close(table, window, thought)
            return 0
        waits = [] if closes is None else [closes - now]
        for seat in people:
            if windows.is_awaited(table, window, seat):
                left = await self.stand_in(seat, window.since, now)
                waits += [] if left is None else [left]
        return min(waits, default=None)

    async def wait_for_shares(self, now: float) -> float:
        """Deal when nobody is waited for any longer."""
        if self.deals_at is None:
            self.deals_at = now + self.settings.open_within
        if self.deals_at > now and sealing.awaited(self.table.stored):
            return self.deals_at - now
        await opening.deal(self.table)
        return 0

    def is_automatic(self, seat: int, question: Question) -> bool:
        """Does a bot answer, or is there nothing to choose? At a shared screen even that would tell: there only the
        seat that is being shown is spared the click."""
        holder = self.table.stored.holders[seat]
        if holder.kind == "bot":
            return True
        if holder.is_away:
            return leaving.keeps_waiting(self.table, holder.guest or "")
        is_forced = len(question.decision.options) == 1 and not question.decision.frame.waits
        return is_forced and (not holder.shares_screen or self.table.onlookers.looks_through(seat))

    def gone_since(self, seat: int) -> float | None:
        """Since when the player of a seat has kept others waiting by being gone."""
        guest = self.table.stored.holders[seat].guest or ""
        if self.table.onlookers.has(guest) or not leaving.keeps_waiting(self.table, guest):
            return None
        return self.table.onlookers.gone_since.setdefault(guest, time.monotonic())

    def answer(self, seat: int, question: Question) -> str | None:
        """The words of the answer; None while a bot thinks about it."""
        table, key = self.table, (seat, question.step)
        course, holder = table.running(), table.stored.holders[seat]
        options = [table.game.words(course.match.state, seat, option) for option in question.decision.options]
        if len(options) == 1 and holder.kind == "human" and not holder.is_away:
            return options[0]
        if key not in self.thoughts:
            view = msgspec.msgpack.encode(course.view(seat)) if len(options) > 1 else b""
            thought = asyncio.create_task(self.think(seat, holder.bot or self.settings.away_bot, view, options))
            thought.add_done_callback(lambda _: self.changed.set())
            self.thoughts[key] = thought
        thought = self.thoughts[key]
        if thought.cancelled():  # it will be thought again
            del self.thoughts[key]
            return None
        return thought.result() if thought.done() else None

    async def think(self, seat: int, bot: str, view: bytes, options: list[str]) -> str:
        """What a bot answers. Where there is nothing to choose it takes as long as it did last, so that the time does
        not tell."""
        if len(options) == 1:
            await asyncio.sleep(self.usual.get(seat, 0.0))
            return options[0]
        begun, stored = time.monotonic(), self.table.stored
        words = await self.thinkers.think(stored.id, stored.game, bot, seat, view, options)
        self.usual[seat] = time.monotonic() - begun
        return words

    def forget_all_but(self, asked: set[Asked]) -> None:
        """Questions that are no longer open."""
        for key in self.opened.keys() - asked:
            del self.opened[key]
        for key in self.thoughts.keys() - asked:
            self.thoughts.pop(key).cancel()
