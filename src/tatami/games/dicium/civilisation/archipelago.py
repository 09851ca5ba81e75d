# hot
"""The archipelago: nine by nine squares of sea and land in nine regions, with capitals and quarries. (R7.1)"""

from typing import Final

from tatami.games.dicium.grid import BadPlan, square_names

SIZE: Final = 9
SQUARE_COUNT: Final = SIZE * SIZE
SQUARES: Final = square_names(SIZE, SIZE)
REGIONS: Final = (
    "north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east",
)  # Three by three squares each.  # fmt: skip
CENTRE: Final = 4
CORNERS: Final = (0, 2, 8, 6)  # The regions of the capitals, clockwise.

SEATED_AT: Final = [[], [0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]  # The capitals by number of players. (R2.4)

# How a pawn can come to a square: it goes on from there, it has to stop, it cannot enter.
OPEN: Final = 0
STOPS: Final = 1
CLOSED: Final = 2

SEA: Final = 0
LAND: Final = 1
TERRAINS: Final = ("sea", "land")
# The signs of a drawing.
SEA_SIGN: Final = "~"
LAND_SIGN: Final = "L"
QUARRY_SIGN: Final = "Q"
CAPITAL_SIGN: Final = "K"
SIGNS: Final = SEA_SIGN + LAND_SIGN + QUARRY_SIGN + CAPITAL_SIGN


def _region(square: int) -> int:
    return square % SIZE // 3 + square // SIZE // 3 * 3


def _near(square: int, has_diagonals: bool) -> list[int]:
    column, row = square % SIZE, square // SIZE
    return [
        other
        for other in range(SQUARE_COUNT)
        if other != square
        and abs(other % SIZE - column) <= 1
        and abs(other // SIZE - row) <= 1
        and (has_diagonals or other % SIZE == column or other // SIZE == row)
    ]


REGION_OF: Final = [_region(square) for square in range(SQUARE_COUNT)]
SQUARES_OF: Final = [[square for square in range(SQUARE_COUNT) if _region(square) == region] for region in range(9)]
BESIDE: Final = [_near(square, False) for square in range(SQUARE_COUNT)]  # The squares next to each, in a cross.
AROUND: Final = [_near(square, True) for square in range(SQUARE_COUNT)]  # Those in all eight directions. (R8.4)
# Each region and those next to it in a cross. (R12.13, R12.16)
NEIGHBOURHOODS: Final = [
    [other for other in range(9) if abs(other % 3 - region % 3) + abs(other // 3 - region // 3) <= 1]
    for region in range(9)
]
# The squares of a region and of those next to it.
SQUARES_NEAR: Final = [
    [square for square in range(SQUARE_COUNT) if _region(square) in NEIGHBOURHOODS[region]] for region in range(9)
]


class Archipelago:
    """A drawing that was read. It never changes."""

    __slots__ = ("around", "capitals", "closed", "drawing", "quarries", "terrain", "ways")

    def __init__(self, drawing: tuple[str, ...]) -> None:
        self.drawing = drawing
        signs = "".join(drawing)
        self.terrain = [SEA if sign == SEA_SIGN else LAND for sign in signs]  # Of each square.
        self.quarries = [sign == QUARRY_SIGN for sign in signs]
        # The squares of the capitals, clockwise from the top left.
        self.capitals = [
            square for corner in CORNERS for square in SQUARES_OF[corner] if signs[square] == CAPITAL_SIGN
        ]
        # By number of players, seat and square: CLOSED where another player has its capital. (R7.3)
        self.closed = [[self._closed_to(seat, places) for seat in range(len(places))] for places in SEATED_AT]
        # The same, then by square: the squares around it that the seat may enter. (R8.4)
        self.around = [[self._open_around(closed) for closed in seats] for seats in self.closed]
        # By terrain and square: the squares of that terrain next to it.
        self.ways = [
            [[other for other in BESIDE[square] if self.terrain[other] == kind] for square in range(SQUARE_COUNT)]
            for kind in (SEA, LAND)
        ]

    def _open_around(self, closed: list[int]) -> list[list[int]]:
        return [[near for near in AROUND[square] if closed[near] == OPEN] for square in range(SQUARE_COUNT)]

    def _closed_to(self, seat: int, places: list[int]) -> list[int]:
        others = [self.capitals[place] for other, place in enumerate(places) if other != seat]
        return [CLOSED if square in others else OPEN for square in range(SQUARE_COUNT)]


def read_archipelago(drawing: tuple[str, ...]) -> Archipelago:
    """The archipelago that a drawing shows; BadPlan says what is wrong with it."""
    if len(drawing) != SIZE or any(len(line) != SIZE for line in drawing):
        raise BadPlan(f"it has {SIZE} lines of {SIZE} characters")
    for square, sign in enumerate("".join(drawing)):
        if sign not in SIGNS:
            raise BadPlan(f"{SQUARES[square]} holds “{sign}”, which is no square; squares are {' '.join(SIGNS)}")
    signs = "".join(drawing)
    held = [sum(signs[square] == CAPITAL_SIGN for square in SQUARES_OF[region]) for region in range(len(REGIONS))]
    if held != [1 if region in CORNERS else 0 for region in range(len(REGIONS))]:
        raise BadPlan("it has one capital in each of the four corner regions and no other")
    return Archipelago(drawing)
