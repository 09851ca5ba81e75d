"""How a view looks in a terminal: a board made for the game where there is one, otherwise the view as it is."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from tatami.cli.phrases import Phrases
from tatami.text import Reader


class Board(Protocol):
    """What a module in this folder offers."""

    def draw(self, view: Any, reader: Reader, phrases: Phrases) -> RenderableType:
        """The table as the view shows it."""

    def note(self, view: Any, noun: str, reader: Reader, phrases: Phrases) -> str:
        """What can be said about a noun besides its help, such as its values at this table; may be nothing."""


def board_of(game: str) -> Board:
    """The board of a game: the module with its name, or the one for any game."""
    module = f"{__name__}.{game.replace('.', '_')}"
    return cast(Board, import_module(module if find_spec(module) else f"{__name__}.any"))
