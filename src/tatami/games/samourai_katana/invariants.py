"""What must hold in every state of Samouraï & Katana, whatever was played."""

from collections import Counter

from tatami.games.samourai_katana.pieces import (
    ACTIVATION,
    ALL_SOURCES,
    CARD_KINDS,
    CARDS,
    LANDS,
    LEVY,
    NOBODY,
    NOTHING,
    REASONS,
    TERRITORIES,
)
from tatami.games.samourai_katana.state import SamouraiKatana


def check(state: SamouraiKatana) -> None:
    """Raise AssertionError, naming what is broken."""
    _cards_are_conserved(state)
    _pieces_are_conserved(state)
    _lands_are_held(state)
    _numbers_are_in_range(state)
    _battles_are_in_order(state)
    _the_table_is_at_rest(state)


def _cards_are_conserved(state: SamouraiKatana) -> None:
    found = Counter(state.deck) + Counter(state.discards)
    found.update(card for card in state.laid if card != NOTHING)
    for place, count in enumerate(state.hands):
        assert count >= 0, "a hand has fewer than no cards of a kind"
        found[place % CARD_KINDS] += count
    for card, copies in enumerate(state.rules.copies):
        assert found[card] == copies, f"there are {found[card]} cards {CARDS[card]}, not {copies} (R4.1)"
    for seat, size in enumerate(state.sizes):
        held = sum(state.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
        assert held == size, f"seat {seat} holds {held} cards, and {size} are counted"


def _pieces_are_conserved(state: SamouraiKatana) -> None:
    for seat in range(state.seats):
        lands = [land for land in range(LANDS) if state.owner[land] == seat]
        samurai = sum(state.samurai[land] for land in lands) + state.reserve[seat]
        samurai += state.attackers if seat == state.attacker else 0
        samurai += state.survivors if seat == state.defender else 0
        samurai += len(state.support) if seat == state.emperor else 0
        assert samurai == state.rules.samurai, f"seat {seat} has {samurai} samurai, not {state.rules.samurai} (R3.3)"
        castles = sum(state.castle[land] for land in lands) + state.castles[seat]
        assert castles == state.rules.castles, f"seat {seat} has {castles} castles, not {state.rules.castles} (R3.3)"
        assert state.lands[seat] == len(lands), f"seat {seat} holds {len(lands)} territories"


def _lands_are_held(state: SamouraiKatana) -> None:
    for land, owner in enumerate(state.owner):
        name = TERRITORIES[land]
        assert NOBODY <= owner < state.seats, f"{name} belongs to {owner}"
        assert state.samurai[land] >= 0 and state.castle[land] in (0, 1), f"{name} has impossible pieces (R7.4)"
        has_piece = state.samurai[land] + state.castle[land] > 0
        assert has_piece == (owner != NOBODY), f"{name} is held without a piece, or free with one (R8.8)"


def _numbers_are_in_range(state: SamouraiKatana) -> None:
    for seat in range(state.seats):
        assert state.honour[seat] >= 0, f"seat {seat} is below dishonour (R10.4)"
        assert state.koku[seat] >= 0 and state.aside[seat] >= 0, f"seat {seat} has fewer than no koku"
        assert min(state.reserve[seat], state.castles[seat]) >= 0, f"seat {seat} has placed more than it has (R3.3)"
        counted = sum(state.won[seat * ALL_SOURCES : (seat + 1) * ALL_SOURCES])
        assert counted == state.honour[seat], f"seat {seat} has {state.honour[seat]} honour from {counted}"
        assert state.rules.clan_treasure or state.aside[seat] == 0, "koku were put aside (R15.6)"
    assert state.shogun != state.emperor, "the Emperor is Shogun (R11.4)"
    assert len(state.trail) % LANDS == 0, "a trail of half an arrangement (R8.6)"


def _battles_are_in_order(state: SamouraiKatana) -> None:
    if state.battle_at == NOTHING:
        assert state.attackers == state.survivors == 0 and state.laid.count(NOTHING) == len(state.laid), "no battle"
        assert not state.support, "support without a battle (R15.12)"
        return
    assert state.phase == ACTIVATION and state.attacker == state.turn, "a battle outside an activation (R9.1)"
    assert state.attacker != state.defender, "a clan fights itself (R9.1)"
    assert len(state.support) <= state.rules.support, "more support than there is (R15.12)"


def _the_table_is_at_rest(state: SamouraiKatana) -> None:
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        assert 0 <= state.reason < len(REASONS) and state.phase == LEVY, "the game ended too soon (R14.1)"
        return
    assert state.asked, "nobody is asked"
    for asked in state.asked:
        assert len(set(asked.options)) == len(asked.options), "a choice is offered twice"
    if state.order:
        assert state.rules.limited_emperor, "an order without a limited Emperor (R15.15)"
