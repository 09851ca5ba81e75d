"""Sockets: whatever a client sends, the answer is an update or a coded error, and the table is unharmed."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.core.errors import TatamiError
from tatami.server import looking, metrics
from tatami.server.guard import refusal
from tatami.server.guests import COOKIE, Guest, Guests
from tatami.server.hall import Hall
from tatami.server.handlers import handle
from tatami.server.messages import PROTOCOL, ClientMessage, encode
from tatami.server.messages.errors import Problem
from tatami.server.messages.gestures import Gesture
from tatami.server.messages.looking import Hello, Look, Past
from tatami.server.refusals import Elsewhere, Refused, where
from tatami.server.settings import Settings
from tatami.server.store import StoreFailed
from tatami.server.table import Table

log = structlog.get_logger(part="sockets")
decoder = msgspec.json.Decoder(ClientMessage)

BROKEN, GO_ELSEWHERE = 1011, 1012
NO_HELLO, NO_GUEST, NO_TABLE, TOO_MANY_REFUSED, TOO_SLOW, CROWDED = 4000, 4001, 4004, 4008, 4009, 4013
COSTLY, MORE_COST = (Hello, Look, Past, Gesture), 4  # with a whole log, or many answers: they count five times
CLOSE_WITHIN = 2.0  # seconds for a close frame to get through to a client that reads nothing


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Pace:
    """So many messages a second, and some more at once."""

    def __init__(self, settings: Settings) -> None:
        self.rate = settings.messages_per_second
        self.most = self.left = settings.messages_at_once
        self.seen = time.monotonic()

    def takes(self, cost: float = 1) -> bool:
        """Is one more message in order? Some are as good as several."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Outbox:
    """What is still to be sent to a client, the oldest first. A message that outdates others of its kind takes their
    place, so nobody falls behind because others make a noise."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: list[tuple[bytes, str]] = []
        self.filled = asyncio.Event()

    def put(self, message: bytes, outdates: str = "") -> bool:
        """Is there still room?"""
        if outdates:
            self.waiting = [each for each in self.waiting if each[1] != outdates]
        if len(self.waiting) >= self.most:
            return False
        self.waiting.append((message, outdates))
        self.filled.set()
        return True

    async def next(self) -> bytes:
        """The oldest message, once there is one."""
        await self.filled.wait()
        message, _ = self.waiting.pop(0)
        if not self.waiting:
            self.filled.clear()
        return message


class Socket:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, guest: Guest, table: Table) -> None:
        self.websocket = websocket
        self.guest = guest
        self.table = table
        self.settings = table.settings
        self.look: int | None = None
        self.outbox = Outbox(self.settings.most_queued)
        self.ended: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()  # by the server
        self.pace = Pace(self.settings)
        self.refused = 0

    def send(self, message: bytes, outdates: str = "") -> None:
        """Queue a message; a socket that falls too far behind is given up."""
        if not self.outbox.put(message, outdates):
            self.end(Closed(TOO_SLOW, "too-slow"))

    def send_on(self) -> None:
        self.end(Closed(GO_ELSEWHERE, "elsewhere"))

    def end(self, closed: Closed) -> None:
        """Close it; what was said first counts."""
        if not self.ended.done():
            self.ended.set_result(closed)

    async def serve(self) -> None:
        """From hello to the end."""
        hello = await self.hello()
        tasks = [asyncio.create_task(self.write())]
        try:
            await self.enter(hello)
            tasks.append(asyncio.create_task(self.read()))
            waited: list[asyncio.Future[Any]] = [*tasks, self.ended]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if self.ended.done():
                raise self.ended.result()
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.shield(looking.bye(self.table, self))

    async def hello(self) -> Hello:
        """The first message."""
        try:
            async with asyncio.timeout(self.settings.hello_within):
                message = decode(await self.receive(), self.settings)
        except (TatamiError, TimeoutError):
            message = None
        if not isinstance(message, Hello) or message.protocol != PROTOCOL:
            error = Refused("hello-first")
            await deliver(self.websocket, encode(Problem(error.code, error.sentence, None)))
            raise Closed(NO_HELLO, "no-hello")
        return message

    async def enter(self, hello: Hello) -> None:
        try:
            await looking.hello(self.table, self, hello)
        except Refused as error:
            if error.code != "frozen":
                raise
            # It froze while it was being shown; now it is shown as frozen.
            await looking.hello(self.table, self, Hello(PROTOCOL))

    async def write(self) -> None:
        while True:
            await deliver(self.websocket, await self.outbox.next())

    async def read(self) -> None:
        while True:
            message = await self.receive()
            # A choice that is being written to disk must reach everybody, even if its socket breaks meanwhile.
            await asyncio.shield(self.take(message))
            if self.refused > self.settings.most_refused:
                raise Closed(TOO_MANY_REFUSED, "too-many-refused")

    async def receive(self) -> str | bytes:
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text: str | None = event.get("text")
        return text if text is not None else bytes(event["bytes"])

    async def take(self, data: str | bytes) -> None:
        """One message: carried out, or refused with a code."""
        message: ClientMessage | None = None
        try:
            if not self.pace.takes():
                raise Refused("too-frequent")
            message = decode(data, self.settings)
            if isinstance(message, COSTLY) and not self.pace.takes(MORE_COST):
                raise Refused("too-frequent")
            kind = type(message).__name__.lower()
            metrics.MESSAGES.labels(kind).inc()
            log.debug("took", table=self.table.id, message=kind)
            await handle(self.table, self, message)
            self.refused = 0
        except TatamiError as error:
            await self.refuse(error, message)
        except Exception as error:
            log.error("message failed", table=self.table.id, error=where(error))
            await self.refuse(Refused("broken"), message)

    async def refuse(self, error: TatamiError, message: ClientMessage | None) -> None:
        """Say what was wrong; whoever answered an old question gets the table as it is now."""
        self.refused += 1
        metrics.REFUSED.labels(error.code).inc()
        self.send(encode(Problem(error.code, error.sentence, message.id if message else None)))
        if error.code == "stale":
            with suppress(TatamiError):
                await looking.once_more(self.table, self)


async def deliver(websocket: WebSocket, message: bytes) -> None:
    """Send a message. A socket that was just closed, by its client or under our feet, is one that has gone."""
    try:
        await websocket.send_text(message.decode())
    except RuntimeError as closed:
        raise WebSocketDisconnect(1006) from closed


def decode(data: str | bytes, settings: Settings) -> ClientMessage:
    """A message of the protocol, or Refused."""
    if isinstance(data, bytes):
        raise Refused("binary")
    if len(data) > settings.longest_message:
        raise Refused("too-long")
    try:
        message: ClientMessage = decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", f"This message is not one of the protocol: {str(error)[:200]}.") from None
    return message


class Sockets:
    """The door: who may open a socket at a table."""

    def __init__(self, hall: Hall, guests: Guests) -> None:
        self.hall = hall
        self.guests = guests
        self.of_guest: dict[str, int] = {}

    async def endpoint(self, websocket: WebSocket) -> None:
        """One socket, from the handshake to the close frame."""
        if await self.hall.is_elsewhere(websocket.path_params["table"]):
            await websocket.send_denial_response(refusal(Elsewhere()))  # A proxy tries the next worker.
            return
        await websocket.accept()
        metrics.SOCKETS.inc()
        try:
            await self.serve(websocket)
        except Closed as closed:
            metrics.DROPPED.labels(closed.why).inc()
            with suppress(Exception):  # it may be gone already, or never read the frame
                async with asyncio.timeout(CLOSE_WITHIN):
                    await websocket.close(closed.code, closed.why)
        except WebSocketDisconnect:
            pass
        except (TatamiError, StoreFailed) as error:
            why = error.code if isinstance(error, TatamiError) else "not-read"
            metrics.DROPPED.labels(why).inc()
            with suppress(Exception):
                await websocket.close(BROKEN, why)
        finally:
            metrics.SOCKETS.dec()

    async def serve(self, websocket: WebSocket) -> None:
        guest = self.guests.known(websocket.cookies.get(COOKIE))
        if guest is None:
            raise Closed(NO_GUEST, "no-guest")
        try:
            table = await self.hall.newest(websocket.path_params["table"])
        except Refused as error:
            if error.code != "unknown-table":
                raise
            raise Closed(NO_TABLE, error.code) from None
        settings = self.hall.settings
        count = self.of_guest.get(guest.id, 0)
        is_full = len(table.onlookers) >= settings.most_sockets_per_table
        if count >= settings.most_sockets_per_guest or (is_full and guest.id not in table.stored.people()):
            raise Closed(CROWDED, "crowded")  # Strangers never keep its own people from a table.
        self.of_guest[guest.id] = count + 1
        try:
            await Socket(websocket, guest, table).serve()
        finally:
            self.of_guest[guest.id] -= 1
            if not self.of_guest[guest.id]:
                del self.of_guest[guest.id]
