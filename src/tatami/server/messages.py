"""Everything that goes over the wire, in both directions. docs/protocol.md says it in words.

Lists and Structs only: a tuple of fixed length has no good form in the generated TypeScript.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tatami.core.outcome import Outcome

PROTOCOL = 1

Fact = bool | int | str | list[int | str] | None
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Digits = Annotated[str, Meta(max_length=200)]  # a pledge or a share; what is none is refused in a sentence of its own
Status = Literal["gathering", "opening", "playing", "finished", "frozen", "closed"]


# What a table looks like from outside


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat.

    `bot` is the kind of bot, also while one plays for an absent player (`is_away`). Seats of one guest that share a
    screen (hot-seat) have `shares_screen`.
    """

    seat: int
    holder: Literal["open", "human", "bot"]
    name: str | None
    bot: str | None
    is_mine: bool
    is_connected: bool
    is_away: bool
    shares_screen: bool


class UndoRequest(Struct, frozen=True):
    """A player asks the others to let a choice be taken back; `waiting` are the seats that have not answered.

    `asked_chance`: dice, cards or the like came out since. The same choices will bring the same again.
    """

    seat: int
    step: int
    takes_back: int
    waiting: list[int]
    asked_chance: bool


class LuckInfo(Struct, frozen=True):
    """Where the table's luck comes from: docs/decisions/chance.md has the hashes.

    Quick luck is that of tables that were begun before there was sealed luck; it promises nothing. `promise` is shown
    from the beginning on. `pledges` is empty until the list is closed, then it has each seat's pledge, or None.
    `opened` are the seats whose share is open; `withheld`, once the game is dealt, those that pledged one and did not
    open it.
    """

    kind: Literal["sealed", "quick"]
    promise: str | None
    pledges: list[str | None]
    opened: list[int]
    withheld: list[int]


class TableInfo(Struct, frozen=True):
    """A table: its game, its seats, how far it is. `asked` are the seats the game waits for. `text_facts` are what
    texts name of the values in play, by message, once the game has begun."""

    id: str
    game: str
    game_version: int
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Fact]
    text_facts: dict[str, dict[str, Fact]]
    has_content_pack: bool
    is_public: bool
    is_host: bool
    created: float
    changed: float
    step: int
    asked: list[int]
    is_my_turn: bool
    spectators: int
    undo_request: UndoRequest | None
    luck: LuckInfo


# What a seat sees


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
    """The question to the seat whose eyes this socket has. An answer carries this `step`."""

    seat: int
    step: int
    prompt: str
    facts: dict[str, Fact]
    options: list[OptionInfo]


class Position(Struct, frozen=True):
    """The table as one seat sees it (`seat` None: as a spectator sees it).

    `hand_over` is another seat at this screen that is asked: show a hand-over screen, then `look`.
    `undo` says what `undo` would do: take back at once, or ask the others first.
    """

    step: int
    seat: int | None
    view: Any
    asked: list[AskedInfo]
    decision: DecisionInfo | None
    hand_over: int | None
    undo: Literal["right", "consent"] | None
    can_redo: bool
    outcome: Outcome | None


# From the server, over the socket


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything, after `hello` and `look`. Before the game begins `position` is None."""

    protocol: int
    table: TableInfo
    position: Position | None
    log: list[LogEntry]


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back, asked for an undo; or the table's status changed."""

    table: TableInfo


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """One more line was played. `undone` are the steps of the entries that it took back."""

    entry: LogEntry
    undone: list[int]
    position: Position


class Fresh(Struct, frozen=True, tag_field="type", tag="position"):
    """The same step once more: after a stale message, or because who must agree to an undo has changed."""

    position: Position


class History(Struct, frozen=True, tag_field="type", tag="history"):
    """Earlier entries of the log."""

    log: list[LogEntry]
    answers: int | None


class WhyNotAnswer(Struct, frozen=True, tag_field="type", tag="why-not"):
    """Why a piece cannot be chosen now. Without a `clause` it can."""

    seat: int
    piece: str
    clause: str | None
    code: str | None
    facts: dict[str, Fact]
    answers: int | None


class Problem(Struct, frozen=True, tag_field="type", tag="error"):
    """A message was refused, and why: a code for programs, an English sentence for people. The table is unharmed."""

    code: str
    sentence: str
    answers: int | None


ServerMessage = Snapshot | TableChanged | Update | Fresh | History | WhyNotAnswer | Problem


# From the client, over the socket; `id` comes back as `answers`


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message. Answered by a snapshot; gives back the seats that bots kept."""

    protocol: int
    look: Seat | None = None
    id: Number | None = None


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


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Look through the eyes of another seat of mine, or a spectator's (None)."""

    seat: Seat | None
    id: Number | None = None


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


class Open(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="open"):
    """Open the share of the luck that this seat pledged, once the list of pledges is closed."""

    seat: Seat
    share: Digits
    id: Number | None = None


class Past(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="past"):
    """Earlier entries of the log: those before this step."""

    before: Number
    id: Number | None = None


ClientMessage = Hello | Choose | Why | Look | Undo | Consent | Redo | Open | Past


# Over HTTP


class Me(Struct, frozen=True):
    """A guest."""

    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OptionForm(Struct, frozen=True):
    """A table option, all its values, and the one that is meant when it is not given; `limits` has the values, as
    words, that only some numbers of players can choose, and these numbers."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    limits: dict[str, list[int]]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    seats: list[int]
    options: list[OptionForm]
    bots: list[str]


class Games(Struct, frozen=True):
    games: list[GameInfo]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: me (once), somebody else at this screen, a bot, or whoever comes."""

    holder: Literal["me", "hot-seat", "bot", "open"]
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid. `pledge` is what my own seat pledges of its luck."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[Word, bool | int | Word] = {}
    content: dict[str, Any] | None = None
    is_public: bool = False
    pledge: Digits | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat; None takes the first. `pledge` is what that seat pledges of the table's luck."""

    seat: Seat | None = None
    pledge: Digits | None = None


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """Pledge a share of the luck, from a seat that has not done so when it was taken."""

    pledge: Digits


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin now: this kind of bot takes the seats that are still open."""

    bot: Word


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Stand up. While the game is running a bot plays on until the player comes back."""


class Lobby(Struct, frozen=True):
    """`mine`: where I sit, the ones that wait for me first. `open`: public tables with a free seat. `running`:
    public games to look at."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


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


class Refusal(Struct, frozen=True):
    """What every HTTP error says."""

    code: str
    sentence: str
