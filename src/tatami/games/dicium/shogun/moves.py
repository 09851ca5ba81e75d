# hot
"""Where a pawn may go. Every action that moves a pawn, and every reason why it cannot, asks here. (R8, R9)"""

from typing import Final

from tatami.games.dicium.shogun.palace import BRAZIER, SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import NINJAS, NOBODY, SHOGUN, Shogun

# What may be done with a square.
NEVER: Final = 0  # It is not entered.
PASSED: Final = 1  # It is entered, but nobody stops there.
STOPPED: Final = 2  # It is entered, and the move ends there with a fight.
FREE: Final = 3  # It is passed or stopped on.

# Who stands on a square.
NINJA_HERE: Final = 1
SAMURAI_HERE: Final = 2
SHOGUN_HERE: Final = 4
CAPTOR_HERE: Final = 8


def occupants(state: Shogun) -> list[int]:
    """Who stands where: the sum of the marks above for every square."""
    marks = [0] * SQUARES_IN_ALL
    for pawn, square in enumerate(state.pawns):
        if square >= 0 and pawn != SHOGUN:
            marks[square] |= NINJA_HERE if state.side(pawn) == NINJAS else SAMURAI_HERE
    if state.captor == NOBODY:
        marks[state.pawns[SHOGUN]] |= SHOGUN_HERE
    else:
        marks[state.pawns[state.captor]] |= CAPTOR_HERE
    return marks


def entrance(state: Shogun, pawn: int, mark: int) -> int:
    """What a pawn may do with a square on which these stand. (R8.2, R8.3, R9.2, R9.3, R9.7, R9.8)"""
    if pawn == SHOGUN:
        return NEVER if mark & NINJA_HERE else PASSED if mark & SAMURAI_HERE else FREE
    if state.side(pawn) == NINJAS:
        if not mark & SAMURAI_HERE:
            return FREE
        return NEVER if pawn == state.captor else STOPPED
    if mark & CAPTOR_HERE:
        return NEVER
    if mark & NINJA_HERE:
        return STOPPED
    return PASSED if mark & SHOGUN_HERE else FREE


def destinations(state: Shogun, pawn: int, steps: int, neighbours: list[list[int]], lights: bool) -> list[int]:
    """The squares where a move of up to so many squares can end, with these ways between squares. (R8.1, R8.4)"""
    marks = occupants(state)
    start = state.pawns[pawn]
    is_seen = [False] * SQUARES_IN_ALL
    is_seen[start] = True
    found: list[int] = []
    edge = [start]
    can_return = False
    for step in range(steps):
        beyond: list[int] = []
        for square in edge:
            for other in neighbours[square]:
                if is_seen[other]:
                    continue
                is_seen[other] = True
                mark = marks[other]
                use = entrance(state, pawn, mark) if mark else FREE
                if use >= STOPPED:
                    found.append(other)
                if use in (FREE, PASSED):
                    beyond.append(other)
        can_return = can_return or (step == 0 and steps > 1 and len(beyond) > 0)
        edge = beyond
    if can_return and ((lights and can_light(state, start)) or can_hand_over(state, pawn, start)):
        found.append(start)
    found.sort()
    return found


def way(state: Shogun, seat: int, through_doors: bool) -> list[list[int]]:
    """The ways between squares that a player's pawns may use. (R7.3, R7.4)"""
    palace = state.rules.palace
    return palace.open_doors if through_doors or state.side_of(seat) != NINJAS else palace.free


def banzai_steps(state: Shogun, pawn: int, left: int, trail: tuple[int, ...]) -> list[int]:
    """The squares that a banzai may enter next: none twice, and never so that it must end with the Shogun. (R12.4)"""
    marks = occupants(state)
    found: list[int] = []
    for other in state.rules.palace.open_doors[state.pawns[pawn]]:
        if other in trail:
            continue
        use = entrance(state, pawn, marks[other])
        if use >= STOPPED or (use == PASSED and left > 1 and _leads_on(state, pawn, other, left - 1, trail, marks)):
            found.append(other)
    found.sort()
    return found


def _leads_on(state: Shogun, pawn: int, square: int, left: int, trail: tuple[int, ...], marks: list[int]) -> bool:
    """Can a banzai go on from a square where it may not stop? Only a free Shogun is in the way of samurai, and
    samurai are in the way of the Shogun."""
    for other in state.rules.palace.open_doors[square]:
        if other == state.pawns[pawn] or other in trail:
            continue
        use = entrance(state, pawn, marks[other])
        if use >= STOPPED:
            return True
        if use == PASSED and left > 1 and _leads_on(state, pawn, other, left - 1, (*trail, square), marks):
            return True
    return False


def can_light(state: Shogun, square: int) -> bool:
    """Is this a brazier square that is not lit, and is there a tile for it? (R7.5, R13.7)"""
    return state.rules.palace.kinds[square] == BRAZIER and state.tiles[square] == 0 and state.braziers > 0


def can_hand_over(state: Shogun, pawn: int, square: int) -> bool:
    """Would a ninja that ends a move here stand with the captor, or as captor with another? (R9.9)"""
    return len(receivers(state, pawn, square)) > 0


def receivers(state: Shogun, pawn: int, square: int) -> list[int]:
    """Who may get the Shogun if this ninja ends a move here: the ninja itself, or those who stand there; of several
    pawns of one player, which are alike, the first. (R9.9)"""
    if state.captor == NOBODY or state.side(pawn) != NINJAS:
        return []
    if pawn != state.captor:
        return [pawn] if state.pawns[state.captor] == square else []
    found: list[int] = []
    for other in range(SHOGUN):
        if other == pawn or state.pawns[other] != square or state.side(other) != NINJAS:
            continue
        if not any(state.colour(one) == state.colour(other) for one in found):
            found.append(other)
    return found
