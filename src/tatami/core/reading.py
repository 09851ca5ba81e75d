# plain
"""What a view tells is read once: those who look ahead imagine hundreds of worlds from one view."""

from collections.abc import Callable
from typing import TypeVar

V = TypeVar("V")
K = TypeVar("K")


def read_once(read: Callable[[V], K]) -> Callable[[V], K]:
    """A reader that keeps its answer for the view it was asked about last. Views never change, so that one is known
    again by being the same; whoever gets the answer leaves it as it is."""
    last: list[tuple[V, K]] = []

    def known(seen: V) -> K:
        for view, answer in last:
            if view is seen:
                return answer
        answer = read(seen)
        last[:] = [(seen, answer)]
        return answer

    return known
