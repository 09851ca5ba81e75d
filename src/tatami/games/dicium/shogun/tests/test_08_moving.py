"""Chapter 7: moving."""

from tatami.games.dicium.shogun.tests.table import table


def test_R8_1_one_pawn_up_to_so_many_squares_and_at_least_one():
    t = table("blue1 e7, yellow1 a9", dice="2 3 4")
    t.say("a: blue 1")
    assert t.squares == ["d7", "e8", "f7"]
    t = table("blue1 e7, yellow1 a9", dice="2 5 4")
    t.say("a: blue 2")
    assert t.squares == ["c7", "d7", "d8", "e8", "e9", "f7", "f8", "g7"]


def test_R8_1_a_partners_pawns_are_not_ones_own():
    t = table("blue1 e7, blue2 d9, green1 e8, yellow1 a9", seats=4, dice="2 3 4")
    t.say("a: blue 1")
    assert t.named("pawn") == ["blue1", "blue2"]
    assert t.why_not("a: green1").code == "not-yours"


def test_R8_1_pawns_that_are_alike_are_offered_once():
    t = table("blue1 e7, blue2 e7, blue3 d9, yellow1 a9", dice="2 3 4")
    t.say("a: blue 1")
    assert t.named("pawn") == ["blue1", "blue3"] and t.why_not("a: blue2").code == "like-another"


def test_R8_2_pawns_and_tiles_are_passed_and_shared():
    t = table("blue1 e7, blue2 e8, yellow1 a9", dice="2 5 4", tiles="torii a7")
    t.say("a: blue 2", "a: pawn blue1")
    assert {"e8", "e9"} <= set(t.squares)
    t.say("a: square e8")
    assert t.at("blue1") == t.at("blue2") == "e8" and not t.news("attacks")


def test_R8_3_a_foe_ends_the_move_and_starts_a_fight():
    """(A13)"""
    t = table("blue1 c7, yellow1 d7", dice="2 2 2 5", falls="6 1")
    t.say("a: blue 4")
    assert "d7" in t.squares and "e7" not in t.squares  # nobody gets past
    t.say("a: square d7", "b: square c4")
    assert t.at("blue1") == "d7" and len(t.news("attacks")) == 1 and t.asked.startswith("b: ")


def test_R8_4_coming_back_counts_if_something_happens():
    """ruling 15: only a banzai forbids to turn back."""
    t = table("blue1 e9, yellow1 a1", turn="b", dice="1 1 1 1")
    t.say("b: four", "b: pawn yellow1")
    assert "a1" in t.squares
    t.say("b: square a1")
    assert t.tile("a1") == "brazier" and t.alerts == 4
    t = table("blue1 e9, yellow1 a1", turn="b", dice="1 1 4")
    t.say("b: pair", "b: pawn yellow1")
    assert "a1" not in t.squares
    t = table("blue1 e7, blue2 e7, yellow1 a9", captor="blue1", dice="2 2 4")
    t.say("a: blue 2", "a: pawn blue2")
    assert "e7" in t.squares
    t.say("a: square e7")
    assert t.asked == "a: hand-over"
    t = table("blue1 e7, blue2 e7, yellow1 a9", captor="blue1", dice="2 4 4")
    t.say("a: blue 1", "a: pawn blue2")
    assert "e7" not in t.squares
