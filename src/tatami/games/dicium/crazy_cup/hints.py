"""How good each option looks, from the view alone: the instinct, asked about what the view shows."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.crazy_cup import instinct
from tatami.games.dicium.crazy_cup.view import View, laid_out


def rate(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better. No chance is involved, so any seed will do."""
    return instinct.rate(laid_out(view, 1), decision)
