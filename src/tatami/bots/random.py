"""The bot that plays anything: the yardstick for all others."""

from typing import Any

from tatami.core.chance import advance, seeded, share
from tatami.core.game import Game
from tatami.core.state import Decision


class Random:
    """Each option with the same chance."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.chance = seeded(seed)

    def __call__(self, view: Any, decision: Decision) -> int:
        self.chance = advance(self.chance)
        return decision.options[share(self.chance, len(decision.options))]
