"""Whether a store is well: tried now and then, whoever asks how often. What is wrong stands in the log alone: it may
name a file, an address or a user."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(part="health")
TRIED_EVERY = 1.0  # seconds that an answer holds


class Health:
    """What was wrong with a store when it was tried last."""

    def __init__(self, complaint: Callable[[], Awaitable[str]]) -> None:
        self.complaint = complaint
        self.tried = -math.inf
        self.found = ""
        self.trying = asyncio.Lock()

    async def ask(self) -> str:
        """What is wrong, nothing if all is well; found out not more often than once a second."""
        async with self.trying:
            if time.monotonic() - self.tried >= TRIED_EVERY:
                found, before = await self.complaint(), self.found
                self.found, self.tried = found, time.monotonic()
                if found != before:
                    log.error("the store is not well", complaint=found) if found else log.info("the store is well")
            return self.found
