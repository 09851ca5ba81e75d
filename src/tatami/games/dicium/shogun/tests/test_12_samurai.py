"""Chapter 11: what only samurai do."""

import pytest

from tatami.games.dicium.shogun.tests.table import table


def test_R12_1_blue_is_one_square_for_each_face():
    t = table("blue1 e9, yellow1 e6", turn="b", dice="2 5 5", bonuses={"b": "3 blue"})
    t.say("b: blue 3", "b: pawn yellow1")
    assert t.why_not("b: a1").facts["count"] == 4


def test_R12_2_redeployment_to_an_accessible_garrison():
    t = table("blue1 g4, yellow1 a1", turn="b", dice="3 3 4", tiles="garrison c7")
    t.say("b: yellow 2", "b: pawn yellow1")
    assert t.squares == ["c4", "c7"] and t.why_not("b: g4").clause == "R7.8"
    t.say("b: square c7")
    assert t.at("yellow1") == "c7" and not t.news("attacks")


def test_R12_2_the_shogun_keeps_away_from_samurai():
    t = table("blue1 e9, yellow1 c4", turn="b", dice="3 3 4")
    t.say("b: yellow 2", "b: pawn shogun")
    assert t.squares == ["g4"] and t.why_not("b: c4").clause == "R9.2"
    t = table("blue1 g4, yellow1 a1, shogun c4", turn="b", dice="3 3 4")
    assert "yellow 2" not in t.options  # the other way round, too


def test_R12_3_a_brazier_is_lit_where_a_pawn_stands():
    t = table("blue1 e9, yellow1 a1, yellow2 i1", turn="b", dice="3 3 3")
    t.say("b: yellow 3")
    assert t.asked == "b: pawn" and t.named("pawn") == ["yellow1", "yellow2"]
    t.say("b: pawn yellow2")
    assert t.tile("i1") == "brazier" and t.tile("a1") == "none" and t.alerts == 4
    t = table("blue1 e9, yellow1 a1", turn="b", dice="3 3 3", tiles="brazier a1", alerts=4)
    assert "yellow 3" not in t.options


def test_R12_4_a_banzai_runs_through_ninjas():
    t = table("blue1 d7, blue2 e7, blue3 d9, yellow1 c7", turn="b", dice="3 3 3 3")
    t.say("b: yellow 4", "b: pawn yellow1", "b: square d7")
    assert t.alerts == 4 and t.at("blue1") == "e9" and t.asked == "b: banzai"
    assert t.squares == ["e7"]  # c7 was left
    t.say("b: square e7")
    assert t.alerts == 3 and t.at("blue2") == "e9" and t.squares == ["e8", "f7"]
    t.say("b: square f7")
    assert t.at("yellow1") == "f7" and t.asked.startswith("a: ") and not t.news("fights")


def test_R12_4_it_may_stop_early_and_the_owner_puts_the_beaten_back():
    t = table("blue1 d7, yellow1 c7", turn="b", dice="3 3 3 3", tiles="torii a5")
    t.say("b: yellow 4", "b: pawn yellow1", "b: square d7")
    assert t.asked == "a: put-back" and t.squares == ["a5", "e9"]
    t.say("a: square a5", "b: stop")
    assert t.at("yellow1") == "d7" and t.alerts == 4


def test_R12_4_it_never_ends_with_the_shogun():
    t = table("blue1 e9, yellow1 e1", turn="b", dice="3 3 3 3")
    t.say("b: yellow 4", "b: pawn yellow1")
    assert "e2" in t.squares
    t.say("b: square e2")
    assert "e3" in t.squares  # one square is left to go on
    t.say("b: square e3")
    assert "stop" not in t.options and t.squares == ["d3", "e4", "f3"]
    t.say("b: square e4")
    assert t.at("yellow1") == "e4"
    t = table("blue1 e9, yellow1 e1, shogun e4", turn="b", dice="3 3 3 3")
    t.say("b: yellow 4", "b: pawn yellow1", "b: square e2", "b: square e3")
    assert "e4" not in t.squares  # the third square would be the last


def test_R12_5_three_brings_a_pawn_to_a_garrison():
    t = table("blue1 e9, yellow1 c4", turn="b", dice="1 1 1")
    t.say("b: three", "b: square g4")
    assert t.at("yellow2") == "g4"
    t = table("blue1 c4, blue2 g4, yellow1 a1", turn="b", dice="1 1 1")
    assert "three" not in t.options


@pytest.mark.parametrize(("dice", "words", "start"), [("1 1 1 1", "four", "b2"), ("1 1 1 1 1", "five", "a3")])
def test_R12_6_four_and_five_light_where_they_end(dice, words, start):
    t = table(f"blue1 e9, yellow1 {start}", turn="b", dice=dice)
    t.say(f"b: {words}", "b: pawn yellow1", "b: square a1")
    assert t.tile("a1") == "brazier" and t.alerts == 4
    t = table("blue1 e9, yellow1 b2", turn="b", dice="1 1 4")
    t.say("b: pair", "b: pawn yellow1", "b: square a1")
    assert t.tile("a1") == "none" and t.alerts == 5


def test_R12_6_after_a_fight_it_is_lit_if_the_pawn_is_there():
    """ruling 22: the pawn has stopped there."""
    t = table("blue1 a1, blue2 e9, yellow1 b2", turn="b", dice="1 1 1 1", falls="6 1")
    t.say("b: four", "b: pawn yellow1", "b: square a1")
    assert t.tile("a1") == "brazier" and t.alerts == 3
    t = table("blue1 a1, yellow1 b2", turn="b", dice="1 1 1 1", falls="1 6")
    t.say("b: four", "b: pawn yellow1", "b: square a1", "b: square c4")
    assert t.tile("a1") == "none" and t.alerts == 5


@pytest.mark.parametrize(("falls", "wins"), [("3 4", True), ("2 4", False)])
def test_R12_7_a_charge_has_a_red_bonus(falls, wins):
    t = table("blue1 a1, blue2 e9, yellow1 b2", turn="b", dice="1 1 1 2 2", falls=falls)
    t.say("b: full", "b: pawn yellow1", "b: square a1")
    assert (t.alerts == 4) == wins and t.news("fights")[0].facts["bonus"] == 1
    assert t.tile("a1") == "none"
