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
from typing import TYPE_CHECKING, Any

from tatami.core._types import Cells
from tatami.core.cells import LARGEST, SharedRows, new_cells
from tatami.core.waiting import frames_of, questions_of

if TYPE_CHECKING:
    from tatami.core.game import Game
    from tatami.core.state import State


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

    fill: Callable[[Any, int, Cells, int], int]
    """Write what a seat knows of a state into the cells from a place on, with the words of `cells.py`: (state, seat,
    cells, at). The place after the last one comes back. The cells are 0 before."""

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
        self.fill = own.fill
        self.shared = SharedRows(self.questions, self.fields, own.seat_fields)

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
        cells = new_cells(self.size)
        end = self.fill(state, seat, cells, self.shared.fill(state, seat, cells, 0))
        assert end == self.size, f"the rows have {self.size} cells, and {end} were filled"
        return list(cells)

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
