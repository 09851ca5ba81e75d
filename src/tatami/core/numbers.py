# plain
"""The values of a small game: numbers, each with its limits and its source, in the game's `content.toml`.

    [values]
    tokens = { value = 10, least = 1, most = 99, source = "reconstruction" }

A game whose values are more than numbers reads its file by itself, with the words of `packs.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tatami.core.extremes import Below, extreme
from tatami.core.packs import check_ranges, read_as, shipped

Source = Literal["rulebook", "confirmed", "source", "inferred", "reconstruction", "owner"]


@dataclass(frozen=True, kw_only=True)
class Printed:
    """A number that the game ships with."""

    value: int
    least: int  # The lowest value that a pack may give it.
    most: int  # The highest.
    source: Source


@dataclass(frozen=True, kw_only=True)
class Given:
    """A number as a pack has it."""

    value: int
    source: Source = "owner"


@dataclass(frozen=True, kw_only=True)
class Pack:
    """A content pack: the numbers that differ, by name."""

    values: Mapping[str, Given] = field(default_factory=dict)


class Numbers:
    """Reads the numbers of a game: `read_content=Numbers(__package__)` in its wiring is all that packs need."""

    def __init__(self, package: str) -> None:
        rows = shipped(package, dict[str, dict[str, Printed]])["values"]
        self.usual = {name: row.value for name, row in rows.items()}
        self.ranges = {name: (row.least, row.most) for name, row in rows.items()}

    def __call__(self, pack: Mapping[str, object] | None) -> dict[str, int]:
        """The numbers to play with, by name; a pack that cannot be played raises BadContent."""
        given = {} if pack is None else read_as(pack, Pack).values
        changed = {name: row.value for name, row in given.items()}
        check_ranges(changed, self.ranges, "values")
        return {**self.usual, **changed}

    def extreme_pack(self, below: Below) -> dict[str, object]:
        """A pack at the limits, for the examination."""
        return {"values": {name: {"value": extreme(below, *span)} for name, span in self.ranges.items()}}
