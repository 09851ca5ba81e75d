"""Chō-han: two dice under a cup, secret bets on even or odd. docs/adding-a-game.md walks through it."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (2, 3, 4, 5, 6)  # (R1.1)
DIFFICULTY: Difficulty = "easy"
PRESETS = {
    "first": Preset(3),
    "printed": Preset(4),
    "long": Preset(6, {"rounds": 12}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.3)"""

    rounds: Literal[6, 12] = 6
