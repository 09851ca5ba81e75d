# hot
"""Where pawns can go and tiles can lie, and which combinations are to be had. (R7, R8, R9)"""

from typing import Final

from tatami.games.dicium.choices import LEVELS, VALUE
from tatami.games.dicium.civilisation.archipelago import (
    CLOSED,
    LAND,
    OPEN,
    REGION_OF,
    SEA,
    SQUARE_COUNT,
    SQUARES_NEAR,
    SQUARES_OF,
    STOPS,
)
from tatami.games.dicium.civilisation.cards import ADDS_FACES, BUILDS_NEAR, CHEAPENS_TEMPLE, MIXES_COLOURS
from tatami.games.dicium.civilisation.choices import TEMPLE
from tatami.games.dicium.civilisation.state import (
    BUILD_CITY,
    BUILD_TEMPLE,
    CITY_TYPE,
    GREAT_CITY,
    HAND_OR_BONUS,
    HERO_TYPE,
    MARCH,
    NO_TILE,
    PLACE_HERO,
    SAIL,
    STEP,
    TAKE_CARD,
    TEMPLE_TYPE,
    TYPES,
    WONDER_TYPE,
    WRATH,
    Civilisation,
)
from tatami.games.dicium.combinations import colour, faces_there, is_value, number, up_to, value_choices
from tatami.games.dicium.dice import BLUE, COLOURED, COLOURS, GREEN, PARTS, SIZE, YELLOW, of_colour
from tatami.games.dicium.state import ALL_TAKEN, DEED_STEPS, level_tables

BROKEN: Final = -1  # No hand has so many dice: there is no straight.
# Philosophers that are played for an action, as bits. (R11.7)
FOR_GREEN: Final = 1 << ADDS_FACES | 1 << CHEAPENS_TEMPLE | 1 << BUILDS_NEAR
NEEDS_TEMPLE: Final = 1 << CHEAPENS_TEMPLE
NEEDS_CITY: Final = 1 << BUILDS_NEAR
MIXES: Final = 1 << MIXES_COLOURS
CITIES: Final = level_tables(GREEN)


# Moves


def reach(state: Civilisation, seat: int, terrain: int, steps: int) -> list[list[int]]:
    """The squares that a pawn can come to over one terrain: by the number of steps, from one on. Pawns and monsters
    end the way. (R7.3, R7.5, R8.1, R8.2)"""
    archipelago = state.rules.archipelago
    ways = archipelago.ways[terrain]
    lair_of, monsters = state.rules.lair_of, state.monsters
    left = archipelago.closed[state.seats][seat].copy()  # What was entered is closed, too.
    for pawn in state.pawns:
        if left[pawn] == OPEN:
            left[pawn] = STOPS
    here = state.pawns[seat]
    left[here] = CLOSED
    found: list[list[int]] = []
    edge = [here]
    for _step in range(steps):
        layer: list[int] = []
        beyond: list[int] = []
        for square in edge:
            for near in ways[square]:
                mark = left[near]
                if mark != CLOSED:
                    left[near] = CLOSED
                    layer.append(near)
                    if mark == OPEN and (lair_of[near] < 0 or not monsters >> lair_of[near] & 1):
                        beyond.append(near)
        if not layer:
            break
        found.append(layer)
        edge = beyond
    return found


def ends(layers: list[list[int]], many: int, bonus: int) -> list[int]:
    """The squares of a reach that take exactly so many dice: bonuses carry first. (R8.3)"""
    found: list[int] = []
    for step in range(1 if many == 1 else many + bonus, many + bonus + 1):
        if step <= len(layers):
            found += layers[step - 1]
    found.sort()
    return found


def sail_ends(state: Civilisation, seat: int, terrain: int, many: int) -> list[int]:
    """Where a blue or yellow combination of so many dice leads. (R8.1, R8.2, R8.3)"""
    bonus = state.face_bonus(seat, BLUE if terrain == SEA else YELLOW)
    return ends(reach(state, seat, terrain, many + bonus), many, bonus)


def steps_around(state: Civilisation, seat: int) -> list[int]:
    """The squares around a pawn in eight directions, on land or sea. The list is shared. (R8.4)"""
    return state.rules.archipelago.around[state.seats][seat][state.pawns[seat]]


def anywhere(state: Civilisation, seat: int) -> list[int]:
    """Every square that a pawn may be moved to. (R8.10)"""
    here = state.pawns[seat]
    closed = state.rules.archipelago.closed[state.seats][seat]
    return [square for square in range(SQUARE_COUNT) if square != here and closed[square] == OPEN]


def other_havens(state: Civilisation, seat: int) -> list[int]:
    """Where a pawn can be redeployed to: capital or heroes, but not where it stands. (R7.4, R9.6)"""
    return [square for square in state.havens(seat) if square != state.pawns[seat]]


def free_near(state: Civilisation, seat: int) -> list[int]:
    """The free squares of a pawn's region and of those next to it, without any pawn. (R12.13)"""
    here = state.pawns[seat]
    near = SQUARES_NEAR[REGION_OF[here]]
    return [square for square in near if square != here and state.is_free(seat, square)]


# Tiles


def has_room(state: Civilisation, seat: int, type: int, region: int) -> bool:
    """May a seat place a tile of a type in a region? One of each type, and it must have one. (R9.2, R9.3)"""
    return not state.regions[seat * TYPES + type] >> region & 1 and state.has_supply(seat, type)


def sites(state: Civilisation, seat: int, type: int) -> list[int]:
    """The free squares of a pawn's region where its player may place a tile of a type. (R9.1, R9.2, R9.3)"""
    region = REGION_OF[state.pawns[seat]]
    if not has_room(state, seat, type, region):
        return []
    return [square for square in SQUARES_OF[region] if state.is_free(seat, square)]


def has_site(state: Civilisation, seat: int, type: int) -> bool:
    """Is there any such square?"""
    region = REGION_OF[state.pawns[seat]]
    if not has_room(state, seat, type, region):
        return False
    for square in SQUARES_OF[region]:  # noqa: SIM110 - plain Python would pay for a generator
        if state.is_free(seat, square):
            return True
    return False


def city_sites(state: Civilisation, seat: int, boosts: int) -> list[int]:
    """Where a city of green faces can lie: under the pawn; with Archimedes on any free square of its region or of
    those next to it. (R8.11, R12.16)"""
    here = state.pawns[seat]
    if not boosts & NEEDS_CITY:
        can_stand = state.tiles[here] == NO_TILE and has_room(state, seat, CITY_TYPE, REGION_OF[here])
        return [here] if can_stand else []
    return [
        square
        for square in SQUARES_NEAR[REGION_OF[here]]
        if has_room(state, seat, CITY_TYPE, REGION_OF[square]) and state.is_free(seat, square)
    ]


# Combinations


def colour_dice(dice: int, colour: int, boosts: int, mixed: int) -> int:
    """How many dice count as a colour: its own; with Empedocles some others too, if there is one of its own.
    (R12.14)"""
    own = COLOURED[dice][colour]
    if own and boosts & MIXES:
        return own + min(mixed, SIZE[dice] - own)
    return own


def mixed_sets(dice: int, colour: int, many: int, mixed: int) -> list[int]:
    """The sets of dice that Empedocles lets form a colour: one of its own at least, some others at most. (R12.14)"""
    found: list[int] = []
    for part in PARTS[dice]:
        own = SIZE[of_colour(part, colour)]
        if SIZE[part] == many and own >= 1 and many - own <= mixed:
            found.append(part)
    return found


def combinations(state: Civilisation, seat: int) -> list[int]:
    """Every combination that can be used now. (R8)"""
    return offers(state, seat, state.boosts)


def offers(state: Civilisation, seat: int, boosts: int) -> list[int]:
    """Every combination that can be used with the philosophers that were played for it. (R8, R11.7)"""
    dice = state.dice
    found: list[int] = []
    if boosts == 0:
        for choice in value_choices(dice, BROKEN if state.has_acted else state.thrown):
            if can_bring(state, seat, choice):
                found.append(choice)
    own = COLOURED[dice]
    if boosts & MIXES:
        own = [colour_dice(dice, tint, boosts, state.rules.numbers[MIXES_COLOURS]) for tint in range(len(COLOURS))]
    if not boosts & FOR_GREEN:
        if own[BLUE]:
            found += move_offers(state, seat, BLUE, own[BLUE])
        if own[YELLOW]:
            found += move_offers(state, seat, YELLOW, own[YELLOW])
    if own[GREEN]:
        _add_green(state, seat, boosts, own[GREEN], found)
    return found


def move_offers(state: Civilisation, seat: int, tint: int, own: int) -> list[int]:
    """The blue or yellow combinations that lead anywhere, with so many dice of the colour. The list is shared. (R8.1,
    R8.2, R8.3)"""
    terrain = SEA if tint == BLUE else LAND
    if own == 1:
        return up_to(tint, 1 if has_way(state, seat, terrain) else 0)
    bonus = state.face_bonus(seat, tint)
    farthest = len(reach(state, seat, terrain, own + bonus))
    return up_to(tint, max(1, min(own, farthest - bonus)) if farthest else 0)


def has_way(state: Civilisation, seat: int, terrain: int) -> bool:
    """Can a pawn take a step over a terrain? (R8.1, R8.2)"""
    archipelago = state.rules.archipelago
    closed = archipelago.closed[state.seats][seat]
    for near in archipelago.ways[terrain][state.pawns[seat]]:  # noqa: SIM110 - the same
        if closed[near] == OPEN:
            return True
    return False


def _add_green(state: Civilisation, seat: int, boosts: int, dice: int, found: list[int]) -> None:
    """Cities and temples that so many green dice and the bonuses build. (R8.11, R8.12)"""
    before = state.boosts
    state.boosts = boosts  # What bonuses bring depends on the philosophers that are tried.
    most = dice + state.face_bonus(seat, GREEN)
    temple = state.temple_faces()
    state.boosts = before
    if not boosts & NEEDS_TEMPLE and most >= LEVELS[0] and city_sites(state, seat, boosts):
        found += CITIES[faces_there(dice, most - dice)][state.bonuses[seat]]
    if not boosts & NEEDS_CITY and most >= temple and has_site(state, seat, TEMPLE_TYPE):
        found.append(TEMPLE)


def can_bring(state: Civilisation, seat: int, choice: int) -> bool:
    """Can a combination of values bring anything? (R3.10, R8.13)"""
    deed = state.rules.deeds[choice - VALUE] // DEED_STEPS
    if deed == STEP:
        return len(steps_around(state, seat)) > 0
    if deed == HAND_OR_BONUS:
        return state.can_raise_hand(seat) or state.bonuses[seat] != ALL_TAKEN
    if deed == TAKE_CARD:
        return state.has_cards_to_take()
    if deed == PLACE_HERO:
        return has_site(state, seat, HERO_TYPE)
    if deed == GREAT_CITY:
        return has_site(state, seat, CITY_TYPE)
    if deed == WRATH:
        return state.seats > 1
    return True  # A pawn can always be moved somewhere. (R8.10)


def deed_of(state: Civilisation, seat: int, choice: int) -> int:
    """What a combination does: deed * DEED_STEPS + its squares or level. (R8)"""
    if is_value(choice):
        return state.rules.deeds[choice - VALUE]
    own = colour(choice)
    if own == GREEN:
        return BUILD_TEMPLE * DEED_STEPS if choice == TEMPLE else BUILD_CITY * DEED_STEPS + number(choice)
    squares = min(number(choice) + state.face_bonus(seat, own), DEED_STEPS - 1)
    return (SAIL if own == BLUE else MARCH) * DEED_STEPS + squares


def wonder_sites(state: Civilisation, seat: int) -> list[int]:
    """Where the wonder can lie. (R8.10)"""
    return sites(state, seat, WONDER_TYPE)
