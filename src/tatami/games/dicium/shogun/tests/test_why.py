"""Why a piece cannot be chosen: a clause and a code for everything that can be tried in vain."""

import pytest

from tatami.games.dicium.shogun.tests.table import Table, table


def asked(prompt: str) -> Table:
    """A table where a ninja, or for its own questions a samurai, is asked this."""
    t = LAYOUTS[prompt]()
    assert t.asked.endswith(f": {prompt}")
    return t


def _after(t: Table, *sentences: str) -> Table:
    t.say(*sentences)
    return t


LAYOUTS = {
    "action": lambda: table("blue1 e7, yellow1 c5", dice="1 1 2 4"),
    "reroll": lambda: table("blue1 e7, yellow1 c5", dice="1 1 2 4", throws=1),
    "pawn": lambda: _after(table("blue1 e7, blue2 d9, yellow1 c5", dice="1 1 3 4"), "a: pair"),
    "where": lambda: _after(table("blue1 e7, yellow1 c5", dice="1 1 3 4"), "a: pair"),
    "banzai": lambda: _after(
        table("blue1 e7, yellow1 c5", turn="b", dice="3 3 3 3"), "b: yellow 4", "b: pawn yellow1"
    ),
    "place-tile": lambda: _after(table("blue1 e7, yellow1 c5", dice="1 1 2 2"), "a: two-pair"),
    "lift-tile": lambda: _after(
        table("blue1 e7, yellow1 c5", dice="1 1 2 2", tiles="torii a7, torii h7"), "a: two-pair"
    ),
    "enter": lambda: _after(table("blue1 e7, yellow1 c5", dice="1 1 1", tiles="torii a7"), "a: three"),
    "bonus": lambda: _after(table("blue1 e7, yellow1 c5", dice="1 1 4"), "a: green 2"),
    "hand-or-bonus": lambda: _after(
        table("blue1 e7, yellow1 c5", dice="1 2 3", bonuses={"a": "2 blue, 2 yellow"}), "a: straight"
    ),
    "spend": lambda: _after(table("blue1 e7, yellow1 c5", dice="1 1 2 2"), "a: pair"),
    "attack": lambda: _after(table("blue1 d5, yellow1 c5", dice="2 4 1"), "a: blue 1", "a: square c5"),
    "foe": lambda: _after(table("blue1 d5, yellow1 c5, red1 c5", seats=4, dice="2 4 1"), "a: blue 1", "a: square c5"),
    "hand-over": lambda: _after(
        table("blue1 e7, blue2 d7, yellow1 c5", captor="blue1", dice="2 3 4"),
        "a: blue 1",
        "a: pawn blue2",
        "a: square e7",
    ),
}

CASES = [
    ("action", "a: e8", "R4.5", "combination-first"),
    ("action", "a: blue1", "R4.5", "combination-first"),
    ("action", "a: three", "R3.3", "no-combination"),
    ("action", "a: straight", "R3.5", "no-straight"),
    ("action", "a: blue-2", "R3.8", "wrong-faces"),
    ("action", "a: yellow-2", "R3.8", "wrong-faces"),
    ("action", "a: die-2", "R3.4", "not-now"),
    ("action", "a: stop", "R12.4", "not-now"),
    ("action", "a: mat/green", "R2.1", "not-now"),
    ("action", "a: bonus-blue", "R5.1", "not-now"),
    ("action", "a: level-2", "R5.4", "not-now"),
    ("action", "a: green3", "R2.3", "not-in-the-game"),
    ("action", "a: pair pair", "R4.1", "nothing-more"),
    ("action", "a: teapot", "R4.1", "no-such-piece"),
    ("action", "b: e8", "R4.1", "not-asked"),
    ("action", "a: seat-1", "R4.5", "not-a-player"),
    ("action", "a: seat-2", "R4.1", "no-such-piece"),
    ("action", "b: seat-0", "R4.1", "not-asked"),
    ("foe", "a: seat-3", "R10.1", "not-a-player"),
    ("reroll", "a: die-5", "R3.4", "no-such-die"),
    ("reroll", "a: pair", "R4.5", "not-now"),
    ("reroll", "a: e8", "R4.2", "not-a-square"),
    ("reroll", "a: blue1", "R4.2", "not-a-pawn"),
    ("pawn", "a: yellow1", "R8.1", "not-yours"),
    ("pawn", "a: blue3", "R8.1", "in-reserve"),
    ("pawn", "a: shogun", "R9.1", "shogun-not-yours"),
    ("where", "a: i1", "R8.1", "too-far"),
    ("where", "a: e3", "R7.4", "door-closed"),
    ("where", "a: e7", "R8.4", "stands-there"),
    ("banzai", "b: e7", "R12.4", "not-next"),
    ("place-tile", "a: e7", "R7.5", "not-for-tiles"),
    ("place-tile", "a: a5", "R13.2", "wrong-row"),
    ("place-tile", "a: d8", "R13.1", "garden-has-torii"),
    ("lift-tile", "a: a8", "R13.4", "no-tile-there"),
    ("enter", "a: a8", "R7.9", "no-torii"),
    ("bonus", "a: bonus-red", "R5.1", "bonus-elsewhere"),
    ("hand-or-bonus", "a: level-2", "R5.1", "level-acquired"),
    ("spend", "a: die-4", "R3.4", "no-such-die"),
    ("attack", "a: die-1", "R3.4", "no-such-die"),
    ("foe", "a: blue2", "R10.1", "not-a-foe"),
    ("hand-over", "a: yellow1", "R9.9", "not-with-them"),
]


@pytest.mark.parametrize(("prompt", "touched", "clause", "code"), CASES)
def test_the_reason(prompt, touched, clause, code):
    why = asked(prompt).why_not(touched)
    assert (why.clause, why.code) == (clause, code)


def test_the_mat_of_the_others_and_one_that_is_taken():
    from tatami.games.dicium.shogun.tests.test_01_aim import fresh

    t = Table(fresh(4))
    seat = "abcd"[t.state.first]
    assert t.why_not(f"{seat}: mat/red").code == "mat-of-the-others"


def test_nothing_comes_of_it_is_not_the_same_as_not_formed():
    t = table("blue1 e9, blue2 e8, blue3 d9, yellow1 c4", dice="1 1 1 4")
    assert t.why_not("a: three").code == "nothing-comes-of-it"
    t = table("blue1 e7, yellow1 c4", dice="3 3 4 2")
    assert t.why_not("a: yellow-2").code == "nothing-comes-of-it"


def test_a_garden_that_is_lit_and_a_square_that_has_a_tile():
    t = table("blue1 c1, yellow1 c4", dice="1 1 2 2", tiles="brazier a1, turned-torii b2")
    t.say("a: two-pair")
    assert t.why_not("a: a2").code == "garden-lit" and t.why_not("a: b2").code == "has-tile"


def test_the_end_is_the_end():
    t = table("blue1 e8, yellow1 a9", captor="blue1", dice="2 3 4")
    t.say("a: blue 1", "a: square e9")
    assert (t.why_not("a: e8").clause, t.why_not("a: e8").code) == ("R1.3", "over")
