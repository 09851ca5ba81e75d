"""Chapter 13: the ends, each with what falls just short of it."""

import pytest

from tatami.games.dicium.shogun.tests.table import table


def test_R14_1_the_captor_on_the_torii_square():
    t = table("blue1 e8, yellow1 a9", captor="blue1", dice="2 3 4")
    t.say("a: blue 1", "a: square e9")
    assert t.ended == "escape: a"
    t = table("blue1 e8, blue2 d9, yellow1 a9", captor="blue1", dice="2 3 4")
    t.say("a: blue 1", "a: pawn blue2", "a: square e9")
    assert t.asked == "a: reserve"  # the captor has to come


@pytest.mark.parametrize(("tiles", "ends"), [("torii b7", True), ("turned-torii b7, brazier a9", False)])
def test_R14_1_the_captor_on_a_torii_tile(tiles, ends):
    t = table("blue1 b6, yellow1 c4", captor="blue1", dice="2 3 4", tiles=tiles, alerts=4 if not ends else 5)
    t.say("a: blue 1", "a: square b7")
    assert t.state.over == ends


@pytest.mark.parametrize("escape", ["stands", "arrives"])
def test_R14_1_a_torii_on_which_the_shogun_is_captured_counts(escape):
    """ruling 25: where the captor stands is what counts."""
    t = table("blue1 e8, yellow1 c4, shogun e9", dice="2 3 4", options={"escape": escape})
    t.say("a: blue 1", "a: square e9")
    assert t.captor == "blue1" and t.ended == "escape: a"


def test_R14_7_a_tile_under_the_captor_is_an_escape():
    """ruling 29"""
    t = table("blue1 b5, yellow1 c4", captor="blue1", dice="1 1 2 2")
    t.say("a: two-pair", "a: square b5")
    assert t.ended == "escape: a"


def test_R14_7_or_it_is_none_and_the_captor_has_to_arrive():
    """ruling 29: with the option, by a move onto a torii, that one after leaving it or another."""
    arrives = {"escape": "arrives"}
    t = table("blue1 b5, yellow1 c4", captor="blue1", dice="1 1 2 2 5", options=arrives)
    t.say("a: two-pair", "a: square b5", "a: level 2", "a: bonus yellow")
    assert t.tile("b5") == "torii" and not t.state.over and t.asked == "a: action"
    t.say("a: blue 1", "a: square b4")
    assert not t.state.over
    t = table("blue1 b4, yellow1 c4", captor="blue1", dice="5 3 4", tiles="torii b5", options=arrives)
    t.say("a: blue 1", "a: square b5")
    assert t.ended == "escape: a"


def test_R14_7_then_a_moved_tile_or_another_hand_is_no_escape_either():
    """ruling 29"""
    arrives = {"escape": "arrives"}
    moved = "torii h5, torii h7"
    for options, ends in ((arrives, False), ({}, True)):
        t = table("blue1 b5, yellow1 c4", captor="blue1", dice="1 1 2 2", tiles=moved, options=options)
        t.say("a: two-pair", "a: square h5", "a: square b5")
        assert t.tile("b5") == "torii" and t.state.over == ends
    t = table("blue1 b5, blue2 b4, yellow1 c4", captor="blue1", dice="5 3 4", tiles="torii b5", options=arrives)
    t.say("a: blue 1", "a: pawn blue2", "a: square b5", "a: pawn blue2")
    assert t.captor == "blue2" and not t.state.over


def test_R14_2_the_last_samurai_without_a_garrison():
    """ruling 26, E10: pawns in the reserve and the Shogun do not help."""
    t = table("blue1 d5, blue2 c4, yellow1 e5, shogun g4", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: pawn blue1", "a: square e5")
    assert t.ended == "beaten: a"


@pytest.mark.parametrize("more", [", yellow2 a9", ", red1 a9", ""])
def test_R14_2_with_another_samurai_or_a_garrison_it_goes_on(more):
    blocked = ", blue3 g4" if more else ""
    t = table(f"blue1 d5, blue2 c4, yellow1 e5{blocked}{more}", seats=4, dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: pawn blue1", "a: square e5")
    assert not t.state.over and (t.at("yellow1") == "-") == bool(more)


def test_R14_2_a_shuriken_can_do_it():
    t = table("blue1 g4, blue2 c4, yellow1 e5", dice="3 3 3", falls="6 1")
    t.say("a: yellow 3")
    assert t.ended == "beaten: a"


@pytest.mark.parametrize(("alerts", "ends"), [(1, True), (2, False)])
def test_R14_3_the_last_alert_card(alerts, ends):
    t = table("blue1 c7, blue2 e9, yellow1 d7", turn="b", dice="2 3 3", falls="6 1", alerts=alerts)
    t.say("b: blue 1", "b: pawn yellow1", "b: square c7")
    assert t.state.over == ends and (not ends or t.ended == "alerts: b")


def test_R14_4_the_last_ninja_without_a_torii():
    t = table("blue1 e9, yellow1 e8", turn="b", dice="2 3 3", falls="6 1")
    t.say("b: blue 1", "b: pawn yellow1", "b: square e9")
    assert t.ended == "beaten: b"  # the samurai stands on the torii now
    t = table("blue1 e9, yellow1 e8", turn="b", dice="2 3 3", falls="6 1", tiles="torii a5")
    t.say("b: blue 1", "b: pawn yellow1", "b: square e9")
    assert t.at("blue1") == "a5" and not t.state.over
    t = table("blue1 e9, green1 a9, yellow1 e8", seats=4, turn="b", dice="2 3 3", falls="6 1")
    t.say("b: blue 1", "b: pawn yellow1", "b: square e9")
    assert t.at("blue1") == "-" and not t.state.over


@pytest.mark.parametrize(
    ("dice", "said"),
    [("2 3 3", ("b: blue 1", "b: pawn yellow1", "b: square e9")), ("3 3 3 3", ("b: yellow 4", "b: pawn yellow1"))],
)
def test_R1_3_nothing_is_discarded_or_told_after_the_end(dice, said):
    """The last ninja is beaten, by an attack or a banzai: that is the end, and no alert card goes after it."""
    t = table("blue1 e9, yellow1 e8", turn="b", dice=dice, falls="6 1")
    t.say(*said)
    if "yellow 4" in said[0]:
        t.say("b: square e9")
    assert t.ended == "beaten: b" and t.alerts == 5
    assert [event.kind for event in t.state.news or ()][-1] == "ends" and not t.news("alert")


def test_R14_4_a_ninja_beaten_in_attack_counts_too():
    t = table("blue1 e8, yellow1 e9", dice="2 3 3", falls="1 6")
    t.say("a: blue 1", "a: square e9")
    assert t.ended == "beaten: b"


@pytest.mark.parametrize(("captor", "winner"), [("", "b"), ("blue1", "a")])
@pytest.mark.parametrize(("options", "rounds"), [({}, 30), ({"night": "long"}, 60)])
def test_R14_5_the_night_ends(captor, winner, options, rounds):
    """ruling 27: whoever has the Shogun wins."""
    t = table("blue1 e8, yellow1 c4", turn="b", dice="4", captor=captor, round=rounds - 1, options=options)
    t.say("b: reserve no more")
    assert t.state.round == rounds and not t.state.over
    t = table("blue1 e8, yellow1 c4", turn="b", dice="4", captor=captor, round=rounds, options=options)
    t.say("b: reserve no more")
    assert t.ended == f"night: {winner}"


@pytest.mark.parametrize("rounds", [30, 60, 200, 1000])
def test_R14_5_or_it_never_does(rounds):
    """ruling 27: the option switches the limit off."""
    t = table("blue1 e8, yellow1 c4", turn="b", dice="4", round=rounds, options={"night": "endless"})
    t.say("b: reserve no more")
    assert t.state.round == rounds + 1 and not t.state.over
