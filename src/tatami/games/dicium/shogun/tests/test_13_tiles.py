"""Chapter 12: Torii tiles, Garrison tiles, braziers and alert cards."""

from tatami.games.dicium.shogun.palace import GARDENS, SQUARES
from tatami.games.dicium.shogun.tests.table import Table, table


def gardens(t: Table) -> set[str]:
    """The gardens in which a tile may be placed."""
    zones = t.state.rules.palace.zones
    return {GARDENS[zones[SQUARES.index(square)]] for square in t.squares}


def test_R13_1_a_garden_without_brazier_and_torii():
    t = table("blue1 c1, yellow1 a9", dice="1 1 2 2", tiles="brazier a1, torii h2")
    t.say("a: two-pair")
    assert gardens(t) == {"B", "C", "E", "F", "G"}  # A is lit, D has a tile, H the Torii square
    assert t.why_not("a: b2").code == "garden-lit" and t.why_not("a: i2").code == "garden-has-torii"
    assert t.why_not("a: d9").code == "garden-has-torii" and t.why_not("a: c1").clause == "R7.5"
    assert "a4" not in t.squares and "b4" in t.squares  # garden squares only
    t.say("a: square d1")
    assert t.tile("d1") == "torii" and t.state.stock[0] == 0


def test_R13_2_the_row_of_a_ninja_or_below_it():
    """ruling 23, E6: of either partner, both ends included."""
    t = table("blue1 c5, yellow1 a9", dice="1 1 2 2")
    t.say("a: two-pair")
    assert gardens(t) == {"B", "C", "E", "F"}
    assert "b5" in t.squares and "b4" not in t.squares and "b9" in t.squares
    assert t.why_not("a: b4").clause == "R13.2"
    t = table("blue1 e9, green1 c5, yellow1 a9", seats=4, dice="1 1 2 2")
    t.say("a: two-pair")
    assert "b5" in t.squares
    t = table("green1 e9, yellow1 a9", seats=4, dice="1 1 2 2")
    t.say("a: two-pair")
    assert gardens(t) == {"C", "F"}


def test_R13_3_a_tile_from_the_mat_brings_a_bonus():
    t = table("blue1 c5, yellow1 a9", dice="1 1 2 2 4")
    t.say("a: two-pair", "a: square b5", "a: level 4", "a: bonus blue")
    assert t.bonus("a", "blue") == 1 and t.asked == "a: reserve"


def test_R13_4_with_an_empty_mat_a_tile_is_moved():
    """ruling 24: its own garden counts as free."""
    t = table("blue1 c5, yellow1 a9", dice="1 1 2 2 4", tiles="torii b5, turned-torii h5, brazier i4")
    t.say("a: two-pair")
    assert t.asked == "a: lift-tile" and t.squares == ["b5", "h5"]
    t.say("a: square b5")
    assert "a5" in t.squares and "b5" not in t.squares and "i5" not in t.squares
    t.say("a: square a5")
    assert t.tile("a5") == "torii" and t.tile("b5") == "none"
    assert t.asked == "a: reserve" and not t.news("gains-bonus")


def test_R13_4_a_dark_one_shows_its_torii_again_and_any_partners_tile_can_be_moved():
    t = table("blue1 c5, yellow1 a9", seats=4, dice="1 1 2 2 4", tiles="torii b5, turned-torii h5, brazier i4")
    assert t.state.stock[0] == 0 and t.state.stock[2] == 2
    t.say("a: two-pair", "a: square h5", "a: square b7")
    assert t.tile("b7") == "torii" and t.tile("h5") == "none"


def test_R13_5_a_garrison_on_any_corridor_square():
    t = table("blue1 e9, yellow1 a9", turn="b", dice="1 1 2 2 4", tiles="garrison c5")
    t.say("b: two-pair")
    assert len(t.squares) == 28 and "c5" not in t.squares and "c4" not in t.squares and "a3" not in t.squares
    t.say("b: square e7", "b: level 2", "b: bonus yellow")
    assert t.tile("e7") == "garrison" and t.bonus("b", "yellow") == 1


def test_R13_6_with_an_empty_mat_a_garrison_is_moved():
    t = table("blue1 e9, yellow1 a9", turn="b", dice="1 1 2 2 4", tiles="garrison c5, garrison c7")
    t.say("b: two-pair")
    assert t.asked == "b: lift-tile" and t.squares == ["c5", "c7"] and t.why_not("b: c4").clause == "R13.6"
    t.say("b: square c7")
    assert "c7" not in t.squares
    t.say("b: square g7")
    assert t.tile("g7") == "garrison" and t.tile("c7") == "none" and not t.news("gains-bonus")


def test_R13_7_a_lit_brazier_costs_an_alert_and_darkens_the_torii():
    t = table("blue1 e9, yellow1 a1", turn="b", dice="3 3 3 2", tiles="torii b2, torii h2")
    t.say("b: yellow 3")
    assert t.tile("a1") == "brazier" and t.tile("b2") == "turned-torii" and t.tile("h2") == "torii"
    assert t.alerts == 4 and t.state.braziers == 4


def test_R13_7_without_tiles_nothing_is_lit():
    pack = {"pieces": {"braziers": {"value": 1}}}
    t = table("blue1 e9, yellow1 a1", turn="b", dice="3 3 3 2", tiles="brazier i1", alerts=4, content=pack)
    assert "yellow 3" not in t.options
    t = table("blue1 e9, yellow1 b2", turn="b", dice="1 1 1 1", tiles="brazier i1", alerts=4, content=pack)
    t.say("b: four", "b: pawn yellow1", "b: square a1")
    assert t.tile("a1") == "none" and t.alerts == 4
