"""What a seat is asked, what it sees, what it answers; and why something cannot be chosen."""

from typing import Any, Literal

from msgspec import Struct

from tatami.core.outcome import Outcome
from tatami.server.messages.fields import Fact, Number, Seat, Words
from tatami.server.messages.windows import WindowInfo, Wish


class EventInfo(Struct, frozen=True):
    """One thing that happened, with the facts that this seat may know.

    `has_secrets`: some of the facts are hidden from others, so the sentence is `event-<kind>-known`.
    """

    kind: str
    has_secrets: bool
    facts: dict[str, Fact]


class LogEntry(Struct, frozen=True):
    """One line of the game: a choice of `seat` and what came of it, or an undo (`takes_back` choices).

    Entry 0 is the deal; it has no seat. `undone` choices stay in the log.
    """

    step: int
    seat: int | None
    events: list[EventInfo]
    takes_back: int
    undone: bool


class AskedInfo(Struct, frozen=True):
    """Somebody is asked something; everybody may know that, and these facts."""

    seat: int
    prompt: str
    facts: dict[str, Fact]


class OptionInfo(Struct, frozen=True):
    """One legal answer: send its `words`; `kind` and `facts` make its sentence; `pieces` are touched, in order."""

    words: str
    kind: str
    facts: dict[str, Fact]
    pieces: list[str]


class DecisionInfo(Struct, frozen=True):
    """The question to the seat whose eyes this socket has. An answer carries this `step`. `is_forced`: there is
    nothing to choose, and the server answers by itself after a pause. `clause` is the rule that the
    question rests on; it may be empty."""

    seat: int
    step: int
    prompt: str
    clause: str
    facts: dict[str, Fact]
    options: list[OptionInfo]
    is_forced: bool


class Position(Struct, frozen=True):
    """The table as one seat sees it (`seat` None: as a spectator sees it).

    `hand_over` is another seat at this screen that is asked: show a hand-over screen, then `look`.
    `undo` says what `undo` would do: take back at once, or ask the others first.
    `window` is the response window that is open, `order` which windows the seat wants to be asked about; None in a
    game that has none.
    `initiative` is what the seat may do although it is not asked; `request` are the words of what it wants to do so
    when what goes on is over.
    """

    step: int
    seat: int | None
    view: Any
    asked: list[AskedInfo]
    decision: DecisionInfo | None
    window: WindowInfo | None
    order: Wish | None
    hand_over: int | None
    undo: Literal["right", "consent"] | None
    can_redo: bool
    outcome: Outcome | None
    initiative: list[OptionInfo] = []
    request: str | None = None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """One more line was played. `undone` are the steps of the entries that it took back; `earlier` are the entries
    before it that belong to the same gesture."""

    entry: LogEntry
    undone: list[int]
    position: Position
    earlier: list[LogEntry] = []


class Fresh(Struct, frozen=True, tag_field="type", tag="position"):
    """The same step once more: after a stale message, or because who must agree to an undo has changed."""

    position: Position


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """Answer a decision."""

    seat: Seat
    step: Number
    words: Words
    id: Number | None = None


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can this piece (or several, parted by spaces) not be chosen?"""

    seat: Seat
    piece: Words
    id: Number | None = None


class WhyNotAnswer(Struct, frozen=True, tag_field="type", tag="why-not"):
    """Why a piece cannot be chosen now. Without a `clause` it can."""

    seat: int
    piece: str
    clause: str | None
    code: str | None
    facts: dict[str, Fact]
    answers: int | None
