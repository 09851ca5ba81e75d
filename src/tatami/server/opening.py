"""How a game begins: people sit down, the list of pledges is closed, the shares are opened, the game is dealt.

Each step is written before it is shown, so a server that is killed goes on where it was: `sealing.py` says how.
"""

import time
from typing import TYPE_CHECKING

from tatami.server import metrics, sealing, seating
from tatami.server.course import Course
from tatami.server.guests import Guest
from tatami.server.messages.luck import Open
from tatami.server.onlookers import Onlooker

if TYPE_CHECKING:
    from tatami.server.seating import Stored
    from tatami.server.table import Table


async def begin(table: "Table") -> None:
    """A table was laid: it is written down, and the game begins if nobody is to be waited for."""
    async with table.at_work():
        await _seat(table, table.stored)


async def join(table: "Table", guest: Guest, seat: int | None, pledge: str | None = None) -> None:
    """A guest takes an open seat; the last one begins the game."""
    async with table.at_work():
        await _seat(table, seating.sit_down(table.stored, guest, seat, pledge, time.time()))


async def start(table: "Table", guest: Guest, bot: str) -> None:
    """The host waits no longer: bots take the open seats."""
    async with table.at_work():
        await _seat(table, seating.fill_with_bots(table.stored, guest, bot))


async def pledge(table: "Table", guest: Guest, pledge: str) -> None:
    """A guest who sat down without a pledge gives one."""
    async with table.at_work():
        await table.save(sealing.pledged(table.stored, guest, pledge))


async def open_share(table: "Table", by: Onlooker, message: Open) -> None:
    """A seat opens what it pledged. The driver deals when nobody is waited for."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        opened = sealing.opened(table.stored, message.seat, message.share)
        if opened != table.stored:
            await table.save(opened)


async def deal(table: "Table") -> None:
    """All shares are open, or nobody is waited for any longer."""
    async with table.at_work():
        if table.stored.status == "opening":
            await _deal(table, table.stored)


async def _seat(table: "Table", stored: "Stored") -> None:
    """Keep who sits where. When every seat is taken the list is closed; if nobody has pledged, the game is dealt."""
    if not stored.open_seats():
        stored = sealing.closed(stored, table.game.version)
        if not sealing.awaited(stored):
            await _deal(table, stored)
            return
    await table.write(stored)
    table.tell()
    table.on_change()


async def _deal(table: "Table", closed: "Stored") -> None:
    dealt = sealing.dealt(closed)
    try:
        course = Course(table.game, dealt.header())
    except Exception:
        table.stored = dealt  # the rules failed: the table freezes with the luck it has
        raise
    dealt = dealt.but(asked=course.asked_digest().hex())
    await table.write(dealt)  # if that fails nobody saw the deal, and it will be the same
    table.course = course
    metrics.BEGUN.labels(closed.game).inc()
    for onlooker in table.onlookers:
        table.show(onlooker)
    table.on_change()
