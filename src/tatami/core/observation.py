# plain
"""What a learning program sees of a table: small numbers in a row, the own seat first.

A game says in its `observation.py` which rows there are, each with a sentence, and fills them in from a state and a
seat. It may read only what that seat knows: the examination holds the numbers to the same laws as views, so they are
the same in every world that looks the same to the seat. Here the rows that all games have are added.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from tatami.core.waiting import frames_of, questions_of

if TYPE_CHECKING:
    from tatami.core.game import Game
    from tatami.core.state import State

LARGEST: Final = (1 << 15) - 1  # Cells are numbers of sixteen bits.


@dataclass(frozen=True, slots=True)
class Row:
    """So many cells of one meaning."""

    name: str
    cells: int
    low: int
    high: int
    says: str  # One sentence for the reader of the docs.


@dataclass(frozen=True, kw_only=True, slots=True)
class Observation:
    """What a game adds to the rows that all games have."""

    rows: Callable[[int], Sequence[Row]]
    """The rows at a table of so many seats."""

    fill: Callable[[Any, int, list[int], int], int]
    """Write what a seat knows of a state into the cells from a place on: (state, seat, cells, at). The place after
    the last one comes back."""

    seat_fields: frozenset[str] = frozenset()
    """The fields of frames that hold a seat: they are counted from the own seat on."""

    own_fields: frozenset[str] = frozenset()
    """The fields of frames that the game tells in rows of its own, if at all: packed ones, for example."""


class Plan:
    """The cells of a game at a table of so many seats."""

    def __init__(self, game: "Game", seats: int) -> None:
        own = observation_of(game)
        self.questions = sorted(questions_of(game.wiring.package))
        fields = {field for frame in frames_of(game.wiring.package).values() for field in frame.fields}
        self.fields = sorted(fields - own.own_fields)
        self.rows = (*self._shared(seats), *own.rows(seats))
        self.size = sum(row.cells for row in self.rows)
        self._fill = own.fill
        self._seat_fields = own.seat_fields | {"seat"}
        self._places = {name: place for place, name in enumerate(self.questions)}

    def _shared(self, seats: int) -> tuple[Row, ...]:
        return (
            Row("question", len(self.questions), 0, 1, "What I am asked: one of " + ", ".join(self.questions) + "."),
            Row("asked", seats, 0, 1, "Who is asked something now, mine first."),
            Row(
                "frame", len(self.fields), 0, LARGEST, f"What is unfinished, plus one each: {', '.join(self.fields)}."
            ),
        )

    def observe(self, state: "State", seat: int) -> list[int]:
        """The cells of a seat."""
        cells = [0] * self.size
        at = len(self.questions)
        frame = state.stack[-1] if state.stack else None
        for decision in state.asked:
            cells[at + (decision.seat - seat) % state.seats] = 1
            if decision.seat == seat:
                cells[self._places[decision.prompt]] = 1
                frame = decision.frame  # It may be a part of a question that others are asked too.
        at += state.seats
        if frame is not None:
            for field in frame.fields:
                value = getattr(frame, field)
                if field in self.fields and isinstance(value, int):
                    known = (value - seat) % state.seats if field in self._seat_fields and value >= 0 else int(value)
                    cells[at + self.fields.index(field)] = min(known + 1, LARGEST)  # Packed ones are cut off.
        end = self._fill(state, seat, cells, at + len(self.fields))
        assert end == self.size, f"the rows have {self.size} cells, and {end} were filled"
        return cells

    def by_row(self, cells: Sequence[int]) -> dict[str, list[int]]:
        """The cells of each row, by its name."""
        found: dict[str, list[int]] = {}
        at = 0
        for row in self.rows:
            found[row.name] = list(cells[at : at + row.cells])
            at += row.cells
        return found

    def digest(self) -> str:
        """It changes with any row: policies and data sets name it."""
        said = "\n".join(f"{row.name} {row.cells} {row.low} {row.high}" for row in self.rows)
        return blake2b(said.encode(), digest_size=8).hexdigest()


def observation_of(game: "Game") -> Observation:
    """What a game says in its `observation.py`; without one, its view in numbers."""
    from tatami.core.plain_cells import plain_observation

    return game.observation or plain_observation(game)


@cache
def plan_of(game: "Game", seats: int) -> Plan:
    """The plan of a game for so many seats, made once."""
    return Plan(game, seats)


def put(numbers: Sequence[int], cells: list[int], at: int) -> int:
    """Write numbers from a place on; the place after them."""
    end = at + len(numbers)
    cells[at:end] = numbers
    return end


def put_from(numbers: Sequence[int], seat: int, cells: list[int], at: int) -> int:
    """Write one number a seat, beginning with this one; the place after them."""
    return put([*numbers[seat:], *numbers[:seat]], cells, at)


def put_kind(kind: int, kinds: int, cells: list[int], at: int) -> int:
    """Write which of so many kinds it is: a one at its place, and nothing where there is none (below 0)."""
    if kind >= 0:
        cells[at + kind] = 1
    return at + kinds


def put_seat(holder: int, seat: int, seats: int, cells: list[int], at: int) -> int:
    """Write whose something is, counted from the own seat; nothing if it is nobody's (below 0)."""
    return put_kind((holder - seat) % seats if holder >= 0 else -1, seats, cells, at)


def put_bits(bits: int, count: int, cells: list[int], at: int) -> int:
    """Write so many bits, a cell each, the lowest first."""
    return put([bits >> place & 1 for place in range(count)], cells, at)


def put_counts(things: Sequence[int], kinds: int, cells: list[int], at: int) -> int:
    """Write how many there are of each of so many kinds."""
    for kind in things:
        cells[at + kind] += 1
    return at + kinds
