"""Tatami's search, asked in positions of random games: iterations a second."""

import argparse
import json
import random
from time import process_time

import tatami
from tatami.bots import looking_ahead
from tatami.bots.search import Settings
from tatami.bots.variants import read_search
from tatami.core.game import Game
from tatami.games import game_names, load

POSITIONS = 6
MANY = 10**7  # iterations: the clock ends them first
APART = 12  # decisions between two positions


def measured(name: str, seconds: float, seed: int, by_policy: bool) -> dict[str, object]:
    game = load(name)
    luck = random.Random(seed)
    seats = game.seats[len(game.seats) // 2]
    thinking = thoughts(game, seconds / POSITIONS, by_policy)
    iterations, spent, asked = 0, 0.0, 0
    state = game.new(seats, seed)
    while asked < POSITIONS:
        if not state.asked:
            state = game.new(seats, luck.randrange(10**6))
        for _ in range(APART):
            if state.asked:
                decision = luck.choice(state.asked)
                game.apply(state, decision.seat, luck.choice(decision.options))
        open_ones = [decision for decision in state.asked if len(decision.options) > 1]
        if not open_ones:
            continue
        bot = looking_ahead(game, seed + asked, thinking, process_time)
        view = game.view(state, open_ones[0].seat)
        begun = process_time()
        bot(view, open_ones[0])
        spent += process_time() - begun
        iterations += bot.iterations
        asked += 1
    return {"iterations_per_second": iterations / spent, "seats": seats, "compiled": tatami.is_compiled()}


def thoughts(game: Game, seconds: float, by_policy: bool) -> Settings:
    """As the levels of the game think; or with a tree and random playouts to the end, as the peers do."""
    like_peers = "" if by_policy else ":way=tree:rollouts=random:cut=0:quiet=0"
    return read_search(f"search:{MANY}:seconds={seconds}{like_peers}", game, has_clock=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--playouts", choices=("random", "policy"), default="policy")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="only name the games")
    chosen = parser.parse_args()
    if chosen.list:
        print(json.dumps(game_names()))
        return
    print(json.dumps(measured(chosen.game, chosen.seconds, chosen.seed, chosen.playouts == "policy")))


if __name__ == "__main__":
    main()
