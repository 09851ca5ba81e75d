"""Play until every choice, question, event, deed and end has been seen, with both numbers of players."""

from collections.abc import Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.shogun.actions import deed_of
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.state import DEEDS, TILES, Shogun
from tatami.games.dicium.state import DEED_STEPS

FOUR_ONLY = "prompt: foe"  # two pawns on a square are alike unless they are of two players


def deeds_and_tiles(state: Shogun, asked: Decision, choice: int) -> Iterator[list[str]]:
    """What a combination does, and what lies in the gardens then."""
    is_deed = asked.prompt == "action" and choice != END_ACTIONS
    yield [f"deed: {DEEDS[deed_of(state, asked.seat, choice) // DEED_STEPS]}"] if is_deed else []
    yield [f"tile: {TILES[tile]}" for tile in set(state.tiles)]


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_used(seats: int):
    """In two games of three one side mostly follows the hints, for the ends are not met by chance."""
    use_everything(
        GAME,
        seats,
        more=[*(f"deed: {deed}" for deed in DEEDS), *(f"tile: {tile}" for tile in TILES[1:])],
        never=lambda thing: seats == 2 and thing == FOUR_ONLY,
        witness=deeds_and_tiles,
        sense=0.7,
        checked=10,
    )
