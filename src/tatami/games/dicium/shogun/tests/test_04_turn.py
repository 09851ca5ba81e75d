"""Chapter 4: throws, actions, reserve. Examples X7 to X9 of the rulebook."""

from tatami.games.dicium.shogun.tests.table import table


def test_R4_1_three_parts_then_the_next_player():
    t = table("blue1 e9, yellow1 c4", throws=2, falls="2 2 3 4 4")
    assert t.asked == "a: reroll"
    t.say("a: keep all")
    assert t.asked == "a: action"
    t.say("a: end actions")
    assert t.asked == "a: reserve"
    t.say("a: reserve no more")
    assert t.asked == "b: reroll" and t.state.turn == 1


def test_R4_1_R4_8_four_players_take_turns_clockwise():
    t = table("blue1 e9, yellow1 c4", seats=4, turn="d", dice="4")
    t.say("d: reserve no more")
    assert t.state.turn == 0 and t.state.round == 2


def test_R4_3_reserved_dice_are_part_of_the_hand():
    """Example X7: three dice, one of them in the reserve: throw two and keep it, or throw three."""
    t = table("blue1 e9, yellow1 c4", throws=2, reserve={"a": "4"}, falls="1 1 1")
    assert t.asked == "a: first-throw" and t.options == ["keep all", "reroll 4"]
    t.say("a: keep all")
    assert t.dice == "1 1 4"
    t = table("blue1 e9, yellow1 c4", throws=2, reserve={"a": "4"}, falls="1 1 1")
    t.say("a: reroll 4")
    assert t.dice == "1 1 1" and t.reserve("a") == ""


def test_R4_2_R4_4_once_again_and_twice_with_a_roll_bonus():
    t = table("blue1 e9, yellow1 c4", throws=2, falls="1 1 1 2 3")
    assert t.options == ["keep all", "reroll 1"]
    t.say("a: reroll 1", "a: throw")
    assert t.dice == "1 1 2" and t.asked == "a: action"
    t = table("blue1 e9, yellow1 c4", throws=3, bonuses={"a": "5 roll"}, falls="1 1 1 2 3")
    assert t.state.throws_allowed(0) == 3 and t.state.throws_allowed(1) == 2
    t.say("a: reroll 1", "a: throw")
    assert t.asked == "a: reroll" and t.options == ["keep all", "reroll 1", "reroll 2"]
    t.say("a: reroll 1", "a: throw")
    assert t.dice == "1 2 3" and t.asked == "a: action"


def test_R4_5_two_actions_at_most_and_none_is_fine():
    t = table("blue1 e9, yellow1 c4", dice="2 2 5 5")
    t.say("a: blue 1 with 2", "a: square e8")
    assert t.asked == "a: action" and t.state.actions == 1
    t.say("a: blue 1 with 2", "a: square e7")
    assert t.asked == "a: reserve" and t.dice == "5 5" and t.at("blue1") == "e7"
    t = table("blue1 e9, yellow1 c4", dice="2 2 5")
    t.say("a: end actions", "a: reserve 2", "a: reserve 5")
    assert t.at("blue1") == "e9" and t.state.turn == 1


def test_R4_6_two_dice_go_to_the_reserve_as_they_lie():
    t = table("blue1 e9, yellow1 c4", dice="2 4 5")
    t.say("a: end actions")
    assert t.options == ["reserve no more", "reserve 2", "reserve 4", "reserve 5"]
    t.say("a: reserve 2", "a: reserve 4")
    assert t.reserve("a") == "2 4" and t.state.turn == 1
    t = table("blue1 e9, yellow1 c4", dice="2 4 5")
    t.say("a: end actions", "a: reserve 5", "a: reserve no more")
    assert t.reserve("a") == "5"


def test_R4_7_a_larger_hand_counts_from_the_next_turn_on():
    """Example X8, ruling 6: a straight of three dice makes the hand four, and nothing is left this turn."""
    t = table("blue1 e9, yellow1 c4", throws=2, reserve={"a": "4"}, falls="2 3 1")
    t.say("a: keep all", "a: reroll 4", "a: throw")
    assert t.dice == "1 2 3"
    t.say("a: straight", "a: raise hand")
    assert t.state.hand[0] == 4 and t.state.thrown == 3 and t.state.turn == 1


def test_R4_7_a_colour_bonus_counts_at_once():
    """Example X9: two green for the blue bonus of level 2, then one blue die is two blue faces; red is put by."""
    t = table("blue1 e9, yellow1 c4", dice="1 1 2 4")
    t.say("a: green 2", "a: bonus blue")
    t.say("a: blue 1", "a: square e7")
    assert t.asked == "a: reserve" and t.at("blue1") == "e7"
    t.say("a: reserve 4")
    assert t.reserve("a") == "4"


def test_R4_7_a_roll_bonus_counts_from_the_next_throws_on():
    t = table("blue1 e9, yellow1 c4", dice="1 2 3")
    t.say("a: straight", "a: level 5", "a: bonus roll")
    assert t.state.throws_allowed(0) == 3 and t.asked.startswith("b: ")
