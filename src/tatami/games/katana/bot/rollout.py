# hot
"""The rollout policy: what players of an imagined world, where every role is known, do at once."""

from tatami.core.state import Decision
from tatami.games.katana.bot.knowledge import from_state
from tatami.games.katana.bot.ratings import rate as rate_known
from tatami.games.katana.state import Katana


def rate(state: Katana, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_known(from_state(state, decision.seat), decision)
