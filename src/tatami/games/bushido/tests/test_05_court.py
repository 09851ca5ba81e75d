"""Appointment, tea, treasury and roles: chapters 5 to 8."""

import pytest

from tatami.games.bushido.tests.table import Clan, Table, table

TEA: dict[str, str | Clan] = {"a": Clan(samurai=28, daimyo=31)}


# Chapter 5


def test_R5_1_the_phases_follow_each_other():
    t = table("shinano a mountain 6, kai c mountain 3", seats=5, phase=1, b="katana-1", c="katana-1")
    t.all_pass("target")
    t.attack("kai", "shinano", 1)
    t.fight("1 battle", "1 battle")
    t.all_pass("discs")
    headings = [event.facts["count"] for event in t.news("phase")]
    assert headings == [*range(1, 13), 1] and t.turn == "b"


def test_R5_2_the_cards_go_to_the_daimyo():
    t = table(phase=1)
    assert t.role("daimyo") == "a" and t.role("samurai") == t.role("bushi") == t.role("sensei") == "-"


def test_R5_3_the_daimyo_draws_the_income():
    t = table("echigo a city 1, kai a temple 1", phase=1)
    assert t.tile_count("a") == 8 and t.asked == "a: discs"


def test_R5_4_discs_are_put_away_and_filled_up_to_four():
    t = table(phase=1, a=Clan(discs="battle*2 kotau"))
    assert t.offered("a") == ["done", "discard battle", "discard kotau"]
    t.say("a: discard battle", "a: discard kotau")
    assert t.news("discards")[0].facts == {"seat": 0} and t.state.disc_count(0) == 1
    t.say("a: done")
    assert t.state.disc_count(0) == 4 and t.news("draws-discs")[0].facts["count"] == 3


def test_R5_4_discs_are_refilled_at_no_other_time():
    t = table("shinano a mountain 6, kai c mountain 3", b="katana-1", c="katana-1")
    t.attack("kai", "shinano", 1)
    t.fight("1 battle", "1 battle")
    t.all_pass("discs")
    assert t.discs("c") == "duel ambush", "only b, the new Daimyo, will draw"


def test_R5_5_too_many_troops_go_home_and_one_stays_ruling_29():
    # ruling 29: 7 koku feed 7 troops
    t = table("shinano a mountain 6, kai a city 1", phase=1)
    t.state.troops[t.state.fortress[0]] = 6
    t.say("a: done")
    assert t.koku("a") == 11 and t.asked == "a: disband"
    assert t.offered("a") == ["disband dewa", "disband shinano"]
    t.say("a: disband shinano")
    assert t.offered("a") == ["number 1", "number 2"]
    t.say("a: number 2")
    assert t.province("shinano") == "a 4" and t.asked == "a: tea"


def test_R5_5_every_province_keeps_a_troop():
    rows = ",".join(f"{name} a mountain 2" for name in ("shinano", "kai"))
    t = table(rows, phase=1, content={"lands": {"mountain": {"koku": 0}, "fortress": {"koku": 0}}})
    t.say("a: done", "a: disband shinano", "a: disband kai")
    assert t.province("shinano") == "a 1" and t.province("kai") == "a 1" and t.asked == "a: tea"


def test_R5_6_missing_troops_are_placed_in_own_provinces():
    t = table("shinano a rice-field 6", phase=1)
    t.say("a: done")
    assert t.asked == "a: deploy" and t.offered("a") == ["place dewa", "place shinano"]
    t.say("a: place shinano", "a: number 5", "a: place dewa")
    assert t.province("shinano") == "a 11" and t.province("dewa") == "a 2" and t.asked == "a: tea"


@pytest.mark.parametrize(("troops", "asked"), [(29, "a: deploy"), (30, "a: tea")])
def test_R5_6_never_more_than_thirty(troops, asked):
    rows = ",".join(f"{name} a rice-field 1" for name in ("echigo", "kozuke", "musashi", "kazusa", "noto"))
    t = table(f"{rows}, shinano a mountain {troops - 6}", phase=1)
    t.say("a: done")
    assert t.koku("a") == 30 and t.asked == asked


def test_R5_7_troops_are_compared_with_koku_only_then():
    t = table("shinano a mountain 9", phase=2)
    t.all_pass("regroup")
    assert t.province("shinano") == "a 9" and t.koku("a") == 7


def test_R5_8_the_next_player_is_daimyo():
    t = table(phase=7)
    t.say("a: done", "a: done")
    assert t.turn == "b" and t.asked == "b: discs"
    t = table(phase=12)
    t.all_pass("discs")
    assert t.turn == "b"


# Chapter 6


@pytest.mark.parametrize(("honour", "asked"), [(4, "a: treasury"), (5, "a: tea")])
def test_R6_1_a_host_needs_five_honour(honour, asked):
    assert table(phase=2, a=Clan(samurai=honour)).asked == asked


def test_R6_2_one_other_player_is_invited_once_ruling_7():
    # ruling 7: one invitation a turn
    t = table(phase=2, b=Clan(samurai=12))
    assert t.offered("a") == ["done", "invite b", "invite c", "invite d"]
    t.say("a: invite b", "b: refuse")
    assert t.asked == "a: treasury"


def test_R6_3_R6_4_example_of_a_ceremony_ruling_6():
    # ruling 6: the guest gains, the host pays, then converts
    t = table(phase=2, clans=TEA)
    t.say("a: invite c")
    assert t.asked == "c: invitation" and t.samurai("a") == 28
    t.say("c: accept")
    assert t.samurai("c") == 15 and t.samurai("a") == 23 and t.asked == "a: convert"
    t.say("a: number 6")
    assert t.samurai("a") == 11 and t.daimyo("a") == 37 and t.asked == "a: treasury"


def test_R6_4_twenty_become_ten_and_more_than_ten_points_are_answered_in_two():
    t = table(phase=2, a=Clan(samurai=25))
    t.say("a: invite c", "c: accept")
    assert t.offered("a")[-1] == "number 10"
    t.say("a: number 10")
    assert t.samurai("a") == 0 and t.daimyo("a") == 30
    t = table(phase=2, a=Clan(samurai=33))
    t.say("a: invite c", "c: accept", "a: number 10")
    assert t.asked == "a: convert" and t.offered("a") == [f"number {count}" for count in range(5)]
    t.say("a: number 3")
    assert t.samurai("a") == 2 and t.daimyo("a") == 33


def test_R6_4_nothing_need_be_converted_and_an_odd_point_stays():
    t = table(phase=2, a=Clan(samurai=12))
    t.say("a: invite c", "c: accept")
    assert t.samurai("a") == 7 and t.offered("a") == ["number 0", "number 1", "number 2", "number 3"]
    t.say("a: number 0")
    assert t.samurai("a") == 7 and t.daimyo("a") == 20
    t = table(phase=2, a=Clan(samurai=5))
    t.say("a: invite c", "c: accept")
    assert t.samurai("a") == 0 and t.asked == "a: treasury", "nothing is left to convert"


def test_R6_5_a_refusal_costs_both():
    t = table(phase=2, c=Clan(samurai=17), clans=TEA)
    t.say("a: invite c", "c: refuse")
    assert t.samurai("c") == 7 and t.daimyo("a") == 29 and t.samurai("a") == 28


@pytest.mark.parametrize(("honour", "options"), [(9, ["accept"]), (10, ["accept", "refuse"])])
def test_R6_6_without_ten_honour_nobody_refuses(honour, options):
    t = table(phase=2, c=Clan(samurai=honour), clans=TEA)
    t.say("a: invite c")
    assert t.offered("c") == options


# Chapter 7


@pytest.mark.parametrize(("threes", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_R7_1_three_tiles_of_strength_3_a_point_ruling_3(threes, most):
    # ruling 3: three for one
    t = table(phase=3, a=f"katana-3*{threes} katana-2*9")
    assert t.offered("a") == [f"number {count}" for count in range(most + 1)]


def test_R7_2_all_is_bought_at_once_as_one_gain():
    t = table(phase=3, a=Clan("katana-3*8", daimyo=22), b=Clan(daimyo=23), c=Clan(daimyo=24))
    bag = t.bag("katana-3")
    t.say("a: number 2")
    assert t.daimyo("a") == 25 and t.tiles("a") == "katana-3*2" and t.bag("katana-3") == bag + 6
    assert t.asked == "a: samurai"


# Chapter 8

NEAR = "shinano a mountain 2, kai c mountain 3, hida b village 1, kozuke d village 1, owari e village 1"


def test_R8_1_cards_are_handed_out_in_order():
    t = table(NEAR, seats=5, phase=4)
    asked = []
    while t.asked in ("a: samurai", "a: bushi", "a: sensei"):
        asked.append(t.asked)
        t.say(f"a: {t.offered('a')[-1]}")
    assert asked == ["a: samurai", "a: bushi", "a: sensei"]
    assert [event.facts["role"] for event in t.news("appoints")] == ["samurai", "bushi", "sensei", "hatamoto"]


def test_R8_2_anybody_else_can_be_samurai():
    assert table(NEAR, seats=5, phase=4).offered("a") == ["samurai b", "samurai c", "samurai d", "samurai e"]


def test_R8_3_the_bushi_has_a_province_within_reach():
    t = table("shinano a mountain 2, kai c mountain 3, tango d village 1", phase=4)
    t.say("a: samurai b")
    assert t.offered("a") == ["bushi c"]
    why = t.why_not("a: role/bushi d")
    assert (why.clause, why.code) == ("R8.3", "out-of-reach")


def test_R8_3_a_fortress_is_no_province_to_attack():
    t = table("mutsu a mountain 2, hitachi a mountain 2, kai c mountain 1, owari a mountain 1", phase=4)
    t.say("a: samurai d")
    assert t.offered("a") == ["bushi c"], "b's fortress in Shimosa lies next to Hitachi"


def test_R8_4_without_such_a_one_anybody_is_bushi_ruling_10():
    # ruling 10: then only neutral provinces can be attacked
    t = table("shinano a mountain 4, tango c village 1", phase=4)
    t.say("a: samurai b")
    assert t.offered("a") == ["bushi c", "bushi d"]
    t.say("a: bushi d", "a: sensei c")
    t.all_pass("regroup")
    t.say("a: done")
    assert "attack tango" not in t.offered("a") and "attack kai" in t.offered("a")


def test_R8_4_the_only_one_within_reach_may_be_the_samurai_ruling_10():
    # ruling 10: then nobody within reach is left for the Bushi's card
    t = table("shinano a mountain 4, kai c mountain 3, tango d village 1", phase=4)
    t.say("a: samurai c")
    assert t.offered("a") == ["bushi b", "bushi d"]
    t.say("a: bushi d", "a: sensei b")
    t.all_pass("regroup")
    t.say("a: done")
    assert "attack kai" not in t.offered("a") and "attack tango" not in t.offered("a")


def test_R8_4_without_a_neutral_province_within_reach_there_is_no_attack():
    t = table("mutsu c village 1, echigo c village 1, sado c village 1", phase=4)
    t.state.troops[t.state.fortress[0]] = 4
    t.say("a: samurai c", "a: bushi d", "a: sensei b")
    t.all_pass("regroup")
    t.say("a: done")
    assert t.offered("a") == ["done"]
    t.say("a: done")
    assert t.turn == "b" and t.month == 1


def test_R8_5_the_sensei_among_three_four_and_five_ruling_11():
    # ruling 11: with three, the Samurai or the Bushi
    three = "shinano a mountain 2, kai c mountain 3, hida b village 1"

    def sensei(t: Table) -> list[str]:
        t.say("a: samurai b", "a: bushi c")
        return t.offered("a")

    assert sensei(table(three, seats=3, phase=4)) == ["sensei b", "sensei c"]
    assert sensei(table(three, seats=4, phase=4)) == ["sensei d"]
    assert sensei(table(three, seats=5, phase=4)) == ["sensei d", "sensei e"]


@pytest.mark.parametrize(("seats", "hatamoto"), [(4, "-"), (5, "e")])
def test_R8_6_the_last_of_five_is_the_hatamoto(seats, hatamoto):
    t = table("shinano a mountain 2, kai c mountain 3", seats=seats, phase=4)
    t.say("a: samurai b", "a: bushi c", "a: sensei d")
    assert t.role("hatamoto") == hatamoto
