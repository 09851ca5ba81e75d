# hot
"""What a learning program sees of the dice, hands, reserves and mats of any game of the family."""

from typing import Final

from tatami.core._types import Cells, i16, i64
from tatami.core.cells import put_from, put_one, put_rows, put_seat
from tatami.core.observation import Row
from tatami.games.dicium.dice import FACES, MOST_DICE, NO_DICE
from tatami.games.dicium.state import KINDS_OF_BONUS, NOTCHES, DiceTable

MOST_THROWS: Final = 9
MOST_ACTIONS: Final = 9
PACKED: Final = frozenset({"picked", "trail"})  # Fields of frames that are no numbers of their own.


def dice_rows(seats: int) -> tuple[Row, ...]:
    """The cells that `fill_dice` fills. Those by seat begin with mine."""
    return (
        Row("dice", len(FACES), 0, MOST_DICE, "The unspent dice of the seat whose turn it is, by face."),
        Row("picked", len(FACES), 0, MOST_DICE, "Those that are being picked, by face."),
        Row("thrown", 1, 0, MOST_DICE, "How many dice that seat has in this turn."),
        Row("throws", 1, 0, MOST_THROWS, "How many throws are left."),
        Row("actions", 1, 0, MOST_ACTIONS, "How many actions are left."),
        Row("turn", seats, 0, 1, "Whose turn it is."),
        Row("hands", seats, 0, MOST_DICE, "The size of each hand of dice."),
        Row("reserves", seats * len(FACES), 0, MOST_DICE, "The dice that each seat has put by, by face."),
        Row("bonuses", seats * KINDS_OF_BONUS, 0, NOTCHES, "The bonuses of each seat: by colour, and for throws."),
    )


def fill_dice(state: DiceTable, seat: int, cells: Cells, at: i64) -> i64:
    """Dice lie open to everybody."""
    seats = state.seats
    at = put_faces(state.dice, cells, at)
    at = put_faces(picked_dice(state), cells, at)
    at = put_one(state.thrown, cells, at)
    at = put_one(state.throws, cells, at)
    at = put_one(state.actions, cells, at)
    at = put_seat(state.turn, seat, seats, cells, at)
    at = put_from(state.hand, seat, cells, at)
    for step in range(seats):
        at = put_faces(state.reserve[(seat + step) % seats], cells, at)
    return put_rows(state.bonus_faces, KINDS_OF_BONUS, seat, cells, at)


def picked_dice(state: DiceTable) -> int:
    """The dice that are being picked. (Where objectives are picked in secret, a frame has a method of that name.)"""
    if state.stack:
        top = state.stack[-1]
        if "picked" in top.fields:
            dice: int = getattr(top, "picked", NO_DICE)
            return dice
    return NO_DICE


def put_faces(dice: i64, cells: Cells, at: i64) -> i64:
    """Write how many dice show each face."""
    left: i64 = dice
    end = at + len(FACES)
    while at < end:
        cells[at] = i16(left & 7)
        left >>= 3
        at += 1
    return at
