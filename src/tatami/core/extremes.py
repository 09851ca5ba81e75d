# plain
"""Numbers for content packs at the limits that a game's reader accepts: the examination plays with such packs.

A game that takes packs has a module `extremes` whose `pack(below)` writes one, unless all its values are numbers
(`numbers.py`). `below(n)` draws a number from 0 to n - 1.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

Below = Callable[[int], int]
Thing = TypeVar("Thing")


def one_of(below: Below, things: Sequence[Thing]) -> Thing:
    """One of the things, each as likely."""
    return things[below(len(things))]


def extreme(below: Below, least: int, most: int) -> int:
    """A number of a range: the least, the most, or any."""
    return one_of(below, (least, most, least + below(most - least + 1)))


def some_of(below: Below, things: Sequence[Thing]) -> list[Thing]:
    """None of the things, all of them, or any of them."""
    chances = one_of(below, (0, 1, 2))
    return [thing for thing in things if below(2) < chances]


def split(below: Below, total: int, most: Sequence[int]) -> list[int]:
    """A total given to rows that hold so much at most, as unevenly as it comes: a few may get all of it."""
    assert total <= sum(most), "the rows do not hold the total"
    given = [0] * len(most)
    while total:
        row = below(len(most))
        room = min(total, most[row] - given[row])
        if room:
            more = extreme(below, 1, room)
            given[row] += more
            total -= more
    return given


def shuffled(below: Below, things: Sequence[Thing]) -> list[Thing]:
    """The things in any order."""
    left = list(things)
    return [left.pop(below(len(left))) for _ in things]
