# hot
"""What players of an imagined world do at once: `hints` for bots that look ahead, without a view.

Knowledge takes nothing from the world that its seat does not know there, so the ratings are those of the hints.
"""

from tatami.core.state import Decision
from tatami.games.ninjato.bot.knowledge import Knowledge
from tatami.games.ninjato.bot.ratings import rate as rate_options
from tatami.games.ninjato.state import Ninjato


def rate(state: Ninjato, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_options(Knowledge(state, decision.seat), decision)
