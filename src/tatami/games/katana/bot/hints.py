"""How good each option looks to the seat that is asked, from its view alone."""

from tatami.core.state import Decision
from tatami.games.katana.bot.knowledge import from_view
from tatami.games.katana.bot.ratings import rate as rate_known
from tatami.games.katana.view import View


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_known(from_view(view), decision)
