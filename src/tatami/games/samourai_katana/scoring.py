# hot
"""What honour a count brings, who holds the offices, and who won. (R10, R11, R1.2)"""

from tatami.core.outcome import Outcome
from tatami.games.samourai_katana.pieces import ALL_SOURCES, KINAI, KYOTO, NOBODY, PROVINCES, REASONS, SOURCES
from tatami.games.samourai_katana.state import SamouraiKatana


def province_count(state: SamouraiKatana, seat: int) -> int:
    """The honour of all complete provinces of a seat. (R10.2)"""
    total = 0
    for province in range(len(PROVINCES)):
        if state.has_province(seat, province):
            total += state.rules.province_honour[province]
    return total


def kyoto_count(state: SamouraiKatana, seat: int) -> int:
    """The honour of Kyoto for who holds it without the whole of Kinai. (R10.3)"""
    holds = state.owner[KYOTO] == seat and not state.has_province(seat, KINAI)
    return state.rules.kyoto if holds else 0


def next_emperor(state: SamouraiKatana) -> int:
    """Who has least of all: honour, clan points, towns, koku, samurai; then the Emperor in office, then the first
    seat. (R11.2)"""
    best = 0
    least: tuple[int, int, int, int, int, int] | None = None
    for seat in range(state.seats):
        has = (
            state.honour[seat],
            state.clan_points(seat),
            state.towns(seat),
            state.koku[seat],
            state.samurai_on_map(seat),
            0 if seat == state.emperor else 1,
        )
        if least is None or has < least:
            best, least = seat, has
    return best


def might(state: SamouraiKatana, seat: int) -> tuple[int, int, int, int, int]:
    """What breaks ties: clan points, towns, territories, castles, samurai on the map. (R1.3, R11.4)"""
    return (
        state.clan_points(seat),
        state.towns(seat),
        state.lands[seat],
        state.castles_on_map(seat),
        state.samurai_on_map(seat),
    )


def next_shogun(state: SamouraiKatana, emperor: int) -> int:
    """Who has most honour, then most of the others; still tied, the Shogun in office, otherwise nobody. (R11.4)"""
    most = max(state.honour)
    if most <= 0:
        return NOBODY
    leaders = [seat for seat in range(state.seats) if state.honour[seat] == most]
    mights = [might(state, seat) for seat in leaders]
    best = max(mights)
    first = [seat for seat, has in zip(leaders, mights) if has == best]
    chosen = first[0]
    if len(first) > 1:
        chosen = state.shogun if state.shogun in first else NOBODY
    return NOBODY if chosen == emperor else chosen


def compared(state: SamouraiKatana, seat: int) -> tuple[int, int, int, int, int, int]:
    """What is compared at the end. (R1.2, R1.3)"""
    points, towns, lands, castles, samurai = might(state, seat)
    return (state.honour[seat], points, towns, lands, castles, samurai)


def row(state: SamouraiKatana, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet."""
    first = seat * ALL_SOURCES
    line = {name: state.won[first + place] for place, name in enumerate(SOURCES)}
    line["total"] = state.honour[seat]
    return line


def outcome(state: SamouraiKatana) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    results = [compared(state, seat) for seat in range(state.seats)]
    ranking = [
        tuple([seat for seat in range(state.seats) if results[seat] == place])
        for place in sorted(set(results), reverse=True)
    ]
    return Outcome(
        reason=REASONS[state.reason],
        winners=ranking[0],
        scores=tuple(state.honour),
        teams=(),
        ranking=tuple(ranking),
        sheet=tuple([row(state, seat) for seat in range(state.seats)]),
    )
