# hot
"""Where pawns may go, what they see, and where tiles may be put. Options, reasons and bots ask here. (R7, R9)"""

from typing import Final

from tatami.core._types import has
from tatami.games.dicium.donjon.dungeon import DISTANCES, PORTAL_SQUARE, SQUARES_IN_ALL
from tatami.games.dicium.donjon.state import (
    GOBLIN,
    MONSTER,
    NO_TILE,
    PORTAL_REACH,
    TILES,
    TREASURE_CHESTS,
    Donjon,
)

IS_PASSED: Final = [tile != GOBLIN and tile < MONSTER for tile in range(len(TILES))]  # One may walk past such a tile.


def layers_on_foot(state: Donjon, start: int, most: int) -> list[list[int]]:
    """The squares that can be walked to, by the number of steps from one on, up to so many. A monster or goblin can
    be walked to, but not past. (R7.4, R9.1)"""
    free = state.rules.dungeon.free
    tiles = state.tiles
    seen = [False] * SQUARES_IN_ALL
    seen[start] = True
    found: list[list[int]] = []
    edge = [start]
    for _step in range(most):
        layer: list[int] = []
        beyond: list[int] = []
        for square in edge:
            for other in free[square]:
                if not seen[other]:
                    seen[other] = True
                    layer.append(other)
                    if IS_PASSED[tiles[other]]:
                        beyond.append(other)
        if not layer:
            break
        found.append(layer)
        edge = beyond
    return found


def distances_on_foot(state: Donjon, start: int, most: int) -> list[int]:
    """For each square how many steps it is away, -1 if it is more than so many. (R9.1)"""
    found = [-1] * SQUARES_IN_ALL
    found[start] = 0
    for step, layer in enumerate(layers_on_foot(state, start, most), 1):
        for square in layer:
            found[square] = step
    return found


def reachable(state: Donjon, seat: int, most: int) -> list[int]:
    """The squares where a move of up to so many squares can end. (R9.1)"""
    found: list[int] = []
    for layer in layers_on_foot(state, state.pawns[seat], most):
        found += layer
    found.sort()
    return found


def at_stride(state: Donjon, seat: int, steps: int) -> list[int]:
    """The squares that are exactly so many steps away. (R9.2)"""
    layers = layers_on_foot(state, state.pawns[seat], steps)
    if len(layers) < steps:
        return []
    found = layers[steps - 1]
    found.sort()
    return found


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
    found = [square for square in sight(state, state.pawns[seat]) if not IS_PASSED[state.tiles[square]]]
    found.sort()
    return found


def has_fireball_target(state: Donjon, seat: int) -> bool:
    """Does a pawn see any? (R9.6, R9.7)"""
    tiles, pawns = state.tiles, state.pawns
    king = state.king_square()
    for ray in state.rules.dungeon.lines[pawns[seat]]:
        for square in ray:
            if tiles[square] != NO_TILE:
                if not IS_PASSED[tiles[square]]:
                    return True
                break
            if square == king or has(pawns, square):
                break
    return False


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


def has_portal_place(state: Donjon, seat: int) -> bool:
    """Is there any such square? (R9.10)"""
    rings = DISTANCES[state.pawns[seat]]
    for distance in range(1, PORTAL_REACH + 1):
        for square in rings[distance]:
            if state.tiles[square] == NO_TILE and not state.is_occupied(square):
                return True
    return False


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
