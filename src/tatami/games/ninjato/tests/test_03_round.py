"""The round and the Dojo. (R3)"""

import pytest

from tatami.games.ninjato.pieces import ALL_PLACES
from tatami.games.ninjato.tests.table import table


def test_R3_1_three_shuriken_each_in_turn():
    """The order of a round never changes within it: ruling 48."""
    t = table(3, content={"values": {"hand_limit": {"value": 1}, "start_hand": {"value": 1}}})
    for letter in "abc":
        t.hand(letter, "1")
    said = []
    for _ in range(9):
        said.append(t.asked)
        t.say(f"{t.asked[0]}: dojo")
    assert said == [f"{letter}: place" for letter in "abcabcabc"] and t.state.round == 2


def test_R3_2_shuriken_block_nobody():
    t = table().hand("a", "5 5 5").hand("b", "5").house(1, "fan scroll vase", sentry="guard-1")
    for letter in "aba":
        t.say(f"{letter}: raid house-1 strength", f"{letter}: fight 5")
        if t.asked.endswith("banzai"):
            t.say(f"{letter}: stop")
    assert [entry.house for entry in t.seen().placed] == ["1", "1", "1"] and t.asked == "b: place"


def test_R3_3_nobody_can_pass_and_the_dojo_takes_everybody():
    """Never stuck: ruling 9, ruling 38."""
    t = table().hand("a", "1 1 1 1 1 1 1")
    assert "dojo" in t.options
    t.say("a: dojo")
    assert t.asked == "b: place" and t.seen().seats[0].hand_size == 7
    assert table().lay_open("skill_at", "").options == ["dojo"]


@pytest.mark.parametrize(
    ("hand", "taken"), [("", 4), ("1", 3), ("1 2", 2), ("1 2 3 4 5", 2), ("1 2 3 4 5 5", 1), ("1 2 3 4 5 5 5", 0)]
)
def test_R3_4_cards_by_the_hand_on_arrival(hand, taken):
    """The hand is counted once, on arrival: ruling 55."""
    t = table().hand("a", hand).say("a: dojo")
    for left in range(taken, 0, -1):
        assert t.asked == "a: draw" and t.state.stack[-1].facts()["left"] == left
        t.say("a: take hidden")
    assert t.asked == "b: place" and t.seen().seats[0].hand_size == len(hand.split()) + taken


def test_R3_4_seven_cards_are_the_most():
    t = table().hand("a", "1 2 3 4 5 5").say("a: dojo", "a: take hidden")
    assert t.seen().seats[0].hand_size == 7 and t.asked == "b: place"


def test_R3_5_open_or_hidden_one_at_a_time_and_the_row_is_filled_afterwards():
    """Open cards of the same value are one choice: ruling 58."""
    t = table().hand("a", "1 1").row("3 3 5").say("a: dojo")
    assert t.options == ["take 3", "take 5", "take hidden"]
    t.say("a: take 3")
    assert t.seen().row == ["3", "5"] and t.options == ["take 3", "take 5", "take hidden"]
    t.say("a: take hidden")
    assert len(t.seen().row) == 3 and t.asked == "b: place"
    (drawn,) = t.news("draws")
    assert drawn.seen_by(1) == {"seat": 0, "count": 1} and set(drawn.seen_by(0)) == {"seat", "count", "cards"}


def test_R3_5_an_empty_row_leaves_the_pile_only_and_nothing_to_ask():
    t = table(content={"values": {"open_cards": {"value": 1}}}).say("a: dojo", "a: take hidden")
    t.say(f"a: {t.options[0]}")
    assert t.asked == "b: place" and t.seen().seats[0].hand_size == 4


def placed(shuriken):
    """Shuriken in their order, by player and place: 0 is the Dojo, 4 a house."""
    return ["abc".index(one[0]) * ALL_PLACES + int(one[1]) for one in shuriken.split()]


def test_R3_6_the_latest_at_the_dojo_is_first_in_the_next_round():
    """Who appears twice counts at the first appearance from the top: ruling 28."""
    t = table(3).hand("a", "5 5").house(1, "fan vase", sentry="guard-1").late(1)
    t.state.placed = [
        seat * 14 + place for seat, place in ((0, 0), (1, 0), (2, 4), (0, 0), (1, 4), (2, 4), (0, 4), (1, 4))
    ]
    t.rest().hand("c", "5").say("c: raid house-1 strength", "c: give up")
    assert t.state.order == [0, 1, 2] and t.state.round == 2
    t = table(3).hand("a", "5").late(1)
    t.state.placed = [
        seat * 14 + place for seat, place in ((0, 4), (1, 4), (2, 4), (0, 4), (1, 0), (2, 4), (0, 4), (1, 4))
    ]
    t.hand("c", "1 2 3 4 5 5 5").rest().say("c: dojo")
    assert t.state.order == [2, 1, 0]


def test_R3_7_discards_are_shuffled_when_a_card_is_needed():
    """Not when the last one leaves, and in the middle of a draw: ruling 30."""
    t = table().hand("a", "1 1").cards("5").say("a: dojo", "a: take hidden")
    assert t.state.card_pile == [] and t.state.card_discards
    t.say("a: take hidden")
    assert t.state.card_pile and t.state.card_discards == [] and t.asked == "b: place"


def test_R3_7_guards_and_treasures_come_back_likewise():
    t = table().hand("a", "5 5").house(1, "fan fan fan", sentry="guard-1").guards("").bag("")
    t.say("a: raid house-1 strength", "a: fight 5", "a: banzai")
    assert t.asked == "a: face" and t.state.guard_pile and t.state.guard_discards == []
    t = table().hand("a", "5 5").house(1, "fan fan fan", sentry="guard-1").guards("guard-2")
    t.say("a: raid house-1 strength", "a: fight 5", "a: banzai")
    assert t.seen().raid.foe == "guard-2" and not t.state.guard_pile and t.state.guard_discards, "not needed yet"
    t = table().hand("a", "5").house(1, "fan fan", sentry="guard-1").bag("")
    t.say("a: raid house-1 strength", "a: fight 5")
    assert t.asked == "b: place" and t.state.bag and t.state.spent == []
