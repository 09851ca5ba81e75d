"""Chapter 13: the characters."""

import pytest

from tatami.games.katana.content import SHIPPED
from tatami.games.katana.tests.table import Player, table


def test_R13_1_the_life_of_the_twelve():
    assert {name: row.life for name, row in SHIPPED.characters.items()} == {
        "benkei": 5, "chiyome": 4, "ginchiyo": 4, "goemon": 5, "hanzo": 4, "hideyoshi": 4,
        "ieyasu": 5, "kojiro": 5, "musashi": 5, "nobunaga": 5, "tomoe": 5, "ushiwaka": 4,
    }  # fmt: skip


def test_R13_1_a_power_works_as_often_as_its_occasion_comes():
    t = table(a=Player("bokken bokken bokken", "tomoe", front="focus focus"), b="geisha")
    for drawn in (3, 3, 3):
        t.say("a: attack b bokken", "b: suffer")
        assert t.cards("a") == drawn, "one weapon less, one card more"
    assert t.life("b") == 2 and t.asked == "a: play"


def test_R13_1_whether_its_owner_is_harmless_or_not():
    t = table(a=Player("", "nobunaga"), c=Player("", "benkei"))
    t.say("a: sacrifice life")
    assert t.life("a") == 4 and t.cards("a") == 1 and t.asked == "a: play"
    t = table(a="katana", b=Player("parry", "ushiwaka", life=1))
    t.say("a: attack b katana", "b: suffer")
    assert t.life("b") == 0 and t.cards("b") == 2, "the blow has made him harmless"


def test_R13_1_three_may_leave_their_power_unused():
    """Nobunaga ends without a sacrifice, Ieyasu draws, Hanzō suffers. (ruling 41)"""
    t = table(a=Player("bokken", "nobunaga"), b=Player("bo bo", "hanzo"), discards="katana")
    t.say("a: attack b bokken")
    assert t.options == ["suffer", "parry bo"]
    t.say("b: suffer", "a: end")
    assert t.life("a") == 5 and t.asked == "b: play"
    t = table(phase="draw", a=Player("bo", "ieyasu"), discards="katana")
    assert t.options == ["draw", "take discard"]
    t.say("a: draw")
    assert t.cards("a") == 3 and t.discards == "katana" and t.asked == "a: play"


def test_R13_2_benkei_is_one_harder_to_hit_on_top_of_armour():
    t = table(a="bokken bo", b=Player("parry", "benkei"), d=Player(front="armour"))
    assert t.difficulty("a", "b") == 2 and t.targets("bokken") == "" and t.targets("bo") == "bcd"
    t = table(a="bo", b=Player("parry", "benkei", front="armour"))
    assert t.difficulty("a", "b") == 3 and t.targets("bo") == "cd"


def test_R13_2_attacks_past_benkei_and_his_own_are_as_usual():
    t = table(6, b=Player("parry", "benkei"))
    assert t.difficulty("a", "c") == 2 and t.difficulty("b", "a") == 1


@pytest.mark.parametrize(("cry", "hand"), [("battle-cry", "parry"), ("jujutsu", "bo")])
def test_R13_3_cries_pass_over_chiyome(cry: str, hand: str):
    t = table(a=cry, b=Player(hand, "chiyome"))
    t.say(f"a: play {cry}")
    assert t.asked == f"c: {cry}"
    t.say("c: suffer", "d: suffer")
    assert t.life("b") == 4 and t.hand("b") == hand and t.asked == "a: play"


def test_R13_3_weapons_and_all_other_cards_affect_her_as_usual():
    t = table(a="kiseru tea-ceremony geisha diversion breathing bushido", b=Player("geisha geisha", "chiyome"))
    t.say("a: attack b kiseru", "b: suffer")
    assert t.life("b") == 2
    t.say("a: play tea-ceremony", "a: play breathing b")
    assert t.cards("b") == 4
    t.say("a: play geisha b hand", "a: play diversion b", "a: play bushido b")
    assert t.cards("b") == 2 and t.front("b") == "bushido" and t.asked == "a: play"


@pytest.mark.parametrize(("weapon", "lost"), [("nodachi", 2), ("shuriken", 1), ("kiseru", 1)])
def test_R13_4_ginchiyo_takes_one_less_but_at_least_one(weapon: str, lost: int):
    t = table(a=weapon, b=Player("parry", "ginchiyo"))
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert t.life("b") == 4 - lost and t.asked == "a: play"


def test_R13_4_the_deduction_comes_after_all_additions():
    t = table(a=Player("bokken", "musashi", front="fast-draw"), b=Player("parry", "ginchiyo"))
    t.say("a: attack b bokken", "b: suffer")
    assert t.life("b") == 4 - 2 and t.asked == "a: play"


def test_R13_4_cries_cost_ginchiyo_a_life():
    t = table(a="jujutsu", b=Player("parry", "ginchiyo"), c="", d="")
    t.say("a: play jujutsu", "b: suffer")
    assert t.life("b") == 3 and t.asked == "a: play"


@pytest.mark.parametrize(("focuses", "limit"), [(0, 2), (1, 3)])
def test_R13_5_goemon_plays_one_more_weapon(focuses: int, limit: int):
    t = table(a=Player("bokken*4", "goemon", front="focus " * focuses), b="parry*4")
    for _ in range(limit):
        t.say("a: attack b bokken", "b: parry parry")
    assert not t.offers("a: attack b bokken") and t.asked == "a: play"


def test_R13_6_hanzo_parries_with_a_weapon():
    t = table(a="nodachi", b=Player("bo kiseru", "hanzo"))
    t.say("a: attack b nodachi")
    assert t.options == ["suffer", "parry bo", "parry kiseru"]
    t.say("b: parry bo")
    assert t.life("b") == 4 and t.hand("b") == "kiseru" and t.discards == "bo nodachi" and t.asked == "a: play"


def test_R13_6_against_a_battle_cry_too():
    t = table(a="battle-cry", b=Player("bo geisha", "hanzo"), c="", d="")
    t.say("a: play battle-cry", "b: discard bo")
    assert t.life("b") == 4 and t.hand("b") == "geisha" and t.asked == "a: play"


def test_R13_6_not_if_it_is_his_only_card():
    t = table(a="nodachi battle-cry", b=Player("bo", "hanzo"), c="", d="")
    t.say("a: attack b nodachi")
    assert t.options == ["suffer"]
    reason = t.why_not("b: hand/bo")
    assert (reason.clause, reason.code) == ("R13.6", "hanzo-last-card")
    t.say("b: suffer", "a: play battle-cry")
    assert t.asked == "b: battle-cry" and t.options == ["suffer"]


def test_R13_6_a_parry_may_be_his_only_card_and_nobody_else_parries_with_a_weapon():
    t = table(a="nodachi", b=Player("parry", "hanzo"))
    t.say("a: attack b nodachi", "b: parry parry")
    assert t.hand("b") == "" and t.asked == "a: play"
    t = table(a="nodachi", b=Player("bo kiseru", "benkei"))
    t.say("a: attack b nodachi")
    assert t.options == ["suffer"]
    reason = t.why_not("b: hand/bo")
    assert (reason.clause, reason.code) == ("R6.6", "only-a-parry")


def test_R13_6_two_equal_weapons_are_two_cards():
    t = table(a="nodachi", b=Player("bo bo", "hanzo"))
    t.say("a: attack b nodachi", "b: parry bo")
    assert t.hand("b") == "bo" and t.asked == "a: play"


def test_R13_6_it_does_not_count_towards_his_weapon_limit():
    t = table(a="nodachi", b=Player("bo bo", "hanzo"), top="parry parry")
    t.say("a: attack b nodachi", "b: parry bo", "a: end")
    assert t.offers("b: attack c bo") and t.weapons_played == 0 and t.asked == "b: play"


@pytest.mark.parametrize(("character", "cards"), [("hideyoshi", 3), ("benkei", 2)])
def test_R13_7_hideyoshi_draws_one_more_in_his_draw_phase(character: str, cards: int):
    t = table(phase="draw", a=Player("", character))
    assert t.cards("a") == cards and t.asked == "a: play"


def test_R13_7_but_not_with_a_daimyo():
    t = table(a=Player("daimyo", "hideyoshi"))
    t.say("a: play daimyo")
    assert t.cards("a") == 2 and t.asked == "a: play"


def test_R13_8_ieyasu_may_take_the_top_discard_first():
    t = table(phase="draw", a=Player("", "ieyasu"), discards="bo nodachi", top="geisha")
    t.say("a: take discard")
    assert t.hand("a") == "geisha nodachi" and t.discards == "bo" and t.asked == "a: play"


def test_R13_8_only_if_there_is_a_discard():
    t = table(phase="draw", a=Player("", "ieyasu"))
    assert t.cards("a") == 2 and t.asked == "a: play"


def test_R13_8_the_first_card_only():
    t = table(3, phase="draw", a=Player("", "ieyasu"), discards="bo nodachi katana", top="geisha focus")
    t.say("a: take discard")
    assert t.hand("a") == "focus geisha katana" and t.discards == "bo nodachi" and t.asked == "a: play"


@pytest.mark.parametrize(("said", "taken"), [("lose honour", "bushido"), ("discard bo", "bo")])
def test_R13_8_what_code_of_bushido_has_just_put_there(said: str, taken: str):  # ruling 22
    t = table(phase="recovery", bushido="a", a=Player("bo", "ieyasu"), top="kiseru parry")
    t.say(f"a: {said}")
    assert t.asked == "a: draw"
    t.say("a: take discard")
    assert taken in t.hand("a").split() and t.discards == "kiseru" and t.asked == "a: play"


def test_R13_8_or_the_card_turned_over():
    t = table(phase="recovery", bushido="a", a=Player("bo", "ieyasu"), top="geisha parry")
    t.say("a: take discard")
    assert t.hand("a") == "bo geisha parry" and t.discards == "" and t.asked == "a: play"


def test_R13_8_from_an_empty_pile_he_can_still_take_the_discard():
    t = table(phase="draw", a=Player("", "ieyasu"), pile="", discards="bo geisha")
    t.say("a: take discard")
    assert t.hand("a") == "bo geisha" and t.honour("a") == 4, "the second card comes from the new pile"
    assert t.asked == "a: play"


def test_R13_9_kojiro_reaches_anybody():
    t = table(
        7, a=Player("bokken", "kojiro"), d=Player("parry", "benkei", front="armour armour"), c="", e=Player(life=0)
    )
    assert t.targets("bokken") == "bdfg", "but not the harmless"
    t.say("a: attack d bokken", "d: suffer")
    assert t.life("d") == 4 and t.asked == "a: play"


def test_R13_10_musashi_does_one_more_damage_with_weapons():
    t = table(a=Player("kiseru", "musashi"))
    t.say("a: attack b kiseru", "b: suffer")
    assert t.life("b") == 2 and t.asked == "a: play"


@pytest.mark.parametrize("cry", ["battle-cry", "jujutsu"])
def test_R13_10_but_not_with_cries(cry: str):
    t = table(a=Player(cry, "musashi"))
    t.say(f"a: play {cry}", "b: suffer", "c: suffer", "d: suffer")
    assert [t.life(seat) for seat in "bcd"] == [4, 4, 4] and t.asked == "a: play"


def test_R13_11_nobunaga_pays_a_life_for_a_card_any_number_of_times_but_never_the_last():
    t = table(a=Player("", "nobunaga", life=3))
    t.say("a: sacrifice life", "a: sacrifice life")
    assert t.life("a") == 1 and t.cards("a") == 2 and not t.offers("a: sacrifice life")
    reason = t.why_not("a: character")
    assert (reason.clause, reason.code) == ("R13.11", "power-last-life")
    assert t.honour("a") == 5 and t.asked == "a: play"


def test_R13_11_only_in_his_own_play_phase():
    """Not while he draws, discards or is attacked. (ruling 42)"""
    t = table(phase="discard", a=Player("parry*8", "nobunaga"))
    assert t.asked == "a: discard" and t.options == ["discard parry"]
    t = table(turn="b", b="bo", a=Player("parry", "nobunaga"))
    t.say("b: attack a bo")
    assert t.asked == "a: parry" and t.options == ["suffer", "parry parry"]


def test_R13_11_nobody_else_can():
    t = table(a=Player("", "benkei"))
    assert t.options == ["end"]


@pytest.mark.parametrize("weapon", ["bokken", "katana"])
def test_R13_12_tomoe_draws_one_card_an_attack(weapon: str):
    t = table(a=Player(weapon, "tomoe"))
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert t.cards("a") == 1 and t.asked == "a: play"


def test_R13_12_a_parried_attack_brings_none_nor_do_cries():
    t = table(a=Player("bokken jujutsu", "tomoe"), c="", d="")
    t.say("a: attack b bokken", "b: parry parry")
    assert t.hand("a") == "jujutsu" and t.asked == "a: play"
    t = table(a=Player("jujutsu", "tomoe"), c="", d="")
    t.say("a: play jujutsu", "b: suffer")
    assert t.life("b") < 5 and t.cards("a") == 0 and t.asked == "a: play"


@pytest.mark.parametrize(("weapon", "life", "drawn"), [
    ("bokken", 4, 1),
    ("katana", 4, 3),
    ("katana", 3, 3),
    ("katana", 2, 2),
    ("katana", 1, 1),
])  # fmt: skip
def test_R13_13_ushiwaka_draws_for_each_life_really_lost(weapon: str, life: int, drawn: int):
    t = table(a=weapon, b=Player("parry", "ushiwaka", life=life))
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert t.cards("b") == 1 + drawn and t.life("b") == life - drawn and t.asked == "a: play"


@pytest.mark.parametrize("cry", ["battle-cry", "jujutsu"])
def test_R13_13_life_lost_to_other_cards_brings_none(cry: str):
    t = table(a=cry, b=Player("geisha", "ushiwaka"), c="", d="")
    t.say(f"a: play {cry}", "b: suffer")
    assert t.life("b") == 3 and t.cards("b") == 1 and t.asked == "a: play"
