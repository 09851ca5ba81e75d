"""Chapter 9: fights. Example X10 of the rulebook; X11 and X12 are about monsters and tests, which this game lacks."""

import pytest

from tatami.exam.kit import falling
from tatami.games.dicium.shogun.tests.table import table


def test_R10_1_several_are_fought_one_by_one_in_the_attackers_order():
    t = table("blue1 c7, yellow1 d7, red1 d7", seats=4, dice="2 3 4 4", falls="6 1")
    t.say("a: blue 1", "a: square d7")
    assert t.asked == "a: foe" and t.named("pawn") == ["yellow1", "red1"]
    t.say("a: pawn red1", "a: engage 4", "a: fight")
    assert t.asked == "d: put-back"
    t.state.chance = falling(6, 1)
    t.say("d: square c4")
    assert t.asked == "a: attack"  # the other one follows by itself
    t.say("a: fight")
    assert t.asked == "b: put-back" and len(t.news("attacks")) == 2


def test_R10_1_the_first_defeat_ends_it():
    """ruling 20, E8: the attacker is put back, whoever is left stays."""
    t = table("blue1 c7, yellow1 d7, yellow2 d7", dice="2 3 3", falls="1 6")
    t.say("a: blue 1", "a: square d7")
    assert t.at("blue1") == "e9" and t.at("yellow1") == t.at("yellow2") == "d7" and len(t.news("attacks")) == 1
    assert t.asked == "a: action"


def test_R10_1_pawns_that_are_alike_need_no_order():
    t = table("blue1 c7, yellow1 d7, yellow2 d7", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: square d7")
    assert t.asked == "b: put-back"


@pytest.mark.parametrize(("falls", "wins"), [("4 4", True), ("3 4", False), ("6 1", True), ("1 6", False)])
def test_R10_2_equal_strength_is_enough_for_the_attacker(falls, wins):
    t = table("blue1 c7, yellow1 d7, yellow2 g4", dice="2 3 3", falls=falls, tiles="garrison c5")
    t.say("a: blue 1", "a: square d7")
    assert (t.asked == "b: put-back") == wins
    assert (t.at("blue1") == "d7") == wins


def test_R10_3_red_dice_are_engaged_before_the_throw_and_spent():
    """Example X10: 3 and two red bonuses against 3, a reserved red die and a red bonus: the attacker wins."""
    t = table(
        "blue1 c7, yellow1 d7",
        dice="2 3 3",
        falls="3 3",
        bonuses={"a": "3 red, 5 red", "b": "2 red"},
        reserve={"b": "4 1"},
    )
    t.say("a: blue 1", "a: square d7")
    assert t.asked == "b: defence" and t.options == ["fight", "engage 4"]
    t.say("b: engage 4")
    assert t.told("fights", "strength") == [5, 5] and t.reserve("b") == "1" and t.asked == "b: put-back"


def test_R10_3_the_attacker_uses_unspent_dice_only():
    t = table("blue1 c7, yellow1 d7", dice="2 4 4 dicium", falls="2 5", reserve={"b": "3"})
    t.say("a: blue 1", "a: square d7")
    assert t.asked == "a: attack" and t.options == ["fight", "engage 4"]
    t.say("a: engage 4", "a: engage 4")  # there is no third, so the die falls
    assert t.told("fights", "strength") == [4, 5] and t.dice == "dicium" and t.at("blue1") == "e9"


@pytest.mark.parametrize(
    ("bonuses", "strengths"), [({}, [3, 3]), ({"a": "3 red"}, [4, 3]), ({"b": "2 red, 4 red"}, [3, 5])]
)
def test_R6_1_red_bonuses_always_count(bonuses, strengths):
    t = table("blue1 c7, yellow1 d7", dice="2 3 3", falls="3 3", bonuses=bonuses)
    t.say("a: blue 1", "a: square d7")
    assert t.told("fights", "strength") == strengths


def test_R10_4_the_beaten_go_back():
    t = table("blue1 c7, yellow1 d7", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: square d7", "b: square g4")
    assert t.at("yellow1") == "g4"
    t = table("blue1 c7, yellow1 d7", dice="2 3 3", falls="1 6", tiles="torii a5")
    t.say("a: blue 1", "a: square d7")
    assert t.asked == "a: put-back" and t.squares == ["a5", "e9"]


def test_R10_5_only_an_attack_that_a_samurai_wins_discards_an_alert():
    """(E9)"""
    t = table("blue1 c7, blue2 e9, yellow1 d7", turn="b", dice="2 3 3", falls="6 1")
    t.say("b: blue 1", "b: pawn yellow1", "b: square c7")
    assert t.alerts == 4 and t.at("blue1") == "e9"
    t = table("blue1 c7, yellow1 d7", dice="2 3 3", falls="1 6")
    t.say("a: blue 1", "a: square d7")
    assert t.alerts == 5 and t.at("blue1") == "e9"
    t = table("blue1 c7, yellow1 d7", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: square d7")
    assert t.alerts == 5
