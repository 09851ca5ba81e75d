"""Chapter 5: faces and combinations. Examples X1 to X6 of the rulebook, as this game offers them."""

import pytest

from tatami.core import BadOption
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.tests.table import Table, table

HERE = "blue1 e9, yellow1 c4"


def kinds(t: Table) -> set[str]:
    """The kinds of combinations that are offered."""
    return {words.split()[0] for words in t.options} - {"end"} if t.asked.endswith("action") else set()


def spends(combination: str, dice: str) -> set[str]:
    """All sets of dice that can be spent on a combination, asked die by die."""
    found, waiting = set(), [[f"a: {combination}"]]
    while waiting:
        said = waiting.pop()
        t = table(HERE, dice=dice)
        t.say(*said)
        if t.asked == "a: spend":
            waiting += [[*said, f"a: {words}"] for words in t.options]
        else:
            found.add(" ".join(str(face) for face in t.news("forms")[0].facts["faces"]))  # type: ignore[union-attr]
    return found


def test_R3_1_the_faces_and_the_sign():
    t = table(HERE, dice="1 2 3 4 5", hand=5)
    assert kinds(t) == {"straight", "blue"}  # one yellow, green or red face does nothing here
    t = table(HERE, dice="1 dicium")
    assert kinds(t) == {"pair", "green"} and "green 2" in t.options
    t = table(HERE, dice="3 dicium")
    assert kinds(t) == {"pair"}  # the sign is no yellow face
    t = table(HERE, dice="2 dicium")
    assert "blue 2" not in t.options and "blue 1" in t.options


def test_R3_4_fewer_dice_may_be_used():
    t = table(HERE, dice="2 2 2 2 2")
    assert {"pair", "three", "four", "five", "blue 1", "blue 5"} <= set(t.options)


def test_R3_3_five_alike_are_neither_two_pairs_nor_a_full():
    """Example X1; there is no die left over for a second value."""
    assert kinds(table(HERE, dice="3 3 3 3 3")) == {"pair", "three", "four", "five", "yellow"}


def test_R3_3_signs_stand_for_values():
    """Examples X2 and X3: x x y and two signs; five signs."""
    dice = "3 3 4 dicium dicium"
    assert kinds(table(HERE, dice=dice)) == {"pair", "three", "two-pair", "four", "full", "green"}
    assert spends("pair", dice) == {"3 3", "3 dicium", "4 dicium", "dicium dicium"}
    assert spends("three", dice) == {"3 3 dicium", "3 dicium dicium", "4 dicium dicium"}
    assert spends("two-pair", dice) == {"3 3 4 dicium", "3 3 dicium dicium", "3 4 dicium dicium"}
    assert spends("four", dice) == {"3 3 dicium dicium"} and spends("full", dice) == {dice}
    every = kinds(table(HERE, dice="dicium dicium dicium dicium dicium"))
    assert every == {"pair", "straight", "three", "two-pair", "four", "full", "five", "green"}


@pytest.mark.parametrize(
    ("dice", "hand", "straight"),
    [
        ("1 2 3", 3, True),
        ("1 2 dicium", 3, True),
        ("2 3 4", 3, False),
        ("1 2 3 4", 4, True),
        ("1 2 3 5", 4, False),
        ("1 2 3 4 5", 5, True),
        ("1 2 3", 4, False),
    ],
)
def test_R3_5_a_straight_takes_the_whole_hand_from_1(dice, hand, straight):
    """ruling 1: dice that were spent before are missing."""
    assert ("straight" in kinds(table(HERE, dice=dice, hand=hand))) == straight


def test_R3_8_a_bonus_needs_a_die_and_serves_twice():
    """Example X6: a blue bonus without a blue die is no combination."""
    assert kinds(table(HERE, dice="3 4 1", bonuses={"a": "2 blue"})) == set()
    t = table(HERE, dice="2 5 4", bonuses={"a": "2 blue"})
    t.say("a: blue 1 with 2", "a: square e7")
    t.say("a: blue 1")
    assert "g7" in t.squares and t.why_not("a: g6").code == "too-far"


def test_R3_8_three_colours_and_how_many_dice():
    """Examples X4 and X5: three green faces buy a bonus of level 2 with two dice or of level 3 with three."""
    t = table(HERE, dice="1 1 1 3 4")
    assert {words for words in t.options if words.startswith("green")} == {"green 2", "green 3"}
    assert not any(words.startswith(("yellow", "red")) for words in t.options)


@pytest.mark.parametrize(
    ("pawns", "level"),
    [("blue1 e9", None), ("blue1 a3", 2), ("blue1 a3, blue2 a6", 3), ("blue1 a3, blue2 a3, blue3 i6", 4)],
)
def test_R7_10_altars_add_green_faces(pawns, level):
    t = table(f"{pawns}, yellow1 c4", dice="1 4 4")
    green = [words for words in t.options if words.startswith("green")]
    assert (f"green {level}" in green) if level else green == []
    assert f"green {(level or 1) + 1}" not in green


def test_R7_10_the_free_shogun_prays_for_the_samurai():
    """ruling 13: he may be used like a pawn."""
    t = table("blue1 e9, yellow1 c4, shogun a3", turn="b", dice="1 4 4")
    assert "green 2" in t.options
    t = table("blue1 a3, yellow1 c4", captor="blue1", turn="b", dice="1 4 4")
    assert not any(words.startswith("green") for words in t.options)


def test_R8_5_red_faces_are_no_action():
    t = table(HERE, dice="4 4 4 2")
    assert not any(words.startswith("red") for words in t.options)


DOES = [
    ("a", "pair", "1 1", "where"),
    ("a", "straight", "1 2 3 4 5", "hand-or-bonus"),
    ("a", "three", "1 1 1", "blue2"),
    ("a", "two-pair", "1 1 2 2", "place-tile"),
    ("a", "four", "1 1 1 1", "where"),
    ("a", "full", "1 1 1 2 2", "where"),
    ("a", "five", "1 1 1 1 1", "where"),
    ("a", "yellow 3", "3 3 3", "attack"),
    ("a", "green 2", "1 1", "bonus"),
    ("b", "pair", "1 1", "pawn"),
    ("b", "straight", "1 2 3 4 5", "hand-or-bonus"),
    ("b", "three", "1 1 1", "enter"),
    ("b", "two-pair", "1 1 2 2", "place-tile"),
    ("b", "four", "1 1 1 1", "pawn"),
    ("b", "full", "1 1 1 2 2", "pawn"),
    ("b", "five", "1 1 1 1 1", "pawn"),
    ("b", "yellow 2", "3 3", "pawn"),
    ("b", "yellow 4", "3 3 3 3", "pawn"),
    ("b", "green 2", "1 1", "bonus"),
]


@pytest.mark.parametrize(("seat", "words", "dice", "comes"), DOES)
def test_R8_5_what_the_combinations_lead_to(seat, words, dice, comes):
    t = table(
        "blue1 e9, yellow1 c5, shogun e4", turn=seat, dice=f"{dice} {'4' * (len(dice.split()) < 5)}", falls="6 1"
    )
    t.say(f"{seat}: {words}")
    if comes == "blue2":
        assert t.at("blue2") == "e9"  # one torii: nobody is asked
    elif comes == "attack":
        assert t.news("throws-shuriken")
    else:
        assert t.asked == f"{seat}: {comes}"


@pytest.mark.parametrize(
    ("seat", "words", "dice", "squares"),
    [
        ("a", "pair", "1 1", 2),
        ("a", "four", "1 1 1 1", 5),
        ("b", "pair", "1 1", 2),
        ("b", "five", "1 1 1 1 1", 5),
        ("a", "blue 1", "2 3 4", 1),
        ("b", "blue 3", "2 2 5", 3),
    ],
)
def test_R8_5_how_far_the_moves_go(seat, words, dice, squares):
    t = table("blue1 e7, yellow1 c6", turn=seat, dice=dice)
    t.say(f"{seat}: {words}")
    if t.asked.endswith("pawn"):
        t.say(f"{seat}: pawn yellow1")
    assert why_too_far(t, seat) == squares


def why_too_far(t: Table, seat: str) -> object:
    why = t.why_not(f"{seat}: i1")
    assert why.code == "too-far"
    return why.facts["count"]


def test_R8_6_the_other_reading():
    """ruling 14: three combinations of each side stand in for one another."""
    second = {"ninja_table": "second", "samurai_table": "second"}
    t = table("blue1 e7, yellow1 c6", dice="1 1 2 2", options=second)
    t.say("a: two-pair")
    assert why_too_far(t, "a") == 5
    t = table("blue1 c8, yellow1 a9", dice="1 1 1 1", options=second)
    t.say("a: four")
    assert "d8" in t.squares and why_too_far(t, "a") == 3
    t = table("blue1 e7, yellow1 c6", dice="1 1 1 2 2", options=second)
    t.say("a: full")
    assert t.asked == "a: place-tile"
    t = table("blue1 e7, yellow1 a2", turn="b", dice="1 1 2 2", options=second)
    t.say("b: two-pair", "b: pawn yellow1", "b: square a1")
    assert t.tile("a1") == "brazier" and t.alerts == 4
    t = table("blue1 c5, yellow1 c6", turn="b", dice="1 1 1 1", options=second, falls="1 2")
    t.say("b: four", "b: pawn yellow1", "b: square c5")
    assert t.told("fights", "strength") == [2, 2] and t.alerts == 4
    t = table("blue1 e7, yellow1 c6", turn="b", dice="1 1 1 2 2", options=second)
    t.say("b: full")
    assert t.asked == "b: place-tile"


@pytest.mark.parametrize("side", ["ninja", "samurai"])
def test_R8_6_a_reading_of_which_a_pack_leaves_nothing_is_refused(side):
    own = {"two-pair": "tile", "four": "move-4", "full": "enter"}
    with pytest.raises(BadOption) as refused:
        GAME.new(2, 1, {"actions": {side: own}}, False, **{f"{side}_table": "second"})
    assert refused.value.code == "bad-option" and refused.value.sentence == (
        f"dicium.shogun: option {side}_table does nothing, for the content pack itself says what "
        "two-pair, four, full do."
    )
    assert GAME.new(2, 1, {"actions": {side: own}}).asked, "the usual table is no choice"
    del own["full"]
    assert GAME.new(2, 1, {"actions": {side: own}}, False, **{f"{side}_table": "second"}).asked, "a full is left"


def test_R3_10_what_would_do_nothing_is_not_offered():
    """ruling 4: three of a kind without a pawn in the reserve, a brazier without a pawn on one."""
    t = table("blue1 e9, blue2 e8, blue3 d9, yellow1 c4", dice="1 1 1")
    assert "three" not in kinds(t) and "pair" in kinds(t)
    t = table("blue1 e9, yellow1 c4", turn="b", dice="3 3 3")
    assert "yellow 3" not in t.options and "yellow 2" in t.options
    t = table("blue1 e9, yellow1 a1", turn="b", dice="3 3 3")
    assert "yellow 3" in t.options
