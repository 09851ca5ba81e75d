"""The languages: Tatami's protocol (docs/protocol.md), and socket.io as boardgame.io's own client speaks it."""

import asyncio
import json
import random
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from bench.load.players import Seat, Table

PLAYERS = 5


# Tatami


class Option(msgspec.Struct):
    words: str


class Decision(msgspec.Struct):
    seat: int
    step: int
    options: list[Option]


class Position(msgspec.Struct):
    step: int
    decision: Decision | None


class Message(msgspec.Struct):
    """The part of a message that a player of the load reads."""

    type: str
    position: Position | None = None


class TatamiSeat(Seat):
    decoder = msgspec.json.Decoder(Message)

    def __init__(self, table: Table, seat: int, port: int, id: str, cookie: str) -> None:
        super().__init__(table, seat)
        self.address = f"ws://127.0.0.1:{port}/api/tables/{id}/socket"
        self.cookie = cookie
        self.decision: Decision | None = None

    async def open(self) -> None:
        socket = await self.dial(self.address, self.cookie)
        await socket.send('{"type": "hello", "protocol": 1}')
        snapshot = self.decoder.decode(await socket.recv())
        assert snapshot.type == "snapshot" and snapshot.position is not None
        self.decision = snapshot.position.decision

    def take(self, text: str) -> int | None:
        message = self.decoder.decode(text)
        if message.type != "update" or message.position is None:
            return None
        self.decision = message.position.decision
        return message.position.step

    def move(self, luck: random.Random) -> str | None:
        if self.decision is None:
            return None
        words = luck.choice(self.decision.options).words
        return json.dumps({"type": "choose", "seat": self.seat, "step": self.decision.step, "words": words})


async def tatami_tables(port: int, count: int) -> list[Table]:
    """Tables of Katana with five guests each; every guest has one table."""

    def ask(path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://127.0.0.1:{port}{path}", data, headers), timeout=60) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]

    def lay() -> Table:
        cookies = [ask("/api/me")[1] for _ in range(PLAYERS)]
        plan = {"game": "katana", "seats": [{"holder": "me"}] + [{"holder": "open"}] * (PLAYERS - 1)}
        id = ask("/api/tables", plan, cookies[0])[0]["id"]
        for cookie in cookies[1:]:
            ask(f"/api/tables/{id}/join", {}, cookie)
        table = Table()
        table.seats = [TatamiSeat(table, seat, port, id, cookie) for seat, cookie in enumerate(cookies)]
        return table

    return [await asyncio.to_thread(lay) for _ in range(count)]


# boardgame.io


class BoardgameSeat(Seat):
    """Engine.IO packets: 0 open, 2 ping, 3 pong, 4 message; socket.io in them: 40 connect, 42 event."""

    game = "minimal"

    def __init__(self, table: Table, seat: int, port: int, match: str) -> None:
        super().__init__(table, seat)
        self.address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.match = match
        self.step = 0
        self.is_asked = False
        self.pongs: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        socket = await self.dial(self.address)
        assert str(await socket.recv()).startswith("0")
        await socket.send(f"40/{self.game},")
        assert str(await socket.recv()).startswith(f"40/{self.game},")
        await socket.send(self.event("sync", self.match, str(self.seat), None, PLAYERS))
        while (event := self.read(str(await socket.recv())))[0] != "sync":
            pass
        self.note(event[2]["state"])

    def event(self, *event: Any) -> str:
        return f"42/{self.game},{json.dumps(event)}"

    def read(self, text: str) -> list[Any]:
        prefix = f"42/{self.game},"
        if text.startswith(prefix):
            return list(msgspec.json.decode(text[len(prefix) :]))
        if text == "2" and self.socket is not None:
            pong = asyncio.create_task(self.socket.send("3"))
            self.pongs.add(pong)
            pong.add_done_callback(self.pongs.discard)
        return [None]

    def note(self, state: dict[str, Any]) -> None:
        self.step = state["_stateID"]
        self.is_asked = state["ctx"]["currentPlayer"] == str(self.seat)

    def take(self, text: str) -> int | None:
        event = self.read(text)
        if event[0] != "update":
            return None
        self.note(event[2])
        return self.step

    def move(self, luck: random.Random) -> str | None:
        if not self.is_asked:
            return None
        payload = {"type": "play", "args": [luck.randrange(40)], "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self.event("update", action, self.step, self.match, str(self.seat))


async def boardgame_tables(port: int, count: int) -> list[Table]:
    """Matches of the minimal game with five players each; a match begins when its first player comes."""
    tables = []
    for number in range(count):
        table = Table()
        table.seats = [BoardgameSeat(table, seat, port, f"match-{number}") for seat in range(PLAYERS)]
        tables.append(table)
    return tables
