"""The aim, the end and the options: chapter 1; and the honour tracks: chapter 3."""

import pytest

from tatami.core import BadOption
from tatami.games.bushido.effects import climb, gain_daimyo, gain_samurai, lose_daimyo, lose_samurai, sink
from tatami.games.bushido.game import GAME
from tatami.games.bushido.tests.table import Clan, table


@pytest.mark.parametrize("seats", [2, 6])
def test_R1_1_three_to_five_play(seats):
    with pytest.raises(BadOption):
        GAME.new(seats, 1)
    assert [GAME.new(count, 1).seats for count in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.parametrize(("before", "is_over"), [(48, False), (49, True)])
def test_R1_3_fifty_honour_wins_at_once_ruling_30(before, is_over):
    # ruling 30: looked at after every single move; here the Sensei's thanks of 1
    t = table("shinano a mountain 6, kai c mountain 3", b="", c="katana-1", d=Clan("seppuku", daimyo=before))
    t.attack("kai", "shinano", 1)
    t.fight("", "1")
    t.say("d: seppuku", "a: follow")
    assert (t.asked == "over") == is_over
    if is_over:
        assert t.outcome.reason == "shogun" and t.outcome.winners == (3,) and t.outcome.scores[3] == 50


def test_R1_3_the_game_stops_in_the_middle_of_things():
    t = table("shinano a temple 6, kai c temple 2 ronin 1", a=Clan(daimyo=42), b="katana-3", c="katana-1")
    t.attack("kai", "shinano", 1)
    t.fight("3 battle", "1 battle")
    assert t.asked == "over" and t.outcome.winners == (0,)
    assert t.province("kai") == "a 1 ronin 1", "no revolt is looked for any more"


@pytest.mark.parametrize(("month", "is_over"), [(11, False), (12, True)])
def test_R1_4_the_twelfth_month_is_the_last(month, is_over):
    t = table(phase=12, month=month)
    t.say("d: done", "a: done", "b: done", "c: done")
    assert (t.asked == "over") == is_over
    if is_over:
        assert t.outcome.reason == "year" and t.outcome.winners == (3,)


def test_R1_4_hostilities_end_the_year_from_the_eleventh_month():
    t = table(phase=12, month=11, d=Clan(discs="kotau"))
    t.say("d: kotau hostilities")
    assert t.asked == "over" and t.outcome.ranking == ((3,), (2,), (1,), (0,))


def test_R1_5_level_on_nothing_samurai_honour_decides_then_the_seat():
    none: dict[str, str | Clan] = {letter: Clan(daimyo=0) for letter in "ad"}
    t = table(phase=12, month=12, b=Clan(daimyo=0, samurai=12), c=Clan(daimyo=0, samurai=11), clans=none)
    t.all_pass()
    assert t.outcome.ranking == ((1,), (2,), (0,), (3,))


def test_R1_6_options_are_known_or_refused():
    with pytest.raises(BadOption):
        GAME.new(3, 1, None, False, ninjas=True)
    with pytest.raises(BadOption):
        GAME.new(3, 1, None, False, campaign="twice")
    options = {"provinces": "dealt", "landscape": "random", "katana_table": "publisher", "campaign": "both"}
    rules = GAME.new(3, 1, None, False, **options, sacrificed="reserve", stall_guard="false").rules  # type: ignore[attr-defined]
    assert rules.campaign and rules.elite and rules.deals_provinces
    assert not rules.loses_troops and not rules.stall_guard


# Chapter 3


@pytest.mark.parametrize(("count", "stands"), [(3, 23), (4, 26), (5, 26), (6, 26), (7, 27)])
def test_R3_1_a_gain_jumps_over_others_ruling_4(count, stands):
    # ruling 4: the next free space above, and the extra spaces are real
    assert climb([20, 24, 25, 40], 0, count) == stands


@pytest.mark.parametrize(("count", "stands"), [(1, 25), (2, 22), (3, 22), (4, 22), (5, 21)])
def test_R3_2_a_loss_falls_past_others(count, stands):
    assert sink([26, 24, 23, 40], 0, count) == stands


def test_R3_3_the_ends_of_the_tracks_are_shared():
    assert sink([3, 0, 1], 0, 5) == 0 and sink([3, 0, 1], 0, 2) == 0
    assert climb([48, 50, 10], 0, 2) == 50 and climb([48, 49, 10], 0, 1) == 50 and climb([48, 10, 10], 0, 9) == 50
    t = table(phase=12, a=Clan(samurai=50), b=Clan(samurai=45))
    gain_samurai(t.state, 0, 5)
    gain_samurai(t.state, 1, 9)
    assert (t.samurai("a"), t.samurai("b")) == (50, 50)
    assert [event.facts["seat"] for event in t.news("gains-samurai")] == [1], "a stood there already"
    lose_samurai(t.state, 2, 11)
    assert t.samurai("c") == 0


def test_R3_4_the_two_kinds_do_not_meet_and_ten_is_shared_only_at_the_start():
    t = table(phase=12, a=Clan(daimyo=9, samurai=9))
    gain_daimyo(t.state, 0, 1)
    assert t.daimyo("a") == 10, "Samurai markers stand there"
    gain_samurai(t.state, 0, 1)
    assert t.samurai("a") == 11, "nobody else stops on the start"
    assert t.samurai("b") == t.samurai("c") == 10


def test_R3_5_nothing_moves_nothing():
    t = table(phase=12)
    for move in (gain_daimyo, lose_daimyo, gain_samurai, lose_samurai):
        move(t.state, 0, 0)
    assert t.daimyo("a") == 20 and t.samurai("a") == 10
