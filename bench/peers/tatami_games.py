"""Tatami itself, stepped through the public contract exactly as a peer is.

PYTHONPATH decides whether the plain or the compiled engine plays. `--list` tells the games instead.
"""

import json
import sys
from functools import partial
from typing import Any

import measure

import tatami

WANTED_SEATS = 5


def all_at_random(game: Any, seats: int, games: int, seed: int) -> int:
    """Games in the engine's own loop; engines to compare with may be older and have it as a method."""
    try:
        from tatami.core.playouts import playouts
    except ImportError:
        return int(game.playouts(games, seed, seats=seats))
    return playouts(game, games, seed, seats=seats)


def contestant(name: str) -> measure.Contestant:
    game = tatami.load(name)
    seats = WANTED_SEATS if WANTED_SEATS in game.seats else max(game.seats)
    new, asked, apply = game.new, game.decisions, game.apply

    def play(pick: measure.Pick) -> tuple[int, int]:
        state = new(seats=seats, seed=int(pick() * 2**53))
        decisions = 0
        while open_decisions := asked(state):
            decision = open_decisions[0]
            options = decision.options
            apply(state, decision.seat, options[int(pick() * len(options))])
            decisions += 1
        return decisions, decisions

    def state_after(pick: measure.Pick, decisions: int) -> Any:
        state = new(seats=seats, seed=int(pick() * 2**53))
        for _ in range(decisions):
            open_decisions = asked(state)
            if not open_decisions:
                break
            options = open_decisions[0].options
            apply(state, open_decisions[0].seat, options[int(pick() * len(options))])
        return state

    return measure.Contestant(
        name=f"Tatami {name}, {'compiled' if tatami.is_compiled() else 'plain'}",
        version=tatami.__version__,
        seats=seats,
        play=play,
        state_after=state_after,
        clone=game.clone,
        playouts=partial(all_at_random, game, seats),
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        print(json.dumps(list(tatami.game_names())))
    else:
        measure.main("Tatami at random.", contestant)
