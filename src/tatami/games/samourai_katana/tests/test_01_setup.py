"""Aim, map, set-up and cards. (R1 to R4)"""

from collections import Counter
from typing import Any

import pytest

from tatami.core.errors import BadOption
from tatami.exam import kit
from tatami.games.samourai_katana import SEATS
from tatami.games.samourai_katana.pieces import (
    CARDS,
    CLANS,
    KYOTO,
    LAND_LINKS,
    LANDS,
    MAJOR,
    MINOR,
    NOBODY,
    PROVINCES,
    RANK_OF,
    SEA_LINKS,
    TERRITORIES,
)
from tatami.games.samourai_katana.scoring import outcome
from tatami.games.samourai_katana.tests.table import GAME, Table, table


def test_R1_1_three_to_six_players():
    assert GAME.seats == SEATS == (3, 4, 5, 6)
    for seats in (2, 7):
        with pytest.raises(BadOption):
            GAME.new(seats, 1)


def test_R1_2_the_most_honour_wins():
    t = table(a="kai:1", b="musashi:1").worth(a=26, b=24, c=3)
    t.end("a")
    t.all_pass()
    assert t.ended == "honour: a"


def test_R1_3_equals_compare_clan_points_towns_territories_castles_samurai():
    """ruling 2: five levels, then the victory is shared."""
    for a, b, won in (
        ("suruga:1", "kai:1", "a"),  # a major town against a minor one
        ("kai:1 musashi:1", "suruga:1", "a"),  # two towns against one, with as many clan points
        ("kai:1 hida:1", "owari:1", "a"),  # territories
        ("kai:1+", "owari:2", "a"),  # castles
        ("kai:2", "owari:1", "a"),  # samurai
        ("kai:1", "owari:1", "ab"),
    ):
        t = table(a=a, b=b, c="iwami:1").worth(a=30, b=30, c=0)
        t.say("a: done").all_pass()
        assert t.winners == won
        assert t.outcome.reason == ("shared" if won == "ab" else "tie")


def test_R2_1_the_map_has_45_territories_and_its_links_go_both_ways():
    assert len(TERRITORIES) == LANDS == 45 and len(PROVINCES) == 10
    for links, count in ((LAND_LINKS, 90), (SEA_LINKS, 28)):
        assert sum(len(near) for near in links) == 2 * count
        assert all(land in links[other] for land in range(LANDS) for other in links[land])


def test_R2_2_27_plains_and_18_mountains():
    assert sum(table().state.rules.is_mountain) == 18


def test_R2_3_seven_major_towns_and_twelve_minor_ones():
    assert Counter(RANK_OF) == {0: 26, MINOR: 12, MAJOR: 7} and TERRITORIES[KYOTO] == "yamashiro"


def test_R2_4_a_samurai_or_a_castle_holds_a_territory():
    t = table(a="kai:1 suruga:0+")
    assert t.at("kai") == "a 1" and t.at("suruga") == "a 0+" and t.at("mikawa") == "free"


def test_R2_5_no_samurai_beyond_those_of_the_clan():
    """ruling 18: the figures of a clan are a hard limit."""
    t = table(a="kai:15 suruga:5").rich(a=30)
    assert t.reserve("a") == 0
    assert not any(words.startswith("put") for words in buying(a="kai:15 suruga:5").options)


def buying(**lands: Any) -> Table:
    from tatami.games.samourai_katana.phases.purchase import Buy

    return table(frame=Buy, **lands)


def test_R2_6_every_seat_has_a_clan_of_its_own():
    """ruling 72: clans differ in name, colour and crest only, and the first cards come after the placing."""
    assert [player.clan for player in table(6).seen().seats] == list(CLANS) and len(set(CLANS)) == 6


def test_R2_7_koku_come_from_a_supply_without_end():
    """ruling 28: tokens are only change."""
    t = table(a=" ".join(f"{name}:0+" for name in ("kai",)))
    t.rich(a=1000)
    assert t.koku("a") == 1000


def test_R2_8_honour_begins_at_dishonour():
    """ruling 22: the space of dishonour is 0, where everybody begins."""
    assert Table.fresh(4).honour == [0, 0, 0, 0]


def test_R2_9_a_town_belongs_to_whoever_holds_its_territory():
    t = table(a="kai:1 suruga:1", b="musashi:1")
    assert t.towns("a") == 2 and t.clan_points("a") == 3
    t.hand("a", "").go("suruga", "mikawa", 1)
    assert t.towns("a") == 1


def test_R3_1_the_first_emperor_is_drawn():
    """ruling 31: in place of the youngest."""
    assert {Table.fresh(3, seed).emperor for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "samurai"), [(3, 20), (4, 20), (5, 18), (6, 15)])
def test_R3_3_samurai_castles_and_koku(seats: int, samurai: int):
    state = Table.dealt(seats)
    assert state.rules.samurai == samurai and state.koku == [5] * seats and state.castles == [3] * seats


@pytest.mark.parametrize(("seats", "minor", "free"), [(3, 3, (3, 3)), (4, 3, (2, 0)), (5, 2, (1, 2)), (6, 2, (0, 0))])
def test_R3_4_R3_8_towns_are_drawn_and_the_others_are_free(seats: int, minor: int, free: tuple[int, int]):
    state = Table.dealt(seats)
    for seat in range(seats):
        ranks = Counter(RANK_OF[land] for land in state.lands_of(seat))
        assert ranks == {MAJOR: 1, MINOR: minor}
    left = Counter(RANK_OF[land] for land in range(LANDS) if state.owner[land] == NOBODY and land != KYOTO)
    assert (left[MAJOR], left[MINOR]) == free
    assert state.clan_points(0) == 2 + minor


def test_R3_5_kyoto_is_not_drawn():
    assert all(Table.dealt(6).owner[KYOTO] == NOBODY for _ in range(3))


def test_R3_6_one_samurai_in_each_town():
    state = Table.dealt(4)
    assert all(state.samurai[land] == (state.owner[land] != NOBODY) for land in range(LANDS))


def test_R3_7_as_many_more_are_placed_clockwise_from_the_emperor():
    """ruling 31: everybody places all of them at once, in the own towns only."""
    t = Table(Table.fresh(4, 3))
    emperor = t.state.emperor
    for step in range(4):
        seat = (emperor + step) % 4
        towns = [TERRITORIES[land] for land in t.state.lands_of(seat)]
        for _ in range(4):
            assert t.asked == f"{kit.LETTERS[seat]}: place"
            assert t.options == [f"put {town}" for town in towns]
            t.say(f"{kit.LETTERS[seat]}: put {towns[0]}")
        assert t.state.samurai[t.state.lands_of(seat)[0]] == 5
    assert t.asked.endswith(": name")


def test_R3_9_five_cards_after_the_placing():
    t = Table(Table.fresh(5, 3))
    assert t.state.sizes == [0] * 5
    t.all_pass("name")
    assert t.state.sizes == [5] * 5


def test_R4_1_the_deck_has_55_cards_of_25_kinds():
    rules = table().state.rules
    assert sum(rules.copies) == 55 and len(CARDS) == 25
    assert Counter(kind for kind, copies in zip(rules.types, rules.copies) for _ in range(copies)) == {
        0: 23,
        1: 10,
        2: 14,
        3: 8,
    }


def test_R4_2_every_card_can_fight_and_costs_nothing_then():
    """ruling 73: koku are paid for the power only."""
    t = table(a="kai:3", b="musashi:1").hand("a", "ikko no").hand("b", "ashigaru*2").rich(a=1)
    t.go("kai", "musashi", 2).fight("ikko no", "ashigaru ashigaru")
    assert t.koku("a") == 0 and t.news("wins")


def test_R4_3_warriors_have_no_power():
    t = table(a="kai:3", b="musashi:1").hand("a", "hatamoto*1 archers*2")
    assert "play hatamoto" not in t.options
    assert t.why("a", "hand/archers") == "R4.3 battle-only"


def test_R4_4_events_are_played_down_to_the_last_card():
    """ruling 45: the limit of two cards does not concern events."""
    t = table(a="kai:3").hand("a", "the")
    t.say("a: play the")
    assert t.honour("a") == 1 and t.state.sizes[0] == 0
    assert not table(a="kai:3").hand("b", "the affront*2 archers").offers("b: play the")


def test_R4_5_a_fan_is_added_to_the_sum():
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2 eventail").hand("b", "archers*2")
    t.go("kai", "musashi", 2).fight("archers archers/eventail", "archers archers")
    assert t.told("turns-over", "count") == [8, 6]


def test_R4_6_a_blue_card_has_its_power_in_battles_only():
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2 general").hand("b", "archers*2")
    assert t.why("a", "hand/general") == "R4.6 battle-only"
    t.go("kai", "musashi", 2).fight("general archers", "archers archers")
    assert t.told("turns-over", "count") == [3 + 2 + 2, 6]  # as one of the two it is a card like others


def test_R4_7_cards_for_any_time_never_in_a_battle_nor_outside_phase_2():
    """ruling 46: phase 2 only. ruling 41: an answer comes before cards are chosen."""
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2").hand("b", "justice archers*2")
    t.go("kai", "musashi", 2)
    assert t.asked == "b: answers"
    t.passes()
    assert t.asked == "a: lay"
    t.say("a: lay archers", "a: lay archers")
    assert t.asked == "b: lay" and not t.offers("b: justice")
    from tatami.games.samourai_katana.phases.purchase import Buy

    t = table(frame=Buy, a="kai:3").hand("a", "ninja archers*2").hand("b", "ninja archers*2")
    assert not t.offers("a: ninja b") and t.asked == "a: buy"


def test_R4_8_not_with_two_cards_or_fewer():
    """ruling 45: the card itself counts, in the own activation too."""
    t = table(a="kai:3", b="musashi:2").hand("a", "ninja archers").hand("b", "archers*3")
    assert not t.offers("a: ninja b") and t.why("a", "hand/ninja") == "R4.8 hand-too-small"
    assert t.hand("a", "ninja archers*1 sohei").offers("a: ninja b")
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2").hand("b", "justice archers")
    assert t.go("kai", "musashi", 2).asked == "a: lay"  # two cards: no window
    t = table(a="kai:3", b="musashi:2").hand("a", "archers*2").hand("b", "justice archers*2")
    assert t.go("kai", "musashi", 2).asked == "b: answers"


def test_the_outcome_is_none_while_the_game_goes_on():
    assert outcome(table().state) is None
