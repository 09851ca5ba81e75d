"""What a learning program sees of the dice, hands, reserves and mats of any game of the family."""

from typing import Final

from tatami.core.observation import Row, put, put_from
from tatami.games.dicium.dice import FACES, MOST_DICE, NO_DICE, count
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


def fill_dice(state: DiceTable, seat: int, cells: list[int], at: int) -> int:
    """Dice lie open to everybody."""
    circle = [(seat + step) % state.seats for step in range(state.seats)]
    at = put(by_face(state.dice), cells, at)
    at = put(by_face(picked_dice(state)), cells, at)
    at = put([state.thrown, state.throws, state.actions], cells, at)
    at = put([int(state.turn == other) for other in circle], cells, at)
    at = put_from(state.hand, seat, cells, at)
    for other in circle:
        at = put(by_face(state.reserve[other]), cells, at)
    for other in circle:
        at = put(state.bonus_faces[other * KINDS_OF_BONUS : (other + 1) * KINDS_OF_BONUS], cells, at)
    return at


def picked_dice(state: DiceTable) -> int:
    """The dice that are being picked. (Where objectives are picked in secret, a frame has a method of that name.)"""
    top = state.stack[-1] if state.stack else None
    dice: int = getattr(top, "picked", NO_DICE) if top is not None and "picked" in top.fields else NO_DICE
    return dice


def by_face(dice: int) -> list[int]:
    """How many dice show each face."""
    return [count(dice, face) for face in range(len(FACES))]
