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
        ("seat-1", "no-target"),
        ("drone", "no-drone"),
        ("level-2", "no-bonus-now"),
        ("bonus-blue", "no-bonus-now"),
        ("hand/ace", "not-in-hand"),
        ("blue-2", "no-such-faces"),
    ],
)
def test_in_the_action_phase(piece, code):
    assert cup("5 0", dice="5 3 3", cards={"a": "rocket"}).why_not("a", piece).code == code


def test_in_other_moments():
    assert cup("5 0", dice="5 3 3", phase="reroll").why_not("a", "pair").code == "no-action-now"
    card = cup("5 0", dice="3 3 3", row="nitro nitro oil").say("a: three")
    assert card.why_not("a", "open/ace").code == "not-open"
    tile = cup("5 0", dice="3 3 3", tiles={"b": "wings"}).say("a: yellow 3")
    assert tile.why_not("a", "tiles/wings").code == "no-such-tile"
    assert tile.why_not("b", "pair").code == "not-asked"


def test_empty_supplies():
    no_tiles = cup("5 0", dice="3 3 3", cards={"a": "oil"})
    no_tiles.state.supply = [0, 0, 0, 0]
    no_tiles.state.asked[0].options = [option for option in no_tiles.state.asked[0].options if option < 48]
    assert no_tiles.why_not("a", "yellow-3").code == "no-tile-left"
    no_cards = cup("5 0", dice="4 4 4", cards={"a": "oil"})
    no_cards.state.deck, no_cards.state.open = [], []
    no_cards.state.asked[0].options = []
    assert no_cards.why_not("a", "red-3").code == "no-cards-left"
    assert no_cards.why_not("a", "three").code == "no-cards-left"
