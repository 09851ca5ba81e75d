# hot
"""The dungeon: nine rows of eleven squares, what each square is, what stands between two of them, and the royal way.
(R7)

The plan is a drawing as `grid` reads it: a cell holds what the square is.
"""

from typing import Final

from tatami.games.dicium.grid import (
    DOOR,
    OPEN,
    WALL,
    BadPlan,
    distances,
    lines,
    neighbours,
    reached,
    read_grid,
    square_names,
)

COLUMNS: Final = 11  # (R7.1)
ROWS: Final = 9
SQUARES_IN_ALL: Final = COLUMNS * ROWS
SQUARES: Final = square_names(COLUMNS, ROWS)

# What a square is. (R7.2)
KINDS: Final = ("hall", "way", "entrance", "throne", "portal", "guard", "lair", "treasure", "crypt")
HALL: Final = 0
WAY: Final = 1
ENTRANCE: Final = 2
THRONE: Final = 3
PORTAL_SQUARE: Final = 4
GUARD_ROOM: Final = 5
LAIR: Final = 6
TREASURE_ROOM: Final = 7
CRYPT: Final = 8
CELLS: Final = {
    "": HALL,
    "*": WAY,
    "E": ENTRANCE,
    "K": THRONE,
    "P": PORTAL_SQUARE,
    "G": GUARD_ROOM,
    "M": LAIR,
    "T": TREASURE_ROOM,
    "C": CRYPT,
}
# How many squares of a kind a dungeon has: as many as there are tiles for them. (R2.3, R7.2)
COUNTS: Final = {ENTRANCE: 1, THRONE: 1, PORTAL_SQUARE: 2, LAIR: 9, TREASURE_ROOM: 6, CRYPT: 3}
DISTANCES: Final = distances(COLUMNS, ROWS)


class Dungeon:
    """The board. Never changes; all tables with the same content share it.

    `free`, `doors` and `walls` hold for each square the neighbours that are reached past nothing, a magic door or a
    wall; `passages` are the last two together. `lines` are the open squares in a row or column with each.
    """

    __slots__ = ("chests", "doors", "free", "kinds", "lairs", "lines", "passages", "portals", "walls", "way")

    def __init__(self, kinds: list[int], beside: list[int], below: list[int]) -> None:
        self.kinds = kinds
        self.free = neighbours(COLUMNS, beside, below, OPEN)
        self.doors = neighbours(COLUMNS, beside, below, DOOR)
        self.walls = neighbours(COLUMNS, beside, below, WALL)
        self.passages = [self.doors[square] + self.walls[square] for square in range(SQUARES_IN_ALL)]
        self.lines = lines(COLUMNS, self.free)
        self.lairs = squares_of(kinds, LAIR)
        self.chests = squares_of(kinds, TREASURE_ROOM) + squares_of(kinds, CRYPT)
        self.portals = squares_of(kinds, PORTAL_SQUARE)
        self.way = royal_way(kinds, self.free)


def squares_of(kinds: list[int], kind: int) -> list[int]:
    """The squares of a kind, in their order."""
    return [square for square in range(SQUARES_IN_ALL) if kinds[square] == kind]


def royal_way(kinds: list[int], free: list[list[int]]) -> list[int]:
    """The squares from the entrance to the throne, along those of the royal way. (R7.7)"""
    way = [kinds.index(ENTRANCE)]
    while kinds[way[-1]] != THRONE:
        ahead = [other for other in free[way[-1]] if kinds[other] in (WAY, THRONE) and other not in way]
        if len(ahead) != 1:
            raise BadPlan("the royal way does not lead step by step from the entrance to the throne")
        way.append(ahead[0])
    return way


def read_plan(plan: list[str]) -> Dungeon:
    """The dungeon that a drawing shows."""
    grid = read_grid(plan, COLUMNS, ROWS, CELLS)
    kinds = [CELLS[cell] for cell in grid.cells]
    for kind, wanted in COUNTS.items():
        if kinds.count(kind) != wanted:
            raise BadPlan(f"it has {wanted} squares “{KINDS[kind]}”, not {kinds.count(kind)}")
    dungeon = Dungeon(kinds, grid.beside, grid.below)
    if len(dungeon.way) != kinds.count(WAY) + 2:
        raise BadPlan("there are squares of the royal way that the king never comes to")
    ways = [dungeon.free[square] + dungeon.doors[square] for square in range(SQUARES_IN_ALL)]
    if len(reached(ways, dungeon.way[0])) < SQUARES_IN_ALL:
        raise BadPlan("there are squares that nobody can reach without passing walls")
    return dungeon
