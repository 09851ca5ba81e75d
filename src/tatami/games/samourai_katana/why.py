"""Why a piece of Samouraï & Katana cannot be chosen now: a clause, and what the sentence needs."""

from tatami.core.outcome import WhyNot
from tatami.core.state import Decision
from tatami.games.samourai_katana.state import SamouraiKatana


def why_not(state: SamouraiKatana, seat: int, asked: Decision | None, touched: tuple[str, ...]) -> WhyNot:
    """Why this seat cannot choose these pieces one after the other."""
    return WhyNot("R1.1", "no-such-piece", {"piece": " ".join(touched)[:40]})
