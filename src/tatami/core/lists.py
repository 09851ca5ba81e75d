"""Two things that Python's own lists do quickest in plain Python, and a loop does quickest when compiled.

Import them from `tatami.core._types`, which hands out the right one.
"""

from typing import Any

from tatami.core._types import i64


def has(numbers: list[int], number: int) -> bool:
    """Is the number among them? As `number in numbers`."""
    place: i64 = 0
    count: i64 = len(numbers)
    while place < count:
        if numbers[place] == number:
            return True
        place += 1
    return False


def take(numbers: list[int], number: i64) -> None:
    """Take the first such number out; it is known to be there. As `numbers.remove(number)`."""
    place: i64 = 0
    while numbers[place] != number:
        place += 1
    moving: list[Any] = numbers  # The type is Any, so that entries are moved and not read.
    last: i64 = len(moving) - 1
    while place < last:  # This is `pop(place)` at half the price.
        moving[place] = moving[place + 1]
        place += 1
    moving.pop()
