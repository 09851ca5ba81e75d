"""What a seat may not know, and worlds imagined without it. (R1.4, R6.8)"""

from tatami.games.ninjato.tests.table import GAME, table
from tatami.games.ninjato.tests.test_05_sensei import skilled


def test_R1_4_imagined_hands_differ_and_have_the_right_size():
    t = table(3).hand("a", "1 5").hand("b", "2 3 4").hand("c", "5")
    hands = set()
    for seed in range(30):
        world = GAME.imagine(t.seen("a"), seed)
        GAME.check(world)
        assert world.hands[:5] == [1, 0, 0, 0, 1] and [world.hand_size(seat) for seat in range(3)] == [2, 3, 1]
        hands.add(tuple(world.hands[5:]))
    assert len(hands) > 10


def test_R1_4_a_card_that_was_looked_at_is_imagined_by_the_others_and_known_to_the_one():
    t = skilled("boryaku", "4 5 5", "fan fan fan fan").say("a: fight 4", "a: use boryaku")
    known = GAME.view(t.state, 0).next_guard
    assert {GAME.view(GAME.imagine(t.seen("a"), seed), 0).next_guard for seed in range(20)} == {known}
    assert len({GAME.referee(GAME.imagine(t.seen("b"), seed)).table.next_guard for seed in range(40)}) > 3
    assert t.seen("b").seer == 0 and t.seen().next_guard is None


def test_R1_4_at_the_end_all_hands_are_open():
    t = table().late(7).say("b: dojo")
    assert t.seen("a").seats[1].hand == ["1", "1", "2", "2", "3", "4", "5"]


def test_worlds_of_a_raid_ask_the_same_question():
    t = skilled("chimon kyoyo tenmon", "4 5 5", "fan jade vase").say("a: fight 4")
    for line in ("a: swap vase", "a: recover 4", "a: banzai"):
        for letter in ("a", "b", None):
            world = GAME.imagine(t.seen(letter), 7)
            assert (world.asked[0].seat, world.asked[0].prompt) == (t.state.asked[0].seat, t.state.asked[0].prompt)
        t.say(line)
