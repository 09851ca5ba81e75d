"""Worlds of Samouraï & Katana that fit a view: what is hidden is dealt at random. (R16)"""

from typing import Any

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import guess_picks, lay_picks, restore
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.pieces import (
    CARD_KINDS,
    CARD_TYPES,
    CARDS,
    FIRST_EVENT,
    FIRST_SPECIAL,
    LAID_EACH,
    NOBODY,
    NOTHING,
    PHASES,
    REASONS,
    TERRITORIES,
    barred_card,
)
from tatami.games.samourai_katana.state import Rules, SamouraiKatana
from tatami.games.samourai_katana.view import USED, fought_numbers
from tatami.games.samourai_katana.view_parts import RulesView, View

SPENDING = ("destination", "group", "gift")  # These questions need open koku.


def imagine(seen: View, seed: int) -> SamouraiKatana:
    """A whole table that looks like this view."""
    state = seen_table(seen).clone()
    state.chance = seeded(seed)
    _lay_cards(state, seen)
    for player in seen.seats:
        if player.hand is None:
            have = sum(state.hands[player.seat * CARD_KINDS : (player.seat + 1) * CARD_KINDS])
            for _ in range(player.hand_size - have):
                state.hands[player.seat * CARD_KINDS + state.draw_one(state.deck)] += 1
        if player.koku is None:
            state.aside[player.seat] = _guess_aside(state, seen, player.seat)
            state.koku[player.seat] = player.wealth - state.aside[player.seat]
    if seen.offer is not None and seen.offer.card is None:
        _show_cards(state, seen.offer.by, seen.offer.target)
    guess_picks(state, seen)
    settle(state)
    return state


def _lay_cards(state: SamouraiKatana, seen: View) -> None:
    """Cards that others have laid face down: any two, and a blue one, if one is there."""
    if seen.battle is None:
        return
    covered = [place for place, side in enumerate(seen.battle.sides) if side.cards is None]
    for place in covered:
        if seen.battle.sides[place].laid == LAID_EACH:
            blue = [card for card in state.deck if FIRST_SPECIAL <= card < FIRST_EVENT]
            state.laid[place * LAID_EACH + 2] = blue[state.below(len(blue))]
            state.deck.remove(state.laid[place * LAID_EACH + 2])
    for place in covered:
        for step in range(min(seen.battle.sides[place].laid, 2)):
            state.laid[place * LAID_EACH + step] = state.draw_one(state.deck)


def _guess_aside(state: SamouraiKatana, seen: View, seat: int) -> int:
    """How much of a player's koku may lie aside: anything, but for who is about to spend some."""
    is_spending = state.stack[-1].seat == seat and state.stack[-1].name in SPENDING
    return 0 if is_spending else state.below(seen.seats[seat].wealth + 1)


def _show_cards(state: SamouraiKatana, by: int, target: int) -> None:
    """The cards that two others show each other."""
    kinds = state.held_kinds(by)
    state.shown_card = kinds[state.below(len(kinds))]
    if state.stack[-1].name == "agree":
        kinds = state.held_kinds(target)
        state.shown_back = kinds[state.below(len(kinds))]


@read_once
def seen_table(seen: View) -> SamouraiKatana:
    """What a view tells. The deck has all cards that are nowhere to be seen."""
    seats = len(seen.seats)
    state = SamouraiKatana(seats, 0, rules=rules_of(seen.rules))
    state.round = seen.round
    state.phase = PHASES.index(seen.phase)
    state.emperor = seen.emperor
    state.shogun = NOBODY if seen.shogun is None else seen.shogun
    state.order = seen.order[:]
    state.turn = NOBODY if seen.turn is None else seen.turn
    state.placed = state.rules.minor_towns + 1 - seen.to_place
    for name, field in USED.items():
        setattr(state, field, name in seen.used)
    state.trail = seen.memory[:]
    state.barred = []
    for bar in seen.barred:
        if bar.territory is not None:
            state.barred.append(TERRITORIES.index(bar.territory))
        elif bar.card is not None and bar.target is not None:
            state.barred.append(barred_card(bar.by, CARDS.index(bar.card), bar.target))
    _read_players(state, seen)
    _read_map(state, seen)
    _read_battle(state, seen)
    _read_cards(state, seen)
    restore(state, seen, __package__, REASONS)
    lay_picks(state, seen, CHOICES)
    return state


def rules_of(seen: RulesView) -> Rules:
    """The rules of a view."""
    values: dict[str, Any] = {
        name: list(value) if isinstance(value := getattr(seen, name), tuple) else value
        for name in RulesView.__struct_fields__
        if name not in ("cards", "sources")
    }
    return Rules(
        copies=[row.copies for row in seen.cards],
        types=[CARD_TYPES.index(row.kind) for row in seen.cards],
        combat=[row.combat for row in seen.cards],
        sabres=[row.sabres for row in seen.cards],
        amounts=[row.amount for row in seen.cards],
        costs=[row.cost for row in seen.cards],
        limits=[row.limit for row in seen.cards],
        sources=dict(seen.sources),
        **values,
    )


def _read_players(state: SamouraiKatana, seen: View) -> None:
    state.done = [int(player.had_turn) for player in seen.seats]
    state.lands = [player.territories for player in seen.seats]
    state.reserve = [player.reserve for player in seen.seats]
    state.castles = [player.castles_left for player in seen.seats]
    state.honour = [player.honour for player in seen.seats]
    state.koku = [player.wealth if player.koku is None else player.koku for player in seen.seats]
    state.aside = [player.aside or 0 for player in seen.seats]
    state.won = [honour for player in seen.seats for honour in player.won]
    state.sizes = [player.hand_size for player in seen.seats]
    state.hands = [(player.hand or []).count(card) for player in seen.seats for card in CARDS]


def _read_map(state: SamouraiKatana, seen: View) -> None:
    state.owner = [NOBODY if land.owner is None else land.owner for land in seen.territories]
    state.samurai = [land.samurai for land in seen.territories]
    state.castle = [int(land.castle) for land in seen.territories]
    state.burnt = [place for place, land in enumerate(seen.territories) if land.is_burnt]


def _read_battle(state: SamouraiKatana, seen: View) -> None:
    state.support = []
    state.laid = [NOTHING] * (2 * LAID_EACH)
    state.fought = [] if seen.fought is None else fought_numbers(seen.fought)
    if seen.battle is None:
        return
    battle = seen.battle
    state.battle_at = TERRITORIES.index(battle.territory)
    state.battle_from = TERRITORIES.index(battle.origin)
    state.attacker, state.defender = battle.sides[0].seat, battle.sides[1].seat
    state.attackers = battle.sides[0].samurai
    state.survivors = battle.survivors
    for place, side in enumerate(battle.sides):
        cards = [CARDS.index(card) for card in side.cards or ()]
        state.laid[place * LAID_EACH : place * LAID_EACH + len(cards)] = cards
        if side.special is not None:
            state.laid[place * LAID_EACH + 2] = CARDS.index(side.special)
        if side.is_supported:
            state.support_side = place
            state.support = [TERRITORIES.index(land) for land in side.lent]


def _read_cards(state: SamouraiKatana, seen: View) -> None:
    if seen.looked is not None and seen.looked.cards is not None:
        for card in CARDS:
            place = seen.looked.target * CARD_KINDS + CARDS.index(card)
            state.hands[place] = seen.looked.cards.count(card)
    if seen.offer is not None and seen.offer.card is not None:
        _read_offer(state, seen)
    state.discards = [CARDS.index(card) for card, count in seen.discards.items() for _ in range(count)]
    gone = [*state.discards, *[card for card in state.laid if card != NOTHING]]
    gone += [place % CARD_KINDS for place, count in enumerate(state.hands) for _ in range(count)]
    state.deck = [card for card, copies in enumerate(state.rules.copies) for _ in range(copies - gone.count(card))]


def _read_offer(state: SamouraiKatana, seen: View) -> None:
    """Cards that a partner shows are in that hand."""
    offer = seen.offer
    assert offer is not None and offer.card is not None
    state.shown_card = CARDS.index(offer.card)
    if seen.seats[offer.by].hand is None:
        state.hands[offer.by * CARD_KINDS + state.shown_card] += 1
    if offer.back is not None:
        state.shown_back = CARDS.index(offer.back)
        if seen.seats[offer.target].hand is None:
            state.hands[offer.target * CARD_KINDS + state.shown_back] += 1
