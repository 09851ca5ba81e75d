"""The values of Samourai katana, and how a content pack changes them."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from tatami.core.packs import check_ranges, read_as, shipped
from tatami.games.samourai_katana import Options
from tatami.games.samourai_katana.state import LARGEST_STAKE, Rules

RANGES: Final = {"tokens": (1, 99), "stake": (1, LARGEST_STAKE)}


class Value(msgspec.Struct, frozen=True):
    """One number, and where it comes from."""

    value: int
    source: Literal["reconstruction", "owner"] = "owner"


class Content(msgspec.Struct, frozen=True):
    """All values of the game, or in a pack those that differ."""

    values: dict[str, Value] = {}


SHIPPED = shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Content)
    check_ranges({name: row.value for name, row in given.values.items()}, RANGES, "values")
    return Content({**SHIPPED.values, **given.values})


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    values = content.values
    return Rules(tokens=values["tokens"].value, stake=values["stake"].value, rounds=options.rounds)
