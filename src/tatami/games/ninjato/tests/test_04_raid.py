"""Raids. (R4)"""

import pytest

from tatami.games.ninjato.tests.table import table


def raid(hand, clear, sentry="guard-3", side="strength", red="", **options):
    """The first player stands before the sentry of house 1."""
    t = table(**options).hand("a", hand).house(1, clear, red, sentry)
    return t.say(f"a: raid house-1 {side}")


def treasures(t, letter="a"):
    return t.seen().seats["abcd".index(letter)].treasures


def house(t, number=1):
    return t.seen().houses[number - 1]


def test_R4_1_a_house_and_a_side_for_the_whole_raid():
    t = raid("4 5 1", "fan vase jade")
    assert t.seen().raid.side == "strength"
    t.say("a: fight 4").guards("guard-2").say("a: banzai")
    assert t.seen().raid.side == "strength" and t.options == ["fight 5", "give up"]
    assert raid("4 2", "fan", side="stealth").options == ["fight 2", "give up"]


def test_R4_2_a_house_without_treasures_is_closed():
    t = table().hand("a", "5").house(2, "")
    assert "raid house-1 strength" in t.options and "raid house-2 strength" not in t.options
    assert t.why("a", "house-2/stealth") == "R4.2 house-closed"


def test_R4_3_a_raid_needs_a_card_a_stand_in_of_the_side_or_a_disguise():
    """Other skills are no means: ruling 7."""
    t = table()
    assert not [words for words in t.options if words.startswith("raid")]
    assert t.why("a", "house-1/strength") == "R4.3 no-means"
    t.own("a", skill_at="bojutsu intonjutsu kayakujutsu boryaku chimon tenmon kyoyo bajutsu")
    assert not [words for words in t.options if words.startswith("raid")]
    t.own("a", skill_at="choho")
    assert "raid house-1 stealth" in t.options and "raid house-1 strength" not in t.options
    for skill in ("taijutsu", "hensojutsu-snake"):
        assert "raid house-1 strength" in table().own("a", skill_at=skill).options


def test_R4_4_a_hopeless_raid_is_allowed():
    """It costs a shuriken and adds a treasure: ruling 52."""
    t = raid("2", "fan", sentry="guard-5").bag("jade").say("a: give up")
    assert house(t).clear == {"fan": 1, "jade": 1} and t.asked == "b: place"


@pytest.mark.parametrize(
    ("side", "guard", "winning"),
    [
        ("strength", 1, {"2", "4", "5"}),
        ("strength", 3, {"4", "5"}),
        ("strength", 5, set()),
        ("stealth", 1, set()),
        ("stealth", 3, {"1", "2"}),
        ("stealth", 5, {"1", "2", "4"}),
    ],
)
def test_R4_5_above_by_strength_below_by_stealth_and_a_tie_loses(side, guard, winning):
    t = raid("1 2 4 5", "fan", f"guard-{guard}", side)
    assert {words.removeprefix("fight ") for words in t.options} - {"give up"} == winning


def test_R4_6_a_base_and_any_number_of_3s():
    t = raid("4 3 3 3", "fan", "guard-5")
    assert [words for words in t.options if words != "give up"] == ["fight 4 3 3", "fight 4 3 3 3"]
    t = raid("2 3 3", "fan", "guard-1", "stealth")
    assert t.options == ["fight 2 3 3", "give up"]


def test_R4_6_a_3_may_be_the_base_and_supports_need_one():
    """A stand-in is a base: ruling 10."""
    assert raid("3", "fan", "guard-2").options == ["fight 3", "give up"]
    assert raid("3 3", "fan", "guard-3").options == ["fight 3 3", "give up"]
    t = table().hand("a", "3").own("a", skill_at="kenjutsu").house(1, "fan", sentry="guard-5")
    assert t.say("a: raid house-1 strength").options == ["fight kenjutsu 3", "give up"]


def test_R4_7_a_winning_set_or_a_concession_that_costs_no_card():
    """Losing sets are not offered, superfluous 3s are: ruling 6, ruling 16."""
    t = raid("1 5 3 3", "fan vase")
    offered = ["fight 3 3", "fight 5", "fight 5 3", "fight 5 3 3", "give up"]
    assert t.options == offered and t.why("a", "hand/1") == "R4.5 does-not-win"
    t.say("a: give up")
    assert t.seen("a").seats[0].hand == ["1", "3", "3", "5"]


def test_R4_8_cards_of_a_won_fight_are_discarded():
    t = raid("5 3", "fan vase").say("a: fight 5 3")
    assert t.seen("a").seats[0].hand == [] and t.state.card_discards[-2:] == [4, 2]


def test_R4_9_the_sentry_first_and_the_lowest_clear_treasure():
    t = raid("4 4", "scroll jade fan", red="fan")
    assert t.seen().raid.is_sentry and t.seen().raid.foe == "guard-3"
    t.say("a: fight 4")
    assert t.seen().raid.loot == ["fan"] and house(t).clear == {"scroll": 1, "jade": 1} and house(t).red == {"fan": 1}


def test_R4_10_stop_or_banzai_after_every_won_fight():
    t = raid("4 4 4", "fan fan fan fan").guards("guard-1").say("a: fight 4")
    assert t.options == ["stop", "banzai"]
    t.say("a: banzai", "a: fight 4")
    assert t.asked == "a: banzai" and t.options == ["stop", "banzai"]


def test_R4_10_without_means_the_raid_ends_as_a_stop():
    """Banzai could only end in a defeat: ruling 33."""
    t = raid("4", "fan vase").bag("gold").say("a: fight 4")
    assert t.asked == "b: place" and treasures(t) == {"fan": 1} and house(t).clear == {"vase": 1, "gold": 1}


def test_R4_11_who_stops_keeps_all_and_the_house_gets_a_clear_treasure():
    t = raid("4 4 1", "fan fan jade").guards("guard-1").say("a: fight 4", "a: banzai", "a: fight 4").bag("gold")
    t.say("a: stop")
    assert treasures(t) == {"fan": 2} and house(t).clear == {"jade": 1, "gold": 1} and t.asked == "b: place"


def test_R4_12_after_banzai_a_guard_is_drawn_and_a_beaten_one_discarded():
    t = raid("4 4 4", "fan vase jade").say("a: fight 4").guards("guard-2").say("a: banzai")
    assert t.seen().raid.foe == "guard-2" and not t.seen().raid.is_sentry
    t.say("a: fight 4")
    assert t.state.guard_discards[-1] == 1 and t.seen().raid.loot == ["fan", "vase"] and house(t).sentry == "guard-3"


@pytest.mark.parametrize(("drawn", "red"), [("gold", "gold"), ("scroll", "jade"), ("jade", "jade")])
def test_R4_13_a_gong_brings_a_treasure_and_turns_the_highest_clear_one(drawn, red):
    """The drawn one may be the most valuable or not; equal ones are alike: ruling 20."""
    t = raid("4 5", "fan vase jade").say("a: fight 4").guards("gong-3").bag(drawn).say("a: banzai")
    assert house(t).red == {red: 1} and sum(house(t).clear.values()) == 2 and t.asked == "a: face"


def test_R4_13_red_treasures_are_not_compared():
    """Otherwise a gong could turn nothing: ruling 54."""
    t = raid("4 5", "fan scroll", red="gold").say("a: fight 4").guards("gong-3").bag("fan").say("a: banzai")
    assert house(t).red == {"scroll": 1, "gold": 1} and house(t).clear == {"fan": 1}


def test_R4_14_a_sentry_stays_and_its_gong_never_rings():
    t = raid("4 5", "fan vase", "gong-3")
    assert not t.news("rings")
    t.say("a: fight 4", "a: stop")
    assert house(t).sentry == "gong-3"
    t = raid("1", "fan", "gong-3").say("a: give up")
    assert house(t).sentry == "gong-3" and not t.news("rings")


def test_R4_15_elites_guard_red_treasures_from_the_lowest_with_a_number_a_side():
    """Two numbers, or one side would be easy: ruling 5."""
    t = raid("4 5 1", "fan", red="gold jade").say("a: fight 4").elites("elite").say("a: banzai")
    assert t.seen().raid.foe == "elite" and t.options == ["fight 5", "give up"]
    t.say("a: fight 5")
    assert t.seen().raid.loot == ["fan", "jade"] and house(t).red == {"gold": 1}
    t = raid("2 1", "fan", side="stealth", red="gold").say("a: fight 2").elites("elite").say("a: banzai")
    assert t.options == ["fight 1", "give up"]
    t = raid("4 5", "fan", red="gold").say("a: fight 4").elites("captain").say("a: banzai")
    assert t.options == ["give up"]
    t = raid("4 5 3", "fan", red="gold").say("a: fight 4").elites("captain").say("a: banzai")
    assert t.options == ["fight 5 3", "give up"]


def test_R4_15_clear_before_red_even_if_worth_more_and_red_stays_red():
    t = raid("4 1", "gold", red="fan").say("a: fight 4")
    assert t.seen().raid.loot == ["gold"]
    t.bag("vase").say("a: stop")
    assert house(t).red == {"fan": 1} and house(t).clear == {"vase": 1}


def test_R4_16_a_beaten_elite_is_captured_whatever_comes():
    t = raid("4 5 1", "fan", red="scroll jade").elites("elite").say("a: fight 4", "a: banzai", "a: fight 5")
    assert t.seen().seats[0].elites == {"elite": 1}
    t.elites("captain").say("a: banzai", "a: give up", "a: keep fan")
    assert t.seen().seats[0].elites == {"elite": 1} and t.state.elite_discards[-1] == 11


def test_R4_17_who_is_beaten_keeps_one_of_choice_and_the_others_are_discarded():
    """The rulebook names none and discards the others: ruling 2, ruling 4."""
    t = raid("4 4 1", "fan scroll jade").guards("guard-1").say("a: fight 4", "a: banzai", "a: fight 4")
    t.guards("guard-4").bag("gold").say("a: banzai", "a: give up")
    assert t.asked == "a: beaten" and t.options == ["keep fan", "keep scroll"]
    t.say("a: keep scroll")
    assert treasures(t) == {"scroll": 1} and t.state.spent[-1] == 0 and house(t).clear == {"jade": 1, "gold": 1}


def test_R4_17_nothing_is_asked_with_none_one_or_equal_treasures():
    """Put from two different treasures on: ruling 43."""
    t = raid("1", "fan").say("a: give up")
    assert treasures(t) == {} and t.asked == "b: place"
    t = raid("4 1", "fan jade").say("a: fight 4").guards("guard-5").say("a: banzai", "a: give up")
    assert treasures(t) == {"fan": 1} and t.asked == "b: place"
    t = raid("4 4 1", "fan fan jade").guards("guard-1").say("a: fight 4", "a: banzai", "a: fight 4")
    t.guards("guard-5").say("a: banzai", "a: give up")
    assert treasures(t) == {"fan": 1} and t.asked == "b: place"


def test_R1_3_where_the_first_is_kept_the_others_go_back():
    t = (
        raid("4 4 1", "fan scroll jade", defeat="first")
        .guards("guard-1")
        .say("a: fight 4", "a: banzai", "a: fight 4")
    )
    t.guards("guard-4").bag("gold").say("a: banzai", "a: give up")
    assert (
        treasures(t) == {"fan": 1} and house(t).clear == {"scroll": 1, "jade": 1, "gold": 1} and t.asked == "b: place"
    )


def test_R4_18_a_defeat_discards_the_guard_then_the_loot_then_adds_a_treasure():
    """A treasure is added after a defeat too, and a lost one can come back: ruling 3, ruling 36."""
    t = raid("4 4 1", "fan scroll jade").guards("guard-1").say("a: fight 4", "a: banzai", "a: fight 4")
    t.guards("guard-4").say("a: banzai")
    state = t.state
    state.treasures[5:10] = [
        left + state.bag.count(kind) + state.spent.count(kind) for kind, left in enumerate([0] * 5)
    ]
    state.bag, state.spent = [], []
    t.rest().say("a: give up", "a: keep scroll")
    assert state.guard_discards[-1] == 3 and house(t).clear == {"jade": 1, "fan": 1}


def test_R4_19_loot_belongs_to_nobody_and_captured_elites_at_once_to_the_raider():
    """As we chose: ruling 56."""
    t = raid("4 5 1", "fan", red="gold gold").elites("elite").say("a: fight 4", "a: banzai", "a: fight 5")
    assert treasures(t) == {} and t.seen().raid.loot == ["fan", "gold"] and t.seen().seats[0].elites == {"elite": 1}


def test_R4_20_without_any_elite_a_watchman_stands_in():
    """Discards first; then 4 and 2, never captured: ruling 13."""
    t = raid("4 5 5 1", "fan", red="vase jade").say("a: fight 4").elites("")
    t.say("a: banzai")
    assert t.seen().raid.foe in ("elite", "captain")  # the discards were shuffled
    t = raid("4 5 5 4 1", "fan", red="vase jade gold")
    for letter, count in (("a", 6), ("b", 6)):
        t.own(letter, elites=" ".join(["elite"] * count + ["captain"] * 4))
    t.say("a: fight 4", "a: banzai")
    assert t.seen().raid.foe == "watchman" and t.options == ["fight 5", "give up"]
    t.say("a: fight 5")
    assert sum(t.seen().seats[0].elites.values()) == 10 and t.seen().raid.loot == ["fan", "vase"]
    t = raid("2 1 1", "fan", side="stealth", red="vase")
    t.own("b", elites=" ".join(["elite"] * 12 + ["captain"] * 7)).elites("captain").say("a: fight 2", "a: banzai")
    assert t.seen().raid.foe == "captain", "nineteen are captured, one is left"
    t = raid("2 2 1", "fan", side="stealth", red="vase")
    t.own("b", elites=" ".join(["elite"] * 12 + ["captain"] * 8)).say("a: fight 2", "a: banzai")
    assert t.seen().raid.foe == "watchman" and t.options == ["fight 1", "give up"]


def test_R4_21_the_last_treasure_ends_the_raid_and_brings_another_clan():
    """Any free token of another clan; both count and are free at once: ruling 29."""
    t = table().hand("a", "4 4 1").house(1, "fan", sentry="guard-3", token=1).house(2, "fan", token=5)
    bag = len(t.state.bag)
    t.say("a: raid house-1 strength", "a: fight 4")
    assert t.asked == "a: token" and treasures(t) == {"fan": 1} and len(t.state.bag) == bag
    assert not [words for words in t.options if "taira" in words]
    assert "token minamoto 8" in t.options and "token minamoto 2" not in t.options
    t.say("a: token minamoto 8")
    assert (house(t).clan, house(t).token) == ("minamoto", 8) and t.asked == "b: place"
    free = [(token.clan, token.token) for token in t.seen().free_tokens]
    assert ("taira", 4) in free and ("minamoto", 8) not in free and t.state.clan_worth(1) >= 10


def test_R4_21_two_emptied_houses_in_one_round():
    t = table().hand("a", "4").hand("b", "4").house(1, "fan", sentry="guard-3").house(2, "vase", sentry="guard-3")
    for letter, number in (("a", 1), ("b", 2)):
        t.say(f"{letter}: raid house-{number} strength", f"{letter}: fight 4")
        t.say(f"{letter}: {t.options[0]}")
    assert [not one.clear for one in t.seen().houses] == [True, True, False, False, False]
    assert t.why("a", "house-2/strength") == "R4.2 house-closed"
    assert len({(one.clan, one.token) for one in t.seen().houses}) == 5


def test_R4_22_an_emptied_house_loses_its_sentry_and_stays_closed():
    t = table().hand("a", "4").hand("b", "5").house(1, "fan", sentry="guard-3")
    t.say("a: raid house-1 strength", "a: fight 4").say(f"a: {t.options[-1]}")
    assert house(t).sentry is None and t.state.guard_discards == [2]
    assert t.why("b", "house-1/strength") == "R4.2 house-closed"


def nothing_left(t):
    """All treasures of bag and discards belong to the second player."""
    state = t.state
    for kind in range(5):
        state.treasures[5 + kind] += state.bag.count(kind) + state.spent.count(kind)
    state.bag, state.spent = [], []
    return t.rest()


def test_R4_23_without_treasures_a_gong_turns_one_but_never_the_last_clear_one():
    """As we chose: ruling 19."""
    t = nothing_left(raid("4 5", "fan vase jade").say("a: fight 4").guards("gong-3")).say("a: banzai")
    assert house(t).clear == {"vase": 1} and house(t).red == {"jade": 1}
    t = nothing_left(raid("4 5", "fan vase").say("a: fight 4").guards("gong-3")).say("a: banzai")
    assert house(t).clear == {"vase": 1} and house(t).red == {} and t.news("rings")
    t = nothing_left(raid("4", "fan vase")).say("a: fight 4")
    assert house(t).clear == {"vase": 1} and t.asked == "b: place"


def test_R4_23_a_house_with_red_treasures_only_is_raided_without_its_sentry():
    t = table().hand("a", "5").house(1, "", "gold vase", "guard-3").elites("elite").say("a: raid house-1 strength")
    assert t.seen().raid.foe == "elite" and not t.seen().raid.is_sentry
    t.say("a: fight 5")
    assert treasures(t) == {"vase": 1} and house(t).sentry == "guard-3"
