"""Who looks at a table, and through whose eyes."""

import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from tatami.server.guests import Guest


class Onlooker(Protocol):
    """A socket, as a table knows it. `look` is the seat whose eyes it has."""

    guest: Guest
    look: int | None

    def send(self, message: bytes, outdates: str = "") -> None:
        """Queue a message; never waits. One that `outdates` others of that kind takes the place of those unsent."""

    def send_on(self) -> None:
        """Another worker serves this table: the client is to connect again."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at a table: how many sockets each guest has, and through which seats they see it."""

    sockets: dict[str, int]
    looks: frozenset[int]


NOBODY = Presence({}, frozenset())


class Onlookers:
    """The sockets at one table, and what is known of those at other workers."""

    def __init__(self) -> None:
        self.present: list[Onlooker] = []
        self.sockets: dict[str, int] = {}  # how many each guest has here
        self.gone_since: dict[str, float] = {}  # when the last socket of a guest was closed
        self.elsewhere = NOBODY
        self.changes = 0  # how often somebody came or went

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(self.present)

    def __len__(self) -> int:
        return len(self.present)

    def come(self, onlooker: Onlooker) -> bool:
        """A socket says hello; is it new here?"""
        guest = onlooker.guest.id
        self.gone_since.pop(guest, None)
        if onlooker in self.present:
            return False
        self.present.append(onlooker)
        self.sockets[guest] = self.sockets.get(guest, 0) + 1
        self.changes += 1
        return True

    def go(self, onlooker: Onlooker) -> bool:
        """A socket is closed; was it one of ours?"""
        if onlooker not in self.present:
            return False
        guest = onlooker.guest.id
        self.present.remove(onlooker)
        self.sockets[guest] -= 1
        self.changes += 1
        if not self.sockets[guest]:
            del self.sockets[guest]
        if not self.has(guest):
            self.gone_since[guest] = time.monotonic()
        return True

    def here(self) -> Presence:
        """Who is at this worker."""
        return Presence(dict(self.sockets), frozenset(one.look for one in self.present if one.look is not None))

    def hear(self, elsewhere: Presence) -> bool:
        """Who is at other workers now; does that change anything?"""
        before, self.elsewhere = self.elsewhere, elsewhere
        for guest in before.sockets.keys() - elsewhere.sockets.keys() - self.sockets.keys():
            self.gone_since[guest] = time.monotonic()
        for guest in elsewhere.sockets:
            self.gone_since.pop(guest, None)
        self.changes += before != elsewhere
        return before != elsewhere

    @property
    def everybody(self) -> Mapping[str, int]:
        """How many sockets each guest has, at whatever worker."""
        return Counter(self.sockets) + Counter(self.elsewhere.sockets) if self.elsewhere.sockets else self.sockets

    def has(self, guest: str) -> bool:
        """Is this guest connected?"""
        return guest in self.sockets or guest in self.elsewhere.sockets

    def gone_for(self, guest: str) -> float:
        """For how many seconds a guest who is not connected has been gone, as far as this worker knows."""
        now = time.monotonic()
        return now - self.gone_since.setdefault(guest, now)

    def has_any(self, guests: Collection[str]) -> bool:
        """Is one of these guests connected?"""
        return any(self.has(guest) for guest in guests)

    def looks_through(self, seat: int) -> bool:
        """Does somebody see the table through this seat now?"""
        return seat in self.elsewhere.looks or any(onlooker.look == seat for onlooker in self.present)


def eyes(onlooker: Onlooker, mine: list[int], asked: Iterable[int]) -> tuple[int | None, int | None]:
    """The seat through which a socket sees, and the seat that the screen must be handed to first.

    A guest with one seat sees through it. With several, nobody's hand is shown until somebody says who looks; and
    when another of them is asked, all hands are hidden again.
    """
    if onlooker.look not in mine:
        onlooker.look = mine[0] if len(mine) == 1 else None
    waiting = [seat for seat in asked if seat in mine]
    if len(mine) > 1 and waiting and onlooker.look not in waiting:
        onlooker.look = None
        return None, waiting[0]
    return onlooker.look, None
