"""Taking back: at once where that is fair or nobody minds, otherwise when all the others agree."""

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tatami.server import gestures, windows
from tatami.server.messages.errors import Problem
from tatami.server.messages.undoing import Consent, Redo, Undo
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.table import Table


@dataclass(slots=True)
class Request:
    """Somebody wants to take back."""

    seat: int
    guest: str
    step: int
    count: int  # choices that would be taken back
    asked_chance: bool  # since the first of them
    waiting: set[str]  # guests who have not agreed yet
    since: float
    lapses: float


@dataclass(slots=True)
class Negotiation:
    """What a table is asked to take back at this step."""

    request: Request | None = None
    refused: set[str] = field(default_factory=set)  # guests whose request at this step was refused

    def end(self) -> bool:
        """The table has moved on; did anybody wait for an answer?"""
        had_request, self.request = self.request is not None, None
        self.refused.clear()
        return had_request


async def undo(table: "Table", by: Onlooker, message: Undo) -> None:
    """Take back a seat's last choice, or ask the others."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        table.at_step(message.step)
        is_held = windows.is_held(table)
        takes = table.running().can_take_back(message.seat, is_held) if table.is_playing else None
        if takes is None:
            raise Refused("nothing-to-undo")
        if table.undoing.request is not None:
            raise Refused("undo-pending")
        others = table.stored.others(by.guest.id) if takes.by == "consent" else set()
        if not others:
            await table.play(lambda course: course.take_back(message.seat, takes.count))
            return
        if by.guest.id in table.undoing.refused:
            raise Refused("undo-refused")
        now = time.monotonic()
        lapses = now + table.settings.undo_lapses_after
        table.undoing.request = Request(
            message.seat, by.guest.id, message.step, takes.count, takes.asked_chance, others, now, lapses
        )
        await table.share()
        _tell(table)


async def consent(table: "Table", by: Onlooker, message: Consent) -> None:
    """Answer a request to undo."""
    async with table.at_work():
        table.at_step(message.step)
        request = table.undoing.request
        if request is None or by.guest.id not in request.waiting:
            raise Refused("no-undo-request")
        if message.agree:
            await agree(table, by.guest.id)
        else:
            await _refuse(table, request)


async def redo(table: "Table", by: Onlooker, message: Redo) -> None:
    """Make the choice or the gesture again that was taken back."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        table.at_step(message.step)
        answers = table.running().redo_words(message.seat)
        gestures.rehearse(table.running(), message.seat, answers)
        await table.play(lambda course: course.choose_all(message.seat, answers))


async def lapse(table: "Table") -> None:
    """Nobody answered the request in time."""
    async with table.at_work():
        request = table.undoing.request
        if request is not None and request.lapses <= time.monotonic():
            await _refuse(table, request)


async def agree(table: "Table", guest: str) -> None:
    """A guest agrees, or has left and is not asked any more. Called by whoever is at work at the table."""
    request = table.undoing.request
    if request is None or guest not in request.waiting:
        return
    request.waiting.remove(guest)
    if request.waiting:
        await table.share()
        table.tell()
    else:
        await table.play(lambda course: course.take_back(request.seat, request.count))


async def _refuse(table: "Table", request: Request) -> None:
    table.undoing.request = None
    table.undoing.refused.add(request.guest)
    table.windows.stood_still(time.monotonic() - request.since)
    await table.share()
    error = Refused("undo-refused")
    for onlooker in table.onlookers:
        if onlooker.guest.id == request.guest:
            table.send(onlooker, Problem(error.code, error.sentence, None))
    _tell(table)


def _tell(table: "Table") -> None:
    """Somebody wants to take back, or does so no longer; the time of an open window stands still meanwhile."""
    if table.windows.at(table) is not None:
        table.show_again()
    table.tell()
    table.on_change()
