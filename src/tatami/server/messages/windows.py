"""Response windows: how long one stays open, and what a seat has ordered for those to come."""

from typing import Literal

from msgspec import Struct

from tatami.server.messages.fields import Number, Seat

Wish = Literal["always", "concerned", "never"]


class WindowInfo(Struct, frozen=True):
    """An open response window, as one seat sees it.

    `closes_in`: so many seconds later it closes, whoever has answered; null where nobody is hurried. The rest is the
    seat's own: `asks`, does its order want the question to be put; `answer`, what it has answered, in words, which
    nobody hears of before the window closes; `can_wait`, may it hold the window open longer.
    """

    closes_in: float | None
    asks: bool
    answer: str | None
    can_wait: bool


class Order(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="order"):
    """Which response windows a seat wants to be asked about: always, only if concerned, never. Nobody else hears."""

    seat: Seat
    wish: Wish
    id: Number | None = None


class Wait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="wait"):
    """Hold the response window open for longer."""

    seat: Seat
    step: Number
    id: Number | None = None
