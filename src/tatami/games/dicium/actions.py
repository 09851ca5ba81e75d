"""What each combination of values does, as data: one table a side, with the readings that a table may choose."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from tatami.core.errors import BadContent, quoted
from tatami.core.packs import shipped
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.state import DEED_STEPS

USUAL: Final = "usual"
AS_SHIPPED: Final[Mapping[str, str]] = {}
MOST_STEPS: Final = 9


class Row(msgspec.Struct, frozen=True):
    """What a combination does, and how that is known."""

    action: str
    source: Literal["rulebook", "inferred", "owner"]


SHIPPED: Final = shipped(__package__, dict[str, dict[str, dict[str, Row]]], "actions.toml")


def table(side: str, reading: str = USUAL, own: Mapping[str, str] = AS_SHIPPED) -> list[Row]:
    """The rows of a side (`crazy-cup`, `ninja`, `samurai`) in a reading, in the order of COMBINATIONS; `own` are
    those that a content pack changes."""
    rows = {**SHIPPED[side][USUAL], **SHIPPED[side].get(reading, {})}
    return [Row(own[name], "owner") if name in own else rows[name] for name in COMBINATIONS]


def readings(side: str) -> list[str]:
    """The readings that a side has; the usual one first."""
    return list(SHIPPED[side])


def split(action: str) -> tuple[str, int]:
    """An action of the tables and its squares: `move-5` goes five, `hand-or-bonus` has none."""
    deed, _, steps = action.rpartition("-")
    return (deed, int(steps)) if steps.isascii() and steps.isdecimal() else (action, 0)


def encoded(rows: Sequence[Row], deeds: Sequence[str]) -> list[int]:
    """The rows as the engine needs them: deed * DEED_STEPS + squares; `deeds` are those of a game by name."""
    found = [split(row.action) for row in rows]
    return [deeds.index(deed) * DEED_STEPS + steps for deed, steps in found]


def sources(rows: Sequence[Row], side: str = "") -> dict[str, str]:
    """Where each combination of values comes from, as views tell it; with the side, where there are two."""
    return {f"{side} {name}".strip(): row.source for name, row in zip(COMBINATIONS, rows, strict=True)}


def check_actions(entry: str, own: Mapping[str, str], moves: tuple[str, ...], others: tuple[str, ...]) -> None:
    """Refuse actions of a pack that cannot be played: `moves` have a number of squares, `others` none."""
    for combination, action in own.items():
        if combination not in COMBINATIONS:
            known = ", ".join(COMBINATIONS)
            raise BadContent("unknown-name", f"{entry} has no {quoted(combination)}; it has: {known}.")
        deed, steps = split(action)
        if not (deed in moves and 1 <= steps <= MOST_STEPS) and action not in others:
            known = ", ".join([*(f"{move}-1 to {move}-{MOST_STEPS}" for move in moves), *others])
            raise BadContent("bad-value", f"{entry}.{combination} cannot be {quoted(action)}; it can be: {known}.")
