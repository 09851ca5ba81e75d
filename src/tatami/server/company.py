"""The other workers that serve the same tables. Where there are none, every table is driven here."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tatami.server.hall import Hall
    from tatami.server.table import Table

Rules = Mapping[str, int]  # the version of each game's rules


class Company:
    """One worker alone."""

    is_shared = False

    def __init__(self) -> None:
        self.on_count: Callable[[int], None] = lambda workers: None

    async def open(self, hall: "Hall") -> None:
        """Begin; the hall hears of what happens elsewhere."""

    async def leave(self) -> None:
        """Hand over what is driven here."""

    def drives(self, table: str) -> bool:
        """Does this worker drive the table? Ask again before anything is done: the right to it may end."""
        return True

    def wants(self, table: str) -> None:
        """Drive this table as soon as nobody else does: the hall is told."""

    def lets_go(self, table: str, rests: bool) -> None:
        """Drive it no longer. One that rests is driven by nobody until somebody wants to."""

    def notes(self, table: "Table") -> None:
        """Somebody may have come or gone here, and the others hear of it."""

    def has_come(self, table: "Table") -> None:
        """A table came into memory: who is there at other workers?"""

    def is_for_others(self, game: str, version: int) -> bool:
        """Is there another worker with the very version of the rules, which this one has not?"""
        return False
