"""Ninjato: ninja who raid the houses of three clans and spend the loot on envoys and rumours. Seven rounds."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (2, 3, 4)  # R1.1
DIFFICULTY: Difficulty = "middle"
PRESETS = {
    "first": Preset(2),
    "printed": Preset(4),
    "hard": Preset(4, {"defeat": "first", "hands": "later"}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.3)"""

    defeat: Literal["choose", "first"] = "choose"
    hands: Literal["equal", "later"] = "equal"
