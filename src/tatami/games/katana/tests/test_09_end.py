"""Chapter 9: the end of the game. The usual roles of four are: a shogun, b samurai, c and d ninjas."""

import pytest

from tatami.core import IllegalChoice
from tatami.games.katana.tests.table import GAME, Player, at_random, fresh, table


def test_R9_1_a_defeat_by_another_team_takes_the_last_honour():
    t = table(a="bokken", d=Player(life=1, honour=1))
    t.say("a: attack d bokken", "d: suffer")
    assert t.outcome.reason == "honour" and t.total("ninja") == 3, "no lost blade"
    assert t.asked == "over"


def test_R9_1_a_defeat_by_the_own_team_takes_the_last_honour():
    t = table(a="bokken", b=Player(life=1, honour=1))
    t.say("a: attack b bokken", "b: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("shogun") == 6 - 3
    assert t.asked == "over"


def test_R9_1_the_draw_pile_takes_a_last_honour():
    t = table(phase="draw", pile="", discards="bo bo", b=Player(honour=1))
    assert t.outcome.reason == "exhaustion" and t.total("shogun") == 4
    assert t.asked == "over"


def test_R9_1_code_of_bushido_takes_a_last_honour():
    t = table(turn="b", phase="recovery", bushido="b", top="bo", b=Player(honour=1))
    t.say("b: lose honour")
    assert t.outcome.reason == "bushido" and t.total("shogun") == 5
    assert t.asked == "over"


def test_R9_1_one_player_alone_after_the_defeat_of_another_team():
    t = table(a="bokken", b=Player(life=0), c=Player(life=0), d=Player(life=1))
    t.say("a: attack d bokken", "d: suffer")
    assert t.outcome.reason == "sword" and t.winners == "ab"
    assert t.asked == "over"


def test_R9_1_one_player_alone_after_the_defeat_of_the_own_team():
    t = table(a="bokken", b=Player(life=1), c=Player(life=0), d=Player(life=0))
    t.say("a: attack b bokken", "b: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("shogun") == 6 + 2 * 2 - 3
    assert t.asked == "over"


def test_R9_1_with_honour_left_the_game_goes_on():
    t = table(a="bokken", d=Player(life=1, honour=2))
    t.say("a: attack d bokken", "d: suffer")
    assert GAME.outcome(t.state) is None and t.asked == "a: play"


def test_R9_2_nothing_more_happens():
    t = table(5, a="battle-cry", b=Player(life=1), c=Player(life=1, honour=1), d=Player(life=1))
    t.say("a: play battle-cry", "b: suffer", "c: suffer")
    assert t.asked == "over" and GAME.decisions(t.state) == []
    assert t.life("d") == 1 and t.honour("d") == 3, "the rest of the table is left alone"
    assert t.story[-1] == "ends" and t.resolving == "battle-cry"
    with pytest.raises(IllegalChoice) as refused:
        t.say("a: end")
    assert refused.value.code == "over"
    reason = t.why_not("a: hand/battle-cry")
    assert (reason.clause, reason.code) == ("R9.2", "over")


def test_R9_2_no_draw_of_ushiwaka_or_tomoe():
    t = table(a=Player("katana", "tomoe"), d=Player("parry", "ushiwaka", life=3, honour=1))
    t.say("a: attack d katana", "d: suffer")
    assert (t.hand("a"), t.hand("d")) == ("", "parry") and t.asked == "over"


def test_R9_2_no_draw_of_tomoe_after_ushiwaka_has_emptied_the_pile():
    t = table(a=Player("bo", "tomoe"), b=Player("parry", "ushiwaka"), c=Player(honour=1), pile="", discards="geisha")
    t.say("a: attack b bo", "b: suffer")
    assert t.outcome.reason == "exhaustion" and t.cards("a") == 0 and t.cards("b") == 1 and t.asked == "over"


def test_R9_3_sword_victory_without_scoring():  # ruling 31
    t = table(
        a=Player("bokken", honour=1),
        b=Player(life=0, honour=1),
        c=Player("daimyo daimyo", life=0, honour=6),
        d=Player("daimyo", life=1, honour=2),
    )
    t.say("a: attack d bokken", "d: suffer")
    assert t.outcome.reason == "sword" and t.winners == "ab" and t.total("ninja") > t.total("shogun")
    assert t.outcome.ranking[0] == (0, 1)


def test_R9_3_not_while_a_second_player_has_life():
    t = table(a="bokken", b=Player(life=0), c=Player("", life=1), d=Player(life=1))
    t.say("a: attack d bokken", "d: suffer")
    assert t.asked == "a: play"


def test_R9_3_the_ronin_can_win_by_sword():
    t = table(
        5, turn="e", e="battle-cry", a=Player("parry", life=1), b=Player(life=0), c=Player(life=0), d=Player(life=0)
    )
    t.say("e: play battle-cry", "a: suffer")
    assert t.outcome.reason == "sword" and t.winners == "e"


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_R9_4_the_one_left_alone_is_the_one_whose_turn_it_is(seats: int):
    one_life = {"characters": {name: {"life": 1} for name in GAME.texts.nouns["character"]}}
    swords = 0
    for seed in range(40):
        state = fresh(seats, seed, one_life)
        for _ in at_random(state, seed):
            pass
        view = GAME.view(state, None)
        if view.outcome is not None and view.outcome.reason == "sword":
            swords += 1
            assert [one.seat for one in view.seats if one.life] == [view.turn] == [view.ended_by]
    assert swords > 0


def test_R9_5_no_sword_victory_over_a_team_mate():  # ruling 33
    t = table(turn="c", c="bokken", a=Player(life=0), b=Player(life=0), d=Player(life=1))
    t.say("c: attack d bokken", "d: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("ninja") == 4 + 2 * 2 - 3 and t.winners == "ab"


def test_R9_5_only_the_last_one_defeated_matters():
    t = table(5, turn="c", c="battle-cry", a=Player(life=0), b=Player(life=0), d=Player(life=1), e=Player(life=1))
    t.say("c: play battle-cry", "d: suffer")
    assert t.asked == "e: battle-cry", "a team-mate fell, and somebody stands yet"
    t.say("e: suffer")
    assert t.outcome.reason == "sword" and t.winners == "cd"


@pytest.mark.parametrize(("sword_first", "reason", "winners"), [(True, "sword", "ab"), (False, "honour", "cd")])
def test_R9_6_sword_victory_and_last_honour_together(sword_first: bool, reason: str, winners: str):  # ruling 32
    t = table(
        a=Player("bokken", honour=1),
        b=Player(life=0, honour=1),
        c=Player(life=0, honour=6),
        d=Player(life=1, honour=1),
        options={"sword_first": sword_first},
    )
    t.say("a: attack d bokken", "d: suffer")
    assert t.outcome.reason == reason and t.winners == winners


@pytest.mark.parametrize("sword_first", [True, False])
def test_R9_6_alone_with_honour_left_is_a_sword_victory_either_way(sword_first: bool):
    t = table(a="bokken", b=Player(life=0), c=Player(life=0), d=Player(life=1), options={"sword_first": sword_first})
    t.say("a: attack d bokken", "d: suffer")
    assert t.outcome.reason == "sword" and t.winners == "ab"


@pytest.mark.parametrize("sword_first", [True, False])
def test_R9_6_a_defeated_team_mate_always_leads_to_scoring(sword_first: bool):
    t = table(
        a="bokken",
        b=Player(life=1, honour=1),
        c=Player(life=0),
        d=Player(life=0),
        options={"sword_first": sword_first},
    )
    t.say("a: attack b bokken", "b: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("shogun") == 6 - 3


def test_R9_7_the_lost_blade_is_deducted_once_from_the_team_after_the_multipliers():  # ruling 34
    t = table(
        turn="b", b=Player("bokken", honour=2), a=Player(life=1, honour=1), c=Player(honour=1), d=Player(honour=1)
    )
    t.say("b: attack a bokken", "a: suffer")
    assert t.outcome.sheet[1] == {"honour": 3, "times": 2, "daimyos": 0, "total": 6}
    assert t.total("shogun") == 6 - 3 and t.total("ninja") == 3


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_R9_7_by_any_card(card: str):
    t = table(a=card, b=Player(life=1, honour=1))
    t.say(f"a: play {card}", "b: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("shogun") == 6 - 3


def test_R9_8_a_team_mates_defeat_that_does_not_end_the_game_costs_an_honour_only():
    t = table(a="bokken", b=Player(life=1, honour=2))
    t.say("a: attack b bokken", "b: suffer")
    assert t.asked == "a: play" and (t.honour("a"), t.honour("b")) == (6, 1)


def test_R9_8_a_game_that_ends_in_another_way_knows_no_lost_blade():
    t = table(turn="d", d="bokken", a=Player(honour=1), c=Player(life=1), pile="", discards="geisha")
    t.say("d: attack c bokken", "c: suffer", "d: end")
    assert t.outcome.reason == "exhaustion"
    assert t.total("ninja") == sum(row["total"] for row in t.outcome.sheet[2:])


def test_R9_8_defeat_by_a_team_mate_only_counts_if_it_is_the_end():
    for seed in range(60):
        state = fresh(6, seed)
        for _ in at_random(state, seed):
            pass
        outcome = GAME.outcome(state)
        assert outcome is not None
        for team in outcome.teams:
            blade = 3 if outcome.reason == "lost-blade" and state.victim in team.seats else 0
            assert team.score == sum(outcome.scores[seat] for seat in team.seats) - blade
