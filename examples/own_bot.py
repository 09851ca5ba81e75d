"""A bot of one's own: it gets a view and a decision, and returns one of the options. This one looks one answer ahead
in three imagined worlds, and takes what the game says leaves it the best chances."""

import argparse
from typing import Any

from tatami.bots import make
from tatami.core.game import Game
from tatami.core.state import Decision
from tatami.games import load


class Careful:
    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, view: Any, decision: Decision) -> int:
        worlds = [self.game.imagine(view, number) for number in range(3)]

        def worth(option: int) -> float:
            total = 0.0
            for world in worlds:
                after = self.game.clone(world)
                self.game.apply(after, decision.seat, option)
                chances = self.game.mind.win_chances(after)
                total += chances[decision.seat] if chances else 0.0
            return total

        return max(decision.options, key=worth)


def main(games: int, game: str) -> None:
    rules = load(game)
    won = 0
    for number in range(games):
        seats = rules.seats[0]
        mine = number % seats
        state = rules.new(seats, number // seats)
        others = [make("heuristic", rules, f"{number} {seat}") for seat in range(seats)]
        own = Careful(rules)
        while state.asked:
            asked = state.asked[0]
            player = own if asked.seat == mine else others[asked.seat]
            rules.apply(state, asked.seat, player(rules.view(state, asked.seat), asked))
        outcome = rules.outcome(state)
        won += outcome is not None and mine in outcome.winners
    print(f"{won} of {games} games of {game} won against heuristic bots")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--game", default="ninjato")
    main(**vars(words.parse_args()))
