"""How good each option looks, from the view alone: the instinct, asked about what the view shows."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.crazy_cup.bot import rollout as instinct
from tatami.games.dicium.crazy_cup.imagine import laid_out
from tatami.games.dicium.crazy_cup.view import View


def rate(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better."""
    return instinct.rate(laid_out(view), decision)
