"""How good each option looks, from the view alone: the rollout policy, asked about the table that the view shows."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.civilisation.bot.rollout import rollout
from tatami.games.dicium.civilisation.imagine import table_of
from tatami.games.dicium.civilisation.view import View


def hints(view: View, decision: Decision) -> Sequence[float]:
    """One number an option; higher is better."""
    return rollout(table_of(view), decision)
