"""Standing up, and bots that play for those who are gone."""

from typing import TYPE_CHECKING

from tatami.server import seating, undoing
from tatami.server.guests import Guest

if TYPE_CHECKING:
    from tatami.server.table import Table


async def leave(table: "Table", guest: Guest) -> None:
    """Before the game the seat is open again; during it a bot keeps it."""
    async with table.at_work():
        await table.save(seating.stand_up(table.stored, guest))
        await undoing.agree(table, guest.id)


async def stand_in(table: "Table", guest: str) -> None:
    """A bot takes the seats of a guest who is gone and lets others wait."""
    async with table.at_work():
        if table.is_playing and not table.onlookers.has(guest):
            await table.save(seating.send_away(table.stored, guest))
            await undoing.agree(table, guest)


def keeps_playing(table: "Table", seat: int) -> bool:
    """Does the bot at this seat answer? One that stands in does so only while others would have to wait."""
    holder = table.stored.holders[seat]
    return not holder.is_away or keeps_waiting(table, holder.guest or "")


def keeps_waiting(table: "Table", guest: str) -> bool:
    """Is another player connected, who would have to wait for this one?"""
    return table.onlookers.has_any(table.stored.others(guest))
