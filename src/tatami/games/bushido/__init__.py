"""Bushido, the way of the warrior (Gameheads): provinces, roles and honour for three to five players."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (3, 4, 5)  # (R1.1)
DIFFICULTY: Difficulty = "deep"
PRESETS = {
    "first": Preset(3, {"provinces": "dealt"}),
    "printed": Preset(5),
    "long": Preset(5, {"landscape": "random", "campaign": "both"}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.6)"""

    provinces: Literal["chosen", "dealt"] = "chosen"
    landscape: Literal["suggested", "random"] = "suggested"
    katana_table: Literal["rulebook", "publisher"] = "rulebook"
    campaign: Literal["off", "attack", "both"] = "off"
    sacrificed: Literal["removed", "reserve"] = "removed"
    stall_guard: bool = True
