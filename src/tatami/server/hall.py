"""All the tables of a server. Those in use are in memory; the others are read from disk when somebody asks."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import structlog

from tatami.core.errors import BadOption, TatamiError
from tatami.games import load_for_players
from tatami.server import looking, metrics, opening, sealing, seating, showing
from tatami.server.company import Company
from tatami.server.driver import Driver
from tatami.server.guests import Guest
from tatami.server.messages.lobby import Lobby
from tatami.server.messages.tables import NewTable, TableInfo
from tatami.server.packs import PackReader
from tatami.server.refusals import Elsewhere, Refused, where
from tatami.server.seating import OVER, Stored
from tatami.server.settings import Settings
from tatami.server.sharing import settled
from tatami.server.showing import Moment
from tatami.server.store import Row, SharedStore, Step, Store, StoreFailed
from tatami.server.studying import Studies
from tatami.server.table import Table, is_shared
from tatami.server.thinkers import Thinkers

log = structlog.get_logger(part="hall")
TABLE_ID = re.compile(r"[\w-]{6,24}")
UNFINISHED = ("gathering", "opening", "playing")
REVIVED_AT_ONCE = 500  # tables that are read from the disk in one go to be brought back
MOST_LISTED = 50
MOST_EXPIRED = 200  # tables that are removed in one round
STALE_INVITATION = 900.0  # seconds after which an open table without its people is not shown any more
REVIVING_SHARE = 0.2  # of the time that may go into bringing back tables after a start


class Hall:
    """Call it from one event loop only."""

    def __init__(
        self, settings: Settings, store: Store | SharedStore, thinkers: Thinkers, company: Company | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.company = company or Company()
        self.tables: dict[str, Table] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.studies = Studies()
        self.packs = PackReader()
        self.reading: dict[str, asyncio.Lock] = {}
        self.missed: set[str] = set()  # tables of which others have written while they were read
        self.laying = asyncio.Lock()
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to look after the tables."""
        await self.store.open()
        await self.company.open(self)
        chores = [self.thinkers.open(), self._sweep()]
        if not self.company.is_shared:
            chores.append(self._revive())
        self.chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop; whatever was shown is on disk."""
        tasks = [*self.chores, *self.drivers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.company.leave()
        await self.thinkers.close()
        await self.studies.close()
        await self.packs.close()
        await self.store.close()

    # Finding and laying tables

    async def table(self, id: str) -> Table:
        """A table by its id."""
        if id not in self.tables and TABLE_ID.fullmatch(id):
            async with self.reading.setdefault(id, asyncio.Lock()):
                if id not in self.tables:
                    await self._read(id)
            self.reading.pop(id, None)
        table = self.tables.get(id)
        if table is None:
            raise Refused("unknown-table")
        table.used = time.monotonic()
        return table

    async def newest(self, id: str) -> Table:
        """The same, with everything that other workers have written before."""
        is_known = id in self.tables
        table = await self.table(id)
        if is_known and table.sharing is not None:
            await table.sharing.catch_up()
            if self.tables.get(id) is not table:
                raise Elsewhere()
        return table

    async def is_elsewhere(self, id: str) -> bool:
        """Is this a table that other workers serve?"""
        if self.company.is_shared:
            try:
                await self.table(id)
            except Elsewhere:
                return True
            except TatamiError:
                pass  # it will be said over the socket
        return False

    async def _read(self, id: str) -> None:
        if is_shared(self.store):
            await self._read_shared(id, self.store)
        elif (found := await self.store.read(id)) is not None:
            row, steps = found
            await self._resume(self._unread(row), steps)

    async def _read_shared(self, id: str, store: SharedStore) -> None:
        """What others write from now on is heard of, so nothing is missed between reading and listening."""
        self.missed.discard(id)
        news = await store.look(id, 0)
        if news is None:
            return
        table = self._unread(news.row)
        if not table.is_served(table.stored):
            raise Elsewhere()
        assert table.sharing is not None, "its store is shared"
        table.sharing.begin(news)
        await self._resume(table, news.steps)
        table.sharing.resumed()
        if id in self.missed:
            self.missed.discard(id)
            table.sharing.hear()

    async def _resume(self, table: Table, steps: list[Step]) -> None:
        if sealing.lacks_promise(table.stored):
            await self._promise(table)
        try:
            await table.resume(steps)
        except StoreFailed as failure:
            raise Refused("not-saved") from failure
        self._keep(table)

    def heard(self, id: str) -> None:
        """Another worker has written something at a table."""
        table = self.tables.get(id)
        if table is not None and table.sharing is not None:
            table.sharing.hear()
        elif id in self.reading:
            self.missed.add(id)

    async def _promise(self, table: Table) -> None:
        """A table of before there was sealed luck gets its secret; as if that had been when it was laid."""
        stored = sealing.promised(table.stored)
        try:
            await table.put(stored.row(table.changed))
        except StoreFailed as failure:
            raise Refused("not-saved") from failure
        table.stored = stored

    def _unread(self, row: Row) -> Table:
        """A table from its row, without its game: enough to list it."""
        table = Table(seating.stored(row), row.changed, self.store, self.settings)
        table.is_served = self.is_served
        return table

    def is_served(self, stored: Stored) -> bool:
        """Is a table for this worker? A game that is under way is for those with the very rules it was begun by, as
        long as there is one of them."""
        is_open = stored.is_over or not sealing.is_closed(stored)
        return is_open or not self.company.is_for_others(stored.game, stored.version)

    async def lay(self, host: Guest, plan: NewTable, origin: str = "") -> Table:
        """A new table; `origin` is the address that it is laid from."""
        game = load_for_players(plan.game)
        holders = seating.plan_seats(game, plan, host)
        stored = seating.laid(
            game, host, holders, options=plan.options, content=plan.content, is_public=plan.is_public
        )
        return await self.place(host, stored, origin)

    async def place(self, host: Guest, stored: Stored, origin: str = "") -> Table:
        """A table that is planned is laid, with a secret of its own, if the host may lay one more."""
        table = Table(sealing.promised(stored), stored.created, self.store, self.settings)
        table.is_served = self.is_served
        table.origin = origin or host.id
        async with self.laying:  # one after the other, so that nobody lays two where one is allowed
            await self._check_limits(host, stored.is_public)
            self._keep(table)  # at once, so that nobody who finds it on disk reads it a second time
            try:
                await opening.begin(table)
            except Refused as error:
                if error.code == "not-saved":
                    self._put_away(table)
                raise
        return table

    async def join(self, table: Table, guest: Guest, seat: int | None, pledge: str | None) -> None:
        """A guest takes an open seat, if it is not one too many."""
        if not table.stored.seats_of(guest.id):
            await self._check_seats(guest)
        await settled(table, lambda: opening.join(table, guest, seat, pledge))

    async def _check_limits(self, host: Guest, is_public: bool) -> None:
        """Refuse whoever has laid, or sits at, too many tables, or shows too many to everybody."""
        most_public = self.settings.most_public_tables_per_guest
        await self._check_seats(host)
        laid = await self._alive(host=host.id)
        if len(laid) >= self.settings.most_tables_per_guest:
            raise Refused("too-many-tables")
        if is_public and sum(row.is_public for row in laid) >= most_public:
            raise Refused("too-many-tables", f"You have {most_public} public tables; finish or leave one first.")

    async def _check_seats(self, guest: Guest) -> None:
        """Refuse whoever sits at too many tables."""
        if len(await self._alive(guest=guest.id)) >= self.settings.most_tables_per_guest:
            raise Refused("too-many-tables")

    async def _alive(self, guest: str | None = None, host: str | None = None) -> list[Row]:
        """Unfinished tables of a guest or a host, as many as may be. One that rests for long counts no more."""
        most, since = self.settings.most_tables_per_guest, time.time() - self.settings.abandoned_after
        try:
            rows = await self.store.find(guest=guest, host=host, status=UNFINISHED, most=most)
        except StoreFailed as failure:
            raise Refused("not-saved") from failure
        return [row for row in rows if row.changed > since]

    async def lobby(self, guest: Guest) -> Lobby:
        """My tables, those with a free seat, those to look at."""
        mine = await self.store.find(guest=guest.id, status=(*UNFINISHED, "frozen"))
        mine += await self.store.find(guest=guest.id, status=OVER)
        running = await self.store.find(public=True, status=("playing",), most=20)
        my_tables = [await self._listed(row, guest, read=row.status == "playing") for row in mine]
        return Lobby(
            mine=sorted(my_tables, key=lambda table: (not table.is_my_turn, table.status in OVER)),
            open=await self._inviting(guest),
            running=[await self._listed(row, guest) for row in running],
        )

    async def _inviting(self, guest: Guest) -> list[TableInfo]:
        """Public tables with a seat that is free for a guest: first those where somebody is waiting, of each address
        one before any second, for a guest is made by deleting a cookie; then those where somebody was a moment ago.
        My own tables are listed elsewhere."""
        if is_shared(self.store):
            for id in await self.store.waiting_tables(MOST_LISTED):
                with suppress(TatamiError):
                    await self.table(id)
        now = time.time()
        inviting = (
            table for table in self.tables.values() if is_waiting(table) and invites(table.stored, guest, now)
        )
        waiting = sorted(inviting, key=lambda table: -table.changed)
        laid: Counter[str] = Counter()
        ranks: dict[str, int] = {}  # how many newer ones come from the same address
        for table in waiting:
            ranks[table.id] = laid[table.origin]
            laid[table.origin] += 1
        waiting.sort(key=lambda table: ranks[table.id])
        listed = [await looking.info(table, guest) for table in waiting[: 2 * MOST_LISTED]]
        for row in await self.store.find(public=True, status=("gathering",), most=MOST_LISTED):
            if row.id in ranks or row.changed < now - STALE_INVITATION:
                continue
            if invites(seating.stored(row), guest, now):
                listed.append(await self._listed(row, guest))
        return [table for table in listed if not any(seat.is_mine for seat in table.seats)][:MOST_LISTED]

    async def _listed(self, row: Row, guest: Guest, read: bool = False) -> TableInfo:
        stored = seating.stored(row)
        if read or row.id in self.tables or sealing.lacks_promise(stored):
            with suppress(BadOption, Elsewhere):  # a game that there was once: what the row tells must do
                return await looking.info(await self.table(row.id), guest)
        return showing.info(Moment(stored, row.changed, away_bot=self.settings.away_bot), guest)

    # Looking after them

    def _keep(self, table: Table) -> None:
        driver = Driver(table, self.thinkers)
        self.tables[table.id] = table
        metrics.TABLES.set(len(self.tables))
        driver.may_drive = lambda: self.company.drives(table.id)
        table.on_change = lambda: self._drive(table, driver)
        table.leave_memory = lambda: self._put_away(table)
        self.company.has_come(table)
        self._drive(table, driver)

    def _drive(self, table: Table, driver: Driver) -> None:
        """Let the table move by itself, if its game begins or is running."""
        driver.changed.set()
        self.company.notes(table)
        if not table.is_driven:
            self.company.lets_go(table.id, rests=False)
        elif not driver.may_drive():
            self.company.wants(table.id)
        else:
            task = self.drivers.get(table.id)
            if task is None or task.done():
                self.drivers[table.id] = asyncio.create_task(self._run(table, driver))

    async def _run(self, table: Table, driver: Driver) -> None:
        try:
            await driver.run()
        except Exception as error:
            log.error("driver failed", table=table.id, error=where(error))
        else:
            if table.is_driven and table.id in self.tables:
                self.company.wants(table.id)  # The lease has ended; it may be had again.

    async def _revive(self) -> None:
        """After a start: games that wait for a bot go on, and those that were about to be dealt are. A few a second,
        so that people who come meanwhile do not have to wait; a table that somebody asks for is there at once."""
        count = 0
        for status in ("opening", "playing"):
            before = None
            while rows := await self.store.find(status=(status,), before=before, most=REVIVED_AT_ONCE):
                before = rows[-1].changed
                for row in rows:
                    begun = time.perf_counter()
                    count += await self._is_revived(row.id)
                    took = time.perf_counter() - begun
                    await asyncio.sleep(max(self.settings.revive_every, took / REVIVING_SHARE - took))
        log.info("tables revived", tables=count)

    async def revive_some(self, ids: Sequence[str]) -> None:
        """Tables whose worker has died come back here, with a pause between."""
        for id in ids:
            if id in self.tables:
                self.tables[id].on_change()
            elif await self._is_revived(id):
                await asyncio.sleep(self.settings.revive_every)
            else:
                self.company.lets_go(id, rests=False)

    async def _is_revived(self, id: str) -> bool:
        """Bring a table back. One that cannot be, whatever is wrong with it, keeps no other waiting."""
        try:
            await self.table(id)
        except Elsewhere:
            return False
        except Exception as error:
            log.error("table not revived", table=id, error=where(error))
            return False
        return True

    async def _sweep(self) -> None:
        """Tables that nobody uses leave memory; those that never began and are abandoned leave the disk."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_after))
            self._rest()
            with suppress(StoreFailed):
                await self._expire()

    def _rest(self) -> None:
        """Tables that nobody uses leave memory."""
        oldest = time.monotonic() - self.settings.idle_after
        for table in list(self.tables.values()):
            is_idle = not table.onlookers and not table.onlookers.elsewhere.sockets
            if is_idle and not table.lock.locked() and table.used < oldest:
                self._put_away(table)

    async def _expire(self) -> None:
        """What was abandoned leaves the disk; what is still in memory is in use. Nothing of a game that was begun is
        ever removed."""
        before = time.time() - self.settings.abandoned_after
        rows = await self.store.find(status=("gathering", "closed"), before=before, most=MOST_EXPIRED)
        if abandoned := [row.id for row in rows if row.id not in self.tables]:
            log.info("abandoned tables removed", tables=await self.store.forget(abandoned, before))

    def _put_away(self, table: Table) -> None:
        if self.tables.pop(table.id, None) is None:
            return
        table.on_change = lambda: None
        self.company.lets_go(table.id, rests=True)
        metrics.TABLES.set(len(self.tables))
        task = self.drivers.pop(table.id, None)
        if task is not None:
            task.cancel()


def is_waiting(table: Table) -> bool:
    """Does somebody sit at a public table, or watch over it, and wait for others?"""
    stored = table.stored
    return stored.is_public and stored.status == "gathering" and table.onlookers.has_any(stored.people())


def invites(stored: Stored, guest: Guest, now: float) -> bool:
    """Is there a seat for this guest? Those that are kept for others after a game are not."""
    return bool(seating.free_for(stored, guest, now)[1])
