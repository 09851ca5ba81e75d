"""Whether the hints are any good, and whether bots that look ahead know what the hints know."""

import random

import pytest

from tatami.bots import make
from tatami.games.ninjato.bot import hints, rollout, win_chances
from tatami.games.ninjato.bot.knowledge import Knowledge
from tatami.games.ninjato.pieces import INTONJUTSU, KAYAKUJUTSU, STRENGTH
from tatami.games.ninjato.tests.table import GAME, Table, table
from tatami.games.ninjato.tests.test_04_raid import raid
from tatami.games.ninjato.tests.test_05_sensei import skilled


def test_a_raid_goes_where_the_hand_wins():
    t = table().hand("a", "5 5 5 5 5 4").lay_open("skill_at", "")
    for house in range(1, 6):
        t.house(house, "fan scroll vase", sentry="guard-5" if house != 3 else "guard-1")
    assert t.advice == "raid house-3 strength"


def test_a_raid_takes_the_side_that_the_hand_is_for():
    t = table().hand("a", "1 1 2 2").lay_open("skill_at", "")
    assert t.advice.endswith("stealth")


def test_stop_when_the_next_guard_would_win_and_go_on_when_not():
    assert raid("4 1", "fan scroll jade").guards("guard-5 guard-4").say("a: fight 4").advice == "stop"
    assert raid("4 5 5 5", "fan scroll jade").guards("guard-1 guard-2").say("a: fight 4").advice == "banzai"


def test_a_look_decides_whether_to_go_on():
    t = skilled("boryaku", "4 4 2", "fan vase jade").say("a: fight 4")
    t.guards("guard-2").say("a: use boryaku")
    assert t.advice == "banzai"


def test_whoever_can_escape_goes_on():
    for skills, advice in (("", "stop"), ("intonjutsu", "banzai")):
        t = skilled(skills, "1 2 4", "fan jade gold", side="stealth").say("a: fight 1").guards("guard-4")
        assert t.say("a: banzai", "a: fight 2").advice == advice


def test_powder_makes_the_next_guard_less_of_a_risk():
    def gain(skills):
        t = skilled(skills, "4 5 1", "fan jade gold").say("a: fight 4").guards("guard-1 guard-5")
        known = Knowledge(t.state, 0)
        return known.banzai(known.hand, 0, STRENGTH, t.state.loot, 1)

    assert gain("kayakujutsu") > gain("")


def test_a_tile_counts_with_the_rumours_that_count_it():
    t = table().own("a", skill_at="kenjutsu bojutsu taijutsu", rumour_at="three-ways-1 fame-snake-1 fame-snake-2")
    known = Knowledge(t.state, 0)
    assert known.fame_gain(INTONJUTSU) == 2 + 3  # two rumours of the Snake, and the first set of three Ways
    assert known.fame_gain(KAYAKUJUTSU) == 0


def test_the_cheapest_set_is_played_and_the_best_treasure_kept():
    assert raid("4 5 3", "fan vase").advice == "fight 4"
    t = raid("4 4 1", "fan scroll jade").guards("guard-1").say("a: fight 4", "a: banzai", "a: fight 4")
    assert t.guards("guard-5").say("a: banzai", "a: give up").advice == "keep scroll"


def test_an_envoy_is_bought_when_it_can_be():
    t = table().lay_open("envoy_at", "yoritomo").lay_open("rumour_at", "").own("a", treasures="vase jade")
    assert t.advice == "envoy yoritomo"


def test_an_empty_hand_goes_to_the_dojo():
    assert table().lay_open("skill_at", "").advice == "dojo"


def test_a_token_goes_to_the_clan_that_is_mine():
    t = raid("4 1", "fan").own("a", envoy_at="yorimasa")
    t.house(1, "fan", token=1).say("a: fight 4")
    assert t.advice == "token minamoto 8"


def test_a_world_is_rated_as_its_view_is():
    """Knowledge is the same whether it is taken off a view, the true table or an imagined world."""
    luck = random.Random(5)
    for seed in range(12):
        state = Table.fresh(2 + seed % 3, seed)
        while state.asked:
            (asked,) = state.asked
            if luck.random() < 0.15:
                view = GAME.view(state, asked.seat)
                rated = hints.rate(view, asked)
                assert rated == pytest.approx(rollout.rate(state, asked))
                world = GAME.imagine(view, seed)
                assert rated == pytest.approx(rollout.rate(world, world.asked[0]))
            GAME.apply(state, asked.seat, luck.choice(asked.options))


def test_win_chances_are_chances_and_follow_honour():
    t = table(3).own("b", envoy_at="kiyomori shigemori", treasures="gold gold gold")
    chances = win_chances.promise(t.state)
    assert sum(chances) == pytest.approx(1.0) and chances[1] > chances[0] and win_chances.is_calm(t.state)
    t = table().late(7).own("b", treasures="fan").say("b: dojo")
    assert win_chances.promise(t.state) == [0.0, 1.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_following_the_hints_beats_chance(seats):
    """One seat follows the hints and wins at least twice its fair share."""
    wins = 0
    games = 12
    for number in range(games):
        state = Table.fresh(seats, number)
        mine = number % seats
        bots = [make("heuristic" if seat == mine else "random", GAME, f"{number} {seat}") for seat in range(seats)]
        while decisions := GAME.decisions(state):
            asked = decisions[0]
            GAME.apply(state, asked.seat, bots[asked.seat](GAME.view(state, asked.seat), asked))
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += mine in outcome.winners
    assert wins >= min(2 * games / seats, games - 1)
