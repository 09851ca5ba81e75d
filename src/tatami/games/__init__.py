"""The games. This registry is the list: whatever is on it sits every examination."""

from importlib import import_module

from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game

MODULES: dict[str, str] = {
    "katana": "tatami.games.katana",
}


def games() -> list[str]:
    """The names of all games."""
    return list(MODULES)


def load(name: str) -> Game:
    """A game by its name."""
    module = MODULES.get(name)
    if module is None:
        raise BadOption("unknown-game", f"There is no game {quoted(name)}; there are: {', '.join(MODULES)}.")
    game: Game = import_module(module).GAME
    return game
