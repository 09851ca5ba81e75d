"""What a fight would come to and who may wait behind it, as the view tells it. (R1.4, R4.5-R4.15)"""

from random import Random

from tatami.exam.sitting import picked
from tatami.games.ninjato import risk
from tatami.games.ninjato.fights import winning_sets
from tatami.games.ninjato.pieces import ALL_PLACES, AT_DOJO, NOTHING
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.tests.table import GAME, table
from tatami.games.ninjato.tests.test_05_sensei import skilled


def raided(hand, house="fan scroll jade", red="", sentry="guard-3", side="strength", guards="guard-2 gong-4"):
    t = table().hand("a", hand).house(1, house, red, sentry=sentry).guards(guards)
    return t.say(f"a: raid house-1 {side}")


def ahead(seen):
    return [(foe.guard, foe.left, foe.value, foe.is_beatable) for foe in seen.raid.ahead]


def test_R4_6_every_winning_set_has_its_total_and_what_the_rest_could_beat():
    seen = raided("2 3 4 5").seen("a")
    assert (seen.raid.value, seen.raid.prize) == (3, risk.Prize("fan", False))
    told = {tuple(one.cards): (one.total, one.beats) for one in seen.raid.sets}
    assert told == {("4",): (4, 2), ("5",): (5, 2), ("4", "3"): (5, 2), ("5", "3"): (6, 1)}


def test_R4_10_banzai_names_who_may_come_and_whom_the_raider_can_beat():
    t = raided("3 4").say("a: fight 4")
    assert ahead(t.seen("a")) == [("guard-2", 1, 2, True), ("gong-4", 1, 4, False)]
    assert ahead(t.seen("b")) == ahead(t.seen()) == [("guard-2", 1, 2, None), ("gong-4", 1, 4, None)]
    assert t.seen("b").raid.sets is None and t.seen("a").raid.sets == []


def test_R4_12_an_empty_pile_is_made_of_the_discards():
    t = raided("4 5", guards="gong-2").say("a: fight 4")
    state = t.state
    state.guard_discards, state.guard_pile = state.guard_pile + state.guard_discards, []
    assert {foe.guard for foe in t.seen("b").raid.ahead} >= {"gong-2", "guard-5"}


def test_R4_15_behind_the_last_clear_treasure_wait_elites_and_behind_the_last_nobody():
    t = raided("4 5 5", house="fan", red="jade")
    assert {foe.guard for foe in t.seen("a").raid.ahead} == {"elite", "captain"}
    t = t.say("a: fight 4", "a: banzai")
    assert t.seen("a").raid.prize == risk.Prize("jade", True) and t.seen("a").raid.ahead == []


def test_R6_8_who_looked_knows_who_comes():
    t = skilled("boryaku", "4 5 5", "fan fan fan fan").say("a: fight 4", "a: use boryaku")
    (known,) = t.seen("a").raid.ahead
    assert known.guard == t.seen("a").next_guard
    assert len(t.seen("b").raid.ahead) > 3


def test_R4_5_the_best_total_wins_where_any_set_wins():
    """The short reckoning agrees with the list of all sets, in whole games."""
    fights = 0
    for seed in range(6):
        luck = Random(seed)
        state = GAME.new(3, seed)
        assert isinstance(state, Ninjato)
        while decisions := GAME.decisions(state):
            if state.foe != NOTHING:
                fights += 1
                raider = risk.raider(state)
                means, won = risk.Means(state), winning_sets(state, raider)
                assert means.beat(state.foe_value()) == bool(won or state.disguise(raider) != NOTHING)
                assert all(state.wins(one.total) for one in risk.sets(state, False))
            GAME.apply(state, decisions[0].seat, picked(GAME, state, decisions[0], luck, 0.7))
    assert fights > 200


def test_R1_5_a_fight_that_can_only_be_given_up_says_so_to_the_raider_alone():
    t = raided("3", sentry="guard-5")
    (asked,) = t.state.asked
    assert asked.frame.waits and len(asked.options) == 1
    assert asked.frame.secret_facts(t.state, 0) == {"hope": "none"} and "hope" not in asked.frame.prompt_facts(
        t.state, 0
    )


def test_R10_1_the_forecast_is_the_line_of_the_score_sheet():
    t = table().own(
        "a", treasures="fan jade", elites="captain", envoy_at="kiyomori atsumori", rumour_at="favour-taira-1"
    )
    own = t.seen("b").seats[0]
    assert own.sheet["total"] == own.forecast == 2 + 2 + 2
    assert [(one.kind, one.cards, one.counted, one.bonus) for one in own.bonuses] == [("favour-taira", 1, 2, 2)]


def test_R9_3_contenders_are_told_with_envoys_and_age():
    t = table().own("a", envoy_at="atsumori").own("b", envoy_at="kiyomori")
    taira = next(clan for clan in t.seen().clans if clan.clan == "taira")
    assert [one.seat for one in taira.contenders] == [taira.first, taira.second] == [1, 0]
    assert taira.contenders[0].age > taira.contenders[1].age


def test_R8_2_the_next_order_is_told_as_the_stack_lies():
    t = table(3)
    assert t.seen().next_order == [0, 1, 2] and [one.after for one in t.seen().scorings] == [3, 5, 7]
    t.state.placed = [1 * ALL_PLACES + AT_DOJO, 2 * ALL_PLACES + AT_DOJO]
    assert t.seen().next_order == [2, 1, 0]
