"""R11 and R12: philosophers."""

import pytest

from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.tests.table import isles


def plays(t):
    """The philosophers that are offered."""
    return t.named("play")


def test_R11_1_hands_have_no_limit():
    t = isles("b2 h8", dice="4 4 4", cards={"a": " ".join(PHILOSOPHERS[:12])}, row="hypatia empedocles archimedes")
    t.say("a: three", "a: take hypatia")
    assert t.state.hand_size(0) == 13


def test_R11_2_several_cards_and_no_action():
    t = isles("c3 h8", dice="4 3 1", cards={"a": "thales democritus"})
    t.say("a: play thales", "a: square d3", "a: play democritus", "a: spend 4")
    assert t.state.actions == 2 and t.dice == "1 3" and t.asked == "a: hand-or-bonus"
    t.say("a: level 2", "a: bonus blue", "a: level 3", "a: bonus red")
    assert t.state.actions == 2 and t.state.acquired(0) == 2 and t.asked == "a: act"


def test_R11_3_a_card_that_was_played_is_out_of_the_game():
    t = isles("c3 h8", dice="4 3 1", cards={"a": "thales"}).say("a: play thales", "a: square d3")
    assert t.hand("a") == "" and t.seen("b").removed == ["thales"] and t.state.known[4] == 31


def test_R11_4_two_points_each_at_the_end():
    t = isles("b2 h8", phase="reserve", turn="b", pile=0, cards={"a": "zeno plato thales"})
    assert [row["philosophers"] for row in t.outcome.sheet] == [6, 0]


def test_R11_5_whoever_might_hold_it_is_asked():
    """(ruling 22)"""
    t = isles("d3 e3", dice="2 1 1", cards={"b": "plato"}, falls=(3,)).say("a: blue 1", "a: square e3")
    assert t.asked == "b: defence" and t.offered() == ["fight"], "b has a card that nobody knows"
    t.say("b: fight")
    assert t.asked == "b: rethrow" and t.offered() == ["pass"]
    known = isles("d3 e3", dice="2 1 1", shown={"b": "plato"}, falls=(3, 3)).say("a: blue 1", "a: square e3")
    assert known.at == "e3 h8", "everybody knows that it is Plato: there is nothing to ask"
    gone = isles("d3 e3", dice="2 1 1", cards={"b": "plato"}, shown={"a": "zeno parmenides"}, falls=(3, 3))
    gone.say("a: blue 1", "a: square e3")
    assert gone.asked == "a: attack", "a could play Zeno"
    gone.say("a: fight", "a: pass")
    assert gone.at == "e3 h8", "b cannot hold what everybody knows a to hold"


def test_R11_5_the_action_phase_asks_too():
    t = isles("b2 h8", dice="", actions=0, cards={"a": "zeno"})
    assert t.asked == "a: act" and t.offered() == ["end actions"]
    shown = isles("b2 h8", dice="", actions=0, shown={"a": "zeno"})
    assert shown.asked != "a: act"


def test_R11_6_before_between_and_after_the_actions():
    """(ruling 23)"""
    t = isles("c3 h8", dice="2 2 4", cards={"a": "anaximander thales"})
    assert set(plays(t)) == {"anaximander", "thales"}
    t.say("a: blue 1")
    assert not plays(t), "never inside a move"
    t.say("a: square d3")
    assert set(plays(t)) == {"anaximander", "thales"}
    t.say("a: blue 1", "a: square e3")
    assert set(plays(t)) == {"anaximander", "thales"}, "after both actions"


def test_R11_6_only_what_can_bring_something():
    """(ruling 23)"""
    full = "2 blue, 2 yellow, 3 red, 3 green, 4 blue, 4 yellow, 5 green, 5 red"
    t = isles(
        "e5 h8",
        dice="4 3 1",
        cards={"a": "democritus heraclitus plato protagoras"},
        bonuses={"a": full},
        slain={"b": "minotaur"},
    )
    assert plays(t) == ["plato"], "eight bonuses, no land beside, and b holds no philosopher"
    assert t.why_not("a: hand/democritus").code == "brings-nothing"
    assert t.why_not("a: hand/protagoras").code == "no-victim"


def test_R11_7_cards_for_one_action_are_joined():
    """(ruling 24)"""
    t = isles("d3 h8", dice="1 4 4", cards={"a": "aristotle hypatia archimedes empedocles"})
    assert set(plays(t)) >= {"aristotle", "empedocles"}
    t.say("a: play aristotle")
    assert "end actions" not in t.offered() and "pair" not in t.offered(), "its action follows"
    assert set(plays(t)) >= {"hypatia", "archimedes", "empedocles"}
    t.say("a: play hypatia")
    assert plays(t) == ["empedocles"], "Archimedes speaks of a city"
    assert t.offered() == ["temple 5", "play empedocles"], "one die and two faces"
    t.say("a: temple 5", "a: square d1")
    assert t.tiles("a") == "temple d1" and t.dice == "4 4" and t.state.boosts == 0


# The sixteen


def test_R12_1_socrates_turns_a_die():
    """(ruling 25)"""
    t = isles("c3 h8", dice="2 3 4", phase="reroll", cards={"a": "socrates"})
    t.say("a: play socrates", "a: turn 4")
    assert t.offered() == ["to 1", "to 2", "to 3", "to 5", "to dicium"]
    t.say("a: to dicium")
    assert t.dice == "2 3 dicium" and t.asked == "a: reroll", "a throw may still follow"
    last = isles("c3 h8", dice="2 3 4", cards={"a": "socrates"})
    assert plays(last) == ["socrates"], "after the last throw too"
    late = isles("c3 h8", dice="2 3 4", hand=4, actions=1, cards={"a": "socrates"})
    assert not plays(late) and late.why_not("a: hand/socrates").code == "dice-used"


def test_R12_2_plato_places_a_hero_for_a_die():
    t = isles("d3 h8", dice="2 4 4", cards={"a": "plato"}).say("a: play plato")
    assert t.asked == "a: pay-die" and t.offered() == ["spend 2", "spend 4"]
    t.say("a: spend 4", "a: hero roll", "a: square d1")
    assert t.dice == "2 4" and t.tiles("a") == "hero-roll d1" and t.asked == "a: act"
    none = isles("d3 h8", dice="", actions=0, cards={"a": "plato"})
    assert none.why_not("a: hand/plato").code == "no-die"


def test_R12_2_a_hero_of_plato_redeploys_at_once():
    t = isles("d3 h8", dice="2 4 4", cards={"a": "plato"})
    t.say("a: play plato", "a: spend 4", "a: hero redeploy", "a: square d1")
    assert "redeploy" in t.offered()


@pytest.mark.parametrize(("dice", "levels"), [("1 4 4", ["2", "3"]), ("4 4 3", [])])
def test_R12_3_aristotle_adds_two_faces(dice, levels):
    t = isles("a2 h8", dice=dice, cards={"a": "aristotle"})
    assert ("aristotle" in plays(t)) == bool(levels), "one green die at least"
    if levels:
        assert t.say("a: play aristotle").named("green") == levels
        t.say("a: green 3", "a: bonus red")
        assert t.tiles("a") == "city a2" and t.dice == "4 4"


def test_R12_4_pythagoras_adds_two_throws():
    """(ruling 25)"""
    t = isles("c3 h8", dice="2 3 4", phase="reroll", cards={"a": "pythagoras"}).say("a: play pythagoras")
    assert t.state.throws == 3 and t.asked == "a: reroll"
    last = isles("c3 h8", dice="2 3 4", cards={"a": "pythagoras"}, falls=(6,)).say("a: play pythagoras")
    assert last.asked == "a: reroll" and last.state.throws == 2 and last.seen().phase == "throws"
    last.say("a: reroll 4", "a: throw")
    assert last.dice == "2 3 dicium" and last.asked == "a: reroll"
    assert last.say("a: keep all").asked == "a: act"


@pytest.mark.parametrize(
    ("card", "at", "inside", "outside"),
    [("thales", "c3", "f3", "g3"), ("heraclitus", "b2", "a1", "a3")],
)
def test_R12_5_R12_6_thales_by_sea_and_heraclitus_by_land(card, at, inside, outside):
    bonuses = {"a": "2 blue, 2 yellow"}
    t = isles(f"{at} h8", dice="4 4 1", cards={"a": card}, bonuses=bonuses).say(f"a: play {card}")
    assert inside in t.named("square") and outside not in t.named("square"), "three squares, no bonus"
    assert t.state.actions == 2


def test_R12_5_R12_6_what_is_there_is_fought():
    t = isles("b5 h8", dice="4 4 1", cards={"a": "thales"}, falls=(6,)).say(
        "a: play thales", "a: square c5", "a: engage 4", "a: fight"
    )
    assert t.told("slays", "monster") == ["scylla"]
    land = isles("e1 h8", dice="4 1 1", cards={"a": "heraclitus"}, falls=(6,)).say(
        "a: play heraclitus", "a: square e2", "a: fight"
    )
    assert land.told("slays", "monster") == ["cyclops"]


def test_R12_7_diogenes_cancels_before_anything():
    """(ruling 26)"""
    t = isles("d3 e3", dice="3 3 3 4 4", reserve={"b": "4"}, cards={"b": "diogenes"}).say("a: full")
    assert t.asked == "b: test" and t.offered() == ["fight", "engage 4", "play diogenes"]
    engaged = isles("d3 e3", dice="3 3 3 4 4", reserve={"b": "4 4"}, cards={"b": "diogenes"}).say(
        "a: full", "b: engage 4"
    )
    assert engaged.offered() == ["fight", "engage 4"]
    t.say("b: play diogenes")
    assert t.gained("a") == 0 and t.at == "d3 e3" and t.hand("b") == "" and t.state.combat == 0
    assert t.state.dice == 0, "the dice of the full house are spent"


def test_R12_7_against_protagoras_too():
    """(ruling 26)"""
    t = isles("d3 e3", dice="3 4 1", cards={"a": "protagoras", "b": "diogenes zeno"}).say("a: play protagoras")
    t.say("b: play diogenes")
    assert t.hand("a") == "" and t.hand("b") == "zeno" and t.asked == "a: act"


def test_R12_8_epicurus_after_the_second_action():
    """(ruling 27)"""
    early = isles("c3 h8", dice="2 2 2 4", cards={"a": "epicurus"})
    assert "epicurus" not in plays(early) and early.why_not("a: hand/epicurus").code == "after-actions"
    t = isles("c3 h8", dice="1", hand=3, actions=0, cards={"a": "epicurus"}, falls=(2, 3)).say("a: play epicurus")
    assert t.dice == "1 2 3" and t.state.actions == 1 and t.asked == "a: act"
    assert "straight" not in t.offered() and "blue 1" in t.offered(), "dice were spent before"
    t.say("a: blue 1", "a: square d3")
    assert t.state.actions == 0 and t.asked == "a: reserve"


@pytest.mark.parametrize(("zeno", "won"), [(True, True), (False, False)])
def test_R12_9_zeno_adds_three(zeno, won):
    """(ruling 28)"""
    t = isles("e1 h8", dice="3 1 1", cards={"a": "zeno"}, falls=(3,)).say("a: yellow 1", "a: square e2")
    t.say(*(["a: play zeno"] if zeno else ["a: fight"]))
    assert t.told("fights", "strength") == [6 if zeno else 3]
    assert (t.gained("a") == 3) == won
    test = isles("d3 e3", dice="3 3 3 4 4", shown={"b": "zeno"}, falls=(3,)).say("a: full", "b: play zeno")
    assert test.told("tests", "passed") == [True], "a test too"
    defence = isles("d3 e3", dice="2 1 1", shown={"b": "zeno"}, falls=(3, 1)).say(
        "a: blue 1", "a: square e3", "b: play zeno"
    )
    assert defence.at == "b2 e3", "and a defence"


def test_R12_10_democritus_brings_two_bonuses_for_a_die():
    t = isles("c3 h8", dice="4 4 4", cards={"a": "democritus"}).say("a: play democritus")
    assert t.asked == "a: hand-or-bonus" and t.dice == "4 4" and "raise hand" not in t.offered()
    t.say("a: level 5", "a: bonus green", "a: level 5")
    assert t.state.acquired(0) == 2 and t.asked == "a: act"
    seven = "2 blue, 2 yellow, 3 red, 3 green, 4 blue, 4 yellow, 5 green"
    last = isles("c3 h8", dice="4 4 4", cards={"a": "democritus"}, bonuses={"a": seven}).say("a: play democritus")
    assert last.say("a: level 5").asked == "a: act" and last.state.acquired(0) == 8


@pytest.mark.parametrize(("falls", "passed"), [((1, 6), True), ((1, 5), False)])
def test_R12_11_parmenides_throws_again(falls, passed):
    """(ruling 28)"""
    t = isles("d3 e3", dice="3 3 3 4 4", shown={"b": "parmenides"}, falls=falls).say("a: full")
    assert t.asked == "b: rethrow" and t.offered() == ["pass", "play parmenides"]
    t.say("b: play parmenides")
    assert t.told("tests", "passed") == [passed] and t.told("rethrows", "die") == [falls[1]]
    kept = isles("d3 e3", dice="3 3 3 4 4", shown={"b": "parmenides"}, falls=(6,)).say("a: full", "b: pass")
    assert kept.told("tests", "passed") == [True] and kept.hand("b") == "parmenides"
    attack = isles("e1 h8", dice="3 4 1", shown={"a": "parmenides"}, falls=(1, 5)).say(
        "a: yellow 1", "a: square e2", "a: engage 4", "a: play parmenides"
    )
    assert attack.told("rethrows", "strength") == [6] and attack.gained("a") == 3, "the red die still counts"


@pytest.mark.parametrize(("die", "stolen"), [(5, True), (6, False)])
def test_R12_12_protagoras_takes_a_philosopher(die, stolen):
    """(ruling 29)"""
    t = isles("d3 e3 h8", dice="3 4 1", cards={"a": "protagoras"}, shown={"b": "plato"}, falls=(die,))
    t.say("a: play protagoras")
    assert t.hand("a") == ("plato" if stolen else "") and t.hand("b") == ("" if stolen else "plato")
    assert t.state.actions == 2 and t.told("aims", "target") == [1], "c holds none and is no target"


def test_R12_12_if_the_last_one_was_spent_nothing_is_given():
    """(ruling 29)"""
    t = isles("d3 e3", dice="3 4 1", cards={"a": "protagoras"}, shown={"b": "zeno"}, falls=(1,))
    t.say("a: play protagoras", "b: play zeno")
    assert t.told("tests", "passed") == [False] and t.hand("a") == t.hand("b") == "" and not t.news("steals")


def test_R12_13_anaximander_goes_to_a_free_square_near_by():
    t = isles("b2 d1", dice="4 4 1", cards={"a": "anaximander"}, tiles={"b": "city a3"}).say("a: play anaximander")
    squares = t.named("square")
    assert {"a1", "f3", "c6", "c4"} <= set(squares) and not {"b2", "a3", "d1", "e2", "c5", "d4", "g1"} & set(squares)
    t.say("a: square f3")
    assert t.at == "f3 d1" and not t.news("attacks")


@pytest.mark.parametrize(
    ("dice", "choices"),
    [("2 3 4 4", ["blue 1", "blue 2", "blue 3"]), ("2 4 4 4", ["blue 1", "blue 2", "blue 3"]), ("4 4 4 4", [])],
)
def test_R12_14_empedocles_lets_two_other_dice_count(dice, choices):
    """(ruling 30) One die of the colour itself is needed."""
    t = isles("c3 h8", dice=dice, cards={"a": "empedocles"})
    if choices:
        t.say("a: play empedocles")
        assert [words for words in t.offered() if words.startswith("blue")] == choices
    else:
        assert "empedocles" not in plays(t), "no die of any of the three colours"


def test_R12_14_which_dice_and_the_dicium_too():
    """(ruling 30)"""
    t = isles("c3 h8", dice="2 4 dicium", cards={"a": "empedocles"}).say("a: play empedocles", "a: blue 2")
    assert t.asked == "a: spend-mixed" and t.offered() == ["spend 4", "spend dicium"]
    t.say("a: spend dicium")
    assert t.dice == "4" and t.asked == "a: move" and "e3" in t.named("square")
    city = isles("a2 h8", dice="1 4 4", cards={"a": "empedocles"}).say(
        "a: play empedocles", "a: green 3", "a: bonus red"
    )
    assert city.told("forms", "faces") == [["1", "4", "4"]] and city.tiles("a") == "city a2"


@pytest.mark.parametrize(("dice", "offered"), [("1 1 1", True), ("1 1 4", False)])
def test_R12_15_hypatia_makes_a_temple_cost_three(dice, offered):
    t = isles("d3 h8", dice=dice, cards={"a": "hypatia"})
    assert ("hypatia" in plays(t)) == offered
    if offered:
        t.say("a: play hypatia")
        assert t.offered() == ["temple 5"], "nothing but the temple"
        t.say("a: temple 5", "a: square d1")
        assert t.gained("a") == 3 and t.told("forms", "faces") == [["1", "1", "1"]]


def test_R12_16_archimedes_builds_near_by():
    t = isles("b2 h8", dice="1 1 4", cards={"a": "archimedes"}, tiles={"a": "city d1"}).say("a: play archimedes")
    assert t.named("green") == ["2"]
    t.say("a: green 2")
    squares = t.named("square")
    assert {"a1", "c6"} <= set(squares) and not {"b2", "d3", "f3", "d4"} & set(squares), "d1 has its city already"
    t.say("a: square a6", "a: bonus blue")
    assert t.tiles("a") == "city d1, city a6" and t.at == "b2 h8"
    quarry = isles("a1 h8", dice="1 4 4", cards={"a": "archimedes"}).say("a: play archimedes")
    assert quarry.named("green") == ["2"], "the quarry under the pawn still counts"
