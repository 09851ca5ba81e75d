"""Who won a game of Katana, and where the points came from. (R9, R10)"""

from tatami.core.outcome import Outcome, Team
from tatami.games.katana.state import (
    DAIMYO,
    LOST_BLADE,
    NINJA,
    REASONS,
    RONIN,
    SAMURAI,
    SHOGUN,
    SWORD,
    TEAM_OF_ROLE,
    TEAMS,
    Katana,
)

MULTIPLIERS = {
    SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
    RONIN: {5: 2, 6: 3, 7: 3},
}
LOST_BLADE_COST = 3
LOST_BLADE_ROW = "lost-blade"
BELOW_ZERO_ROW = "below-zero"
TIE_ORDER = ("ninja", "shogun", "ronin")


def multiplier(state: Katana, seat: int) -> int:
    """What a seat's honour is multiplied by. (R10.1, R10.2)"""
    role = state.roles[seat]
    if role < NINJA:
        return MULTIPLIERS[role][state.seats]
    return 2 if state.seats == 4 and role == max(state.roles) else 1


def outcome(state: Katana) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    sheet = [row(state, seat) for seat in range(state.seats)]
    scores = [line["total"] for line in sheet]
    teams = [team for index in range(len(TEAMS)) if (team := team_total(state, index, scores)).seats]
    teams.sort(key=lambda team: (-team.score, TIE_ORDER.index(team.name)))
    if state.reason == SWORD:
        teams.sort(key=lambda team: state.ended_by not in team.seats)
    return Outcome(
        reason=REASONS[state.reason],
        winners=teams[0].seats,
        scores=tuple(scores),
        teams=tuple(teams),
        ranking=tuple(team.seats for team in teams),
        sheet=tuple(sheet),
    )


def row(state: Katana, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet. (R10.3, R10.4)"""
    times = multiplier(state, seat)
    daimyos = 0 if state.roles[seat] == RONIN else state.hands[seat].count(DAIMYO)
    honour = state.honour[seat]
    return {"honour": honour, "times": times, "daimyos": daimyos, "total": honour * times + daimyos}


def team_total(state: Katana, index: int, scores: list[int]) -> Team:
    """A team's seats and its total; the lost blade, and what makes up for a total below zero, are rows of their own.
    (R9.7, R10.6, R10.7, R10.9)"""
    seats = tuple(seat for seat in range(state.seats) if TEAM_OF_ROLE[state.roles[seat]] == index)
    total = sum(scores[seat] for seat in seats)
    rows: dict[str, int] = {}
    if state.reason == LOST_BLADE and state.victim in seats:
        rows[LOST_BLADE_ROW] = -LOST_BLADE_COST
        total -= LOST_BLADE_COST
    if total < 0 and not state.rules.negative_totals:
        rows[BELOW_ZERO_ROW] = -total
        total = 0
    return Team(TEAMS[index], seats, total, rows)
