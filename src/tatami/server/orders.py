"""Standing orders: which response windows a player wants to be asked about.

An order is known to its seat alone. It changes what the page asks, never how long a window lasts (`windows.py`), and
nothing that others are sent.
"""

from functools import cache
from typing import TYPE_CHECKING

from tatami.core.game import Game
from tatami.core.together import Window
from tatami.core.waiting import concerns, frames_of
from tatami.server.course import Course, Question
from tatami.server.messages.windows import Order, Wish
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused
from tatami.server.seating import Stored

if TYPE_CHECKING:
    from tatami.server.table import Table


def has_windows(game: Game) -> bool:
    """Are there response windows in this game?"""
    return _has_windows(game.wiring.package)


@cache
def _has_windows(package: str) -> bool:
    return any(issubclass(frame, Window) for frame in frames_of(package).values())


def order_of(stored: Stored, game: Game, seat: int | None) -> Wish | None:
    """The order of a seat; None where there is nothing to order."""
    return stored.holders[seat].wish if seat is not None and has_windows(game) else None


def wants(stored: Stored, course: Course, seat: int, question: Question) -> bool:
    """Does the order of this seat want the question of a window to be put, whatever the hand holds?"""
    wish = stored.holders[seat].wish
    return wish == "always" or (wish == "concerned" and concerns(course.match.state, question.decision))


async def order(table: "Table", by: Onlooker, message: Order) -> None:
    """A seat gives its order: written without a trace that others could see, then shown to its own sockets."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        if not has_windows(table.game):
            raise Refused("no-windows")
    await table.write_unseen(message.seat, lambda stored: stored.with_wish(message.seat, message.wish))
