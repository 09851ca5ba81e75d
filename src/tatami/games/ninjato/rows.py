# hot
"""Every choice of Ninjato, decoded in one table: what is done (a row), to what, and with which part of it.

A row says which choices there are, and has the clause it rests on. Rows of places act (`places`); what is answered in
the middle of a visit or a raid is carried out by the frame that asks (`answers` names those rows).
"""

from typing import Final

from tatami.core.choices import Choice
from tatami.games.ninjato.state import Ninjato

MOST_CODES: Final = 6000


class Move:
    """A choice, decoded: a row, what it aims at, and the part of what is there."""

    __slots__ = ("choice", "part", "row", "target")

    def __init__(self, choice: Choice, row: "Row", target: int = 0, part: int = 0) -> None:
        self.choice = choice
        self.row = row
        self.target = target
        self.part = part


class Row:
    """One kind of thing that can be chosen."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def moves(self) -> list[Move]:
        """All choices that may ever be made of it."""
        return []

    def offer(self, state: Ninjato, seat: int, options: list[int]) -> None:
        """Add what a seat whose shuriken is to be placed may choose of it now."""

    def visit(self, state: Ninjato, seat: int, target: int, part: int) -> None:
        """A shuriken is placed, and what the place does is done, up to where somebody has to answer."""
        raise NotImplementedError  # contract


# The move of each code. It is filled while the modules are loaded that have rows, and never written into afterwards.
MOVES: Final[list[Move]] = [Move(Choice(-1, "", ""), Row("never", ""))] * MOST_CODES


def enter(rows: list[Row]) -> list[Move]:
    """Rows enter the table with all their moves."""
    entered = [move for row in rows for move in row.moves()]
    for move in entered:
        MOVES[move.choice.code] = move
    return entered
