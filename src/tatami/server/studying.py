"""What is worked out of finished games: in a process of its own, and once."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog

from tatami.core.beliefs import Holding, over_time
from tatami.core.match import Match
from tatami.core.record import read_record
from tatami.games import load
from tatami.server.course import Course
from tatami.server.messages.replays import BeliefInfo, BeliefsInfo, ChancesInfo, HoldingInfo
from tatami.server.refusals import Refused
from tatami.server.thinkers import Worker

log = structlog.get_logger(part="studies")
KEPT = 64  # games whose beliefs stay in memory, some 50 kB each
WITHIN = 120.0  # seconds for one game
T = TypeVar("T")


class Studies:
    """The beliefs of finished games, by table; the oldest first."""

    def __init__(self) -> None:
        self.made: dict[str, asyncio.Task[bytes]] = {}
        self.worker = Worker()
        self.turn = asyncio.Lock()
        self.looking = asyncio.Lock()

    async def aside(self, work: Callable[[], T]) -> T:
        """Something about a game that is over, in a thread: one at a time, whoever asks how often."""
        async with self.looking:
            return await asyncio.to_thread(work)

    async def beliefs(self, table: str, record: str) -> bytes:
        """What each seat could know along a game, as it is sent."""
        if table not in self.made:
            self.made[table] = asyncio.create_task(self._work_out(table, record))
            while len(self.made) > KEPT:
                self.made.pop(next(iter(self.made)))
        return await asyncio.shield(self.made[table])

    async def _work_out(self, table: str, record: str) -> bytes:
        async with self.turn:
            try:
                async with asyncio.timeout(WITHIN):
                    return await self.in_worker(record)
            except Exception as error:
                self.made.pop(table, None)
                self.worker.give_up()
                log.error("beliefs failed", table=table, error=type(error).__name__)
                raise Refused("broken") from error

    async def in_worker(self, record: str) -> bytes:
        pool = await self.worker.open()
        return await asyncio.get_running_loop().run_in_executor(pool, beliefs_of, record)

    async def close(self) -> None:
        tasks = list(self.made.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker.close()


# In the worker


def beliefs_of(record: str) -> bytes:
    """The beliefs along the game of a record."""
    read = read_record(record)
    return msgspec.json.encode(beliefs(Course(load(read.header.game), read.header, read.lines).match))


def beliefs(match: Match) -> BeliefsInfo:
    """What each seat could know along a finished game."""
    found = over_time(match)
    if found is None:
        return BeliefsInfo("", [], [], [], [])
    course = [BeliefInfo(belief.step, belief.chances) for belief in found.course]
    return BeliefsInfo(found.kind, found.names, found.truth, course, list(map(_holding, found.holdings)))


def _holding(holding: Holding) -> HoldingInfo:
    judged = [
        [ChancesInfo([step for step, _ in points], [chance for _, chance in points]) for points in row]
        for row in holding.chances
    ]
    held = [[list(stretch) for stretch in stretches] for stretches in holding.held]
    return HoldingInfo(holding.kind, holding.name, judged, held)
