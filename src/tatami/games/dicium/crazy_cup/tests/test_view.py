"""What a view of Crazy Cup tells a board besides the rules: what the dice form before anybody commits to it."""

from tatami.games.dicium.crazy_cup.tests.table import GAME, cup


def forms(t, seat=0):
    """Piece, dice, deed and number of everything that the dice form."""
    return [(form.piece, " ".join(form.faces), form.deed, form.count) for form in GAME.view(t.state, seat).forms]


def test_forms_are_the_combinations_that_are_offered():
    t = cup("5 7", dice="2 2 5", bonuses={"a": "2 blue"})
    assert forms(t) == [
        ("pair", "2 2", "move", 2),
        ("blue-1", "2 5", "move", 2),
        ("blue-2", "2 2 5", "move", 3),
        ("blue-3", "2 2 5", "move", 4),
    ]
    assert [piece for piece, *_ in forms(t)] == [words.replace(" ", "-") for words in t.offered()[:-1]]


def test_forms_say_what_colours_do_and_which_dice_bonuses_leave():
    t = cup("5 7", dice="3 4 1", bonuses={"a": "2 yellow, 4 yellow, 3 red"})
    assert ("yellow-3", "3", "technology", 0) in forms(t)
    t = cup("5 7", dice="4 4 4")
    assert {("three", "4 4 4", "card", 0), ("red-3", "4 4 4", "card", 0)} <= set(forms(t))
    t = cup("5 7", dice="1 1 dicium")
    assert ("green-2", "1 1 dicium", "ki", 2) in forms(t)


def test_forms_are_known_to_all_while_dice_may_be_thrown_again_and_gone_during_a_movement():
    t = cup("5 7", dice="2 2 4", phase="reroll")
    assert t.asked == "a: reroll"
    assert forms(t, 1) == forms(t, 0) != []
    seen = GAME.view(t.state, 1)
    assert GAME.view(GAME.imagine(seen, 5), 1) == seen

    t = cup("5 7", dice="2 2 4")
    t.say("a: pair")
    assert (t.asked, forms(t)) == ("a: move", [])
