"""A real server on a free port of the loopback, in a thread, and guests who talk to it over HTTP and sockets."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tatami.server.app import configuration, listen
from tatami.server.hall import Hall
from tatami.server.settings import Settings

PATIENCE = 60.0  # seconds; a busy machine needs them, a broken server wastes them


class House:
    """Where the server is."""

    def __init__(self, port: int, hall: Hall | None, loop: asyncio.AbstractEventLoop | None) -> None:
        self.port = port
        self.hall = hall
        self.loop = loop
        self.url = f"http://127.0.0.1:{port}"
        self.guests: list[Visitor] = []

    def guest(self, cookies: dict[str, str] | None = None) -> "Visitor":
        """Somebody new, or somebody who was here before."""
        guest = Visitor(self, cookies)
        self.guests.append(guest)
        return guest

    def stranger(self) -> httpx.Client:
        """Somebody without a cookie."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


class Visitor:
    """A guest with a cookie, and the sockets of that guest."""

    def __init__(self, house: House, cookies: dict[str, str] | None = None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        for name, value in (cookies or {}).items():
            self.http.cookies.set(name, value, domain="127.0.0.1")
        self.name = self.get("/api/me")["name"]
        self.wires: list[Wire] = []
        self.calls = ExitStack()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json=body or {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(self, *seats: str, game: str = "katana", **more: Any) -> str:
        """A table; a seat is `me`, `open`, a kind of bot, or a name at this screen with `@` before it."""
        plans = []
        for seat in seats:
            if seat in ("me", "open"):
                plans.append({"holder": seat})
            elif seat.startswith("@"):
                plans.append({"holder": "hot-seat", "name": seat[1:]})
            else:
                plans.append({"holder": "bot", "bot": seat})
        return str(self.post("/api/tables", {"game": game, "seats": plans, **more}, 201)["id"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def dial(self, table: str, **headers: str) -> "Wire":
        """A socket that has not said hello yet."""
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket"
        opening = connect(
            address,
            additional_headers={"Cookie": self.cookie(), **headers},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        wire = Wire(self.calls.enter_context(opening))
        self.wires.append(wire)
        return wire

    def sit(self, table: str, **hello: Any) -> "Wire":
        """A socket that has its snapshot."""
        wire = self.dial(table)
        wire.send(type="hello", protocol=1, **hello)
        wire.wait("snapshot")
        return wire

    def close(self) -> None:
        self.calls.close()
        self.http.close()


class Wire:
    """A socket, with everything that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.position = message.get("position", self.position)
        self.table = message.get("table", self.table)
        return message

    def wait(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = self.receive()
            if message["type"] == type:
                return message

    def choose(self, words: str) -> None:
        """Answer the decision that this socket sees."""
        assert self.position is not None
        decision = self.position["decision"]
        self.send(type="choose", seat=decision["seat"], step=decision["step"], words=words)

    def is_welcome(self) -> bool:
        """Say hello; is there a snapshot, or was the socket closed?"""
        try:
            self.send(type="hello", protocol=1)
            return self.receive()["type"] == "snapshot"
        except ConnectionClosed:
            return False

    def closed_with(self) -> int | None:
        """The code of the close frame, once it has come."""
        while True:
            try:
                self.receive()
            except ConnectionClosed:
                return self.connection.close_code


async def resting() -> None:
    """What bots do that nobody needs."""


@contextmanager
def open_house(folder: Path, bots: bool = True, **settings: Any) -> Iterator[House]:
    """A server for the time of a test. Without bots their processes are not started before somebody asks."""
    chosen = Settings(folder, **{"pause": 0.0, "window": 0.05, "workers": 1, "rates": {}, **settings})
    config = configuration(chosen)
    config.timeout_graceful_shutdown = 2
    if not bots:
        config.app.state.hall.thinkers.open = resting
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(config)
    begun = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve([listener])

    def startup_then_tell() -> None:
        asyncio.run(run())

    original = server.startup

    async def startup(sockets: Any = None) -> None:
        await original(sockets)
        begun.set()

    server.startup = startup  # type: ignore[method-assign]
    thread = threading.Thread(target=startup_then_tell)
    thread.start()
    assert begun.wait(PATIENCE), "the server did not start"
    house = House(listener.getsockname()[1], config.app.state.hall, loops[0])
    try:
        yield house
    finally:
        house.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"
        listener.close()
