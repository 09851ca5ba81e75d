"""Coming to a table, looking through a seat, reading its log."""

from msgspec import Struct

from tatami.server.messages.fields import Number, Seat
from tatami.server.messages.playing import LogEntry, Position
from tatami.server.messages.tables import TableInfo


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. Answered by a snapshot; gives back the seats that bots kept."""

    protocol: int
    look: Seat | None = None
    id: Number | None = None


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Look through the eyes of another seat of mine, or a spectator's (None)."""

    seat: Seat | None
    id: Number | None = None


class Past(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="past"):
    """Earlier entries of the log: those before this step."""

    before: Number
    id: Number | None = None


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, after `hello` and `look`. Before the game begins `position` is None."""

    protocol: int
    table: TableInfo
    position: Position | None
    log: list[LogEntry]


class History(Struct, frozen=True, tag_field="type", tag="history"):
    """Earlier entries of the log."""

    log: list[LogEntry]
    answers: int | None
