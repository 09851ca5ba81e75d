"""The bot that follows the game's hints: one look at the table, no looking ahead."""

from typing import Any

from tatami.core.chance import advance, seeded, share
from tatami.core.game import Game
from tatami.core.state import Decision


class Heuristic:
    """The option with the best hint; among equals, chance."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.chance = seeded(seed)

    def __call__(self, view: Any, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        ratings = self.game.mind.hints(view, decision)
        best = max(ratings)
        equals = [option for option, rating in zip(decision.options, ratings) if rating == best]
        self.chance = advance(self.chance)
        return equals[share(self.chance, len(equals))]
