"""How good each option looks, from the view alone."""

from tatami.core.state import Decision
from tatami.games.ninjato.bot.knowledge import Knowledge
from tatami.games.ninjato.bot.ratings import rate as rate_options
from tatami.games.ninjato.imagine import seen_table
from tatami.games.ninjato.view import View


def rate(view: View, decision: Decision) -> list[float]:
    """One number for each option of the decision: higher is better."""
    return rate_options(read(view), decision)


def read(view: View) -> Knowledge:
    """What a seat knows, off its view: the table that the view tells has nothing in others' hands."""
    assert view.seat is not None, "a spectator is asked nothing"
    return Knowledge(seen_table(view), view.seat)
