"""Where tables are kept: what a server needs of a disk. `sqlite_store.py` is a file of one server, and
`postgres_store.py` a database that several workers share."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Protocol

from tatami.core.errors import TatamiError
from tatami.core.record import Line


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is kept: what lists need to find it, and `data` for the rest, which holds the secret of its luck.
    `guests` is for writing only."""

    id: str
    status: str
    is_public: bool
    changed: float
    data: bytes = field(repr=False)
    guests: frozenset[str] = frozenset()
    host: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a game; `step` counts from 1. Two writers of the same step cannot both succeed. `asked` is a digest
    of what was asked after it; lines of before there was one have none. `joins`: it belongs to one gesture with the
    line before."""

    table: str
    step: int
    line: Line
    asked: bytes | None = None
    joins: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a table has come that several workers share: a number that grows, and a random one of the last write.
    `after` is the one that the writer knew: if it is another by now, he was overtaken. `meanwhile` is what goes on at
    the table and is no line of its game."""

    table: str
    number: int
    token: int
    after: int | None  # None: the table is new
    meanwhile: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class News:
    """A shared table as it is now, with the lines after some step."""

    row: Row
    steps: list[Step]
    number: int
    token: int | None
    meanwhile: bytes = field(repr=False)


class Store(Protocol):
    """Where tables are kept. Whatever the disk cannot do raises StoreFailed."""

    is_shared: bool  # Do several workers use it, each with a mark in what it writes?

    async def open(self) -> None:
        """Begin, in the event loop of the server."""

    def write(self, *what: Row | Step | Mark) -> Awaitable[None]:
        """All of it or nothing, under way at once; durable when awaited."""

    async def read(self, table: str) -> tuple[Row, list[Step]] | None:
        """A table and all its lines."""

    async def find(
        self,
        *,
        guest: str | None = None,
        host: str | None = None,
        status: Sequence[str] = (),
        public: bool = False,
        before: float | None = None,
        most: int = 50,
    ) -> list[Row]:
        """Tables, the last changed first: where a guest sits, of a host, not changed since `before`."""

    async def forget(self, tables: Sequence[str], before: float) -> int:
        """Remove those of these tables that never began and have not changed since; how many."""

    async def health(self) -> str:
        """What is wrong with the disk, in one sentence; nothing if all is well."""

    async def close(self) -> None:
        """Finish what is under way."""


class SharedStore(Store, Protocol):
    """A store that several workers use at once."""

    async def look(self, table: str, after: int) -> News | None:
        """A table as it is now, with its lines after this step: all of one moment."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How far these tables have come."""

    async def waiting_tables(self, most: int) -> list[str]:
        """Public tables with a free seat at which somebody is present, at whatever worker."""


class StoreFailed(Exception):
    """The disk did not do it."""


class Overtaken(StoreFailed):
    """Another worker has written something at this table meanwhile."""


def lock_directory(data_dir: Path) -> IO[str]:
    """Only one server may use a data directory: its tables live in that server's memory. Keep what is returned."""
    held = (data_dir / "lock").open("w")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # no such locks here
    except OSError:
        held.close()
        raise TatamiError("in-use", f"Another server is using {data_dir}; choose another with --data.") from None
    return held
