"""Choices of Samouraï & Katana: int <-> words, with the pieces a player touches, read off the rows."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.samourai_katana.cards import CARD_ROWS
from tatami.games.samourai_katana.codes import (
    ACCEPT,
    AIM,
    BACK,
    DESTROY,
    DISCARD,
    DONE,
    FORWARD,
    HELP_ATTACKER,
    HELP_DEFENDER,
    KEEP,
    KEEP_RANK,
    LAY,
    LEND,
    MOST_NUMBER,
    NO_THIRD,
    NUMBER,
    PASS,
    RAZE,
    REFUSE,
    REPLACE,
    RETREAT,
    RETURN,
    RISE,
    SHOW,
    STEAL,
    THIRD,
    TO,
)
from tatami.games.samourai_katana.phases.activation import ACTIONS
from tatami.games.samourai_katana.phases.answers import VETOING
from tatami.games.samourai_katana.phases.naming import NAMINGS
from tatami.games.samourai_katana.phases.purchase import PURCHASES
from tatami.games.samourai_katana.pieces import CARD_KINDS, FIRST_EVENT, FIRST_SPECIAL, NOBODY
from tatami.games.samourai_katana.rows import (
    MOVES,
    NEVER,
    ROWS,
    Move,
    Row,
    at_seats,
    at_territories,
    with_cards,
)

# Answers whose words say everything.
ALONE: Final = (
    (PASS, "pass"),
    (DONE, "done"),
    (ACCEPT, "accept"),
    (REFUSE, "refuse"),
    (DESTROY, "destroy"),
    (REPLACE, "replace"),
    (KEEP, "keep"),
    (NO_THIRD, "no third"),
    (KEEP_RANK, "keep rank"),
    (FORWARD, "forward"),
    (BACK, "back"),
    (HELP_ATTACKER, "help attacker"),
    (HELP_DEFENDER, "help defender"),
)
# Every card can be fought with, thrown off, taken and shown; only blue ones are laid as the third.
WITH_CARDS: Final = (
    (LAY, "lay", "hand", range(CARD_KINDS)),
    (THIRD, "third", "hand", range(FIRST_SPECIAL, FIRST_EVENT)),
    (DISCARD, "discard", "hand", range(CARD_KINDS)),
    (STEAL, "steal", "theirs", range(CARD_KINDS)),
    (SHOW, "show", "hand", range(CARD_KINDS)),
)
AT_TERRITORIES: Final = (
    (TO, "to"),
    (RISE, "rise"),
    (RETREAT, "retreat"),
    (RAZE, "raze"),
    (LEND, "lend"),
    (RETURN, "return"),
)


class Answer(Row):
    """What is said in answer to a question that does the rest."""

    __slots__ = ()

    def moves(self) -> list[Move]:
        """All answers."""
        moves = [Move(Choice(code, words, words.replace(" ", "-")), self) for code, words in ALONE]
        for count in range(MOST_NUMBER + 1):
            number = Choice(NUMBER + count, f"number {count}", "number", (), {"count": count})
            moves.append(Move(number, self, NOBODY, count))
        moves += at_seats(self, AIM, "aim")
        for first, verb, place, kinds in WITH_CARDS:
            moves += with_cards(self, first, verb, place, kinds)
        for first, verb in AT_TERRITORIES:
            moves += at_territories(self, first, verb)
        return moves


def enter_rows(rows: list[Row]) -> None:
    """Enter the choices of rows into the table that decodes them."""
    for row in rows:
        for move in row.moves():
            code = move.choice.code
            while len(MOVES) <= code:
                MOVES.append(NEVER)
            assert MOVES[code] is NEVER, "a number stands for two choices"
            MOVES[code] = move


ROWS.extend(CARD_ROWS)
enter_rows([*CARD_ROWS, *ACTIONS, *VETOING, *PURCHASES, *NAMINGS, Answer("answer", "R6.2")])
CHOICES: Final = Choices([move.choice for move in MOVES if move is not NEVER])
