"""Chapter 7: defeat and honour."""

import pytest

from tatami.games.katana.tests.table import GAME, Player, at_random, fresh, table


@pytest.mark.parametrize(("life", "defeated"), [(1, True), (2, False)])
def test_R7_1_the_last_life_lost_is_a_defeat_at_once(life: int, defeated: bool):
    t = table(a="bokken", b=Player("parry bo", life=life))
    t.say("a: attack b bokken", "b: suffer")
    assert t.is_harmless("b") is defeated and bool(t.news("defeated")) is defeated and t.asked == "a: play"


def test_R7_1_until_the_next_recovery_phase():
    t = table(a="bokken", b=Player("parry bo", life=1))
    t.say("a: attack b bokken", "b: suffer")
    assert t.is_harmless("b")
    t.say("a: end")
    assert not t.is_harmless("b") and t.life("b") == 5 and t.asked == "b: play"


@pytest.mark.parametrize(("card", "said"), [
    ("bokken", "attack b bokken"),
    ("battle-cry", "play battle-cry"),
    ("jujutsu", "play jujutsu"),
])  # fmt: skip
def test_R7_2_one_honour_goes_to_the_player_of_the_card(card: str, said: str):  # ruling 9
    t = table(a=card, b=Player(life=1), c="", d="")
    t.say(f"a: {said}", "b: suffer")
    assert t.life("b") == 0 and (t.honour("a"), t.honour("b")) == (6, 2) and t.asked == "a: play"


def test_R7_2_one_honour_for_each_of_several_defeated():
    t = table(5, a="battle-cry", b=Player(life=1), c=Player(life=1), d=Player(life=2))
    t.say("a: play battle-cry", "b: suffer", "c: suffer", "d: suffer", "e: suffer")
    assert [t.honour(seat) for seat in "abcde"] == [7, 2, 2, 3, 3] and t.asked == "a: play"


@pytest.mark.parametrize(("victim", "role"), [("b", "samurai"), ("d", "ninja-2")])
def test_R7_2_of_one_team_or_not(victim: str, role: str):
    t = table(a="bokken", b=Player("parry", life=1), d=Player("parry", life=1))
    t.say(f"a: attack {victim} bokken", f"{victim}: suffer")
    assert t.honour(victim) == 2 and t.honour("a") == 6 and t.asked == "a: play"


def test_R7_2_much_damage_costs_one_honour():
    t = table(a=Player("katana", front="fast-draw fast-draw"), b=Player(life=1))
    t.say("a: attack b katana", "b: suffer")
    assert t.honour("b") == 2 and t.asked == "a: play"


@pytest.mark.parametrize(("honour", "asked"), [(1, "over"), (2, "a: play")])
def test_R7_3_the_last_honour_is_handed_over_and_scores(honour: int, asked: str):  # ruling 10
    t = table(a="bokken", d=Player(life=1, honour=honour))
    t.say("a: attack d bokken", "d: suffer")
    assert (t.honour("a"), t.honour("d")) == (6, honour - 1) and t.asked == asked
    if asked == "over":
        assert t.outcome.sheet[0] == {"honour": 6, "times": 1, "daimyos": 0, "total": 6}


def test_R7_4_hand_and_permanents_are_kept_and_the_role_stays_hidden():
    t = table(a="bo", b=Player("daimyo bo", life=1, front="armour"), bushido="b")
    t.say("a: attack b bo", "b: suffer")
    assert t.hand("b") == "bo daimyo" and t.front("b") == "armour bushido"
    for seat in (None, 0, 2, 3):
        assert GAME.view(t.state, seat).seats[1].role is None
    assert t.asked == "a: play"


def test_R7_5_honour_lost_to_bushido_goes_to_nobody():
    t = table(phase="recovery", bushido="a", top="bo")
    t.say("a: lose honour")
    assert [t.honour(seat) for seat in "abcd"] == [4, 3, 3, 3] and t.asked == "a: play"


def test_R7_5_honour_lost_to_exhaustion_goes_to_nobody():
    t = table(phase="draw", pile="", discards="bo bo")
    assert [t.honour(seat) for seat in "abcd"] == [4, 2, 2, 2] and t.asked == "a: play"


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_R7_6_while_the_game_goes_on_everybody_has_honour(seats: int):
    for seed in range(10):
        state = fresh(seats, seed)
        for _ in at_random(state, seed):
            assert all(one.honour >= 1 for one in GAME.view(state, None).seats)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert 0 in state.honour or outcome.reason in ("sword", "lost-blade")
