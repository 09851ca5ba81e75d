"""How a game begins: the list of pledges is closed, the shares are opened, the game is dealt.

Each step is written before it is shown, so a server that is killed goes on where it was: `sealing.py` says how.
"""

from typing import TYPE_CHECKING

from tatami.server import metrics, sealing
from tatami.server.course import Course
from tatami.server.guests import Guest

if TYPE_CHECKING:
    from tatami.server.seating import Stored
    from tatami.server.table import Table


async def seat(table: "Table", stored: "Stored") -> None:
    """Keep who sits where. When every seat is taken the list is closed; where nobody has pledged, the game is dealt.
    Called by the table, which is at work."""
    if not stored.open_seats():
        stored = sealing.closed(stored, table.game.version)
        if not sealing.awaited(stored):
            await _deal(table, stored)
            return
    await table.write(stored)
    table.tell_table()
    table.on_change()


async def pledge(table: "Table", guest: Guest, pledge: str) -> None:
    """A guest who sat down without a pledge gives one."""
    async with table.at_work():
        await table.save(sealing.pledged(table.stored, guest, pledge))


async def open_share(table: "Table", guest: Guest, seat: int, share: str) -> None:
    """A seat opens what it pledged. The driver deals when nobody is waited for."""
    async with table.at_work():
        table.own(guest, seat)
        opened = sealing.opened(table.stored, seat, share)
        if opened != table.stored:
            await table.save(opened)


async def deal(table: "Table") -> None:
    """All shares are open, or nobody is waited for any longer."""
    async with table.at_work():
        if table.stored.status == "opening":
            await _deal(table, table.stored)


async def _deal(table: "Table", closed: "Stored") -> None:
    before = table.stored
    table.stored = sealing.dealt(closed)  # if the rules fail now, the table freezes with the luck it has
    course = Course(table.game, table.stored.header())
    try:
        await table.write(table.stored)
    except BaseException:
        table.stored = before  # nobody saw the deal; it will be the same
        raise
    table.course = course
    metrics.BEGUN.labels(closed.game).inc()
    for onlooker in table.onlookers:
        table.show(onlooker)
    table.on_change()
