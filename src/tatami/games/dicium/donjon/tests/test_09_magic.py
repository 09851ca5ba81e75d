"""Chapters 9 to 11: what combinations do. Example X17 of the rulebook."""

import pytest

from tatami.games.dicium.donjon.tests.table import table


def test_R9_1_a_move_leads_to_another_square_up_to_its_length():
    t = table("c5", "2 2 1").say("a: pair")
    assert "c5" not in t.squares and {"c6", "c7", "d6"} <= set(t.squares)
    assert t.why("a", "c5") == "R9.1 stands-there" and t.why("a", "c8") == "R9.1 too-far"
    assert t.say("a: square c7").at("a") == "c7"


def test_R9_2_blue_takes_the_fewest_dice():
    """(ruling 20)"""
    t = table("c5", "2 2 1").say("a: blue 2")
    assert "c6" not in t.squares and "c7" in t.squares and t.asked == "a: where"
    assert t.why("a", "c6") == "R9.2 fewer-dice" and t.why("a", "c8") == "R9.1 too-far"
    t = table("c5", "2 1 1", items={"a": "boots"}).say("a: blue 1")
    assert {"c6", "c7"} <= set(t.squares) and "c8" not in t.squares


def test_R9_2_the_player_picks_between_unlike_dice():
    t = table("c5", "2 5 1").say("a: blue 1")
    assert t.asked == "a: spend" and t.options == ["spend 2", "spend 5"]


def test_R9_3_other_moves_are_no_blue_combination():
    t = table("c5", "2 2 1", card="pit", items={"a": "boots"}).say("a: pair")
    assert "c7" in t.squares and "c8" not in t.squares
    assert table("c6", "1 1 3", card="silence", scrolls={"a": "scroll-fireball"}, goblins="a6").offers(
        "a: play scroll-fireball"
    )


def test_R9_4_five_uses_of_yellow():
    t = table("d5", "3 3 3 3 1", goblins="d7")
    assert [said for said in t.options if said.split()[0] in ("yellow", "gate")] == [
        "yellow 1", "yellow 2", "yellow 3", "yellow 4", "gate 4",
    ]  # fmt: skip


def test_R9_5_x17_an_opening_leads_through_a_door_and_takes_a_yellow_die():
    t = table("d5", "3 1 1").say("a: yellow 1")
    assert t.at("a") == "e5"
    mage = table("c5 d5", "1 1 2", turn="b")
    assert mage.state.bonus(1, 1) == 1 and not mage.offers("b: yellow 1")  # a bonus alone forms nothing
    assert not table("c5", "3 1 1").offers("a: yellow 1")  # no door there


def test_R9_6_a_fireball_strikes_from_afar_with_a_red_bonus():
    t = table("c6", "3 3 1", goblins="a6", falls="2").say("a: yellow 2")
    assert t.tile("a6") == "" and t.at("a") == "c6" and t.state.goblins == 3
    t = table("c6", "3 3 1", goblins="a6", falls="1").say("a: yellow 2")
    assert t.tile("a6") == "goblin" and t.at("a") == "c6" and "misses" in t.story


def test_R9_7_walls_doors_tiles_and_pawns_hide_what_is_behind():
    """(ruling 21)"""
    assert table("c6", "3 3 1", goblins="a6").offers("a: yellow 2")
    assert not table("c6", "3 3 1", goblins="a6", portal="b6").offers("a: yellow 2")
    assert not table("c6 b6", "3 3 1", goblins="a6").offers("a: yellow 2")
    assert not table("d5", "3 3 1", goblins="e5").offers("a: yellow 2")  # a door
    assert not table("d6", "3 3 1", goblins="e6", slain={"a": "vampire"}).offers("a: yellow 2")  # a wall
    assert not table("f9", "3 3 1", goblins="f7", king=1, slain={"a": "golem dragon"}).offers(
        "a: yellow 2"
    )  # the king
    assert table("f9", "3 3 1", goblins="f8", king=1, slain={"a": "golem dragon"}).offers(
        "a: yellow 2"
    )  # he stands on it
    assert not table("c6", "3 3 1", goblins="b7").offers("a: yellow 2")  # neither row nor column
    t = table("c6", "3 3 1", goblins="b6 c7").say("a: yellow 2")
    assert (
        t.squares == ["b6", "c7"]
        and t.why("a", "d6") == "R9.6 no-foe-there"
        and t.why("a", "e8") == "R9.7 out-of-sight"
    )
    assert "b6" in t.seen().sight and "a6" not in t.seen().sight


def test_R9_8_pass_wall_through_walls_not_doors_nor_out():
    """(ruling 22)"""
    t = table("d5", "3 3 3").say("a: yellow 3")
    assert t.at("a") == "d4"  # the only wall; e5 lies behind a door
    t = table("a1", "3 3 3", opened={"a": "a1"})
    assert not t.offers("a: yellow 3")  # a door below, an open way, and the outer walls


def test_R9_9_the_finger_of_death_removes_a_goblin():
    t = table("c5", "3 3 3 3", goblins="d5 k2").say("a: yellow 4")
    assert t.squares == ["d5", "k2"] and t.why("a", "e5") == "R11.4 no-goblin-there"
    assert t.say("a: square k2").tile("k2") == "" and t.state.goblins == 2
    assert not table("c5", "3 3 3 3").offers("a: yellow 4")


def test_R9_10_the_portal_tile_up_to_three_squares_away():
    t = table("c5 c7", "3 3 3 3", goblins="d5", king=7).say("a: gate 4")
    near = set(t.squares)
    assert {"c8", "f5", "c2", "a4"} <= near and not {"c7", "d5", "b5", "c5", "a5", "g5", "c9"} & near
    assert "e5" not in near  # the king
    assert (
        t.why("a", "c7") == "R11.3 has-pawn"
        and t.why("a", "g5") == "R11.3 too-far"
        and t.why("a", "d5") == "R11.3 has-tile"
    )
    t.say("a: square c8")
    assert t.portal == "c8" and t.tile("c8") == "portal"
    again = table("c5", "3 3 3 3", portal="c8").say("a: gate 4", "a: square c6")
    assert again.portal == "c6" and again.tile("c8") == ""


def test_R10_1_searching_brings_a_bonus_of_exactly_that_level():
    t = table("c5", "1 1 dicium").say("a: green 3")
    assert t.asked == "a: bonus" and t.options == ["bonus blue", "bonus yellow"]
    assert not table("c5", "1 1 dicium", bonuses={"a": "3 blue, 3 yellow"}).offers("a: green 3")


def test_R10_2_two_faces_open_a_treasure_and_three_a_relic():
    t = table("a1", "1 1 3")
    assert t.offers("a: lock 2") and not t.offers("a: lock 3")
    assert not table("c3", "1 1 3").offers("a: lock 2") and table("c3", "1 1 dicium").offers("a: lock 3")
    assert not table("a1", "1 3 3").offers("a: lock 2") and not table("c5", "1 1 1").offers("a: lock 2")
    assert table("a1", "1 3 3", items={"a": "gloves"}).offers("a: lock 2")


def test_R10_3_a_chest_counts_and_its_treasure_may_be_left():
    """(ruling 23)"""
    t = table("a1", "1 1 3").say("a: lock 2")
    assert t.state.opened() == 1 and t.tile("a1") == "" and t.asked == "a: treasure" and t.offers("a: leave")
    assert t.say("a: leave").asked == "a: action" and t.state.acquired(0) == 1
    full = table("k9", "1 1 3", hands={"a": 5}).say("a: lock 2")
    assert full.asked == "a: action"  # a hand of five does not grow


TREASURES = [
    ("a1", "level 4", "treasure"), ("k1", "square j3", "where"), ("a5", "square d7", "where"),
    ("k5", "square i3", "where"), ("a9", "square b9", "where"), ("k9", "raise hand", "treasure"),
]  # fmt: skip


@pytest.mark.parametrize(("square", "said", "prompt"), TREASURES)
def test_R10_4_treasures(square, said, prompt):
    t = table(square, "1 1 3", goblins="d7 d8").say("a: lock 2")
    assert t.asked == f"a: {prompt}" and t.offers("a: leave")
    t.say(f"a: {said}")
    done = {
        "a1": t.asked == "a: bonus", "k1": t.portal == "j3", "a5": t.tile("d7") == "",
        "k5": t.seen().chests[7].holds == "blade", "a9": t.told("attacks", "tile") == ["golem"],
        "k9": t.state.hand[0] == 4,
    }  # fmt: skip
    assert done[square]


def test_R10_4_a_relic_is_shown_to_all_and_put_back_once():
    t = table("k5 c5", "1 1 3").say("a: lock 2")
    assert t.squares == ["c3", "f6", "i3"]
    t.say("a: square f6")
    crypt = t.seen("b").chests[8]
    assert crypt.holds == "crown" and crypt.is_shown and t.tile("f6") == "relic"


def test_R10_5_relics_help_everybody():
    """(ruling 24)"""
    t = table("c3 c5", "1 1 1").say("a: lock 3")
    assert [t.state.bonus(seat, 3) for seat in (0, 1)] == [1, 1]
    t = table("i3 c5", "1 1 1").say("a: lock 3")
    assert [t.state.combat_bonus(seat) for seat in (0, 1)] == [2, 1]
    t = table("f6 c5", "1 1 1").say("a: lock 3")
    assert t.seen().goal.has_crown and [t.state.bonus(1, colour) for colour in range(4)] == [0, 1, 0, 0]


def test_R11_1_R11_2_a_charge_of_three_has_a_red_bonus():
    """(ruling 25)"""
    t = table("d5", "2 2 2", goblins="d7", falls="2").say("a: three")
    assert {"d7", "d6", "c7"} <= set(t.squares) and "c8" not in t.squares
    assert t.say("a: square d7").tile("d7") == ""  # 2, a red bonus and the charge
    t = table("d5", "2 2 1", goblins="d7", falls="2").say("a: pair", "a: square d7")
    assert t.tile("d7") == "goblin" and t.asked == "a: return"


def test_R11_3_two_pair_places_the_portal_tile():
    t = table("c5", "2 2 5 5").say("a: two-pair", "a: square c7")
    assert t.portal == "c7"


def test_R11_4_four_of_a_kind_removes_a_goblin():
    t = table("c5", "2 2 2 2", goblins="k2").say("a: four")
    assert t.tile("k2") == "" and t.state.goblins_killed == [1]
    assert not table("c5", "2 2 2 2").offers("a: four")


def test_R11_5_a_slaughter_kills_on_its_way_and_never_turns_back():
    """(ruling 26)"""
    t = table("b6", "2 2 5 5 5", goblins="c6").say("a: full", "a: square b5")
    assert t.told("kills-monster", "tile") == ["troll"] and t.asked == "a: slaughter" and t.offers("a: stop")
    assert t.squares == ["a5"] and t.why("a", "b6") == "R11.5 been-there"  # a wall to the east
    t.say("a: square a5")
    assert t.at("a") == "a5" and t.asked == "a: hand-or-bonus"  # a door ends it; now the bonus of the troll
    t = table("d6", "2 2 5 5 5", goblins="c6 c7").say("a: full", "a: square c6", "a: square c7", "a: stop")
    assert t.state.goblins == 3 and t.at("a") == "c7" and t.told("kills-goblin", "square") == ["c6", "c7"]


def test_R11_6_five_of_a_kind_goes_anywhere_and_fights_there():
    t = table("c5", "2 2 2 2 2", falls="6").say("a: five")
    assert len(t.squares) == 98
    assert t.say("a: square j9").told("attacks", "tile") == ["dragon"]
    assert t.asked == "a: return"  # 6 and a red bonus do not reach 8
