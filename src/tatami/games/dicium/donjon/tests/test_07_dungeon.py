"""Chapter 7: the dungeon and the turn."""

import pytest

from tatami.games.dicium.donjon.dungeon import KINDS, SQUARES
from tatami.games.dicium.donjon.tests.table import Table, table


def squares(kind: str) -> list[str]:
    kinds = Table.fresh(1).rules.dungeon.kinds
    return sorted(square for square, found in zip(SQUARES, kinds) if KINDS[found] == kind)


def test_R7_1_nine_rows_of_eleven():
    assert SQUARES[0] == "a1" and SQUARES[10] == "k1" and SQUARES[-1] == "k9" and len(SQUARES) == 9 * 11


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("entrance", "f9"), ("throne", "f1"), ("portal", "c5 i5"), ("guard", "c7 f4 i7"), ("crypt", "c3 f6 i3"),
        ("treasure", "a1 a5 a9 k1 k5 k9"), ("lair", "b1 b5 b9 d3 e6 h3 j1 j5 j9"),
    ],
)  # fmt: skip
def test_R7_2_squares(kind, where):
    assert " ".join(squares(kind)) == where


def test_R7_3_squares_are_shared_and_crossed():
    t = table("c5 c6", "2 2 1", portal="c7").say("a: pair")
    assert {"c6", "c7", "d5", "b6"} <= set(t.squares)
    t.say("a: square c6")
    assert t.at("a") == t.at("b") == "c6"


def test_R7_4_walls_and_doors_stop_moves_and_foes_end_them():
    t = table("d5", "2 1 1", goblins="d6").say("a: blue 1")
    assert t.squares == ["c5", "d6"]  # a door to the east, a wall to the north
    t = table("d5", "2 2 1", goblins="d6").say("a: blue 2")
    assert "d7" not in t.squares
    assert t.why("a", "a5") == "R7.4 cut-off"  # behind monsters and doors alone


def test_R7_5_portals_are_two_squares_and_the_tile():
    assert table("f7", "3").named("step") == ["c5", "i5"]
    assert table("f7", "3", portal="d9").named("step") == ["c5", "i5", "d9"]
    assert table("f7", "3", portal="c5").named("step") == ["c5", "i5"]


def test_R7_6_a_guard_room_adds_a_green_face():
    assert table("c7", "1 2 3").offers("a: green 2") and not table("c6", "1 2 3").offers("a: green 2")
    assert not table("c7", "2 3 4").offers("a: green 2")


def test_R7_7_the_royal_way():
    way = Table.fresh(1).rules.dungeon.way
    assert " ".join(SQUARES[square] for square in way) == "f9 f8 f7 g7 g6 g5 f5 e5 e4 e3 f3 f2 f1"


def test_R7_8_a_card_comes_before_the_throws_and_the_king_die_instead():
    t = table("c5", phase="adventure", pile="pit", falls="1 1 2 3")
    assert t.story[:2] == ["reveals", "throws"] and t.card == "pit"
    t = table("c5", phase="adventure", king=0, falls="5 1 2 3")
    assert t.story[:2] == ["king-walks", "throws"] and t.king() == "f7"


def test_R7_9_one_free_step_before_the_first_action():
    """(ruling 13)"""
    t = table("f7", "2 3 3").say("a: step c5")
    assert t.at("a") == "c5" and t.state.actions == 2 and not t.named("step")
    assert t.why("a", "i5") == "R7.9 no-step-left"
    t = table("f7", "2 2 3", goblins="b2").say("a: blue 1", "a: square f8")
    assert not t.named("step")
    t = table("c5", "3 3 1")
    assert t.named("step") == ["i5"] and t.why("a", "c5") == "R7.9 stands-there"
    assert t.say("a: step i5", "a: end actions").at("a") == "i5"  # no action follows


def test_R4_1_throws_actions_reserve_and_the_next_player():
    t = table("c5 i5", phase="adventure", pile="haste", falls="1 1 2 2")
    assert t.asked == "a: reroll" and t.state.throws == 1
    t.say("a: keep all", "a: end actions")
    assert t.asked == "a: reserve"
    t.say("a: reserve 1", "a: reserve 2")
    assert t.state.turn == 1 and t.reserve("a") == "1 2"


def test_R4_5_two_actions_and_no_more():
    t = table("c5", "2 5 1 1 1").say("a: blue 1", "a: spend 2", "a: square c6")
    assert t.state.actions == 1 and t.asked == "a: action"
    t.say("a: blue 1", "a: square c7")
    assert t.asked == "a: reserve" and t.state.actions == 0


def test_R3_10_what_brings_nothing_is_not_offered():
    """(ruling 4)"""
    everything = {"a": "2 green, 3 blue, 3 yellow, 4 red, 4 green, 5 roll, 5 blue"}
    t = table("c5", "1 2 3 4 5", hands={"a": 5}, bonuses=everything)
    assert not t.offers("a: straight") and t.why("a", "straight") == "R3.10 nothing-comes-of-it"
    t = table("c5", "3 3 1 dicium")
    assert not t.offers("a: yellow 2") and not t.offers("a: four") and not t.offers("a: lock 2")
