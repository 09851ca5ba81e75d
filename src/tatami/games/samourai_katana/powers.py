# hot
"""Whom and what powers may be aimed at now: what the rows of several cards, reasons and bots ask. (R13)"""

from tatami.games.samourai_katana.pieces import KYOTO, LAND_LINKS, LANDS, NOBODY, SEA_LINKS, barred_card
from tatami.games.samourai_katana.state import SamouraiKatana


def is_barred(state: SamouraiKatana, seat: int, card: int, target: int) -> bool:
    """Has a Justice closed this card to this player, against that one? (R13.6)"""
    return bool(state.barred) and barred_card(seat, card, target) in state.barred


def can_answer(state: SamouraiKatana, seat: int) -> bool:
    """May this seat play a card in another one's activation, as far as all can see? (R4.8, R9.17)"""
    return state.sizes[seat] >= state.rules.least_hand and state.lands[seat] > 0


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


def open_targets(state: SamouraiKatana, seat: int, card: int) -> list[int]:
    """All with pieces on the map against whom no Justice has closed this card, its player too. (R13.2, R13.6)"""
    return [
        other for other in range(state.seats) if not state.is_out(other) and not is_barred(state, seat, card, other)
    ]


def allies(state: SamouraiKatana, side: int) -> int:
    """The samurai in the land neighbours of a battle that are not the other side's. (R13.11)"""
    foe = state.side_seat(1 - side)
    total = 0
    for land in LAND_LINKS[state.battle_at]:
        if state.owner[land] != foe:
            total += state.samurai[land]
    return total
