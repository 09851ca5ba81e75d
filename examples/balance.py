"""How fair a game is: the share of wins by seat and by whatever else players keep, with intervals. `tatami lab` makes
a whole report of it; here the same tables are asked from Python."""

import argparse

from tatami.games import load
from tatami.research.executors import Here
from tatami.research.lab import games, measures, tables


def main(number: int, game: str) -> None:
    seats = load(game).seats[-1:]
    deals = games.jobs(game, [games.Variant("as shipped")], ["heuristic"], number, 1, seats)
    played = list(Here().results(games.play, [job for deal in deals for job in deal]))
    asking = tables.Questions(tables.arrow(played))
    for group in asking.groups():
        for one in measures.balance(asking, "as shipped", group):
            print(f"{group} {one.value}: won {one.won} of {one.seats}, {one.share.low} to {one.share.high}")
    print(asking.ask("select avg(decisions) from games")[0][0], "decisions a game")
    asking.close()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=60, dest="number")
    words.add_argument("--game", default="katana")
    main(**vars(words.parse_args()))
