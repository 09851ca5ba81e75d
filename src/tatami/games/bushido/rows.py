# hot
"""Rows that act: what an effect tile or a disc does, and the table that decodes a choice.

The rows stand in `tiles` and `discs`. `choices` fills the table; frames, bots and the notation read it.
"""

from typing import Final

from tatami.core.choices import Choice
from tatami.games.bushido.state import MOST_SEATS, NOBODY, NOTHING, PROVINCES


class Move:
    """A choice, decoded: a row, the seat that it names, and the part: a province, a disc, a tile, or a number."""

    __slots__ = ("choice", "part", "row", "target")

    def __init__(self, choice: Choice, row: "Row", target: int = NOBODY, part: int = NOTHING) -> None:
        self.choice = choice
        self.row = row
        self.target = target
        self.part = part


class Row:
    """Something that can be done or answered."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def moves(self) -> list[Move]:
        """All choices that may ever be made with it."""
        return []


def at_seats(row: Row, first: int, verb: str, piece: str = "") -> list[Move]:
    """The choices of a row that names a seat; `piece` is touched before it, unless that is empty."""
    before = (piece,) if piece else ()
    return [
        Move(Choice(first + seat, f"{verb} {name}", verb, (*before, name), {"target": seat}), row, seat)
        for seat, name in enumerate([f"seat-{number}" for number in range(MOST_SEATS)])
    ]


def at_provinces(row: Row, first: int, verb: str, piece: str = "") -> list[Move]:
    """The choices of a row that names a province; `piece` is touched before it, unless that is empty."""
    before = (piece,) if piece else ()
    return [
        Move(Choice(first + hex, f"{verb} {name}", verb, (*before, name), {"province": name}), row, NOBODY, hex)
        for hex, name in enumerate(PROVINCES)
    ]


NEVER: Final = Move(Choice(-1, "", ""), Row("", ""))
MOVES: Final[list[Move]] = []  # All choices, by code; other codes have NEVER.
