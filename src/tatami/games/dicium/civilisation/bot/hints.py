"""How good each option looks, from the view alone: the rollout policy, asked about what lies open in the view."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.civilisation.bot.rollout import rollout
from tatami.games.dicium.civilisation.imagine import laid_out
from tatami.games.dicium.civilisation.view import View


def hints(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better."""
    return rollout(laid_out(view), decision)
