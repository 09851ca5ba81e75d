"""What a PostgreSQL database of Tatami holds, and how an older one is brought to today's format."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from tatami.core.errors import TatamiError

# Each brings a database one format further. What is here is never changed, only added to; and a worker of the format
# before must be able to go on beside it, for workers are renewed one after the other.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, status text NOT NULL, is_public boolean NOT NULL, changed double precision NOT NULL,
        data bytea NOT NULL, host text NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, is_public, changed);
    CREATE INDEX tables_by_host ON tables (host, status);
    CREATE TABLE guests (guest text, table_id text, PRIMARY KEY (guest, table_id));
    CREATE INDEX guests_by_table ON guests (table_id);
    CREATE TABLE lines (
        table_id text, step integer, seat integer NOT NULL, words text NOT NULL, asked bytea, joins boolean NOT NULL,
        PRIMARY KEY (table_id, step)
    );
    CREATE TABLE marks (
        table_id text PRIMARY KEY, number bigint NOT NULL, token bigint NOT NULL, meanwhile bytea NOT NULL
    ) WITH (fillfactor = 70);
    CREATE TABLE trials (data bytea NOT NULL);
    CREATE TABLE keys (name text PRIMARY KEY, key bytea NOT NULL);
    CREATE UNLOGGED TABLE workers (id text PRIMARY KEY, alive timestamptz NOT NULL, rules jsonb NOT NULL);
    CREATE UNLOGGED TABLE leases (table_id text PRIMARY KEY, worker text NOT NULL);
    CREATE INDEX leases_by_worker ON leases (worker);
    CREATE UNLOGGED TABLE presence (
        table_id text, worker text, guests jsonb NOT NULL, PRIMARY KEY (table_id, worker)
    );
    CREATE INDEX presence_by_worker ON presence (worker);
    """,
)
CONNECT_WITHIN = 5.0
GUEST_KEY = "guests"
Connection = Any  # of asyncpg, which has no types
T = TypeVar("T")
UPGRADING = 0x7A7A41  # the advisory lock of whoever upgrades
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)  # the database is not there, for a moment or for longer


def without_password(address: str) -> str:
    """The address of a database as it may be said."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "This database"
    user, at, place = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, f"{user.partition(':')[0]}{at}{place}", parts.path, "", ""))


async def connect(address: str, within: float = CONNECT_WITHIN) -> Connection:
    """A connection whose commands give up when nothing comes back."""
    return await asyncpg.connect(
        address, timeout=within, command_timeout=within, server_settings={"application_name": "tatami"}
    )


def make_ready(address: str) -> bytes:
    """Bring the database to today's format; the key that signs the cookies of guests, which is made if there is
    none."""
    return done(address, lambda: _make_ready(address))


def done(address: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Something with a database, from outside an event loop; or one sentence why it cannot be done."""
    try:
        return asyncio.run(work())
    except GONE as error:
        said = str(error) or "it does not answer"
        raise TatamiError("no-database", f"{without_password(address)} cannot be reached: {said}.") from None
    except (asyncpg.PostgresError, ValueError) as error:
        said = str(error).splitlines()[0]
        raise TatamiError("bad-database", f"{without_password(address)} cannot be used: {said}.") from None


async def _make_ready(address: str) -> bytes:
    connection = await connect(address)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
            await upgrade(connection, without_password(address))
            await connection.execute(
                "INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", GUEST_KEY, secrets.token_hex(32).encode()
            )
            key: bytes = await connection.fetchval("SELECT key FROM keys WHERE name = $1", GUEST_KEY)
            return key
    finally:
        await connection.close()


async def upgrade(connection: Connection, said: str) -> None:
    """All that is missing, in the transaction of the caller."""
    await connection.execute("CREATE TABLE IF NOT EXISTS formats (format integer PRIMARY KEY)")
    found = await connection.fetchval("SELECT coalesce(max(format), 0) FROM formats")
    if found > len(MIGRATIONS):
        raise TatamiError("newer-data", f"{said} was made by a newer Tatami; name another with --database.")
    for format, statements in enumerate(MIGRATIONS[found:], start=found + 1):
        await connection.execute(statements)
        await connection.execute("INSERT INTO formats VALUES ($1)", format)
