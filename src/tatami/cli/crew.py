"""Spreading work over processes, without the result depending on how many there are."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST = 64  # processes
WORTH_A_PROCESS = 64  # items; fewer are done sooner than a process starts


def _leave_interrupts_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def crew_size(jobs: int | None, items: int) -> int:
    """How many processes: as many as asked for, otherwise one a core where the work is worth it."""
    wanted = min(os.cpu_count() or 1, items // WORTH_A_PROCESS) if jobs is None else jobs
    return max(1, min(wanted, items, MOST))


def spread(work: Callable[[T], R], items: Sequence[T], size: int) -> Generator[R, None, None]:
    """The result of each item, in their order. Stops working when nobody asks for the next one."""
    if size == 1:
        yield from map(work, items)
        return
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    executor = ProcessPoolExecutor(size, multiprocessing.get_context(method), _leave_interrupts_to_the_caller)
    try:
        yield from executor.map(work, items, chunksize=max(1, min(32, len(items) // (size * 8))))
    finally:
        executor.shutdown(cancel_futures=True)
