"""Chapter 11: three players. a is the shogun, b and c are the ninjas."""

import pytest

from tatami.games.katana.bot.beliefs import teams
from tatami.games.katana.state import ROLES
from tatami.games.katana.tests.table import GAME, Player, fresh, table


def test_R11_1_one_shogun_with_six_honour_and_two_ninjas_with_three():
    seen = set()
    for seed in range(30):
        state = fresh(3, seed)
        shogun = state.roles.index(0)
        seen.add(shogun)
        assert sorted(state.honour) == [3, 3, 6] and state.honour[shogun] == 6
        assert all(role >= 3 for seat, role in enumerate(state.roles) if seat != shogun)
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("character", "cards"), [("benkei", 3), ("hideyoshi", 4)])
def test_R11_2_the_shogun_draws_one_more(character: str, cards: int):
    t = table(3, phase="draw", a=Player("", character))
    assert t.cards("a") == cards and t.asked == "a: play"


def test_R11_2_a_ninja_of_three_and_a_shogun_of_four_do_not():
    t = table(3, turn="b", phase="draw", b="")
    assert t.cards("b") == 2 and t.asked == "b: play"
    t = table(4, phase="draw", a="")
    assert t.cards("a") == 2 and t.asked == "a: play"


@pytest.mark.parametrize(("character", "focuses", "limit"), [
    ("benkei", 0, 2),
    ("benkei", 1, 3),
    ("goemon", 0, 3),
    ("goemon", 2, 5),
])  # fmt: skip
def test_R11_3_the_shogun_may_play_one_weapon_more(character: str, focuses: int, limit: int):
    t = table(3, a=Player("bokken*6", character, front="focus " * focuses), b="parry*6")
    for _ in range(limit):
        t.say("a: attack b bokken", "b: parry parry")
    assert not t.offers("a: attack b bokken") and t.asked == "a: play"


def test_R11_3_a_ninja_of_three_may_not():
    t = table(3, turn="c", c="bokken bokken")
    t.say("c: attack b bokken", "b: parry parry")
    assert not t.offers("c: attack a bokken") and t.asked == "c: play"


def test_R11_4_the_shoguns_honour_counts_double():
    t = table(3, turn="b", phase="recovery", bushido="b", top="bo", a=Player("daimyo", honour=3), b=Player(honour=1))
    t.say("b: lose honour")
    assert t.total("shogun") == 2 * 3 + 1 and t.total("ninja") == 3 and t.winners == "a"


@pytest.mark.parametrize("honour", [6, 1])
def test_R11_5_code_of_bushido_never_costs_the_shogun_honour(honour: int):  # ruling 23
    t = table(3, phase="recovery", bushido="a", top="bo", a=Player("parry", honour=honour))
    assert t.asked == "a: bushido"
    t.say("a: lose honour")
    assert t.honour("a") == honour and t.front("a") == t.front("b") == "" and t.discards == "bo bushido"
    assert t.asked == "a: play"


def test_R11_5_the_shogun_may_still_discard_a_weapon_and_pass_it():
    t = table(3, phase="recovery", bushido="a", top="bo", a="kiseru")
    t.say("a: discard kiseru")
    assert t.front("b") == "bushido" and t.honour("a") == 6 and t.asked == "a: play"


def test_R11_5_a_ninja_of_three_pays():
    t = table(3, turn="b", phase="recovery", bushido="b", top="bo")
    t.say("b: lose honour")
    assert t.honour("b") == 2 and t.asked == "b: play"


def test_R11_6_there_is_no_sword_victory():
    t = table(3, a="bokken", b=Player(life=0), c=Player(life=1))
    t.say("a: attack c bokken", "c: suffer")
    assert t.life("b") == t.life("c") == 0 and t.asked == "a: play"
    t.say("a: end")
    assert t.life("b") == 5 and t.asked == "b: play"


def test_R11_7_the_lost_blade_applies():
    t = table(3, turn="b", b="bokken", c=Player(life=1, honour=1), a=Player(honour=1))
    t.say("b: attack c bokken", "c: suffer")
    assert t.outcome.reason == "lost-blade" and t.total("ninja") == 4 + 0 - 3 and t.winners == "a"


def test_R11_8_all_three_roles_lie_open():  # ruling 46
    state = fresh(3, 5)
    roles = [ROLES[role] for role in state.roles]
    for observer in (None, 0, 1, 2):
        view = GAME.view(state, observer)
        assert [player.role for player in view.seats] == roles
        assert GAME.imagine(view, 7).roles == state.roles
        known = [[0.0, 0.0, 1.0] if role.startswith("ninja") else [1.0, 0.0, 0.0] for role in roles]
        assert teams(view) == known, "nobody has to guess"


def test_R11_8_with_four_they_do_not():
    state = fresh(4, 5)
    shown = [player.role for player in GAME.view(state, None).seats]
    assert sorted(role or "" for role in shown) == ["", "", "", "shogun"]


def test_R11_7_a_ninja_left_alone_by_a_team_mates_defeat_plays_on():
    t = table(3, turn="b", b="bokken", a=Player(life=0), c=Player(life=1))
    t.say("b: attack c bokken", "c: suffer")
    assert t.honour("b") == 4 and t.asked == "b: play"
