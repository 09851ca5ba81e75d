"""The end of a round, and the clans. (R8, R9)"""

import pytest

from tatami.games.ninjato.pieces import CLANS, ENVOYS, GONE, HENSOJUTSU, IN_DECK, OPEN, ORDINARY, RUMOURS
from tatami.games.ninjato.tests.table import table
from tatami.games.ninjato.tests.test_04_raid import nothing_left


def opened(t, places):
    return [card for card, place in enumerate(getattr(t.state, places)) if place == OPEN]


def test_R8_1_shuriken_come_back_and_the_steps_follow_in_order():
    t = table().house(1, "").late(1)
    t.state.news = []
    t.say("b: dojo")
    assert t.seen().placed == [] and t.state.round == 2
    kinds = [event.kind for event in t.state.news or ()]
    assert kinds == ["visits", "order", "teaches", "refills", "round"]


def test_R8_2_the_stack_from_the_top_then_the_others():
    t = table(4).late(1).say("d: dojo")
    assert t.state.order == [3, 2, 1, 0]


def test_R8_3_skills_are_turned_up():
    t = table().late(1).own("a", skill_at="tenmon")
    t.state.is_used[14] = 1
    assert t.rest().say("b: dojo").state.is_used == [0] * 19


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R8_4_as_many_tiles_as_players_until_round_four_then_one_hensojutsu(seats):
    """The round that is stocked counts: ruling 1."""
    for round in range(1, 8):
        t = table(seats).late(round)
        t.state.skill_at[HENSOJUTSU:] = [IN_DECK] * 3
        before = opened(t, "skill_at")
        t.say(f"{'abcd'[seats - 1]}: dojo")
        while t.asked.endswith(("reward", "gift")):
            t.say(f"{t.asked[0]}: {t.options[0]}")
        now = opened(t, "skill_at")
        assert all(t.state.skill_at[skill] == GONE for skill in before), "unsold tiles never come back"
        if round < 4:
            assert len(now) == seats and max(now) < ORDINARY
        elif round < 7:
            assert len(now) == 1 and now[0] >= HENSOJUTSU
        else:
            assert now == []


def test_R8_5_an_empty_house_is_filled_and_gets_a_sentry_whose_gong_is_ignored():
    t = table().house(2, "").late(1).guards("gong-4").say("b: dojo")
    second = t.seen().houses[1]
    assert sum(second.clear.values()) == 3 and second.sentry == "gong-4" and second.red == {} and not t.news("rings")
    assert all(sum(house.clear.values()) == 3 for house in t.seen().houses)


def test_R8_5_without_treasures_houses_get_what_there_is_in_order():
    """As we chose: ruling 31."""
    t = nothing_left(table().house(2, "").house(4, "").house(5, "").late(1))
    for _kind in (0, 0, 1, 1):
        place = next(place for place in range(5, 10) if t.state.treasures[place] and place != 9)
        t.state.treasures[place] -= 1
        t.state.bag.append(place - 5)
    t.rest().say("b: dojo")
    filled = [sum(house.clear.values()) for house in t.seen().houses]
    assert filled == [3, 3, 3, 1, 0] and t.seen().houses[4].sentry is None and t.seen().houses[3].sentry


def test_R8_6_palace_and_pavilion_up_to_four_while_the_decks_last():
    """The decks are not renewed: ruling 49."""
    t = table().lay_open("envoy_at", "kiyomori").lay_open("rumour_at", "").late(1).say("b: dojo")
    assert len(t.seen().palace) == 4 and "kiyomori" in t.seen().palace and len(t.seen().pavilion) == 4
    t = table().late(1).lay_open("envoy_at", "kiyomori")
    t.own("a", envoy_at=" ".join(name for name in ENVOYS if name not in ("kiyomori", "saiko")))
    t.say("b: dojo")
    assert sorted(t.seen().palace) == ["kiyomori", "saiko"]


def test_R8_7_the_clans_are_scored_after_rounds_three_five_and_seven():
    for round in range(1, 7):
        t = table().late(round).own("a", envoy_at="kiyomori").say("b: dojo")
        assert (t.asked == "a: reward") == (round in (3, 5))
    t = table().late(7).own("a", envoy_at="kiyomori").lay_open("envoy_at", "saiko").say("b: dojo")
    assert t.asked == "a: reward" and len(t.seen().palace) == 4, "ruling 14, ruling 37: all steps, then the scoring"
    t.say("a: honour")
    assert t.state.over


# The clans


def scoring(round=3, seats=2, a="", b="", c="", rumours="three-ways-1 three-ways-2"):
    """A round is over; the players have these envoys, and the clans are scored."""
    t = table(seats).late(round)
    for place in range(9):
        t.state.rumour_at[place] = GONE
    for letter, envoys in (("a", a), ("b", b), ("c", c)):
        if envoys:
            t.own(letter, envoy_at=envoys)
    t.state.rumour_at = [GONE] * len(RUMOURS)
    for name in rumours.split():
        t.state.rumour_at[RUMOURS.index(name)] = OPEN
    return t.rest().say(f"{'abc'[seats - 1]}: dojo")


@pytest.mark.parametrize(("round", "order"), [(3, "taira minamoto go-shirakawa"), (5, "minamoto go-shirakawa taira")])
def test_R9_1_the_clans_one_after_the_other(round, order):
    t = scoring(round, a="kiyomori yorimasa tadamichi")
    assert [clan.clan for clan in t.seen().clans] == order.split()
    asked = []
    while t.asked == "a: reward":
        asked.append(CLANS[t.state.stack[-1].facts()["clan"]])
        t.say("a: honour")
    assert asked == order.split()


def test_R9_1_the_order_after_round_seven():
    t = scoring(7, a="kiyomori yorimasa tadamichi").say("a: honour", "a: honour", "a: honour")
    assert [event.facts["clan"] for event in t.news("scores")] == ["go-shirakawa", "taira", "minamoto"]


def test_R9_2_the_two_with_most_envoys_are_rewarded():
    """In a game of two as well; without envoys nobody: ruling 11, ruling 25."""
    t = scoring(a="atsumori", b="kiyomori shigemori")
    assert t.asked == "b: reward"
    t.say("b: honour")
    assert t.asked == "a: gift"
    t = scoring(seats=3, a="kiyomori", b="shigemori munemori", c="tomomori shigehira koremori")
    assert t.asked == "c: reward" and t.say("c: honour").asked == "b: gift"
    t.say("b: rumour three-ways-1")
    assert t.asked == "c: place" and t.seen().seats[0].rumours == []
    t = scoring()
    assert t.asked.endswith("place") and len(t.seen().pavilion) == 2


def test_R9_3_the_oldest_envoy_of_the_clan_decides_between_equals():
    assert scoring(a="atsumori shigemori", b="munemori koremori").asked == "a: reward"
    assert scoring(a="atsumori tadamichi", b="koremori").asked == "b: reward", "Tadamichi is of another clan"


def test_R9_4_honour_or_a_rumour_and_the_second_gets_the_other():
    """Clan by clan; the second must take a rumour: ruling 44."""
    t = scoring(a="kiyomori", b="atsumori")
    assert t.options == ["honour", "rumour three-ways-1", "rumour three-ways-2"]
    t.say("a: rumour three-ways-2")
    assert [player.honour for player in t.seen().seats] == [0, 6] and t.seen().seats[0].rumours == ["three-ways-2"]
    t = scoring(a="kiyomori", b="atsumori").say("a: honour")
    assert t.seen().seats[0].honour == 6 and t.options == ["rumour three-ways-1", "rumour three-ways-2"]
    t.say("b: rumour three-ways-1")
    assert t.seen().seats[1].rumours == ["three-ways-1"] and t.seen().seats[1].honour == 0
    t = scoring(a="kiyomori", b="atsumori", rumours="three-ways-3").say("a: honour")
    assert t.seen().seats[1].rumours == ["three-ways-3"], "the only one is taken unasked"


def test_R9_5_a_sole_contender_takes_one_reward_and_the_other_lapses():
    """A clan without a house is scored for 0: ruling 45."""
    t = scoring(a="kiyomori").say("a: rumour three-ways-1")
    assert [player.honour for player in t.seen().seats] == [0, 0] and t.asked.endswith("place")
    t = table().late(3).own("a", envoy_at="tadamichi").own("b", envoy_at="saiko")
    for house, token in enumerate((0, 1, 2, 5, 6)):
        t.state.tokens[house] = token
    t.rest().say("b: dojo")
    assert t.asked == "a: reward" and t.seen().clans[2].worth == 0
    t.say("a: honour")
    assert t.asked == "b: gift" and t.seen().seats[0].honour == 0


def test_R9_6_without_open_rumours_the_first_gets_the_honour_and_the_second_nothing():
    """The Pavilion is not filled during a scoring: ruling 26."""
    t = scoring(a="kiyomori", b="atsumori", rumours="")
    assert t.asked.endswith("place") and [player.honour for player in t.seen().seats] == [6, 0]
    t = scoring(a="kiyomori yorimasa", b="atsumori yoshitsune", rumours="three-ways-1").say("a: rumour three-ways-1")
    assert [player.honour for player in t.seen().seats] == [6, 6], "then no rumour is left for Minamoto"
