"""Sockets come to a table, look through a seat, read its log, and go."""

from typing import TYPE_CHECKING

from tatami.server import seating, showing, windows
from tatami.server.guests import Guest
from tatami.server.messages import PROTOCOL
from tatami.server.messages.looking import Hello, History, Look, Past
from tatami.server.messages.tables import TableInfo
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.table import Table


async def hello(table: "Table", by: Onlooker, message: Hello) -> None:
    """A socket gets a snapshot and every update after it, and the guest's seats back. The others hear of it only if
    it changes something."""
    if message.protocol != PROTOCOL:
        raise Refused("hello-first")
    async with table.at_work():
        looked = by.look
        back = seating.welcome_back(table.stored, by.guest)
        is_back = back != table.stored
        if is_back:
            await table.write(back)
            table.show_again()
        by.look = message.look
        if windows.is_missed(table, by.guest.id):
            table.windows.begin_anew()
            await table.share()
        is_new = table.onlookers.come(by)
        table.show(by)
        windows.tell_time(table, but=by)
        if is_back:
            table.tell(but=by)
        elif is_new:
            table.tell_soon(but=by)
        if is_back or is_new or by.look != looked:
            table.on_change()


async def bye(table: "Table", onlooker: Onlooker) -> None:
    """A socket is closed."""
    if table.onlookers.go(onlooker):
        async with table.at_work():
            windows.tell_time(table)
            table.tell_soon()
            table.on_change()


async def look(table: "Table", by: Onlooker, message: Look) -> None:
    """See through another seat of one's own."""
    async with table.at_work():
        if message.seat is not None:
            table.own(by.guest, message.seat)
        by.look = message.seat
        table.show(by)
        table.on_change()


async def past(table: "Table", by: Onlooker, message: Past) -> None:
    """Earlier entries of the log."""
    async with table.at_work():
        seat, _ = table.eyes(by)
        table.send(by, History(showing.past(table.running(), seat, message.before), message.id))


async def once_more(table: "Table", onlooker: Onlooker) -> None:
    """The position again, for somebody who answered an older one."""
    async with table.at_work():
        table.show_again(onlooker)


async def info(table: "Table", guest: Guest) -> TableInfo:
    """The table from outside."""
    async with table.at_work():
        return showing.info(table.now(), guest)
