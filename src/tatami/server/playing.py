"""Answering what a table asks: a person, a bot, or nobody where there is but one option; and asking why not."""

from typing import TYPE_CHECKING

import structlog

from tatami.core.errors import TatamiError
from tatami.server import initiative, windows
from tatami.server.messages.playing import Choose, Why, WhyNotAnswer
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused, where

if TYPE_CHECKING:
    from tatami.server.table import Table

log = structlog.get_logger(part="table")


async def choose(table: "Table", by: Onlooker, message: Choose) -> None:
    """A guest answers a question."""
    async with table.at_work():
        table.own(by.guest, message.seat)
        if is_unasked(table, message.seat):
            table.running().check_step(
                message.step
            )  # An answer that comes late to a window is no wish to act unasked.
            await initiative.act(table, message.seat, message.words)
            return
        table.running().open_question(message.seat, message.step)
        window = table.windows.at(table)
        if window is not None:
            windows.note(table, window, message.seat, message.words)
        else:
            await table.play(lambda course: course.choose(message.seat, message.words))
    if window is not None:
        await windows.keep(table, window, message.seat)


def is_unasked(table: "Table", seat: int) -> bool:
    """Is this seat not asked, in a game that goes on and lets others act unasked now?"""
    course = table.running()
    return (
        bool(course.questions)
        and seat not in course.questions
        and initiative.allowing(course.match.state) is not None
    )


async def answer(table: "Table", seat: int, step: int, words: str) -> None:
    """A bot answers, or the server where there is but one option; not while somebody wants to take back."""
    async with table.at_work():
        if table.undoing.request is None:
            table.running().open_question(seat, step)
            await table.play(lambda course: course.choose(seat, words))


async def volunteer(table: "Table", seat: int, step: int, words: str) -> None:
    """A bot does something by its own initiative, if the table is still as it saw it."""
    async with table.at_work():
        if table.undoing.request is None and table.running().step == step:
            await initiative.act(table, seat, words)


async def why(table: "Table", by: Onlooker, message: Why) -> None:
    """Why a piece cannot be chosen. Asking harms nothing, whatever is asked."""
    seat, piece = message.seat, message.piece
    async with table.at_work():
        table.own(by.guest, seat)
        try:
            reason = table.game.why_not(table.running().match.state, seat, piece)
        except TatamiError:
            raise
        except Exception as error:
            log.error("why not failed", table=table.id, game=table.stored.game, error=where(error))
            raise Refused("broken") from error
        if reason is None:
            answer = WhyNotAnswer(seat, piece, None, None, {}, message.id)
        else:
            answer = WhyNotAnswer(seat, piece, reason.clause, reason.code, dict(reason.facts), message.id)
        table.send(by, answer)
