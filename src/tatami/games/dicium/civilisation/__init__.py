"""Dicium: Civilisation (Joachim Thôme): cities, temples, monsters and philosophers, for one to four."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (1, 2, 3, 4)  # (R1.1)
DIFFICULTY: Difficulty = "middle"
PRESETS = {
    "first": Preset(2, {"mats": "dealt"}),
    "printed": Preset(4),
    "even": Preset(4, {"compensation": True}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.3)"""

    mats: Literal["chosen", "dealt"] = "chosen"
    reading: Literal["usual", "second", "third"] = "usual"
    compensation: bool = False
