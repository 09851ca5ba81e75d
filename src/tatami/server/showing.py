"""What a table shows: from outside to a guest, from inside to a seat. Reads, never changes."""

from typing import TYPE_CHECKING, Literal

from tatami.core.beliefs import Holding, over_time
from tatami.core.match import Match
from tatami.server import sealing
from tatami.server.course import Course
from tatami.server.guests import Guest
from tatami.server.messages import (
    PROTOCOL,
    BeliefInfo,
    BeliefsInfo,
    ChancesInfo,
    HoldingInfo,
    LogEntry,
    Position,
    ReplayInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    UndoRequest,
)
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.table import Table

LOG_PAGE = 100


def info(table: "Table", guest: Guest) -> TableInfo:
    """The table from outside, as this guest may know it."""
    stored, course, request = table.stored, table.course, table.request
    asked = list(course.questions) if course and table.is_playing else []
    mine = stored.seats_of(guest.id)
    waiting = [seat for seat, holder in enumerate(stored.holders) if request and holder.guest in request.waiting]
    return TableInfo(
        id=stored.id,
        game=stored.game,
        game_version=stored.version,
        status=stored.status,
        seats=[_seat_info(table, seat, guest) for seat in range(len(stored.holders))],
        options=dict(stored.options),
        text_facts=course.game.texts.facts(course.match.state) if course else {},
        has_content_pack=stored.content is not None,
        is_public=stored.is_public,
        is_host=stored.host == guest.id,
        created=stored.created,
        changed=table.changed,
        step=course.step if course else stored.steps,
        asked=asked,
        is_my_turn=any(seat in mine for seat in asked),
        spectators=sum(not stored.seats_of(onlooker.guest.id) for onlooker in table.onlookers),
        undo_request=(
            UndoRequest(request.seat, request.step, request.count, waiting, request.asked_chance) if request else None
        ),
        luck=sealing.info(stored),
    )


def _seat_info(table: "Table", seat: int, guest: Guest) -> SeatInfo:
    holder = table.stored.holders[seat]
    return SeatInfo(
        seat=seat,
        holder=holder.kind,
        name=holder.name,
        bot=table.settings.away_bot if holder.is_away else holder.bot,
        is_mine=holder.guest == guest.id,
        is_connected=holder.guest is not None and table.onlookers.has(holder.guest),
        is_away=holder.is_away,
        shares_screen=holder.shares_screen,
    )


def snapshot(table: "Table", guest: Guest, seat: int | None, hand_over: int | None) -> Snapshot:
    """Everything that a socket needs to begin."""
    if table.course is None:
        return Snapshot(PROTOCOL, info(table, guest), None, [])
    log = [entry.seen_by(seat) for entry in table.course.log[-LOG_PAGE:]]
    return Snapshot(PROTOCOL, info(table, guest), position(table, seat, hand_over), log)


def past(table: "Table", seat: int | None, before: int) -> list[LogEntry]:
    """Entries of the log before a step."""
    return [entry.seen_by(seat) for entry in table.running().log[max(0, before - LOG_PAGE) : before]]


def position(table: "Table", seat: int | None, hand_over: int | None) -> Position:
    """The table as a seat sees it."""
    course = table.running()
    return Position(
        step=course.step,
        seat=seat,
        view=course.view(seat),
        asked=course.asked(),
        decision=course.decision(seat),
        hand_over=hand_over,
        undo=_undo(table, seat),
        can_redo=course.can_redo(seat),
        outcome=course.match.outcome,
    )


def _undo(table: "Table", seat: int | None) -> Literal["right", "consent"] | None:
    takes = table.running().can_take_back(seat) if seat is not None and table.is_playing else None
    if takes is None or seat is None:
        return None
    return "right" if takes.by == "right" or not table.others(table.stored.holders[seat].guest) else "consent"


def replay(table: "Table", guest: Guest, step: int, seat: int | None) -> ReplayInfo:
    """A finished game after some of its choices, through any eyes: nothing is hidden any more."""
    course, game = finished(table), table.game
    steps = len(course.match.moves)
    if not 0 <= step <= steps or (seat is not None and not 0 <= seat < len(table.stored.holders)):
        raise Refused("malformed", f"There are steps 0 to {steps} and seats 0 to {len(table.stored.holders) - 1}.")
    state = course.match.state_at(step)
    entry = course.log[course.steps_of_moves[step - 1] if step else 0]
    return ReplayInfo(
        table=info(table, guest),
        step=step,
        steps=steps,
        seat=seat,
        entry=entry.seen_by(seat),
        view=game.view(state, seat),
        asked=course.asked_in(state),
        outcome=game.outcome(state),
    )


def finished(table: "Table") -> Course:
    """The course of a game that is over."""
    if table.stored.status != "finished":
        raise Refused("not-finished")
    if table.course is None:
        raise Refused("other-rules")
    return table.course


def beliefs(match: Match) -> BeliefsInfo:
    """What each seat could know along a finished game."""
    found = over_time(match)
    if found is None:
        return BeliefsInfo("", [], [], [], [])
    course = [BeliefInfo(belief.step, belief.chances) for belief in found.course]
    return BeliefsInfo(found.kind, found.names, found.truth, course, list(map(_holding, found.holdings)))


def _holding(holding: Holding) -> HoldingInfo:
    judged = [
        [ChancesInfo([step for step, _ in points], [chance for _, chance in points]) for points in row]
        for row in holding.chances
    ]
    held = [[list(stretch) for stretch in stretches] for stretches in holding.held]
    return HoldingInfo(holding.kind, holding.name, judged, held)
