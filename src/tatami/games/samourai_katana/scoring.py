"""Who won a game of Samourai katana. (R1.2)"""

from tatami.core.outcome import Outcome
from tatami.games.samourai_katana.state import REASONS, SamouraiKatana


def outcome(state: SamouraiKatana) -> Outcome | None:
    """The outcome of a finished game: the most tokens, equals together; the pot counts for nobody. (R5.3)"""
    if not state.over:
        return None
    ranking = [
        tuple(seat for seat in range(state.seats) if state.tokens[seat] == tokens)
        for tokens in sorted(set(state.tokens), reverse=True)
    ]
    return Outcome(
        reason=REASONS[state.reason],
        winners=ranking[0],
        scores=tuple(state.tokens),
        teams=(),
        ranking=tuple(ranking),
        sheet=tuple({"tokens": tokens} for tokens in state.tokens),
    )
