"""How good each option looks, from the view alone: the rollout policy, asked about the table that the view shows.

The dice to come are all that a view hides, and the table that is laid out has no chance to throw them.
"""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.shogun.bot.rollout import rollout
from tatami.games.dicium.shogun.imagine import laid_out
from tatami.games.dicium.shogun.view import View


def hints(view: View, decision: Decision) -> Sequence[float]:
    """A number for each option: higher is better."""
    return rollout(laid_out(view), decision)
