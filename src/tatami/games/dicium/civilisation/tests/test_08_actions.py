"""R8: what combinations do."""

import pytest

from tatami.games.dicium.civilisation.tests.table import isles


def test_R8_1_blue_carries_over_sea():
    t = isles("b3 h8", dice="2 5 4")
    assert {"blue 1", "blue 2"} <= set(t.offered()) and "blue 3" not in t.offered()
    assert t.say("a: blue 1", "a: spend 5").named("square") == ["a3", "c3", "b4"]


def test_R8_1_not_over_land_nor_across_a_corner():
    t = isles("a3 h8", dice="2 4 4").say("a: blue 1")
    assert t.named("square") == ["b3"], "a2 and a4 are land, b4 is a corner away"


def test_R8_2_yellow_carries_over_land():
    t = isles("b2 h8", dice="3 3 3")
    assert "yellow 2" in t.offered() and "yellow 3" not in t.offered(), "the island has four squares"
    assert t.say("a: yellow 1").named("square") == ["b1", "a2"]
    far = isles("b2 h8", dice="3 3 3").say("a: yellow 2")
    assert far.named("square") == ["a1"]


def test_R8_2_five_dice_march_as_far_as_the_land_goes():
    land = ["LLLLLLLLL", "LKLLLLLKL", *["LLLLLLLLL"] * 5, "LKLLLLLKL", "LLLLLLLLL"]
    t = isles("b2 h8", dice="3 3 3 3 3", content={"archipelago": {"drawing": land}})
    assert t.named("yellow") == ["1", "2", "3", "4", "5"] and "f3" in t.say("a: yellow 5").named("square")


def test_R8_3_a_move_takes_the_fewest_dice():
    """(ruling 16) With a bonus one die reaches what is one or two squares off, two dice what is three."""
    one = isles("c3 h8", dice="2 2 4").say("a: blue 1").named("square")
    two = isles("c3 h8", dice="2 2 4").say("a: blue 2").named("square")
    assert set(one) == {"c2", "b3", "d3"} and "c1" in two and not set(one) & set(two)
    near = isles("c3 h8", dice="2 2 4", bonuses={"a": "2 blue"}).say("a: blue 1").named("square")
    far = isles("c3 h8", dice="2 2 4", bonuses={"a": "2 blue"}).say("a: blue 2").named("square")
    assert set(near) == {*one, *two} and "f3" in far and not set(far) & set(near)


def test_R8_3_which_dice_of_the_colour_the_player_says():
    t = isles("c3 h8", dice="2 5 4").say("a: blue 1")
    assert t.asked == "a: spend" and t.offered() == ["spend 2", "spend 5"]
    assert t.say("a: spend 5").dice == "2 4" and t.asked == "a: move"


def test_R8_4_a_pair_steps_in_eight_directions():
    t = isles("e5 h8", dice="3 3 5", slain={"b": "minotaur"}).say("a: pair")
    assert t.named("square") == ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]
    corner = isles("a1 h8", dice="3 3 5").say("a: pair")
    assert corner.named("square") == ["b1", "a2", "b2"], "land and its own capital"


def test_R8_5_a_straight_raises_the_hand_or_brings_a_bonus():
    t = isles("b2 h8", dice="1 2 3").say("a: straight")
    assert t.asked == "a: hand-or-bonus" and t.offered() == ["raise hand", "level 2", "level 3", "level 4", "level 5"]
    t.say("a: raise hand")
    assert t.state.hand[0] == 4 and t.state.thrown == 3
    full = isles("b2 h8", dice="1 2 3 4 5").say("a: straight")
    assert "raise hand" not in full.offered()


def test_R8_6_three_of_a_kind_brings_a_philosopher():
    t = isles("b2 h8", dice="4 4 4", row="zeno plato thales").say("a: three")
    assert t.asked == "a: card" and t.offered() == ["draw", "take zeno", "take plato", "take thales"]
    t.say("a: take plato")
    assert t.hand("a") == "plato" and len(t.state.open) == 3 and len(t.state.deck) == 12
    drawn = isles("b2 h8", dice="4 4 4").say("a: three", "a: draw")
    assert drawn.hand("a") and len(drawn.state.deck) == 12
    assert drawn.news("draws")[0].seen_by(1) == {"seat": 0}


def test_R8_6_an_empty_deck_fills_no_row():
    t = isles("b2 h8", dice="4 4 4", row="zeno plato thales")
    t.state.hands[1] = sum(1 << card for card in t.state.deck)
    t.state.deck = []
    t.state.known = [31] * 16
    t.rest()
    assert t.say("a: three").offered() == ["take zeno", "take plato", "take thales"]
    t.say("a: take zeno")
    assert len(t.state.open) == 2


def test_R8_7_two_pair_places_a_hero():
    t = isles("d3 h8", dice="3 3 4 4").say("a: two-pair")
    assert t.asked == "a: hero" and t.offered() == ["hero redeploy", "hero roll", "hero colour"]
    t.say("a: hero roll")
    assert t.asked == "a: place" and "d1" in t.named("square") and "e2" not in t.named("square"), (
        "the Cyclops is there"
    )
    t.say("a: square f1")
    assert t.tiles("a") == "hero-roll f1" and t.state.throws_allowed(0) == 3 and t.gained("a") == 0


def test_R8_8_four_of_a_kind_brings_a_city_and_any_bonus():
    t = isles("d3 h8", dice="3 3 3 3 5").say("a: four", "a: square f1")
    assert (
        t.gained("a") == 1
        and t.asked == "a: hand-or-bonus"
        and t.offered()
        == [
            "level 2",
            "level 3",
            "level 4",
            "level 5",
        ]
    )
    t.say("a: level 5", "a: bonus green")
    assert t.state.acquired(0) == 1 and t.tiles("a") == "city f1"


def test_R8_8_with_eight_bonuses_the_city_comes_alone():
    """(ruling 17)"""
    all_eight = "2 blue, 2 yellow, 3 red, 3 green, 4 blue, 4 yellow, 5 green, 5 red"
    t = isles("d3 h8", dice="3 3 3 3 5", bonuses={"a": all_eight}).say("a: four", "a: square f1")
    assert t.gained("a") == 1 and t.asked == "a: act"


def test_R8_9_a_full_house_sends_wrath():
    t = isles("d3 h2 h8", dice="3 3 3 4 4", falls=(5,)).say("a: full")
    assert t.asked == "a: aim" and t.offered() == ["target b", "target c"]
    t.say("a: target c")
    assert t.gained("a") == 2 and t.at == "d3 h2 h8"


def test_R8_10_five_of_a_kind_builds_the_wonder_or_travels():
    t = isles("d3 h8", dice="3 3 3 3 3").say("a: five")
    assert t.asked == "a: wonder" and t.offered() == ["build wonder", "travel"]
    t.say("a: build wonder", "a: square d2")
    assert t.gained("a") == 4 and t.tiles("a") == "wonder d2"
    away = isles("d3 h8", dice="3 3 3 3 3", falls=(6,)).say("a: five", "a: travel")
    assert len(away.named("square")) == 79, "not where it stands, and not b's capital"
    away.say("a: square i5")
    assert away.at == "i5 h8"
    again = isles("d3 h8", dice="3 3 3 3 3", tiles={"a": "wonder a4"}).say("a: five")
    assert again.asked == "a: move", "the wonder is built already"
    bold = isles("d3 h8", dice="3 3 3 3 3", falls=(6,)).say("a: five", "a: travel", "a: square e2")
    assert bold.gained("a") == 3 and bold.told("slays", "monster") == ["cyclops"]


@pytest.mark.parametrize(("dice", "levels"), [("1 1 4", ["2"]), ("1 1 dicium", ["2", "3"]), ("1 4 4", [])])
def test_R8_11_green_builds_a_city_where_the_pawn_stands(dice, levels):
    t = isles("a2 h8", dice=dice)
    assert t.named("green") == levels
    if levels == ["2"]:
        t.say("a: green 2", "a: bonus yellow")
        assert t.tiles("a") == "city a2" and t.gained("a") == 1 and t.dice == "4"


def test_R8_11_not_on_a_tile_nor_without_the_bonus():
    capital = isles("b2 h8", dice="1 1 4")
    assert not capital.named("green") and capital.why_not("a: green-2").code == "no-free-square"
    used = isles("a2 h8", dice="1 1 4", bonuses={"a": "2 blue, 2 yellow"})
    assert not used.named("green") and used.why_not("a: green-2").code == "level-full"
    one = isles("a2 h8", dice="1 1 4", bonuses={"a": "2 blue"}).say("a: green 2")
    assert one.asked == "a: reserve" and one.state.acquired(0) == 2, "the bonus that is left is nobody's choice"


@pytest.mark.parametrize(
    ("dice", "bonus", "offered"), [("1 1 1 1 1", "", True), ("1 1 1 1", "", False), ("1 1 1 1", "3 green", True)]
)
def test_R8_12_five_green_faces_build_a_temple(dice, bonus, offered):
    t = isles("d3 h8", dice=dice, bonuses={"a": bonus})
    assert ("temple 5" in t.offered()) == offered
    if offered:
        t.say("a: temple 5", "a: square f1")
        assert t.tiles("a") == "temple f1" and t.gained("a") == 3


def test_R3_10_R8_13_what_can_do_nothing_is_not_offered():
    """(ruling 4, ruling 18)"""
    alone = isles("d3", dice="3 3 3 4 4")
    assert "full" not in alone.offered() and alone.why_not("a: full").code == "nobody-else"
    home = isles("b2 h8", dice="3 3 4 4")
    assert "two-pair" not in home.offered() and home.why_not("a: two-pair").code == "one-a-region"
    built = isles("a2 h8", dice="3 3 3 3", tiles={"a": "city a3"})
    assert "four" not in built.offered() and built.why_not("a: four").code == "one-a-region"
    dry = isles("e5 h8", dice="3 4 4", slain={"a": "minotaur"})
    assert "yellow 1" not in dry.offered() and dry.why_not("a: yellow-1").code == "nowhere-to-go"
    cards = isles("b2 h8", dice="4 4 4")
    cards.state.hands[1] = 0xFFFF
    cards.state.deck, cards.state.open, cards.state.known = [], [], [31] * 16
    cards.rest()
    assert "three" not in cards.offered() and cards.why_not("a: three").code == "no-cards-left"
