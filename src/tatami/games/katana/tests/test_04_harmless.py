"""Chapter 4: harmless players."""

import pytest

from tatami.games.katana.tests.table import Player, table

DEFEATED = Player("parry bo", life=0)
EMPTY_HANDED = Player("", life=3)
harmless = pytest.mark.parametrize("down", [DEFEATED, EMPTY_HANDED], ids=["no life", "no hand"])


@pytest.mark.parametrize(("hand", "life", "is_harmless"), [
    ("bo", 1, False),
    ("bo", 0, True),
    ("", 1, True),
    ("", 0, True),
])  # fmt: skip
def test_R4_1_without_life_or_without_a_hand(hand: str, life: int, is_harmless: bool):  # ruling 3
    t = table(b=Player(hand, life=life))
    assert t.is_harmless("b") is is_harmless and t.asked == "a: play"


def test_R4_1_permanents_are_no_hand():
    t = table(b=Player("", front="armour fast-draw focus"), bushido="b")
    assert t.is_harmless("b") and t.asked == "a: play"


def test_R4_1_it_begins_and_ends_at_the_very_moment():
    t = table(a="diversion breathing bokken", b="parry")
    assert t.targets("bokken") == "bd"
    t.say("a: play diversion b")
    assert t.is_harmless("b") and t.targets("bokken") == "cd"
    t.say("a: play breathing b")
    assert not t.is_harmless("b") and t.targets("bokken") == "bd" and t.asked == "a: play"


@harmless
def test_R4_2_no_target_of_a_weapon(down: Player):
    t = table(a="daikyu", b=down)
    assert t.targets("daikyu") == "cd"
    reason = t.why_not("a: hand/daikyu b")
    assert (reason.clause, reason.code) == ("R4.2", "harmless")


@harmless
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_R4_3_battle_cry_and_jujutsu_pass_over(down: Player, card: str):
    t = table(a=card, b=down)
    life, hand = t.life("b"), t.hand("b")
    t.say(f"a: play {card}")
    assert t.asked == f"c: {card}"
    t.say("c: suffer", "d: suffer")
    assert (t.life("b"), t.hand("b")) == (life, hand) and t.asked == "a: play"


@harmless
def test_R4_4_not_counted_for_attacks_past_them(down: Player):
    t = table(6, a="bokken bo", b=down)
    assert t.difficulty("a", "c") == 1 and t.difficulty("a", "d") == 2
    assert t.targets("bokken") == "cf" and t.targets("bo") == "cdef" and t.asked == "a: play"


def test_R4_4_both_ways_round():
    t = table(6, b=Player("", life=1), f=Player(life=0), e=Player(""))
    assert [t.difficulty("a", other) for other in "cd"] == [1, 1]
    assert t.difficulty("c", "d") == 1 and t.difficulty("c", "a") == 1


@harmless
def test_R4_5_they_take_turns(down: Player):
    t = table(b=down)
    t.say("a: end")
    assert t.asked == "b: play" and t.cards("b") >= 2


@harmless
def test_R4_5_they_draw_cards(down: Player):
    t = table(a="tea-ceremony breathing", b=down)
    held = t.cards("b")
    t.say("a: play tea-ceremony")
    assert t.cards("b") == held + 1
    t.say("a: play breathing b")
    assert t.cards("b") == held + 2 and t.asked == "a: play"


def test_R4_5_they_may_be_chosen_for_geisha_diversion_and_bushido():
    t = table(a="geisha diversion bushido", b=Player("parry parry", life=0))
    t.say("a: play geisha b hand", "a: play diversion b", "a: play bushido b")
    assert t.cards("b") == 0 and t.front("b") == "bushido" and t.asked == "a: play"


@harmless
def test_R4_5_they_keep_their_permanents_and_lose_honour_with_everybody_else(down: Player):
    t = table(a="bo", b=down._replace(front="armour focus"), pile="", discards="bo*3", phase="draw")
    assert t.front("b") == "armour focus" and t.honour("b") == 2 and t.asked == "a: play"


def test_R4_6_the_last_card_played_makes_harmless_and_the_turn_goes_on():  # ruling 30
    t = table(a=Player("armour", "nobunaga"))
    t.say("a: play armour")
    assert t.is_harmless("a") and t.asked == "a: play"
    t.say("a: sacrifice life")
    assert not t.is_harmless("a") and t.asked == "a: play"
    t.say("a: end")
    assert t.asked == "b: play"


def test_R4_7_a_parry_may_be_the_last_card():  # ruling 4
    t = table(a="bokken", b="parry")
    t.say("a: attack b bokken", "b: parry parry")
    assert t.is_harmless("b") and t.life("b") == 5 and t.asked == "a: play"


def test_R4_7_and_the_same_for_battle_cry():
    t = table(a="battle-cry bokken", b="parry", c="", d="")
    t.say("a: play battle-cry", "b: discard parry")
    assert t.is_harmless("b") and t.life("b") == 5 and not t.offers("a: attack b bokken") and t.asked == "a: play"


def test_R4_8_nothing_but_the_own_recovery_gives_life_back():
    t = table(a="breathing tea-ceremony", b=Player(life=0))
    t.say("a: play breathing b", "a: play tea-ceremony")
    assert t.life("b") == 0
    t.say("a: end")
    assert t.life("b") == 5 and t.asked == "b: play"


def test_R4_8_other_turns_give_nothing_back():
    t = table(a=Player(life=0), turn="b")
    t.say("b: end", "c: end")
    assert t.life("a") == 0 and t.asked == "d: play"
    t.say("d: end")
    assert t.life("a") == 5 and t.asked == "a: play"
