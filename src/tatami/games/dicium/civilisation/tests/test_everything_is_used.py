"""Play until every card, tile, combination, die, bonus, target, square, event and end has been seen."""

import pytest

from tatami.exam.usage import use_everything
from tatami.games.dicium.civilisation.tests.table import GAME

ALONE = "end: turns"
# With two players nobody is asked whom to strike; with two or three the reserve of points lasts.
LEFT_OUT = {
    2: ("choice: target seat-0", "choice: target seat-1", "prompt: aim", "event: swaps"),
    3: ("event: swaps",),
}
# The islands are too small for these, and chance too rarely throws so many threes on a larger one: see R8.2.
LONG_MARCHES = ("choice: yellow 4", "choice: yellow 5")
# One land from shore to shore for long marches, easy monsters, a roll bonus on a mat, and rare deeds made frequent.
PACK = {
    "archipelago": {"drawing": ["LLLLLLLLL", "LKLLLLLKL", *["LLLLLLLLL"] * 5, "LKLLLLLKL", "LLLLLLLLL"]},
    "monsters": {name: {"defence": 1} for name in ("minotaur", "cyclops", "medusa", "scylla", "hydra")},
    "mats": {mat: {"2": ["roll", "yellow"]} for mat in ("blue", "yellow", "red", "green")},
    "actions": {"pair": "wonder", "three": "wrath", "four": "great-city", "two-pair": "hero", "full": "philosopher"},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_used(seats: int):
    use_everything(
        GAME,
        seats,
        never=lambda thing: thing in (ALONE, *LONG_MARCHES) or (seats < 4 and thing in LEFT_OUT[seats]),
        content=PACK,
        sense=0.5,
        checked=20,
        most=120,
    )


def test_a_lone_player_sees_twelve_turns():
    use_everything(GAME, 1, never=lambda thing: thing != ALONE, checked=5)
