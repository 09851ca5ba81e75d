# hot
"""Where groups may go and what that costs, and where castles may be built: what options, reasons, views and bots ask.
(R7, R8)"""

from tatami.games.samourai_katana.pieces import KYOTO, LAND_LINKS, LANDS, NOBODY, SEA_LINKS
from tatami.games.samourai_katana.state import SamouraiKatana


def is_sea(state: SamouraiKatana, origin: int, to: int) -> bool:
    """Does the way from one territory to another go over the sea?"""
    return to in SEA_LINKS[origin]


def move_cost(state: SamouraiKatana, seat: int, to: int) -> int:
    """What a move into a territory costs its player now: nothing into an own castle, and nothing for the Shogun's
    free move. (R8.4, R8.5, R11.6)"""
    if state.castle[to] and state.owner[to] == seat:
        return 0
    return 0 if has_office_move(state, seat) else state.rules.move_price


def has_office_move(state: SamouraiKatana, seat: int) -> bool:
    """Has this seat the Shogun's free move to make? (R11.6)"""
    return state.shogun == seat and not state.has_free_move


def is_attack(state: SamouraiKatana, seat: int, to: int) -> bool:
    """Is a move of this seat into a territory an attack? (R8.7)"""
    owner = state.owner[to]
    return owner not in (NOBODY, seat)


def can_enter(state: SamouraiKatana, seat: int, to: int) -> bool:
    """May this seat move into a territory next to one of its own, with any group? (R8.4, R9.2, R13.13)"""
    if to in state.burnt or move_cost(state, seat, to) > state.koku[seat]:
        return False
    if not is_attack(state, seat, to):
        return True
    return state.sizes[seat] >= 2 and to not in state.barred


def is_repeat(state: SamouraiKatana, origin: int, to: int, count: int) -> bool:
    """Would a free move only bring back an arrangement that has been there? (R8.6)"""
    return any(_is_there(state, first, origin, to, count) for first in range(0, len(state.trail), LANDS))


def _is_there(state: SamouraiKatana, first: int, origin: int, to: int, count: int) -> bool:
    """Is this what the trail has from a place on, after such a move?"""
    if state.trail[first + origin] != state.samurai[origin] - count:
        return False
    if state.trail[first + to] != state.samurai[to] + count:
        return False
    for land in range(LANDS):
        if state.trail[first + land] != state.samurai[land] and land not in (origin, to):
            return False
    return True


def group_sizes(state: SamouraiKatana, seat: int, origin: int, to: int) -> list[int]:
    """How many samurai may go from one territory to another. (R8.3, R8.6)"""
    most = state.samurai[origin]
    if not state.trail or not state.castle[to] or state.owner[to] != seat:
        return list(range(1, most + 1))
    return [count for count in range(1, most + 1) if not is_repeat(state, origin, to, count)]


def destinations(state: SamouraiKatana, seat: int, origin: int) -> list[int]:
    """The territories into which a group from here may go now. (R8.3)"""
    found: list[int] = []
    for to in LAND_LINKS[origin]:
        if can_enter(state, seat, to) and group_sizes(state, seat, origin, to):
            found.append(to)
    for to in SEA_LINKS[origin]:
        if can_enter(state, seat, to) and group_sizes(state, seat, origin, to):
            found.append(to)
    return found


def can_leave(state: SamouraiKatana, seat: int, origin: int) -> bool:
    """May any group leave this territory of the seat now?"""
    if state.owner[origin] != seat or state.samurai[origin] == 0:
        return False
    for to in LAND_LINKS[origin]:
        if can_enter(state, seat, to) and (not state.trail or group_sizes(state, seat, origin, to)):
            return True
    for to in SEA_LINKS[origin]:
        if can_enter(state, seat, to) and (not state.trail or group_sizes(state, seat, origin, to)):
            return True
    return False


# Castles


def price_of_castle(state: SamouraiKatana, land: int) -> int:
    """Koku for a castle there. (R7.2)"""
    return state.rules.kyoto_price if land == KYOTO else state.rules.castle_price


def can_build(state: SamouraiKatana, seat: int, land: int) -> bool:
    """May this seat build a castle there now? (R7.2, R7.4)"""
    return (
        state.owner[land] == seat
        and not state.castle[land]
        and not state.has_built
        and state.castles[seat] > 0
        and state.koku[seat] >= price_of_castle(state, land)
    )
