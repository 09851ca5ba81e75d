"""Who plays the games of an experiment: one interface, whoever does the work.

`Here` is this process, `OnRay` a cluster of machines; the command line has one for several processes. The results
come in the order of the items, and each follows from its item alone, so nothing depends on who worked how fast.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from tatami.core.errors import BadOption, quoted
from tatami.research.extras import need

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"  # The address of a cluster that the command starts itself.
AHEAD: Final = 3  # So many tasks a core are under way at once: a node that is done has the next one at hand.
LARGEST_TASK: Final = 100  # items; a node that is lost costs no more than its tasks under way.
PATIENCE: Final = 10.0  # seconds
MOST_LOSSES: Final = 20  # A task that took so many machines with it is at fault itself.
SOURCES: Final = ("*.py", "*.toml", "*.npz")  # What the result of a game follows from.


class Executor(Protocol):
    """Carries out work, an item at a time. `work` and the items travel to other processes, so both are picklable."""

    def results(self, work: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        """The result of each item, in their order. Work stops when nobody asks for the next one."""
        ...


class Here:
    """This process, without any other."""

    def results(self, work: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        """One after the other."""
        yield from map(work, items)


@cache
def sources_digest() -> str:
    """What Tatami is here: every machine must have the same, or its games would be others."""
    package = Path(__file__).parent.parent
    total = blake2b(digest_size=8)
    for file in sorted(file for kind in SOURCES for file in package.rglob(kind)):
        place = file.relative_to(package)
        if "tests" not in place.parts:
            total.update(f"{place.as_posix()}\n".encode())
            total.update(file.read_bytes())
    return total.hexdigest()


def carried_out(work: Callable[[T], R], items: Sequence[T], sources: str) -> list[R]:
    """A task, as it runs on some machine of the cluster."""
    if sources_digest() != sources:
        raise BadOption("other-version", "A machine of the cluster has another version of Tatami than this one.")
    return [work(item) for item in items]


class OnRay:
    """An executor of a Ray cluster. `address` is where one runs, or `local` for one that is started here, with so
    many cores, and stopped at the end. A task whose machine is lost is begun anew on another."""

    def __init__(self, address: str, cores: int | None = None, ray: Any = None) -> None:
        self.address = address
        self.cores = cores
        self.ray = ray or imported()

    def __enter__(self) -> "OnRay":
        is_local = self.address == LOCAL
        try:
            if not is_local:
                knock(self.address)
            self.ray.init(
                address=LOCAL if is_local else self.address,
                include_dashboard=False if is_local else None,
                num_cpus=self.cores if is_local else None,
                configure_logging=False,
                log_to_driver=False,
            )
        except (OSError, RuntimeError, ValueError):
            raise BadOption("no-cluster", f"No Ray cluster answers at {quoted(self.address)}.") from None
        return self

    def __exit__(self, *error: object) -> None:
        self.ray.shutdown()

    def results(self, work: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        """The result of each item, in their order."""
        cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(LARGEST_TASK, len(items) // (cores * 32)))
        task = self.ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(carried_out)
        left = deque(items[begin : begin + size] for begin in range(0, len(items), size))
        under_way: deque[Any] = deque()
        try:
            while left or under_way:
                while left and len(under_way) < cores * AHEAD:
                    under_way.append(task.remote(work, left.popleft(), sources_digest()))
                yield from self._done(under_way[0])
                under_way.popleft()
        finally:
            for one in under_way:
                self.ray.cancel(one, force=True)

    def _done(self, task: Any) -> list[Any]:
        try:
            done: list[Any] = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None  # What the work itself says, as any other executor would.
        except self.ray.exceptions.RayError as error:
            kind = type(error).__name__
            raise BadOption(
                "no-cluster", f"The Ray cluster has failed ({kind}); with --go-on the command plays what is left."
            ) from None
        return done


def knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would go on trying for minutes."""
    host, _, port = address.rpartition(":")
    socket.create_connection((host, int(port)), PATIENCE).close()


def imported() -> Any:
    """Ray, if it is installed; it is to tell nobody that it is used."""
    need("ray", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Otherwise it warns of a change to come.
    import ray

    return ray
