"""The verbs of Samouraï & Katana: nothing else moves pieces, cards, koku or honour."""

from typing import Final

from tatami.games.samourai_katana.pieces import (
    ALL_SOURCES,
    CARD_KINDS,
    CARDS,
    FROM_KYOTO,
    FROM_PROVINCES,
    KINAI,
    KYOTO,
    LANDS,
    NOBODY,
    PROVINCES,
)
from tatami.games.samourai_katana.state import SamouraiKatana

FLOOR: Final = 0  # The space of dishonour: nobody falls below it. (R10.4)


# Honour and koku


def gain(state: SamouraiKatana, seat: int, amount: int, source: int) -> None:
    """A seat wins honour. (R10.1)"""
    if amount == 0:
        return
    state.honour[seat] += amount
    state.won[seat * ALL_SOURCES + source] += amount
    if state.honour[seat] >= state.rules.bar:
        state.is_sale_over = True  # (R15.11)
        if state.honour[seat] >= state.rules.mark:
            state.is_reached = True


def lose(state: SamouraiKatana, seat: int, amount: int, source: int) -> int:
    """A seat loses honour, down to dishonour and no further; how much it was. (R10.4)"""
    lost = min(amount, state.honour[seat] - FLOOR)
    state.honour[seat] -= lost
    state.won[seat * ALL_SOURCES + source] -= lost
    return lost


def pay(state: SamouraiKatana, seat: int, amount: int) -> None:
    """Koku go to the supply. (R2.7)"""
    state.koku[seat] -= amount


def earn(state: SamouraiKatana, seat: int, amount: int) -> None:
    """Koku come from the supply, which never runs out. (R2.7)"""
    state.koku[seat] += amount


# Pieces


def claim(state: SamouraiKatana, seat: int, land: int) -> None:
    """A territory becomes a seat's, with its town. (R2.4, R2.9)"""
    if state.owner[land] != NOBODY:
        state.lands[state.owner[land]] -= 1
    state.owner[land] = seat
    state.lands[seat] += 1


def leave(state: SamouraiKatana, land: int) -> None:
    """A territory without samurai and castle is free, its town too. (R8.8)"""
    owner = state.owner[land]
    if owner != NOBODY and state.samurai[land] == 0 and state.castle[land] == 0:
        state.lands[owner] -= 1
        state.owner[land] = NOBODY


def recruit(state: SamouraiKatana, seat: int, land: int, count: int) -> None:
    """Samurai come from the reserve into a territory that is free or the seat's. (R2.5, R7.3)"""
    if state.owner[land] != seat:
        claim(state, seat, land)
    state.reserve[seat] -= count
    state.samurai[land] += count


def fall(state: SamouraiKatana, land: int, count: int) -> None:
    """Samurai of a territory go back to the reserve of their clan."""
    state.samurai[land] -= count
    state.reserve[state.owner[land]] += count


def build(state: SamouraiKatana, seat: int, land: int) -> None:
    """A castle comes from the reserve. (R7.4)"""
    state.castles[seat] -= 1
    state.castle[land] = 1


def raze(state: SamouraiKatana, land: int) -> None:
    """A castle goes back to the reserve of its clan. (R9.15)"""
    state.castles[state.owner[land]] += 1
    state.castle[land] = 0


def march(state: SamouraiKatana, seat: int, origin: int, to: int, count: int) -> None:
    """A group goes into a territory that is free or the seat's. (R8.3, R8.8)"""
    state.samurai[origin] -= count
    leave(state, origin)
    if state.owner[to] != seat:
        claim(state, seat, to)
    state.samurai[to] += count


def drive_out(state: SamouraiKatana, land: int) -> None:
    """All samurai of a territory go to their reserve, and it is free. (R13.7)"""
    fall(state, land, state.samurai[land])
    leave(state, land)


def dissolve(state: SamouraiKatana, seat: int) -> None:
    """All pieces of a clan leave the map. (R15.4)"""
    for land in range(LANDS):
        if state.owner[land] == seat:
            if state.castle[land]:
                raze(state, land)
            drive_out(state, land)


# Cards


def discard(state: SamouraiKatana, seat: int, card: int) -> None:
    """A card goes from a hand to the discards, face up. (R12.5)"""
    state.hands[seat * CARD_KINDS + card] -= 1
    state.sizes[seat] -= 1
    state.discards.append(card)


def draw(state: SamouraiKatana, seat: int, count: int) -> int:
    """A seat draws cards; an empty deck is made of the discards, and if both are empty nothing is drawn. How many it
    was. (R12.6)"""
    drawn: list[int] = []
    for _ in range(count):
        if not state.deck:
            state.deck = state.discards
            state.discards = []
            if not state.deck:
                break
            if state.news is not None:
                state.tell("shuffles", {"count": len(state.deck)})
        card = state.draw_one(state.deck)
        state.hands[seat * CARD_KINDS + card] += 1
        drawn.append(card)
    state.sizes[seat] += len(drawn)
    if state.news is not None and drawn:
        state.tell(
            "draws", {"seat": seat, "count": len(drawn)}, {"cards": [CARDS[card] for card in sorted(drawn)]}, (seat,)
        )
    return len(drawn)


def hand_over(state: SamouraiKatana, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another."""
    state.hands[giver * CARD_KINDS + card] -= 1
    state.sizes[giver] -= 1
    state.hands[taker * CARD_KINDS + card] += 1
    state.sizes[taker] += 1


# The count


def count_honour(state: SamouraiKatana, seat: int) -> None:
    """A seat counts its complete provinces, and Kyoto if Kinai is not among them. (R10.2, R10.3)"""
    for province in range(len(PROVINCES)):
        if state.has_province(seat, province):
            worth = state.rules.province_honour[province]
            gain(state, seat, worth, FROM_PROVINCES)
            if state.news is not None:
                state.tell("counts", {"seat": seat, "province": PROVINCES[province], "count": worth})
    if state.owner[KYOTO] == seat and not state.has_province(seat, KINAI):
        gain(state, seat, state.rules.kyoto, FROM_KYOTO)
        if state.news is not None:
            state.tell("counts-kyoto", {"seat": seat, "count": state.rules.kyoto})
