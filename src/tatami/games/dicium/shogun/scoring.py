"""Who won a game of Shogun. (R1.2, R14)"""

from tatami.core.outcome import Outcome, Team
from tatami.games.dicium.shogun.state import REASONS, SIDES, Shogun


def outcome(state: Shogun) -> Outcome | None:
    """The outcome of a finished game: one side wins, partners together."""
    if not state.over:
        return None
    seats = range(state.seats)
    sides = [tuple(seat for seat in seats if state.side_of(seat) == side) for side in range(len(SIDES))]
    won = state.winner
    return Outcome(
        reason=REASONS[state.reason],
        winners=sides[won],
        scores=tuple(int(state.side_of(seat) == won) for seat in seats),
        teams=tuple(Team(SIDES[side], sides[side], int(side == won)) for side in range(len(SIDES))),
        ranking=(sides[won], sides[1 - won]),
    )
