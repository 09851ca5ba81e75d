"""What each combination of values does, as data: one table a side, with the readings that a table may choose."""

import tomllib
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tatami.games.dicium.choices import COMBINATIONS

USUAL: Final = "usual"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a combination does, and how that is known."""

    action: str
    source: Literal["rulebook", "inferred"]


SHIPPED: Final = msgspec.convert(
    tomllib.loads(files(__package__).joinpath("actions.toml").read_text("utf-8")),
    dict[str, dict[str, dict[str, Row]]],
)


def table(side: str, reading: str = USUAL) -> list[Row]:
    """The rows of a side (`crazy-cup`, `ninja`, `samurai`) in a reading, in the order of COMBINATIONS."""
    rows = {**SHIPPED[side][USUAL], **SHIPPED[side].get(reading, {})}
    return [rows[name] for name in COMBINATIONS]


def readings(side: str) -> list[str]:
    """The readings that a side has; the usual one first."""
    return list(SHIPPED[side])
