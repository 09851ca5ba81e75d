"""A table from outside: who sits there, how far it is; laying one, sitting down, standing up."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tatami.server.messages.fields import Digits, Fact, Name, Seat, Status, Word
from tatami.server.messages.luck import LuckInfo
from tatami.server.messages.rematches import RematchInfo
from tatami.server.messages.undoing import UndoRequest


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat.

    `bot` is the kind of bot, also while one plays for an absent player (`is_away`). Seats of one guest that share a
    screen (hot-seat) have `shares_screen`. An open seat may be kept for somebody, until a while after a rematch was
    proposed: `kept_for` is the name, and `is_kept_for_me` says that it is me.
    """

    seat: int
    holder: Literal["open", "human", "bot"]
    name: str | None
    bot: str | None
    is_mine: bool
    is_connected: bool
    is_away: bool
    shares_screen: bool
    kept_for: str | None = None
    is_kept_for_me: bool = False


class TableInfo(Struct, frozen=True):
    """A table: its game, its seats, how far it is. `asked` are the seats the game waits for. `text_facts` are what
    texts name of the values in play, by message, once the game has begun. `host` is the name of whoever laid it, if
    the host sits there."""

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
    host: str | None
    created: float
    changed: float
    step: int
    asked: list[int]
    is_my_turn: bool
    spectators: int
    undo_request: UndoRequest | None
    can_plan: bool  # All stand together, so that plans can be proposed.
    luck: LuckInfo
    rematch: RematchInfo | None = None  # for those who sat here, when the game is over


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back, asked for an undo; or the table's status changed."""

    table: TableInfo


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


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin now: this kind of bot takes the seats that are still open."""

    bot: Word


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Stand up. While the game is running a bot plays on until the player comes back."""
