# hot
"""The final count of Civilisation, and who has won. (R14, R15)"""

from typing import Final

from tatami.core.outcome import Outcome
from tatami.games.dicium.civilisation.objectives import meets
from tatami.games.dicium.civilisation.state import (
    NO_SECRET,
    PHILOSOPHER_POINTS,
    REASONS,
    REGION_POINTS,
    SOURCES,
    WONDER_TYPE,
    Civilisation,
)

RANKS: Final = ("half-pay", "champion", "chosen", "demigod", "god")
RANK_FROM: Final = (0, 21, 26, 31, 36)  # The points from which on each is reached. (R15.3)


def region_points(state: Civilisation, seat: int) -> int:
    """Two for each region with a tile of the seat. (R14.5)"""
    return REGION_POINTS * state.occupied(seat).bit_count()


def philosopher_points(state: Civilisation, seat: int) -> int:
    """Two for each philosopher in the hand. (R11.4, R14.5)"""
    return PHILOSOPHER_POINTS * state.hand_size(seat)


def common_points(state: Civilisation, seat: int) -> int:
    """Those of the common objectives that the seat has taken. (R13.4, R14.5)"""
    taken = state.taken[seat]
    found = 0
    for objective, points in enumerate(state.rules.common_points):
        if taken >> objective & 1:
            found += points
    return found


def secret_points(state: Civilisation, seat: int) -> int:
    """Those of the secret objective, if it is reached. (R13.6, R14.5)"""
    secret = state.secrets[seat]
    if secret == NO_SECRET or not meets(state, seat, state.rules.secret_needs[secret]):
        return 0
    return state.rules.secret_points[secret]


def compensation(state: Civilisation, seat: int) -> int:
    """What a place in the turn order gets, if the table plays so. (R14.7)"""
    if not state.rules.compensates or state.seats == 1:
        return 0
    return state.rules.compensation[(seat - state.first) % state.seats]


def open_total(state: Civilisation, seat: int) -> int:
    """All points that everybody can count: what was gained, regions, philosophers, common objectives."""
    found = state.points(seat) + region_points(state, seat) + philosopher_points(state, seat)
    return found + common_points(state, seat) + compensation(state, seat)


def total(state: Civilisation, seat: int) -> int:
    """All points of a seat, if the game ended now. (R14.5)"""
    return open_total(state, seat) + secret_points(state, seat)


def places(state: Civilisation) -> list[int]:
    """A number for each seat, the higher the better: points, then the wonder, then monsters. (R1.2, R14.6)"""
    return [
        (total(state, seat) * 2 + state.count(seat, WONDER_TYPE)) * 8 + state.slain[seat].bit_count()
        for seat in range(state.seats)
    ]


def winners(state: Civilisation) -> list[int]:
    """The seats that have won a finished game. Who plays alone wins with the highest rank. (R14.6, R15.4)"""
    if state.seats == 1:
        return [0] if rank(total(state, 0)) == len(RANKS) - 1 else []
    found = places(state)
    most = max(found)
    return [seat for seat in range(state.seats) if found[seat] == most]


def rank(points: int) -> int:
    """What a player alone has reached with so many points. (R15.3)"""
    found = 0
    for number, least in enumerate(RANK_FROM):
        if points >= least:
            found = number
    return found


def sheet(state: Civilisation, seat: int) -> dict[str, int]:
    """Where the points of a seat come from, in the order of the count. (R14.5)"""
    first = seat * len(SOURCES)
    found = {source: state.gained[first + number] for number, source in enumerate(SOURCES)}
    found["regions"] = region_points(state, seat)
    found["philosophers"] = philosopher_points(state, seat)
    found["common"] = common_points(state, seat)
    found["secret"] = secret_points(state, seat)
    if state.rules.compensates:
        found["compensation"] = compensation(state, seat)
    return found


def outcome(state: Civilisation) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    seats = range(state.seats)
    scores = tuple([total(state, seat) for seat in seats])
    found = places(state)
    ranking = tuple(
        [tuple([seat for seat in seats if found[seat] == place]) for place in sorted(set(found), reverse=True)]
    )
    is_alone = state.seats == 1
    return Outcome(
        REASONS[state.reason],
        tuple(winners(state)),
        scores,
        (),
        ranking,
        tuple([sheet(state, seat) for seat in seats]),
        is_cooperative=is_alone,
        rank=RANKS[rank(scores[0])] if is_alone else "",
    )
