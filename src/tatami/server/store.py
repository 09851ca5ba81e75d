"""Where tables are kept: what a server needs of a disk. `sqlite_store.py` is the one there is."""

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


class Store(Protocol):
    """Where tables are kept. Whatever the disk cannot do raises StoreFailed."""

    def write(self, *what: Row | Step) -> Awaitable[None]:
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


class StoreFailed(Exception):
    """The disk did not do it."""


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
