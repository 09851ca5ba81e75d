"""Mobilisation: chapter 10; the campaign token: chapter 15."""

from random import Random

import pytest

from tatami.core.waiting import prompt_facts
from tatami.games.bushido.codes import NUMBER
from tatami.games.bushido.game import GAME
from tatami.games.bushido.phases.regrouping import RegroupTroops
from tatami.games.bushido.state import Bushido
from tatami.games.bushido.tests.table import Clan, Table, table

CAMPAIGN: dict[str, object] = {"campaign": "attack"}
ELITE: dict[str, object] = {"campaign": "both"}


def test_R10_1_R10_2_example_of_regrouping():
    t = table("hida a village 5, shinano a mountain 2, tango a city 2, kai c mountain 3")
    assert t.offered("a") == ["done", "from hida", "from shinano"]
    assert t.why("a", "tango") == "R10.2 isolated"
    t.say("a: from hida", "a: to shinano", "a: number 4")
    assert t.province("shinano") == "a 6" and t.asked == "a: regroup"
    t.attack("kai", "shinano", 4)
    assert t.state.force == 4 and t.province("shinano") == "a 2"


@pytest.mark.parametrize(("elite", "moves"), [("", 3 + 3), (" elite 2", 3 + 2 + 3)])
def test_R10_1_regrouping_comes_to_an_end_ruling_40(elite: str, moves: int):
    """ruling 40: troops that are moved one by one would keep the table waiting for long."""
    t = table(f"hida a village 12{elite}, shinano a mountain 2")
    assert len(t.state.provinces(0)) == 3, "the fortress counts"
    for _ in range(moves):
        t.say("a: from hida", "a: to shinano")
        if t.asked == "a: regroup-elite":
            t.say("a: number 0")
        t.say("a: number 1")
    assert t.offered("a") == ["done"] and t.why("a", "hida") == "R10.1 moved-enough"
    t.say("a: done")
    assert t.asked == "a: target"


def test_R10_2_troops_go_as_far_as_own_land_reaches():
    t = table("kaga a village 3, hida a village 1, shinano a mountain 1, tango a city 2")
    t.say("a: from kaga")
    assert t.offered("a") == ["to hida", "to shinano"]


def test_R10_2_the_view_tells_the_one_who_moves_all_ways():
    t = table("hida a village 5, shinano a mountain 2, tango a city 2, kai c mountain 3")
    seen = GAME.view(t.state, 0)
    loads = {f"{way.source} {way.province}": [(load.least, load.most) for load in way.loads] for way in seen.ways}
    assert loads == {"hida shinano": [(1, 4)], "shinano hida": [(1, 1)]}
    assert GAME.view(t.state, 1).ways == [] == GAME.view(t.state, None).ways
    t.say("a: from hida", "a: to shinano", "a: number 2")
    back = next(way for way in GAME.view(t.state, 0).ways if way.source == "shinano")
    assert back.loads[0].barred == [2], "the arrangement of before does not come back (R10.13)"
    t.say("a: done")
    attack = next(way for way in GAME.view(t.state, 0).ways if way.province == "kai")
    assert (attack.source, attack.province, attack.is_attack, attack.is_defended) == ("shinano", "kai", True, True)
    assert [(load.elite, load.least, load.most) for load in attack.loads] == [(0, 1, 3)]


def test_R10_3_one_troop_stays():
    t = table("hida a village 5, shinano a mountain 1")
    assert t.why("a", "shinano") == "R10.3 one-stays"
    t.say("a: from hida", "a: to shinano")
    assert t.offered("a") == ["number 1", "number 2", "number 3", "number 4"]


def test_R10_4_a_province_of_the_bushi_next_door():
    t = table(
        "shinano a mountain 3, kai c mountain 3, kozuke b village 1, mikawa c village 1,"
        "hida a village 1, kaga - city 0, echizen a town 2, mino - mountain 0"
    )
    t.say("a: done")
    attacked = [words for words in t.offered("a") if words.startswith("attack")]
    assert "attack kai" in attacked and "attack wakasa" not in attacked
    assert t.why("a", "kozuke") == "R10.4 not-the-bushis"
    assert t.why("a", "mikawa") == "R10.4 no-neighbour"
    assert t.why("a", "wakasa") == "R10.4 fortress", "c's fortress lies next to Echizen"


def test_R10_5_or_a_neutral_one_ruling_12():
    # ruling 12: whoever has which role
    t = table("shinano a mountain 3, kai - mountain 0, harima c village 1")
    t.say("a: done")
    assert t.offers("a: attack kai") and not t.offers("a: attack harima")


def test_R10_6_troops_come_from_one_province_a_fortress_too():
    t = table("mutsu c village 1, echigo a village 3, kozuke a village 1")
    t.state.troops[t.state.fortress[0]] = 3
    t.say("a: done", "a: attack mutsu")
    assert t.offered("a") == ["from dewa", "from echigo"], "Kozuke has no troop to spare"
    assert t.why("a", "kozuke") == "R10.6 unreachable"
    t.say("a: from dewa")
    assert t.offered("a") == ["number 1", "number 2"]


def test_R10_7_any_number_but_none():
    t = table("shinano a mountain 15, kai c mountain 3")
    t.say("a: done", "a: attack kai", "a: from shinano")
    assert t.offered("a") == [f"number {count}" for count in range(1, 11)]
    t.say("a: number 10")
    assert t.asked == "a: send-troops" and t.offered("a") == [f"number {count}" for count in range(5)]
    t.say("a: number 4", "a: no bonus")
    assert t.state.force == 14 and t.province("shinano") == "a 1"


@pytest.mark.parametrize(("tokens", "offers"), [(3, 4), (1, 2), (2, 2), (0, 0)])
def test_R10_8_bonus_tokens_are_offered_once(tokens, offers):
    t = table("shinano a mountain 6, kai c mountain 3", a=Clan(tokens=tokens), b="katana-1", c="katana-1")
    t.say("a: done", "a: attack kai", "a: from shinano", "a: number 2")
    assert (t.asked == "a: bonus") == (offers > 0)
    if offers:
        assert len(t.offered("a")) == offers
        t.say(f"a: {t.offered('a')[-1]}")
        assert t.state.tokens[0] == 0 and t.state.bonus == {3: 9, 1: 3, 2: 6}[tokens]


def test_R10_9_a_daimyo_may_rest_ruling_13():
    # ruling 13: the turn is over, the month stays
    t = table("shinano a mountain 6, kai c mountain 3")
    t.say("a: done", "a: done")
    assert t.turn == "b" and t.month == 1 and not t.news("arms")


@pytest.mark.parametrize(("troops", "can"), [(3, False), (4, True)])
def test_R10_10_a_neutral_province_takes_more_troops_than_ronin(troops, can):
    t = table(f"shinano a mountain {troops}, kai - temple 0 ronin 2")
    t.say("a: done")
    assert t.offers("a: attack kai") == can
    if can:
        t.say("a: attack kai", "a: from shinano")
        assert t.offered("a") == ["number 3"]
        t.say("a: number 3")
        assert t.province("kai") == "a 3 ronin 2" and t.daimyo("a") == 29, "28 is taken"
    else:
        assert t.why("a", "kai") == "R10.10 too-few"


def test_R10_11_no_samurai_honour_and_phases_11_and_12_follow():
    t = table("shinano a mountain 6, kai - temple 0")
    t.attack("kai", "shinano", 3)
    assert t.asked == "d: arms" and t.state.samurai == [10] * 4
    t.all_pass("discs")
    assert t.month == 2


def moved(t: Table, *moves: str) -> None:
    """a moves troops: "hida shinano 2"."""
    for here, there, count in (move.split() for move in moves):
        t.say(f"a: from {here}", f"a: to {there}", f"a: number {count}")


def numbers(t: Table, here: str, there: str) -> list[str]:
    """How many troops a could move from here to there."""
    t.say(f"a: from {here}", f"a: to {there}")
    return [words.removeprefix("number ") for words in t.offered("a")]


def test_R10_13_no_arrangement_comes_back_ruling_42():
    # ruling 42: not the one just left, nor any before it in this regrouping
    start = "hida a village 5, shinano a mountain 4, kozuke a village 4"
    t = table(start)
    moved(t, "hida shinano 2")
    assert numbers(t, "shinano", "hida") == ["1", "3", "4", "5"], "two would undo the move; one more or fewer is new"
    t = table(start)
    moved(t, "hida shinano 2", "hida shinano 1")
    assert numbers(t, "shinano", "hida") == ["2", "4", "5", "6"], "one and three: both that were before"
    t = table(start)
    moved(t, "hida shinano 2", "shinano kozuke 2")
    assert numbers(t, "kozuke", "hida") == ["1", "3", "4", "5"], "the long way round leads to the start, too"
    t = table(start)
    moved(t, "hida shinano 2", "kozuke shinano 1")
    assert numbers(t, "shinano", "hida") == ["1", "2", "3", "4", "5", "6"], "a troop of Kozuke's is still away"


def test_R10_13_tokens_are_no_troops():
    t = table("hida a village 4 elite 1, shinano a mountain 4", options=ELITE)
    t.say("a: done", "a: from hida", "a: to shinano", "a: number 1", "a: number 0")
    t.say("a: from shinano", "a: to hida")
    assert t.offered("a") == ["number 0", "number 1"]
    t.say("a: number 1")
    assert t.offered("a") == ["number 1", "number 2", "number 3"], "the token alone would undo the move"
    t = table("hida a village 4 elite 1, shinano a mountain 4", options=ELITE)
    t.say("a: done", "a: from hida", "a: to shinano", "a: number 0", "a: number 3", "a: from hida", "a: to shinano")
    assert t.offered("a") == ["number 0", "number 1"]
    t.say("a: number 1", "a: number 0", "a: from shinano", "a: to hida", "a: number 0")
    assert "number 3" in t.offered("a"), "the troops alone go back, and the token stays"


def test_R10_13_a_number_of_tokens_is_left_out_when_nothing_new_goes_with_it():
    t = table("hida a village 1 elite 2, shinano a mountain 1", options=ELITE)
    t.say("a: done", "a: from hida", "a: to shinano", "a: number 1", "a: number 0", "a: from shinano", "a: to hida")
    assert t.offered("a") == ["number 0"], "the token would go alone, for the troop has to stay, and undo the move"
    assert prompt_facts(t.state, t.state.asked[0], t.state.asked[0].seat)["count"] == 1
    t.say("a: number 0")
    assert t.offered("a") == ["number 1"]


def test_R10_13_a_province_whose_every_move_leads_back_cannot_be_chosen():
    t = table("hida a village 2, shinano a mountain 1, kozuke a village 1")
    moved(t, "hida shinano 1")
    assert t.offered("a") == ["done", "from shinano"]
    t.say("a: from shinano")
    assert t.offered("a") == ["to kozuke"] and t.why("a", "hida") == "R10.13 seen-before"
    assert t.why("a", "dewa") == "R10.2 unreachable"
    t.say("a: to kozuke", "a: number 1")
    assert t.offered("a") == ["done"], "the one troop that can move has been everywhere"
    assert t.why("a", "kozuke") == "R10.13 seen-before" and t.why("a", "hida") == "R10.3 one-stays"
    t.say("a: done")
    assert t.asked == "a: target"


def test_R10_13_the_question_says_that_numbers_are_left_out():
    t = table("hida a village 5, shinano a mountain 4")
    t.say("a: from hida", "a: to shinano")
    assert prompt_facts(t.state, t.state.asked[0], t.state.asked[0].seat)["count"] == 0
    t.say("a: number 2", "a: from shinano", "a: to hida")
    assert prompt_facts(t.state, t.state.asked[0], t.state.asked[0].seat)["count"] == 1


def test_R10_13_the_second_attack_of_a_campaign_begins_anew():
    t = table(f"{FIELD}, kaga a village 5, echizen a village 2", options=CAMPAIGN, clans=ARMED)
    t.say("a: campaign")
    moved(t, "kaga echizen 2")
    t.attack("kai", "shinano", 2)
    t.fight("1 battle", "1 1 battle")
    t.all_pass("samurai")
    t.say("a: samurai b", "a: bushi c", "a: sensei d")
    assert t.asked == "a: regroup" and numbers(t, "echizen", "kaga") == ["1", "2", "3"]


def test_R10_13_arrangements_are_told_apart_exactly():
    """The moves that are refused, beside whole arrangements compared province by province."""
    t = table("hida a village 4, shinano a mountain 3 elite 2, kozuke a village 2 elite 1", options=ELITE)
    t.say("a: done")
    chance = Random(1)
    refused = 0
    for _ in range(60):
        world = t.state.clone()
        had = [(world.troops[:], world.elite[:])]
        while world.asked[0].prompt != "target":
            before = world.clone()
            asked = before.asked[0]
            GAME.apply(world, 0, chance.choice(asked.options))
            if isinstance(asked.frame, RegroupTroops):
                possible = {count: after(before, asked.frame, count) for count in asked.frame.counts(before, [])}
                new = [NUMBER + count for count, arrangement in possible.items() if arrangement not in had]
                assert asked.options == new
                refused += len(possible) - len(new)
                had.append((world.troops[:], world.elite[:]))
    assert refused > 10, "or the comparison says nothing"


def after(state: Bushido, frame: RegroupTroops, count: int) -> tuple[list[int], list[int]]:
    """The arrangement after a move."""
    troops, elite = state.troops[:], state.elite[:]
    troops[frame.source] -= count
    troops[frame.hex] += count
    elite[frame.source] -= frame.elite
    elite[frame.hex] += frame.elite
    return troops, elite


def test_R10_14_troops_that_stand_alone_may_attack_ruling_43():
    # ruling 43: what the rulebook forbids them is to be moved
    t = table("tango a city 3, harima c village 1, hida a village 3, shinano a mountain 1")
    assert t.offered("a") == ["done", "from hida"] and t.why("a", "tango") == "R10.2 isolated"
    t.attack("harima", "tango", 2)
    assert t.province("tango") == "a 1" and t.state.force == 2


def test_R10_14_troops_that_stand_alone_may_be_taken_back_ruling_43():
    t = table("tango a mountain 8", phase=1)
    t.say("a: done")
    assert t.asked == "a: disband" and t.offered("a") == ["disband tango"]
    t.say("a: disband tango", "a: number 2")
    assert t.province("tango") == "a 6" and t.asked == "a: tea"


# Chapter 15

FIELD = "shinano a mountain 9, kai c mountain 3, hida b village 2, musashi c village 2"
ARMED: dict[str, str | Clan] = {"b": "katana-1*9", "c": "katana-1*9"}


@pytest.mark.parametrize(
    ("option", "asked"), [("off", "a: regroup"), ("attack", "a: campaign"), ("both", "a: campaign")]
)
def test_R15_1_the_option_says_what_the_token_is_good_for(option, asked):
    assert table(FIELD, options={"campaign": option}).asked == asked
    t = table(FIELD, phase=1, options={"campaign": option})
    t.all_pass("tea")
    assert ("calls-elite" in t.story) is False
    t = table("", phase=1, options={"campaign": option})
    t.say("a: done")
    while t.asked.startswith("a: deploy"):
        t.say(f"a: {t.offered('a')[-1]}")
    assert t.asked == ("a: elite" if option == "both" else "a: tea")


def test_R15_2_a_campaign_is_declared_once_ruling_32():
    # ruling 32: at the beginning of phase 7
    t = table(FIELD, options=CAMPAIGN)
    t.say("a: campaign")
    assert t.state.tokens[0] & 4 == 0 and t.asked == "a: regroup"
    assert table(FIELD, a=Clan(tokens=3), options=CAMPAIGN).asked == "a: regroup"


def test_R15_2_a_daimyo_who_then_rests_has_declared_in_vain():
    t = table(FIELD, options=CAMPAIGN)
    t.say("a: campaign", "a: done", "a: done")
    assert t.turn == "b" and t.month == 1 and t.state.tokens[0] & 4 == 0


def test_R15_3_a_neutral_province_is_a_first_attack_too():
    t = table(f"{FIELD}, kozuke - village 0", options=CAMPAIGN, clans=ARMED)
    t.say("a: campaign")
    t.attack("kozuke", "shinano", 2)
    assert t.asked == "a: samurai" and t.province("kozuke") == "a 2"


def test_R15_3_a_second_attack_with_new_roles():
    t = table(FIELD, options=CAMPAIGN, clans=ARMED)
    t.say("a: campaign")
    t.attack("kai", "shinano", 2, "bonus 3")
    t.fight("1 battle", "1 1 battle")
    t.say("d: done", "b: done", "c: done", "d: done")
    assert t.asked == "a: samurai" and t.role("bushi") == "-"
    t.say("a: samurai c", "a: bushi b", "a: sensei d")
    assert t.asked == "a: regroup", "phases 5 and 6 are left out, and the token is gone"
    t.attack("hida", "shinano", 2)
    assert t.state.bonus == 0, "what was offered for the first attack is gone"
    t.fight("1 duel", "1 ambush", "cb")
    t.all_pass("arms")
    t.all_pass("discs")
    assert t.turn == "b" and t.month == 2


def test_R15_3_the_same_province_may_be_attacked_again():
    t = table(FIELD, options=CAMPAIGN, clans=ARMED)
    t.say("a: campaign")
    t.attack("kai", "shinano", 2)
    t.fight("1 battle", "1 1 battle")
    t.all_pass("samurai")
    t.say("a: samurai b", "a: bushi c", "a: sensei d", "a: done")
    assert t.offers("a: attack kai")


def test_R15_4_without_a_second_attack_phase_11_follows_ruling_35():
    # ruling 35: the first attack has taken place
    t = table(FIELD, options=CAMPAIGN, clans=ARMED)
    t.say("a: campaign")
    t.attack("kai", "shinano", 2)
    t.fight("1 battle", "1 1 battle")
    t.all_pass("samurai")
    t.say("a: samurai b", "a: bushi c", "a: sensei d", "a: done", "a: done")
    assert t.asked == "d: arms"


def test_R15_5_three_elite_tokens_in_phase_1():
    t = table("shinano a mountain 6", phase=1, options=ELITE)
    t.say("a: done", "a: elite")
    assert t.offered("a") == ["place dewa", "place shinano"]
    t.say("a: place shinano", "a: place shinano", "a: place dewa")
    assert t.province("shinano") == "a 6 elite 2" and t.asked == "a: tea" and t.state.tokens[0] & 4 == 0


def test_R15_6_an_elite_token_is_three_troops_and_eats_nothing():
    t = table("shinano a mountain 1 elite 2, kai c mountain 3", options=ELITE, clans=ARMED)
    assert t.state.on_map(0) == 2 and t.state.strength(t.state.provinces(0)[1]) == 7
    t.say("a: done", "a: done", "a: attack kai", "a: from shinano")
    assert t.asked == "a: send-elite" and t.offered("a") == ["number 0", "number 1", "number 2"]
    t.say("a: number 2", "a: number 0", "a: no bonus")
    t.fight("1 battle", "1 battle")
    assert t.state.totals == [7, 4] and t.province("kai") == "a 0 elite 2" and t.province("shinano") == "a 1"


def test_R15_6_elite_troops_regroup_and_hold_off_ronin():
    t = table("shinano a mountain 1 elite 1 ronin 2, hida a village 2", options=ELITE)
    t.say("a: done", "a: from shinano", "a: to hida")
    assert t.asked == "a: regroup-elite" and t.offered("a") == ["number 0", "number 1"]
    t.say("a: number 1")
    assert t.offered("a") == ["number 0"], "the troop has to stay"
    t.say("a: number 0", "a: done")
    assert t.province("hida") == "a 2 elite 1" and t.province("shinano") == "- 0 ronin 1"
    t = table("shinano a mountain 1 elite 1 ronin 2, hida a village 2", options=ELITE)
    t.say("a: done", "a: done")
    assert t.province("shinano") == "a 1 elite 1 ronin 2", "four against two"


@pytest.mark.parametrize(("ronin", "shinano"), [(1, "a 0 elite 1 ronin 2"), (2, "- 0")])
def test_R15_6_an_elite_token_counts_three_against_ronin_ruling_46(ronin, shinano):
    # ruling 46: three Ronin drive out one token, two do not
    t = table(f"shinano a mountain 0 elite 1 ronin {ronin}", phase=5, d="ronin", options=ELITE)
    t.say("d: ronin shinano")
    assert t.province("shinano") == shinano


def test_R15_6_an_ordinary_troop_stays_in_a_fortress():
    t = table("mutsu a village 2, hitachi c village 1", options=ELITE)
    fortress = t.state.fortress[0]
    t.state.troops[fortress], t.state.elite[fortress] = 2, 1
    t.say("a: done", "a: from dewa", "a: to mutsu", "a: number 0")
    assert t.offered("a") == ["number 1"]
    t = table("mutsu a village 1 elite 1, hitachi a village 1", options=ELITE)
    t.say("a: done", "a: from mutsu", "a: to hitachi", "a: number 0")
    assert t.offered("a") == ["number 1"], "a province can be left to the token alone"
    t.say("a: number 1")
    assert t.province("mutsu") == "a 0 elite 1" and t.province("hitachi") == "a 2"


def test_R15_7_troops_fall_before_tokens_and_a_token_counts_three_ruling_36():
    # ruling 36: one loss kills a token, and three honour are gained
    t = table("shinano a mountain 2 elite 2, kai c mountain 3", options=ELITE, clans=ARMED)
    t.say("a: done", "a: done", "a: attack kai", "a: from shinano", "a: number 2", "a: number 1", "a: no bonus")
    assert t.state.attack_strength() == 7
    t.fight("1 ambush", "1 1 1 ambush")
    assert t.province("shinano") == "a 1", "2 by the difference, 3 by the ambush: a troop and both tokens"
    assert t.samurai("c") == 10 + 7 + 2


def test_R15_7_a_token_killed_in_defence_counts_three_too():
    t = table("shinano a mountain 9, kai c mountain 1 elite 1", options=ELITE, b="katana-3*2", c="katana-1")
    t.say("a: done")
    t.attack("kai", "shinano", 4)
    t.fight("3 3 battle", "1 battle")
    assert t.state.totals == [10, 5] and t.province("kai") == "a 4"
    assert t.samurai("b") == 10 + 4 + 2 + 2, "a troop and a token killed, two tiles, the province"


def test_R15_7_a_token_that_cannot_retreat_is_out_and_counts_for_nobody():
    t = table("shinano a mountain 6, kai c mountain 1 elite 1", options=ELITE, clans=ARMED)
    t.say("a: done")
    t.attack("kai", "shinano", 4)
    t.fight("1 1 duel", "1 duel")
    assert t.story.count("disperses") == 1 and t.province("kai") == "a 4" and sum(t.state.elite) == 0
    assert t.samurai("b") == 10 + 5 + 2 + 2, "half of c's honour, two tiles, the province; no troop"


def test_R15_7_a_single_loss_is_taken_by_a_troop():
    t = table("shinano a mountain 2 elite 1, kai c mountain 3", options=ELITE, clans=ARMED)
    t.say("a: done", "a: done", "a: attack kai", "a: from shinano", "a: number 1", "a: number 1", "a: no bonus")
    t.fight("1 ambush", "1 1 ambush")
    assert t.state.totals == [1, 2]
    assert t.province("shinano") == "a 1", "1 by the difference, 2 by the ambush: a troop, then the token"
    t = table("shinano a mountain 3 elite 1, kai c mountain 3", options=ELITE, b="katana-1*3", c="katana-2*3")
    t.say("a: done", "a: done", "a: attack kai", "a: from shinano", "a: number 1", "a: number 2", "a: no bonus")
    t.fight("1 1 ambush", "2 2 ambush")
    assert t.state.totals == [2, 4] and t.province("shinano") == "a 1 elite 1", "two troops fell"


@pytest.mark.parametrize(("reserve", "kai"), [(1, "a 1"), (0, "- 0")])
def test_R15_8_elite_tokens_go_home_ruling_37(reserve, kai):
    # ruling 37: a province that they held alone gets a troop from the reserve, or is lost
    t = table(
        f"shinano a mountain {28 - reserve} elite 1, hida a rice-field 1, kai a mountain 0 elite 2",
        phase=1,
        options=ELITE,
    )
    assert t.province("shinano") == f"a {28 - reserve}" and t.province("kai") == kai
    assert t.state.on_map(0) == 30
