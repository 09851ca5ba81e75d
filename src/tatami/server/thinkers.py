"""Bots think in worker processes, so that no table waits for them."""

import asyncio
import multiprocessing
import os
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from tatami.server import metrics
from tatami.server.thinking import prepare, think

log = structlog.get_logger(part="bots")


class Thinkers:
    """A pool of processes. For a bot that fails or takes too long chance chooses; the game goes on."""

    def __init__(self, workers: int, think_within: float) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.think_within = think_within
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.workers)  # the time of a thought begins when a worker is free

    async def think(self, game: str, bot: str, seat: int, view: bytes, options: list[str]) -> str:
        """The words of one of the options."""
        words = ""
        async with self.free:
            begun = time.perf_counter()
            for _ in range(2):  # once more, if another bot broke the pool
                try:
                    words = await self._ask(game, bot, seat, view)
                except BrokenProcessPool:
                    self._give_up_pool()
                    continue
                except Exception as error:  # whatever a bot does wrong
                    if isinstance(error, TimeoutError):
                        self._give_up_pool()
                    log.error("bot failed", game=game, bot=bot, error=type(error).__name__)
                break
            metrics.THOUGHTS.labels(bot).observe(time.perf_counter() - begun)
        if words in options:
            return words
        metrics.SLIPS.labels(bot).inc()
        return secrets.choice(options)

    async def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def _ask(self, game: str, bot: str, seat: int, view: bytes) -> str:
        if self.pool is None:
            self.pool = self._new_pool()
        asked = asyncio.get_running_loop().run_in_executor(
            self.pool, think, game, bot, seat, view, secrets.randbits(60)
        )
        async with asyncio.timeout(self.think_within):
            return await asked

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver" if os.name != "nt" else "spawn")
        if os.name != "nt":
            context.set_forkserver_preload(["tatami.server.thinking"])
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=prepare)

    def _give_up_pool(self) -> None:
        """A worker died or thinks for ever: its pool is ended and the next question gets a new one."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        # The executor has no public way to end a busy worker before Python 3.14.
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)
