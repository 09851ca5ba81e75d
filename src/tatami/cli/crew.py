"""Spreading work over processes, without the result depending on how many there are."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from tatami.cli import arguments

T = TypeVar("T")
R = TypeVar("R")

MOST = 64  # More processes are never started.
WORTH_A_PROCESS = 64  # Fewer items are done sooner than a process starts.


def _leave_interrupts_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def crew_size(jobs: int | None, items: int) -> int:
    """How many processes: as many as `--jobs` asks for, otherwise one a core where the work is worth it."""
    if jobs is None:
        wanted = min(os.cpu_count() or 1, items // WORTH_A_PROCESS)
    else:
        wanted = arguments.count(jobs, "--jobs", MOST)
    return max(1, min(wanted, items, MOST))


def spread(work: Callable[[T], R], items: Sequence[T], size: int) -> Generator[R, None, None]:
    """The result of each item, in their order. Stops working when nobody asks for the next one."""
    if size == 1:
        yield from map(work, items)
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    from tatami.server.processes import start_deaf

    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    start_deaf()
    executor = ProcessPoolExecutor(size, multiprocessing.get_context(method), _leave_interrupts_to_the_caller)
    try:
        yield from executor.map(work, items, chunksize=max(1, min(32, len(items) // (size * 32))))
    finally:
        executor.shutdown(cancel_futures=True)
