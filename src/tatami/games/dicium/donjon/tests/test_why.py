"""Answers to "why not?" that no test of a clause asks for."""

import pytest

from tatami.games.dicium.donjon.tests.table import table


@pytest.mark.parametrize(
    ("piece", "answer"),
    [
        ("keep", "R4.2 not-now"), ("reserve", "R4.6 not-now"), ("pile", "R7.8 not-now"), ("stop", "R11.5 not-now"),
        ("king-die", "R13.1 no-king-yet"), ("leave", "R10.4 not-now"), ("combat-die", "R12.2 not-now"),
        ("seat-0", "R4.5 not-a-player"), ("hero/elf", "R2.1 not-now"), ("face-2", "R8.8 not-now"),
        ("bonus-red", "R5.3 not-now"), ("level-2", "R5.4 not-now"), ("die-4", "R3.4 not-now"),
        ("green-5", "R3.8 wrong-faces"), ("five", "R3.3 no-combination"), ("straight", "R3.5 no-straight"),
        ("e5", "R4.5 combination-first"), ("dragon", "R4.1 no-such-piece"),
        ("scroll/scroll-fate", "R8.5 no-such-scroll"), ("lock-2", "R3.10 nothing-comes-of-it"),
    ],
)  # fmt: skip
def test_why_not_in_the_action_phase(piece, answer):
    assert table("c5", "1 1 4").why("a", piece) == answer


def test_why_not_for_somebody_who_is_not_asked_and_after_the_end():
    t = table("c5 i5", "1 1 4")
    assert t.why("b", "end") == "R4.1 not-asked"
    assert table("c5", phase="adventure", king=11, falls="1").why("a", "end") == "R1.3 over"


def test_why_not_amid_other_questions():
    t = table("a1", "1 1 3").say("a: lock 2", "a: level 4")
    assert t.why("a", "bonus-roll") == "R5.1 bonus-elsewhere" and t.why("a", "d5") == "R5.3 not-a-square"
    t = table("c1", "5 1 1", falls="6", bonuses={"a": "2 green"}).say("a: blue 1", "a: square b1")
    assert t.why("a", "level-2") == "R5.1 level-acquired"
    t = table("k5", "1 1 3").say("a: lock 2")
    assert t.why("a", "a1") == "R10.4 no-covered-relic"
    t = table("c5", "2 1 1", goblins="d5", falls="1").say("a: blue 1", "a: square d5")
    assert t.why("a", "d6") == "R12.4 no-portal"
    t = table("d6", "2 2 5 5 5").say("a: full")
    assert t.why("a", "k9") == "R7.4 not-next"
    t = table("c5", "1 1 2", actions=0, scrolls={"a": "scroll-fate"})
    assert t.why("a", "green-2") == "R4.5 no-action-left"
