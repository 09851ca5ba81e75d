"""Who looks at a table, and through whose eyes."""

import time
from collections.abc import Iterable, Iterator
from typing import Protocol

from tatami.server.guests import Guest


class Onlooker(Protocol):
    """A socket, as a table knows it. `look` is the seat whose eyes it has."""

    guest: Guest
    look: int | None

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""


class Onlookers:
    """The sockets at one table. `gone_since` tells when the last socket of a guest was closed."""

    def __init__(self) -> None:
        self.present: list[Onlooker] = []
        self.gone_since: dict[str, float] = {}

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(self.present)

    def __len__(self) -> int:
        return len(self.present)

    def come(self, onlooker: Onlooker) -> None:
        self.gone_since.pop(onlooker.guest.id, None)
        if onlooker not in self.present:
            self.present.append(onlooker)

    def go(self, onlooker: Onlooker) -> bool:
        """A socket is closed; was it one of ours?"""
        if onlooker not in self.present:
            return False
        self.present.remove(onlooker)
        if not self.has(onlooker.guest.id):
            self.gone_since[onlooker.guest.id] = time.monotonic()
        return True

    def has(self, guest: str) -> bool:
        """Is this guest connected?"""
        return any(onlooker.guest.id == guest for onlooker in self.present)

    def looks_through(self, seat: int) -> bool:
        """Does somebody see the table through this seat now?"""
        return any(onlooker.look == seat for onlooker in self.present)


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
