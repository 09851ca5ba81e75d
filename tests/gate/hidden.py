"""What is hidden at the gate: the torches of the others."""

from typing import Any

from tests.gate.game import MOST_TORCHES, Gate


def redeal(state: Gate, observer: int | None, shuffle: Any) -> None:
    counts = list(range(MOST_TORCHES + 1)) * state.seats
    shuffle(counts)
    for seat in range(state.seats):
        if seat != observer:
            state.torches[seat] = counts[seat]
