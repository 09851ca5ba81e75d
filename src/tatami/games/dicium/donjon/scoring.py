# hot
"""How a game of Donjon ended: all have won, or nobody, and what was missing. (R1.2, R14)"""

from tatami.core.outcome import Outcome, Team
from tatami.games.dicium.donjon.state import CROWN, REASONS, WON, Donjon

PARTY = "party"


def missing(state: Donjon) -> dict[str, int]:
    """What is missing to win: chests, and the crown. (R14.1)"""
    return {
        "missing-chests": max(0, state.needed() - state.opened()),
        "missing-crown": 0 if state.has_relic(CROWN) else 1,
    }


def outcome(state: Donjon) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    seats = tuple(range(state.seats))
    sheet = tuple(
        {
            "chests": state.opener.count(seat),
            "monsters": state.slain(seat),
            "goblins": state.goblins_killed[seat],
        }
        for seat in seats
    )
    opened = state.opened()
    team = Team(PARTY, seats, opened, missing(state))
    return Outcome(
        REASONS[state.reason],
        seats if state.reason == WON else (),
        tuple(opened for _ in seats),
        (team,),
        (seats,),
        sheet,
        is_cooperative=True,
    )
