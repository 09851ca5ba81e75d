"""Tatami: a digital tabletop. One rules engine for the browser, the terminal and research."""

from tatami.core import (
    BadContent,
    BadOption,
    BadRecord,
    Decision,
    Event,
    Game,
    IllegalChoice,
    Outcome,
    State,
    TatamiError,
    WhyNot,
)
from tatami.core import state as _engine
from tatami.games import game_names, load

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOption",
    "BadRecord",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Outcome",
    "State",
    "TatamiError",
    "WhyNot",
    "game_names",
    "is_compiled",
    "load",
]


def is_compiled() -> bool:
    """Does the rules engine run compiled, or as plain Python?"""
    return not _engine.__file__.endswith(".py")
