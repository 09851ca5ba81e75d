"""Chapter 8: when the draw pile runs out."""

import pytest

from tatami.games.katana.tests.table import Player, Table, table

EAGER: dict[str, object] = {"exhaustion": "eager"}


def honours(t: Table) -> list[int]:
    return t.state.honour


def test_R8_1_the_discards_become_the_pile_and_everybody_loses_an_honour():
    t = table(phase="draw", a="", pile="", discards="bo*3 parry", b=Player(life=0), c="")
    assert honours(t) == [4, 2, 2, 2], "harmless or not"
    assert t.discards == "" and t.cards("a") == 2 and len(t.pile.split()) == 2 and t.asked == "a: play"


def test_R8_1_the_new_pile_is_shuffled():
    drawn = set()
    for luck in ("bo", "kiseru", "shuriken"):
        t = table(a="breathing", b="", pile="", discards="bo kiseru shuriken", top=luck)
        t.say("a: play breathing b")
        drawn.add(t.hand("b"))
    assert drawn == {"bo", "kiseru", "shuriken"}


def test_R8_2_lazy_the_last_card_costs_nothing():  # ruling 13
    t = table(phase="draw", a="bo", pile="parry parry", discards="kiseru")
    assert t.pile == "" and t.discards == "kiseru" and honours(t) == [5, 3, 3, 3] and t.asked == "a: play"


def test_R8_2_lazy_the_next_card_needed_costs_an_honour():
    t = table(phase="draw", a="", pile="parry", discards="kiseru")
    assert t.hand("a") == "kiseru parry" and honours(t) == [4, 2, 2, 2] and t.asked == "a: play"


def test_R8_2_lazy_a_card_to_be_turned_over_is_needed_too():
    t = table(phase="recovery", bushido="a", pile="", discards="parry*3")
    assert t.story == ["turn", "exhausted", "flips", "passes-bushido", "draws"]
    assert honours(t) == [4, 2, 2, 2] and t.asked == "a: play"


def test_R8_3_eager_the_last_card_costs_an_honour_at_once():
    t = table(phase="draw", a="bo", pile="parry parry", discards="kiseru geisha", options=EAGER)
    assert t.hand("a") == "bo parry parry" and t.pile == "geisha kiseru" and t.discards == ""
    assert honours(t) == [4, 2, 2, 2] and t.asked == "a: play"


def test_R8_3_eager_one_card_left_costs_nothing():
    t = table(phase="draw", pile="parry parry bo", discards="kiseru", options=EAGER)
    assert honours(t) == [5, 3, 3, 3] and t.discards == "kiseru" and t.asked == "a: play"


def test_R8_3_eager_a_card_turned_over_is_in_the_new_pile():
    t = table(phase="recovery", bushido="a", pile="bo", discards="kiseru", options=EAGER)
    assert t.story == ["turn", "flips", "exhausted"]
    assert t.pile == "bo kiseru" and t.discards == "" and honours(t) == [4, 2, 2, 2] and t.asked == "a: bushido"


def test_R8_3_eager_a_card_turned_over_can_end_the_game():
    t = table(phase="recovery", bushido="a", pile="bo", d=Player(honour=1), options=EAGER)
    assert t.asked == "over" and t.outcome.reason == "exhaustion" and t.front("a") == "bushido"


def test_R8_3_eager_waits_while_the_discard_pile_is_empty():
    t = table(phase="draw", a="geisha breathing", pile="parry bo", options=EAGER)
    assert t.pile == "" and honours(t) == [5, 3, 3, 3]
    t.say("a: play geisha b hand")
    assert t.discards == "parry geisha" and t.pile == "" and honours(t) == [5, 3, 3, 3], "still no card is needed"
    t.say("a: play breathing b")
    assert honours(t) == [4, 2, 2, 2] and t.cards("b") == 1 and t.asked == "a: play"


def test_R8_3_eager_what_was_drawn_is_told_before_the_pile_is_renewed():
    t = table(phase="draw", a="", pile="parry", discards="bo kiseru", options=EAGER)
    assert t.story == ["draws", "exhausted", "draws"] and t.asked == "a: play"


def test_R8_3_eager_nothing_is_told_after_the_end():
    t = table(phase="draw", a="", pile="parry", discards="bo kiseru", d=Player(honour=1), options=EAGER)
    assert t.story == ["draws", "exhausted", "ends"] and t.hand("a") == "parry" and t.asked == "over"


def test_R8_4_in_the_middle_of_drawing():  # ruling 14
    t = table(a="tea-ceremony", b="", c="", d="", pile="bo", discards="parry*9")
    t.say("a: play tea-ceremony")
    assert t.hand("a") == "bo parry parry" and t.cards("b") == t.cards("c") == t.cards("d") == 1
    assert honours(t) == [4, 2, 2, 2] and t.story == [
        "plays",
        "draws",
        "exhausted",
        "draws",
        "draws",
        "draws",
        "draws",
    ]
    assert t.asked == "a: play"


def test_R8_4_the_end_is_checked_before_the_missing_cards_are_drawn():
    t = table(a="tea-ceremony", b=Player("", honour=1), pile="bo", discards="parry*9")
    t.say("a: play tea-ceremony")
    assert t.hand("a") == "bo" and t.cards("b") == 0 and t.asked == "over"


@pytest.mark.parametrize("exhaustion", ["lazy", "eager"])
def test_R8_5_both_piles_empty(exhaustion: str):  # ruling 15
    t = table(phase="draw", a="bo", pile="", options={"exhaustion": exhaustion})
    assert t.hand("a") == "bo" and honours(t) == [5, 3, 3, 3] and t.asked == "a: play"


def test_R8_5_what_is_left_is_drawn_and_no_more():
    t = table(phase="draw", a="bo", pile="parry")
    assert t.hand("a") == "bo parry" and honours(t) == [5, 3, 3, 3] and t.asked == "a: play"


def test_R8_6_several_can_run_out_together():
    t = table(phase="draw", a="", pile="", discards="bo", b=Player(honour=1), d=Player(honour=1))
    assert honours(t) == [4, 0, 2, 0] and t.outcome.reason == "exhaustion" and t.asked == "over"


def test_R8_6_everybody_pays_even_after_one_has_run_out():
    t = table(phase="draw", pile="", discards="bo", a=Player(honour=1), b=Player(honour=3))
    assert honours(t) == [0, 2, 2, 2] and t.asked == "over"


def test_R8_7_hands_permanents_and_the_resolving_zone_stay():
    t = table(a=Player("daimyo bo", front="armour"), bushido="c", pile="", discards="kiseru kiseru kiseru")
    t.say("a: play daimyo")
    assert t.hand("a") == "bo kiseru kiseru" and t.front("a") == "armour" and t.front("c") == "bushido"
    assert t.pile == "kiseru" and t.discards == "daimyo" and t.hand("b") == "parry" and t.asked == "a: play"
