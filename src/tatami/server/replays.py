"""A game that is over, looked at again: its record, each position, what everybody could know."""

import asyncio
from typing import TYPE_CHECKING

from tatami.core.record import write_record
from tatami.server import showing
from tatami.server.course import Course
from tatami.server.guests import Guest
from tatami.server.messages.replays import BeliefsInfo, ReplayInfo
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.table import Table


async def record(table: "Table") -> str:
    """The record, which tells the secret of the luck."""
    async with table.at_work():
        if table.stored.status != "finished":
            raise Refused("not-finished")
        lines = table.course.match.lines if table.course else table.lines
        return write_record(table.stored.header(), lines, table.stored.closing)


async def replay(table: "Table", guest: Guest, step: int, seat: int | None) -> ReplayInfo:
    """One position."""
    async with table.at_work():
        return showing.replay(table.now(), _finished(table), guest, step, seat)


async def beliefs(table: "Table") -> BeliefsInfo:
    """What each seat could know. The game is over and stays as it is: no need to hold the table while it is worked
    out."""
    async with table.at_work():
        match = _finished(table).match
    return await asyncio.to_thread(showing.beliefs, match)


def _finished(table: "Table") -> Course:
    if table.stored.status != "finished":
        raise Refused("not-finished")
    if table.course is None:
        raise Refused("other-rules")
    return table.course
