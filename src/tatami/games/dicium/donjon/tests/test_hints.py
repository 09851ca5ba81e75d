"""What the hints advise in plain positions, and that a team that follows them wins where chance does not."""

import pytest

from tatami.bots import make
from tatami.games.dicium.donjon.game import GAME
from tatami.games.dicium.donjon.tests.table import table

GAMES = 6


def test_a_chest_that_can_be_opened_is_opened():
    assert table("a1", "1 1 2").advice == "lock 2"
    assert table("f6", "1 1 dicium").advice == "lock 3"


def test_a_larger_hand_is_taken():
    t = table("c5", "1 2 3", phase="reroll")
    assert t.advice == "keep all"
    t.say("a: keep all")
    assert t.advice == "straight" and t.say("a: straight").advice == "raise hand"


def test_red_dice_are_engaged_as_far_as_they_help():
    t = table("c1", "2 4 4").say("a: blue 1", "a: square b1")
    assert t.advice == "engage 4"
    sure = table("d5", "2 4 4", goblins="d6", items={"a": "sword"}, bonuses={"a": "4 red"})
    assert sure.say("a: blue 1", "a: square d6").advice == "fight"


def test_the_last_goblins_of_the_reserve_are_kept_free():
    t = table("c5", "3 3 3 3", goblins="a2 k2", left=0)
    assert t.advice in ("four", "yellow 4")
    scroll = table("c7", phase="adventure", pile="pit", goblins="k2", left=0, scrolls={"a": "scroll-disintegration"})
    assert scroll.advice == "play scroll-disintegration"


def test_a_goblin_is_put_where_it_is_easy_to_reach():
    t = table("c6", phase="adventure", pile="lurking")
    assert t.advice in ("square c7", "square d6", "square b6")


def test_the_mage_alone_is_the_last_choice_of_a_hero():
    state = GAME.new(1, 1)
    asked = GAME.decisions(state)[0]
    ratings = list(GAME.mind.hints(GAME.view(state, 0), asked))
    assert ratings.index(min(ratings)) == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_a_team_that_follows_the_hints_wins_and_chance_does_not(seats):
    won = {"heuristic": 0, "random": 0}
    for kind in won:
        for seed in range(GAMES):
            state = GAME.new(seats, seed)
            bots = [make(kind, GAME, seed) for _ in range(seats)]
            while decisions := GAME.decisions(state):
                asked = decisions[0]
                GAME.apply(state, asked.seat, bots[asked.seat](GAME.view(state, asked.seat), asked))
            outcome = GAME.outcome(state)
            assert outcome is not None
            won[kind] += bool(outcome.winners)
    assert won["heuristic"] >= 2 and won["random"] == 0, won
