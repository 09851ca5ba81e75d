"""What is hidden from whom in Samouraï & Katana, written from the rules and not from the view: for the examination.
(R16.1, R16.2)"""

from collections.abc import Callable

from tatami.games.samourai_katana.pieces import CARD_KINDS, FIRST_EVENT, FIRST_SPECIAL, LAID_EACH, NOTHING
from tatami.games.samourai_katana.state import SamouraiKatana

FLEETING = frozenset({"throws-off"})  # The discards may be shuffled into the deck at once.


def redeal(state: SamouraiKatana, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew what the observer may not know: others' hands and covered cards with the deck, cards that two others
    show each other, and how much of others' koku lies aside."""
    top = state.stack[-1]
    known = {observer}
    if top.name == "steal" and top.seat == observer:
        known.add(int(str(top.facts()["target"])))
    others = [seat for seat in range(state.seats) if seat not in known]
    kept = _shown_to(state, observer)
    covered = [
        place for place, card in enumerate(state.laid) if card != NOTHING and _is_hidden(state, place, observer)
    ]
    pool = state.deck + [state.laid[place] for place in covered]
    for seat in others:
        for card in range(CARD_KINDS):
            pool += [card] * state.hands[seat * CARD_KINDS + card]
            state.hands[seat * CARD_KINDS + card] = 0
        for card in kept.get(seat, ()):
            pool.remove(card)
            state.hands[seat * CARD_KINDS + card] += 1
    shuffle(pool)
    for place in covered:  # The third card is a blue one.
        if place % LAID_EACH == 2:
            state.laid[place] = next(card for card in pool if FIRST_SPECIAL <= card < FIRST_EVENT)
            pool.remove(state.laid[place])
    for place in covered:
        if place % LAID_EACH != 2:
            state.laid[place] = pool.pop()
    for seat in others:
        for _ in range(state.sizes[seat] - len(kept.get(seat, ()))):
            state.hands[seat * CARD_KINDS + pool.pop()] += 1
    state.deck = pool
    _reshow(state, observer)
    if state.rules.clan_treasure:
        _hide_koku(state, observer, shuffle)


def _is_hidden(state: SamouraiKatana, place: int, observer: int | None) -> bool:
    return state.side_seat(place // LAID_EACH) != observer


def _partners(state: SamouraiKatana) -> tuple[int, int] | None:
    """Who negotiates with whom, once a card was shown."""
    top = state.stack[-1]
    if top.name == "show-back":
        return state.turn, top.seat
    return (top.seat, int(str(top.facts()["target"]))) if top.name == "agree" else None


def _shown_to(state: SamouraiKatana, observer: int | None) -> dict[int, list[int]]:
    """The cards of others that the observer was shown, by seat."""
    partners = _partners(state)
    if partners is None or observer not in partners:
        return {}
    shown = {partners[0]: [state.shown_card]}
    if state.shown_back != NOTHING:
        shown[partners[1]] = [state.shown_back]
    return {seat: cards for seat, cards in shown.items() if seat != observer}


def _reshow(state: SamouraiKatana, observer: int | None) -> None:
    partners = _partners(state)
    if partners is None or observer in partners:
        return
    state.shown_card = state.held_kinds(partners[0])[-1]
    if state.shown_back != NOTHING:
        state.shown_back = state.held_kinds(partners[1])[-1]


def _hide_koku(state: SamouraiKatana, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Of every other player's koku another part lies aside, but for who is about to pay for a move or a gift."""
    top = state.stack[-1]
    for seat in range(state.seats):
        is_paying = top.seat == seat and top.name in ("destination", "group", "gift")
        if seat == observer or is_paying:
            continue
        parts = list(range(state.wealth(seat) + 1))
        shuffle(parts)
        state.koku[seat], state.aside[seat] = parts[0], state.wealth(seat) - parts[0]
