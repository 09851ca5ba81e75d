# hot
"""What players of an imagined world do at once: `hints` for bots that look ahead, without a view.

Knowledge takes nothing from the world that its seat does not know there, so the ratings are those of the hints.
"""

from tatami.core.state import Decision
from tatami.games.samourai_katana.bot.knowledge import Knowledge
from tatami.games.samourai_katana.bot.ratings import rate as rate_options
from tatami.games.samourai_katana.state import SamouraiKatana


def rate(state: SamouraiKatana, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    if len(decision.options) == 1:
        return [0.0]
    return rate_options(Knowledge(state, decision.seat), decision)
