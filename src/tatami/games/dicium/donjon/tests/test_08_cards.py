"""Chapter 8: finds, traps, scrolls, items and goblins."""

import pytest

from tatami.games.dicium.donjon.cards import CARDS, FIRST_OF_KIND
from tatami.games.dicium.donjon.tests.table import Table, table


def test_R8_1_sixteen_finds_fourteen_traps_twelve_goblins():
    copies = Table.fresh(1).rules.copies
    assert [sum(copies[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]]) for kind in range(3)] == [16, 14, 12]
    assert len(CARDS) == len(copies) + 1 and CARDS[-1] == "king"


def test_R8_2_R8_3_a_card_lasts_one_turn_and_is_discarded():
    """(ruling 14)"""
    t = table("c5 i5", phase="adventure", pile="pit", falls="1 2 5 5 2")
    assert t.card == "pit" and not t.offers("a: blue 1")
    t.all_pass("reserve")
    assert t.card == "pit"
    t.say("a: reserve no more")
    assert t.card != "pit" and "pit" in t.seen().discards


@pytest.mark.parametrize(("card", "bonus"), [("haste", "blue"), ("dexterity", "green")])
def test_R8_4_potions_add_a_face_this_turn(card, bonus):
    colour = {"blue": 0, "green": 3}[bonus]
    assert table("c5", "1 2 3", card=card).state.face_bonus(0, colour) == 1
    assert table("c5", "1 2 3").state.face_bonus(0, colour) == 0
    if card == "haste":
        t = table("c5", "2 1 3", card=card).say("a: blue 1")
        assert "c7" in t.squares and "c6" in t.squares


def test_R8_4_strength_insight_and_the_secret_passage():
    assert table("c5", "1 2 3", card="strength").state.combat_bonus(0) == 2
    t = table("c5", phase="adventure", pile="insight", falls="1 1 2 3")
    assert t.state.throws == 2
    t = table("c5", phase="adventure", pile="secret-passage", falls="1 1 2 3")
    assert t.asked == "a: where" and t.squares == ["b5"] and t.offers("a: leave")
    assert t.why("a", "d5") == "R8.7 not-through"
    assert t.say("a: square b5").told("attacks", "tile") == ["troll"]
    assert table("c5", phase="adventure", pile="secret-passage", falls="1 1 2 3").say("a: leave").at("a") == "c5"


def test_R8_5_a_scroll_is_kept_and_played_once():
    t = table("c5", phase="adventure", pile="scroll-disintegration", goblins="d5", falls="1 1 2 3")
    assert t.seen().seats[0].scrolls == ["scroll-disintegration"] and t.card == "-"
    t.say("a: play scroll-disintegration")
    assert t.tile("d5") == "" and t.seen().seats[0].scrolls == [] and t.seen().discards == ["scroll-disintegration"]
    assert t.why("a", "scroll/scroll-disintegration") == "R8.5 no-such-scroll"


@pytest.mark.parametrize(("item", "colour"), [("boots", 0), ("sceptre", 1), ("sword", 2), ("gloves", 3)])
def test_R8_6_an_item_is_a_bonus_for_good(item, colour):
    t = table("c5 i5", phase="adventure", pile=item, falls="1 1 2 3")
    own = 1 if colour == 2 else 0  # the warrior's start
    assert t.state.bonus(0, colour) == 1 + own and t.seen().seats[0].items == [item] and t.card == "-"


def test_R8_7_scrolls_before_the_card_between_throws_and_after_actions():
    """(ruling 15)"""
    scrolls = {"a": "scroll-disintegration scroll-portal"}
    t = table("c5", phase="adventure", pile="pit", goblins="d5 e7", scrolls=scrolls)
    assert t.asked == "a: adventure" and t.options[0] == "reveal"
    t.say("a: play scroll-disintegration", "a: square e7")
    assert t.asked == "a: adventure" and t.card == "-"
    t = table("c5", phase="throw", goblins="d5", scrolls=scrolls)
    assert t.asked == "a: first-throw" and t.options == ["throw", "play scroll-disintegration", "play scroll-portal"]
    t = table("c5", "1 2 3", phase="reroll", goblins="d5", scrolls=scrolls)
    assert t.offers("a: play scroll-disintegration") and t.offers("a: keep all")
    t = table("c5", "1 2 3", goblins="d5", scrolls=scrolls, actions=0)
    assert t.offers("a: play scroll-portal") and not t.offers("a: blue 1")
    t.say("a: play scroll-portal", "a: square c6")
    assert t.portal == "c6" and t.asked == "a: action"


def test_R8_7_what_scrolls_do():
    t = table("c5", "1 1 3", scrolls={"a": "scroll-passwall"}, falls="6").say("a: play scroll-passwall")
    assert t.at("a") == "b5" and t.told("kills-monster", "tile") == ["troll"]  # the only wall or door beside c5
    t = table("c6", "1 1 3", scrolls={"a": "scroll-fireball"}, goblins="a6", falls="2").say("a: play scroll-fireball")
    assert t.tile("a6") == "" and t.at("a") == "c6"  # 2 and two red bonuses reach 4
    assert not table("c5", "1 1 3", scrolls={"a": "scroll-disintegration"}).offers("a: play scroll-disintegration")
    t = table("c5", "1 1 3", scrolls={"a": "scroll-disintegration"})
    assert t.why("a", "scroll/scroll-disintegration") == "R8.7 scroll-in-vain"


def test_R8_7_not_amid_a_fight_nor_in_the_turn_of_another():
    t = table("d5 i5", "2 4 3", goblins="d6", scrolls={"a": "scroll-fate", "b": "scroll-portal"}).say(
        "a: blue 1", "a: square d6"
    )
    assert t.asked == "a: fight" and t.options == ["fight", "engage 4"]
    assert t.why("a", "scroll/scroll-fate") == "R8.7 scroll-later"


def test_R8_8_fate_turns_a_die_after_the_first_throw_and_leaves_the_straight():
    """(ruling 16)"""
    scrolls = {"a": "scroll-fate"}
    assert not table("c5", phase="adventure", pile="pit", scrolls=scrolls, falls="1 1 1 2").offers("a: reveal")
    t = table("c5", "1 2 2", phase="reroll", scrolls=scrolls).say("a: play scroll-fate")
    assert t.options == ["turn 1", "turn 2"]
    t.say("a: turn 2")
    assert "to 2" not in t.options and t.why("a", "face-2") == "R8.8 same-face"
    t.say("a: to 3")
    assert t.dice == "1 2 3" and t.asked == "a: reroll"
    assert t.say("a: keep all").offers("a: straight")


def test_R8_9_pit_silence_and_web():
    t = table("d5", "2 5 3", card="pit")
    assert not t.offers("a: blue 1") and t.offers("a: yellow 1") and t.why("a", "blue-1") == "R8.9 trapped"
    t = table("d5", "2 5 3", card="silence")
    assert t.offers("a: blue 1") and not t.offers("a: yellow 1") and t.why("a", "yellow-1") == "R8.9 trapped"
    t = table("c5", phase="adventure", pile="web", falls="1 1 1 2").say("a: keep all")
    assert t.state.actions == 1


def test_R8_9_gas_takes_a_die_and_a_straight_brings_a_bonus_only():
    t = table("c5", phase="adventure", pile="gas", falls="1 1 2")
    assert t.state.thrown == 2 and t.dice == "1 2"
    t = table("c5", phase="adventure", pile="gas", hands={"a": 4}, falls="1 1 2 3").say("a: keep all", "a: straight")
    assert t.asked == "a: hand-or-bonus" and not t.offers("a: raise hand") and t.offers("a: level 3")
    t = table("c5", "1 2 3").say("a: straight")
    assert t.offers("a: raise hand")


def test_R8_9_R4_3_with_gas_both_dice_of_the_reserve_may_stay():
    t = table("c5", phase="adventure", pile="gas", reserve={"a": "4 1"}, falls="1").say("a: keep all")
    assert t.dice == "1 4" and t.told("throws", "count") == [0] and t.asked == "a: reroll"


def test_R8_9_a_curse_takes_bonuses_of_colours_but_not_what_squares_and_deeds_give():
    t = table("c7", "1 2 3", card="curse", items={"a": "gloves"}, opened={"a": "c3 i3"}, bonuses={"a": "5 roll"})
    assert [t.state.bonus(0, colour) for colour in range(5)] == [0, 0, 0, 0, 1]
    assert t.state.face_bonus(0, 3) == 1 and t.state.combat_bonus(0) == 0  # the guard room
    t = table("c6", "3 3 1", card="curse", goblins="a6", falls="3").say("a: yellow 2")
    assert t.tile("a6") == ""  # 3 and the bonus of the fireball reach 4


def test_R8_9_darkness_poison_and_the_trapdoor():
    t = table("c5", phase="adventure", pile="darkness", bonuses={"a": "5 roll"}, falls="1 1 2 3")
    assert t.asked == "a: action" and t.state.throws == 0
    assert table("c5", "1 1 2", card="poison").state.combat_bonus(0) == 0
    t = table("d7", phase="adventure", pile="trapdoor", falls="1 5 1 2 3")
    assert t.at("a") == "d7" and "avoids" in t.story  # 5 and a red bonus
    t = table("d7", phase="adventure", pile="trapdoor", falls="1 4 1 2 3")
    assert t.asked == "a: return" and t.squares == ["c5", "i5"]
    assert t.say("a: square i5").at("a") == "i5"


def test_R8_10_insight_and_roll_bonuses_add_up():
    """(ruling 17)"""
    t = table("c5", phase="adventure", pile="insight", bonuses={"a": "5 roll"}, falls="1 1 2 3")
    assert t.state.throws == 3
    scroll = {"a": "scroll-fireball"}
    before = table("b6", phase="throw", scrolls=scroll, falls="6").say("a: play scroll-fireball")
    assert before.told("kills-monster", "tile") == ["troll"]
    before.say("a: level 5", "a: bonus roll")
    assert before.state.throws == 2  # one of three is thrown
    after = table("b6", "1 1 3", scrolls=scroll, falls="6").say(
        "a: play scroll-fireball", "a: level 5", "a: bonus roll"
    )
    assert after.state.throws == 0


def test_R8_10_a_roll_bonus_after_the_throws_waits_for_the_next_turn():
    t = table("b6", "1 1 3", phase="reroll", scrolls={"a": "scroll-fireball"}, falls="6").say("a: keep all")
    t.say("a: play scroll-fireball", "a: level 5", "a: bonus roll")
    assert t.state.throws == 0 and t.asked == "a: action"


@pytest.mark.parametrize(("card", "where"), [("lurking", "b7 d7"), ("prowling", "a7 b6 b8 c9 d6 d8 e7")])
def test_R8_11_a_goblin_appears_exactly_so_far_away_whatever_is_between(card, where):
    """(ruling 18)"""
    t = table("c7 c6", phase="adventure", pile=card, portal="c8")
    assert t.asked == "a: goblin" and t.squares == where.split()  # not on pawns, tiles and portals
    if card == "prowling":
        assert t.why("a", "c5") == "R8.11 is-portal" and t.why("a", "d7") == "R8.11 not-so-far"
    else:
        assert t.why("a", "c6") == "R8.11 has-pawn" and t.why("a", "c8") == "R8.11 has-tile"
    t.say(f"a: square {where.split()[0]}")
    assert t.tile(where.split()[0]) == "goblin" and t.state.goblins == 3


def test_R8_11_three_squares_away_and_not_on_the_king():
    t = table("f7", phase="adventure", pile="scout")
    assert {"f4", "c7", "i7", "g5"} <= set(t.squares) and "f9" not in t.squares
    t = table("c9", phase="adventure", king=0, falls="2")
    assert t.asked == "a: goblin" and "f8" not in t.squares and "f6" not in t.squares


def test_R8_12_without_room_no_goblin_comes_even_from_an_empty_reserve():
    """(ruling 19)"""
    t = table(
        "a1 b2", phase="adventure", pile="lurking", goblins="a2", left=0, falls="1 1 2 3", slain={"a": "skeleton"}
    )
    assert t.told("goblin", "room") == [False] and not t.state.over  # a monster in b1, a goblin in a2
