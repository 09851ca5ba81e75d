# hot
"""Something that was announced in an activation and may be answered: a move, or a card. (R16.4)"""

from typing import ClassVar

from tatami.core.state import Frame
from tatami.games.samourai_katana.state import SamouraiKatana


class Announcement(Frame[SamouraiKatana]):
    """Something that `seat` has announced, aimed at `target` or at nobody, and that others may answer."""

    __slots__ = ("card", "count", "land", "target")
    name: ClassVar[str] = ""

    def __init__(self, seat: int, target: int, card: int, land: int, count: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card  # A move has NOTHING here.
        self.land = land
        self.count = count

    def is_over_sea(self, state: SamouraiKatana) -> bool:
        """Is it a move over the sea?"""
        return False

    def called_off(self, state: SamouraiKatana, gives_back: bool) -> None:
        """An answer stops it. A Justice closes it for the rest of the activation; the others give back what was paid
        for it. (R13.4, R13.6, R13.13, R13.14)"""
        raise NotImplementedError  # contract
