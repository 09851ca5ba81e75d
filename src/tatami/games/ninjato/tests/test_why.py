"""Whatever is tried in vain has its reason, and the reason its clause."""

import pytest

from tatami.games.ninjato.tests.table import table
from tatami.games.ninjato.tests.test_05_sensei import skilled


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("umbrella", "R1.6 no-such-piece"),
        ("", "R1.6 no-such-piece"),
        ("house-2/strength", "R4.2 house-closed"),
        ("kenjutsu", "R5.2 card-to-pay"),
        ("tenmon", "R5.1 skill-taken"),
        ("chimon", "R5.1 skill-is-yours"),
        ("suiren", "R8.4 skill-to-come"),
        ("choho", "R8.4 skill-gone"),
        ("kiyomori", "R7.1 envoy-not-there"),
        ("saiko", "R7.5 cannot-pay-envoy"),
        ("three-ways-1", "R7.1 rumour-not-there"),
        ("three-ways-2", "R7.5 cannot-pay-rumour"),
        ("hand/1", "R3.1 place-first"),
        ("loot", "R3.1 place-first"),
        ("dojo dojo", "R3.1 nothing-more"),
        ("dojo", ""),
        ("house-1/stealth", ""),
    ],
)
def test_while_a_shuriken_is_placed(pieces, why):
    t = table().hand("a", "1").house(2, "").lay_open("skill_at", "kenjutsu").lay_open("envoy_at", "saiko")
    t.lay_open("rumour_at", "three-ways-2").own("a", skill_at="chimon").own("b", skill_at="tenmon")
    t.state.skill_at[6] = -3
    assert t.rest().why("a", pieces) == why
    assert t.why("b", pieces) == ("R1.6 no-such-piece" if "no-such" in why else "R3.1 not-your-turn")


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ("hand/1", "R4.5 does-not-win"),
        ("hand/2", "R4.6 not-in-hand"),
        ("hand/5 hand/1", "R4.7 no-winning-set"),
        ("hand/5 hand/5", "R4.7 no-winning-set"),
        ("guard", "R4.7 fight-first"),
        ("kenjutsu", "R5.5 skill-used"),
        ("bojutsu", "R6.3 skill-no-use"),
        ("suiren", "R6.3 skill-no-use"),
        ("tenmon", "R5.1 skill-not-yours"),
        ("hensojutsu", "R6.12 no-disguise"),
        ("dojo", "R4.7 fight-first"),
        ("hand/5", ""),
        ("hand/5 hand/3 guard", ""),
    ],
)
def test_in_a_fight(pieces, why):
    t = skilled("kenjutsu bojutsu suiren", "1 3 5", "fan fan fan").guards("guard-4")
    t.say("a: fight kenjutsu", "a: banzai")
    assert t.why("a", pieces) == why


def test_a_disguise_that_is_used_up_or_of_no_use():
    t = skilled("hensojutsu-tiger", "5 5", "fan fan fan")
    assert t.say("a: fight 5").why("a", "hensojutsu") == "R6.12 skill-no-use"
    t.guards("guard-5").say("a: banzai", "a: use hensojutsu")
    assert t.why("a", "hensojutsu") == "R5.5 skill-used"


def test_at_the_dojo_and_the_counter():
    t = table().hand("a", "1 1").row("1 3 5").say("a: dojo")
    assert t.why("a", "row/2") == "R3.5 not-in-the-row" and t.why("a", "row/3") == "" == t.why("a", "pile")
    assert t.why("a", "dojo") == "R3.5 answer-first"
    t = table().lay_open("envoy_at", "yoritomo").own("a", treasures="vase jade gold").say("a: envoy yoritomo")
    assert t.why("a", "treasure/vase treasure/vase") == "R7.2 not-the-price"
    assert t.why("a", "treasure/fan") == "R7.2 answer-first" and t.why("a", "treasure/vase treasure/gold") == ""


def test_after_the_end():
    t = table().late(7).say("b: dojo")
    assert t.why("a", "dojo") == "R1.2 over"
