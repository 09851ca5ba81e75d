"""Choices of Katana: int <-> words with the pieces a player touches, and what a choice of the play phase means."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.katana.answers import GIVE_UP, LOSE_HONOUR, PARRY_WITH, SUFFER
from tatami.games.katana.cards import ROWS, Move
from tatami.games.katana.state import CARDS, PARRY, WEAPONS

END: Final = 0
DRAW: Final = 3
TAKE_DISCARD: Final = 4


def _answers() -> list[Choice]:
    choices = [
        Choice(END, "end", "end"),
        Choice(SUFFER, "suffer", "suffer"),
        Choice(LOSE_HONOUR, "lose honour", "lose-honour"),
        Choice(DRAW, "draw", "draw", ("pile",)),
        Choice(TAKE_DISCARD, "take discard", "take-discard", ("discards",)),
    ]
    choices += [_with_card(PARRY_WITH + kind, "parry", CARDS[kind]) for kind in (*range(WEAPONS), PARRY)]
    choices += [_with_card(GIVE_UP + kind, "discard", card) for kind, card in enumerate(CARDS)]
    return choices


def _with_card(code: int, verb: str, card: str) -> Choice:
    return Choice(code, f"{verb} {card}", verb, (f"hand/{card}",), {"card": card})


def _by_code(moves: list[Move]) -> list[Move]:
    """The moves by the code of their choice; other codes name one that cannot be played."""
    never = Move(Choice(-1, "", ""), ROWS[PARRY])
    table = [never] * (max([move.choice.code for move in moves]) + 1)
    for move in moves:
        table[move.choice.code] = move
    return table


ALL_MOVES: Final = [move for row in ROWS for move in row.moves()]
MOVES: Final = _by_code(ALL_MOVES)
CHOICES: Final = Choices(_answers() + [move.choice for move in ALL_MOVES])
