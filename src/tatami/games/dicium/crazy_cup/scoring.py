# hot
"""Who won a race. (R1.2, R12, R13.4, R14.4)"""

from tatami.core.outcome import Outcome, Team
from tatami.games.dicium.crazy_cup.state import DRONE_WON, MEETING, REASONS, CrazyCup
from tatami.games.dicium.state import NOTCHES

TEAMS = ("first", "second")


def places(state: CrazyCup) -> list[int]:
    """A number for each seat, the higher the better: how far it has come, and at the same square its bonuses.
    (R12.4, R12.5)"""
    return [state.squares(seat) * (NOTCHES + 1) + state.acquired(seat) for seat in range(state.seats)]


def winners(state: CrazyCup) -> list[int]:
    """The seats that have won a finished race: nobody, a team, or whoever is farthest. (R12.4, R13.5, R14.4)"""
    if state.reason == DRONE_WON:
        return []
    if state.reason == MEETING:
        return [0, 2] if state.have_met(0) else [1, 3]
    found = places(state)
    most = max(found)
    return [seat for seat in range(state.seats) if found[seat] == most]


def outcome(state: CrazyCup) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    seats = range(state.seats)
    sheet = tuple({"squares": state.squares(seat), "bonuses": state.acquired(seat)} for seat in seats)
    scores = tuple(state.squares(seat) for seat in seats)
    won = tuple(winners(state))
    teams: tuple[Team, ...] = ()
    if state.reason == MEETING:
        others = tuple(seat for seat in seats if seat not in won)
        teams = (Team(TEAMS[won[0]], won, 1), Team(TEAMS[others[0]], others, 0))
        ranking = tuple(team.seats for team in teams)
    else:
        found = places(state)
        ranking = tuple(
            tuple(seat for seat in seats if found[seat] == place) for place in sorted(set(found), reverse=True)
        )
    is_alone = state.seats == 1  # Against the drone. (R13.5)
    return Outcome(REASONS[state.reason], won, scores, teams, ranking, sheet, is_cooperative=is_alone)
