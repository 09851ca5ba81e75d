"""R4: the turn, as this game has it."""

from tatami.games.dicium.civilisation.tests.table import isles


def test_R4_1_throws_actions_reserve_and_the_next_player():
    t = isles("b2 h8", phase="throw", falls=(2, 2, 4))
    assert t.asked == "a: reroll" and t.dice == "2 2 4"
    t.say("a: keep all")
    assert t.asked == "a: act"
    t.say("a: end actions")
    assert t.asked == "a: reserve"
    t.say("a: reserve 2", "a: reserve 2")
    assert t.asked == "b: reroll" and t.state.turn == 1 and t.told("turn", "round")[-1] == 3
    t.say("b: keep all", "b: end actions", "b: reserve no more")
    assert t.asked == "a: first-throw" and t.state.round == 4, "a new round"


def test_R4_5_two_actions_and_the_dice_are_gone():
    t = isles("c3 h8", dice="2 2 3 4", hand=4)
    t.say("a: blue 1", "a: square d3")
    assert t.dice == "2 3 4" and t.state.actions == 1 and t.asked == "a: act"
    t.say("a: blue 1", "a: square c3")
    assert t.state.actions == 0 and t.dice == "3 4" and t.asked == "a: reserve"
    none = isles("c3 h8", dice="2 2 4").say("a: end actions")
    assert none.asked == "a: reserve", "actions may be left out"
