"""How good each option looks, from the view alone."""

from tatami.core.state import Decision
from tatami.games.samourai_katana.bot.knowledge import Knowledge
from tatami.games.samourai_katana.bot.ratings import rate as rate_options
from tatami.games.samourai_katana.imagine import seen_table
from tatami.games.samourai_katana.view_parts import View


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    assert view.seat is not None, "a spectator is asked nothing"
    return rate_options(Knowledge(seen_table(view), view.seat), decision)
