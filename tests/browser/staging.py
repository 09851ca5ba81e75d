"""Tables as they rarely are: what the server tells is changed on its way, for the eye alone."""

import json
from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any]], None]


def stage(page, change: Change) -> None:
    """Lets `change` touch every message that brings a position or a table, before the page gets it."""

    def open_socket(socket) -> None:
        server = socket.connect_to_server()

        def told(text: str) -> None:
            message = json.loads(text)
            change(message)
            socket.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/socket", open_socket)
