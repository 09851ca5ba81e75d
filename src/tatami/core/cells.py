"""Writing the cells of an observation: small numbers in a row, each at its place.

Cells begin as zeros. Every function here writes from a place on and gives back the place after what it wrote.
"""

from typing import Any, Final

from tatami.core._types import Cells, i16, i64, vec
from tatami.core.state import State

LARGEST: Final = (1 << 15) - 1  # Cells are numbers of sixteen bits.


def new_cells(count: int) -> Cells:
    """So many cells, all 0."""
    return vec[i16]([0] * count)


def clear(cells: Cells, at: i64, count: i64) -> None:
    """Make so many cells 0 again."""
    end = at + count
    while at < end:
        cells[at] = 0
        at += 1


def put(numbers: list[int], cells: Cells, at: i64) -> i64:
    """Write numbers from a place on; the place after them."""
    for number in numbers:
        cells[at] = number
        at += 1
    return at


def put_one(number: int, cells: Cells, at: i64) -> i64:
    """Write one number; the place after it."""
    cells[at] = number
    return at + 1


def put_range(numbers: list[int], first: i64, end: i64, cells: Cells, at: i64) -> i64:
    """Write the numbers of a list from one place of it to before another; the place after them."""
    while first < end:
        cells[at] = numbers[first]
        first += 1
        at += 1
    return at


def add_range(numbers: list[int], first: i64, end: i64, cells: Cells, at: i64) -> i64:
    """Add the numbers of a list, from one place of it to before another, to what is written there already."""
    while first < end:
        number: i64 = numbers[first]
        cells[at] += i16(number)
        first += 1
        at += 1
    return at


def put_from(numbers: list[int], seat: i64, cells: Cells, at: i64) -> i64:
    """Write one number a seat, beginning with this one; the place after them."""
    return put_range(numbers, 0, seat, cells, put_range(numbers, seat, len(numbers), cells, at))


def put_rows(numbers: list[int], each: i64, seat: i64, cells: Cells, at: i64) -> i64:
    """Write so many numbers a seat, beginning with the own ones; the place after them."""
    return put_range(numbers, 0, seat * each, cells, put_range(numbers, seat * each, len(numbers), cells, at))


def put_after(numbers: list[int], cells: Cells, at: i64) -> i64:
    """Write numbers that begin at -1, which stands for none, plus 1 each; the place after them."""
    number: i64
    for number in numbers:
        cells[at] = i16(number + 1)
        at += 1
    return at


def put_sizes(things: list[list[int]], seat: i64, cells: Cells, at: i64) -> i64:
    """Write how much each seat has, beginning with this one; the place after them."""
    seats: i64 = len(things)
    end = at + seats
    while at < end:
        cells[at] = len(things[seat])
        at += 1
        seat = seat + 1 if seat + 1 < seats else 0
    return at


def put_kind(kind: i64, kinds: i64, cells: Cells, at: i64) -> i64:
    """Write which of so many kinds it is: a one at its place, and nothing where there is none (below 0)."""
    if kind >= 0:
        cells[at + kind] = 1
    return at + kinds


def put_seat(holder: i64, seat: i64, seats: i64, cells: Cells, at: i64) -> i64:
    """Write whose something is, counted from the own seat; nothing if it is nobody's (below 0)."""
    if holder >= 0:
        cells[at + (holder - seat if holder >= seat else holder - seat + seats)] = 1
    return at + seats


def put_bits(bits: int, count: i64, cells: Cells, at: i64) -> i64:
    """Write so many bits, a cell each, the lowest first."""
    left: i64 = bits
    end = at + count
    while at < end:
        if left & 1:
            cells[at] = 1
        left >>= 1
        at += 1
    return at


def put_counts(things: list[int], kinds: i64, cells: Cells, at: i64) -> i64:
    """Write how many there are of each of so many kinds, beside those that are counted there already."""
    kind: i64
    for kind in things:
        cells[at + kind] += 1
    return at + kinds


class Question:
    """How a kind of frame is told: the place of its question, or -1, and its fields, each with its place and whether
    it holds a seat."""

    __slots__ = ("fields", "place", "seat_at")

    def __init__(self, place: int, seat_at: int, fields: list[tuple[str, int, bool]]) -> None:
        self.place: i64 = place
        self.seat_at: i64 = seat_at  # The place of the field `seat`, which nearly all frames have; or -1.
        self.fields = fields  # The others.


class SharedRows:
    """The rows that all games have: what I am asked, who is asked, what is unfinished."""

    __slots__ = ("_field_places", "_fields", "_known", "_places", "_questions", "_seat_fields")

    def __init__(self, questions: list[str], fields: list[str], seat_fields: frozenset[str]) -> None:
        self._places = {name: place for place, name in enumerate(questions)}
        self._field_places = {name: place for place, name in enumerate(fields)}
        self._seat_fields = seat_fields
        self._questions: i64 = len(questions)
        self._fields: i64 = len(fields)
        self._known: dict[Any, Question] = {}  # By the kind of frame.

    def fill(self, state: State, seat: i64, cells: Cells, at: i64) -> i64:
        """Write them for a seat."""
        seats: i64 = state.seats
        frame = state.stack[-1] if state.stack else None
        for decision in state.asked:
            asked: i64 = decision.seat
            cells[at + self._questions + (asked - seat) % seats] = 1
            if asked == seat:
                frame = decision.frame  # It may be a part of a question that others are asked too.
                cells[at + self._question(frame).place] = 1
        at += self._questions + seats
        if frame is not None:
            known = self._question(frame)
            if known.seat_at >= 0:
                own: i64 = frame.seat
                cells[at + known.seat_at] = i16((own - seat) % seats + 1 if own >= 0 else own + 1)
            for name, place, is_seat in known.fields:
                value = getattr(frame, name)
                if isinstance(value, int):
                    told = int(value)
                    if is_seat and told >= 0:
                        told = (told - int(seat)) % state.seats
                    cells[at + place] = min(told + 1, LARGEST)  # Packed ones are cut off.
        return at + self._fields

    def _question(self, frame: Any) -> Question:
        kind = type(frame)
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = self._told(frame)
        return known

    def _told(self, frame: Any) -> Question:
        names = [name for name in frame.fields if name in self._field_places]
        seat_at = self._field_places["seat"] if "seat" in names else -1
        others = [(name, self._field_places[name], name in self._seat_fields) for name in names if name != "seat"]
        return Question(self._places.get(frame.name, -1), seat_at, others)
