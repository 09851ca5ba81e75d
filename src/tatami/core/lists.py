"""Two things that Python's own lists do quickest in plain Python, and a loop does quickest when compiled.

Import them from `tatami.core._types`, which hands out the right one.
"""


def has(numbers: list[int], number: int) -> bool:
    """Is the number among them? As `number in numbers`."""
    return any(one == number for one in numbers)


def take(numbers: list[int], number: int) -> None:
    """Take the first such number out; it is known to be there. As `numbers.remove(number)`."""
    place = 0
    while numbers[place] != number:
        place += 1
    numbers.pop(place)
