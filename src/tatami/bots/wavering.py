"""The bot that knows the hints and does not always follow them: a beginner."""

from typing import Any

from tatami.bots.heuristic import Heuristic
from tatami.core.chance import advance, share
from tatami.core.game import Game
from tatami.core.state import Decision

FINE = 1 << 20


class Wavering(Heuristic):
    """Follows the hints, but for a share of its choices takes anything."""

    def __init__(self, game: Game, seed: int | str, slips: float = 0.35) -> None:
        super().__init__(game, seed)
        self.slips = int(slips * FINE)

    def __call__(self, view: Any, decision: Decision) -> int:
        self.chance = advance(self.chance)
        if share(self.chance, FINE) >= self.slips:
            return super().__call__(view, decision)
        self.chance = advance(self.chance)
        return decision.options[share(self.chance, len(decision.options))]
