# hot
"""Where pawns may go, what they see, and where tiles may be put. Options, reasons and bots ask here. (R7, R9)"""

from tatami.core._types import has
from tatami.games.dicium.donjon.dungeon import DISTANCES, PORTAL_SQUARE, SQUARES_IN_ALL
from tatami.games.dicium.donjon.state import GOBLIN, MONSTER, NO_TILE, PORTAL_REACH, TREASURE_CHESTS, Donjon


def distances_on_foot(state: Donjon, start: int, most: int) -> list[int]:
    """For each square how many steps it is away, -1 if it is more than so many. A monster or goblin can be walked
    to, but not past. (R7.4, R9.1)"""
    free = state.rules.dungeon.free
    tiles = state.tiles
    found = [-1] * SQUARES_IN_ALL
    found[start] = 0
    edge = [start]
    step = 0
    while edge and step < most:
        step += 1
        beyond: list[int] = []
        for square in edge:
            for other in free[square]:
                if found[other] < 0:
                    found[other] = step
                    tile = tiles[other]
                    if tile != GOBLIN and tile < MONSTER:
                        beyond.append(other)
        edge = beyond
    return found


def reachable(state: Donjon, seat: int, most: int) -> list[int]:
    """The squares where a move of up to so many squares can end. (R9.1)"""
    away = distances_on_foot(state, state.pawns[seat], most)
    return [square for square in range(SQUARES_IN_ALL) if away[square] > 0]


def at_stride(state: Donjon, seat: int, steps: int) -> list[int]:
    """The squares that are exactly so many steps away. (R9.2)"""
    away = distances_on_foot(state, state.pawns[seat], steps)
    return [square for square in range(SQUARES_IN_ALL) if away[square] == steps]


def sight(state: Donjon, square: int) -> list[int]:
    """The squares that can be seen from a square, in a row or column with it, each line up to the first tile or pawn.
    (R9.7)"""
    found: list[int] = []
    king = state.king_square()
    for ray in state.rules.dungeon.lines[square]:
        for other in ray:
            found.append(other)
            if state.tiles[other] != NO_TILE or other == king or has(state.pawns, other):
                break
    return found


def fireball_targets(state: Donjon, seat: int) -> list[int]:
    """The monsters and goblins that a pawn sees. (R9.6, R9.7)"""
    found: list[int] = []
    for square in sight(state, state.pawns[seat]):
        if state.is_foe(square):
            found.append(square)
    found.sort()
    return found


def portal_places(state: Donjon, seat: int) -> list[int]:
    """Where the Portal tile can be put: near, without tile or pawn. (R9.10)"""
    found: list[int] = []
    rings = DISTANCES[state.pawns[seat]]
    for distance in range(1, PORTAL_REACH + 1):
        for square in rings[distance]:
            if state.tiles[square] == NO_TILE and not state.is_occupied(square):
                found.append(square)
    found.sort()
    return found


def goblin_places(state: Donjon, centre: int, distance: int) -> list[int]:
    """Where a goblin can appear: exactly so far away, without portal, tile or pawn. (R8.11)"""
    kinds = state.rules.dungeon.kinds
    found: list[int] = []
    for square in DISTANCES[centre][distance]:
        if state.tiles[square] == NO_TILE and kinds[square] != PORTAL_SQUARE and not state.is_occupied(square):
            found.append(square)
    return found


def slaughter_steps(state: Donjon, seat: int, trail: tuple[int, ...]) -> list[int]:
    """The next squares of a slaughter: open ways, no square twice. (R11.5)"""
    return [other for other in state.rules.dungeon.free[state.pawns[seat]] if other not in trail]


def closed_relics(state: Donjon) -> list[int]:
    """The crypts whose relic nobody has seen yet. (R10.4)"""
    found: list[int] = []
    for chest, square in enumerate(state.rules.dungeon.chests):
        if chest >= TREASURE_CHESTS and state.opener[chest] < 0 and not state.shown >> chest & 1:
            found.append(square)
    return found
