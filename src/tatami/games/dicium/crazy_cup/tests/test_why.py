"""Why not: each code once, where it is to be expected."""

import pytest

from tatami.games.dicium.crazy_cup.tests.table import cup


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        ("umbrella", "no-such-piece"),
        ("die-2 die-2", "no-such-piece"),
        ("throw", "not-now"),
        ("die-2", "no-such-die"),
        ("face-2", "no-such-die"),
        ("6/square", "no-movement"),
        ("tiles/saws", "no-tile-now"),
        ("open/nitro", "no-card-now"),
        ("b", "no-target"),
        ("drone", "no-drone"),
        ("level-2", "no-bonus-now"),
        ("bonus-blue", "no-bonus-now"),
        ("hand/ace", "not-in-hand"),
        ("blue-2", "no-such-faces"),
    ],
)
def test_in_the_action_phase(piece, code):
    assert cup("5 0", dice="5 3 3", cards={"a": "rocket"}).why_not(f"a: {piece}").code == code


def test_in_other_moments():
    assert cup("5 0", dice="5 3 3", phase="reroll").why_not("a: pair").code == "no-action-now"
    card = cup("5 0", dice="3 3 3", row="nitro nitro oil").say("a: three")
    assert card.why_not("a: open/ace").code == "not-open"
    tile = cup("5 0", dice="3 3 3", tiles={"b": "wings"}).say("a: yellow 3")
    assert tile.why_not("a: tiles/wings").code == "no-such-tile"
    assert tile.why_not("b: pair").code == "not-asked"


def test_empty_supplies():
    no_tiles = cup("5 0", dice="3 3 3", cards={"a": "oil"})
    no_tiles.state.supply = [0, 0, 0, 0]
    no_tiles.state.asked[0].options = [option for option in no_tiles.state.asked[0].options if option < 48]
    assert no_tiles.why_not("a: yellow-3").code == "no-tile-left"
    no_cards = cup("5 0", dice="4 4 4", cards={"a": "oil"})
    no_cards.state.deck, no_cards.state.open = [], []
    no_cards.state.asked[0].options = []
    assert no_cards.why_not("a: red-3").code == "no-cards-left"
    assert no_cards.why_not("a: three").code == "no-cards-left"


def test_R7_1_the_own_square():
    assert cup("5 20", dice="3 3 4").say("a: pair").why_not("a: 5/square").code == "own-square"


def test_R7_6_the_tile_that_is_missing_is_named():
    """From square 5, the way to 25 goes over a ravine (wings) and a volcano."""
    for held, missing in (("", "wings"), ("wings", "shield"), ("shield", "wings")):
        t = cup("5 30", dice="2 2 5 5 5", tiles={"a": held}, content={"actions": {"pair": "move-9"}})
        t.say("a: pair")
        while t.asked == "a: spend":
            t.say(f"a: {t.offered()[0]}")
        why = t.why_not("a: 25/square")
        assert (why.code, why.facts) == ("no-technology", {"tile": missing})


def test_R5_1_a_level_whose_bonuses_are_taken():
    t = cup("5 20", dice="1 2 3", bonuses={"a": "2 blue,2 yellow"}).say("a: straight")
    why = t.why_not("a: level-2")
    assert (why.code, why.facts) == ("level-full", {"level": 2}) and t.why_not("a: bonus-roll").code == "no-bonus-now"


def test_R3_3_two_dice_are_no_straight():
    why = cup("5 20", dice="1 2", hand=2).why_not("a: straight")
    assert (why.clause, why.code) == ("R3.3", "short-straight")
    assert cup("5 20", dice="1 2 4").why_not("a: straight").clause == "R3.5"
