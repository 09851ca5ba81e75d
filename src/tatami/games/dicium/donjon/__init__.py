"""Dicium: Donjon (Joachim Thôme): heroes together against a dungeon, for one to four players."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (1, 2, 3, 4)  # (R1.1)
DIFFICULTY: Difficulty = "middle"
PRESETS = {
    "first": Preset(2, {"young": True, "heroes": "dealt"}),
    "printed": Preset(4),
    "hard": Preset(4, {"difficulty": "heroic"}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.4)"""

    difficulty: Literal["normal", "heroic"] = "normal"
    young: bool = False
    heroes: Literal["chosen", "dealt"] = "chosen"
