"""What each message of a client sets off: a message and its handler have the same name, and a subject is a module."""

from collections.abc import Awaitable, Callable
from typing import Any

from tatami.server import gestures, looking, opening, orders, planning, playing, undoing, windows
from tatami.server.messages import ClientMessage
from tatami.server.messages.gestures import Gesture
from tatami.server.messages.looking import Hello, Look, Past
from tatami.server.messages.luck import Open
from tatami.server.messages.planning import Propose
from tatami.server.messages.playing import Choose, Why
from tatami.server.messages.undoing import Consent, Redo, Undo
from tatami.server.messages.windows import Order, Wait
from tatami.server.onlookers import Onlooker
from tatami.server.sharing import settled
from tatami.server.table import Table

HANDLERS: dict[type, Callable[[Table, Onlooker, Any], Awaitable[None]]] = {
    Hello: looking.hello,
    Look: looking.look,
    Past: looking.past,
    Choose: playing.choose,
    Gesture: gestures.gesture,
    Why: playing.why,
    Undo: undoing.undo,
    Consent: undoing.consent,
    Redo: undoing.redo,
    Open: opening.open_share,
    Order: orders.order,
    Wait: windows.wait,
    Propose: planning.propose,
}


async def handle(table: Table, by: Onlooker, message: ClientMessage) -> None:
    """Carry out a message, or refuse it with a code."""
    handler = HANDLERS[type(message)]
    if table.sharing is None:
        await handler(table, by, message)
    else:
        await settled(table, lambda: handler(table, by, message))
