# hot
"""The rollout policy."""

from tatami.core.state import Decision
from tatami.games.dicium.civilisation.state import Civilisation


def rollout(state: Civilisation, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)
