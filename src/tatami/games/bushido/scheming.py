# hot
"""The questions in which effect tiles are played. (R9, R13.2)"""

from typing import ClassVar

from tatami.core.state import Frame
from tatami.games.bushido.state import Bushido


class Scheming(Frame[Bushido]):
    """A player may play effect tiles. `placed` has a bit for each province that got a Ronin from this player in this
    phase; `has_hosted` says whether this player has held the ceremony. (R9.1, R9.4)"""

    __slots__ = ("has_hosted", "placed")
    name: ClassVar[str] = ""

    def __init__(self, seat: int, placed: int, has_hosted: bool) -> None:
        self.seat = seat
        self.placed = placed
        self.has_hosted = has_hosted

    def price_at(self, state: Bushido) -> int:
        """How many tiles of a kind an effect costs. (R9.6)"""
        return 1

    def tiles(self) -> list[int]:
        """The kinds of tiles that can be played, in the order in which they are offered. (R9.10)"""
        raise NotImplementedError  # contract

    def again(self, placed: int, has_hosted: bool) -> "Scheming":
        """The same question, after a Ronin was placed or the ceremony was held."""
        raise NotImplementedError  # contract
