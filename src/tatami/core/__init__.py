"""The words every game shares. Standard library only; no clock, no socket, no disk, no print."""

from tatami.core.choices import Choice, Choices
from tatami.core.errors import BadContent, BadOption, BadRecord, IllegalChoice, TatamiError
from tatami.core.events import Event, Fact
from tatami.core.game import Game
from tatami.core.luck import Luck, Seal
from tatami.core.luck_kinds import KnownLuck, QuickLuck, SealedLuck
from tatami.core.match import Match, Replay
from tatami.core.outcome import Outcome, Team, WhyNot
from tatami.core.record import Header, Record, read_record, write_record
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
    "Header",
    "IllegalChoice",
    "KnownLuck",
    "Luck",
    "Match",
    "Outcome",
    "QuickLuck",
    "Record",
    "Replay",
    "Seal",
    "SealedLuck",
    "State",
    "TatamiError",
    "Team",
    "WhyNot",
    "read_record",
    "settle",
    "write_record",
]
