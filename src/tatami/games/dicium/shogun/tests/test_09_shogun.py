"""Chapter 8: the Shogun, his bans, his capture."""

import pytest

from tatami.games.dicium.shogun.tests.table import table


def test_R9_1_each_samurai_may_use_the_free_shogun():
    for turn in "bd":
        t = table("blue1 e9, yellow1 c4, red1 g4", seats=4, turn=turn, dice="2 3 4")
        t.say(f"{turn}: blue 1", f"{turn}: pawn shogun", f"{turn}: square e2")
        assert t.at("shogun") == "e2"
    t = table("blue1 e5, yellow1 c4", captor="blue1", turn="b", dice="2 3 4")
    t.say("b: blue 1")
    assert t.asked == "b: where" and t.at("yellow1") == "c4"  # only one pawn is left to use
    t = table("blue1 e5, yellow1 c4", dice="2 3 4")
    t.say("a: blue 1")
    assert t.asked == "a: where"  # and no ninja uses him


def test_R9_2_shogun_and_samurai_pass_but_never_stop_together():
    t = table("blue1 e9, yellow1 e2", turn="b", dice="2 5 4")
    t.say("b: blue 2", "b: pawn yellow1")
    assert "e3" not in t.squares and "e4" in t.squares
    assert t.why_not("b: e3").clause == "R9.2"
    t = table("blue1 e9, yellow1 e2", turn="b", dice="2 5 4")
    t.say("b: blue 2", "b: pawn shogun")
    assert "e2" not in t.squares and "e1" in t.squares
    assert t.why_not("b: e2").clause == "R9.2"


def test_R9_3_the_shogun_avoids_ninjas():
    t = table("blue1 e2, yellow1 c4", turn="b", dice="2 5 4")
    t.say("b: blue 2", "b: pawn shogun")
    assert "e2" not in t.squares and "e1" not in t.squares and "d2" in t.squares
    assert t.why_not("b: e2").clause == "R9.3"


def test_R9_4_the_shogun_does_everything_else():
    """ruling 16, E4: he lights braziers, is redeployed and runs, but kills nobody."""
    t = table("blue1 e9, yellow1 c4, shogun a1", turn="b", dice="3 3 3")
    t.say("b: yellow 3")
    assert t.tile("a1") == "brazier" and t.alerts == 4
    t = table("blue1 e9, yellow1 c4", turn="b", dice="3 3 4")
    t.say("b: yellow 2", "b: pawn shogun")
    assert t.squares == ["g4"]
    t = table("blue1 e2, yellow1 a9", turn="b", dice="3 3 3 3")
    t.say("b: yellow 4", "b: pawn shogun")
    assert "e2" not in t.squares and "d3" in t.squares
    t.say("b: square d3", "b: stop")
    assert t.alerts == 5 and t.at("blue1") == "e2"


def test_R9_5_stopping_on_him_captures_and_passing_does_not():
    """ruling 17, E3: no fight, and only for the one who stops."""
    t = table("blue1 e2, yellow1 a9", dice="2 5 4")
    t.say("a: blue 2", "a: square e4")
    assert t.captor == "-" and t.at("shogun") == "e3"
    t = table("blue1 e2, yellow1 a9", dice="2 5 4")
    t.say("a: blue 2", "a: square e3")
    assert t.captor == "blue1" and not t.news("fights") and t.news("captures")


def test_R9_6_the_shogun_goes_along():
    t = table("blue1 e7, yellow1 a9", captor="blue1", dice="2 3 4")
    t.say("a: blue 1", "a: square d7")
    assert t.at("shogun") == t.at("blue1") == "d7"


def test_R9_7_the_captor_avoids_samurai():
    t = table("blue1 e7, blue2 d7, yellow1 f7", captor="blue1", dice="2 5 4")
    t.say("a: blue 2", "a: pawn blue1")
    assert "f7" not in t.squares and "g7" not in t.squares
    assert t.why_not("a: f7").clause == "R9.7"


def test_R9_8_nobody_attacks_the_captor():
    """ruling 18, E5: not even a banzai, and whoever stands with the captor is safe too."""
    t = table("blue1 e7, blue2 e7, yellow1 d7", captor="blue1", turn="b", dice="2 5 4")
    t.say("b: blue 2")
    assert "e7" not in t.squares and "f7" not in t.squares
    assert t.why_not("b: e7").clause == "R9.8"
    t = table("blue1 e7, yellow1 d7", captor="blue1", turn="b", dice="3 3 3 3")
    t.say("b: yellow 4")
    assert "e7" not in t.squares and "c7" in t.squares


@pytest.mark.parametrize(("mover", "other"), [("blue2", "blue1"), ("blue1", "blue2")])
def test_R9_9_ninjas_who_meet_may_hand_him_over(mover, other):
    """ruling 19: the one whose move it is decides."""
    t = table("blue1 e7, blue2 d7, yellow1 a9", captor="blue1", dice="2 3 4")
    t.say("a: blue 1", f"a: pawn {mover}", f"a: square {t.at(other)}")
    assert t.asked == "a: hand-over" and t.options == ["keep the shogun", "pawn blue2"]
    t.say("a: pawn blue2")
    assert t.captor == "blue2" and t.asked == "a: reserve"


def test_R9_9_partners_too_and_nobody_has_to():
    t = table("blue1 e7, green1 d7, yellow1 a9", seats=4, captor="blue1", turn="c", dice="2 3 4")
    t.say("c: blue 1", "c: square e7", "c: keep the shogun")
    assert t.captor == "blue1"
    t = table("blue1 e7, green1 d7, green2 d7, yellow1 a9", seats=4, captor="blue1", dice="2 3 4")
    t.say("a: blue 1", "a: square d7")
    assert t.options == ["keep the shogun", "pawn green1"]
    t.say("a: pawn green1")
    assert t.captor == "green1"


def test_R9_10_once_captured_never_free():
    t = table("blue1 e7, yellow1 d7", captor="blue1", turn="b", dice="2 3 4")
    t.say("b: blue 1")
    assert t.why_not("b: e7").clause == "R9.8"
    t.say("b: square c7")
    assert t.captor == "blue1" and not t.offers("b: pawn shogun")
