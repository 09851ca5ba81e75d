"""What a view of Crazy Cup tells a board besides the rules: what the dice form before anybody commits to it."""

from tatami.games.dicium.crazy_cup.tests.table import GAME, cup
from tatami.text import Reader


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


def now(t, seat=1):
    """The phase of the turn and the dice picked so far, as everybody sees them."""
    seen = GAME.view(t.state, seat)
    assert GAME.view(GAME.imagine(seen, 5), seat) == seen
    return seen.phase, " ".join(seen.picked_dice)


def test_a_view_names_the_phase_and_the_dice_that_were_picked():
    """(R4.1, R4.2, R4.6)"""
    t = cup("5 7", reserve={"a": "4 5"}, phase="throw")
    assert now(t) == ("throws", "")
    t.say("a: reroll 4")
    assert now(t) == ("throws", "4")
    t = cup("5 7", dice="1 3 3 4", phase="reroll").say("a: reroll 3", "a: reroll 4")
    assert now(t) == ("throws", "3 4")
    t = cup("5 7", dice="1 2 4")
    assert now(t) == ("actions", "")
    t.say("a: end actions", "a: reserve 2")
    assert now(t) == ("reserve", "2")


def test_a_die_that_is_turned_and_one_that_is_spent_are_picked_too():
    """(R11.9, R3.4)"""
    t = cup("5 7", dice="1 3 4", cards={"a": "loaded-dice"}).say("a: play loaded-dice")
    assert now(t) == ("actions", "")
    t.say("a: turn 3")
    assert now(t) == ("actions", "3")
    t = cup("5 7", dice="2 2 5 5 4").say("a: blue 2")
    assert t.asked == "a: spend" and now(t) == ("actions", "")
    t.say("a: spend 2")
    assert now(t)[0] == "actions"


def test_the_rules_say_by_name_what_combinations_do():
    """(R8.3)"""
    t = cup("5 7", dice="1 3 4")
    told = {each.piece: (each.deed, each.count) for each in GAME.view(t.state, 0).rules.deeds}
    assert told["pair"] == ("move", 2) and told["three"] == ("card", 0) and len(told) == 7


def test_the_question_of_a_driving_test_says_whose_doing_it_is_and_what_failing_costs():
    """(R9.1)"""
    t = cup("26 28", dice="1 1 3", cards={"a": "rocket", "b": "ace"}).say("a: play rocket", "a: target b")
    english = Reader(GAME, "en", table=t.state)
    assert english.prompt(t.state, t.state.asked[0], 1).endswith(
        "makes you take a driving test: with less than 6, you go 3 squares back. "
        "Do you improve your odds before you throw?"
    )
    storm = cup("26 20", dice="5 5 4")
    storm.state.tornado, storm.state.tornado_by = 27, 1
    storm.say("a: blue 2", "a: square 28")
    french = Reader(GAME, "fr", table=storm.state).prompt(storm.state, storm.state.asked[0], 0)
    assert french.startswith("Test de conduite dans la tornade\u00a0: à moins de 6, votre déplacement s’arrête ici.")


def test_the_question_about_the_direction_fits_the_race():
    """(R7.2, R13.2, R14.3)"""
    said = []
    for t in (
        cup("0 0", dice="3 3 1", undecided=True).say("a: pair"),
        cup("0 0 0 0", teams=True, dice="3 3 1", undecided=True).say("a: pair"),
        cup("0", phase="turn", undecided=True),
    ):
        assert t.asked == "a: direction"
        said.append(Reader(GAME, "en", table=t.state).prompt(t.state, t.state.asked[0], 0).partition(":")[0])
    assert said == [
        "You move first",
        "You are the first of your team to move",
        "The drone sets off first",
    ]
