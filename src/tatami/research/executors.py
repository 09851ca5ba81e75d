"""Who plays the games of an experiment: one interface, whoever does the work.

`Here` is this process; the command line has one for several processes. The results come in the order of the items,
so nothing depends on who worked how fast.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


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
