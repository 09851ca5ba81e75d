# hot
"""The rollout policy: `hints` inside an imagined world, without a view.

The knowledge takes nothing from the world that its seat does not know there, so the ratings are those of the hints.
"""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import of_world
from tatami.games.bushido.bot.ratings import ratings
from tatami.games.bushido.state import Bushido


def rollout(state: Bushido, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return ratings(of_world(state, decision.seat), decision)
