# hot
"""Boards of squares in columns and rows, drawn with characters: what each cell holds, and what stands between two.

A square is a number, row by row from the top left. A cell is three characters wide, and between two cells there is
nothing, a wall or a door:

    +---+---+
    | a   b |
    +   +...+
    | c : d |
    +---+---+
"""

from collections.abc import Collection
from typing import Final

# What stands between two squares.
OPEN: Final = 0
DOOR: Final = 1
WALL: Final = 2
BESIDE: Final = {" ": OPEN, ":": DOOR, "|": WALL}
BELOW: Final = {"   ": OPEN, "...": DOOR, "---": WALL}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"  # They name the columns.


class BadPlan(Exception):
    """A drawing that is no such board; the message says what is wrong with it."""


class Grid:
    """A drawing that was read: `cells` are the signs of the squares, `beside` and `below` what stands between each
    square and the next one to the right or below."""

    __slots__ = ("below", "beside", "cells", "columns", "rows")

    def __init__(self, columns: int, rows: int, cells: list[str], beside: list[int], below: list[int]) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = cells
        self.beside = beside
        self.below = below


def square_names(columns: int, rows: int) -> tuple[str, ...]:
    """The names of all squares: a letter for the column and a number for the row."""
    return tuple([f"{LETTERS[column]}{row + 1}" for row in range(rows) for column in range(columns)])


def read_grid(plan: list[str], columns: int, rows: int, known: Collection[str]) -> Grid:
    """The board that a drawing shows; `known` are the signs that a cell may hold."""
    if len(plan) != 2 * rows + 1 or any(len(line) != 4 * columns + 1 for line in plan):
        raise BadPlan(f"it has {2 * rows + 1} lines of {4 * columns + 1} characters")
    names = square_names(columns, rows)
    grid = Grid(columns, rows, [], [], [])
    for row in range(rows):
        for column in range(columns):
            square = names[row * columns + column]
            cell = plan[2 * row + 1][4 * column + 1 : 4 * column + 4].strip()
            right = plan[2 * row + 1][4 * column + 4]
            under = plan[2 * row + 2][4 * column + 1 : 4 * column + 4]
            if cell not in known:
                raise BadPlan(f"{square} holds “{cell}”, which is no square")
            if right not in BESIDE or under not in BELOW:
                raise BadPlan(f"what stands beside or below {square} is neither nothing, a door nor a wall")
            grid.cells.append(cell)
            grid.beside.append(BESIDE[right])
            grid.below.append(BELOW[under])
    return grid


def neighbours(columns: int, beside: list[int], below: list[int], between: int) -> list[list[int]]:
    """For each square those next to it with nothing, a door or a wall between, in a board with so many columns."""
    squares = len(beside)
    found: list[list[int]] = [[] for _ in range(squares)]
    for square in range(squares):
        if square % columns < columns - 1 and beside[square] == between:
            found[square].append(square + 1)
            found[square + 1].append(square)
        if square < squares - columns and below[square] == between:
            found[square].append(square + columns)
            found[square + columns].append(square)
    return found


def distances(columns: int, rows: int) -> list[list[list[int]]]:
    """For each square the squares at each distance, counted in steps to the side, up and down as if nothing stood
    between squares; at distance 0 it is alone."""
    found: list[list[list[int]]] = []
    for square in range(columns * rows):
        rings: list[list[int]] = [[] for _ in range(columns + rows - 1)]
        for other in range(columns * rows):
            across = abs(other % columns - square % columns)
            rings[across + abs(other // columns - square // columns)].append(other)
        found.append(rings)
    return found


def around(columns: int, rows: int) -> list[list[int]]:
    """For each square those next to it in any of eight directions, whatever stands between them."""
    found: list[list[int]] = []
    for square in range(columns * rows):
        column, row = square % columns, square // columns
        found.append(
            [
                other
                for other in range(columns * rows)
                if other != square and abs(other % columns - column) <= 1 and abs(other // columns - row) <= 1
            ]
        )
    return found


def lines(columns: int, ways: list[list[int]]) -> list[list[list[int]]]:
    """For each square the squares in a row or column with it, in each of four directions, the nearest first, as far
    as these ways go on without a break: what stands open in a straight line."""
    found: list[list[list[int]]] = []
    for square in range(len(ways)):
        rays: list[list[int]] = []
        for step in (1, -1, columns, -columns):
            ray: list[int] = []
            here = square
            while here + step in ways[here]:
                here += step
                ray.append(here)
            if ray:
                rays.append(ray)
        found.append(rays)
    return found


def reached(ways: list[list[int]], start: int) -> list[int]:
    """Every square that can be reached from this one by these ways."""
    found = [start]
    for square in found:
        found += [other for other in ways[square] if other not in found]
    return found
