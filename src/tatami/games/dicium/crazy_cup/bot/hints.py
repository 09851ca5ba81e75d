"""How good each option looks, from the view alone: the rollout policy, asked about what lies open in the view.

The table that is laid out for it has no hands, no deck and no chance, so nothing hidden can be read.
"""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.crazy_cup.bot.rollout import rollout
from tatami.games.dicium.crazy_cup.imagine import laid_out
from tatami.games.dicium.crazy_cup.view import View


def hints(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better."""
    return rollout(laid_out(view), decision)
