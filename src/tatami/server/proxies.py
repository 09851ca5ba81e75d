"""Who a request comes from, behind the proxies that the settings name. Nobody else is believed."""

import ipaddress
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tatami.core.errors import TatamiError, quoted

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The addresses and networks of trusted proxies."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks: list[Network] = [network(name) for name in named]

    def has(self, address: str) -> bool:
        """Is this the address of a proxy?"""
        found = ip(address)
        return found is not None and any(found in network for network in self.networks)

    def origin(self, address: str, forwarded: str) -> str:
        """The address that a proxy speaks for: the last one that is no proxy. Whatever stands before it, its client
        may have made up."""
        for step in reversed([part.strip() for part in forwarded.split(",")]):
            if ip(step) is None:
                return address
            address = step
            if not self.has(step):
                return address
        return address


class BehindProxies:
    """Puts the true client and scheme into the scope, where a named proxy tells them."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            address, port = scope["client"]
            if self.proxies.has(address):
                headers = Headers(scope=scope)
                scope["client"] = (self.proxies.origin(address, ",".join(headers.getlist("x-forwarded-for"))), port)
                if headers.get("x-forwarded-proto") == "https":
                    scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        await self.app(scope, receive, send)


def network(name: str) -> Network:
    """An address or a network, as somebody names it in the settings."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise TatamiError("bad-proxy", f"A proxy is an address or a network, not {quoted(name)}.") from None


def ip(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, if it is one; one of IPv4 that comes over IPv6 is that of IPv4."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found
