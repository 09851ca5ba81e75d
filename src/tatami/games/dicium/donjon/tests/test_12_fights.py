"""Chapters 12 to 15: fights, the king, the end, young adventurers. Examples X11 and X13 to X16 of the rulebook."""

import pytest

from tatami.games.dicium.donjon.tests.table import Table, table


def test_R12_1_whoever_enters_stops_and_fights():
    t = table("b6", "2 5 5", falls="6").say("a: blue 2")
    assert "a5" not in t.squares  # behind the troll in b5
    t = table("b6", "2 1 1", falls="6").say("a: blue 1", "a: square b5")
    assert t.told("attacks", "tile") == ["troll"] and t.told("attacks", "defence") == [6]


def test_R12_2_x11_five_beats_a_defence_of_five_and_four_does_not():
    beaten = table("c1", "2 1 1", falls="4").say("a: blue 1", "a: square b1")
    assert beaten.told("fights", "strength") == [5] and beaten.told("kills-monster", "tile") == ["spider"]
    lost = table("c1", "2 1 1", falls="3").say("a: blue 1", "a: square b1")
    assert lost.told("fights", "strength") == [4] and lost.asked == "a: return"


SHIPPED = [("b1", "c1", 5), ("j1", "i1", 6), ("d3", "d2", 7), ("h3", "h2", 7), ("b5", "b6", 7), ("j5", "j6", 8)]


@pytest.mark.parametrize(("lair", "beside", "defence"), SHIPPED)
def test_R12_2_the_defences_that_the_game_ships_with(lair, beside, defence):
    """Each is reached with exactly so much and missed with one less; the die shows 5 or 6 at most beside red dice."""
    for short in (0, 1):
        die, reds = (defence - 1 - short, 0) if defence < 7 else (defence - 3 - short, 2)
        t = table(beside, " ".join(["2", *["4"] * reds]), falls=str(die), content={}, hand=3)
        t.say("a: blue 1", f"a: square {lair}", *["a: engage 4"] * reds)
        assert t.told("fights", "strength") == [defence - short]
        assert bool(t.news("kills-monster")) is (short == 0)


@pytest.mark.parametrize(("die", "killed"), [(4, True), (3, False)])
def test_R12_2_a_goblin_has_five(die, killed):
    t = table("c5", "2 1 1", goblins="d5", falls=str(die), content={}).say("a: blue 1", "a: square d5")
    assert (t.tile("d5") == "") is killed


def test_R12_2_red_dice_are_engaged_first():
    t = table("c1", "2 4 4", falls="2").say("a: blue 1", "a: square b1")
    assert t.asked == "a: fight"
    t.say("a: engage 4", "a: engage 4")
    assert t.told("fights", "strength") == [5] and t.dice == ""


def test_R12_3_goblins_go_back_and_monsters_bring_a_bonus():
    t = table("c5", "2 1 1", goblins="d5", falls="3").say("a: blue 1", "a: square d5")
    assert t.state.goblins == 3 and t.tile("d5") == "" and t.at("a") == "d5"
    t = table("c1", "2 1 1", falls="6").say("a: blue 1", "a: square b1")
    assert (
        t.asked == "a: hand-or-bonus" and not t.offers("a: raise hand") and t.seen().seats[0].trophies == ["spider"]
    )
    full = {"a": "2 green, 3 blue, 3 yellow, 4 red, 4 green, 5 roll, 5 blue"}
    t = table("c1", "5 1 1", falls="6", bonuses=full).say("a: blue 1", "a: square b1")
    assert t.seen().seats[0].trophies == ["spider"] and t.asked == "a: action"


def test_R12_3_a_fireball_kill_is_a_trophy_with_a_bonus():
    """(ruling 27)"""
    t = table("b6", "3 3 1", falls="4").say("a: yellow 2")
    assert t.seen().seats[0].trophies == ["troll"] and t.asked == "a: hand-or-bonus"


def test_R12_4_the_loser_goes_to_a_portal_and_the_foe_stays():
    """(ruling 28)"""
    t = table("c5", "2 1 1", goblins="d5", portal="g2", falls="1").say("a: blue 1", "a: square d5")
    assert t.asked == "a: return" and t.squares == ["c5", "g2", "i5"] and t.tile("d5") == "goblin"
    assert t.say("a: square g2").at("a") == "g2"
    trap = table("c5", phase="adventure", pile="trapdoor", falls="1 1 1 2 3")
    assert trap.say("a: square c5").at("a") == "c5"  # it may stay


def test_R12_5_x13_the_best_hunter_counts_and_three_trophies_at_most():
    t = table("c5 i5 f7", "1", slain={"a": "spider ogre", "c": "troll"})
    assert t.state.needed() == 7 and t.seen().goal.needed == 7
    assert table("c5", "1", slain={"a": "spider ogre troll golem"}).state.needed() == 6
    assert table("c5", "1").state.needed() == 9


def test_R12_6_reserved_reds_before_the_first_throw_leave_the_hand_whole():
    """(ruling 29)"""
    t = table("d7", phase="adventure", pile="trapdoor", reserve={"a": "4 4"}, falls="1 4 1 2 3")
    assert t.asked == "a: trapdoor" and t.offers("a: engage 4")
    t.say("a: engage 4", "a: fight")
    assert t.reserve("a") == "4" and t.asked == "a: first-throw"
    assert len(t.say("a: keep all").dice.split()) == 3
    scroll = {"a": "scroll-fireball"}
    t = table("c6", "1 dicium 4", scrolls=scroll, goblins="a6", falls="1").say(
        "a: play scroll-fireball", "a: engage 4"
    )
    assert t.state.thrown == 3 and not t.offers("a: straight")


def test_R13_1_the_king_stands_on_the_entrance_and_the_turn_goes_on():
    t = table("c5 i5", phase="adventure", falls="1 2 3")
    assert t.king() == "f9" and t.asked == "a: reroll" and t.story[:2] == ["king-arrives", "throws"]


@pytest.mark.parametrize(
    ("die", "where", "goblin"), [(1, "f8", True), (3, "f8", True), (4, "f7", False), (6, "f7", False)]
)
def test_R13_2_one_step_and_a_goblin_or_two_steps(die, where, goblin):
    t = table("c5", phase="adventure", king=0, falls=f"{die} 1 2 3")
    assert t.king() == where and (t.asked == "a: goblin") is goblin
    if goblin:
        assert {"f6", "f8"} & set(t.squares) == set() and {"d8", "h8", "e9", "g9"} <= set(t.squares)


def test_R13_2_only_from_the_turn_after_his_card_on():
    t = table("c5 i5", phase="adventure", falls="1 2 3 4")
    t.all_pass("reserve")
    assert t.king() == "f9"
    t.say("a: reserve no more")
    assert t.king() in ("f8", "f7") and t.state.turn == 1


def test_R13_3_pawns_that_he_meets_go_to_a_portal_then_the_goblin_comes():
    """(ruling 30)"""
    t = table("f8 f7 f7", phase="adventure", king=0, turn="b", falls="5")
    assert t.asked == "b: return"  # the one in turn first, then clockwise
    t.say("b: square c5")
    assert t.asked == "c: return"
    t.say("c: square i5")
    assert t.asked == "a: return"
    t.say("a: square c5")
    assert t.state.pawns.count(t.state.pawns[0]) == 2 and t.asked == "b: reroll"
    t = table("f8", phase="adventure", king=0, falls="1")
    assert t.asked == "a: return" and t.say("a: square c5").asked == "a: goblin"
    t = table("f9 c5", phase="adventure")
    assert t.king() == "f9" and t.asked == "a: return"  # on the entrance too


def test_R13_4_no_way_back_to_a_portal_that_he_has_just_entered():
    t = table("f8", phase="adventure", king=0, portal="f7", falls="5")
    assert t.asked == "a: return" and t.squares == ["c5", "i5"] and t.why("a", "f7") == "R13.4 king-is-there"
    t = table("f8", phase="adventure", king=0, portal="g2", falls="5")
    assert t.squares == ["c5", "g2", "i5"]
    t = table("c5", "2 1 1", king=2, portal="f7")
    assert "f7" in t.named("step") and t.say("a: step f7").at("a") == "f7"  # shared, and nobody fights


def test_R13_5_he_stops_on_goblins_and_they_stay():
    t = table("c5", phase="adventure", king=0, goblins="f8 f7", falls="5")
    assert t.king() == "f7" and t.tile("f8") == t.tile("f7") == "goblin"


SEVEN = {"a": "a1 k1 a5 k5 a9 k9"}


def test_R14_1_x16_the_crown_and_enough_chests_win_at_once():
    t = table("f6 c5", "1 1 1", slain={"b": "spider ogre"}, opened=SEVEN, king=11).say("a: lock 3")
    assert t.ended == "crown: a b"
    t = table("f6 c5", "1 1 1", slain={"b": "spider"}, opened=SEVEN).say("a: lock 3")
    assert t.ended == "" and t.state.opened() == 7 and t.state.needed() == 8


def test_R14_1_the_last_trophy_can_win_too():
    """(ruling 31)"""
    found = {"a": "a1 k1 a5 k5 a9 k9 f6 c3"}
    t = table("c1", "2 1 1", opened=found, falls="6").say("a: blue 1", "a: square b1")
    assert t.ended == "crown: a"


def test_R14_2_a_goblin_from_an_empty_reserve_loses_the_game():
    t = table("c7", phase="adventure", pile="lurking", goblins="k2", left=0)
    assert t.ended == "goblins:"
    assert table("c7", phase="adventure", king=0, goblins="k2", left=0, falls="1").ended == "goblins:"
    assert table("c7", phase="adventure", pile="lurking", left=1).asked == "a: goblin"


def test_R14_3_x14_x15_the_king_on_his_throne_loses_the_game():
    six = {"a": "a1 k1 a5 k5 a9 f6"}
    t = table("c5 i5", phase="adventure", king=11, slain={"a": "spider ogre"}, opened=six, falls="1")
    assert t.ended == "throne:" and t.outcome.teams[0].rows == {"missing-chests": 1, "missing-crown": 0}
    seven = {"a": "a1 k1 a5 k5 a9 k9 c3"}
    t = table("c5 i5", phase="adventure", king=10, slain={"a": "spider ogre"}, opened=seven, falls="6")
    assert t.ended == "throne:" and t.outcome.teams[0].rows == {"missing-chests": 0, "missing-crown": 1}


def test_R14_3_steps_beyond_the_throne_are_lost_and_no_goblin_comes():
    """(ruling 32)"""
    t = table("c5", phase="adventure", king=11, goblins="k2", left=0, falls="2")
    assert t.ended == "throne:" and t.king() == "f1"
    assert table("c5", phase="adventure", king=10, falls="1").ended == ""
    assert table("c5", phase="adventure", king=11, falls="6").ended == "throne:"


def test_R15_1_young_adventurers_have_five_dice():
    assert Table.fresh(2, 1, young=True).hand == [5, 5]
    t = table("k9", "1 1 3 3 3", options={"young": True}, hands={"a": 5}).say("a: lock 2")
    assert t.asked == "a: action"


def test_R15_2_colours_only_and_the_dicium_is_green():
    t = table("a1", "2 2 dicium dicium 1", options={"young": True}, hands={"a": 5})
    assert not {"pair", "full", "two-pair"} & set(t.options) and t.offers("a: lock 2") and t.offers("a: green 3")
    assert t.why("a", "pair") == "R15.2 colours-only"


@pytest.mark.parametrize(("seats", "goblins"), [(1, 4), (4, 6)])
def test_R15_3_one_goblin_more(seats, goblins):
    assert Table.fresh(seats, 1, young=True).goblins == goblins
