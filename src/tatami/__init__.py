"""Tatami: a digital tabletop. One rules engine for the browser, the terminal and research."""

from tatami.build.finder import use_compiled

use_compiled()  # before the first of the modules that may be compiled

from tatami.core import (  # noqa: E402
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
from tatami.core import state as _engine  # noqa: E402
from tatami.games import game_names, load  # noqa: E402

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
