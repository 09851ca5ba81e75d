"""Chapter 6: bonuses and the hand."""

import pytest

from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.shogun.tests.table import table

HERE = "blue1 e9, yellow1 c4"
LEVELS = {2: "blue yellow", 3: "red green", 4: "blue yellow", 5: "roll red"}
BLUE_MAT = "2 blue, 2 yellow, 3 red, 3 green, 4 blue, 4 yellow, 5 roll, 5 red"


def test_R5_1_eight_bonuses_two_a_level_each_once():
    t = table(HERE, dice="1 1 4", bonuses={"a": "2 blue"})
    mats = [[BONUSES[bonus] for bonus in mat] for mat in t.state.rules.mats]
    assert all(len(mat) == 8 for mat in mats) and mats[0] == [row.split()[1] for row in BLUE_MAT.split(",")]
    t.say("a: green 2")
    assert t.bonus("a", "yellow") == 1 and t.bonus("a", "blue") == 1


@pytest.mark.parametrize(("dice", "level"), [("1 1", 2), ("1 1 1", 3), ("1 1 1 1", 4), ("1 1 1 1 1", 5)])
def test_R5_3_the_number_of_faces_is_the_level(dice, level):
    """ruling 7: more faces do not open lower levels."""
    t = table(HERE, dice=f"{dice} 4" if level < 5 else dice)
    t.say(f"a: green {level}", f"a: bonus {LEVELS[level].split()[0]}")
    assert t.news("gains-bonus")[0].facts["level"] == level
    t = table(HERE, dice=f"{dice} 4" if level < 5 else dice)
    t.say(f"a: green {level}")
    assert t.options == [f"bonus {bonus}" for bonus in LEVELS[level].split()]


def test_R5_3_without_a_bonus_of_the_level_nothing_is_offered():
    t = table(HERE, dice="1 1 4", bonuses={"a": "2 blue, 2 yellow"})
    assert not any(words.startswith("green") for words in t.options)


def test_R5_4_any_level_that_is_missing_and_none_when_all_are_there():
    t = table(HERE, dice="1 1 2 2 4", bonuses={"a": "2 blue, 2 yellow, 5 roll"})
    t.say("a: two-pair")
    t.say(f"a: square {t.squares[0]}")
    assert t.asked == "a: hand-or-bonus" and t.options == ["level 3", "level 4", "level 5"]
    t.say("a: level 5")
    assert t.bonus("a", "red") == 1  # the only one left on that level
    t = table(HERE, dice="1 1 2 2 4", bonuses={"a": BLUE_MAT})
    t.say("a: two-pair")
    t.say(f"a: square {t.squares[0]}")
    assert t.asked == "a: reserve" and t.state.stock[0] == 1


def test_R5_5_a_straight_is_a_die_or_a_bonus():
    t = table(HERE, dice="1 2 3")
    t.say("a: straight")
    assert t.options == ["raise hand", "level 2", "level 3", "level 4", "level 5"]
    t = table(HERE, dice="1 2 3 4 5", hands={"a": 5})
    t.say("a: straight")
    assert t.options == ["level 2", "level 3", "level 4", "level 5"]
    t = table(HERE, dice="1 2 3 4 5", hands={"a": 5}, bonuses={"a": BLUE_MAT})
    assert not any(words.startswith("straight") for words in t.options)
