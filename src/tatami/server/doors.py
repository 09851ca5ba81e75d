"""Connections, before anything is read from them: how many an address may have, and how long a request may take to
arrive. Uvicorn has no such limits, and connections that never finish their headers would keep everybody else out."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tatami.server import metrics
from tatami.server.guard import network
from tatami.server.proxies import Proxies
from tatami.server.settings import Settings

log = structlog.get_logger(part="doors")
SAID_EVERY = 10.0  # seconds between two lines in the log that say that it is full
FILES_FOR_OTHERS = 200  # open files that are no connections: the database, the page, workers
LEAST_FILES = 4096


def raise_file_limit() -> int:
    """As many open files as the system allows; how many that is."""
    try:
        import resource
    except ImportError:
        return LEAST_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = 2**20
    with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door:
    """Who is connected. One for a server; protocols tell it who comes and who goes."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.most = max(100, files - FILES_FOR_OTHERS)
        self.by_address: Counter[str] = Counter()  # with IPv6 by network
        self.count = 0
        self.turned_away: Counter[str] = Counter()  # since the log was told last
        self.said = -SAID_EVERY

    def lets_in(self, address: str) -> bool:
        """Is there room for one more from this address? If so it counts until it `leaves`."""
        whom = network(address)
        is_full = self.count >= self.most
        has_many = self.by_address[whom] >= self.settings.most_connections
        is_crowd = has_many and not self.proxies.has(address)
        if is_full or is_crowd:
            self._turn_away(whom, "full" if is_full else "crowded")
            return False
        self.by_address[whom] += 1
        self.count += 1
        return True

    def leaves(self, address: str) -> None:
        whom = network(address)
        self.count -= 1
        self.by_address[whom] -= 1
        if not self.by_address[whom]:
            del self.by_address[whom]

    def _turn_away(self, address: str, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        self.turned_away[address] += 1
        now = time.monotonic()
        if now - self.said >= SAID_EVERY:
            worst, often = self.turned_away.most_common(1)[0]
            log.warning(
                "connections turned away",
                why=why,
                open=self.count,
                most=self.most if why == "full" else self.settings.most_connections,
                turned_away=self.turned_away.total(),
                address=worst,
                of_it=often,
            )
            self.turned_away.clear()
            self.said = now


def protocols(door: Door) -> dict[str, Any]:
    """Options of uvicorn's configuration: HTTP and WebSockets that pass this door."""

    class Socket(WebSocketsSansIOProtocol):
        """A connection that became a WebSocket still counts."""

        def connection_lost(self, exc: Exception | None) -> None:
            door.leaves(address_of(self.transport))
            super().connection_lost(exc)

    class Request(HttpToolsProtocol):
        """A connection on which requests arrive in time, or which is closed."""

        deadline: asyncio.TimerHandle | None = None
        is_inside = False
        has_begun = False  # Has a request begun whose headers are not complete?
        unread = 0  # bytes of those headers

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.is_inside = door.lets_in(address_of(transport))
            if self.is_inside:
                self.expect(door.settings.headers_within)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self.expect(None)
            if self.is_inside:
                door.leaves(address_of(self.transport))
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self.is_inside:
                return
            cycle: Any = self.cycle  # None before the first request, whatever its type says
            if self.has_begun or cycle is None or cycle.response_complete:
                self.unread += len(data)
                self.begin()
                if self.unread > door.settings.longest_headers + door.settings.longest_body:
                    self.too_late()
                    return
            super().data_received(data)

        def on_message_begin(self) -> None:
            self.has_begun = True
            self.begin()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.has_begun, self.unread = False, 0
            self.expect(door.settings.body_within)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.expect(None)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.expect(None)
            super().handle_websocket_upgrade()
            self.is_inside = False  # from now on the socket is counted
            socket: Any = self.transport.get_protocol()
            if not socket.handshake_initiated:  # its parser is stricter, and would wait for ever
                self.send_400_response("This is no handshake of a WebSocket.")

        def send_400_response(self, msg: str) -> None:
            metrics.TURNED_AWAY.labels("malformed").inc()
            super().send_400_response(msg)

        def begin(self) -> None:
            """Something of a request is there; the time for its headers runs from its first byte."""
            if self.deadline is None:
                self.expect(door.settings.headers_within)

        def expect(self, within: float | None) -> None:
            """The rest must come within so many seconds; None: nothing is missing."""
            if self.deadline is not None:
                self.deadline.cancel()
            self.deadline = None if within is None else self.loop.call_later(within, self.too_late)

        def too_late(self) -> None:
            metrics.TURNED_AWAY.labels("late").inc()
            self.transport.abort()

    return {"http": Request, "ws": Socket, "proxy_headers": False}


def address_of(transport: Any) -> str:
    """Where a connection comes from."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
