"""Chapter 10: what only ninjas do."""

import pytest

from tatami.games.dicium.shogun.tests.table import table


@pytest.mark.parametrize(
    ("dice", "words", "bonuses", "far"), [("2 3 4", "blue 1", {}, 1), ("2 5 4", "blue 2", {"a": "2 blue"}, 3)]
)
def test_R11_1_blue_is_one_square_for_each_face(dice, words, bonuses, far):
    t = table("blue1 e7, yellow1 a9", dice=dice, bonuses=bonuses)
    t.say(f"a: {words}")
    assert t.why_not("a: a1").facts["count"] == far


def test_R11_2_an_opening_goes_through_a_door_and_nowhere_else():
    t = table("blue1 e5, yellow1 a9", dice="3 3 4")
    t.say("a: yellow 2")
    assert t.squares == ["e4"]
    t.say("a: square e4")
    assert t.at("blue1") == "e4"
    t = table("blue1 e7, yellow1 a9", dice="3 3 4")
    assert "yellow 2" not in t.options  # no door beside it


def test_R11_2_an_opening_may_capture_or_start_a_fight():
    t = table("blue1 e5, yellow1 a9, shogun e4", dice="3 3 4")
    t.say("a: yellow 2", "a: square e4")
    assert t.captor == "blue1"
    t = table("blue1 e5, yellow1 e4", dice="3 3 2", falls="6 1")
    t.say("a: yellow 2", "a: square e4")
    assert t.asked == "b: put-back"


def test_R11_3_a_shuriken_hits_anywhere_and_never_the_shogun():
    t = table("blue1 e9, yellow1 a1, yellow2 i1", dice="3 3 3", falls="6 1")
    t.say("a: yellow 3")
    assert t.asked == "a: pawn" and t.named("pawn") == ["yellow1", "yellow2"]
    assert t.why_not("a: shogun").clause == "R11.3"
    t.say("a: pawn yellow2")
    assert t.asked == "b: put-back"
    t.say("b: square g4")
    assert t.at("yellow2") == "g4" and t.at("blue1") == "e9" and t.alerts == 5


def test_R11_3_a_shuriken_that_misses_does_nothing():
    t = table("blue1 e9, yellow1 a1", dice="3 3 3 4", falls="2 4", reserve={"b": "4"})
    t.say("a: yellow 3", "a: fight", "b: fight")
    assert t.at("yellow1") == "a1" and t.at("blue1") == "e9" and t.alerts == 5 and t.news("misses")
    assert t.reserve("b") == "4" and t.dice == "4"


def test_R11_4_infiltration_goes_through_a_wall_and_through_no_door():
    """ruling 21, E11: there is an opening for doors."""
    t = table("blue1 c4, yellow1 a9", dice="3 3 3 3")
    t.say("a: yellow 4")
    assert t.squares == ["d4"]  # the door to b4 stays closed
    assert t.why_not("a: b4").clause == "R11.4"
    t.say("a: square d4")
    assert t.at("blue1") == "d4"


def test_R11_5_three_brings_a_pawn_to_a_torii():
    t = table("blue1 d9, yellow1 c4", dice="1 1 1", tiles="torii a5")
    t.say("a: three", "a: square a5")
    assert t.at("blue2") == "a5" and t.at("blue3") == "-"
    t = table("blue1 d9, yellow1 e9", dice="1 1 1")
    assert "three" not in t.options  # no torii is accessible


@pytest.mark.parametrize(("dice", "words", "far"), [("1 1 1 2 2", "full", 3), ("1 1 1 1 1", "five", 5)])
def test_R11_6_full_and_five_go_through_doors(dice, words, far):
    t = table("blue1 e5, yellow1 a9", dice=dice)
    t.say(f"a: {words}")
    assert {"e4", "e3", "e2"} <= set(t.squares) and ("e1" in t.squares) == (far == 5)
    t = table("blue1 e5, yellow1 a9", dice="1 1 1 1")
    t.say("a: four")
    assert "e4" not in t.squares and t.why_not("a: e4").clause == "R7.4"
