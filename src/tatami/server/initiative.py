"""Acting unasked: what a seat may do by its own initiative, and requests for it that have to wait.

A request that comes in the middle of something is kept until that is over, and is carried out before the player whose
turn it is goes on; whatever that player has sent meanwhile is an answer to an older question. A request that no
longer fits lapses. Nobody else hears of one before it is carried out.
"""

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from tatami.core.errors import IllegalChoice
from tatami.core.state import Frame, State
from tatami.server.course import Course

if TYPE_CHECKING:
    from tatami.server.table import Table


class Request(NamedTuple):
    """What a seat wants to do as soon as `frame`, which allows it, is on top again."""

    words: str
    frame: Frame[Any]


def allowing(state: Any) -> Frame[Any] | None:
    """The frame on the stack that lets others act unasked, if there is one: on top, or below what goes on now."""
    if not isinstance(state, State):
        return None
    return next((frame for frame in state.stack if type(frame).interrupts is not Frame.interrupts), None)


def open_now(state: Any) -> Frame[Any] | None:
    """The frame on top, if it lets others act unasked."""
    frame = allowing(state)
    return frame if frame is not None and state.stack[-1] is frame else None


async def act(table: "Table", seat: int, words: str) -> None:
    """A seat that is not asked does something, at once or when what goes on is over. Called by whoever is at work at
    the table."""
    course = table.running()
    state = course.match.state
    frame = allowing(state)
    if frame is None or seat == frame.seat:
        raise IllegalChoice("not-asked", f"Seat {seat} is not asked anything now.")
    if state.stack[-1] is frame:
        await table.play(lambda course: course.choose(seat, words))
        return
    table.requests[seat] = Request(table.game.words(state, seat, table.game.parse(state, seat, words)), frame)
    _share(table)
    table.show_to(seat)


def _share(table: "Table") -> None:
    """Other workers hear of a request; for how long it is written nobody else may notice."""
    if table.sharing is not None:
        table.sharing.write_soon()


async def carry_out(table: "Table") -> None:
    """What goes on may be over: the next request that fits is carried out, clockwise from whose turn it is."""
    course = table.running()
    state = course.match.state
    for seat in sorted(table.requests, key=lambda seat: (seat - table.requests[seat].frame.seat) % state.seats):
        request = table.requests[seat]
        if not any(frame is request.frame for frame in state.stack):
            del table.requests[seat]
            _share(table)
        elif state.stack[-1] is request.frame:
            del table.requests[seat]
            options = [table.game.words(state, seat, option) for option in course.interrupts(seat)]
            if request.words in options:
                await table.play(partial(Course.choose, seat=seat, words=request.words))
                return
            _share(table)
