"""Spreading work over processes, without the result depending on how many there are."""

import os
import signal
import threading
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


def _start_deaf() -> None:
    """Processes are forked by a server of their own: if that hears no Ctrl-C, neither do they while they start."""
    from multiprocessing import forkserver

    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        forkserver.ensure_running()
    finally:
        signal.signal(signal.SIGINT, heard)


def spread(work: Callable[[T], R], items: Sequence[T], size: int) -> Generator[R, None, None]:
    """The result of each item, in their order. Stops working when nobody asks for the next one."""
    if size == 1:
        yield from map(work, items)
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    if method == "forkserver" and threading.current_thread() is threading.main_thread():
        _start_deaf()
    executor = ProcessPoolExecutor(size, multiprocessing.get_context(method), _leave_interrupts_to_the_caller)
    try:
        yield from executor.map(work, items, chunksize=max(1, min(32, len(items) // (size * 32))))
    finally:
        executor.shutdown(cancel_futures=True)
