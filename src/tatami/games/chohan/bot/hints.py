"""How good each option looks, from the view alone."""

from collections.abc import Sequence

from tatami.core.state import Decision
from tatami.games.chohan.choices import CHOICES
from tatami.games.chohan.view import View


def rate(view: View, decision: Decision) -> Sequence[float]:
    """Those ahead want low limits. A bet wins the pot half the time, if no rival on its side stakes more."""
    own = view.seats[decision.seat].tokens
    counts = [CHOICES.known(option).facts["count"] for option in decision.options]
    stakes = [float(count) for count in counts if isinstance(count, int)]
    rivals = [player.tokens for player in view.seats if player.tokens and player.seat != decision.seat]
    if decision.prompt == "limit":
        is_ahead = own * len(rivals) >= sum(rivals)
        return [-stake if is_ahead else stake for stake in stakes]
    limit = view.limit or 1
    prize = view.pot + len(rivals) * (1 + limit) / 4  # Half of the rivals lose a middling stake.
    return [prize * (stake / limit) ** (len(rivals) / 2) - stake for stake in stakes]
