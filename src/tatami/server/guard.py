"""The door of the server: which hosts, origins and paces are let in, and what every answer says to the browser."""

import ipaddress
import math
from collections.abc import Iterable
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tatami.core.errors import TatamiError
from tatami.server import metrics
from tatami.server.messages import encode
from tatami.server.messages.errors import Refusal
from tatami.server.proxies import ip
from tatami.server.refusals import Refused, status

READING = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Rates:
    """How often one address may ask for something."""

    def __init__(self, rates: dict[str, str]) -> None:
        self.rates: dict[str, RateLimitItem] = {what: parse(rate) for what, rate in rates.items()}
        self.items = self.rates
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    def share(self, workers: int) -> None:
        """So many workers share the requests of each address: this one lets its part of them in."""
        self.items = {
            what: type(rate)(math.ceil(rate.amount / workers), rate.multiples) for what, rate in self.rates.items()
        }

    async def count(self, what: str, address: str) -> None:
        """Refuse what comes too often; nothing is limited that has no rate."""
        item = self.items.get(what)
        if item is not None and not await self.limiter.hit(item, what, network(address)):
            raise Refused("too-frequent")


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, host_names: Iterable[str], longest_path: int, rates: Rates) -> None:
        self.app = app
        self.longest_path = longest_path
        self.host_names = {"localhost", *(name.lower() for name in host_names)}
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.check(scope)
        except Refused as error:
            metrics.REFUSED.labels(error.code).inc()
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            else:
                await refusal(error)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

    async def check(self, scope: Scope) -> None:
        """Refuse what comes too often, or does not come from our own page."""
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        of_api = "change" if changes else "request"
        await self.rates.count(of_api if scope["path"].startswith("/api/") else "file", address_of(scope))
        try:
            self.look_at(scope, changes)
        except Refused:
            await self.rates.count("strange", address_of(scope))
            raise

    def look_at(self, scope: Scope, changes: bool) -> None:
        """Refuse what does not come from our own page."""
        if len(scope.get("raw_path") or scope["path"]) > self.longest_path:
            raise Refused("too-long")
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.is_ours(hosts[0]):
            raise Refused("foreign-host")
        if changes:
            if headers.get("sec-fetch-site", "same-origin") != "same-origin":
                raise Refused("foreign-origin")
            if not all(is_origin_at(hosts[0], origin) for origin in headers.getlist("origin")):
                raise Refused("foreign-origin")

    def is_ours(self, host: str) -> bool:
        """A name under which the server was told to answer, or an address: a foreign page that resolves its own name
        to our address (DNS rebinding) is neither."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self.host_names or ip(name) is not None


def is_origin_at(host: str, origin: str) -> bool:
    """Is this the origin of a page at this host and port? Whether it came by http or https only a proxy before us
    may know; a browser tells the two apart by itself (Sec-Fetch-Site)."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def refusal(error: TatamiError) -> Response:
    """An error as an answer."""
    body = encode(Refusal(error.code, error.sentence))
    headers = {**HEADERS, "Cache-Control": "no-store"}  # an error may be said outside the guard, too
    return Response(body, status(error), headers, "application/json")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def network(address: str) -> str:
    """Whom a rate is counted for: an address, or with IPv6 the network that one customer has."""
    found = ip(address)
    if found is None:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
