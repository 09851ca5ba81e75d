"""Schemes and the Hatamoto: chapter 9; Ronin and revolts: chapter 16."""

import pytest

from tatami.games.bushido.tests.table import Clan, table

LAND = "shinano a mountain 6, kai c mountain 3, hida b village 3, kozuke d village 3"


def test_R9_1_the_sensei_plays_tiles_singly_ruling_7():
    # ruling 7: any number of Ronin and Shinobi, one Chanoyu
    t = table(LAND, phase=5, d="ronin*2 shinobi*2 chanoyu*2 geisha")
    t.say(
        "d: ronin kai", "d: ronin shinano", "d: shinobi a", "d: shinobi b", "d: chanoyu b", "b: accept", "d: number 0"
    )
    assert t.tiles("d") == "chanoyu geisha" and t.offered("d") == ["done", "geisha"]
    why = t.why_not("d: tile/chanoyu b")
    assert (why.clause, why.code) == ("R9.1", "one-ceremony")


def test_R9_2_in_any_order_and_as_few_as_wanted():
    t = table(LAND, phase=5, d="ronin shinobi")
    t.say("d: shinobi c", "d: ronin kai", "d: done")
    assert t.asked == "b: schemes", "a is passed over"
    t = table(LAND, phase=5, d="ronin shinobi")
    t.say("d: done")
    assert t.tiles("d") == "shinobi ronin"


def test_R9_3_ronin_go_to_provinces_of_others_ruling_9():
    # ruling 9: no own, no neutral province, no fortress
    t = table(LAND, phase=5, d="ronin")
    assert t.offered("d") == ["done", "ronin hida", "ronin shinano", "ronin kai"]
    for place, code in (("kozuke", "ronin-elsewhere"), ("owari", "ronin-elsewhere"), ("dewa", "fortress")):
        why = t.why_not(f"d: tile/ronin {place}")
        assert (why.clause, why.code) == ("R9.3", code)


def test_R9_4_one_ronin_a_province_a_player_a_phase():
    t = table(LAND, seats=5, phase=5, d="ronin*3", b="ronin*4", e="ronin*2")
    t.say("d: ronin kai")
    assert "ronin kai" not in t.offered("d") and "ronin hida" in t.offered("d")
    t.say("d: done")
    assert t.asked == "e: schemes" and "ronin kai" in t.offered("e")
    t.say("e: ronin kai", "e: done", "b: ronin shinano", "b: done", "c: done")
    assert t.province("kai") == "c 3 ronin 2"
    assert t.asked == "e: hatamoto"


def test_R9_4_the_hatamotos_phase_counts_apart():
    t = table(LAND, seats=5, phase=5, e="ronin*3", bag="katana-1*30")
    t.say("d: done", "e: ronin kai", "e: done", "b: done", "c: done", "e: ronin kai")
    assert t.province("kai") == "c 3 ronin 2" and "ronin kai" not in t.offered("e")


def test_R9_5_the_others_follow_clockwise_without_the_daimyo():
    t = table(LAND, seats=5, phase=5, roles="acdbe")
    asked = []
    while t.asked.endswith("schemes"):
        asked.append(t.asked[0])
        t.say(f"{t.asked[0]}: done")
    assert asked == ["b", "c", "d", "e"]


def test_R9_6_the_others_pay_two_ruling_8():
    # ruling 8: one Ronin onto the map, one into the bag
    t = table(LAND, phase=5, b="ronin*3 geisha shinobi*2")
    t.say("d: done")
    bag = t.bag("ronin")
    assert "geisha" not in t.offered("b")
    t.say("b: ronin kai")
    assert (
        t.tiles("b") == "geisha shinobi*2 ronin" and t.bag("ronin") == bag + 1 and t.province("kai") == "c 3 ronin 1"
    )
    assert "ronin shinano" not in t.offered("b")
    t.say("b: shinobi a")
    assert t.tiles("b") == "geisha ronin"
    why = t.why_not("b: tile/ronin shinano")
    assert (why.clause, why.code) == ("R9.6", "pair-needed")


@pytest.mark.parametrize(("honour", "is_offered"), [(4, False), (5, True)])
def test_R9_7_chanoyu_is_a_ceremony_of_the_player(honour, is_offered):
    t = table(LAND, phase=5, d=Clan("chanoyu", samurai=honour))
    assert t.offers("d: chanoyu a") == is_offered
    if is_offered:
        t.say("d: chanoyu a", "a: refuse")
        assert t.daimyo("d") == 30 and t.samurai("a") == 0 and t.tiles("d") == "" and t.asked == "d: schemes"


def test_R9_7_a_pair_of_chanoyu_converts_for_its_player():
    t = table(LAND, phase=5, b=Clan("chanoyu*2", samurai=15))
    t.say("d: done", "b: chanoyu c", "c: accept", "b: number 4")
    assert t.samurai("b") == 1 and t.daimyo("b") == 29 and t.samurai("c") == 16 and t.tiles("b") == ""


def test_R9_8_a_shinobi_sees_everything_behind_a_screen():
    t = table(LAND, phase=5, d="shinobi", a=Clan("katana-1*2 ronin", "kotau duel"))
    t.say("d: shinobi a")
    event = t.news("spies")[0]
    assert event.knows == (3,) and event.secret == {
        "tiles": ["katana-1", "katana-1", "ronin"],
        "discs": ["duel", "kotau"],
    }


def test_R9_9_a_geisha_ends_the_turn_ruling_14():
    # ruling 14: at once, and the month stays
    t = table(LAND, phase=5, d="geisha")
    t.say("d: geisha")
    assert t.turn == "b" and t.asked == "b: discs" and t.month == 1 and t.role("daimyo") == "b"
    t = table(LAND, phase=5, b="geisha*2", bag="katana-1*40")
    t.say("d: done", "b: geisha")
    assert t.turn == "b" and t.bag("geisha") + t.tiles("b").count("geisha") == 2, "both are spent"


def test_R9_10_seppuku_and_katana_are_not_for_schemes():
    t = table(LAND, phase=5, d="seppuku*2 katana-3*2")
    assert t.offered("d") == ["done"]
    for piece, code in (("tile/seppuku", "seppuku-for-advice"), ("tile/katana-3", "katana-for-combat")):
        why = t.why_not(f"d: {piece}")
        assert (why.clause, why.code) == ("R9.10", code)


def test_R9_11_the_hatamoto_draws_two_and_places_ronin_singly():
    t = table(LAND, seats=5, phase=6, e="ronin", bag="katana-1*30")
    assert t.tile_count("e") == 3 and t.asked == "e: hatamoto"
    t.say("e: ronin kai", "e: done")
    assert t.province("kai") == "c 3 ronin 1" and t.asked == "a: regroup"
    assert table(LAND, seats=4, phase=6).asked == "a: regroup"


RESTLESS = "shinano a mountain 3 ronin 2, kozuke a village 2, kai c mountain 3 ronin 1"
SWORDS = "katana-1*6 katana-2*3 katana-3*3"


def test_R9_12_a_revolt_is_a_combat_of_ronin_against_the_daimyo_ruling_34():
    # ruling 34: with the revolt the phase is over
    t = table(RESTLESS, seats=5, phase=6, a=SWORDS, e=f"{SWORDS} ronin", bag="katana-1*30")
    assert [words for words in t.offered("e") if words.startswith("attack")] == ["attack shinano"]
    for place, code in (("kai", "not-the-daimyos"), ("kozuke", "no-ronin-there")):
        why = t.why_not(f"e: {place}")
        assert (why.clause, why.code) == ("R9.12", code)
    t.say("e: attack shinano")
    assert t.asked == "e: stack-tens, a: stack-tens"
    t.fight("3 3 3 battle", "1 1 battle", "ea")
    assert t.state.totals == [11, 5] and t.province("shinano") == "- 0 ronin 2" and t.asked == "a: regroup"


def test_R9_13_a_revolt_moves_no_honour_but_the_provinces_ruling_24():
    # ruling 24: Ronin die into the bag and never retreat
    t = table(RESTLESS, seats=5, phase=6, a=SWORDS, e=SWORDS, bag="katana-1*30 ronin*9")
    t.say("e: attack shinano")
    t.fight("3 3 3 duel", "1 1 duel", "ea")
    assert t.asked == "a: retreat" and t.offered("a") == ["to kozuke"]
    t.say("a: to kozuke")
    assert t.province("shinano") == "- 0 ronin 2" and t.province("kozuke") == "a 5"
    assert t.samurai("a") == t.samurai("e") == 10 and t.daimyo("a") == 18 and t.daimyo("e") == 36
    t = table(RESTLESS, seats=5, phase=6, a=SWORDS, e=SWORDS, bag="katana-1*30")
    t.say("e: attack shinano")
    t.fight("1 duel", "3 duel", "ea")
    assert t.province("shinano") == "a 3" and t.bag("ronin") == 2 and t.samurai("a") == 10


def test_R9_13_after_a_revolt_that_failed_automatic_revolts_are_looked_for():
    t = table(RESTLESS, seats=5, phase=6, a=SWORDS, e=SWORDS, bag="katana-1*30")
    t.say("e: attack shinano")
    t.fight("2 1 ambush", "2 ambush", "ea")
    assert t.state.totals == [3, 2], "1 by the difference, 1 by the ambush: 1 troop against 2 Ronin"
    assert t.province("shinano") == "- 0 ronin 1" and t.bag("ronin") == 1


@pytest.mark.parametrize(("honour", "options"), [(9, ["accept"]), (10, ["accept", "refuse"])])
def test_R9_14_the_daimyo_may_be_a_guest_ruling_44(honour, options):
    # ruling 44: a guest plays no tile
    t = table(LAND, phase=5, a=Clan("chanoyu*2 ronin*2", samurai=honour), d=Clan("chanoyu", samurai=25))
    t.say("d: chanoyu a")
    assert t.asked == "a: invitation" and t.offered("a") == options
    t.say("a: accept", "d: number 4")
    assert t.samurai("a") == honour + 5 and t.samurai("d") == 12 and t.daimyo("d") == 36
    t.say("d: done", "b: done", "c: done")
    assert t.asked == "a: regroup", "the Daimyo's own tiles stay behind the screen"


# Chapter 16


def test_R16_1_ronin_stay_through_a_conquest():
    t = table("shinano a mountain 6, kai c mountain 3 ronin 1", b="katana-3*3", c="katana-1")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 battle", "1 battle")
    assert t.province("kai") == "a 4 ronin 1"


@pytest.mark.parametrize(
    ("troops", "ronin", "after"), [(3, 1, "c 3 ronin 2"), (2, 1, "- 0"), (1, 0, "- 0"), (3, 0, "c 3 ronin 1")]
)
def test_R16_3_R16_4_as_many_ronin_as_troops_revolt(troops, ronin, after):
    t = table(f"kai c mountain {troops} ronin {ronin}", phase=5, d="ronin", bag="katana-1*40")
    t.say("d: ronin kai")
    assert t.province("kai") == after
    assert t.bag("ronin") == (ronin + 1 if after == "- 0" else 0)


def test_R16_3_excess_ronin_stay():
    t = table("shinano a mountain 6 ronin 3, kozuke a village 2", bag="katana-1*40")
    t.say("a: from shinano", "a: to kozuke", "a: number 4")
    assert t.province("shinano") == "a 2 ronin 3"
    t.say("a: done")
    assert t.province("shinano") == "- 0 ronin 1" and t.bag("ronin") == 2


def test_R16_5_revolts_are_looked_for_after_regrouping_and_combat_ruling_15():
    # ruling 15: where the troops came from, and where they went
    t = table("shinano a mountain 6 ronin 2, kai c mountain 1", b="katana-3*3", c="katana-1")
    t.attack("kai", "shinano", 4)
    assert t.province("shinano") == "a 2 ronin 2", "not before the combat is over"
    t.fight("3 3 battle", "1 battle")
    assert t.province("shinano") == "- 0" and t.province("kai") == "a 4"
    t = table("shinano a mountain 6, kai c mountain 2 ronin 1", b="katana-3*3", c="katana-3 katana-1")
    t.attack("kai", "shinano", 2)
    t.fight("3 3 battle", "3 battle")
    assert t.province("kai") == "- 0", "one attacker died of the 3, the other met a Ronin"
    t = table("shinano a mountain 4 ronin 2, kai - mountain 0")
    t.attack("kai", "shinano", 2)
    assert t.province("shinano") == "- 0" and t.province("kai") == "a 2"


@pytest.mark.parametrize(("taken", "shinano"), [(1, "a 2 ronin 1"), (2, "- 0")])
def test_R16_5_they_are_looked_for_when_troops_are_taken_back_in_phase_1(taken, shinano):
    """The fortress and the mountain feed seven: with nine on the map two have to go."""
    t = table("shinano a mountain 3 ronin 1", phase=1, bag="katana-1*40")
    t.state.troops[t.state.fortress[0]] = 6
    t.say("a: done", "a: disband shinano", f"a: number {taken}")
    assert t.province("shinano") == shinano
    if taken == 1:
        t.say("a: disband dewa")
        assert not t.news("revolts") and t.asked == "a: tea"
    else:
        assert t.news("revolts")[0].facts == {"seat": 0, "province": "shinano", "count": 1}
        assert t.daimyo("a") == 18 and t.bag("ronin") == 1
        assert t.koku("a") == 5 and t.offered("a") == ["disband dewa"], "six in the fortress, which feeds five"
        t.say("a: disband dewa")
        assert t.asked == "a: tea"


def test_R16_5_a_province_stripped_in_phase_1_is_not_filled_again():
    t = table("shinano a mountain 2 ronin 1, kai a mountain 7", phase=1)
    t.say("a: done", "a: disband shinano")
    assert t.province("shinano") == "- 0" and t.asked != "a: deploy" and "place shinano" not in t.offered("a")


@pytest.mark.parametrize(("ronin", "shinano"), [(1, "a 2 ronin 1"), (2, "- 0"), (3, "- 0 ronin 1")])
def test_R16_5_R15_8_they_are_looked_for_when_the_elite_has_gone_home(ronin, shinano):
    rows = f"shinano a mountain 2 elite 1 ronin {ronin}, kai a rice-field 4"
    t = table(rows, phase=1, options={"campaign": "both"}, bag="katana-1*40")
    assert t.province("shinano") == shinano and t.asked == "a: discs"
    assert t.story.index("recalls-elite") < t.story.index("draws")
    assert bool(t.news("revolts")) == (ronin > 1) and t.daimyo("a") == (18 if ronin > 1 else 20)


@pytest.mark.parametrize(("ronin", "shinano"), [(0, "a 1"), (1, "- 0"), (2, "- 0 ronin 1")])
def test_R16_5_R15_8_the_troop_that_takes_the_elites_place_meets_the_ronin_there(ronin, shinano):
    t = table(f"shinano a mountain 0 elite 1 ronin {ronin}", phase=1, options={"campaign": "both"})
    assert t.province("shinano") == shinano and t.state.on_map(0) == (2 if ronin == 0 else 1)


def test_R16_6_the_owner_loses_the_provinces_values():
    t = table("kai c rice-field 1", phase=5, d="ronin")
    koku = t.koku("c")
    t.say("d: ronin kai")
    assert t.daimyo("c") == 26 and t.koku("c") == koku - 8
