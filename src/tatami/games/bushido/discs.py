# hot
"""The discs of Bushido, one row each: what a disc does in a combat or at an audience, and its clause."""

from typing import Final

from tatami.core.choices import Choice
from tatami.core.outcome import WhyNot
from tatami.games.bushido.effects import draw_tiles, move_marker, spend_disc
from tatami.games.bushido.rows import Move, Row
from tatami.games.bushido.state import DISCS, NOBODY, Bushido

# The numbers of choices at an audience.
CALM: Final = 9
HOSTILITIES: Final = 10
SUPPORT: Final = 11

# What an audience brings: the choice and its word.
AUDIENCES: Final = ((CALM, "calm"), (HOSTILITIES, "hostilities"), (SUPPORT, "support"))
SUPPORT_DRAW: Final = 5  # So many tiles are drawn by whom the Emperor supports. (R14.6)


class Disc(Row):
    """A kind of disc."""

    __slots__ = ("kind",)

    def __init__(self, key: str, clause: str) -> None:
        super().__init__(key, clause)
        self.kind = DISCS.index(key)

    # At an audience

    def offer(self, state: Bushido, seat: int, options: list[int]) -> None:
        """Add the choices that a seat has with it at an audience."""

    def play(self, state: Bushido, seat: int, part: int) -> None:
        """What it does at an audience."""
        raise NotImplementedError  # contract

    def elsewhere(self, prompt: str) -> WhyNot:
        """Why it cannot be played in a question that asks for none of its kind."""
        return WhyNot("R11.7", "disc-for-combat", {"disc": self.key})

    # In a combat, against the other side's disc. A stack is counted by strength less one.

    def is_given(self) -> bool:
        """Does everybody begin with one? (R2.16)"""
        return False

    def times(self, against: "Disc") -> int:
        """How often the own katana count. (R11.10)"""
        return 1

    def adds(self, against: "Disc", troops: int) -> int:
        """What so many troops of its own side add. (R11.10)"""
        return 0

    def lets_troops_count(self) -> bool:
        """Do the other side's troops count against it? (R11.10)"""
        return True

    def betrays(self, against: "Disc") -> bool:
        """Does it win whatever the sums are? (R11.12)"""
        return False

    def is_duel(self, against: "Disc") -> bool:
        """Do only the commanders fight? (R11.10)"""
        return False

    def kills_all(self, against: "Disc") -> bool:
        """Does a side that wins with it kill everybody on the other side? (R11.10)"""
        return False

    def costs(self, against: "Disc", beaten: list[int]) -> int:
        """What a side that wins with it loses to the beaten stack. (R11.10)"""
        return 0

    def slays(self, against: "Disc", stack: list[int]) -> int:
        """How many it kills with its own stack, whoever wins. (R11.10)"""
        return 0


class Battle(Disc):
    """Troops fight along; against its like, to the last one. (R11.10)"""

    __slots__ = ()

    def is_given(self) -> bool:
        return True

    def times(self, against: Disc) -> int:
        return 2 if isinstance(against, Ambush) else 1

    def adds(self, against: Disc, troops: int) -> int:
        return troops if against.lets_troops_count() else 0

    def kills_all(self, against: Disc) -> bool:
        return against is self

    def costs(self, against: Disc, beaten: list[int]) -> int:
        return beaten[2] if against is self else 0


class Duel(Disc):
    """Stronger than a battle; against its like the commanders alone fight. (R11.10)"""

    __slots__ = ()

    def is_given(self) -> bool:
        return True

    def times(self, against: Disc) -> int:
        return 2 if isinstance(against, Battle) else 1

    def is_duel(self, against: Disc) -> bool:
        return against is self


class Ambush(Disc):
    """Stronger than a duel; its weakest tiles kill besides, all of them where both lie in ambush. (R11.10)"""

    __slots__ = ()

    def is_given(self) -> bool:
        return True

    def times(self, against: Disc) -> int:
        return 2 if isinstance(against, Duel) else 1

    def slays(self, against: Disc, stack: list[int]) -> int:
        return stack[0] if against is self else stack[0] // 2


class Traitor(Disc):
    """It wins against any other disc. (R11.10, R11.12)"""

    __slots__ = ()

    def lets_troops_count(self) -> bool:
        return False

    def betrays(self, against: Disc) -> bool:
        return against is not self

    def kills_all(self, against: Disc) -> bool:
        return against is not self


class Kotau(Disc):
    """It brings an audience with the Emperor, and is never fought with. (R11.7, R14.4)"""

    __slots__ = ()

    def moves(self) -> list[Move]:
        return [
            Move(Choice(code, f"kotau {where}", where, ("disc/kotau",)), self, NOBODY, part)
            for part, (code, where) in enumerate(AUDIENCES)
        ]

    def offer(self, state: Bushido, seat: int, options: list[int]) -> None:
        options += [code for code, _ in AUDIENCES]

    def play(self, state: Bushido, seat: int, part: int) -> None:
        """The Shogun marker stays, or moves two months, or moves one after tiles were drawn. (R14.5, R14.6)"""
        spend_disc(state, seat, self.kind)
        code, where = AUDIENCES[part]
        if state.news is not None:
            state.tell("audience", {"seat": seat, "where": where})
        if code == SUPPORT:
            draw_tiles(state, [seat], SUPPORT_DRAW)
        move_marker(state, 0 if code == CALM else 2 if code == HOSTILITIES else 1)

    def elsewhere(self, prompt: str) -> WhyNot:
        return WhyNot("R11.7" if prompt == "tactic" else "R14.4", "kotau-for-audience")


DISC_ROWS: Final[list[Disc]] = [
    Battle("battle", "R11.10"),
    Duel("duel", "R11.10"),
    Ambush("ambush", "R11.10"),
    Traitor("traitor", "R11.12"),
    Kotau("kotau", "R14.4"),
]
