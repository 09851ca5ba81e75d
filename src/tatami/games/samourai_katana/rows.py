# hot
"""Rows that act: what can be done at a table, and the tables that find the row of a card and decode a choice.

The rows of cards stand in `cards`, those of what is done without a card with the phases. They push frames, and frames
read the tables, so the tables stand here and `choices` fills them.
"""

from typing import Final

from tatami.core.choices import Choice
from tatami.games.samourai_katana.announcement import Announcement
from tatami.games.samourai_katana.pieces import CARDS, MOST_SEATS, NOBODY, NOTHING, TERRITORIES
from tatami.games.samourai_katana.state import SamouraiKatana


class Move:
    """A choice, decoded: a row, the seat that it names, and the part: a territory, a kind of card, or a number."""

    __slots__ = ("choice", "part", "row", "target")

    def __init__(self, choice: Choice, row: "Row", target: int = NOBODY, part: int = NOTHING) -> None:
        self.choice = choice
        self.row = row
        self.target = target
        self.part = part


class Row:
    """One thing that can be done or answered."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key = key
        self.clause = clause

    def moves(self) -> list[Move]:
        """All choices that may ever be made with it."""
        return []

    def offer(self, state: SamouraiKatana, seat: int, options: list[int]) -> None:
        """Add the choices that a seat has with it in its own turn."""

    def play(self, state: SamouraiKatana, seat: int, target: int, part: int) -> None:
        """What it does to the table, up to where somebody has to answer."""
        raise NotImplementedError  # contract


class Card(Row):
    """A kind of card: what its power does in activations and in battles. Every card can be fought with besides."""

    __slots__ = ("kind",)

    def __init__(self, key: str, clause: str) -> None:
        super().__init__(key, clause)
        self.kind = CARDS.index(key)

    # In activations. Who is asked holds the card.

    def answer(self, state: SamouraiKatana, seat: int, subject: Announcement, options: list[int]) -> None:
        """Add the choices with which it answers what was announced."""

    def volunteer(self, state: SamouraiKatana, seat: int, moment: int, options: list[int]) -> None:
        """Add the choices that a seat has with it in another one's activation, whatever was announced."""

    def targets(self, state: SamouraiKatana, seat: int) -> list[int]:
        """Whom it may be aimed at now."""
        return []

    def places(self, state: SamouraiKatana, seat: int) -> list[int]:
        """The territories in which it may be played now."""
        return []

    def work(self, state: SamouraiKatana, seat: int, target: int, land: int, count: int) -> None:
        """Nobody has stopped it: it does what it says."""
        raise NotImplementedError  # contract

    def refusal(self, state: SamouraiKatana, seat: int) -> tuple[str, str]:
        """The clause and the code that say why who holds it cannot play it in the own activation now."""
        return "R8.2", "no-target"

    # In battles, laid as the third card of a side, where Treason does not silence it.

    def adds(self, state: SamouraiKatana) -> int:
        """What it adds to the sum. (R4.5)"""
        return 0

    def allies(self, state: SamouraiKatana, side: int, room: int) -> int:
        """The samurai around that it brings, where there is room for so many. (R13.11)"""
        return 0

    def volley(self, state: SamouraiKatana) -> int:
        """The sabres that it adds to those that are drawn. (R13.10)"""
        return 0

    def withdraws(self) -> bool:
        """Does its side lose nobody to sabres? (R13.10)"""
        return False

    def silences(self) -> bool:
        """Does it take the power from the other side's card? It keeps its own. (R13.10)"""
        return False


# When a card may be played in another one's activation that answers nothing. (R13.15, R16.5)
AT_THE_STOP: Final = 0
BETWEEN_ACTIONS: Final = 1
IN_A_WINDOW: Final = 2


def at_seats(row: Row, first: int, verb: str, piece: str = "") -> list[Move]:
    """The choices of a row that names a seat; `piece` is touched before it, unless that is empty."""
    before = (piece,) if piece else ()
    return [
        Move(
            Choice(first + seat, f"{verb} seat-{seat}", verb, (*before, f"seat-{seat}"), {"target": seat}), row, seat
        )
        for seat in range(MOST_SEATS)
    ]


def at_territories(row: Row, first: int, verb: str, piece: str = "") -> list[Move]:
    """The choices of a row that names a territory; `piece` is touched before it, unless that is empty."""
    before = (piece,) if piece else ()
    return [
        Move(Choice(first + land, f"{verb} {name}", verb, (*before, name), {"territory": name}), row, NOBODY, land)
        for land, name in enumerate(TERRITORIES)
    ]


def with_cards(row: Row, first: int, verb: str, place: str, kinds: range) -> list[Move]:
    """The choices of a row that names a card of a hand."""
    return [
        Move(
            Choice(first + card, f"{verb} {CARDS[card]}", verb, (f"{place}/{CARDS[card]}",), {"card": CARDS[card]}),
            row,
            NOBODY,
            card,
        )
        for card in kinds
    ]


NEVER: Final = Move(Choice(-1, "", ""), Row("", ""))
ROWS: Final[list[Card]] = []  # The rows of the cards, by kind.
MOVES: Final[list[Move]] = []  # All choices, by code; other codes have NEVER.
