"""When garbage is collected.

Left to itself, Python looks through everything it holds at moments of its own, and with a thousand sockets open that
stops every table for a fifth of a second. Nearly all garbage here is freed without a collector; so the young rounds
are made rare, and the full one comes every ten minutes.
"""

import asyncio
import gc

EVERY = 600.0  # seconds between two full rounds
YOUNG, MIDDLE, OLD = 10_000, 50, 1_000  # new objects before a round, and rounds before an older generation joins it


def settle_down() -> None:
    """After the start: what is there now stays, and need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
