"""What a seat may know of a table of Samouraï & Katana: everything but others' hands, the deck, cards that are laid
face down, and koku put aside. (R16.1, R16.2)"""

from functools import lru_cache
from typing import Any

import msgspec

from tatami.core.waiting import asked, picked, waiting
from tatami.games.samourai_katana import battle as sums
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.content import SHIPPED
from tatami.games.samourai_katana.moves import destinations, is_attack, is_sea, move_cost
from tatami.games.samourai_katana.pieces import (
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
)
from tatami.games.samourai_katana.scoring import kyoto_count, outcome, province_count
from tatami.games.samourai_katana.state import Rules, SamouraiKatana
from tatami.games.samourai_katana.view_parts import (
    Announced,
    Barred,
    Battle,
    BattleSide,
    CardRow,
    Crossing,
    Fought,
    FoughtSide,
    Looked,
    Offer,
    ProvinceShares,
    Referee,
    RulesView,
    Seat,
    Share,
    Territory,
    View,
)

TABLES = 64
PLACES = [(SHIPPED.territories[name].x, SHIPPED.territories[name].y) for name in TERRITORIES]
# A side has so many numbers in `state.fought`: seat, three cards, eight parts, sabres, losses, samurai.
FOUGHT_SIDE = 15


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
    owners = [state.owner[land] for land in lands]
    shares = [
        Share(seat, owners.count(seat), [TERRITORIES[land] for land, owner in zip(lands, owners) if owner != seat])
        for seat in sorted(set(owners))
        if seat != NOBODY
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
    return [_crossing(state, seat, origin, to) for to in destinations(state, seat, origin)]


def _crossing(state: SamouraiKatana, seat: int, origin: int, to: int) -> Crossing:
    rules = state.rules
    fights = is_attack(state, seat, to)
    defence = min(rules.counted, state.samurai[to]) + rules.is_mountain[to] * rules.mountain_defence
    return Crossing(
        origin=TERRITORIES[origin],
        territory=TERRITORIES[to],
        way="sea" if is_sea(state, origin, to) else "land",
        price=move_cost(state, seat, to),
        is_attack=fights,
        defence=defence if fights else 0,
        castle=fights and bool(state.castle[to]),
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
