# hot
"""A row of three open cards beside a deck."""

from typing import Final

from tatami.core.state import State

OPEN_CARDS: Final = 3


def row_choices(row: list[int], take: int) -> list[int]:
    """The choices of an open card, `take` + card; equal cards are one choice."""
    return [take + card for place, card in enumerate(row) if card not in row[:place]]


def refill(state: State, row: list[int], deck: list[int]) -> list[int]:
    """Cards come off the deck until three lie open, as far as there are any; all see those that came."""
    came: list[int] = []
    while len(row) < OPEN_CARDS and deck:
        card = state.draw_one(deck)
        row.append(card)
        came.append(card)
        state.revealed += 1
    return came
