"""Chō-han, the gamblers' dice of old Japan: the template. Small, and complete in everything a game needs.

It sits every examination but is not on the list that players see; docs/adding-a-game.md walks through it.
"""

from typing import Literal

import msgspec

SEATS = (2, 3, 4, 5, 6)


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.3)"""

    rounds: Literal[6, 12] = 6
