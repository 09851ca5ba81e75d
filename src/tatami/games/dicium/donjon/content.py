"""The dungeon, monsters, cards and numbers, with their provenance; how a content pack changes them. (R16)"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, shown
from tatami.core.packs import check_ranges, read_as
from tatami.games.dicium import actions, mats
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.donjon import Options
from tatami.games.dicium.donjon.cards import CARDS, FIRST_OF_KIND, KINDS_OF_CARD, KING
from tatami.games.dicium.donjon.dungeon import Dungeon, read_plan
from tatami.games.dicium.donjon.state import DEEDS, MONSTERS, Rules
from tatami.games.dicium.grid import BadPlan
from tatami.games.dicium.mats import Mats

Source = Literal["rulebook", "inferred", "reconstruction", "owner"]
OwnSource = Literal["reconstruction", "owner"]  # A pack does not speak for the rulebook.
SIDE: Final = "donjon"  # Its table of combinations in `actions.toml`.
DEFENCES: Final = (1, 12)
COPIES: Final = (0, 16)
RANGES: Final = {"goblin_defence": DEFENCES, "trophies": (0, 9)}
MOVES: Final = ("move", "charge", "slaughter")
OTHER_ACTIONS: Final = ("portal", "goblin", "anywhere", "hand-or-bonus")
TOTALS: Final = (16, 14, 12)  # Finds, traps and goblins. (R8.1)
DUNGEONS: Final = 16  # So many are kept; packs may bring any number.
MORE_GOBLINS: Final = 1  # For young adventurers. (R15.3)


class Plan(msgspec.Struct, frozen=True):
    """The dungeon as a drawing."""

    plan: tuple[str, ...]
    source: Source = "owner"


class Monster(msgspec.Struct, frozen=True):
    """What an attack on a monster has to reach."""

    defence: int
    source: Source = "owner"


class Card(msgspec.Struct, frozen=True):
    """How many copies of a card there are."""

    copies: int
    source: Source = "owner"


class Value(msgspec.Struct, frozen=True):
    """One number, and where it comes from."""

    value: int
    source: Source = "owner"


class OwnPlan(msgspec.Struct, frozen=True):
    """The dungeon in a pack. (R16.2)"""

    plan: tuple[str, ...]
    source: OwnSource = "owner"


class OwnMonster(msgspec.Struct, frozen=True):
    """A monster in a pack. (R16.2)"""

    defence: int
    source: OwnSource = "owner"


class OwnCard(msgspec.Struct, frozen=True):
    """A card in a pack. (R16.2)"""

    copies: int
    source: OwnSource = "owner"


class OwnValue(msgspec.Struct, frozen=True):
    """A number in a pack. (R16.2)"""

    value: int
    source: OwnSource = "owner"


class Piles(msgspec.Struct, frozen=True):
    """For a number of players: finds, traps and goblins of each pile, and the goblin reserve. (R2.4)"""

    normal: tuple[int, int, int]
    heroic: tuple[int, int, int]
    goblins: dict[str, int]


class Content(mats.DiceContent, frozen=True, kw_only=True):
    """All values of one copy of the game; of the combinations, what the owner of a box wrote down."""

    dungeon: Plan
    monsters: dict[str, Monster]
    numbers: dict[str, Value]
    cards: dict[str, Card]
    piles: dict[str, Piles]
    actions: dict[str, str] = {}


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only what differs."""

    dungeon: OwnPlan | None = None
    monsters: dict[str, OwnMonster] = {}
    numbers: dict[str, OwnValue] = {}
    cards: dict[str, OwnCard] = {}
    mats: Mats = {}
    actions: dict[str, str] = {}


SHIPPED: Final = mats.shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    check_ranges({name: row.value for name, row in given.numbers.items()}, RANGES, "numbers")
    check_ranges(
        {name: row.defence for name, row in given.monsters.items()}, dict.fromkeys(MONSTERS, DEFENCES), "monsters"
    )
    check_ranges(
        {name: row.copies for name, row in given.cards.items()}, dict.fromkeys(CARDS[:KING], COPIES), "cards"
    )
    actions.check_actions("actions", given.actions, MOVES, OTHER_ACTIONS)
    if given.dungeon is not None:
        try:
            dungeon(given.dungeon.plan)
        except BadPlan as error:
            raise BadContent("bad-value", f"The plan of the dungeon cannot be played: {shown(error, 200)}.") from None
    content = Content(
        dungeon=SHIPPED.dungeon if given.dungeon is None else Plan(given.dungeon.plan, given.dungeon.source),
        monsters={
            **SHIPPED.monsters,
            **{name: Monster(row.defence, row.source) for name, row in given.monsters.items()},
        },
        numbers={**SHIPPED.numbers, **{name: Value(row.value, row.source) for name, row in given.numbers.items()}},
        cards={**SHIPPED.cards, **{name: Card(row.copies, row.source) for name, row in given.cards.items()}},
        piles=SHIPPED.piles,
        mats=mats.changed_mats(SHIPPED, given.mats),
        actions=given.actions,
        own_mats=tuple(given.mats),
    )
    _check_totals(content)
    _check_start(content)
    return content


def _check_totals(content: Content) -> None:
    """As many cards of each kind as there are in the box. (R8.1)"""
    for kind, total in enumerate(TOTALS):
        names = CARDS[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]]
        found = sum(content.cards[name].copies for name in names)
        if found != total:
            raise BadContent("bad-value", f"There are {total} {KINDS_OF_CARD[kind]} cards, not {found}.")


def _check_start(content: Content) -> None:
    """Every mat has a notch for the bonus of its hero's start. (R2.2)"""
    for colour, rows in content.mats.items():
        if not any(colour in bonuses for bonuses in rows.values()):
            raise BadContent("bad-value", f"The {colour} mat has no {colour} bonus, with which its hero begins.")


@lru_cache(maxsize=DUNGEONS)
def dungeon(plan: tuple[str, ...]) -> Dungeon:
    """The dungeon of a drawing, made once."""
    return read_plan(list(plan))


def sources(content: Content) -> dict[str, str]:
    """Where the values in play come from: the dungeon, each mat, combination, monster, card and number. (R16.1)"""
    found: dict[str, str] = {"dungeon": content.dungeon.source, **mats.sources(content)}
    found |= actions.sources(actions.table(SIDE, own=content.actions))
    found |= {name: row.source for name, row in content.numbers.items()}
    found |= {f"monster-{name}": row.source for name, row in content.monsters.items()}
    return found | {f"card-{name}": row.source for name, row in content.cards.items()}


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    piles = content.piles[str(seats)]
    is_heroic = options.difficulty == "heroic"
    return Rules(
        dungeon=dungeon(content.dungeon.plan),
        mats=mats.mats_in_play(content, COLOURS),
        deeds=actions.encoded(actions.table(SIDE, own=content.actions), DEEDS),
        copies=[content.cards[name].copies for name in CARDS[:KING]],
        piles=list(piles.heroic if is_heroic else piles.normal),
        defence=[content.monsters[name].defence for name in MONSTERS],
        goblin_defence=content.numbers["goblin_defence"].value,
        goblins=piles.goblins[options.difficulty] + (MORE_GOBLINS if options.young else 0),
        trophies=content.numbers["trophies"].value,
        heroic=is_heroic,
        young=options.young,
        dealt=options.heroes == "dealt",
        sources=sources(content),
    )
