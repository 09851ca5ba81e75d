"""What bots ask inside imagined worlds: ratings that agree with the hints, win chances that agree with the rules."""

import pytest

from tatami.core.playouts import play_at_random
from tatami.games.katana.bot.win_chances import win_chances
from tatami.games.katana.scoring import leading_team, team_totals
from tatami.games.katana.state import RONIN, TEAM_OF_ROLE
from tatami.games.katana.tests.table import GAME, fresh


@pytest.mark.parametrize("negative_totals", [True, False])
def test_R10_8_the_win_chances_of_a_finished_world_are_who_won(negative_totals: bool):
    for seed in range(60):
        state = fresh(3 + seed % 5, seed, negative_totals=negative_totals)
        play_at_random(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won = tuple(seat for seat, chance in enumerate(GAME.mind.win_chances(state)) if chance == 1.0)
        assert won == tuple(sorted(outcome.winners)), f"seed {seed}"


def test_R10_8_a_ronin_with_nothing_beats_those_with_less():
    assert leading_team([-2, 0, -1], has_ronin=True) == TEAM_OF_ROLE[RONIN]
    assert leading_team([-2, 0, -1], has_ronin=False) == 2


def test_team_mates_share_their_chance_and_all_chances_make_a_whole():
    state = fresh(7, 3)
    chances = win_chances(state)
    by_team = {TEAM_OF_ROLE[role]: chance for role, chance in zip(state.roles, chances)}
    assert all(by_team[TEAM_OF_ROLE[role]] == chance for role, chance in zip(state.roles, chances))
    assert sum(by_team.values()) == pytest.approx(1.0)


def test_honour_raises_the_win_chances():
    state = fresh(5, 3)
    before = win_chances(state)[2]
    state.honour[2] += 2
    assert win_chances(state)[2] > before
    totals = team_totals(state)
    assert sum(totals) > 0


def test_rollouts_mostly_do_what_the_hints_say():
    """The hints of a seat that believes, and its rollouts where roles lie open, agree on most choices of a game."""
    same = asked = 0
    for seed in range(4):
        state = fresh(4 + seed, seed)
        while state.asked:
            decision = state.asked[0]
            hints = GAME.mind.hints(GAME.view(state, decision.seat), decision)
            rated = list(GAME.mind.rollout(state, decision))
            if len(decision.options) > 1:
                asked += 1
                same += hints[rated.index(max(rated))] == max(hints)
            GAME.apply(state, decision.seat, decision.options[hints.index(max(hints))])
    assert same > 0.6 * asked > 60, f"{same} of {asked}"
