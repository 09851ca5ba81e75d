"""How good each option looks, from the view alone: the rollout policy, asked about the table that the view shows.

What is covered is not laid out, and the policy asks about nothing that is covered.
"""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.dicium.donjon.bot.rollout import rollout
from tatami.games.dicium.donjon.imagine import table_of
from tatami.games.dicium.donjon.view import View


def hints(view: View, decision: Decision) -> Sequence[float]:
    """A number for each option: higher is better."""
    return rollout(table_of(view), decision)
