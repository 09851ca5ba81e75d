"""What a view of Shogun tells a board besides the rules: what the dice form before anybody commits to it."""

import pytest

from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.tests.table import table


def forms(t, seat=0):
    """Piece, dice, deed and number of everything that the dice form."""
    return [(form.piece, " ".join(form.faces), form.deed, form.count) for form in GAME.view(t.state, seat).forms]


def test_forms_are_the_combinations_that_are_offered_in_the_same_order():
    t = table("blue1 e7", dice="2 2 5", bonuses={"a": "2 blue"})
    assert forms(t) == [("pair", "2 2", "move", 2), ("blue-1", "2 5", "move", 2), ("blue-2", "2 2 5", "move", 3),
                        ("blue-3", "2 2 5", "move", 4)]  # fmt: skip
    assert [piece for piece, *_ in forms(t)] == [words.replace(" ", "-") for words in t.options[1:]]


def test_forms_name_every_die_that_some_way_to_form_it_takes():
    t = table("blue1 e7", dice="2 2 5 5")
    assert forms(t)[0] == ("pair", "2 2 5 5", "move", 2)
    t = table("blue1 e7", dice="3 dicium 1")
    assert ("pair", "1 3 dicium", "move", 2) in forms(t)


def test_forms_are_known_to_all_while_dice_may_be_thrown_again():
    t = table("blue1 e7", dice="2 2 4", throws=1)
    assert t.asked == "a: reroll"
    assert forms(t, 1) == forms(t, 0) != []


@pytest.mark.parametrize(("sentence", "asked"), [("a: blue 2", "a: where"), ("a: end actions", "a: reserve")])
def test_no_forms_where_no_combination_is_decided_about(sentence, asked):
    t = table("blue1 e7", dice="2 5 4")
    assert forms(t) != []
    t.say(sentence)
    assert (t.asked, forms(t)) == (asked, [])


def test_a_view_with_forms_can_be_imagined():
    t = table("blue1 e7", dice="2 2 5", throws=1)
    seen = GAME.view(t.state, 1)
    assert GAME.view(GAME.imagine(seen, 5), 1) == seen


def now(t, seat=1):
    """The phase of the turn and the dice picked so far, as everybody sees them."""
    seen = GAME.view(t.state, seat)
    assert GAME.view(GAME.imagine(seen, 5), seat) == seen
    return seen.phase, " ".join(seen.picked_dice)


def test_a_view_names_the_phase_and_the_dice_that_were_picked():
    """(R4.2, R4.3, R4.5, R4.6)"""
    t = table("blue1 e7", throws=2, reserve={"a": "4 5"})
    t.say("a: reroll 4")
    assert now(t) == ("throws", "4")
    t = table("blue1 e7", dice="2 2 4", throws=1)
    t.say("a: reroll 2")
    assert now(t) == ("throws", "2")
    t = table("blue1 e7", dice="2 5 4")
    t.say("a: blue 2")
    assert now(t) == ("actions", "")
    t = table("blue1 e7", dice="2 5 4")
    t.say("a: end actions", "a: reserve 5")
    assert now(t) == ("reserve", "5")


def test_before_the_first_turn_there_is_no_phase():
    """(R2.1)"""
    assert GAME.view(GAME.new(2, 1), 0).phase is None


def test_the_rules_say_by_name_what_combinations_do_and_what_the_mats_have():
    """(R8.5, R5.1)"""
    rules = GAME.view(GAME.new(2, 1), 0).rules
    told = {side: {each.piece: (each.deed, each.count) for each in deeds} for side, deeds in rules.deeds.items()}
    assert set(told) == {"ninjas", "samurai"} and told["ninjas"]["pair"] == ("move", 2)
    assert {len(deeds) for deeds in told.values()} == {7}
    assert {mat: len(bonuses) for mat, bonuses in rules.mats.items()} == dict.fromkeys(rules.mats, 8)
