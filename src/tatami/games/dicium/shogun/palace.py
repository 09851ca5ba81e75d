# hot
"""The Shogun's palace: nine rows of nine squares, what each square is, and what stands between two of them. (R7)

A square is a number, row by row from the top left. The plan is drawn with characters: a cell holds what the square
is, and between two cells there is nothing, a wall or a door.
"""

from typing import Final

SIZE: Final = 9  # squares in a row, and rows (R7.1)
SQUARES_IN_ALL: Final = SIZE * SIZE
SQUARES: Final = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in "abcdefghi")
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

# What stands between two squares.
OPEN: Final = 0
DOOR: Final = 1
WALL: Final = 2

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
BESIDE: Final = {" ": OPEN, ":": DOOR, "|": WALL}
BELOW: Final = {"   ": OPEN, "...": DOOR, "---": WALL}


class Palace:
    """The board. Never changes; all tables with the same content share it.

    `free`, `doors` and `walls` hold for each square the neighbours that are reached past nothing, a door or a wall;
    `open_doors` are the first two together, as samurai walk.
    """

    __slots__ = ("doors", "free", "garrisons", "kinds", "open_doors", "throne", "torii", "walls", "zones")

    def __init__(self, kinds: list[int], zones: list[int], beside: list[int], below: list[int]) -> None:
        self.kinds = kinds
        self.zones = zones
        self.free: list[list[int]] = [[] for _ in range(SQUARES_IN_ALL)]
        self.doors: list[list[int]] = [[] for _ in range(SQUARES_IN_ALL)]
        self.walls: list[list[int]] = [[] for _ in range(SQUARES_IN_ALL)]
        for square in range(SQUARES_IN_ALL):
            if square % SIZE < SIZE - 1:
                self._join(square, square + 1, beside[square])
            if square < SQUARES_IN_ALL - SIZE:
                self._join(square, square + SIZE, below[square])
        self.open_doors = [self.free[square] + self.doors[square] for square in range(SQUARES_IN_ALL)]
        self.throne = kinds.index(THRONE)
        self.torii = kinds.index(TORII)
        self.garrisons = [square for square in range(SQUARES_IN_ALL) if kinds[square] == GARRISON]

    def _join(self, one: int, other: int, between: int) -> None:
        neighbours = self.free if between == OPEN else self.doors if between == DOOR else self.walls
        neighbours[one].append(other)
        neighbours[other].append(one)

    def row(self, square: int) -> int:
        """The row of a square, from the top."""
        return square // SIZE


class BadPlan(Exception):
    """A drawing that is no palace; the message says what is wrong with it."""


def read_plan(plan: list[str]) -> Palace:
    """The palace that a drawing shows."""
    if len(plan) != 2 * SIZE + 1 or any(len(line) != 4 * SIZE + 1 for line in plan):
        raise BadPlan(f"it has {2 * SIZE + 1} lines of {4 * SIZE + 1} characters")
    kinds: list[int] = []
    zones: list[int] = []
    beside: list[int] = []
    below: list[int] = []
    for row in range(SIZE):
        for column in range(SIZE):
            square = SQUARES[row * SIZE + column]
            cell = plan[2 * row + 1][4 * column + 1 : 4 * column + 4].strip()
            right = plan[2 * row + 1][4 * column + 4]
            under = plan[2 * row + 2][4 * column + 1 : 4 * column + 4]
            if cell not in CELLS:
                raise BadPlan(f"{square} holds “{cell}”, which is no square")
            if right not in BESIDE or under not in BELOW:
                raise BadPlan(f"what stands beside or below {square} is neither nothing, a door nor a wall")
            kind, zone = CELLS[cell]
            kinds.append(kind)
            zones.append(zone)
            beside.append(BESIDE[right])
            below.append(BELOW[under])
    _proved(kinds, zones)
    palace = Palace(kinds, zones, beside, below)
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


def reached(neighbours: list[list[int]], start: int) -> list[int]:
    """Every square that can be reached from this one."""
    found = [start]
    for square in found:
        found += [other for other in neighbours[square] if other not in found]
    return found
