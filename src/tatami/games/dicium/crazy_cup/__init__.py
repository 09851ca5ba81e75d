"""Crazy Cup, of the Dicium family: a race around a canyon with dice, shortcuts and cheating, for one to four."""

import msgspec

from tatami.core.options import Difficulty, Preset

SEATS = (1, 2, 3, 4)  # (R1.1)
DIFFICULTY: Difficulty = "easy"
PRESETS = {
    "first": Preset(2, {"young": True}),
    "printed": Preset(4),
    "teams": Preset(4, {"teams": True}),
}


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.3)"""

    teams: bool = False
    young: bool = False
