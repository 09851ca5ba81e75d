"""Taking back, by right or if the others agree, and making a choice again."""

from msgspec import Struct

from tatami.server.messages.fields import Number, Seat


class UndoRequest(Struct, frozen=True):
    """A player asks the others to let a choice be taken back; `waiting` are the seats that have not answered.

    `asked_chance`: dice, cards or the like came out since. The same choices will bring the same again.
    """

    seat: int
    step: int
    takes_back: int
    waiting: list[int]
    asked_chance: bool


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take this seat's last choice back, and whatever came after it."""

    seat: Seat
    step: Number
    id: Number | None = None


class Consent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="consent"):
    """Answer a request to undo."""

    step: Number
    agree: bool
    id: Number | None = None


class Redo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="redo"):
    """Make the choice again that was taken back."""

    seat: Seat
    step: Number
    id: Number | None = None
