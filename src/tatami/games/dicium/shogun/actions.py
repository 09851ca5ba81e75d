# hot
"""What a combination lets a player do, and whether anything comes of it. (R8.5, R11, R12, R13)

A combination leads to a deed and a number: squares of a move, or the level of a bonus. The same questions make the
options, and say why a piece is not among them.
"""

from tatami.games.dicium.choices import LEVELS, VALUE
from tatami.games.dicium.combinations import (
    colour,
    exact_table,
    faces_there,
    is_value,
    number,
    up_to,
    value_choices,
)
from tatami.games.dicium.dice import BLUE, COLOURED, GREEN, NO_DICE, YELLOW
from tatami.games.dicium.shogun.choices import YELLOW_FACES
from tatami.games.dicium.shogun.effects import homes
from tatami.games.dicium.shogun.moves import banzai_steps, can_light, destinations, way
from tatami.games.dicium.shogun.palace import CORRIDOR, GARDEN, SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import (
    BANZAI,
    BANZAI_STEPS,
    BRAZIER_TILE,
    CHARGE,
    DOORS,
    ENTER,
    GARRISON_TILE,
    HAND_OR_BONUS,
    INFILTRATION,
    KI,
    KINDLE,
    MOVE,
    MOVE_AND_LIGHT,
    NINJAS,
    NO_TILE,
    NOBODY,
    OPENING,
    REDEPLOYMENT,
    SAMURAI,
    SHOGUN,
    SHURIKEN,
    TILE,
    TORII_TILE,
    TURNED_TORII,
    Shogun,
)
from tatami.games.dicium.state import ANY_LEVEL, DEED_STEPS

YELLOW_DEEDS = [
    [OPENING, SHURIKEN, INFILTRATION],
    [REDEPLOYMENT, KINDLE, BANZAI],
]  # One row a side, for two, three and four faces.

# The combinations of a colour by its faces with bonuses.
YELLOWS = exact_table(YELLOW, YELLOW_FACES)
GREENS = exact_table(GREEN, LEVELS)


# From dice to deeds


def deed_of(state: Shogun, seat: int, choice: int) -> int:
    """What a combination does for a seat: deed * DEED_STEPS + number. (R8.5)"""
    side = state.side_of(seat)
    if is_value(choice):
        return state.rules.deeds[side][choice - VALUE]
    faces = number(choice)
    if colour(choice) == BLUE:  # (R11.1, R12.1)
        return MOVE * DEED_STEPS + faces + state.face_bonus(seat, BLUE)
    if colour(choice) == YELLOW:
        return YELLOW_DEEDS[side][faces - YELLOW_FACES[0]] * DEED_STEPS
    return KI * DEED_STEPS + faces


def combinations(state: Shogun, seat: int) -> list[int]:
    """Every combination of the unspent dice with which something can be done. (R3.10)"""
    return useful(state, seat, all_combinations(state, seat)) if state.dice != NO_DICE else []


def all_combinations(state: Shogun, seat: int) -> list[int]:
    """Every combination that the unspent dice form. (R3.3, R3.8)"""
    dice = state.dice
    own = COLOURED[dice]
    found = value_choices(dice, state.thrown) + up_to(BLUE, own[BLUE])
    if own[YELLOW]:
        found += YELLOWS[faces_there(own[YELLOW], state.face_bonus(seat, YELLOW))]
    if own[GREEN]:
        found += GREENS[faces_there(own[GREEN], state.face_bonus(seat, GREEN))]
    return found


def useful(state: Shogun, seat: int, choices: list[int]) -> list[int]:
    """Those with which something can be done; each deed is looked at once. (R3.10)"""
    found: list[int] = []
    good: list[int] = []
    bad: list[int] = []
    for choice in choices:
        deed = deed_of(state, seat, choice)
        if deed in bad:
            continue
        if deed not in good:
            if not can_do(state, seat, deed // DEED_STEPS, deed % DEED_STEPS):
                bad.append(deed)
                continue
            good.append(deed)
        found.append(choice)
    return found


def can_do(state: Shogun, seat: int, deed: int, number: int) -> bool:
    """Would anything come of this deed?"""
    if deed == HAND_OR_BONUS:
        return state.can_raise_hand(seat) or state.has_free_bonus(seat, ANY_LEVEL)
    if deed == KI:
        return state.has_free_bonus(seat, number)
    if deed == ENTER:
        return state.in_reserve(seat) != NOBODY and len(homes(state, state.side_of(seat))) > 0
    if deed == TILE:
        if state.stock[seat] > 0:
            return len(tile_squares(state, seat, NOBODY)) > 0
        return len(movable_tiles(state, seat)) > 0
    if deed == SHURIKEN:
        return state.in_play(SAMURAI) > 0
    return any(has_target(state, seat, deed, number, pawn) for pawn in state.usable(seat))


# Pawns and squares


def doers(state: Shogun, seat: int, deed: int, number: int) -> list[int]:
    """The pawns that can do a deed; for a shuriken, those it can be thrown at."""
    if deed == SHURIKEN:
        found: list[int] = []
        for pawn in state.pawns_of(SAMURAI):
            if state.pawns[pawn] >= 0 and not state.is_like_another(pawn, found):
                found.append(pawn)
        return found
    return [pawn for pawn in state.usable(seat) if has_target(state, seat, deed, number, pawn)]


def has_target(state: Shogun, seat: int, deed: int, number: int, pawn: int) -> bool:
    """Is there a square to which a pawn can go by a deed, or where it can light a brazier?"""
    is_long_move = number > 1 and deed in (MOVE, DOORS, MOVE_AND_LIGHT, CHARGE)
    if is_long_move and destinations(state, pawn, 1, way(state, seat, deed == DOORS), False):
        return True  # Mostly the first step tells already.
    return len(targets(state, seat, deed, number, pawn)) > 0


def targets(state: Shogun, seat: int, deed: int, number: int, pawn: int) -> list[int]:
    """The squares to which a pawn can go by a deed, or where it can light a brazier. (R11.2, R11.4, R11.6, R12.3)"""
    palace = state.rules.palace
    if deed == OPENING:
        return destinations(state, pawn, 1, palace.doors, False)
    if deed == INFILTRATION:
        return destinations(state, pawn, 1, palace.walls, False)
    if deed == REDEPLOYMENT:
        return redeployments(state, pawn)
    if deed == KINDLE:
        return [state.pawns[pawn]] if can_light(state, state.pawns[pawn]) else []
    if deed == BANZAI:
        return banzai_steps(state, pawn, BANZAI_STEPS, (state.pawns[pawn],))
    assert deed in (MOVE, DOORS, MOVE_AND_LIGHT, CHARGE)
    return destinations(state, pawn, number, way(state, seat, deed == DOORS), deed == MOVE_AND_LIGHT)


def redeployments(state: Shogun, pawn: int) -> list[int]:
    """Accessible garrisons other than where the pawn stands; for the Shogun, without samurai. (R9.2, R12.2)"""
    found: list[int] = []
    for square in homes(state, SAMURAI):
        if square == state.pawns[pawn]:
            continue
        if pawn == SHOGUN and any(state.pawns[other] == square for other in state.pawns_of(SAMURAI)):
            continue
        found.append(square)
    return found


# Tiles


def movable_tiles(state: Shogun, seat: int) -> list[int]:
    """The squares of the tiles that a seat with an empty mat can move somewhere else. (R13.4, R13.6)"""
    return [square for square in tiles_of(state, seat) if tile_squares(state, seat, square)]


def tiles_of(state: Shogun, seat: int) -> list[int]:
    """The squares of all Torii tiles, for a ninja, or Garrison tiles, for a samurai."""
    is_ninja = state.side_of(seat) == NINJAS
    found: list[int] = []
    for square in range(SQUARES_IN_ALL):
        tile = state.tiles[square]
        if (tile in (TORII_TILE, TURNED_TORII)) if is_ninja else tile == GARRISON_TILE:
            found.append(square)
    return found


def tile_squares(state: Shogun, seat: int, lifted: int) -> list[int]:
    """Where a tile can be placed: the one lifted from a square, or (NOBODY) one of the mat. (R13.1, R13.2, R13.5)"""
    if state.side_of(seat) != NINJAS:
        kinds = state.rules.palace.kinds
        return [
            square
            for square in range(SQUARES_IN_ALL)
            if kinds[square] == CORRIDOR and state.tiles[square] == NO_TILE and square != lifted
        ]
    top, bottom = torii_rows(state)
    found: list[int] = []
    closed = closed_gardens(state, lifted)
    palace = state.rules.palace
    for square in range(SQUARES_IN_ALL):
        if palace.kinds[square] != GARDEN or state.tiles[square] != NO_TILE or square == lifted:
            continue
        if top <= palace.row(square) <= bottom and not closed[palace.zones[square]]:
            found.append(square)
    return found


def torii_rows(state: Shogun) -> tuple[int, int]:
    """The first and the last row between the Torii square and the ninjas; without ninjas there are none. (R13.2)"""
    palace = state.rules.palace
    home = palace.row(palace.torii)
    top, bottom = SQUARES_IN_ALL, -1
    for pawn in state.pawns_of(NINJAS):
        if state.pawns[pawn] >= 0:
            row = palace.row(state.pawns[pawn])
            top = min(top, row, home)
            bottom = max(bottom, row, home)
    return top, bottom


def closed_gardens(state: Shogun, lifted: int) -> list[bool]:
    """For each zone: is there a brazier tile or a torii, leaving aside the tile that is lifted? (R13.1)"""
    palace = state.rules.palace
    closed = [False] * 10
    closed[palace.zones[palace.torii]] = True
    for square in range(SQUARES_IN_ALL):
        tile = state.tiles[square]
        if (tile in (BRAZIER_TILE, TORII_TILE)) and square != lifted:
            closed[palace.zones[square]] = True
    return closed
