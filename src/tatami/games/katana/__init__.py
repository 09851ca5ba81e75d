"""Katana (Samurai Sword) by Emiliano Sciarra: hidden roles, blades and honour for three to seven players."""

from typing import Literal

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (3, 4, 5, 6, 7)  # (R1.1)
DIFFICULTY: Difficulty = "easy"
PRESETS = {
    "first": Preset(4),
    "printed": Preset(5),
    "long": Preset(7),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.4)"""

    exhaustion: Literal["lazy", "eager"] = "lazy"
    geisha: Literal["any", "others"] = "any"
    sword_first: bool = True
    negative_totals: bool = True
