"""R13: common and secret objectives."""

from typing import Any

import pytest

from tatami.games.dicium.civilisation.choices import COMMON, SECRETS
from tatami.games.dicium.civilisation.objectives import meets
from tatami.games.dicium.civilisation.tests.table import isles

FOUR_CITIES = "city d1, city g1, city d4, city g4"


def test_R13_1_the_card_or_one_more_die():
    t = isles("a2 h8", dice="1 1 4", common="colonist", tiles={"a": "city d1, city g1, city d4"})
    t.say("a: green 2", "a: bonus blue")
    assert t.asked == "a: objective" and t.offered() == ["take objective", "raise hand"]
    t.say("a: take objective")
    assert t.seen().seats[0].objectives == ["colonist"] and t.state.hand[0] == 3
    die = isles("a2 h8", dice="1 1 4", common="colonist", tiles={"a": "city d1, city g1, city d4"})
    die.say("a: green 2", "a: bonus blue", "a: raise hand")
    assert die.state.hand[0] == 4 and die.seen().objectives[-1].state == "given-up"
    assert die.state.thrown == 3, "from the next turn on"


def test_R13_1_only_the_first_player_gets_it():
    t = isles("a2 h8", dice="1 1 4", common="colonist", tiles={"a": "city d1, city g1, city d4", "b": "city f1"})
    t.say("a: green 2", "a: bonus blue", "a: take objective")
    assert COMMON.index("colonist") not in t.state.common


def test_R13_2_after_the_bonus_and_several_one_by_one():
    """(ruling 31)"""
    tiles = {"a": "city d1, city g1, city d4"}
    four = {"a": "2 blue, 3 red, 3 green, 4 blue"}
    t = isles("a2 h8", dice="1 1 4", common="colonist enlightened", tiles=tiles, bonuses=four)
    t.say("a: green 2")
    assert t.asked == "a: objective", "the last bonus of level 2 is nobody's choice"
    t.say("a: raise hand")
    assert t.asked == "a: objective" and t.state.hand[0] == 4
    t.say("a: raise hand")
    assert t.state.hand[0] == 5 and t.asked == "a: reserve"


def test_R13_2_after_a_philosopher_and_a_fight_too():
    """(ruling 31)"""
    t = isles("b5 h8", dice="4 4 1", common="slayer", cards={"a": "thales"}, falls=(6,))
    t.say("a: play thales", "a: square c5", "a: engage 4", "a: fight")
    assert t.asked == "a: objective"


def test_R13_3_with_five_dice_only_the_card():
    t = isles("a2 h8", dice="1 1 4 4 3", common="colonist", tiles={"a": "city d1, city g1, city d4"})
    t.say("a: green 2", "a: bonus blue")
    assert t.seen().seats[0].objectives == ["colonist"] and len(t.state.common) == 2, "it is not replaced"


def test_R13_4_common_cards_count_at_the_end():
    t = isles("i2 h8", dice="1 1 4", turn="a", first="b", common="builder", pile=1, tiles={"a": "temple d1, city g4"})
    t.say("a: green 2", "a: bonus blue", "a: take objective", "a: reserve no more")
    assert t.asked == "over" and t.outcome.sheet[0]["common"] == 4


@pytest.mark.parametrize(
    ("objective", "fulfilled", "missing"),
    [
        ("colonist", {"tiles": FOUR_CITIES}, {"tiles": "city d1, city g1, city d4"}),
        ("builder", {"tiles": "temple d1, city d2, city a3"}, {"tiles": "temple d1, city d2"}),
        ("slayer", {"slain": "hydra"}, {}),
        (
            "navigator",
            {"tiles": "city d1, hero-roll d2, temple c1, city c2"},
            {"tiles": "city d1, hero-roll d2, temple c1, city a1"},
        ),
        (
            "explorer",
            {"tiles": "city d1, hero-roll g1, temple d4, city a4"},
            {"tiles": "city d1, hero-roll g1, temple d4"},
        ),
        ("scholar", {"cards": "zeno plato thales"}, {"cards": "zeno plato"}),
        (
            "enlightened",
            {"bonuses": "2 blue, 2 yellow, 3 red, 3 green, 4 blue"},
            {"bonuses": "2 blue, 2 yellow, 3 red, 3 green"},
        ),
        ("pantheon", {"tiles": "hero-roll d1, hero-colour g1"}, {"tiles": "hero-roll d1"}),
        ("navel", {"tiles": "city d4, temple d5"}, {"tiles": "city d4, hero-roll d5, temple d1"}),
    ],
)
def test_R13_5_R13_7_what_the_common_objectives_count(objective, fulfilled, missing):
    """(ruling 32)"""
    number = COMMON.index(objective)
    for given, wanted in ((fulfilled, True), (missing, False)):
        held: dict[str, Any] = {name: {"a": said} for name, said in given.items()}
        t = isles("b2 h8", dice="4 4 3", **held)
        assert meets(t.state, 0, t.state.rules.common_needs[number]) == wanted, given


def test_R13_7_the_conqueror_counts_attacks_and_no_wrath():
    t = isles("d3 e3", dice="2 1 1", falls=(6, 1))
    needs = t.state.rules.common_needs[COMMON.index("conqueror")]
    t.state.attacks_won[0] = 1
    assert not meets(t.state, 0, needs)
    t.say("a: blue 1", "a: square e3")
    assert meets(t.state, 0, needs) and t.state.rules.common_points[COMMON.index("conqueror")] == 3


@pytest.mark.parametrize(("die", "reached"), [(1, 5), (6, 0)])
def test_R13_6_a_secret_objective_counts_at_the_end(die, reached):
    tiles = {"a": "wonder d1"} if reached else {"a": "city d1"}
    t = isles("b2 h8", phase="reserve", turn="b", pile=0, secrets={"a": "architect"}, tiles=tiles)
    assert t.outcome.sheet[0]["secret"] == reached


@pytest.mark.parametrize(
    ("secret", "fulfilled", "missing"),
    [
        ("architect", {"tiles": "wonder d1"}, {"tiles": "temple d1"}),
        ("pontiff", {"tiles": "temple d1, temple g1"}, {"tiles": "temple d1"}),
        ("founder", {"tiles": f"{FOUR_CITIES}, city a3, temple a4"}, {"tiles": f"{FOUR_CITIES}, temple a4"}),
        (
            "admiral",
            {"tiles": "city c1, temple d1, city d2, city g2, city b4, hero-roll d3"},
            {"tiles": "city c1, temple d1, city d2, city g2, hero-roll d3"},
        ),
        (
            "ploughman",
            {"tiles": "city a1, temple a2, city a4, temple c4, city d4"},
            {"tiles": "city a1, temple a2, city a4, temple c4, city d3"},
        ),
        ("invader", {"tiles": "temple g8"}, {"tiles": "city g8, temple c1"}),
        ("hunter", {"slain": "hydra"}, {}),
        ("sage", {"cards": "zeno plato thales socrates"}, {"cards": "zeno plato thales"}),
        (
            "geographer",
            {"tiles": "city d1, hero-roll g1, temple d4, city a4, city g4"},
            {"tiles": "city d1, hero-roll g1, temple d4, city a4"},
        ),
        (
            "strategist",
            {"tiles": "hero-roll d1, hero-colour g1, hero-redeploy d4"},
            {"tiles": "hero-roll d1, hero-colour g1"},
        ),
    ],
)
def test_R13_5_R13_8_what_the_secret_objectives_count(secret, fulfilled, missing):
    """(ruling 32) The capital is a tile on land and occupies its region, but it is no hero."""
    number = SECRETS.index(secret)
    for given, wanted in ((fulfilled, True), (missing, False)):
        held: dict[str, Any] = {name: {"a": said} for name, said in given.items()}
        t = isles("b2 h8", dice="4 4 3", **held)
        assert meets(t.state, 0, t.state.rules.secret_needs[number]) == wanted, given


def test_R13_7_R13_8_the_points():
    rules = isles("b2 h8", dice="4 4 3").state.rules
    assert rules.common_points == [3, 4, 3, 3, 3, 3, 3, 3, 3, 3]
    assert rules.secret_points == [5, 5, 5, 4, 4, 4, 4, 4, 5, 5]
