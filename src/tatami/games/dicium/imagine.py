"""The dice and mats of a view, laid out again: the part of an imagined world that all games of the family have."""

from collections.abc import Iterable
from typing import Any

from tatami.games.dicium.dice import read
from tatami.games.dicium.state import KINDS_OF_BONUS, DiceTable


def lay_dice(state: DiceTable, seen: Any) -> None:
    """The dice of the turn, as a view tells them."""
    state.turn, state.dice, state.thrown = seen.turn, read(" ".join(seen.dice)), seen.thrown
    state.throws, state.actions = seen.throws, seen.actions


def lay_mat(state: DiceTable, seat: int, hand: int, reserve: list[str], acquired: Iterable[bool]) -> None:
    """The hand and the reserve of a seat, and which of the eight bonuses of its mat it has."""
    state.hand[seat] = hand
    state.reserve[seat] = read(" ".join(reserve))
    for notch, is_acquired in enumerate(acquired):
        if is_acquired:
            state.bonuses[seat] |= 1 << notch
            state.bonus_faces[seat * KINDS_OF_BONUS + state.mats[seat][notch]] += 1
