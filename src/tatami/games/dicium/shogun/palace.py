# hot
"""The Shogun's palace: nine rows of nine squares, what each square is, and what stands between two of them. (R7)

The plan is a drawing as `grid` reads it: a cell holds what the square is.
"""

from typing import Final

from tatami.games.dicium.grid import DOOR, OPEN, WALL, BadPlan, neighbours, reached, read_grid, square_names

SIZE: Final = 9  # There are so many rows of so many squares. (R7.1)
SQUARES_IN_ALL: Final = SIZE * SIZE
SQUARES: Final = square_names(SIZE, SIZE)
GARDENS: Final = "ABCDEFGH"

# What a square is.
KINDS: Final = ("corridor", "garrison", "altar", "tatami", "throne", "garden", "brazier", "torii")
CORRIDOR: Final = 0
GARRISON: Final = 1
ALTAR: Final = 2
TATAMI: Final = 3
THRONE: Final = 4
GARDEN: Final = 5
BRAZIER: Final = 6
TORII: Final = 7

# Where a square lies: in one of the gardens (their places in GARDENS), in the throne room, or in the corridors.
THRONE_ROOM: Final = 8
CORRIDORS: Final = 9

# The signs of the drawing: what a square is, and where it lies. (R7.2)
CELLS: Final = {
    "": (CORRIDOR, CORRIDORS),
    "#": (GARRISON, CORRIDORS),
    "a": (ALTAR, CORRIDORS),
    "t": (TATAMI, THRONE_ROOM),
    "K": (THRONE, THRONE_ROOM),
    **{letter: (GARDEN, zone) for zone, letter in enumerate(GARDENS)},
    **{f"{letter}b": (BRAZIER, zone) for zone, letter in enumerate(GARDENS)},
    **{f"{letter}O": (TORII, zone) for zone, letter in enumerate(GARDENS)},
}


class Palace:
    """The board. Never changes; all tables with the same content share it.

    `free`, `doors` and `walls` hold for each square the neighbours that are reached past nothing, a door or a wall;
    `open_doors` are the first two together, as samurai walk.
    """

    __slots__ = ("doors", "free", "garrisons", "kinds", "open_doors", "throne", "torii", "walls", "zones")

    def __init__(self, kinds: list[int], zones: list[int], beside: list[int], below: list[int]) -> None:
        self.kinds = kinds
        self.zones = zones
        self.free = neighbours(SIZE, beside, below, OPEN)
        self.doors = neighbours(SIZE, beside, below, DOOR)
        self.walls = neighbours(SIZE, beside, below, WALL)
        self.open_doors = [self.free[square] + self.doors[square] for square in range(SQUARES_IN_ALL)]
        self.throne = kinds.index(THRONE)
        self.torii = kinds.index(TORII)
        self.garrisons = [square for square in range(SQUARES_IN_ALL) if kinds[square] == GARRISON]

    def row(self, square: int) -> int:
        """The row of a square, from the top."""
        return square // SIZE


def read_plan(plan: list[str]) -> Palace:
    """The palace that a drawing shows."""
    grid = read_grid(plan, SIZE, SIZE, CELLS)
    kinds = [CELLS[cell][0] for cell in grid.cells]
    zones = [CELLS[cell][1] for cell in grid.cells]
    _proved(kinds, zones)
    palace = Palace(kinds, zones, grid.beside, grid.below)
    if len(reached(palace.open_doors, palace.throne)) < SQUARES_IN_ALL:
        raise BadPlan("there are squares that nobody can reach on foot")
    return palace


def _proved(kinds: list[int], zones: list[int]) -> None:
    """One throne, one Torii square, two or three garrisons, and eight gardens with a brazier each at most. (R7.2)"""
    if kinds.count(THRONE) != 1 or kinds.count(TORII) != 1:
        raise BadPlan("it has one throne and one Torii square")
    if not 2 <= kinds.count(GARRISON) <= 3:
        raise BadPlan("it has two or three garrison squares")
    for zone, letter in enumerate(GARDENS):
        squares = [kind for kind, there in zip(kinds, zones) if there == zone]
        if not squares:
            raise BadPlan(f"garden {letter} is missing")
        if squares.count(BRAZIER) > 1:
            raise BadPlan(f"garden {letter} has more than one brazier square")
