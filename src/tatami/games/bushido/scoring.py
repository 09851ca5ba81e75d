"""Who is Shogun at the end of a game of Bushido. (R1)"""

from tatami.core.outcome import Outcome
from tatami.games.bushido.state import REASONS, Bushido


def outcome(state: Bushido) -> Outcome | None:
    """How it ended: daimyo honour decides; at 0 samurai honour, then the earlier seat. (R1.3-R1.5)"""
    if not state.over:
        return None
    order = state.round_from(state.first)
    ranked = sorted(order, key=lambda seat: (-state.daimyo[seat], -state.samurai[seat], order.index(seat)))
    return Outcome(
        reason=REASONS[state.reason],
        winners=(ranked[0],),
        scores=tuple(state.daimyo),
        teams=(),
        ranking=tuple((seat,) for seat in ranked),
        sheet=tuple(row(state, seat) for seat in range(state.seats)),
    )


def row(state: Bushido, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet."""
    return {
        "daimyo": state.daimyo[seat],
        "samurai": state.samurai[seat],
        "provinces": len(state.provinces(seat)),
    }
