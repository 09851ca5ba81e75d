"""Advice, To Arms, the audience and the month: chapters 13 and 14."""

import pytest

from tatami.games.bushido.tests.table import Clan, Table, table

FIELD = "shinano a mountain 6, kai c mountain 3"


def lost(seats: int = 4, roles: str | None = None, **clans: str | Clan) -> Table:
    """b has just lost a combat for a against c."""
    t = table(FIELD, seats=seats, roles=roles, clans={"b": "katana-1", "c": "katana-1*2", **clans})
    t.attack("kai", "shinano", 1)
    t.fight("1 battle", "1 1 battle")
    return t


def test_R13_1_the_phase_is_for_a_samurai_who_lost():
    assert lost().asked == "d: seppuku"
    t = table(FIELD, b="katana-3*3", c="katana-1")
    t.attack("kai", "shinano", 5)
    t.fight("3 3 battle", "1 battle")
    assert t.asked == "d: arms"


@pytest.mark.parametrize(("tiles", "options"), [("", ["done"]), ("seppuku", ["done", "seppuku"])])
def test_R13_2_the_sensei_needs_one_tile_ruling_25(tiles, options):
    # ruling 25: the Sensei first, then the others, then a number
    assert lost(d=tiles).offered("d") == options


@pytest.mark.parametrize(("tiles", "options"), [("seppuku", ["done"]), ("seppuku*2", ["done", "seppuku"])])
def test_R13_3_the_others_need_two_and_are_asked_in_turn(tiles, options):
    t = lost(seats=5, d="seppuku", e=tiles)
    t.say("d: done")
    assert t.asked == "e: seppuku" and t.offered("e") == options
    t.say("e: done")
    assert t.asked == "b: seppuku", "a is passed over, and the Samurai is asked too"
    t.say("b: done", "c: done")
    assert t.asked == "d: advice"


def test_R13_3_the_first_demand_ends_the_round():
    t = lost(seats=5, e="seppuku*2")
    t.say("d: done", "e: seppuku")
    assert t.asked == "a: verdict" and t.tiles("e") == ""


def test_R13_4_two_to_ten_honour_or_nothing():
    t = lost()
    t.all_pass("advice")
    assert t.offered("d") == ["done", *(f"number {count}" for count in range(2, 11))]
    t.say("d: done")
    assert t.asked == "d: arms" and t.samurai("b") == 10


def test_R13_5_the_daimyo_decides():
    t = lost(b=Clan("katana-1", samurai=33))
    t.all_pass("advice")
    t.say("d: number 7")
    assert t.offered("a") == ["follow", "spare"]
    t.say("a: follow")
    assert t.samurai("b") == 26
    t = lost(b=Clan("katana-1", samurai=33), d="seppuku")
    t.say("d: seppuku", "a: follow")
    assert t.samurai("b") == 0


def test_R13_6_mercy_costs_one_and_the_tiles():
    t = lost(b=Clan("katana-1", samurai=33), d="seppuku")
    t.say("d: seppuku", "a: spare")
    assert t.samurai("b") == 32 and t.tiles("d") == "" and t.daimyo("d") == 32 and t.asked == "d: arms"


def test_R13_7_the_sensei_is_thanked_and_nobody_else():
    t = lost(d="seppuku")
    t.say("d: seppuku", "a: follow")
    assert t.daimyo("d") == 33
    t = lost()
    t.all_pass("advice")
    t.say("d: number 2", "a: follow")
    assert t.daimyo("d") == 33
    t = lost(seats=5, e="seppuku*2")
    t.say("d: done", "e: seppuku", "a: follow")
    assert t.daimyo("e") == 36 and t.daimyo("d") == 32


def test_R13_8_a_samurai_who_is_sensei_judges_himself():
    t = lost(seats=3, roles="abcb")
    assert t.asked == "b: seppuku"
    t.say("b: done", "c: done")
    assert t.asked == "b: advice"
    t.say("b: done")
    assert t.samurai("b") == 10 and t.asked == "b: arms"


# Chapter 14


def test_R14_1_the_sensei_decides_for_all():
    t = table(phase=11)
    assert t.asked == "d: arms"
    t.say("d: temporise")
    assert [t.tile_count(letter) for letter in "abcd"] == [0, 0, 0, 0] and t.asked == "d: audience"


@pytest.mark.parametrize(("month", "count"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_R14_2_one_two_or_three_tiles(month, count):
    t = table(phase=11, month=month)
    t.say("d: arm")
    assert [t.tile_count(letter) for letter in "abcd"] == [count] * 4


def test_R14_3_the_sensei_draws_first_the_daimyo_too_ruling_26():
    # ruling 26: everybody takes part in phases 11 and 12
    t = table(phase=11)
    t.say("d: arm")
    assert [event.facts["seat"] for event in t.news("draws")] == [3, 0, 1, 2]


def test_R14_4_R14_8_everybody_is_asked_for_a_kotau_once():
    t = table(phase=12, b=Clan(discs="kotau"), c=Clan(discs="kotau"))
    assert t.offered("d") == ["done"]
    t.say("d: done")
    assert t.asked == "a: audience"
    t.say("a: done")
    assert t.offered("b") == ["done", "kotau calm", "kotau hostilities", "kotau support"]
    t.say("b: kotau calm")
    assert t.turn == "b" and t.asked == "b: discs" and t.discs("c") == "kotau"


def test_R14_5_a_kotau_is_put_away():
    t = table(phase=12, d=Clan(discs="kotau duel"))
    t.say("d: kotau support")
    assert t.discs("d") == "duel" and t.state.spent[4] == 1


@pytest.mark.parametrize(("words", "month", "drawn"), [("calm", 5, 0), ("hostilities", 7, 0), ("support", 6, 5)])
def test_R14_6_what_the_audience_brings(words, month, drawn):
    t = table(phase=12, month=5, d=Clan(discs="kotau"))
    t.say(f"d: kotau {words}")
    assert t.month == month and t.tile_count("d") == drawn


def test_R14_7_otherwise_one_month_passes():
    t = table(phase=12, month=5)
    t.say("d: done", "a: done", "b: done", "c: done")
    assert t.month == 6 and t.turn == "b"


@pytest.mark.parametrize(("guard", "stalled", "month"), [(True, 2, 1), (True, 3, 2), (False, 3, 1), (False, 9, 1)])
def test_R14_9_as_many_idle_turns_as_players_move_the_month(guard, stalled, month):
    t = table(phase=7, stalled=stalled, options={"stall_guard": guard})
    t.say("a: done", "a: done")
    assert t.month == month and t.turn == "b"
    assert t.state.stalled == (0 if month == 2 else stalled + 1), "a month that moved begins the count anew"


def test_R14_9_a_month_that_moves_begins_the_count_anew_and_a_calm_one_does_not():
    t = table(phase=12, stalled=3)
    t.all_pass("discs")
    assert t.state.stalled == 0
    t = table(phase=12, stalled=1, d=Clan(discs="kotau"))
    t.say("d: kotau calm")
    assert t.state.stalled == 2
