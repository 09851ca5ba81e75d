"""The words every game shares. Standard library only; no clock, no socket, no disk, no print."""

from tatami.core.choices import Choice, Choices
from tatami.core.errors import BadContent, BadOption, BadRecord, IllegalChoice, TatamiError
from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.outcome import Outcome, Team, WhyNot
from tatami.core.state import Decision, Frame, State, settle

__all__ = [
    "BadContent",
    "BadOption",
    "BadRecord",
    "Choice",
    "Choices",
    "Decision",
    "Event",
    "Fact",
    "Frame",
    "Game",
    "IllegalChoice",
    "Outcome",
    "State",
    "TatamiError",
    "Team",
    "WhyNot",
    "settle",
]
