"""The mats: eight bonuses in four levels for each colour, and how a content pack changes them. (R5.1, R5.2)"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeVar

import msgspec

from tatami.core import packs
from tatami.core.errors import BadContent, quoted
from tatami.games.dicium.choices import BONUSES, LEVELS
from tatami.games.dicium.dice import COLOURS

Bonus = Literal["blue", "yellow", "red", "green", "roll"]
Mats = dict[str, dict[str, list[Bonus]]]  # The keys are the colour of the mat and the level.
MatRows = Mapping[str, Mapping[str, list[Bonus]]]  # The same, where it is only read.


class _Mats(msgspec.Struct, frozen=True):
    """The shipped mats and where they come from."""

    source: Literal["reconstruction"]
    mats: Mats


class DiceContent(msgspec.Struct, frozen=True, kw_only=True):
    """What the values of all games of the family have: the mats, and those of them that a content pack names."""

    mats: Mats
    own_mats: tuple[str, ...] = ()


Values = TypeVar("Values", bound=DiceContent)
SHIPPED: Final = packs.shipped(__package__, _Mats, "mats.toml")


def shipped(package: str, kind: type[Values]) -> Values:
    """The values that a game ships with: those of its `content.toml`, and if it names no mats those of the family."""
    return packs.read_as({"mats": SHIPPED.mats, **packs.printed(package)}, kind)


def mats_in_play(content: DiceContent, colours: Sequence[str]) -> list[list[int]]:
    """The mats of these colours, as the table holds them."""
    return [mat(content.mats[colour]) for colour in colours]


def mat(rows: Mapping[str, list[Bonus]]) -> list[int]:
    """A mat as the table holds it: eight bonuses, those of level 2 first."""
    return [BONUSES.index(bonus) for level in LEVELS for bonus in rows[str(level)]]


def check_mats(given: MatRows) -> None:
    """Refuse mats of a pack that cannot be played: unknown colours or levels, or other than two bonuses a level."""
    for colour, rows in given.items():
        if colour not in COLOURS:
            raise BadContent("unknown-name", f"There is no mat {quoted(colour)}; there are: {', '.join(COLOURS)}.")
        for level, bonuses in rows.items():
            if level not in [str(known) for known in LEVELS]:
                raise BadContent("unknown-name", f"The {colour} mat has no level {quoted(level)}; levels are 2 to 5.")
            if len(bonuses) != 2:
                raise BadContent("bad-value", f"Level {level} of the {colour} mat has 2 bonuses, not {len(bonuses)}.")


def changed_mats(shipped: DiceContent, given: MatRows) -> Mats:
    """The mats that a game ships with, and the levels that a pack names; raises BadContent."""
    check_mats(given)
    return {colour: {**rows, **given.get(colour, {})} for colour, rows in shipped.mats.items()}


def sources(content: DiceContent) -> dict[str, str]:
    """Where the mats come from, as views tell it."""
    return {f"mat-{colour}": "owner" if colour in content.own_mats else SHIPPED.source for colour in content.mats}
