"""What can be set about a server. The defaults are for people; tests and load runs change the times."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tatami.core.errors import TatamiError

DATABASE = "tatami.sqlite3"


@dataclass(frozen=True, slots=True)
class Settings:
    """Times are in seconds, sizes in bytes."""

    data_dir: Path
    postgres: str | None = None  # the address of a database that several workers share, in place of a file
    host_names: frozenset[str] = frozenset()
    proxies: frozenset[str] = frozenset()  # addresses or networks whose word about their clients is taken
    public_address: str | None = None  # what links begin with where a proxy stands before the server
    pause: float = 0.8  # before a bot, or a question with one option, is answered
    window: float = 4.0  # every response window with players in it lasts so long
    window_wait: float = 15.0  # and so much longer if somebody holds it open
    away_after: float = 60.0  # a bot takes over for a player who is gone and lets others wait
    back_within: float = 8.0  # With several workers: the lease of one that died, and the time to connect to another
    away_bot: str = "heuristic"
    open_within: float = 5.0  # how long pledged shares of the luck are waited for before the deal
    plan_every: float = 2.0  # Seconds before a seat may propose the next plan.
    keep_seats: float = 600.0  # At a rematch, how long the seats of the others are kept for them.
    undo_lapses_after: float = 60.0
    hello_within: float = 10.0
    tell_every: float = 0.25  # those who come and go are told of together, at most so often
    think_within: float = 20.0
    workers: int = 0  # processes for bots that look ahead; 0: one a core, at least two. One more is for the others
    idle_after: float = 600.0  # a table that nobody uses leaves memory
    headers_within: float = 10.0  # from the connection, or the first byte, to the end of the headers
    body_within: float = 20.0  # from there to the end of the body
    most_connections: int = 250  # of one address, sockets included; proxies are exempt
    longest_headers: int = 32768
    longest_path: int = 2000
    longest_message: int = 4096
    longest_frame: int = 16384
    longest_body: int = 65536
    most_queued: int = 64  # updates a slow socket may fall behind
    most_refused: int = 40  # refused messages in a row before a socket is closed
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    most_sockets_per_guest: int = 24
    most_sockets_per_table: int = 300
    most_tables_per_guest: int = 40  # unfinished ones that a guest laid, and at which a guest sits
    most_public_tables_per_guest: int = 5
    abandoned_after: float = 86400.0  # a table that never began and that nobody uses is removed
    revive_every: float = 0.2  # after a start, the time between two tables that are brought back unasked
    rates: dict[str, str] = field(
        default_factory=lambda: {
            "request": "1200/minute",
            "change": "180/minute",
            "table": "30/minute",
            "study": "30/minute",
            "pack": "30/minute",
            "file": "3000/minute",
            "strange": "120/minute",
        }
    )

    @property
    def database(self) -> Path:
        return self.data_dir / DATABASE


def default_data_dir() -> Path:
    """Where tables are kept unless another place is named."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Tatami"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tatami"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tatami"


def database_in(data_dir: Path | None) -> Path:
    """The tables in a folder, or in the usual one."""
    return (data_dir or default_data_dir()) / DATABASE


def postgres_address(database: str | None) -> str | None:
    """The address of a PostgreSQL, if one was named; it may hold a password, so it is not said again."""
    if database is not None and not database.startswith(("postgresql://", "postgres://")):
        raise TatamiError("bad-database", "--database takes an address such as postgresql://tatami@localhost/tatami.")
    return database
