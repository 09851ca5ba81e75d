"""The values of Civilisation, and how a content pack changes them. (R17.3)"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, TypeVar

import msgspec

from tatami.core.errors import BadContent, quoted
from tatami.core.packs import check_ranges, read_as
from tatami.games.dicium import actions, mats
from tatami.games.dicium.civilisation import Options
from tatami.games.dicium.civilisation.archipelago import SQUARES, Archipelago, read_archipelago
from tatami.games.dicium.civilisation.cards import ADDS_DICE, PHILOSOPHERS, USELESS_ALONE
from tatami.games.dicium.civilisation.choices import COMMON, MOST_SEATS, SECRETS
from tatami.games.dicium.civilisation.setup import in_play
from tatami.games.dicium.civilisation.state import DEEDS, MEASURES, MONSTERS, Rules, lairs_by_square
from tatami.games.dicium.dice import COLOURS
from tatami.games.dicium.grid import BadPlan
from tatami.games.dicium.mats import Mats

SIDE: Final = "civilisation"
ACTIONS: Final = DEEDS[:7]  # What a combination of values can do.
FEWEST_CARDS: Final = 3  # Philosophers that serve one player alone: a row is filled at least once.
RANGES: Final = {
    "defence": (1, 12),
    "faces": (0, 5),
    "copies": (0, 1),
    "number": (1, 5),
    "points": (0, 9),
    "compensation": (0, 9),
}
MORE_DICE: Final = (1, 2)  # Whoever adds dice throws as many dice as two actions have used at least.
NEEDS_RANGES: Final = {  # The most of each measure that anybody can have, at least 1.
    "cities": (1, 5),
    "temples": (1, 2),
    "wonder": (1, 1),
    "heroes": (1, 3),
    "sea_tiles": (1, 11),
    "land_tiles": (1, 12),
    "regions": (1, 9),
    "philosophers": (1, 16),
    "monsters": (1, 5),
    "attacks_won": (1, 9),
    "bonuses": (1, 8),
    "central_buildings": (1, 3),
    "invading_great": (1, 3),
}
BOARDS: Final = 16  # So many are kept; packs may bring any number.
Source = Literal["reconstruction", "owner"]


class Drawing(msgspec.Struct, frozen=True):
    """The archipelago as it is drawn."""

    drawing: tuple[str, ...]
    source: Source = "owner"


class Monster(msgspec.Struct, frozen=True):
    """A monster; in a pack, what differs."""

    defence: int | None = None
    at: str | None = None
    source: Source = "owner"


class Hero(msgspec.Struct, frozen=True):
    """The hero of colour of a mat; in a pack, what differs."""

    colour: Literal["blue", "yellow", "red", "green"] | None = None
    faces: int | None = None
    source: Source = "owner"


class Philosopher(msgspec.Struct, frozen=True):
    """A philosopher: is it in the deck, and the number in its effect, if it has one."""

    copies: int | None = None
    number: int | None = None
    source: Source = "owner"


class Objective(msgspec.Struct, frozen=True):
    """An objective; in a pack, what differs. (R13.7, R13.8)"""

    points: int | None = None
    needs: dict[str, int] | None = None
    source: Source = "owner"


class Compensation(msgspec.Struct, frozen=True):
    """The points of each place in the turn order, with the option."""

    points: tuple[int, ...]
    source: Source = "owner"


class Content(mats.DiceContent, frozen=True, kw_only=True):
    """All values of one copy of the game; of the table of actions, what the owner of a box wrote down."""

    archipelago: Drawing
    monsters: dict[str, Monster]
    heroes: dict[str, Hero]
    philosophers: dict[str, Philosopher]
    common: dict[str, Objective]
    secrets: dict[str, Objective]
    compensation: Compensation
    actions: dict[str, str] = {}


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only what differs."""

    archipelago: Drawing | None = None
    monsters: dict[str, Monster] = {}
    heroes: dict[str, Hero] = {}
    philosophers: dict[str, Philosopher] = {}
    common: dict[str, Objective] = {}
    secrets: dict[str, Objective] = {}
    compensation: Compensation | None = None
    mats: Mats = {}
    actions: dict[str, str] = {}


SHIPPED: Final = mats.shipped(__package__, Content)
Row = TypeVar("Row", Monster, Hero, Philosopher, Objective)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    actions.check_actions("actions", given.actions, (), ACTIONS)
    content = Content(
        archipelago=given.archipelago or SHIPPED.archipelago,
        monsters=_changed("monsters", SHIPPED.monsters, given.monsters),
        heroes=_changed("heroes", SHIPPED.heroes, given.heroes),
        philosophers=_changed("philosophers", SHIPPED.philosophers, given.philosophers),
        common=_changed("common", SHIPPED.common, given.common),
        secrets=_changed("secrets", SHIPPED.secrets, given.secrets),
        compensation=given.compensation or SHIPPED.compensation,
        mats=mats.changed_mats(SHIPPED, given.mats),
        own_mats=tuple(given.mats),
        actions=given.actions,
    )
    _check_compensation(content.compensation.points)
    _check_board(content)
    _check_decks(content)
    return content


def _changed(entry: str, shipped: dict[str, Row], given: dict[str, Row]) -> dict[str, Row]:
    """The shipped rows, and what a pack changes of them."""
    found = dict(shipped)
    for name, row in given.items():
        if name not in shipped:
            raise BadContent("unknown-name", f"{entry} has no {quoted(name)}; it has: {', '.join(shipped)}.")
        own = {field: value for field in row.__struct_fields__ if (value := getattr(row, field)) is not None}
        numbers = {field: value for field, value in own.items() if isinstance(value, int)}
        ranges = {field: RANGES[field] for field in RANGES if getattr(shipped[name], field, None) is not None}
        if name == PHILOSOPHERS[ADDS_DICE]:
            ranges["number"] = MORE_DICE
        check_ranges(numbers, ranges, f"{entry}.{name}")
        if "needs" in own:
            _check_needs(f"{entry}.{name}.needs", own["needs"])
        found[name] = msgspec.structs.replace(shipped[name], **own)
    return found


def _check_compensation(points: tuple[int, ...]) -> None:
    if len(points) != MOST_SEATS:
        raise BadContent("bad-value", f"compensation.points has {MOST_SEATS} numbers, not {len(points)}.")
    places = {str(place + 1): each for place, each in enumerate(points)}
    check_ranges(places, dict.fromkeys(places, RANGES["compensation"]), "compensation.points")


def _check_needs(entry: str, needs: Mapping[str, int]) -> None:
    if not needs:
        raise BadContent("bad-value", f"{entry} asks for nothing; it can ask for: {', '.join(MEASURES)}.")
    check_ranges(needs, NEEDS_RANGES, entry)


def _check_board(content: Content) -> None:
    """Lairs are squares that hold neither a capital, a quarry nor another lair."""
    board = lay_out(content.archipelago.drawing)
    lairs = [row.at for row in content.monsters.values()]
    for name, row in content.monsters.items():
        if row.at not in SQUARES:
            raise BadContent(
                "bad-value", f"monsters.{name}.at is no square: {quoted(str(row.at))}; squares are a1 to i9."
            )
        square = SQUARES.index(row.at)
        if square in board.capitals or board.quarries[square] or lairs.count(row.at) > 1:
            raise BadContent(
                "bad-value", f"monsters.{name}.at, {row.at}, holds a capital, a quarry or another monster."
            )


def _check_decks(content: Content) -> None:
    """Enough cards for every number of players. (R15.2)"""
    alone = [card for card in _deck(content) if not USELESS_ALONE >> card & 1]
    if len(alone) < FEWEST_CARDS:
        raise BadContent(
            "bad-value", f"At least {FEWEST_CARDS} philosophers serve one player alone, not {len(alone)}."
        )
    for entry, rows in (("common", content.common), ("secrets", content.secrets)):
        if len(in_play(_needs(rows, COMMON if entry == "common" else SECRETS), 1)) < 2:
            raise BadContent("bad-value", f"At least two objectives of {entry} can be reached by one player alone.")


@lru_cache(maxsize=BOARDS)
def lay_out(drawing: tuple[str, ...]) -> Archipelago:
    """The archipelago of a drawing; one that cannot be played raises BadContent."""
    try:
        return read_archipelago(drawing)
    except BadPlan as wrong:
        raise BadContent("bad-value", f"archipelago.drawing: {wrong}.") from None


def _deck(content: Content) -> list[int]:
    return [card for card, name in enumerate(PHILOSOPHERS) if content.philosophers[name].copies]


def _needs(rows: Mapping[str, Objective], names: tuple[str, ...]) -> list[list[tuple[int, int]]]:
    asked = [rows[name].needs or {} for name in names]
    return [[(number, needs[what]) for number, what in enumerate(MEASURES) if needs.get(what)] for needs in asked]


def action_rows(content: Content, reading: str) -> list[actions.Row]:
    """What each combination of values does. (R1.3, R17.3)"""
    return actions.table(SIDE, reading, content.actions)


def sources(content: Content, reading: str) -> dict[str, str]:
    """Where the values in play come from. (R17.1, R17.2)"""
    return {
        "archipelago": content.archipelago.source,
        "compensation": content.compensation.source,
        **mats.sources(content),
        **actions.sources(action_rows(content, reading)),
        **{f"monster-{name}": row.source for name, row in content.monsters.items()},
        **{f"hero-{name}": row.source for name, row in content.heroes.items()},
        **{f"card-{name}": row.source for name, row in content.philosophers.items()},
        **{f"objective-{name}": row.source for name, row in content.common.items()},
        **{f"secret-{name}": row.source for name, row in content.secrets.items()},
    }


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    monsters = [content.monsters[name] for name in MONSTERS]
    heroes = [content.heroes[name] for name in COLOURS]
    lairs = [SQUARES.index(str(row.at)) for row in monsters]
    return Rules(
        dealt_mats=options.mats == "dealt",
        compensates=options.compensation,
        archipelago=lay_out(content.archipelago.drawing),
        lairs=lairs,
        lair_of=lairs_by_square(lairs),
        defences=[row.defence or 0 for row in monsters],
        mats=mats.mats_in_play(content, COLOURS),
        deeds=actions.encoded(action_rows(content, options.reading), DEEDS),
        hero_colours=[COLOURS.index(str(row.colour)) for row in heroes],
        hero_faces=[row.faces or 0 for row in heroes],
        numbers=[content.philosophers[name].number or 0 for name in PHILOSOPHERS],
        deck=_deck(content),
        common_needs=_needs(content.common, COMMON),
        common_points=[content.common[name].points or 0 for name in COMMON],
        secret_needs=_needs(content.secrets, SECRETS),
        secret_points=[content.secrets[name].points or 0 for name in SECRETS],
        compensation=list(content.compensation.points),
        sources=sources(content, options.reading),
    )
