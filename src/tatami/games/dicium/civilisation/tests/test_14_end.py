"""R14 and R15: points, the end, and playing alone."""

import pytest

from tatami.games.dicium.civilisation.effects import gain
from tatami.games.dicium.civilisation.scoring import RANKS, rank
from tatami.games.dicium.civilisation.state import FROM_MONSTER, FROM_TEMPLE
from tatami.games.dicium.civilisation.tests.table import Table, isles


def test_R14_1_points_are_cards_of_the_stack():
    t = isles("d3 h8", dice="1 1 1 1 1").say("a: temple 5", "a: square d1")
    assert t.state.pile == 21 and t.state.cards == [3, 0] and t.told("gains", "count") == [3]


@pytest.mark.parametrize(("pile", "finishing"), [(3, True), (4, False), (1, True)])
def test_R14_2_the_last_card_brings_on_the_end(pile, finishing):
    t = isles("d3 h8", dice="1 1 1 1 1", pile=pile).say("a: temple 5", "a: square d1")
    assert t.state.finishing == finishing and len(t.news("last-card")) == finishing
    assert t.asked == "b: reroll", "the round is finished"


def test_R14_2_the_round_ends_before_the_first_player():
    last = isles("b2 f3", dice="1 1 1 1 1", turn="b", pile=3).say("b: temple 5", "b: square d1")
    assert last.asked == "over" and last.outcome.reason == "stack"
    middle = isles("f3 h8", dice="1 1 1 1 1", turn="a", first="b", pile=3).say("a: temple 5", "a: square d1")
    assert middle.asked == "over", "a is the last of the round that b began"


def test_R14_3_reserve_then_tiles_then_paper():
    """(ruling 33)"""
    t = isles("b2 h8", dice="4 4 3", pile=1, points={"a": "20", "b": "21"})
    assert t.state.spare == 1
    gain(t.state, 0, FROM_TEMPLE)
    assert t.state.pile == 0 and t.state.spare == 4 and t.state.fives == [1, 0] and t.state.cards == [18, 21]
    gain(t.state, 0, FROM_TEMPLE)
    gain(t.state, 0, FROM_TEMPLE)
    assert t.state.spare == 3 and t.state.fives == [2, 0]
    for _ in range(4):
        gain(t.state, 0, FROM_MONSTER)
    assert t.state.fives == [3, 0] and t.state.noted(0) == 4 and t.gained("a") == 20 + 21
    t.rest()


def test_R14_3_who_has_fewer_lets_others_swap():
    """(ruling 33)"""
    t = isles("b2 h8", dice="4 4 3", pile=0, points={"a": "2", "b": "41"})
    gain(t.state, 0, FROM_TEMPLE)
    assert t.state.fives == [0, 1] and t.state.cards == [5, 36] and t.told("swaps", "seat") == [1]
    t.rest()


@pytest.mark.parametrize(("round", "over"), [(40, True), (39, False)])
def test_R14_4_forty_rounds(round, over):
    """(ruling 34)"""
    t = isles("b2 h8", phase="reserve", turn="b", round=round)
    assert (t.asked == "over") == over
    if over:
        assert t.outcome.reason == "rounds"
    else:
        assert t.state.round == 40


def test_R14_5_the_final_count():
    t = isles(
        "b2 h8", phase="reserve", turn="b", pile=0, points={"a": "7", "b": "0"}, cards={"a": "zeno plato"},
        tiles={"a": "city d1, temple d4, wonder d2"}, secrets={"a": "architect", "b": "pontiff"},
    )  # fmt: skip
    assert t.outcome.sheet[0] == {
        "city": 7, "temple": 0, "wonder": 0, "attack": 0, "monster": 0, "wrath": 0,
        "regions": 6, "philosophers": 4, "common": 0, "secret": 5,
    }  # fmt: skip
    assert t.outcome.scores == (22, 2)


@pytest.mark.parametrize(
    ("tiles", "slain", "winners"),
    [
        ({"a": "wonder a3", "b": "city g7"}, {"b": "hydra"}, "a"),
        ({"a": "city a3", "b": "city g7"}, {"b": "hydra"}, "b"),
        ({"a": "city a3", "b": "city g7"}, {}, "ab"),
    ],
)
def test_R14_6_ties(tiles, slain, winners):
    secrets = {"a": "sage", "b": "strategist"}
    t = isles("b2 h8", phase="reserve", turn="b", pile=0, tiles=tiles, slain=slain, secrets=secrets)
    assert t.outcome.scores[0] == t.outcome.scores[1] and t.winners == winners


@pytest.mark.parametrize(("compensation", "scores"), [(True, (2, 2, 3, 4)), (False, (2, 2, 2, 2))])
def test_R14_7_compensation_for_later_players(compensation, scores):
    """(ruling 35)"""
    t = isles("b2 h2 h8 b8", phase="reserve", turn="d", pile=0, compensation=compensation)
    assert t.outcome.scores == scores and ("compensation" in t.outcome.sheet[0]) == compensation
    later = isles("b2 h2 h8 b8", phase="reserve", turn="b", first="c", pile=0, compensation=True)
    assert later.outcome.scores == (3, 4, 2, 2), "by the turn order"


@pytest.mark.parametrize(("round", "over"), [(12, True), (11, False)])
def test_R15_1_twelve_turns_alone(round, over):
    t = isles("b2", phase="reserve", round=round)
    assert (t.asked == "over") == over and t.state.pile == 43
    if over:
        assert t.outcome.reason == "turns" and t.outcome.is_cooperative


def test_R15_2_cards_that_need_others_are_taken_out():
    """(ruling 36)"""
    for seed in range(30):
        state = Table.fresh(1, seed)
        here = {*state.deck, *state.open}
        assert len(here) == 14 and not here & {6, 11} and 6 not in state.common
        assert not state.dealt[0] >> 5 & 1
    assert "full" not in isles("d3", dice="3 3 3 4 4").offered()


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (20, "half-pay"),
        (21, "champion"),
        (25, "champion"),
        (26, "chosen"),
        (30, "chosen"),
        (31, "demigod"),
        (35, "demigod"),
        (36, "god"),
    ],
)
def test_R15_3_the_ranks(points, name):
    assert RANKS[rank(points)] == name
    t = isles("b2", phase="reserve", round=12, points={"a": str(points - 2)})
    assert t.outcome.rank == name and t.outcome.scores == (points,)


@pytest.mark.parametrize(("points", "winners"), [(34, "a"), (33, "")])
def test_R15_4_the_highest_rank_is_the_victory(points, winners):
    """(ruling 37)"""
    assert isles("b2", phase="reserve", round=12, points={"a": str(points)}).winners == winners
