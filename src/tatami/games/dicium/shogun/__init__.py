"""Dicium: Shogun (Joachim Thôme): ninjas against samurai in the palace, for two or four players."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (2, 4)  # (R1.1)
DIFFICULTY: Difficulty = "middle"
PRESETS = {
    "first": Preset(2, {"beginner": True}),
    "printed": Preset(4),
    "long": Preset(4, {"night": "endless"}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.4)"""

    ninjas: Literal["first", "second", "drawn"] = "first"
    beginner: bool = False
    ninja_table: Literal["usual", "second"] = "usual"
    samurai_table: Literal["usual", "second"] = "usual"
    night: Literal["short", "long", "endless"] = "short"
    escape: Literal["stands", "arrives"] = "stands"
