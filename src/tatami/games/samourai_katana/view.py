"""What a seat may know of a table of Samouraï & Katana: everything but others' hands, the deck, cards that are laid
face down, and koku put aside. (R16.1, R16.2)"""

from functools import lru_cache
from typing import Any

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Picked, Waiting, asked, picked, waiting
from tatami.games.samourai_katana import battle as sums
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.content import SHIPPED
from tatami.games.samourai_katana.scoring import kyoto_count, outcome, province_count
from tatami.games.samourai_katana.state import (
    ALL_SOURCES,
    BARRED_CARD,
    CARD_KINDS,
    CARD_TYPES,
    CARDS,
    CLANS,
    LAID_EACH,
    LANDS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PHASES,
    PROVINCE_OF,
    PROVINCES,
    RANK_OF,
    RANKS,
    SIDES,
    TERRAINS,
    TERRITORIES,
    TERRITORIES_OF,
    TOWNS,
    Rules,
    SamouraiKatana,
)

TABLES = 64
PLACES = [(SHIPPED.territories[name].x, SHIPPED.territories[name].y) for name in TERRITORIES]
FOUGHT_SIDE = 15  # numbers of a side in `state.fought`: seat, three cards, eight parts, sabres, losses, samurai


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; what is hidden is None. `wealth` is what everybody can reckon: koku, those
    put aside too."""

    seat: int
    clan: str
    honour: int
    won: list[int]  # honour by source, in the order of the score sheet
    forecast: int  # honour that provinces and Kyoto would bring now
    wealth: int
    koku: int | None
    aside: int | None
    hand_size: int
    hand: list[str] | None
    clan_points: int
    towns: int
    tax: int  # koku that a levy would bring now
    town_cards: int  # cards that the towns would bring now
    territories: int
    samurai: int  # on the map, those in a battle included
    reserve: int
    castles: int  # on the map
    castles_left: int
    is_out: bool
    had_turn: bool  # in this phase


class Territory(msgspec.Struct, frozen=True):
    """A territory with what stands there. `x` and `y` say where its name stands on the map."""

    territory: str
    province: str
    terrain: str
    town: str | None
    rank: str
    owner: int | None
    samurai: int
    castle: bool
    is_burnt: bool  # Nobody may enter it in this activation.
    x: int
    y: int


class Share(msgspec.Struct, frozen=True):
    """How much of a province a player holds, and which territories are missing."""

    seat: int
    count: int
    lacks: list[str]


class ProvinceShares(msgspec.Struct, frozen=True):
    """A province, what it is worth, and who holds how much of it, the most first."""

    province: str
    honour: int
    size: int
    owner: int | None  # who holds all of it
    shares: list[Share]


class Announced(msgspec.Struct, frozen=True):
    """Something that was announced and may be answered, the last one first. `action` is move, attack or card."""

    action: str
    by: int
    card: str | None
    target: int | None
    origin: str | None
    territory: str | None
    count: int
    paid: int  # koku


class Crossing(msgspec.Struct, frozen=True):
    """A way that the group about to move may take, and what is known of the battle if it is an attack."""

    origin: str
    territory: str
    way: str  # land or sea
    price: int  # koku
    is_attack: bool
    defence: int  # samurai and mountain that count for the defender
    castle: bool  # The lower card of the defender counts twice.


class BattleSide(msgspec.Struct, frozen=True):
    """One side of the battle under way. `parts` are what adds up so far, as far as the observer may know."""

    side: str
    seat: int
    samurai: int
    laid: int  # cards on the table
    cards: list[str] | None  # the two that fight, for who laid them
    special: str | None  # the blue one, for who laid it
    parts: dict[str, int]
    is_supported: bool  # by the Emperor
    lent: list[str]  # where each samurai of the Emperor comes from


class Battle(msgspec.Struct, frozen=True):
    """The battle under way."""

    territory: str
    origin: str
    sides: list[BattleSide]
    survivors: int  # beaten defenders that still have to find a place


class FoughtSide(msgspec.Struct, frozen=True):
    """One side of the last battle: its cards, its sum part by part, and what it lost."""

    side: str
    seat: int
    cards: list[str]
    special: str | None
    parts: dict[str, int]
    total: int
    sabres: int
    samurai: int
    losses: int


class Fought(msgspec.Struct, frozen=True):
    """The last battle, for all to see."""

    territory: str
    origin: str
    winner: int | None
    sides: list[FoughtSide]


class Offer(msgspec.Struct, frozen=True):
    """A negotiation under way; the cards are shown to the two partners alone."""

    by: int
    target: int
    card: str | None
    back: str | None


class Looked(msgspec.Struct, frozen=True):
    """The hand that a Ninja looks at; only who sent it sees the cards."""

    by: int
    target: int
    cards: list[str] | None


class Barred(msgspec.Struct, frozen=True):
    """What a Justice has closed until the activation ends: a card against a player, or an attack on a territory."""

    by: int
    card: str | None
    target: int | None
    territory: str | None


class CardRow(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    card: str
    kind: str
    copies: int
    combat: int
    sabres: int
    amount: int
    cost: int
    limit: int


class RulesView(msgspec.Struct, frozen=True):
    """Options and values in play, and where the values come from."""

    mark: int
    negotiation: bool
    seppuku: bool
    justice_for_others: bool
    clan_treasure: bool
    koku_land: bool
    shogun_power: bool
    exchange: bool
    emperor_sale: bool
    emperor_support: bool
    imperial_kyoto: bool
    limited_emperor: bool
    rank_breach: bool
    new_ninja: bool
    latched: bool
    score_at_round_end: bool
    samurai: int
    minor_towns: int
    koku: int
    hand: int
    castles: int
    samurai_price: int
    castle_price: int
    kyoto_price: int
    move_price: int
    clan_points: tuple[int, ...]
    tax: tuple[int, ...]
    is_mountain: tuple[int, ...]
    mountain_defence: int
    counted: int
    counted_together: int
    losses: int
    new_cards: int
    new_cards_defender: int
    battle: int
    kyoto: int
    emperor: int
    shogun: int
    sale: int
    treasure: int
    breach: int
    return_samurai: int
    return_koku: int
    town_cards: tuple[int, ...]
    least_hand: int
    support: int
    seppuku_samurai: int
    province_honour: tuple[int, ...]
    cards: tuple[CardRow, ...]
    sources: dict[str, str]


class View(msgspec.Struct, frozen=True, tag="samourai_katana", tag_field="game"):
    """All that a seat, or a spectator (None), may know."""

    seat: int | None
    steps: int
    round: int
    phase: str
    emperor: int
    shogun: int | None
    turn: int | None
    order: list[int]  # as a limited Emperor told it; empty otherwise
    seats: list[Seat]
    provinces: list[ProvinceShares]
    territories: list[Territory]
    deck: int
    discards: dict[str, int]
    announced: list[Announced]
    crossings: list[Crossing]
    battle: Battle | None
    fought: Fought | None
    offer: Offer | None
    looked: Looked | None
    barred: list[Barred]
    used: list[str]  # what can be done once and was: castle, act, free-move, deal, exchange, veto, sale, support …
    to_place: int  # samurai that the seat whose turn it is still has to place
    memory: list[int]  # the arrangements that free moves of this activation have gone through
    waiting: list[Waiting]
    picked: list[Picked]
    asked: list[Asked]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="samourai_katana", tag_field="game"):
    """The view that hides nothing: every hand, the cards of the deck, the state of chance."""

    table: View
    deck: list[str]
    chance: int


# What can be done once, with the field of the state that says so.
USED = {
    "castle": "has_built",
    "act": "has_acted",
    "free-move": "has_free_move",
    "deal": "has_dealt",
    "exchange": "has_exchanged",
    "veto": "has_vetoed",
    "sale": "has_offered",
    "support": "has_supported",
    "mark": "is_reached",
    "sale-over": "is_sale_over",
}


def view(state: SamouraiKatana, seat: int | None) -> View:
    """What a seat may know, built up from nothing; when the game is over everything is open. (R16.2)"""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: SamouraiKatana) -> Referee:
    """Everything."""
    deck = [CARDS[card] for card in sorted(state.deck)]
    return Referee(_seen(state, None, [True] * state.seats), deck, state.chance)


def listed(pile: list[int]) -> dict[str, int]:
    """Cards by kind."""
    return {CARDS[card]: pile.count(card) for card in sorted(set(pile))}


def _name(land: int) -> str | None:
    return None if land == NOTHING else TERRITORIES[land]


def _card(card: int) -> str | None:
    return None if card == NOTHING else CARDS[card]


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seen(state: SamouraiKatana, seat: int | None, is_open: list[bool]) -> View:
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        phase=PHASES[state.phase],
        emperor=state.emperor,
        shogun=_somebody(state.shogun),
        turn=_somebody(state.turn),
        order=state.order[:],
        seats=[_seat(state, other, is_open[other]) for other in range(state.seats)],
        provinces=[_province(state, province) for province in range(len(PROVINCES))],
        territories=[_territory(state, land) for land in range(LANDS)],
        deck=len(state.deck),
        discards=listed(state.discards),
        announced=_announced(state),
        crossings=_crossings(state, is_open),
        battle=None if state.battle_at == NOTHING else _battle(state, is_open),
        fought=_fought(state.fought) if state.fought else None,
        offer=_offer(state, is_open),
        looked=_looked(state, is_open),
        barred=[_barred(state, entry) for entry in state.barred],
        used=[name for name, field in USED.items() if getattr(state, field)],
        to_place=state.to_place(),
        memory=state.trail[:],
        waiting=waiting(state),
        picked=picked(state, CHOICES, is_open),
        asked=asked(state),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def _seat(state: SamouraiKatana, seat: int, is_open: bool) -> Seat:
    hand = state.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    knows_koku = is_open or not state.rules.clan_treasure
    return Seat(
        seat=seat,
        clan=CLANS[seat],
        honour=state.honour[seat],
        won=state.won[seat * ALL_SOURCES : (seat + 1) * ALL_SOURCES],
        forecast=province_count(state, seat) + kyoto_count(state, seat),
        wealth=state.wealth(seat),
        koku=state.koku[seat] if knows_koku else None,
        aside=state.aside[seat] if knows_koku else None,
        hand_size=state.sizes[seat],
        hand=[name for name, count in zip(CARDS, hand) for _ in range(count)] if is_open else None,
        clan_points=state.clan_points(seat),
        towns=state.towns(seat),
        tax=state.tax_of(seat),
        town_cards=state.town_cards(seat),
        territories=state.lands[seat],
        samurai=state.samurai_on_map(seat),
        reserve=state.reserve[seat],
        castles=state.castles_on_map(seat),
        castles_left=state.castles[seat],
        is_out=state.is_out(seat),
        had_turn=bool(state.done[seat]),
    )


def _territory(state: SamouraiKatana, land: int) -> Territory:
    x, y = PLACES[land]
    return Territory(
        territory=TERRITORIES[land],
        province=PROVINCES[PROVINCE_OF[land]],
        terrain=TERRAINS[state.rules.is_mountain[land]],
        town=TOWNS[land] or None,
        rank=RANKS[RANK_OF[land]],
        owner=_somebody(state.owner[land]),
        samurai=state.samurai[land],
        castle=bool(state.castle[land]),
        is_burnt=land in state.burnt,
        x=x,
        y=y,
    )


def _province(state: SamouraiKatana, province: int) -> ProvinceShares:
    lands = TERRITORIES_OF[province]
    shares = [
        Share(seat, count, [TERRITORIES[land] for land in lands if state.owner[land] != seat])
        for seat in range(state.seats)
        if (count := sum(state.owner[land] == seat for land in lands))
    ]
    shares.sort(key=lambda share: -share.count)
    owner = shares[0].seat if shares and not shares[0].lacks else None
    return ProvinceShares(PROVINCES[province], state.rules.province_honour[province], len(lands), owner, shares)


def _announced(state: SamouraiKatana) -> list[Announced]:
    found = []
    for frame in reversed(state.stack):
        facts: dict[str, Any] = frame.facts()
        if frame.name == "march":
            action = "attack" if facts["target"] != NOBODY else "move"
            found.append(
                Announced(
                    action,
                    frame.seat,
                    None,
                    _somebody(facts["target"]),
                    _name(facts["origin"]),
                    _name(facts["land"]),
                    facts["count"],
                    facts["paid"],
                )
            )
        elif frame.name == "power":
            card = facts["card"]
            found.append(
                Announced(
                    "card",
                    frame.seat,
                    CARDS[card],
                    _somebody(facts["target"]),
                    None,
                    _name(facts["land"]),
                    facts["count"],
                    state.rules.costs[card],
                )
            )
    return found


def _crossings(state: SamouraiKatana, is_open: list[bool]) -> list[Crossing]:
    """Where the group may go; which ways can be paid is for its player to know. (R15.6)"""
    if not state.stack or state.stack[-1].name != "destination" or not is_open[state.stack[-1].seat]:
        return []
    seat, origin = state.stack[-1].seat, int(str(state.stack[-1].facts()["origin"]))
    return [_crossing(state, seat, origin, to) for to in state.ways(seat, origin)]


def _crossing(state: SamouraiKatana, seat: int, origin: int, to: int) -> Crossing:
    rules = state.rules
    is_attack = state.is_attack(seat, to)
    defence = min(rules.counted, state.samurai[to]) + rules.is_mountain[to] * rules.mountain_defence
    return Crossing(
        origin=TERRITORIES[origin],
        territory=TERRITORIES[to],
        way="sea" if state.is_sea(origin, to) else "land",
        price=state.move_cost(seat, to),
        is_attack=is_attack,
        defence=defence if is_attack else 0,
        castle=is_attack and bool(state.castle[to]),
    )


def _battle(state: SamouraiKatana, is_open: list[bool]) -> Battle:
    sides = [_battle_side(state, side, is_open[state.side_seat(side)]) for side in range(2)]
    return Battle(TERRITORIES[state.battle_at], TERRITORIES[state.battle_from], sides, state.survivors)


def _battle_side(state: SamouraiKatana, side: int, is_open: bool) -> BattleSide:
    laid = state.laid[side * LAID_EACH : (side + 1) * LAID_EACH]
    known = dict(zip(sums.PARTS, sums.parts(state, side)))
    kept = ("first", "second", "castle", "samurai", "support", "mountain") if is_open else OPEN_PARTS
    return BattleSide(
        side=SIDES[side],
        seat=state.side_seat(side),
        samurai=state.here(side),
        laid=sum(card != NOTHING for card in laid),
        cards=[CARDS[card] for card in laid[:2] if card != NOTHING] if is_open else None,
        special=_card(laid[2]) if is_open else None,
        parts={name: known[name] for name in kept},
        is_supported=state.support_side == side,
        lent=[TERRITORIES[land] for land in state.support] if state.support_side == side else [],
    )


OPEN_PARTS = ("samurai", "support", "mountain")


def _fought(numbers: list[int]) -> Fought:
    at, origin, winner, *rest = numbers
    return Fought(
        territory=TERRITORIES[at],
        origin=TERRITORIES[origin],
        winner=_somebody(winner),
        sides=[_fought_side(side, rest[side * FOUGHT_SIDE : (side + 1) * FOUGHT_SIDE]) for side in range(2)],
    )


def _fought_side(side: int, numbers: list[int]) -> FoughtSide:
    seat, first, second, special, *parts, sabres, losses, samurai = numbers
    return FoughtSide(
        side=SIDES[side],
        seat=seat,
        cards=[CARDS[card] for card in (first, second) if card != NOTHING],
        special=_card(special),
        parts=dict(zip(sums.PARTS, parts)),
        total=sum(parts),
        sabres=sabres,
        samurai=samurai,
        losses=losses,
    )


def fought_numbers(seen: Fought) -> list[int]:
    """The last battle as the state keeps it."""
    numbers = [TERRITORIES.index(seen.territory), TERRITORIES.index(seen.origin)]
    numbers.append(NOBODY if seen.winner is None else seen.winner)
    for side in seen.sides:
        cards = [CARDS.index(card) for card in side.cards]
        cards += [NOTHING] * (2 - len(cards))
        special = NOTHING if side.special is None else CARDS.index(side.special)
        numbers += [side.seat, *cards, special, *side.parts.values(), side.sabres, side.losses, side.samurai]
    return numbers


def _offer(state: SamouraiKatana, is_open: list[bool]) -> Offer | None:
    for frame in state.stack:
        if frame.name in ("show-back", "agree"):
            by, target = (state.turn, frame.seat) if frame.name == "show-back" else (frame.seat, _partner(frame))
            knows = is_open[by] or is_open[target]
            return Offer(
                by, target, _card(state.shown_card) if knows else None, _card(state.shown_back) if knows else None
            )
    return None


def _partner(frame: Any) -> int:
    return int(frame.facts()["target"])


def _looked(state: SamouraiKatana, is_open: list[bool]) -> Looked | None:
    for frame in state.stack:
        if frame.name == "steal":
            target = _partner(frame)
            hand = state.hands[target * CARD_KINDS : (target + 1) * CARD_KINDS]
            cards = [name for name, count in zip(CARDS, hand) for _ in range(count)]
            return Looked(frame.seat, target, cards if is_open[frame.seat] else None)
    return None


def _barred(state: SamouraiKatana, entry: int) -> Barred:
    if entry < BARRED_CARD:
        return Barred(state.turn, None, None, TERRITORIES[entry])
    pair, card = divmod(entry - BARRED_CARD, CARD_KINDS)
    by, target = divmod(pair, MOST_SEATS)
    return Barred(by, CARDS[card], target, None)


def _rules(rules: Rules) -> RulesView:
    return msgspec.structs.replace(_values(rules), sources=dict(rules.sources))


@lru_cache(maxsize=TABLES)
def _values(rules: Rules) -> RulesView:
    """What never changes; nothing in it can be written into but the sources, so all views share it."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value := getattr(rules, name), list) else value
        for name in RulesView.__struct_fields__
        if name not in ("cards", "sources")
    }
    cards = tuple(
        CardRow(
            name,
            CARD_TYPES[rules.types[card]],
            rules.copies[card],
            rules.combat[card],
            rules.sabres[card],
            rules.amounts[card],
            rules.costs[card],
            rules.limits[card],
        )
        for card, name in enumerate(CARDS)
    )
    return RulesView(cards=cards, sources={}, **values)
