"""A finished game, looked at again."""

from typing import Any

from msgspec import Struct

from tatami.core.outcome import Outcome
from tatami.server.messages.playing import AskedInfo, LogEntry
from tatami.server.messages.tables import TableInfo


class ReplayInfo(Struct, frozen=True):
    """A finished game after `step` of its `steps` choices, as `seat` saw it; `entry` is the choice that led there."""

    table: TableInfo
    step: int
    steps: int
    seat: int | None
    entry: LogEntry
    view: Any
    asked: list[AskedInfo]
    outcome: Outcome | None


class BeliefInfo(Struct, frozen=True):
    """What the seats could think after `step` choices: `chances[seat][other]` has a number for each of the names."""

    step: int
    chances: list[list[list[float]]]


class ChancesInfo(Struct, frozen=True):
    """A chance over the game: after each of the `steps` it was the one of the `chances` at the same place."""

    steps: list[int]
    chances: list[float]


class HoldingInfo(Struct, frozen=True):
    """A thing that hands may hide, a noun `name` of `kind`. `judged[seat][other]` is how likely a seat could think
    that another held one, where that changed; it is empty for the seat itself. `held[seat]` is when the seat really
    did, as stretches of two steps, from and until. Only what is certain has a chance of 0 or 1; all others are
    rounded to two places."""

    kind: str
    name: str
    judged: list[list[ChancesInfo]]
    held: list[list[list[int]]]


class BeliefsInfo(Struct, frozen=True):
    """What each seat of a finished game could know of the others. `names` are nouns of `kind`; `truth` says which of
    them each seat was. Only steps that changed something are in the `course`; it is empty where nobody hides
    who he is. `holdings` are the things in the hands of the others that it could guess at."""

    kind: str
    names: list[str]
    truth: list[int]
    course: list[BeliefInfo]
    holdings: list[HoldingInfo]
