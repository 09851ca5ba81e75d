# hot
"""The sum of a battle, step by step, from what is laid and what stands there. (R9)

The rules, the page and the bots ask here; `Sum` is what one side adds up.
"""

from typing import Final

from tatami.games.samourai_katana.pieces import DEFENCE, LAID_EACH, LANDS, NOTHING
from tatami.games.samourai_katana.rows import ROWS
from tatami.games.samourai_katana.state import SamouraiKatana

# The parts of a sum, in the order in which they are added up.
PARTS: Final = ("first", "second", "castle", "samurai", "allies", "support", "mountain", "special")


def special_of(state: SamouraiKatana, side: int) -> int:
    """The blue card that a side has laid and that works; NOTHING without one, or against Treason. (R4.6, R13.10)"""
    laid = state.laid[side * LAID_EACH + 2]
    against = state.laid[(1 - side) * LAID_EACH + 2]
    return NOTHING if against != NOTHING and ROWS[against].silences() else laid


def own_samurai(state: SamouraiKatana, side: int) -> int:
    """The own samurai that count. (R9.7)"""
    return min(state.rules.counted, state.here(side))


def support_of(state: SamouraiKatana, side: int) -> int:
    """The Emperor's samurai that count for a side. (R15.12)"""
    if state.support_side != side:
        return 0
    return min(len(state.support), max(0, state.rules.counted_together - own_samurai(state, side)))


def allies_of(state: SamouraiKatana, side: int) -> int:
    """The samurai around that a blue card brings. (R13.11)"""
    special = special_of(state, side)
    if special == NOTHING:
        return 0
    room = state.rules.counted_together - own_samurai(state, side) - support_of(state, side)
    return ROWS[special].allies(state, side, room)


def ground(state: SamouraiKatana, side: int) -> int:
    """What a mountain adds to its defender. (R9.8)"""
    is_defended = side == DEFENCE and state.rules.is_mountain[state.battle_at]
    return state.rules.mountain_defence if is_defended else 0


def fan(state: SamouraiKatana, side: int) -> int:
    """What a blue card with a fan adds. (R4.5)"""
    special = special_of(state, side)
    return 0 if special == NOTHING else ROWS[special].adds(state)


def castle_bonus(state: SamouraiKatana, side: int) -> int:
    """The lower card counts once more behind the walls of a castle. (R9.13)"""
    if side != DEFENCE or not state.castle[state.battle_at]:
        return 0
    first, second = state.laid[side * LAID_EACH], state.laid[side * LAID_EACH + 1]
    if first == NOTHING:
        return 0
    if second == NOTHING:
        return state.rules.combat[first]
    return min(state.rules.combat[first], state.rules.combat[second])


def parts(state: SamouraiKatana, side: int) -> list[int]:
    """What each of the PARTS adds to the sum of a side, as far as it is laid."""
    first, second = state.laid[side * LAID_EACH], state.laid[side * LAID_EACH + 1]
    return [
        0 if first == NOTHING else state.rules.combat[first],
        0 if second == NOTHING else state.rules.combat[second],
        castle_bonus(state, side),
        own_samurai(state, side),
        allies_of(state, side),
        support_of(state, side),
        ground(state, side),
        fan(state, side),
    ]


def sabres(state: SamouraiKatana, side: int) -> int:
    """The sabres on all cards that a side has laid, and those of a volley. (R4.3, R9.11)"""
    total = 0
    for place in range(side * LAID_EACH, side * LAID_EACH + LAID_EACH):
        card = state.laid[place]
        if card != NOTHING:
            total += state.rules.sabres[card]
    special = special_of(state, side)
    return total if special == NOTHING else total + ROWS[special].volley(state)


def losses(state: SamouraiKatana, side: int) -> int:
    """How many samurai a side loses. (R9.11, R9.12, R13.10)"""
    special = special_of(state, side)
    if special != NOTHING and ROWS[special].withdraws():
        return 0
    return min(state.rules.losses, sabres(state, 1 - side), state.here(side))


def spare_samurai(state: SamouraiKatana, seat: int, land: int) -> int:
    """How many samurai can leave a territory so that a piece stays there. (R15.12)"""
    if state.owner[land] != seat:
        return 0
    return state.samurai[land] - (0 if state.castle[land] else 1)


def lenders(state: SamouraiKatana) -> list[int]:
    """The territories from which the Emperor can lend a samurai to this battle. (R15.12)"""
    return [land for land in range(LANDS) if spare_samurai(state, state.emperor, land) > 0]
