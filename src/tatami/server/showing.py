"""What a table shows: from outside to a guest, from inside to a seat. It takes values and gives messages."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tatami.core.match import Match
from tatami.server import orders, planning, rematching, sealing
from tatami.server.course import Course, Entry, asked_in
from tatami.server.guests import Guest
from tatami.server.messages import PROTOCOL
from tatami.server.messages.looking import Snapshot
from tatami.server.messages.playing import LogEntry, Position
from tatami.server.messages.replays import ReplayInfo
from tatami.server.messages.tables import SeatInfo, TableInfo
from tatami.server.messages.undoing import UndoRequest
from tatami.server.messages.windows import WindowInfo
from tatami.server.refusals import Refused
from tatami.server.seating import Stored
from tatami.server.undoing import Request

LOG_PAGE = 100


@dataclass(frozen=True, slots=True)
class Moment:
    """A table as it stands: everything that is shown of it comes from here."""

    stored: Stored
    changed: float
    course: Course | None = None
    request: Request | None = None
    sockets: Mapping[str, int] = field(default_factory=dict)  # how many each guest has here
    away_bot: str = ""
    windows: Mapping[int | None, WindowInfo] = field(default_factory=dict)  # as each seat sees one that is open
    is_held: bool = False  # Does somebody hold it open?
    requests: Mapping[int, str] = field(default_factory=dict)  # what seats want to do unasked, for their own eyes

    @property
    def is_playing(self) -> bool:
        """Is somebody asked?"""
        return self.stored.status == "playing" and self.course is not None and bool(self.course.questions)


def info(now: Moment, guest: Guest) -> TableInfo:
    """The table from outside, as this guest may know it."""
    stored, course, request = now.stored, now.course, now.request
    asked = list(course.questions) if course and now.is_playing else []
    mine = stored.seats_of(guest.id)
    seated = {holder.guest for holder in stored.holders}
    waiting = [seat for seat, holder in enumerate(stored.holders) if request and holder.guest in request.waiting]
    return TableInfo(
        id=stored.id,
        game=stored.game,
        game_version=stored.version,
        status=stored.status,
        seats=[_seat_info(now, seat, guest) for seat in range(len(stored.holders))],
        options=dict(stored.options),
        text_facts=course.game.texts.facts(course.match.state) if course else {},
        has_content_pack=stored.content is not None,
        is_public=stored.is_public,
        is_host=stored.host == guest.id,
        host=next((holder.name for holder in stored.holders if holder.guest == stored.host), None),
        created=stored.created,
        changed=now.changed,
        step=course.step if course else stored.steps,
        asked=asked,
        is_my_turn=any(seat in mine and (not now.windows or now.windows[seat].asks) for seat in asked),
        spectators=sum(count for other, count in now.sockets.items() if other not in seated),
        undo_request=(
            UndoRequest(request.seat, request.step, request.count, waiting, request.asked_chance) if request else None
        ),
        can_plan=course is not None and planning.can_plan(course.game, len(stored.holders)),
        luck=sealing.info(stored),
        rematch=rematching.info(stored, guest),
    )


def _seat_info(now: Moment, seat: int, guest: Guest) -> SeatInfo:
    holder = now.stored.holders[seat]
    kept = holder.kept.holder if holder.kept is not None and holder.is_kept(time.time()) else None
    return SeatInfo(
        seat=seat,
        holder=holder.kind,
        name=holder.name,
        bot=now.away_bot if holder.is_away else holder.bot,
        is_mine=holder.guest == guest.id,
        is_connected=holder.guest is not None and holder.guest in now.sockets,
        is_away=holder.is_away,
        shares_screen=holder.shares_screen,
        kept_for=kept.name if kept else None,
        is_kept_for_me=kept is not None and kept.guest == guest.id,
    )


def snapshot(now: Moment, guest: Guest, seat: int | None, hand_over: int | None) -> Snapshot:
    """Everything that a socket needs to begin."""
    if now.course is None:
        return Snapshot(PROTOCOL, info(now, guest), None, [])
    log = [entry.seen_by(seat) for entry in now.course.log[-LOG_PAGE:]]
    return Snapshot(PROTOCOL, info(now, guest), position(now, now.course, seat, hand_over), log)


def past(course: Course, seat: int | None, before: int) -> list[LogEntry]:
    """Entries of the log before a step."""
    return [entry.seen_by(seat) for entry in course.log[max(0, before - LOG_PAGE) : before]]


def position(now: Moment, course: Course, seat: int | None, hand_over: int | None) -> Position:
    """The table as a seat sees it."""
    window = now.windows.get(seat)
    return Position(
        step=course.step,
        seat=seat,
        view=course.view(seat),
        asked=course.asked(),
        decision=None if window and window.answer is not None else course.decision(seat),
        window=window,
        order=orders.order_of(now.stored, course.game, seat),
        hand_over=hand_over,
        undo=_undo(now, course, seat),
        can_redo=course.can_redo(seat),
        outcome=course.match.outcome,
        initiative=course.initiative(seat) if now.is_playing else [],
        request=now.requests.get(seat) if seat is not None else None,
    )


def _undo(now: Moment, course: Course, seat: int | None) -> Literal["right", "consent"] | None:
    takes = course.can_take_back(seat, now.is_held) if seat is not None and now.is_playing else None
    if takes is None or seat is None:
        return None
    return "right" if takes.by == "right" or not now.stored.others(now.stored.holders[seat].guest) else "consent"


def replay(
    now: Moment, match: Match, entries: Sequence[Entry], guest: Guest, step: int, seat: int | None
) -> ReplayInfo:
    """A game after some of its choices, through the eyes of a seat or of a spectator; a step below zero counts from
    the end. `entries` are those of the choices that stand, after the deal."""
    game, seats, steps = match.game, len(now.stored.holders), len(entries) - 1
    step = step if step >= 0 else max(0, steps + 1 + step)
    if not step <= steps or (seat is not None and not 0 <= seat < seats):
        raise Refused("malformed", f"There are steps 0 to {steps} and seats 0 to {seats - 1}.")
    state = match.state_at(step)
    return ReplayInfo(
        table=info(now, guest),
        step=step,
        steps=steps,
        seat=seat,
        entry=entries[step].seen_by(seat),
        view=game.view(state, seat),
        asked=asked_in(game, state),
        outcome=game.outcome(state),
    )
