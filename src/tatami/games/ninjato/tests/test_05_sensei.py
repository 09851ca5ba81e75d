"""The Sensei and the skills. (R5, R6)"""

import pytest

from tatami.games.ninjato.pieces import SKILLS
from tatami.games.ninjato.tests.table import table
from tatami.games.ninjato.tests.test_04_raid import house, raid, treasures


def skilled(skills, hand, clear, sentry="guard-3", side="strength", red="", **options):
    """The first player, who knows these skills, stands before the sentry of house 1."""
    t = table(**options).hand("a", hand).own("a", skill_at=skills).house(1, clear, red, sentry)
    return t.say(f"a: raid house-1 {side}")


def used(t, letter="a"):
    return t.seen().seats["abcd".index(letter)].used


def learning(t):
    return [words for words in t.options if words.startswith("learn")]


def test_R5_1_one_open_tile_that_can_be_paid():
    """What cannot be paid cannot be taken: ruling 17."""
    t = table().hand("a", "4 1").lay_open("skill_at", "kenjutsu bojutsu suiren choho")
    assert learning(t) == ["learn bojutsu"]
    t.say("a: learn bojutsu")
    assert t.asked == "b: place" and t.seen().sensei == ["kenjutsu", "choho", "suiren"]
    assert learning(table().lay_open("skill_at", "kenjutsu tenmon")) == []


def test_R5_2_the_first_tile_of_a_way_costs_exactly_its_card():
    """A 3 is no other value, and stand-ins pay nothing: ruling 22, ruling 57."""
    t = table().hand("a", "5 3").lay_open("skill_at", "kenjutsu bojutsu").say("a: learn kenjutsu")
    assert t.seen("a").seats[0].hand == ["3"] and t.state.card_discards == [4]
    t = table().hand("a", "3 3").own("a", skill_at="naginatajutsu").lay_open("skill_at", "suiren")
    assert learning(t) == [] and t.why("a", "suiren") == "R5.2 card-to-pay"


def test_R5_2_any_one_card_where_none_is_shown():
    t = table().hand("a", "5 3 3").lay_open("skill_at", "tenmon").say("a: learn tenmon")
    assert t.asked == "a: tuition" and t.options == ["discard 3", "discard 5"]
    t.say("a: discard 3")
    assert t.seen("a").seats[0].hand == ["3", "5"] and t.seen().seats[0].skills == ["tenmon"]
    t = table().lay_open("skill_at", "tenmon")
    assert t.why("a", "tenmon") == "R5.2 no-card-to-pay"


def test_R1_5_cards_that_are_alike_are_asked_for_and_the_only_one_is_not():
    """A question that is skipped would tell that the hand has one value; its size is open: ruling 47."""
    t = table().hand("a", "2 2").lay_open("skill_at", "tenmon").say("a: learn tenmon")
    assert t.asked == "a: tuition" and t.options == ["discard 2"] and t.state.stack[-1].waits
    t = table().hand("a", "2").lay_open("skill_at", "tenmon").say("a: learn tenmon")
    assert t.asked == "b: place" and t.seen().discards == {"2": 1} and t.seen().seats[0].skills == ["tenmon"]


def test_R5_3_later_tiles_of_the_way_are_free_for_their_owner_only():
    t = table().own("a", skill_at="kayakujutsu").lay_open("skill_at", "kenjutsu tenmon")
    assert learning(t) == ["learn kenjutsu"]
    t.say("a: learn kenjutsu")
    assert t.seen().seats[0].skills == ["kenjutsu", "kayakujutsu"] and not t.state.card_discards
    assert t.why("b", "tenmon") == "R5.2 no-card-to-pay"


def test_R5_3_hensojutsu_counts_for_its_way():
    t = table().own("a", skill_at="hensojutsu-crane").lay_open("skill_at", "tenmon kenjutsu")
    assert learning(t) == ["learn tenmon"]


def test_R5_4_a_new_tile_works_at_once_and_several_in_one_fight():
    t = table().hand("a", "4 5").lay_open("skill_at", "bojutsu").say("a: learn bojutsu", "b: dojo")
    for _ in range(4):
        t.say(f"b: {t.options[0]}") if t.asked.startswith("b") else None
    t.house(1, "fan", sentry="guard-5").say("a: raid house-1 strength")
    assert t.options == ["fight 5 bojutsu", "give up"]
    t = skilled("kenjutsu bojutsu kusarigamajutsu", "", "fan vase", content={"guards": {"5": {"quiet": 6}}})
    assert "fight kenjutsu" in t.options


def test_R5_5_once_a_round_face_down_and_up_again_at_its_end():
    t = skilled("kenjutsu", "5", "fan fan fan").say("a: fight kenjutsu")
    assert used(t) == ["kenjutsu"] and t.asked == "a: banzai"
    t.guards("guard-4").say("a: banzai")
    assert t.options == ["fight 5", "give up"] and t.why("a", "kenjutsu") == "R5.5 skill-used"


def test_R5_6_nobody_uses_skills_in_the_placement_of_another():
    """As we chose: ruling 53."""
    t = (
        table()
        .hand("a", "4 5")
        .own("b", skill_at="tenmon chimon kyoyo intonjutsu")
        .house(1, "fan vase", sentry="guard-3")
    )
    t.say("a: raid house-1 strength", "a: fight 4").guards("gong-2").say("a: banzai")
    assert t.asked == "a: face" and t.news("rings") and used(t, "b") == []


@pytest.mark.parametrize(
    ("skill", "side", "most"),
    [
        ("kenjutsu", "strength", 4),
        ("naginatajutsu", "strength", 3),
        ("shinobi-iri", "stealth", 2),
        ("choho", "stealth", 3),
    ],
)
def test_R6_1_stand_ins(skill, side, most):
    """Each beats one guard just so, and not the next."""
    step = 1 if side == "strength" else -1
    assert f"fight {skill}" in skilled(skill, "", "fan", f"guard-{most}", side).options
    assert f"fight {skill}" not in skilled(skill, "3", "fan", f"guard-{most + step}", side).options
    other = "stealth" if side == "strength" else "strength"
    assert f"fight {skill}" not in skilled(skill, "3", "fan", "guard-3", other).options


@pytest.mark.parametrize(
    ("skill", "side", "hand", "guard"),
    [
        ("bojutsu", "strength", "4", 4),
        ("kusarigamajutsu", "strength", "4", 5),
        ("suiren", "stealth", "2", 2),
        ("shurikenjutsu", "stealth", "2", 1),
    ],
)
def test_R6_2_modifiers(skill, side, hand, guard):
    assert skilled(skill, hand, "fan", f"guard-{guard}", side).options == [f"fight {hand} {skill}", "give up"]


def test_R6_2_both_together_on_top_of_supports_and_without_bounds():
    """Each at most once in a fight: ruling 23."""
    t = skilled("bojutsu kusarigamajutsu", "2", "fan", "guard-4")
    assert t.options == ["fight 2 bojutsu kusarigamajutsu", "give up"]
    t.say("a: fight 2 bojutsu kusarigamajutsu")
    assert used(t) == ["bojutsu", "kusarigamajutsu"]
    t = skilled("suiren shurikenjutsu", "1 3", "fan", side="stealth", red="gold", sentry="guard-2")
    t.elites("captain").say("a: fight 1")
    assert t.asked == "a: banzai"
    t.say("a: banzai")
    assert t.options == ["fight 3 suiren shurikenjutsu", "give up"]
    t = skilled("bojutsu", "4 3", "fan", "guard-5")
    assert t.options == ["fight 4 3 bojutsu", "give up"]


def test_R6_3_superfluous_skills_are_not_offered():
    """Superfluous 3s are: ruling 32."""
    t = skilled("bojutsu kusarigamajutsu taijutsu", "4 3", "fan", "guard-3")
    assert not [words for words in t.options if "4" in words and ("jutsu" in words)]
    t = skilled("bojutsu kusarigamajutsu", "4", "fan", "guard-4")
    assert t.options == ["fight 4 bojutsu", "fight 4 kusarigamajutsu", "give up"]
    t = skilled("taijutsu", "4", "fan", "guard-4")
    assert t.options == ["fight 4 taijutsu", "give up"]


def test_R6_4_kayakujutsu_replaces_a_guard_that_was_drawn():
    t = skilled("kayakujutsu", "4 5", "fan vase jade")
    assert "use kayakujutsu" not in t.options, "not a sentry"
    t.say("a: fight 4").guards("gong-5").bag("fan").say("a: banzai")
    assert t.options == ["use kayakujutsu", "give up"] and len(t.news("rings")) == 1
    t.guards("gong-2").bag("fan").say("a: use kayakujutsu")
    assert t.seen().raid.foe == "gong-2" and len(t.news("rings")) == 2 and t.options == ["fight 5", "give up"]
    t = (
        skilled("kayakujutsu", "2 1", "fan vase jade", side="stealth")
        .say("a: fight 2")
        .guards("guard-5")
        .say("a: banzai")
    )
    assert "use kayakujutsu" not in t.options
    t = skilled("kayakujutsu", "4 5", "fan", red="gold").say("a: fight 4", "a: banzai")
    assert "use kayakujutsu" not in t.options, "not an Elite"


def test_R6_5_intonjutsu_keeps_all_after_a_defeat_by_stealth():
    """From two treasures on, equal ones too: ruling 43."""
    t = skilled("intonjutsu", "2 2 5", "fan fan jade", side="stealth").guards("guard-4")
    t.say("a: fight 2", "a: banzai", "a: fight 2").guards("guard-1").bag("gold").say("a: banzai", "a: give up")
    assert t.options == ["keep fan", "use intonjutsu"]
    t.say("a: use intonjutsu")
    assert treasures(t) == {"fan": 2} and used(t) == ["intonjutsu"] and house(t).clear == {"jade": 1, "gold": 1}
    t = skilled("intonjutsu", "2 5", "fan jade", side="stealth").say("a: fight 2").guards("guard-1")
    assert t.say("a: banzai", "a: give up").asked == "b: place"
    t = (
        skilled("intonjutsu", "4 4 1", "fan scroll jade")
        .guards("guard-1")
        .say("a: fight 4", "a: banzai", "a: fight 4")
    )
    t.guards("guard-5").say("a: banzai", "a: give up")
    assert t.options == ["keep fan", "keep scroll"]


def test_R6_6_taijutsu_is_a_3_as_base_or_support_on_both_sides():
    """Beside 3s it is the base, the same set under one name: ruling 60."""
    assert skilled("taijutsu", "", "fan", "guard-2").options == ["fight taijutsu", "give up"]
    assert skilled("taijutsu", "", "fan", "guard-4", "stealth").options == ["fight taijutsu", "give up"]
    assert skilled("taijutsu", "2", "fan", "guard-2", "stealth").options == ["fight 2 taijutsu", "give up"]
    assert skilled("taijutsu", "3", "fan", "guard-3").options == ["fight taijutsu 3", "give up"]


def test_R6_7_bajutsu_takes_one_more_before_the_row_is_filled():
    """After the compulsory cards, while the hand is below the limit: ruling 34."""
    t = table().own("a", skill_at="bajutsu").row("1 2 3").hand("a", "5 5")
    t.say("a: dojo", "a: take 1", "a: take 2")
    assert t.asked == "a: one-more" and t.options == ["take 3", "take hidden", "no more"] and t.seen().row == ["3"]
    t.say("a: take 3")
    assert used(t) == ["bajutsu"] and len(t.seen().row) == 3 and t.asked == "b: place"
    t = table().own("a", skill_at="bajutsu").hand("a", "5 5").say("a: dojo", "a: take hidden", "a: take hidden")
    assert used(t.say("a: no more")) == [] and t.asked == "b: place"
    t = table().own("a", skill_at="bajutsu").hand("a", "1 2 3 4 5 5").say("a: dojo", "a: take hidden")
    assert t.asked == "b: place"
    t = table().own("a", skill_at="bajutsu").hand("a", "1 2 3 4 5").say("a: dojo", "a: take hidden", "a: take hidden")
    assert t.asked == "b: place"


def test_R6_8_boryaku_looks_before_each_choice_and_may_put_one_card_aside():
    """As we chose: ruling 35."""
    t = skilled("boryaku", "4 5 5", "fan fan fan fan").say("a: fight 4").guards("gong-5 gong-4")
    assert t.options == ["stop", "banzai", "use boryaku"]
    t.say("a: use boryaku")
    first = t.seen("a").next_guard
    assert first in ("gong-4", "gong-5") and t.seen("b").next_guard is None and t.seen("b").is_guard_known
    assert t.news("looks")[0].seen_by(1) == {"seat": 0} and t.news("looks")[0].seen_by(0)["guard"] == first
    assert t.options == ["stop", "banzai", "put aside"]
    t.say("a: put aside")
    second = t.seen("a").next_guard
    assert {first, second} == {"gong-4", "gong-5"} and not t.news("rings") and t.options == ["stop", "banzai"]
    t.say("a: stop")
    assert t.seen("a").next_guard == second, "known after the raid"


def test_R6_8_boryaku_goes_on_for_the_raid_and_the_card_seen_is_the_card_met():
    t = (
        skilled("boryaku", "4 5 5", "fan fan fan fan")
        .say("a: fight 4")
        .guards("guard-2")
        .say("a: use boryaku", "a: banzai")
    )
    assert t.seen().raid.foe == "guard-2" and t.seen("a").next_guard is None
    t.guards("guard-1").say("a: fight 5")
    assert t.seen("a").next_guard == "guard-1" and t.options == ["stop", "banzai", "put aside"]


def test_R6_8_boryaku_sees_elites_but_not_the_watchman():
    t = skilled("boryaku", "4 5 5", "fan", red="gold gold").say("a: fight 4").elites("captain").say("a: use boryaku")
    assert t.seen("a").next_elite == "captain" and t.seen("b").next_elite is None and t.seen("b").is_elite_known
    t = skilled("boryaku", "4 5 5", "fan", red="gold gold")
    t.own("b", elites=" ".join(["elite"] * 12 + ["captain"] * 8)).say("a: fight 4")
    assert t.options == ["stop", "banzai"]


def test_R6_9_chimon_swaps_the_prize_for_another_clear_kind():
    """Never for a red one, so never for an Elite's prize: ruling 40."""
    t = skilled("chimon", "4 5", "fan fan jade", red="gold").say("a: fight 4")
    assert t.asked == "a: prize" and t.options == ["swap jade", "keep the prize"]
    t.say("a: swap jade")
    assert t.seen().raid.loot == ["jade"] and house(t).clear == {"fan": 2} and used(t) == ["chimon"]
    t = skilled("chimon", "4 5", "fan jade").say("a: fight 4", "a: keep the prize")
    assert used(t) == [] and t.asked == "a: banzai"
    assert skilled("chimon", "4 5", "fan fan").say("a: fight 4").asked == "a: banzai"
    t = (
        skilled("chimon", "4 5 5", "fan", red="vase gold")
        .elites("elite")
        .say("a: fight 4", "a: banzai", "a: fight 5")
    )
    assert t.asked == "a: banzai"


def test_R6_10_tenmon_silences_a_gong():
    """The gong comes first, then the fight; Kayakujutsu's guard may be silenced too: ruling 39."""
    t = skilled("tenmon kayakujutsu", "4 5", "fan vase jade").say("a: fight 4").guards("gong-2").say("a: banzai")
    assert t.asked == "a: gong" and t.options == ["use tenmon", "let it ring"]
    t.say("a: use tenmon")
    assert t.asked == "a: face" and house(t).red == {} and not t.news("rings") and used(t) == ["tenmon"]
    t = skilled("tenmon kayakujutsu", "4 5", "fan vase jade").say("a: fight 4").guards("gong-5")
    t.say("a: banzai", "a: let it ring")
    assert t.news("rings")
    t.guards("gong-1").say("a: use kayakujutsu")
    assert t.asked == "a: gong"


def test_R6_11_kyoyo_brings_a_card_back():
    """Cards only, also after the fight that empties the house: ruling 41."""
    t = skilled("kyoyo", "5 3", "fan vase").say("a: fight 5 3")
    assert t.asked == "a: recover" and t.options == ["recover 3", "recover 5", "leave the cards"]
    t.say("a: recover 5")
    assert t.seen("a").seats[0].hand == ["5"] and t.state.card_discards == [2] and t.asked == "a: banzai"
    t = skilled("kyoyo", "5", "fan").say("a: fight 5")
    assert t.asked == "a: recover" and t.say("a: leave the cards").asked == "a: token" and used(t) == []
    t = skilled("kyoyo kenjutsu", "3", "fan vase").say("a: fight kenjutsu")
    assert t.asked == "a: banzai"
    t = skilled("kyoyo kenjutsu", "3 1", "fan vase").say("a: fight kenjutsu 3")
    assert t.options == ["recover 3", "leave the cards"]
    t = skilled("kyoyo hensojutsu-tiger", "3", "fan vase").say("a: use hensojutsu")
    assert t.asked == "a: banzai"


def test_R6_12_hensojutsu_passes_anybody_on_either_side():
    """A sentry stays, others are discarded, an Elite is not captured: ruling 24."""
    t = skilled("hensojutsu-tiger", "5", "fan vase", "guard-1", "stealth")
    assert t.options == ["use hensojutsu", "give up"]
    t.say("a: use hensojutsu")
    assert t.seen().raid.loot == ["fan"] and house(t).sentry == "guard-1" and used(t) == ["hensojutsu-tiger"]
    t = skilled("hensojutsu-snake", "4 4", "fan", red="gold gold").elites("captain")
    t.say("a: fight 4", "a: banzai", "a: use hensojutsu")
    assert (
        t.seen().raid.loot == ["fan", "gold"] and t.seen().seats[0].elites == {} and t.state.elite_discards[-1] == 11
    )
    t = skilled("hensojutsu-snake", "4 4", "fan fan fan").say("a: fight 4").guards("gong-5").say("a: banzai")
    assert t.news("rings"), "a gong has rung before"
    t.say("a: use hensojutsu")
    assert t.state.guard_discards[-1] == 9


def test_R6_12_of_several_disguises_the_first_is_turned():
    """They are alike: ruling 42."""
    t = skilled("hensojutsu-snake hensojutsu-crane", "5", "fan vase", "guard-5")
    assert t.options == ["use hensojutsu", "give up"]
    assert used(t.say("a: use hensojutsu")) == ["hensojutsu-snake"]


def test_R6_13_prize_then_card_then_look_then_choice():
    """As we chose: ruling 21."""
    t = skilled("chimon kyoyo boryaku", "4 5", "fan jade vase").say("a: fight 4")
    asked = [t.asked]
    asked.append(t.say("a: swap vase").asked)
    asked.append(t.say("a: recover 4").asked)
    assert asked == ["a: prize", "a: recover", "a: banzai"] and "use boryaku" in t.options
    assert len(SKILLS) == 19 and raid("4 4", "fan vase").say("a: fight 4").asked == "a: banzai"
