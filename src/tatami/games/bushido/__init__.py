"""Bushido, the way of the warrior (Gameheads): provinces, roles and honour for three to five players."""

from typing import Literal

import msgspec

SEATS = (3, 4, 5)  # (R1.1)


class Options(msgspec.Struct, frozen=True):
    """The table options, each with its default. (R1.6)"""

    provinces: Literal["chosen", "dealt"] = "chosen"
    landscape: Literal["suggested", "random"] = "suggested"
    katana_table: Literal["rulebook", "publisher"] = "rulebook"
    campaign: Literal["off", "attack", "both"] = "off"
    sacrificed: Literal["removed", "reserve"] = "removed"
    stall_guard: bool = True
