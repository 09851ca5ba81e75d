"""R7: squares, moves and quarries."""

import pytest

from tatami.games.dicium.civilisation.archipelago import REGION_OF, SEA, SQUARES
from tatami.games.dicium.civilisation.tests.table import GAME, Table, isles


def test_R7_1_nine_regions_of_nine_squares():
    squares = GAME.view(Table.fresh(2), None).rules.squares
    assert len(squares) == 81 and sum(square.terrain == "land" for square in squares) == 35
    regions = [square.region for square in squares]
    assert len(set(regions)) == 9 and all(regions.count(region) == 9 for region in regions)
    assert {square.square: square.region for square in squares}["e5"] == "centre"
    land = {(square.x, square.y) for square in squares if square.terrain == "land"}
    assert {(8 - x, y) for x, y in land} == {(x, 8 - y) for x, y in land} == land, "all capitals are worth the same"


def test_R7_1_the_labyrinth_stands_alone_in_the_sea():
    """The example of the rulebook: from a diagonal square a pair, or blue and then yellow."""
    step = isles("d4 h8", dice="3 3 2", falls=(6,)).say("a: pair")
    assert "e5" in step.named("square")
    t = isles("d4 h8", dice="2 3 4").say("a: blue 1")
    assert "d5" in t.named("square") and "e5" not in t.named("square")
    assert "e5" in t.say("a: square d5", "a: yellow 1").named("square")


def test_R7_2_a_tile_does_not_change_the_terrain():
    t = isles("b3 h8", dice="2 2 1", tiles={"b": "city c3"})
    assert "c3" in t.say("a: blue 1").named("square"), "a city at sea is passed and entered by ship"
    assert t.state.terrain(SQUARES.index("c3")) == SEA
    dry = isles("b3 h8", dice="3 1 1", tiles={"b": "city c3"})
    assert "yellow 1" in dry.offered() and "c3" not in dry.say("a: yellow 1").named("square")


def test_R7_3_nobody_enters_a_foreign_capital():
    """(ruling 14) Three sit at b2, h2 and h8: b8 is plain land."""
    t = isles("g8 h2 h8", dice="3 3 5").say("a: pair")
    assert "h8" not in t.named("square") and t.why_not("a: h8/square").code == "foreign-capital"
    free = isles("c8 h2 h8", dice="3 3 5").say("a: pair")
    assert "b8" in free.named("square")
    own = isles("a2 h8", dice="3 1 1").say("a: yellow 1")
    assert "b2" in own.named("square"), "the own capital is open"


def test_R7_4_a_move_ends_elsewhere():
    """(ruling 15)"""
    t = isles("c3 h8", dice="2 5 1").say("a: blue 2")
    assert t.asked == "a: move" and "c3" not in t.named("square")
    assert t.why_not("a: c3/square").code == "own-square"
    t.say("a: square e3")
    assert t.at == "e3 h8" and t.told("moves", "square") == ["e3"], "the way itself is not asked"


def test_R7_5_a_monster_ends_the_move():
    t = isles("b5 h8", dice="2 2 2 4", falls=(6,))
    assert "d5" not in isles("b5 h8", dice="2 2 2 4").say("a: blue 2").named("square"), "nobody sails through Scylla"
    t.say("a: blue 1")
    assert t.named("square") == ["b4", "c5", "b6"]
    t.say("a: square c5")
    assert t.asked == "a: attack" and t.at == "c5 h8"
    past = isles("b5 h8", dice="2 2 2 4", slain={"b": "scylla"}).say("a: blue 2")
    assert "d5" in past.named("square")


def test_R7_5_so_does_another_pawn():
    t = isles("c3 e3", dice="2 2 1", falls=(6, 1)).say("a: blue 2")
    assert "e3" in t.named("square")
    t.say("a: square e3")
    assert t.told("attacks", "target") == [1] and t.at == "e3 h8", "b lost and went home"


@pytest.mark.parametrize(
    ("at", "tiles", "offered"),
    [("a1", "", True), ("a2", "", False), ("a1", "city a1", False)],
)
def test_R7_6_a_quarry_gives_a_green_face_until_it_is_covered(at, tiles, offered):
    t = isles(f"{at} h8", dice="1 4 4", tiles={"b": tiles})
    assert ("green 2" in t.offered()) == offered
    if at == "a1" and not tiles:
        assert "green 3" not in t.offered() and "yellow 2" not in t.offered()
        t.say("a: green 2", "a: bonus blue")
        assert t.state.face_bonus(0, 3) == 0 and REGION_OF[t.state.pawns[0]] == 0
