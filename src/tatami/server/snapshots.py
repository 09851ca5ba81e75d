"""The newest snapshots of a table: who asks again before anything has changed gets the same bytes, so that a storm of
hellos costs little."""

import time
from typing import TYPE_CHECKING

from tatami.server import showing
from tatami.server.messages import encode
from tatami.server.onlookers import Onlooker

if TYPE_CHECKING:
    from tatami.server.table import Table


class Snapshots:
    """One for each pair of eyes."""

    def __init__(self) -> None:
        self.mark: object = None
        self.made: dict[tuple[object, ...], bytes] = {}

    def of(self, table: "Table", onlooker: Onlooker) -> bytes:
        course, request, window = table.course, table.undoing.request, table.windows.at(table)
        mark = (
            table.stored,
            table.changed,
            course.step if course else None,
            (request.seat, request.step, frozenset(request.waiting)) if request else None,
            table.onlookers.changes,
            # A window is shown with the time that is left, to the tenth of a second.
            (int(time.monotonic() * 10), frozenset(window.answers), frozenset(window.waits)) if window else None,
            tuple((seat, wanted.words) for seat, wanted in table.requests.items()),
        )
        if mark != self.mark:
            self.mark = mark
            self.made.clear()
        guest, eyes = onlooker.guest, table.eyes(onlooker)
        key = (guest.id if guest.id in table.stored.people() else "", *eyes)
        if key not in self.made:
            self.made[key] = encode(showing.snapshot(table.now(), guest, *eyes))
        return self.made[key]
