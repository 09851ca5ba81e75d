"""The palace, the mats, the tables and the numbers of pieces, with their provenance; how a pack changes them.
(R15.3)"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, BadOption, quoted, shown
from tatami.core.packs import check_ranges, read_as
from tatami.games.dicium import actions, mats
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.grid import BadPlan
from tatami.games.dicium.mats import Mats
from tatami.games.dicium.shogun import Options
from tatami.games.dicium.shogun.palace import Palace, read_plan
from tatami.games.dicium.shogun.state import DEEDS, ENDLESS, MATS, Rules

Source = Literal["rulebook", "inferred", "reconstruction", "owner"]
OwnSource = Literal["reconstruction", "owner"]  # A pack does not speak for the rulebook.
RANGES: Final = {
    "alerts": (1, 20),
    "braziers": (1, 8),
    "torii": (0, 4),
    "garrisons": (0, 4),
    "short_night": (1, 200),
    "long_night": (1, 200),
}
SIDES: Final = ("ninja", "samurai")
MOVES: Final = {"ninja": ("move", "doors"), "samurai": ("move", "brazier", "charge")}
OTHER_ACTIONS: Final = ("enter", "tile", "hand-or-bonus")
PALACES: Final = 16  # So many are kept; packs may bring any number.


class Plan(msgspec.Struct, frozen=True):
    """The palace as a drawing."""

    plan: tuple[str, ...]
    source: Source = "owner"


class Value(msgspec.Struct, frozen=True):
    """One number, and where it comes from."""

    value: int
    source: Source = "owner"


class OwnPlan(msgspec.Struct, frozen=True):
    """The palace in a pack: nobody but the owner of a box, or of an idea, can say so. (R15.3)"""

    plan: tuple[str, ...]
    source: OwnSource = "owner"


class OwnValue(msgspec.Struct, frozen=True):
    """One number in a pack. (R15.3)"""

    value: int
    source: OwnSource = "owner"


class Content(mats.DiceContent, frozen=True, kw_only=True):
    """All values of one copy of the game; of the tables, what the owner of a box wrote down."""

    palace: Plan
    pieces: dict[str, Value]
    actions: dict[str, dict[str, str]] = {}


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only what differs."""

    palace: OwnPlan | None = None
    pieces: dict[str, OwnValue] = {}
    mats: Mats = {}
    actions: dict[str, dict[str, str]] = {}


SHIPPED: Final = mats.shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    check_ranges({name: row.value for name, row in given.pieces.items()}, RANGES, "pieces")
    _check_actions(given.actions)
    if given.palace is not None:
        try:
            palace(given.palace.plan)
        except BadPlan as error:
            raise BadContent("bad-value", f"The plan of the palace cannot be played: {shown(error, 200)}.") from None
    return Content(
        palace=SHIPPED.palace if given.palace is None else Plan(given.palace.plan, given.palace.source),
        pieces={**SHIPPED.pieces, **{name: Value(row.value, row.source) for name, row in given.pieces.items()}},
        mats=mats.changed_mats(SHIPPED, given.mats),
        actions=given.actions,
        own_mats=tuple(given.mats),
    )


@lru_cache(maxsize=PALACES)
def palace(plan: tuple[str, ...]) -> Palace:
    """The palace of a drawing, made once."""
    return read_plan(list(plan))


def deeds(content: Content, side: str, reading: str) -> list[int]:
    """What each combination of values does for a side, as the engine needs it: deed * DEED_STEPS + squares."""
    return actions.encoded(action_rows(content, side, reading), DEEDS)


def action_rows(content: Content, side: str, reading: str) -> list[actions.Row]:
    """What each combination of values does for a side in a reading. (R8.5, R8.6)"""
    return actions.table(side, reading, content.actions.get(side, actions.AS_SHIPPED))


def differing(side: str, reading: str) -> list[str]:
    """The combinations of values that do something else in this reading than in the usual one. (R8.6)"""
    usual, chosen = actions.table(side), actions.table(side, reading)
    return [name for name, one, other in zip(COMBINATIONS, usual, chosen, strict=True) if one != other]


def check_reading(content: Content, side: str, reading: str) -> None:
    """Refuse a reading of which nothing is left, because a content pack says itself what those combinations do."""
    differ = differing(side, reading)
    if differ and set(differ) <= set(content.actions.get(side, ())):
        said = f"option {side}_table does nothing, for the content pack itself says what {', '.join(differ)} do"
        raise BadOption("bad-option", f"dicium.shogun: {said}.")


def sources(content: Content, ninja_table: str, samurai_table: str) -> dict[str, str]:
    """Where the values in play come from: the palace, each mat, each combination of a side, the numbers of pieces.
    (R15.1, R15.2)"""
    found: dict[str, str] = {"palace": content.palace.source, **mats.sources(content)}
    for side, reading in zip(SIDES, (ninja_table, samurai_table), strict=True):
        found |= actions.sources(action_rows(content, side, reading), side)
    return {**found, **{name: row.source for name, row in content.pieces.items()}}


def _check_actions(given: Mapping[str, Mapping[str, str]]) -> None:
    for side, rows in given.items():
        if side not in SIDES:
            raise BadContent("unknown-name", f"There is no side {quoted(side)}; there are: {', '.join(SIDES)}.")
        actions.check_actions(f"actions.{side}", rows, MOVES[side], OTHER_ACTIONS)


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    for side, reading in (("ninja", options.ninja_table), ("samurai", options.samurai_table)):
        check_reading(content, side, reading)
    help_for_beginners = 1 if options.beginner else 0  # More alerts and braziers than usual. (R2.6, R2.7)
    return Rules(
        palace=palace(content.palace.plan),
        mats=mats.mats_in_play(content, MATS),
        deeds=[
            deeds(content, "ninja", options.ninja_table),
            deeds(content, "samurai", options.samurai_table),
        ],
        alerts=content.pieces["alerts"].value + help_for_beginners,
        braziers=content.pieces["braziers"].value + help_for_beginners,
        torii=content.pieces["torii"].value,
        garrisons=content.pieces["garrisons"].value,
        night=ENDLESS if options.night == "endless" else content.pieces[f"{options.night}_night"].value,
        must_arrive=options.escape == "arrives",
        sources=sources(content, options.ninja_table, options.samurai_table),
        ninjas=("first", "second", "drawn").index(options.ninjas),
    )
