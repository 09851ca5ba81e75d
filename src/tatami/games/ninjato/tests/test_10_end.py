"""Bonuses at the end. (R10)"""

import pytest

from tatami.games.ninjato.pieces import RUMOUR_KINDS
from tatami.games.ninjato.scoring import kind_bonus, row, rumour_bonus
from tatami.games.ninjato.tests.table import table


def copies(kind, count):
    return " ".join(f"{kind}-{copy}" for copy in range(1, count + 1))


def bonus(kind, count, **things):
    t = table().own("a", rumour_at=copies(kind, count), **things)
    return kind_bonus(t.state, 0, RUMOUR_KINDS.index(kind))


@pytest.mark.parametrize(
    ("kind", "things"),
    [
        ("favour-taira", {"envoy_at": "kiyomori atsumori saiko"}),
        ("favour-minamoto", {"envoy_at": "yorimasa yoshitsune saiko"}),
        ("favour-go-shirakawa", {"envoy_at": "tadamichi shunkan kiyomori"}),
        ("fame-tiger", {"skill_at": "kenjutsu hensojutsu-tiger suiren"}),
        ("fame-snake", {"skill_at": "suiren choho taijutsu"}),
        ("fame-crane", {"skill_at": "tenmon hensojutsu-crane suiren"}),
        ("elite-slayer", {"elites": "elite captain"}),
    ],
)
def test_R10_1_one_two_or_three_cards_count_once_twice_or_four_times(kind, things):
    assert [bonus(kind, count, **things) for count in (0, 1, 2, 3)] == [0, 2, 4, 8]


def test_R10_2_sets_count_three_for_each_card():
    """Two kinds are no multipliers: ruling 62."""
    envoys = {"envoy_at": "kiyomori atsumori yorimasa yoshitsune tadamichi shunkan saiko"}
    assert [bonus("three-clans", count, **envoys) for count in (0, 1, 2, 3)] == [0, 6, 12, 18]
    assert bonus("three-clans", 2, envoy_at="kiyomori yorimasa") == 0
    assert bonus("three-ways", 1, skill_at="kenjutsu suiren hensojutsu-crane") == 3
    assert bonus("three-ways", 3, skill_at="kenjutsu suiren") == 0


def test_R10_3_popular_support_counts_every_rumour_itself_too():
    """As we chose: ruling 8."""
    assert [bonus("popular-support", count) for count in (1, 2, 3)] == [1, 4, 12]
    t = table().own("a", rumour_at="popular-support-1 fame-tiger-1 three-ways-1")
    assert rumour_bonus(t.state, 0) == 3


def test_R10_3_a_rumour_of_the_last_scoring_counts():
    """As we chose: ruling 27."""
    t = table().late(7).own("a", envoy_at="kiyomori", rumour_at="popular-support-1")
    t.lay_open("rumour_at", "three-ways-1").say("b: dojo", "a: rumour three-ways-1")
    assert t.state.over and t.outcome.sheet[0]["bonus"] == 2 and t.outcome.sheet[0]["clans"] == 0


def test_R10_4_every_treasure_left_is_worth_one():
    t = table().own("a", treasures="gold gold fan")
    assert row(t.state, 0)["treasures"] == 3 and t.seen().seats[0].forecast == 3


def test_R10_5_captured_elites_are_worth_what_they_show():
    t = table().own("a", elites="elite captain captain")
    assert row(t.state, 0)["elites"] == 5 and row(t.state, 1)["elites"] == 0


def test_R10_5_all_twenty_elites():
    t = table().own("a", elites=" ".join(["elite"] * 12 + ["captain"] * 8), rumour_at=copies("elite-slayer", 3))
    assert row(t.state, 0)["elites"] == 28 and rumour_bonus(t.state, 0) == 80


def test_the_sheet_adds_up():
    t = table().late(7).own("a", envoy_at="kiyomori", treasures="gold", elites="captain", rumour_at="favour-taira-1")
    t.say("b: dojo", "a: honour")
    sheet = t.outcome.sheet[0]
    assert sheet == {"envoys": 0, "rumours": 0, "clans": 6, "bonus": 1, "treasures": 1, "elites": 2, "total": 10}
    assert t.outcome.scores == (10, 0)
