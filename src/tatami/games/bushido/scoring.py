# hot
"""Who is Shogun at the end of a game of Bushido. (R1)"""

from tatami.core.outcome import Outcome
from tatami.games.bushido.state import REASONS, SHOGUN, Bushido


def outcome(state: Bushido) -> Outcome | None:
    """How it ended. (R1.3-R1.5)"""
    if not state.over:
        return None
    order = ranked(state)
    return Outcome(
        reason=REASONS[state.reason],
        winners=(order[0],),
        scores=tuple(state.daimyo),
        teams=(),
        ranking=tuple((seat,) for seat in order),
        sheet=tuple(row(state, seat) for seat in range(state.seats)),
        facts={"seat": order[0]} if state.reason == SHOGUN else {},
    )


def ranked(state: Bushido) -> list[int]:
    """The seats from first to last: daimyo honour decides, then samurai honour, then the order of play. (R1.5)"""
    order = state.round_from(state.first)
    return sorted(order, key=lambda seat: (-state.daimyo[seat], -state.samurai[seat], order.index(seat)))


def row(state: Bushido, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet."""
    return {
        "daimyo": state.daimyo[seat],
        "samurai": state.samurai[seat],
        "provinces": len(state.provinces(seat)),
    }
