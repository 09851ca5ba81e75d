"""What a view of Samouraï & Katana consists of, for the page and bots: names, numbers, lists of them. (R16.1)"""

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Picked, Waiting


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; what is hidden is None. `wealth` is what everybody can reckon: koku, those
    put aside too."""

    seat: int
    clan: str
    honour: int
    won: list[int]  # It is honour by source, in the order of the score sheet.
    forecast: int  # Provinces and Kyoto would bring so much honour now.
    wealth: int
    koku: int | None
    aside: int | None
    hand_size: int
    hand: list[str] | None
    clan_points: int
    towns: int
    tax: int  # A levy would bring so many koku now.
    town_cards: int  # The towns would bring so many cards now.
    territories: int
    samurai: int  # So many stand on the map, those in a battle included.
    reserve: int
    castles: int  # So many stand on the map.
    castles_left: int
    is_out: bool
    had_turn: bool  # It is about this phase.


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
    owner: int | None  # This seat holds all of it.
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
    paid: int  # It is counted in koku.


class Crossing(msgspec.Struct, frozen=True):
    """A way that the group about to move may take, and what is known of the battle if it is an attack."""

    origin: str
    territory: str
    way: str  # It is `land` or `sea`.
    price: int  # It is counted in koku.
    is_attack: bool
    defence: int  # So many samurai and a mountain count for the defender.
    castle: bool  # The lower card of the defender counts twice.


class BattleSide(msgspec.Struct, frozen=True):
    """One side of the battle under way. `parts` are what adds up so far, as far as the observer may know."""

    side: str
    seat: int
    samurai: int
    laid: int  # So many cards lie on the table.
    cards: list[str] | None  # They are the two that fight, for who laid them.
    special: str | None  # It is the blue one, for who laid it.
    parts: dict[str, int]
    is_supported: bool  # The Emperor supports this side.
    lent: list[str]  # The samurai of the Emperor come from these territories.


class Battle(msgspec.Struct, frozen=True):
    """The battle under way."""

    territory: str
    origin: str
    sides: list[BattleSide]
    survivors: int  # So many beaten defenders still have to find a place.


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
    bar: int
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
    order: list[int]  # A limited Emperor told it; it is empty otherwise.
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
    # It lists what can be done once and was: castle, act, free-move, deal, exchange, veto, sale, support.
    used: list[str]
    to_place: int  # The seat whose turn it is still has to place so many samurai.
    memory: list[int]  # Free moves of this activation have gone through these arrangements.
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
