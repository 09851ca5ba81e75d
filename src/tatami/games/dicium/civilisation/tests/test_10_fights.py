"""R10: fights with players and monsters, wrath, retreats."""

import pytest

from tatami.games.dicium.civilisation.tests.table import isles


def test_R10_1_the_attacker_first_then_the_defender_who_knows():
    t = isles("d3 e3", dice="2 4 1", reserve={"b": "4"}, falls=(3, 5)).say("a: blue 1", "a: square e3")
    assert t.asked == "a: attack" and t.seen("b").fight.throw == "attack"
    t.say("a: fight")
    assert t.asked == "b: defence" and t.seen("b").fight.needed == 4, "equal strength is the attacker's"
    t.say("b: fight")
    assert t.told("fights", "strength") == [3, 5] and t.at == "b2 e3"


def test_R10_2_red_dice_then_the_die():
    """(ruling 20)"""
    t = isles("d3 e3", dice="2 4 4", falls=(3, 4)).say("a: blue 1", "a: square e3", "a: engage 4", "a: fight")
    assert t.told("fights", "strength") == [4, 4] and t.at == "e3 h8", "a tie is the attacker's"
    assert t.dice == "4", "the other red die serves a later fight"


def test_R10_2_the_example_of_the_rulebook():
    t = isles(
        "d3 e3", dice="2 1 1", mats="red blue", reserve={"b": "4"}, falls=(3, 3),
        bonuses={"a": "2 red, 4 red", "b": "3 red"},
    ).say("a: blue 1", "a: square e3")  # fmt: skip
    t.say("b: engage 4")
    assert t.told("fights", "strength") == [5, 5] and t.at == "e3 h8" and t.state.reserve[1] == 0


@pytest.mark.parametrize(("falls", "gained"), [((4, 4), (2, 0)), ((3, 4), (0, 0))])
def test_R10_3_two_points_for_an_attack_that_wins(falls, gained):
    t = isles("d3 e3", dice="2 1 1", falls=falls).say("a: blue 1", "a: square e3")
    assert (t.gained("a"), t.gained("b")) == gained and t.state.attacks_won == [gained[0] // 2, 0]


@pytest.mark.parametrize(
    ("at", "square", "monster", "falls", "won"),
    [
        ("e1", "e2", "cyclops", (6,), True),
        ("e1", "e2", "cyclops", (5,), False),
        ("e9", "e8", "medusa", (6,), True),
        ("b5", "c5", "scylla", (6,), False),
    ],
)
def test_R10_4_a_monster_is_beaten_by_its_defence(at, square, monster, falls, won):
    choice = "blue 1" if monster == "scylla" else "yellow 1"
    t = isles(f"{at} h8", dice="2 3 1", falls=falls).say(f"a: {choice}", f"a: square {square}")
    assert t.told("hunts", "monster") == [monster]
    if won:
        assert t.gained("a") == 3 and t.seen().seats[0].monsters == [monster] and t.at == f"{square} h8"
        assert square not in [lair.square for lair in t.seen().monsters]
    else:
        assert t.gained("a") == 0 and t.at == "b2 h8" and len(t.seen().monsters) == 5


def test_R10_4_the_minotaur_and_the_hydra():
    into_the_labyrinth = ("a: pair", "a: spend 3", "a: square e5")
    t = isles("d4 h8", dice="3 3 4 4", falls=(6,)).say(*into_the_labyrinth, "a: engage 4", "a: engage 4")
    assert t.told("slays", "monster") == ["minotaur"], "6 and two red dice"
    short = isles("d4 h8", dice="3 3 4 1", falls=(6,)).say("a: pair", "a: square e5", "a: engage 4")
    assert short.told("is-driven-off", "monster") == ["minotaur"], "7 are too few"
    hydra = isles("h5 b8", dice="2 4 1", falls=(6,)).say("a: blue 1", "a: square g5", "a: engage 4")
    assert hydra.told("slays", "monster") == ["hydra"]


def test_R10_5_the_loser_chooses_where_to_retreat():
    heroes = {"a": "hero-roll d1, hero-redeploy g4"}
    t = isles("e1 h8", dice="3 2 1", tiles=heroes, falls=(1,)).say("a: yellow 1", "a: square e2")
    assert t.asked == "a: retreat" and t.named("square") == ["b2", "d1", "g4"]
    assert t.why_not("a: e1/square").code == "no-haven"
    assert t.say("a: square g4").at == "g4 h8"
    held = isles("e1 d1", dice="3 2 1", tiles=heroes, falls=(1,)).say("a: yellow 1", "a: square e2")
    assert held.named("square") == ["b2", "g4"], "not where another pawn stands"
    defender = isles("d3 e3", dice="2 1 1", tiles={"b": "hero-roll e3"}, falls=(6, 1)).say(
        "a: blue 1", "a: square e3"
    )
    assert defender.at == "e3 h8", "the attacker stands on that hero, so there is nothing to choose"


@pytest.mark.parametrize(("die", "avoided"), [(6, True), (5, False)])
def test_R10_6_wrath_is_avoided_with_six(die, avoided):
    """(ruling 21)"""
    t = isles("d3 e5", dice="3 3 3 4 4", slain={"a": "minotaur"}, falls=(die,)).say("a: full")
    assert t.told("tests", "passed") == [avoided]
    assert t.gained("a") == (0 if avoided else 2) and t.at == ("d3 e5" if avoided else "d3 h8")
    assert t.state.attacks_won == [0, 0], "it is no attack"


def test_R10_6_red_dice_of_the_reserve_help():
    t = isles("d3 e3", dice="3 3 3 4 4", reserve={"b": "4 4"}, falls=(4,)).say("a: full")
    assert t.asked == "b: test" and t.offered() == ["fight", "engage 4"]
    t.say("b: engage 4", "b: engage 4")
    assert t.told("tests", "passed") == [True] and t.state.reserve[1] == 0


def test_R10_6_at_home_the_pawn_may_stay_and_the_points_come():
    """(ruling 21)"""
    t = isles("d3 h8", dice="3 3 3 4 4", falls=(1,)).say("a: full")
    assert t.gained("a") == 2 and t.at == "d3 h8"
    hero = isles("d3 i5", dice="3 3 3 4 4", tiles={"b": "hero-roll i5"}, falls=(1,)).say("a: full")
    assert hero.asked == "b: retreat" and hero.named("square") == ["h8", "i5"]
    assert hero.say("b: square i5").at == "d3 i5"


def test_R16_1_the_die_of_an_attack_is_seen_though_the_defenders_falls_at_once():
    t = isles("d3 e3", dice="2 1 1", falls=(6, 2)).say("a: blue 1", "a: square e3")
    seen = t.seen()
    assert (seen.attack_die, seen.combat) == (6, 2)
