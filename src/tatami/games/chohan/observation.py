# hot
"""What a learning program sees of a table of Chō-han."""

from typing import Final

from tatami.core._types import Cells, i64
from tatami.core.cells import LARGEST, put, put_from, put_kind, put_one, put_seat
from tatami.core.observation import Observation, Row
from tatami.games.chohan.choices import bet_of
from tatami.games.chohan.state import LARGEST_STAKE, NOTHING, SIDES, Chohan

DICE: Final = 2
PIPS: Final = 6
BET_CELLS: Final = len(SIDES) + 1  # The side of a bet and its stake.


def rows(seats: int) -> tuple[Row, ...]:
    """The cells, in the order in which they are filled. Those by seat begin with mine."""
    return (
        Row("tokens", seats, 0, LARGEST, "The tokens of each seat."),
        Row("pot", 1, 0, LARGEST, "The tokens that nobody has won yet."),
        Row("round", 2, 0, LARGEST, "The round, and how many there are."),
        Row("dealer", seats, 0, 1, "Who names the limit of this round."),
        Row("limit", 1, 0, LARGEST_STAKE, "The most that may be staked in this round; 0 before it is named."),
        Row("dice", DICE, 0, PIPS, "The dice as they fell last."),
        Row("has bet", seats, 0, 1, "Who has laid a bet in this round."),
        Row("my bet", BET_CELLS, 0, LARGEST_STAKE, f"My bet in this round: {', '.join(SIDES)}, and the stake."),
        Row("bets", seats * BET_CELLS, 0, LARGEST_STAKE, "The bet of each seat that was shown last, the same way."),
    )


def fill(state: Chohan, seat: int, cells: Cells, at: i64) -> i64:
    """What this seat may know. (R3.3)"""
    seats = state.seats
    at = put_from(state.tokens, seat, cells, at)
    at = put_one(state.pot, cells, at)
    at = put_one(state.round, cells, at)
    at = put_one(state.rules.rounds, cells, at)
    at = put_seat(state.dealer, seat, seats, cells, at)
    at = put_one(state.limit, cells, at)
    put(state.dice, cells, at)  # There are none before the first throw.
    at += DICE
    for step in range(seats):
        at = put_one(int(state.has_bet((seat + step) % seats)), cells, at)
    at = put_bet(state.picks[seat][0] if state.has_bet(seat) else NOTHING, cells, at)
    for step in range(seats):
        at = put_bet(state.shown[(seat + step) % seats], cells, at)
    return at


def put_bet(bet: int, cells: Cells, at: i64) -> i64:
    """Write a bet: one for its side, then the stake."""
    if bet != NOTHING:
        side, stake = bet_of(bet)
        put_kind(side, len(SIDES), cells, at)
        put_one(stake, cells, at + len(SIDES))
    return at + BET_CELLS


OBSERVATION = Observation(rows=rows, fill=fill)
