"""A variant of a game: other values in a content pack, held to the laws of the table, and what it changes.

A game of one's own begins with `tatami new NAME`; docs/adding-a-game.md goes on from there.
"""

import argparse
import tomllib

from tatami.exam import laws
from tatami.games import load
from tatami.research.executors import Here
from tatami.research.lab import games, measures, tables

PACK = """
[values]
tokens = { value = 4 }  # Everybody begins with four tokens, not ten.
"""


def main(number: int) -> None:
    rules = load("chohan")
    pack = tomllib.loads(PACK)
    state = rules.new(3, 1, pack)
    while state.asked:
        rules.check(state)
        laws.cells_fit(rules, state)
        rules.apply(state, state.asked[0].seat, state.asked[0].options[-1])
    variants = [games.Variant("as shipped"), games.Variant("four tokens", {}, pack)]
    deals = games.jobs("chohan", variants, ["random"], number, 1, (3,))
    played = list(Here().results(games.play, [job for deal in deals for job in deal]))
    asking = tables.Questions(tables.arrow(played))
    for variant in variants:
        mean = measures.lengths(asking, variant.label)[1].mean
        print(f"{variant.label}: {mean.value:.1f} decisions a game")
    asking.close()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=100, dest="number")
    main(**vars(words.parse_args()))
