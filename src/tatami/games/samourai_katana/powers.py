# hot
"""Whom and what the powers of cards may be aimed at now: what options, reasons and bots ask. (R13)"""

from tatami.games.samourai_katana.pieces import (
    AFFRONT,
    FIRST_EVENT,
    IKKO,
    KYOTO,
    LANDS,
    NICHIREN,
    NINJA,
    NOBODY,
    SEA_LINKS,
    TERRE,
    WAKO,
    barred_card,
)
from tatami.games.samourai_katana.state import SamouraiKatana


def is_barred(state: SamouraiKatana, seat: int, card: int, target: int) -> bool:
    """Has a Justice closed this card to this player, against that one? (R13.6)"""
    return bool(state.barred) and barred_card(seat, card, target) in state.barred


def can_answer(state: SamouraiKatana, seat: int) -> bool:
    """May this seat play a card in another one's activation, as far as all can see? (R4.8, R9.17)"""
    return state.sizes[seat] >= state.rules.least_hand and state.lands[seat] > 0


def ninja_targets(state: SamouraiKatana, seat: int) -> list[int]:
    """Whose hands a Ninja of this seat can reach now; nobody's without the koku. (R13.12)"""
    if state.koku[seat] < state.rules.costs[NINJA]:
        return []
    return [
        other
        for other in range(state.seats)
        if other != seat
        and state.sizes[other] > 0
        and not state.is_out(other)
        and not is_barred(state, seat, NINJA, other)
    ]


def burnable(state: SamouraiKatana, seat: int) -> list[int]:
    """The territories of a seat that it may burn ahead of a move. (R13.13)"""
    if is_barred(state, seat, TERRE, state.turn):
        return []
    return [land for land in range(LANDS) if state.owner[land] == seat and land not in state.burnt]


def is_rising_place(state: SamouraiKatana, seat: int, land: int, limit: int) -> bool:
    """May an uprising of this seat, which drives out so many samurai at most (0: any number), break out there?
    (R13.7, R13.8, R15.13)"""
    owner = state.owner[land]
    return (
        owner not in (NOBODY, seat)
        and not state.castle[land]
        and state.lands[owner] > 1
        and (limit == 0 or state.samurai[land] <= limit)
        and not (land == KYOTO and state.rules.imperial_kyoto)
    )


def rising_places(state: SamouraiKatana, seat: int, card: int) -> list[int]:
    """Where an uprising or a sect of this seat may break out now. (R13.7, R13.8)"""
    if state.reserve[seat] == 0:
        return []
    limit = state.rules.limits[card]
    return [
        land
        for land in range(LANDS)
        if is_rising_place(state, seat, land, limit) and not is_barred(state, seat, card, state.owner[land])
    ]


def return_places(state: SamouraiKatana, seat: int) -> list[int]:
    """Where a clan may come back: a free territory, or one where an uprising can break out. (R9.19)"""
    return [
        land
        for land in range(LANDS)
        if (state.owner[land] == NOBODY and not (land == KYOTO and state.rules.imperial_kyoto))
        or is_rising_place(state, seat, land, 0)
    ]


def has_coast(state: SamouraiKatana, seat: int) -> bool:
    """Does this seat hold a territory with a way over the sea?"""
    return any(state.owner[land] == seat and SEA_LINKS[land] for land in range(LANDS))


def card_targets(state: SamouraiKatana, seat: int, card: int) -> list[int]:
    """Whom a card of this seat may name now. (R13.2, R13.3, R13.9, R13.12)"""
    if card == NINJA:
        return ninja_targets(state, seat)
    others = [
        other for other in range(state.seats) if not state.is_out(other) and not is_barred(state, seat, card, other)
    ]
    if card == WAKO:
        return [other for other in others if other != seat and state.wealth(other) > 0 and has_coast(state, other)]
    return others


def can_play(state: SamouraiKatana, seat: int, card: int) -> bool:
    """May the active seat, which holds this card, play it for its power? (R8.2, R4.8, R13)"""
    if state.koku[seat] < state.rules.costs[card] or card < FIRST_EVENT:
        return False
    if card < AFFRONT:
        return True
    if card >= IKKO and card <= NICHIREN:
        return bool(rising_places(state, seat, card))
    if card == NINJA:
        if state.sizes[seat] < state.rules.least_hand or (state.rules.new_ninja and state.has_acted):
            return False
    elif card > WAKO:
        return False
    return bool(card_targets(state, seat, card))
