"""Where the luck of a table comes from, and what a player adds to it."""

from typing import Literal

from msgspec import Struct

from tatami.server.messages.fields import Digits, Number, Seat


class LuckInfo(Struct, frozen=True):
    """Where the table's luck comes from: docs/decisions/chance.md has the hashes.

    Quick luck is that of tables that were begun before there was sealed luck; it promises nothing. `promise` is shown
    from the beginning on. `pledges` is empty until the list is closed, then it has each seat's pledge, or None; from
    then on `setting` is the hash of what is played (game, version, seats, options, content), the table, the promise
    and the pledges.
    `opened` are the seats whose share is open; `withheld`, once the game is dealt, those that pledged one and did not
    open it.
    """

    kind: Literal["sealed", "quick"]
    promise: str | None
    pledges: list[str | None]
    setting: str | None
    opened: list[int]
    withheld: list[int]


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """Pledge a share of the luck, from a seat that has not done so when it was taken."""

    pledge: Digits


class Open(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="open"):
    """Open the share of the luck that this seat pledged, once the list of pledges is closed."""

    seat: Seat
    share: Digits
    id: Number | None = None
