"""Dicium: Donjon (Joachim Thôme): heroes together against a dungeon, for one to four players."""

from typing import Literal

import msgspec

SEATS = (1, 2, 3, 4)  # (R1.1)


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.4)"""

    difficulty: Literal["normal", "heroic"] = "normal"
    young: bool = False
    heroes: Literal["chosen", "dealt"] = "chosen"
