"""Who won a race. (R12, R13.4, R14.4)"""

from tatami.core.outcome import Outcome, Team
from tatami.games.dicium.crazy_cup.state import DRONE_WON, MEETING, REASONS, CrazyCup

TEAMS = ("first", "second")


def squares(state: CrazyCup, pawn: int) -> int:
    """How many road squares a pawn has come from Start. (R12.4)"""
    return state.course(pawn).progress[state.place[pawn]] // 2


def markers(state: CrazyCup, seat: int) -> int:
    """The bonuses on a mat. (R12.5)"""
    return state.bonuses[seat].bit_count()


def outcome(state: CrazyCup) -> Outcome | None:
    """The outcome of a finished game."""
    if not state.over:
        return None
    seats = range(state.seats)
    sheet = tuple({"squares": squares(state, seat), "bonuses": markers(state, seat)} for seat in seats)
    scores = tuple(squares(state, seat) for seat in seats)
    teams: tuple[Team, ...] = ()
    if state.reason == MEETING:
        winner = 0 if state.have_met(0) else 1
        teams = tuple(
            Team(TEAMS[team], (team, team + 2), 1 if team == winner else 0) for team in (winner, 1 - winner)
        )
        ranking = tuple(team.seats for team in teams)
    else:
        places = [(squares(state, seat), markers(state, seat)) for seat in seats]
        ranking = tuple(
            tuple(seat for seat in seats if places[seat] == place) for place in sorted(set(places), reverse=True)
        )
    winners = () if state.reason == DRONE_WON else ranking[0]
    return Outcome(REASONS[state.reason], winners, scores, teams, ranking, sheet)
