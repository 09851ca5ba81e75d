"""What the views of all games of the dice have: the phase of a turn, the dice picked so far, the bonuses of a mat,
what combinations do, what stands between squares."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tatami.core.state import Frame
from tatami.games.dicium.choices import BONUSES, COMBINATIONS
from tatami.games.dicium.dice import UNIT, names
from tatami.games.dicium.frames import FirstThrow, Reroll, Reserve, Spend, TurningTo
from tatami.games.dicium.grid import DOOR, OPEN, WALL
from tatami.games.dicium.state import DEED_STEPS, DiceTable

WAYS = ("open", "door", "wall")


class Notch(msgspec.Struct, frozen=True):
    """A bonus of a mat."""

    level: int
    bonus: str
    taken: bool


class Bonus(msgspec.Struct, frozen=True):
    """A bonus of a mat, acquired or not."""

    level: int
    bonus: str
    is_acquired: bool


def mat_of(state: DiceTable, seat: int) -> Iterator[tuple[int, str, bool]]:
    """Level and name of each bonus on a seat's mat, and whether the seat has it."""
    for notch, bonus in enumerate(state.mats[seat]):
        yield 2 + notch // 2, BONUSES[bonus], bool(state.bonuses[seat] >> notch & 1)


def notches(state: DiceTable, seat: int) -> list[Notch]:
    """The mat of a seat."""
    return [Notch(*each) for each in mat_of(state, seat)]


def bonuses(state: DiceTable, seat: int) -> list[Bonus]:
    """The mat of a seat."""
    return [Bonus(*each) for each in mat_of(state, seat)]


def mats(printed: list[list[int]]) -> tuple[tuple[str, ...], ...]:
    """The bonuses of each mat by name."""
    return tuple(tuple(BONUSES[bonus] for bonus in mat) for mat in printed)


def way_to(square: int, free: list[int], doors: list[int]) -> str:
    """What stands before a square, by the squares to which the way is free and to which a door leads."""
    if square in free:
        return WAYS[OPEN]
    return WAYS[DOOR if square in doors else WALL]


class Deed(msgspec.Struct, frozen=True):
    """What a combination of values does at this table, and how far (0 where nothing is counted)."""

    piece: str
    deed: str
    count: int


def deeds(done: list[int], names: Sequence[str]) -> tuple[Deed, ...]:
    """What the combinations of values do, in their order; `names` are those of a game's deeds."""
    return tuple(Deed(piece, names[code // DEED_STEPS], code % DEED_STEPS) for piece, code in zip(COMBINATIONS, done))


def codes(shown: Iterable[Deed], names: Sequence[str]) -> list[int]:
    """The other way round: what a view shows, as the rules hold it."""
    return [names.index(each.deed) * DEED_STEPS + each.count for each in shown]


def phase(state: DiceTable, actions: type[Frame[Any]]) -> str | None:
    """Which part of a turn it is; None before the first turn and after the last. `actions` is the action phase.

    The phases of a turn lie on the stack together, so the one that is not done yet is the uppermost."""
    for frame in reversed(state.stack):
        if isinstance(frame, FirstThrow | Reroll):
            return "throws"
        if isinstance(frame, actions):
            return "actions"
        if isinstance(frame, Reserve):
            return "reserve"
    return None


def picked_dice(state: DiceTable) -> list[str]:
    """The faces that were picked so far for what is asked: to be thrown again, put by, spent or turned."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, TurningTo):
        return names(UNIT[top.face])
    return names(top.picked) if isinstance(top, FirstThrow | Reroll | Reserve | Spend) else []
