"""PettingZoo's own benchmark on our environments: turns a second with observations and masks, five seconds a game.

python bench/environments.py            # all games
"""

import argparse
import re
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO

from pettingzoo.test import performance_benchmark

import tatami
from tatami.games import game_names
from tatami.research import aec


def turns(name: str) -> float:
    """Turns a second, as PettingZoo counts them."""
    said = StringIO()
    with redirect_stdout(said):
        performance_benchmark(aec.env(name))
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None, said.getvalue()
    return float(found[1])


def main(games: Sequence[str]) -> None:
    how = "compiled" if tatami.is_compiled() else "plain"
    print(f"| environment | turns a second ({how}) |\n|---|---:|")
    for name in games:
        print(f"| {name} | {turns(name):,.0f} |", flush=True)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", default=game_names())
    main(words.parse_args().games)
