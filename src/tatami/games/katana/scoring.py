# hot
"""Who won a game of Katana, and where the points came from. (R9, R10)"""

from typing import Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.outcome import Outcome, Team
from tatami.games.katana.state import (
    DAIMYO,
    LOST_BLADE,
    NINJA,
    NOBODY,
    REASONS,
    RONIN,
    SWORD,
    TEAM_OF_ROLE,
    TEAMS,
    Katana,
)

GREAT_NINJA: Final = NINJA + 1  # The ninja with more stars of a four-player game is counted so. (R10.2)

# What honour is multiplied by, by [counted role][seats]. (R10.1, R10.2, R11.4)
MULTIPLIERS: Final = [
    [0, 0, 0, 2, 1, 1, 1, 1],  # The shogun has these.
    [0, 0, 0, 0, 2, 1, 2, 1],  # A samurai has these.
    [0, 0, 0, 0, 0, 2, 3, 3],  # A ronin has these.
    [0, 0, 0, 1, 1, 1, 1, 1],  # A ninja has these.
    [0, 0, 0, 0, 2, 0, 0, 0],  # The great ninja has these.
]
LOST_BLADE_COST: Final = 3
LOST_BLADE_ROW: Final = "lost-blade"
BELOW_ZERO_ROW: Final = "below-zero"
SHOGUN_TEAM: Final = 0
RONIN_TEAM: Final = 1
NINJA_TEAM: Final = 2
TIE_ORDER: Final = [NINJA_TEAM, SHOGUN_TEAM, RONIN_TEAM]  # With the same total the first of these wins. (R10.8)


def counted_role(state: Katana, seat: int) -> int:
    """The role as it is counted: of the ninjas only the great one among four players is told apart. (R10.2)"""
    role = state.roles[seat]
    if role < NINJA:
        return role
    if state.seats != 4:
        return NINJA
    for other in state.roles:
        if other > role:
            return NINJA
    return GREAT_NINJA


def multiplier(state: Katana, seat: int) -> int:
    """What a seat's honour is multiplied by. (R10.1, R10.2)"""
    return MULTIPLIERS[counted_role(state, seat)][state.seats]


def counted_daimyos(role: int, hand: list[int]) -> int:
    """The Daimyos in a hand count one each, but for the ronin. (R10.3, R10.4)"""
    daimyos = 0
    if role != RONIN:
        for kind in hand:
            if kind == DAIMYO:
                daimyos += 1
    return daimyos


def points(state: Katana, seat: int) -> int:
    """What a seat brings its team, harmless or not. (R10.3-R10.5)"""
    return state.honour[seat] * multiplier(state, seat) + counted_daimyos(state.roles[seat], state.hands[seat])


def team_totals(state: Katana) -> list[int]:
    """What each team's honour and Daimyos add up to. (R10.6)"""
    totals = [0, 0, 0]
    for seat in range(state.seats):
        team = TEAM_OF_ROLE[state.roles[seat]]
        totals[team] = totals[team] + points(state, seat)
    return totals


def leading_team(totals: list[int], has_ronin: bool) -> int:
    """The team that wins with these totals. (R10.7, R10.8)"""
    best = NINJA_TEAM
    for team in TIE_ORDER:
        if totals[team] > totals[best] and (has_ronin or team != RONIN_TEAM):
            best = team
    return best


def winner(state: Katana) -> int:
    """The team that won a finished game. (R9.4, R9.7, R10.8)"""
    if state.reason == SWORD:
        return TEAM_OF_ROLE[state.roles[state.ended_by]]
    totals = team_totals(state)
    if state.reason == LOST_BLADE:
        totals[TEAM_OF_ROLE[state.roles[state.victim]]] -= LOST_BLADE_COST
    if not state.rules.negative_totals:
        totals = [max(0, total) for total in totals]
    return leading_team(totals, has_ronin=has(state.roles, RONIN))


def outcome(state: Katana) -> Outcome | None:
    """The outcome of a finished game: a team wins with all its members. (R1.3)"""
    if not state.over:
        return None
    sheet = [row(state, seat) for seat in range(state.seats)]
    scores = [line["total"] for line in sheet]
    by_rank = [team_total(state, index, scores) for index in TIE_ORDER]
    teams = sorted([team for team in by_rank if team.seats], key=lambda team: -team.score)
    if state.reason == SWORD:
        teams.sort(key=lambda team: state.ended_by not in team.seats)
    return Outcome(
        reason=REASONS[state.reason],
        winners=teams[0].seats,
        scores=tuple(scores),
        teams=tuple(teams),
        ranking=tuple([team.seats for team in teams]),
        sheet=tuple(sheet),
        facts=who_ended(state),
    )


def who_ended(state: Katana) -> dict[str, Fact]:
    """Who ended the game and who was defeated then, or whom the draw pile left without honour. (R9.1, R9.2)"""
    if state.ended_by == NOBODY:
        seats = [seat for seat in range(state.seats) if state.honour[seat] == 0]
        return {"seats": seats, "count": len(seats)}
    if state.victim == NOBODY:
        return {"seat": state.ended_by}
    return {"seat": state.ended_by, "victim": state.victim}


def row(state: Katana, seat: int) -> dict[str, int]:
    """One seat's line of the score sheet. (R10.3, R10.4)"""
    return {
        "honour": state.honour[seat],
        "times": multiplier(state, seat),
        "daimyos": counted_daimyos(state.roles[seat], state.hands[seat]),
        "total": points(state, seat),
    }


def team_total(state: Katana, index: int, scores: list[int]) -> Team:
    """A team's seats and its total; the lost blade, and what makes up for a total below zero, are rows of their own.
    (R9.7, R10.6, R10.7, R10.9)"""
    seats = tuple([seat for seat in range(state.seats) if TEAM_OF_ROLE[state.roles[seat]] == index])
    total = sum([scores[seat] for seat in seats])
    rows: dict[str, int] = {}
    if state.reason == LOST_BLADE and state.victim in seats:
        rows[LOST_BLADE_ROW] = -LOST_BLADE_COST
        total -= LOST_BLADE_COST
    if total < 0 and not state.rules.negative_totals:
        rows[BELOW_ZERO_ROW] = -total
        total = 0
    return Team(TEAMS[index], seats, total, rows)
