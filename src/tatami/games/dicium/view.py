"""What the views of all games of the dice have: the phase of a turn, the dice picked so far, what combinations do."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tatami.core.state import Frame
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.dice import names
from tatami.games.dicium.frames import FirstThrow, Reroll, Reserve, Spend
from tatami.games.dicium.state import DEED_STEPS, DiceTable


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
    """The faces that were picked so far for what is asked: to be thrown again, put by or spent."""
    top = state.stack[-1] if state.stack else None
    return names(top.picked) if isinstance(top, FirstThrow | Reroll | Reserve | Spend) else []
