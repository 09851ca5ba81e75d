"""Bots think in worker processes, so that no table waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Final

import structlog

from tatami.bots import is_quick
from tatami.games import MODULES
from tatami.server import metrics
from tatami.server.processes import start_deaf
from tatami.server.thinking import KEPT, be_ready, prepare, think

log = structlog.get_logger(part="bots")
PATIENCE: Final = 1.5  # seconds that a table waits for a bot; those spent in the queue are taken off its thought
LEAST_SHARE: Final = 0.05  # A bot has this part of its time, however long it waited.


class Worker:
    """One process. It is a pool of its own: a bot that breaks it, or has to be stopped, takes no other bot along."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def open(self) -> ProcessPoolExecutor:
        """Start the process, unless it is there, and wait until it has loaded the games."""
        if self.pool is None:
            self.pool = new_pool()
            # In a thread: the first start waits for the fork server.
            starting = await asyncio.to_thread(self.pool.submit, be_ready)
            await asyncio.wrap_future(starting)
        return self.pool

    def give_up(self) -> None:
        """The process died or thinks for ever: it is ended, and the next question gets a new one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            end(pool, wait=False)

    async def close(self) -> None:
        """End the process, whatever it is at: it holds nothing that is worth keeping."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(end, pool, wait=True)


class Crew:
    """Some workers, of which whoever is free takes the next question."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.idle = list(self.workers)
        self.free = asyncio.Semaphore(count)
        self.homes: dict[tuple[str, int], Worker] = {}  # who thought last for a table and seat; the oldest first

    async def open(self) -> None:
        await asyncio.gather(*(self._open_one() for _ in self.workers))

    async def _open_one(self) -> None:
        async with self.free:
            worker = self.idle.pop(0)
            try:
                await worker.open()
            except Exception as error:  # the question that needs it will try again
                log.error("worker did not start", error=type(error).__name__)
                worker.give_up()
            finally:
                self.idle.append(worker)

    @asynccontextmanager
    async def worker(self, table: str, seat: int) -> AsyncIterator[Worker]:
        """A worker that is free: the one that knows the bot already, if it is among them."""
        async with self.free:
            home = self.homes.pop((table, seat), None)
            worker = home if home in self.idle else self.idle[0]
            self.idle.remove(worker)
            self.homes[table, seat] = worker
            if len(self.homes) > KEPT * len(self.workers):
                del self.homes[next(iter(self.homes))]
            try:
                yield worker
            finally:
                self.idle.append(worker)


class Thinkers:
    """A crew for bots that look ahead and one for those that do not and need not wait for them. For a bot that fails
    or takes too long chance chooses; the game goes on."""

    def __init__(self, workers: int, think_within: float) -> None:
        self.ahead = Crew(workers or max(2, os.cpu_count() or 2))
        self.quick = Crew(1)
        self.think_within = think_within
        self.thoughts: set[asyncio.Task[str]] = set()

    @property
    def workers(self) -> list[Worker]:
        return self.ahead.workers + self.quick.workers

    async def open(self) -> None:
        """Start all workers, so that the first thought is as quick as any other."""
        begun = time.perf_counter()
        await asyncio.gather(self.ahead.open(), self.quick.open())
        ready = sum(worker.pool is not None for worker in self.workers)
        log.info("bots are ready", workers=ready, seconds=round(time.perf_counter() - begun, 2))

    async def think(self, table: str, game: str, bot: str, seat: int, view: bytes, options: list[str]) -> str:
        """The words of one of the options."""
        # When nobody wants the answer any more the worker is still busy with it: it is free after that, not before.
        thought = asyncio.create_task(self._think(table, game, bot, seat, view))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        words = await asyncio.shield(thought)
        if words in options:
            return words
        metrics.SLIPS.labels(bot).inc()
        return secrets.choice(options)

    async def close(self) -> None:
        """Whoever still thinks is stopped: nobody waits for the answer."""
        thoughts = list(self.thoughts)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))

    async def _think(self, table: str, game: str, bot: str, seat: int, view: bytes) -> str:
        asked = time.perf_counter()
        crew = self.quick if is_quick(bot) else self.ahead
        async with crew.worker(table, seat) as worker:
            begun = time.perf_counter()  # the time of a thought begins when a worker is free
            share = max(LEAST_SHARE, 1 - (begun - asked) / PATIENCE)
            words = await self._ask(worker, table, game, bot, seat, view, share)
            metrics.THOUGHTS.labels(bot).observe(time.perf_counter() - begun)
            return words

    async def _ask(
        self, worker: Worker, table: str, game: str, bot: str, seat: int, view: bytes, share: float
    ) -> str:
        """What the bot says; nothing, if it fails."""
        for _ in range(2):  # once more, if its worker was dead before or died of something else
            try:
                pool = await worker.open()
                answer = asyncio.get_running_loop().run_in_executor(
                    pool, think, table, game, bot, seat, view, secrets.randbits(60), share
                )
                async with asyncio.timeout(self.think_within):
                    return await answer
            except BrokenProcessPool:
                log.error("worker died", game=game, bot=bot)
                worker.give_up()
            except asyncio.CancelledError:
                worker.give_up()
                raise
            except Exception as error:  # whatever a bot does wrong
                if isinstance(error, TimeoutError):
                    worker.give_up()
                log.error("bot failed", game=game, bot=bot, error=type(error).__name__)
                break
        return ""


def new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("forkserver" if os.name != "nt" else "spawn")
    if os.name != "nt":
        context.set_forkserver_preload(["tatami.server.thinking", *MODULES.values()])
    start_deaf()
    return ProcessPoolExecutor(1, mp_context=context, initializer=prepare)


def end(pool: ProcessPoolExecutor, wait: bool) -> None:
    # The executor has no public way to end a busy worker before Python 3.14.
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
