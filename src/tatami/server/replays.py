"""A game looked at again: its record, each position, what everybody could know.

A game that is over is open to all. While it is played, whoever sits there sees again what that seat has seen, and
anybody what spectators have seen.
"""

import copy
from typing import TYPE_CHECKING

from tatami.core.record import OPEN, write_record
from tatami.server import showing
from tatami.server.course import Course
from tatami.server.guests import Guest
from tatami.server.messages.replays import ReplayInfo
from tatami.server.refusals import Refused
from tatami.server.studying import Studies

if TYPE_CHECKING:
    from tatami.server.table import Table


async def record(table: "Table") -> str:
    """The record, which tells the secret of the luck."""
    async with table.at_work():
        return _record(table)


async def replay(table: "Table", studies: Studies, guest: Guest, step: int, seat: int | None) -> ReplayInfo:
    """One position. A long game takes long to be played again, so it is done beside the tables."""
    async with table.at_work():
        if seat is not None and table.is_playing:
            table.own(guest, seat)
        now, course = table.now(), table.running() if table.is_playing else _finished(table)
        entries = [course.log[0], *(course.log[place] for place in course.steps_of_moves)]
        match = copy.copy(course.match)  # the game may go on meanwhile
    return await studies.aside(lambda: showing.replay(now, match, entries, guest, step, seat))


async def beliefs(table: "Table", studies: Studies) -> bytes:
    """What each seat could know. The game is over and stays as it is: no need to hold the table while it is worked
    out."""
    async with table.at_work():
        _finished(table)
        record = _record(table)
    return await studies.beliefs(table.id, record)


def _record(table: "Table") -> str:
    """What was played, if it may be known: the game is over, or will never go on."""
    stored = table.stored
    if not stored.is_over:
        raise Refused("not-finished")
    lines = table.course.match.lines if table.course else [step.line for step in table.steps]
    return write_record(stored.header(), lines, stored.closing or OPEN, even_unfinished=stored.status == "outdated")


def _finished(table: "Table") -> Course:
    if not table.stored.is_over:
        raise Refused("not-finished")
    if table.course is None:
        raise Refused("other-rules")
    return table.course
