"""Chapter 1: aim and teams."""

import pytest

from tatami.core import BadOption
from tatami.games.katana.state import ROLES
from tatami.games.katana.tests.table import GAME, Player, at_random, fresh, table


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_R1_1_three_to_seven_can_play(seats: int):
    state = GAME.new(seats, seed=1)
    assert state.seats == seats and len(GAME.decisions(state)) == 1


@pytest.mark.parametrize("seats", [0, 1, 2, 8, -3])
def test_R1_1_no_other_number_can_start(seats: int):
    with pytest.raises(BadOption) as refused:
        GAME.new(seats, seed=1)
    assert refused.value.code == "bad-seats"


def test_R1_2_the_teams_are_shogun_with_samurai_the_ninjas_and_the_ronin():
    t = table(7, turn="g", phase="recovery", bushido="g", top="bo", g=Player(honour=1))
    t.say("g: lose honour")
    assert {team.name: team.seats for team in t.outcome.teams} == {
        "shogun": (0, 1, 6),
        "ninja": (2, 3, 4),
        "ronin": (5,),
    }


def test_R1_2_with_three_or_four_players_there_is_no_ronin():
    for seats in (3, 4):
        t = table(seats, turn="b", phase="recovery", bushido="b", top="bo", b=Player(honour=1))
        t.say("b: lose honour")
        assert {team.name for team in t.outcome.teams} == {"shogun", "ninja"}


def test_R1_2_a_role_never_changes():
    for seed in range(20):
        state = fresh(5, seed)
        dealt = [seat.role for seat in GAME.referee(state).table.seats]
        for _ in at_random(state, seed):
            pass
        assert [seat.role for seat in GAME.referee(state).table.seats] == dealt
        assert set(dealt) <= set(ROLES)


def test_R1_3_a_team_wins_by_the_highest_total_and_its_defeated_members_win_too():
    t = table(turn="c", phase="recovery", bushido="c", top="bo", b=Player("", life=0), c=Player(honour=1))
    t.say("c: lose honour")
    assert t.total("shogun") > t.total("ninja") and t.winners == "ab" and t.life("b") == 0


def test_R1_3_a_team_wins_by_sword_whatever_the_totals():
    t = table(
        a=Player("bo", honour=1),
        b=Player(life=0, honour=1),
        c=Player(life=0, honour=5),
        d=Player("bo", life=1, honour=4),
    )
    t.say("a: attack d bo", "d: suffer")
    assert t.outcome.reason == "sword" and t.winners == "ab"
    assert t.total("ninja") > t.total("shogun")


def test_R1_4_four_options_with_their_defaults():
    rules = GAME.view(fresh(4, seed=1), None).rules
    assert (rules.exhaustion, rules.geisha, rules.sword_first, rules.negative_totals) == ("lazy", "any", True, True)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("exhaustion", "lazy"),
        ("exhaustion", "eager"),
        ("geisha", "any"),
        ("geisha", "others"),
        ("sword_first", True),
        ("sword_first", False),
        ("negative_totals", True),
        ("negative_totals", False),
    ],
)
def test_R1_4_an_option_holds_for_the_whole_game(option: str, value: object):
    state = fresh(4, 5, None, **{option: value})
    for _ in at_random(state, 5):
        assert getattr(GAME.view(state, None).rules, option) == value
    assert getattr(GAME.view(state, None).rules, option) == value


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("ninjutsu", True, "unknown-option"),
        ("exhaustion", "sometimes", "bad-option"),
        ("geisha", True, "bad-option"),
        ("sword_first", 1, "bad-option"),
        ("negative_totals", None, "bad-option"),
    ],
)
def test_R1_4_an_unknown_option_or_value_is_refused(option: str, value: object, code: str):
    with pytest.raises(BadOption) as refused:
        fresh(4, 1, None, **{option: value})
    assert refused.value.code == code and option in refused.value.sentence
