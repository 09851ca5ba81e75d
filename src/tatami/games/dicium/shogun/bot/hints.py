"""How good each option looks, from the view alone: the instinct, asked about the table that the view shows."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.shogun.bot import rollout as instinct
from tatami.games.dicium.shogun.imagine import laid_out
from tatami.games.dicium.shogun.view import View


def rate(view: View, decision: Decision) -> Sequence[float]:
    """A number for each option: higher is better."""
    return instinct.rate(laid_out(view), decision)
