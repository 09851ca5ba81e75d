"""The printed values of Samouraï & Katana, each with its provenance, and how a content pack changes them."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent
from tatami.core.packs import changed_row, check_names, check_ranges, read_as, shipped
from tatami.games.samourai_katana import Options
from tatami.games.samourai_katana.pieces import CARD_TYPES, CARDS, PROVINCES, TERRAINS, TERRITORIES
from tatami.games.samourai_katana.state import Rules

GAME: Final = "Samouraï & Katana"
Source = Literal["rulebook", "derived", "source", "reconstruction", "owner"]
LEAST_CARDS: Final = 40  # A deck for six hands of five with some left to draw.
MOST_CARDS: Final = 80
RANGES: Final[dict[str, tuple[int, int]]] = {
    "koku": (0, 20),
    "hand": (3, 6),
    "castles": (1, 5),
    "samurai_price": (1, 3),
    "castle_price": (1, 10),
    "kyoto_price": (1, 12),
    "move_price": (1, 3),
    "major": (0, 5),
    "minor": (0, 3),
    "plain_tax": (0, 4),
    "mountain_tax": (0, 4),
    "mountain_defence": (0, 4),
    "counted": (1, 8),
    "counted_together": (1, 16),
    "losses": (0, 8),
    "new_cards": (1, 3),
    "new_cards_defender": (1, 4),
    "battle": (0, 3),
    "kyoto": (0, 3),
    "emperor": (1, 3),
    "shogun": (0, 3),
    "sale": (1, 4),
    "treasure": (1, 5),
    "breach": (1, 5),
    "return_samurai": (1, 8),
    "return_koku": (0, 8),
    "town_cards_from": (1, 8),
    "town_cards_more": (1, 12),
    "new_deal_from": (1, 8),
    "least_hand": (1, 5),
    "support": (1, 4),
    "seppuku": (1, 5),
}
CARD_RANGES: Final[dict[str, tuple[int, int]]] = {
    "copies": (0, 6),
    "combat": (0, 6),
    "sabres": (0, 4),
    "amount": (0, 5),
    "cost": (0, 5),
    "limit": (0, 10),
}
SETUP_RANGES: Final[dict[str, tuple[int, int]]] = {"samurai": (10, 20), "minor": (1, 3)}
MOST_HONOUR: Final = 10  # A province brings no more.
MINOR_TOWNS: Final = 12


class Value(msgspec.Struct, frozen=True):
    """One number of the rules."""

    value: int
    source: Source = "owner"


class Setup(msgspec.Struct, frozen=True):
    """The set-up for a number of players."""

    samurai: int
    minor: int
    source: Source = "owner"


class Province(msgspec.Struct, frozen=True):
    """What a complete province is worth."""

    honour: int
    source: Source = "owner"


class Card(msgspec.Struct, frozen=True):
    """What is printed on a card, and how often it is in the deck."""

    kind: Literal["warrior", "special", "event", "anytime"]
    copies: int
    combat: int
    sabres: int
    amount: int
    cost: int
    limit: int
    source: Source = "owner"


class Territory(msgspec.Struct, frozen=True):
    """A territory as it is drawn."""

    province: str
    terrain: Literal["plain", "mountain"]
    land: list[str]
    sea: list[str]
    x: int
    y: int
    town: str = ""
    rank: Literal["", "minor", "major"] = ""
    source: Source = "owner"


class Content(msgspec.Struct, frozen=True):
    """All values of one copy of the game."""

    values: dict[str, Value]
    setup: dict[str, Setup]
    provinces: dict[str, Province]
    cards: dict[str, Card]
    territories: dict[str, Territory]


class Ground(msgspec.Struct, frozen=True):
    """What a pack may change of a territory."""

    terrain: Literal["plain", "mountain"]


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only the rows that differ, and of a row only the values that do."""

    values: dict[str, dict[str, object]] = {}
    setup: dict[str, dict[str, object]] = {}
    provinces: dict[str, dict[str, object]] = {}
    cards: dict[str, dict[str, object]] = {}
    territories: dict[str, Ground] = {}


SHIPPED = shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    check_names(given.values, tuple(RANGES), "value", GAME)
    check_names(given.setup, tuple(SHIPPED.setup), "number of players", GAME)
    check_names(given.provinces, PROVINCES, "province", GAME)
    check_names(given.cards, CARDS, "card", GAME)
    check_names(given.territories, TERRITORIES, "territory", GAME)
    for card, row in given.cards.items():
        if "kind" in row:
            raise BadContent("bad-value", f"{card}: the kind of a card cannot change, for its power hangs on it.")
    content = Content(
        {
            name: changed_row(row, given.values.get(name, {}), f"values.{name}")
            for name, row in SHIPPED.values.items()
        },
        {name: changed_row(row, given.setup.get(name, {}), f"setup.{name}") for name, row in SHIPPED.setup.items()},
        {
            name: changed_row(row, given.provinces.get(name, {}), f"provinces.{name}")
            for name, row in SHIPPED.provinces.items()
        },
        {name: changed_row(row, given.cards.get(name, {}), f"cards.{name}") for name, row in SHIPPED.cards.items()},
        {name: _territory(name, given.territories.get(name)) for name in TERRITORIES},
    )
    _playable(content)
    return content


def _territory(name: str, ground: Ground | None) -> Territory:
    row = SHIPPED.territories[name]
    return row if ground is None else msgspec.structs.replace(row, terrain=ground.terrain, source="owner")


def _playable(content: Content) -> None:
    check_ranges({name: row.value for name, row in content.values.items()}, RANGES, "values")
    for name, province in content.provinces.items():
        check_ranges({"honour": province.honour}, {"honour": (0, MOST_HONOUR)}, f"provinces.{name}")
    for name, card in content.cards.items():
        check_ranges({part: getattr(card, part) for part in CARD_RANGES}, CARD_RANGES, f"cards.{name}")
    for seats, setup in content.setup.items():
        check_ranges({part: getattr(setup, part) for part in SETUP_RANGES}, SETUP_RANGES, f"setup.{seats}")
        if setup.minor * int(seats) > MINOR_TOWNS:
            raise BadContent(
                "bad-count", f"{seats} players cannot draw {setup.minor} minor towns each; there are {MINOR_TOWNS}."
            )
    copies = sum(card.copies for card in content.cards.values())
    if not LEAST_CARDS <= copies <= MOST_CARDS:
        raise BadContent(
            "bad-count", f"The pack makes {copies} cards; there are from {LEAST_CARDS} to {MOST_CARDS} of them."
        )
    first, second = content.values["town_cards_from"].value, content.values["town_cards_more"].value
    if first > second or content.values["new_deal_from"].value > second:
        raise BadContent("bad-value", "The second additional card needs at least the clan points of the first.")


def sources(content: Content) -> dict[str, str]:
    """Where the values in play come from, by the id of the message that tells them."""
    found: dict[str, str] = {f"value-{name}": row.source for name, row in content.values.items()}
    found |= {f"province-{name}": row.source for name, row in content.provinces.items()}
    found |= {f"card-{name}": row.source for name, row in content.cards.items()}
    return found | {f"territory-{name}": row.source for name, row in content.territories.items()}


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them. (R15)"""
    value = {name: row.value for name, row in content.values.items()}
    cards = [content.cards[name] for name in CARDS]
    lands = [content.territories[name] for name in TERRITORIES]
    mountains = [TERRAINS.index(land.terrain) for land in lands]
    mark = 20 if options.short else options.honour_mark  # (R15.1)
    return Rules(
        mark=mark + 1 if options.strict else mark,  # (R14.2)
        bar=mark,  # (R15.11)
        negotiation=options.negotiation,
        seppuku=options.seppuku,
        justice_for_others=options.justice_for_others,
        clan_treasure=options.clan_treasure,
        koku_land=options.koku_land,
        shogun_power=options.shogun_power,
        exchange=options.exchange,
        emperor_sale=options.emperor_sale,
        emperor_support=options.emperor_support,
        imperial_kyoto=options.imperial_kyoto,
        limited_emperor=options.limited_emperor or options.rank_breach,  # (R15.16)
        rank_breach=options.rank_breach,
        new_ninja=options.new_ninja,
        latched=options.latched,
        score_at_round_end=options.score_at_round_end,
        samurai=content.setup[str(seats)].samurai,
        minor_towns=content.setup[str(seats)].minor,
        koku=value["koku"],
        hand=value["hand"],
        castles=value["castles"],
        samurai_price=value["samurai_price"],
        castle_price=value["castle_price"],
        kyoto_price=value["kyoto_price"],
        move_price=value["move_price"],
        clan_points=[0, value["minor"], value["major"]],
        tax=[value["mountain_tax"] if mountain else value["plain_tax"] for mountain in mountains],
        is_mountain=mountains,
        mountain_defence=value["mountain_defence"],
        counted=value["counted"],
        counted_together=value["counted_together"],
        losses=value["losses"],
        new_cards=value["new_cards"],
        new_cards_defender=value["new_cards_defender"],
        battle=value["battle"],
        kyoto=value["kyoto"],
        emperor=value["emperor"],
        shogun=value["shogun"],
        sale=value["sale"],
        treasure=value["treasure"],
        breach=value["breach"],
        return_samurai=value["return_samurai"],
        return_koku=value["return_koku"],
        # (R15.17)
        town_cards=[value["new_deal_from" if options.new_deal else "town_cards_from"], value["town_cards_more"]],
        least_hand=value["least_hand"],
        support=value["support"],
        seppuku_samurai=value["seppuku"],
        province_honour=[
            max(0, content.provinces[name].honour - options.province_minus_one) for name in PROVINCES
        ],  # (R15.14)
        copies=[card.copies for card in cards],
        types=[CARD_TYPES.index(card.kind) for card in cards],
        combat=[card.combat for card in cards],
        sabres=[card.sabres for card in cards],
        amounts=[card.amount for card in cards],
        costs=[card.cost for card in cards],
        limits=[card.limit for card in cards],
        sources=sources(content),
    )
