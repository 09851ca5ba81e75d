"""Chapter 1: who plays, on which side, with which options."""

import pytest

from tatami.core import BadOption
from tatami.core.options import option_values
from tatami.games.dicium.shogun import Options
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.state import NINJAS, SAMURAI, Shogun
from tatami.games.dicium.shogun.tests.table import table


def fresh(seats: int = 2, seed: int | str = 1, **options: object) -> Shogun:
    state = GAME.new(seats, seed, None, True, **options)
    assert isinstance(state, Shogun)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_R1_1_two_or_four_can_play(seats):
    assert GAME.decisions(fresh(seats))[0].prompt == "mat"


@pytest.mark.parametrize("seats", [0, 1, 3, 5])
def test_R1_1_no_other_number_can(seats):
    with pytest.raises(BadOption):
        fresh(seats)


def test_R1_2_sides_alternate_and_partners_win_together():
    state = fresh(4)
    assert [state.side_of(seat) for seat in range(4)] == [NINJAS, SAMURAI, NINJAS, SAMURAI]
    t = table("blue1 d9, green1 b6", seats=4, turn="c", captor="green1", dice="2 3 4", tiles="torii b7")
    t.say("c: blue 1", "c: square b7")
    assert t.ended == "escape: a c" and t.outcome.ranking == ((0, 2), (1, 3))
    assert [(team.name, team.seats, team.score) for team in t.outcome.teams] == [
        ("ninjas", (0, 2), 1),
        ("samurai", (1, 3), 0),
    ]


def test_R1_3_the_game_is_over_at_once():
    t = table("blue1 d9, yellow1 a1", turn="b", dice="3 3 3 2", alerts=1)
    t.say("b: yellow 3")
    assert t.ended == "alerts: b" and t.asked == "over"


def test_R1_4_the_options():
    assert set(option_values(Options)) == {"ninjas", "beginner", "ninja_table", "samurai_table", "night", "escape"}
    assert [fresh(2, 1, ninjas=ninjas).side_of(0) for ninjas in ("first", "second")] == [NINJAS, SAMURAI]
    drawn = {fresh(2, seed, ninjas="drawn").side_of(0) for seed in range(20)}
    assert drawn == {NINJAS, SAMURAI}
    for wrong in ({"ninjas": "third"}, {"night": "eternal"}, {"escape": "falls"}, {"dogs": "true"}):
        with pytest.raises(BadOption):
            fresh(2, 1, **wrong)
