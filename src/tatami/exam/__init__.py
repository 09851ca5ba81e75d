"""The examination that every game sits: laws that must hold along random play, for every number of players."""

from tatami.exam.laws import Broken
from tatami.exam.sitting import Failure, Figures, Sitting, examine, sittings

__all__ = ["Broken", "Failure", "Figures", "Sitting", "examine", "sittings"]
