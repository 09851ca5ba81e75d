"""Choices of Shogun: those of the dice, and a mat, a pawn, a square. int <-> words, with the pieces touched."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.dicium.choices import (
    GAME_CHOICES,
    LEVELS,
    colour_combination_choices,
    turn_choices,
    value_combination_choices,
)
from tatami.games.dicium.dice import BLUE, GREEN, MOST_DICE, YELLOW
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import MATS, PAWNS

MAT: Final = GAME_CHOICES  # + mat
PAWN: Final = GAME_CHOICES + 8  # + pawn
SQUARE: Final = GAME_CHOICES + 32  # + square
STOP: Final = GAME_CHOICES + 128
KEEP_SHOGUN: Final = GAME_CHOICES + 129
YELLOW_FACES: Final = (2, 3, 4)


def _all() -> list[Choice]:
    choices = turn_choices() + value_combination_choices()
    choices += colour_combination_choices(BLUE, range(1, MOST_DICE + 1))
    choices += colour_combination_choices(YELLOW, YELLOW_FACES)
    choices += colour_combination_choices(GREEN, LEVELS)
    for number, mat in enumerate(MATS):
        choices.append(Choice(MAT + number, f"mat {mat}", "mat", (f"mat/{mat}",), {"mat": mat}))
    for number, pawn in enumerate(PAWNS):
        choices.append(Choice(PAWN + number, f"pawn {pawn}", "pawn", (pawn,), {"pawn": pawn}))
    for number, square in enumerate(SQUARES):
        choices.append(Choice(SQUARE + number, f"square {square}", "square", (square,), {"square": square}))
    choices.append(Choice(STOP, "stop", "stop", ("stop",)))
    choices.append(Choice(KEEP_SHOGUN, "keep the shogun", "keep-shogun", ("keep-shogun",)))
    return choices


CHOICES: Final = Choices(_all())
