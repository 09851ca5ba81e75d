"""Chapter 3: the palace, its tiles, and where pawns come into play."""

from collections import Counter

import pytest

from tatami.games.dicium.grid import reached
from tatami.games.dicium.shogun.palace import (
    BRAZIER,
    CORRIDORS,
    GARDENS,
    KINDS,
    SQUARES,
    SQUARES_IN_ALL,
    THRONE_ROOM,
)
from tatami.games.dicium.shogun.tests.table import Table, table


def palace():
    return table().state.rules.palace


def test_R7_1_nine_rows_of_nine_in_ten_zones():
    zones = Counter(palace().zones)
    assert len(SQUARES) == SQUARES_IN_ALL == 81 and sorted(zones) == list(range(10))
    assert zones[THRONE_ROOM] == 9 and zones[CORRIDORS] == 35 and len(GARDENS) == 8


def test_R7_2_what_the_zones_hold():
    board = palace()
    kinds = Counter(KINDS[kind] for kind in board.kinds)
    assert kinds == Counter(corridor=29, garrison=2, altar=4, tatami=8, throne=1, garden=29, brazier=7, torii=1)
    for zone in range(len(GARDENS)):
        inside = [KINDS[kind] for kind, there in zip(board.kinds, board.zones) if there == zone]
        assert set(inside) <= {"garden", "brazier", "torii"} and inside.count("brazier") <= 1
    braziers = [square for square in range(SQUARES_IN_ALL) if board.kinds[square] == BRAZIER]
    assert len({board.zones[square] for square in braziers}) == 7


def test_R7_3_walls_stop_everybody():
    t = table("blue1 b2, yellow1 c2", dice="2 2 3")
    t.say("a: blue 1")
    assert t.squares == ["a2", "b1"]  # c2 is behind a wall, and so is b3
    t = table("blue1 b2, yellow1 c2", turn="b", dice="2 2 3")
    t.say("b: blue 1", "b: pawn yellow1")
    assert t.squares == ["c1", "c3"]


def test_R7_4_doors_stop_ninjas_only():
    t = table("blue1 c1", dice="2 2 3")
    t.say("a: blue 1")
    assert t.squares == ["c2", "d1"]  # b1 is behind a door
    t = table("yellow1 c1, blue1 e9", turn="b", dice="2 2 3")
    t.say("b: blue 1", "b: pawn yellow1")
    assert t.squares == ["b1", "c2", "d1"]


def test_R7_4_the_shogun_goes_through_doors():
    t = table("blue1 e9", turn="b", dice="2 2 3")
    t.say("b: blue 2")
    assert {"c3", "g3", "e1", "e5"} <= set(t.squares)  # behind one door each, two squares away


def test_R7_4_ninjas_reach_no_throne_room_without_doors():
    board = palace()
    outside = reached(board.free, board.torii)
    assert len(outside) == 72 and not any(board.zones[square] == THRONE_ROOM for square in outside)


def test_R7_5_one_tile_a_square_and_pawns_do_not_matter():
    """ruling 12: a tile may be placed under a pawn."""
    t = table("blue1 b2, yellow1 a2", dice="2 2 4 4", tiles="garrison c5")
    t.say("a: two-pair")
    assert {"b2", "a2"} <= set(t.squares) and "a1" not in t.squares and "c3" not in t.squares
    t = table("blue1 c6", turn="b", dice="2 2 4 4", tiles="garrison c5")
    t.say("b: two-pair")
    assert "c6" in t.squares and "c5" not in t.squares
    assert "c4" not in t.squares and "a3" not in t.squares and "e3" not in t.squares


def test_R7_6_a_moved_torii_shows_its_torii_again_and_a_dark_one_is_a_tile():
    """(E7)"""
    t = table("blue1 b2, yellow1 c5", dice="2 2 4 4", tiles="turned-torii a2, brazier a1, torii a7")
    t.say("a: two-pair")
    assert t.asked == "a: lift-tile" and t.squares == ["a2", "a7"]
    t.say("a: square a2")
    assert "b2" not in t.squares and "a4" not in t.squares and "a5" in t.squares
    t.say("a: square a5")
    assert t.tile("a5") == "torii" and t.tile("a2") == "none" and t.asked == "b: reroll"


def comes_back(t: Table) -> list[str]:
    """Where a ninja of the reserve can come into play."""
    t.say("a: three")
    return t.squares if t.asked == "a: enter" else [t.at("blue2")]


def test_R7_7_toriis_are_accessible_without_samurai_and_shogun():
    assert comes_back(table("blue1 e9, yellow1 c5", dice="1 1 1 2", tiles="torii a5")) == ["a5", "e9"]
    assert comes_back(table("blue1 d9, yellow1 a5", dice="1 1 1 2", tiles="torii a5")) == ["e9"]
    assert comes_back(table("blue1 d9, yellow1 c5, shogun a5", dice="1 1 1 2", tiles="torii a5")) == ["e9"]
    assert comes_back(table("blue1 d9, yellow1 c5", dice="1 1 1 2", tiles="turned-torii a5, brazier a4")) == ["e9"]


@pytest.mark.parametrize(
    ("pawns", "squares"),
    [
        ("yellow1 c4", ["c4", "c7", "g4"]),
        ("yellow1 g5, blue1 c4", ["c7", "g4"]),
        ("yellow1 g5, shogun g4", ["c4", "c7"]),
        ("yellow1 g5, blue1 c7", ["c4", "g4"]),
    ],
)
def test_R7_8_garrisons_are_accessible_without_ninjas_and_shogun(pawns, squares):
    t = table(pawns, turn="b", dice="1 1 1 2", tiles="garrison c7")
    t.say("b: three")
    assert t.asked == "b: enter" and t.squares == squares


def test_R7_9_the_owner_chooses_and_without_a_place_it_is_the_reserve():
    t = table("blue1 d5, yellow1 e5, yellow2 a9", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: square e5")
    assert t.asked == "b: put-back" and t.squares == ["c4", "g4"]
    t.say("b: square g4")
    assert t.at("yellow1") == "g4" and t.at("blue1") == "e5"
    t = table("blue1 d5, blue2 c4, blue3 g4, yellow1 e5, yellow2 a9", dice="2 3 3", falls="6 1")
    t.say("a: blue 1", "a: pawn blue1", "a: square e5")
    assert t.at("yellow1") == "-" and t.asked == "a: action"
