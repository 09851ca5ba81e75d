"""R9: where tiles go, what they bring, heroes."""

import pytest

from tatami.games.dicium.civilisation.tests.table import isles
from tatami.games.dicium.dice import BLUE, COLOURS, GREEN, RED, YELLOW


def test_R9_1_a_free_square_has_no_tile_monster_or_foreign_pawn():
    t = isles("d3 f2", dice="3 3 3 3 5", tiles={"b": "city f1"}).say("a: four")
    squares = t.named("square")
    assert "e2" not in squares and "f1" not in squares and "f2" not in squares
    assert "d3" in squares, "the own pawn is in nobody's way"
    assert t.why_not("a: f1/square").code == "square-taken" and t.why_not("a: a4/square").code == "other-region"
    freed = isles("d3 h8", dice="3 3 3 3 5", slain={"a": "cyclops"}).say("a: four")
    assert "e2" in freed.named("square")


def test_R9_2_one_of_each_type_a_region():
    t = isles("d3 h8", dice="3 3 3 3 5", tiles={"a": "city d1"})
    assert "four" not in t.offered()
    other = isles("d3 h8", dice="1 1 1 1 1", tiles={"a": "city d1"})
    assert "temple 5" in other.offered() and not other.named("green")
    theirs = isles("d3 h8", dice="3 3 3 3 5", tiles={"b": "city d1"})
    assert "four" in theirs.offered(), "others have limits of their own"
    hero = isles("d3 h8", dice="3 3 4 4", tiles={"a": "hero-roll d1"})
    assert "two-pair" not in hero.offered()


def test_R9_2_the_capital_counts_as_a_hero():
    t = isles("a2 h8", dice="3 3 4 4")
    assert "two-pair" not in t.offered() and t.why_not("a: two-pair").code == "one-a-region"


def test_R9_3_what_was_placed_is_gone():
    five = "city a3, city d1, city g1, city d4, city g4"
    t = isles("a8 h2", dice="3 3 3 3 5", tiles={"a": five})
    assert "four" not in t.offered() and t.why_not("a: four").code == "none-left"
    two = isles("a8 h2", dice="1 1 1 1 1", tiles={"a": "temple a3, temple d1"})
    assert "temple 5" not in two.offered()
    one = isles("d3 h8", dice="3 3 4 4", tiles={"a": "hero-roll d4, hero-redeploy g4"}).say("a: two-pair")
    assert one.asked == "a: place", "only the hero of colour is left"
    assert one.say("a: square d1").tiles("a") == "hero-colour d1, hero-roll d4, hero-redeploy g4"


def test_R9_4_points_at_once():
    city = isles("a2 h8", dice="1 1 4").say("a: green 2", "a: bonus blue")
    temple = isles("d3 h8", dice="1 1 1 1 1").say("a: temple 5", "a: square d1")
    wonder = isles("d3 h8", dice="5 5 5 5 5").say("a: five", "a: build wonder", "a: square d1")
    assert [t.gained("a") for t in (city, temple, wonder)] == [1, 3, 4]
    assert [t.state.pile for t in (city, temple, wonder)] == [23, 21, 20]


def test_R9_5_each_hero_has_a_power():
    t = isles("d3 h8", dice="3 3 4 4")
    assert t.seen("a").seats[0].heroes == ["redeploy", "roll", "colour"]
    t.say("a: two-pair", "a: hero colour", "a: square d1")
    assert t.seen("a").seats[0].powers == ["colour"] and t.seen("b").seats[0].heroes == ["redeploy", "roll"]


HEROES = "hero-redeploy d1, hero-roll g5"


def test_R9_6_redeployment_before_the_first_action():
    """(ruling 19)"""
    t = isles("c3 h8", dice="2 2 1", tiles={"a": HEROES}, slain={"a": "hydra"})
    assert "redeploy" in t.offered()
    t.say("a: redeploy")
    assert t.named("square") == ["b2", "d1", "g5"]
    t.say("a: square d1")
    assert t.at == "d1 h8" and "redeploy" not in t.offered() and "blue 2" in t.offered(), "once a turn"
    assert t.why_not("a: redeploy").code == "too-late"
    late = isles("c3 h8", dice="2 2 1", tiles={"a": HEROES}, slain={"a": "hydra"}).say("a: blue 1", "a: square d3")
    assert "redeploy" not in late.offered()
    none = isles("c3 h8", dice="2 2 1", tiles={"a": "hero-roll d1"})
    assert "redeploy" not in none.offered() and none.why_not("a: redeploy").code == "no-redeployment"


def test_R9_6_not_where_another_pawn_stands_and_without_dice_too():
    t = isles("b2 d1", dice="2 2 1", tiles={"a": HEROES}, slain={"a": "hydra"})
    t.say("a: redeploy")
    assert t.named("square") == ["g5"]
    held = isles("b2 d1", dice="2 2 1", tiles={"a": "hero-redeploy d1"})
    assert "redeploy" not in held.offered(), "it is at home already, and the hero is held"


def test_R9_7_a_third_throw():
    t = isles("c3 h8", phase="throw", tiles={"a": "hero-roll d1"})
    assert t.state.throws_allowed(0) == 3 and t.state.throws_allowed(1) == 2


@pytest.mark.parametrize(
    ("mat", "colour", "faces"), [("blue", BLUE, 2), ("yellow", YELLOW, 3), ("red", RED, 1), ("green", GREEN, 1)]
)
def test_R9_8_the_hero_of_colour(mat, colour, faces):
    others = " ".join(other for other in COLOURS if other != mat)
    t = isles("c3 h8", dice="2 3 4", mats=f"{mat} {others}", tiles={"a": "hero-colour d1"})
    assert [t.state.face_bonus(0, each) for each in range(4)] == [faces if each == colour else 0 for each in range(4)]
    assert t.state.combat_bonus(0) == (1 if colour == RED else 0)
    assert t.state.acquired(0) == 0, "it is no bonus of the mat"
