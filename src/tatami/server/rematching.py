"""A rematch: whoever sat at a table lays the same one again, and the seats of the others are kept for them.

The new table is written down before the old one tells of it, and both are on disk: after a restart the proposal
stands, and so do the seats that are kept, as long as their time runs.
"""

import time
from typing import TYPE_CHECKING

import msgspec

from tatami.games import load_for_players
from tatami.server import leaving, sealing, seating
from tatami.server.guests import Guest
from tatami.server.messages.rematches import Rematch, RematchInfo
from tatami.server.refusals import Refused
from tatami.server.seating import Holder, Keeping, Proposal, Stored
from tatami.server.store import StoreFailed

if TYPE_CHECKING:
    from tatami.server.hall import Hall
    from tatami.server.table import Table


async def rematch(hall: "Hall", table: "Table", guest: Guest, wanted: Rematch, origin: str) -> "Table":
    """Lay the same table again and tell the people of this one; refused if somebody has done so."""
    async with table.at_work():
        mine = table.stored.seats_of(guest.id)
        if not mine:
            raise Refused("not-seated")
        if table.stored.status != "finished":
            raise Refused("not-over")
        if await _is_laid(hall, table.stored.rematch):
            raise Refused("rematch-laid")
        laid = await hall.place(guest, planned(table.stored, guest, wanted, hall.settings.keep_seats), origin)
        try:
            await table.save(table.stored.but(rematch=Proposal(mine[0], laid.id)))
        except StoreFailed:  # or somebody at another worker was quicker: nobody hears of this one
            await leaving.leave(laid, guest)
            raise
        return laid


def info(table: Stored, guest: Guest) -> RematchInfo | None:
    """The proposal, for those who sat at the table."""
    proposal = table.rematch
    if proposal is None or not table.seats_of(guest.id):
        return None
    return RematchInfo(proposal.seat, proposal.table)


def planned(table: Stored, guest: Guest, wanted: Rematch, keep_for: float) -> Stored:
    """The table once more, by the rules of today: bots, the one who proposes it, seats kept for the others."""
    game = load_for_players(table.game)
    pledge, now = sealing.checked_pledge(wanted.pledge), time.time()
    return seating.laid(
        game,
        guest,
        [_holder(holder, guest, pledge, now + keep_for) for holder in table.holders],
        options=table.options,
        content=table.content,
        is_public=table.is_public,
    )


def _holder(holder: Holder, guest: Guest, pledge: str | None, until: float) -> Holder:
    if holder.guest is None:
        return msgspec.structs.replace(holder, pledge=None)
    again = Holder("human", holder.guest, holder.name, None, holder.shares_screen, is_further=holder.is_further)
    if holder.guest == guest.id:
        return again if holder.is_further else msgspec.structs.replace(again, pledge=pledge)
    return Holder("open", kept=Keeping(again, until))


async def _is_laid(hall: "Hall", proposal: Proposal | None) -> bool:
    """Is there a table for it that has not been closed?"""
    if proposal is None:
        return False
    try:
        return (await hall.table(proposal.table)).stored.status != "closed"
    except Refused as refusal:
        if refusal.code != "unknown-table":
            raise
        return False
