# hot
"""Honour at the end of Ninjato, and who won. (R1.2, R10)"""

from tatami.core.outcome import Outcome
from tatami.games.ninjato.pieces import (
    CLANS,
    COPIES,
    ELITE_SLAYER,
    FAME,
    FROM_CLANS,
    FROM_ENVOYS,
    FROM_RUMOURS,
    KINDS,
    POPULAR_SUPPORT,
    REASONS,
    RUMOUR_KINDS,
    SOURCES,
    THREE_CLANS,
    WAYS,
)
from tatami.games.ninjato.state import Ninjato


def elites(state: Ninjato, seat: int) -> int:
    """How many Elites a seat has captured."""
    return state.captured[seat * 2] + state.captured[seat * 2 + 1]


def counted(state: Ninjato, seat: int, kind: int) -> int:
    """How much a seat has of what a kind of rumour counts. (R10.1, R10.2, R10.3)"""
    if kind < FAME:
        return state.envoys_of(seat, kind)
    if kind < ELITE_SLAYER:
        return state.skills_of_way(seat, kind - FAME)
    if kind == ELITE_SLAYER:
        return elites(state, seat)
    if kind == POPULAR_SUPPORT:
        return state.all_of(state.rumour_at, seat)
    if kind == THREE_CLANS:
        return min([state.envoys_of(seat, clan) for clan in range(len(CLANS))])
    return min([state.skills_of_way(seat, way) for way in range(len(WAYS))])


def kind_bonus(state: Ninjato, seat: int, kind: int) -> int:
    """What a seat's rumours of one kind are worth: a multiplier, or so much a set and card. (R10.1, R10.2)"""
    cards = state.rumours_of(seat, kind)
    if cards == 0:
        return 0
    if kind < THREE_CLANS:
        return state.rules.times[min(cards, COPIES)] * counted(state, seat, kind)
    return cards * state.rules.set_honour * counted(state, seat, kind)


def rumour_bonus(state: Ninjato, seat: int) -> int:
    """What all rumours of a seat are worth."""
    return sum([kind_bonus(state, seat, kind) for kind in range(len(RUMOUR_KINDS))])


def treasure_bonus(state: Ninjato, seat: int) -> int:
    """Treasures that were never spent. (R10.4)"""
    return state.rules.unused_treasure * sum(state.treasures[seat * KINDS : seat * KINDS + KINDS])


def elite_bonus(state: Ninjato, seat: int) -> int:
    """Captured Elites. (R10.5)"""
    honour = state.rules.elite_honour
    return honour[0] * state.captured[seat * 2] + honour[1] * state.captured[seat * 2 + 1]


def total(state: Ninjato, seat: int) -> int:
    """A seat's honour if the game ended now."""
    return state.honour(seat) + rumour_bonus(state, seat) + treasure_bonus(state, seat) + elite_bonus(state, seat)


def totals(state: Ninjato) -> list[int]:
    """Every seat's honour if the game ended now."""
    return [total(state, seat) for seat in range(state.seats)]


def standing(state: Ninjato, seat: int) -> tuple[int, int, int, int]:
    """What is compared at the end: honour, envoys, rumours, captured Elites. (R1.2)"""
    envoys, rumours = state.all_of(state.envoy_at, seat), state.all_of(state.rumour_at, seat)
    return (total(state, seat), envoys, rumours, elites(state, seat))


def row(state: Ninjato, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet. (R10)"""
    first = seat * len(SOURCES)
    return {
        "envoys": state.won[first + FROM_ENVOYS],
        "rumours": state.won[first + FROM_RUMOURS],
        "clans": state.won[first + FROM_CLANS],
        "bonus": rumour_bonus(state, seat),
        "treasures": treasure_bonus(state, seat),
        "elites": elite_bonus(state, seat),
        "total": total(state, seat),
    }


def outcome(state: Ninjato) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    ranking = [
        tuple([seat for seat in range(state.seats) if standings[seat] == place])
        for place in sorted(set(standings), reverse=True)
    ]
    return Outcome(
        reason=REASONS[state.reason],
        winners=ranking[0],
        scores=tuple(totals(state)),
        teams=(),
        ranking=tuple(ranking),
        sheet=tuple([row(state, seat) for seat in range(state.seats)]),
    )
