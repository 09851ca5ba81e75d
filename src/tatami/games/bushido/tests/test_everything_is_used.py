"""Random play until every choice, question, event, pair of discs and way to end has been seen, at every table."""

from collections.abc import Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import COMBAT_DISCS, DISCS, MAP, PROVINCES, TURNED_UP, Bushido

FIVE_ONLY = ("event: leads-revolt", "prompt: hatamoto")
MANY_KOTAU = {  # so that somebody runs out of tactics
    "discs": {
        "battle": {"copies": 10},
        "duel": {"copies": 8},
        "ambush": {"copies": 5},
        "traitor": {"copies": 0},
        "kotau": {"copies": 10},
    }
}


def fights(state: Bushido, asked: Decision, choice: int) -> Iterator[list[str]]:
    """The discs that are turned up against each other."""
    yield []
    is_turned_up = state.combat >= TURNED_UP and min(state.chosen) >= 0
    yield [f"fight: {DISCS[state.chosen[0]]} {DISCS[state.chosen[1]]}"] if is_turned_up else []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_is_used(seats: int):
    off_map = {name for hex, name in enumerate(PROVINCES) if hex not in MAP[seats]}
    use_everything(
        GAME,
        seats,
        more=[f"fight: {one} {other}" for one in DISCS[:COMBAT_DISCS] for other in DISCS[:COMBAT_DISCS]],
        never=lambda thing: bool(off_map & set(thing.split())) or (seats < 5 and thing in FIVE_ONLY),
        witness=fights,
        content=MANY_KOTAU,
        checked=10,
        most=600,
    )
