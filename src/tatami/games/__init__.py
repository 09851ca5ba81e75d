"""The games. This registry is the list: whatever is on it sits every examination, the template too."""

from importlib import import_module

from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game

MODULES: dict[str, str] = {
    "katana": "tatami.games.katana",
    "bushido": "tatami.games.bushido",
    "chohan": "tatami.games.chohan",
}
TEMPLATES = frozenset({"chohan"})  # to copy from: complete and examined, but not among the games that players see


def games() -> list[str]:
    """The names of the games that players see."""
    return [name for name in MODULES if name not in TEMPLATES]


def load(name: str) -> Game:
    """A game by its name, a template too."""
    module = MODULES.get(name) if type(name) is str else None
    if module is None:
        raise _unknown(name)
    game: Game = import_module(module).GAME
    return game


def load_for_players(name: str) -> Game:
    """A game by its name, if players see it."""
    if name in TEMPLATES:
        raise _unknown(name)
    return load(name)


def _unknown(name: str) -> BadOption:
    return BadOption("unknown-game", f"There is no game {quoted(name)}; there are: {', '.join(games())}.")
