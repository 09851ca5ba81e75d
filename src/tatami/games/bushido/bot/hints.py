"""How good each option looks to the seat that is asked, from its view alone."""

from tatami.core.state import Decision
from tatami.games.bushido.bot.knowledge import of_view
from tatami.games.bushido.bot.ratings import ratings
from tatami.games.bushido.view import View


def hints(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return ratings(of_view(view), decision)
