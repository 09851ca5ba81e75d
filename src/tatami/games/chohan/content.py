"""The values of Chō-han, and how a content pack changes them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, quoted, shown
from tatami.games.chohan.state import LARGEST_STAKE

RANGES: Final = {"tokens": (1, 99), "stake": (1, LARGEST_STAKE)}


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number, and where it comes from."""

    value: int
    source: Literal["reconstruction", "owner"] = "owner"


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of the game, or in a pack those that differ."""

    values: dict[str, Value] = {}


SHIPPED = msgspec.convert(tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8")), Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    try:
        given = msgspec.convert(pack, Content)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadContent("bad-content", f"The content pack cannot be read: {shown(error, 200)}.") from None
    for name, row in given.values.items():
        if name not in RANGES:
            raise BadContent("unknown-name", f"Chō-han has no value {quoted(name)}.")
        least, most = RANGES[name]
        if not least <= row.value <= most:
            raise BadContent("bad-value", f"{name} is from {least} to {most}, not {shown(row.value)}.")
    return Content({**SHIPPED.values, **given.values})
