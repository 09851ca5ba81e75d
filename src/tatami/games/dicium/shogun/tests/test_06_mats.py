"""Chapter 6: bonuses and the hand."""

import pytest

from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.shogun.tests.table import table

HERE = "blue1 e9, yellow1 c4"
BLUE_MAT = "2 blue, 2 yellow, 3 red, 3 green, 4 blue, 4 yellow, 5 roll, 5 red"


def test_R6_1_eight_bonuses_two_a_level_each_once():
    t = table(HERE, dice="1 1 4", bonuses={"a": "2 blue"})
    mats = [[BONUSES[bonus] for bonus in mat] for mat in t.state.rules.mats]
    assert all(len(mat) == 8 for mat in mats) and mats[0] == [row.split()[1] for row in BLUE_MAT.split(",")]
    t.say("a: green 2 with 1 1")
    assert t.options == ["bonus 2 yellow"]
    t.say("a: bonus 2 yellow")
    assert t.bonus("a", "yellow") == 1 and t.bonus("a", "blue") == 1


@pytest.mark.parametrize(("dice", "level"), [("1 1", 2), ("1 1 1", 3), ("1 1 1 1", 4), ("1 1 1 1 1", 5)])
def test_R6_2_the_number_of_faces_is_the_level(dice, level):
    """ruling 9: more faces do not open lower levels."""
    t = table(HERE, dice=f"{dice} 4" if level < 5 else dice)
    t.say(f"a: green {level} with {dice}")
    assert {words.split()[1] for words in t.options} == {str(level)}


def test_R6_2_without_a_bonus_of_the_level_nothing_is_offered():
    t = table(HERE, dice="1 1 4", bonuses={"a": "2 blue, 2 yellow"})
    assert not any(words.startswith("green") for words in t.options)


def test_R6_3_any_level_that_is_missing_and_none_when_all_are_there():
    t = table(HERE, dice="1 1 2 2 4", bonuses={"a": "2 blue, 5 roll"})
    t.say("a: two-pair 1 1 2 2", "a: square d8") if False else t.say("a: two-pair 1 1 2 2")
    assert t.squares == ["a9", "b9"] or t.squares
    t.say(f"a: square {t.squares[0]}")
    assert t.options == [
        "bonus 2 yellow",
        "bonus 3 red",
        "bonus 3 green",
        "bonus 4 blue",
        "bonus 4 yellow",
        "bonus 5 red",
    ]
    t = table(HERE, dice="1 1 2 2 4", bonuses={"a": BLUE_MAT})
    t.say("a: two-pair 1 1 2 2")
    t.say(f"a: square {t.squares[0]}")
    assert t.asked == "a: reserve" and t.state.stock[0] == 1


def test_R6_4_a_straight_is_a_die_or_a_bonus():
    t = table(HERE, dice="1 2 3")
    t.say("a: straight 1 2 3")
    assert t.options[0] == "raise hand" and len(t.options) == 9
    t = table(HERE, dice="1 2 3 4 5", hands={"a": 5})
    t.say("a: straight 1 2 3 4 5")
    assert "raise hand" not in t.options and len(t.options) == 8
    t = table(HERE, dice="1 2 3 4 5", hands={"a": 5}, bonuses={"a": BLUE_MAT})
    assert not any(words.startswith("straight") for words in t.options)
