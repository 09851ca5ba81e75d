"""The mats: eight bonuses in four levels for each colour, and how a content pack changes them."""

import tomllib
from collections.abc import Collection, Mapping
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, quoted
from tatami.games.dicium.choices import BONUSES, LEVELS
from tatami.games.dicium.dice import COLOURS

Bonus = Literal["blue", "yellow", "red", "green", "roll"]
MatRows = Mapping[str, Mapping[str, list[Bonus]]]  # by the mat's colour and the level


class _Mats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shipped mats and where they come from."""

    source: Literal["reconstruction"]
    mats: dict[str, dict[str, list[Bonus]]]


SHIPPED: Final = msgspec.convert(tomllib.loads(files(__package__).joinpath("mats.toml").read_text("utf-8")), _Mats)


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


def changed_mats(given: MatRows) -> dict[str, dict[str, list[Bonus]]]:
    """The shipped mats with the levels that a pack names; raises BadContent."""
    check_mats(given)
    return {colour: {**rows, **given.get(colour, {})} for colour, rows in SHIPPED.mats.items()}


def sources(own: Collection[str]) -> dict[str, str]:
    """Where the mats come from, as views tell it; `own` are the colours that a content pack names."""
    return {f"mat-{colour}": "owner" if colour in own else SHIPPED.source for colour in SHIPPED.mats}
