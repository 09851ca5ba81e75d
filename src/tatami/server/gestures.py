"""A gesture: several answers of one seat that a person gives with one movement of the hand. All are made, or none.

It is first played on a copy of the table. A gesture that is refused leaves no trace, so whatever could come out in
the middle of it would be learnt by trying. Therefore it ends where it could no longer be taken back alone, and where
others may come into play: before chance, a secret that comes out, a response window, an action that nobody asks for.
"""

from typing import TYPE_CHECKING

from tatami.core.errors import IllegalChoice
from tatami.core.game import Game
from tatami.core.state import State
from tatami.core.waiting import window_of
from tatami.server import initiative, playing
from tatami.server.course import Course, offered_option
from tatami.server.messages.gestures import Gesture
from tatami.server.messages.playing import Choose
from tatami.server.onlookers import Onlooker
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.table import Table


async def gesture(table: "Table", by: Onlooker, message: Gesture) -> None:
    """A guest answers several questions at once; a single answer is a choice as any other."""
    seat, answers = message.seat, message.answers
    if len(answers) == 1:
        await playing.choose(table, by, Choose(seat, message.step, answers[0], message.id))
        return
    async with table.at_work():
        table.own(by.guest, seat)
        await make(table, seat, message.step, answers)


async def make(table: "Table", seat: int, step: int, answers: list[str]) -> None:
    """Try the answers on a copy, then give them. Called by whoever is at work at the table."""
    course = table.running()
    question = course.open_question(seat, step)
    if window_of(question.decision) is not None:
        raise Refused("no-gesture")
    rehearse(course, seat, answers)
    await table.play(lambda course: course.choose_all(seat, answers))


def rehearse(course: Course, seat: int, answers: list[str]) -> None:
    """Refuse what cannot all be answered; the table itself is not touched. A copy has no seal, so it cannot tell what
    chance would bring; the last answer, which may ask chance, is not played at all."""
    game, state = course.game, course.game.clone(course.match.state)
    before = state.chance, state.revealed
    for answer in answers[:-1]:
        game.apply(state, seat, _option(course, state, seat, answer))
        if (state.chance, state.revealed) != before or may_others_act(game, state):
            raise Refused("no-gesture")
    _option(course, state, seat, answers[-1])


def may_others_act(game: Game, state: State) -> bool:
    """Is this a moment in which somebody may come in between, whether or not anybody wants to?"""
    if any(window_of(decision) is not None for decision in game.decisions(state)):
        return True
    frame = initiative.allowing(state)
    return frame is not None and state.stack[-1] is frame


def _option(course: Course, state: State, seat: int, words: str) -> int:
    """The option of these words that the seat has in this state."""
    for decision in course.game.decisions(state):
        if decision.seat == seat:
            return offered_option(course.game, state, decision, words)
    raise IllegalChoice("not-asked", f"Seat {seat} is not asked that often.")
