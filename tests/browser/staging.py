"""Tables as they rarely are: what the server tells is changed on its way, for the eye alone."""

import json
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

Change = Callable[[dict[str, Any]], None]


class Stage:
    """What stands between the server and one page. A page keeps it: a route for sockets cannot be taken away."""

    def __init__(self, page: Any) -> None:
        self.change: Change | None = None
        self.socket: Any = None
        self.snapshot = ""
        page.route_web_socket("**/socket", self.open)

    def open(self, socket: Any) -> None:
        server = socket.connect_to_server()
        if self.change is not None:
            self.socket = socket
            server.on_message(self.told)

    def told(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.snapshot = text
        if self.change is not None:
            self.change(message)
        self.socket.send(json.dumps(message))

    def tell_again(self) -> None:
        """The page gets its snapshot once more, changed as is wished now."""
        self.told(self.snapshot)


STAGES: WeakKeyDictionary[Any, Stage] = WeakKeyDictionary()


def stage(page: Any, change: Change) -> Stage:
    """Lets `change` touch every message of the tables that are opened from now on, before the page gets it."""
    if page not in STAGES:
        STAGES[page] = Stage(page)
    STAGES[page].change = change
    return STAGES[page]


def unstage(page: Any) -> None:
    if page in STAGES:
        STAGES[page].change = None
