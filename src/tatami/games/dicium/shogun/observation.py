# hot
"""What a learning program sees of a table of Shogun: everything, for nothing is hidden."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import LARGEST, put, put_after, put_from, put_kind, put_one
from tatami.core.observation import Observation, Row
from tatami.games.dicium.observation import PACKED, dice_rows, fill_dice
from tatami.games.dicium.shogun.palace import KINDS, SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import MATS, NINJAS, PAWNS, SHOGUN, TILES, Shogun

MOST_PIECES: Final = 99


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine."""
    return (
        *dice_rows(seats),
        Row("sides", seats, 0, 1, "Who plays the ninjas."),
        Row("mats", seats * len(MATS), 0, 1, "The mat of each seat, and with it the colour of the pawns."),
        Row("stock", seats, 0, MOST_PIECES, "The tiles that each seat has still to lay."),
        Row("pawns", len(PAWNS), 0, SQUARES_IN_ALL, "The square of each pawn plus 1; 0 in the reserve."),
        Row("tiles", SQUARES_IN_ALL, 0, len(TILES) - 1, "What lies on each square."),
        Row("palace", SQUARES_IN_ALL, 0, len(KINDS) - 1, "What each square is."),
        Row("captor", SHOGUN, 0, 1, "The pawn that has the Shogun."),
        Row("alerts", 1, 0, MOST_PIECES, "The alert cards that are left."),
        Row("braziers", 1, 0, MOST_PIECES, "The braziers that burn."),
        Row("round", 1, 0, LARGEST, "The number of the round."),
        Row("night", 1, 0, LARGEST, "After so many rounds the night is over; 0 if it never is."),
    )


def fill(state: Shogun, seat: int, cells: Cells, at: i64) -> i64:
    """All that lies on the table."""
    seats = state.seats
    at = fill_dice(state, seat, cells, at)
    for step in range(seats):
        at = put_one(int(state.side_of((seat + step) % seats) == NINJAS), cells, at)
    for step in range(seats):
        at = put_kind(state.colours[(seat + step) % seats], len(MATS), cells, at)
    at = put_from(state.stock, seat, cells, at)
    at = put_after(state.pawns, cells, at)
    at = put(state.tiles, cells, at)
    at = put(state.rules.palace.kinds, cells, at)
    at = put_kind(state.captor, SHOGUN, cells, at)
    at = put_one(state.alerts, cells, at)
    at = put_one(state.braziers, cells, at)
    at = put_one(min(state.round, LARGEST), cells, at)
    return put_one(state.rules.night, cells, at)


OBSERVATION = Observation(rows=rows, fill=fill, own_fields=PACKED)
