"""Dicium: Shogun (Joachim Thôme): ninjas against samurai in the palace, for two or four players."""

from typing import Literal

import msgspec

SEATS = (2, 4)  # (R1.1)


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.4)"""

    ninjas: Literal["first", "second", "drawn"] = "first"
    beginner: bool = False
    ninja_table: Literal["usual", "second"] = "usual"
    samurai_table: Literal["usual", "second"] = "usual"
    night: Literal["short", "long", "endless"] = "short"
    escape: Literal["stands", "arrives"] = "stands"
