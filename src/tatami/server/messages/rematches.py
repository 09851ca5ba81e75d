"""The same table once more, when a game is over."""

from msgspec import Struct

from tatami.server.messages.fields import Digits


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay the same table again: game, options, seats and bots. `pledge` is what my own seat pledges of its luck."""

    pledge: Digits | None = None


class RematchInfo(Struct, frozen=True):
    """Who of the table has proposed a rematch, by the seat held here, and the table that is laid for it."""

    seat: int
    table: str
