"""RLCard: its environments, and the games inside them, which make no observations at every step."""

from importlib.metadata import version
from typing import Any

import measure
import rlcard

# name: (RLCard's name, is every step observed?)
GAMES = {
    "uno": ("uno", True),
    "uno-unobserved": ("uno", False),
    "gin-rummy": ("gin-rummy", True),
    "gin-rummy-unobserved": ("gin-rummy", False),
}


def contestant(name: str) -> measure.Contestant:
    known, observed = GAMES[name]
    environment = rlcard.make(known, config={"seed": 1})
    game = environment.game

    def play_observed(pick: measure.Pick) -> tuple[int, int]:
        decisions = 0
        seen, _ = environment.reset()
        while not environment.is_over():
            options = list(seen["legal_actions"])
            seen, _ = environment.step(options[int(pick() * len(options))])
            decisions += 1
        return decisions, decisions

    def play_unobserved(pick: measure.Pick) -> tuple[int, int]:
        decisions = 0
        game.init_game()
        legal = legal_options(game)
        while not game.is_over():
            options = legal()
            game.step(options[int(pick() * len(options))])
            decisions += 1
        return decisions, decisions

    return measure.Contestant(
        name=f"RLCard {known}" if observed else f"RLCard {known}, no observations",
        version=version("rlcard"),
        seats=environment.num_players,
        play=play_observed if observed else play_unobserved,
    )


def legal_options(game: Any) -> Any:
    """Where a game keeps its list of options differs from game to game."""
    if hasattr(game, "get_legal_actions"):
        return game.get_legal_actions
    return game.judge.get_legal_actions


if __name__ == "__main__":
    measure.main("RLCard at random.", contestant)
