"""Spreading work over processes, without the result depending on how many there are."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, TypeVar

from tatami.cli import arguments
from tatami.core.errors import BadOption

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from tatami.research.executors import OnRay

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


def crew_for(jobs: int | None, items: int, ray: str | None) -> "Processes | OnRay":
    """Who does the work: processes, or a Ray cluster. One that runs already has as many cores as it has."""
    if ray is None:
        return Processes(crew_size(jobs, items))
    from tatami.research.executors import LOCAL, OnRay

    if jobs is not None and ray != LOCAL:
        raise BadOption("bad-option", "--jobs is for processes and for --ray local; a cluster has its own cores.")
    return OnRay(ray, None if jobs is None else arguments.count(jobs, "--jobs", MOST))


class Processes:
    """An executor of so many processes, started when there is work for them. With one, this process does it all."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def results(self, work: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        """The result of each item, in their order."""
        if self.size == 1 or not items:
            yield from map(work, items)
            return
        if self._pool is None:
            self._pool = self._started()
        yield from self._pool.map(work, items, chunksize=max(1, min(32, len(items) // (self.size * 32))))

    def _started(self) -> "ProcessPoolExecutor":
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        from tatami.server.processes import start_deaf

        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        start_deaf()
        return ProcessPoolExecutor(self.size, multiprocessing.get_context(method), _leave_interrupts_to_the_caller)


def spread(work: Callable[[T], R], items: Sequence[T], size: int) -> Generator[R, None, None]:
    """The result of each item, in their order. Stops working when nobody asks for the next one."""
    with Processes(size) as crew:
        yield from crew.results(work, items)
