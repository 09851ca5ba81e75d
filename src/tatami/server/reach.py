"""How people on other machines come to this server: by its public address, or by the network of the house.

A server that was started for this machine alone can be opened to the network by the browser of its host, and closed
again: listeners come beside the first one. Only a browser on this machine may do that, and only where no proxy stands
before the server, because behind one every client looks like this machine.
"""

import io
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import segno
from starlette.datastructures import Headers
from starlette.types import Scope

from tatami.core.errors import TatamiError, quoted
from tatami.server.messages.reach import Reach
from tatami.server.proxies import ip
from tatami.server.refusals import Refused

EVERYWHERE = ("0.0.0.0", "::", "")  # Whoever listens there is on the network from the start.
OUTSIDE = "192.0.2.1"  # An address for documentation. Nothing is sent to it: it tells which way packets would go.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")  # What proxies add.
QUIET_ZONE = 2  # modules of white around a code

Opener = Callable[[list[str]], Awaitable[None]]
Closer = Callable[[], Awaitable[None]]


class Ways:
    """The ways to one server. `begin` is told when it listens."""

    def __init__(self, public_address: str | None, is_behind_proxy: bool) -> None:
        self.public_address = checked(public_address) if public_address else None
        self.is_behind_proxy = is_behind_proxy
        self.host = "127.0.0.1"
        self.port = 0
        self.opened: list[str] = []  # the addresses at which a browser of this machine has let others in
        self._open: Opener | None = None
        self._close: Closer | None = None

    def begin(self, host: str, port: int, open: Opener | None = None, close: Closer | None = None) -> None:
        """The server listens here, and can listen elsewhere too."""
        self.host, self.port, self._open, self._close = host, port, open, close

    def reach(self, scope: Scope) -> Reach:
        """What this browser is told."""
        return Reach(self.address_for(scope), self.is_on_network(), self.can_switch(scope))

    def is_on_network(self) -> bool:
        """Are other machines let in?"""
        return self.host in EVERYWHERE or bool(self.opened) or not is_this_machine(self.host)

    def address_for(self, scope: Scope) -> str | None:
        """What links for others begin with: the public address; the one that this browser uses itself, if it is not
        of this machine alone; one in the network, if others are let in."""
        if self.public_address is not None:
            return self.public_address
        host = Headers(scope=scope).get("host", "")
        if not is_this_machine(urlsplit(f"//{host}").hostname or ""):
            return f"{scope['scheme'].replace('ws', 'http')}://{host}/"
        if self.is_behind_proxy:
            return None
        return self.network_address()

    def network_address(self) -> str | None:
        """The address in the network, if others are let in."""
        if self.host in EVERYWHERE:
            addresses = own_addresses()
        else:
            addresses = self.opened if is_this_machine(self.host) else [self.host]
        return f"http://{addresses[0]}:{self.port}/" if addresses else None

    def can_switch(self, scope: Scope) -> bool:
        """May this browser let others in? It is on this machine, and nobody speaks for it."""
        if self._open is None or self.is_behind_proxy or not is_this_machine(self.host):
            return False
        client, headers = scope.get("client"), Headers(scope=scope)
        is_here = client is not None and is_this_machine(client[0])
        is_asked_here = is_this_machine(urlsplit(f"//{headers.get('host', '')}").hostname or "")
        return is_here and is_asked_here and not any(name in headers for name in FORWARDED)

    async def switch(self, scope: Scope, is_on_network: bool) -> None:
        """Let others in, or no longer."""
        if not self.can_switch(scope) or self._open is None or self._close is None:
            raise Refused("not-this-machine")
        if is_on_network == bool(self.opened):
            return
        if not is_on_network:
            await self._close()
            self.opened = []
            return
        addresses = own_addresses()
        if not addresses:
            raise Refused("no-network")
        try:
            await self._open(addresses)
        except OSError:
            raise Refused("no-network") from None
        self.opened = addresses


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that packets leave from first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((OUTSIDE, 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if is_of_network(address)]


def is_of_network(address: str) -> bool:
    """May others know this machine by such an address?"""
    found = ip(address)
    return found is not None and not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_this_machine(host: str) -> bool:
    """Is this a name or an address that means the machine it is used on?"""
    found = ip(host)
    return found.is_loopback if found is not None else host.lower() == "localhost"


def checked(address: str) -> str:
    """A public address as the settings name it, with the slash at its end."""
    try:
        parts = urlsplit(address)
        is_address = (
            parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.query or parts.fragment)
        )
    except ValueError:
        is_address = False
    if not is_address:
        raise TatamiError("bad-address", f"A public address is like https://tatami.example/, not {quoted(address)}.")
    return address if address.endswith("/") else f"{address}/"


def drawn(address: str) -> str:
    """An address as a code that phones read, as SVG; dark on white whatever the page looks like."""
    code: str = segno.make_qr(address).svg_inline(scale=4, border=QUIET_ZONE, dark="#1f1b18", light="#ffffff")
    return code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in code else code


def for_terminals(address: str) -> str:
    """The same in a terminal."""
    out = io.StringIO()
    segno.make_qr(address).terminal(out, compact=True, border=QUIET_ZONE)
    return out.getvalue()
