"""Chapter 5: playing cards."""

import pytest

from tatami.core import IllegalChoice
from tatami.games.katana.content import SHIPPED
from tatami.games.katana.state import CARDS, WEAPONS
from tatami.games.katana.tests.table import Player, table

ALL_WEAPONS = CARDS[:WEAPONS]
PERMANENTS = ("armour", "fast-draw", "focus", "bushido")
ACTIONS = ("parry", "tea-ceremony", "battle-cry", "daimyo", "diversion", "geisha", "breathing", "jujutsu")


def test_R5_1_a_card_is_a_weapon_a_permanent_or_an_action():
    assert sorted(CARDS) == sorted((*ALL_WEAPONS, *PERMANENTS, *ACTIONS))
    copies = {kind: sum(SHIPPED.cards[card].copies for card in kind) for kind in (ALL_WEAPONS, PERMANENTS, ACTIONS)}
    assert list(copies.values()) == [32, 15, 43]


@pytest.mark.parametrize("weapon", ALL_WEAPONS)
def test_R5_1_every_weapon_attacks_and_is_discarded(weapon: str):
    t = table(a=weapon)
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert t.discards == weapon and t.life("b") < 5 and t.asked == "a: play"


@pytest.mark.parametrize("card", ["tea-ceremony", "battle-cry", "daimyo", "jujutsu"])
def test_R5_1_every_action_is_discarded(card: str):
    t = table(a=card, b="", c="", d="")
    t.say(f"a: play {card}")
    assert t.discards == card and t.front("a") == "" and t.asked == "a: play"


def test_R5_2_out_of_turn_nobody_is_asked_and_nothing_can_be_played():
    t = table(b="armour bo")
    with pytest.raises(IllegalChoice) as refused:
        t.say("b: play armour")
    assert refused.value.code == "not-asked" and t.asked == "a: play"
    reason = t.why_not("b: hand/armour")
    assert (reason.clause, reason.code) == ("R5.2", "not-your-turn")


def test_R5_2_in_answer_only_the_parry_or_what_jujutsu_asks_for():
    hand = "parry bo armour geisha daimyo tea-ceremony battle-cry breathing"
    t = table(a="bokken battle-cry jujutsu", b=Player(hand, "benkei", front="armour"))
    t.say("a: play battle-cry")
    assert t.asked == "b: battle-cry" and t.options == ["suffer", "discard parry"]
    t.say("b: suffer", "c: suffer", "d: suffer", "a: play jujutsu")
    assert t.asked == "b: jujutsu" and t.options == ["suffer", "discard bo"]
    t = table(a="bokken", b=hand)
    t.say("a: attack b bokken")
    assert t.asked == "b: parry" and t.options == ["suffer", "parry parry"]


@pytest.mark.parametrize("weapon", ["bokken", "nodachi"])
def test_R5_3_a_weapon_rests_until_it_is_answered(weapon: str):  # ruling 12
    t = table(a=weapon)
    t.say(f"a: attack b {weapon}")
    assert t.resolving == weapon and t.hand("a") == "" and t.discards == ""
    t.say("b: suffer")
    assert t.resolving == "" and t.discards == weapon and t.asked == "a: play"


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_R5_3_a_cry_rests_until_all_have_answered(card: str):
    t = table(a=card)
    t.say(f"a: play {card}")
    for other in "bcd":
        assert t.asked == f"{other}: {card}" and t.resolving == card and t.discards == ""
        t.say(f"{other}: suffer")
    assert t.resolving == "" and t.discards == card and t.asked == "a: play"


@pytest.mark.parametrize(("card", "said"), [
    ("daimyo", "play daimyo"),
    ("tea-ceremony", "play tea-ceremony"),
    ("breathing", "play breathing b"),
])  # fmt: skip
def test_R5_4_a_card_cannot_be_drawn_by_its_own_effect(card: str, said: str):
    t = table(a=card, pile="", discards="bo")
    t.say(f"a: {said}")
    assert t.story.count("exhausted") == 1, "the pile ran out while the card was resolving"
    assert t.pile == "" and t.discards == card and card not in t.hand("a") + t.hand("b") and t.asked == "a: play"


def test_R5_4_a_weapon_cannot_be_drawn_by_its_own_blow():
    t = table(a="nodachi", b=Player("parry", "ushiwaka"), pile="", discards="bo")
    t.say("a: attack b nodachi", "b: suffer")
    assert t.hand("b") == "bo parry" and t.discards == "nodachi" and t.asked == "a: play"


def test_R5_4_a_daimyo_being_played_is_worth_nothing_at_scoring():
    t = table(a="daimyo daimyo", c=Player(honour=1), pile="", discards="bo")
    t.say("a: play daimyo")
    assert t.asked == "over" and t.resolving == "daimyo"
    assert t.outcome.sheet[0]["daimyos"] == 1, "only the one still in hand"


@pytest.mark.parametrize("card", ["armour", "fast-draw", "focus"])
def test_R5_5_a_permanent_lies_in_front_of_its_player_and_stays(card: str):
    t = table(a=f"{card} parry", top="parry parry")
    t.say(f"a: play {card}")
    assert t.front("a") == card and t.hand("a") == "parry" and t.discards == "" and t.resolving == ""
    t.say("a: end", "b: end", "c: end", "d: end")
    assert t.front("a") == card and t.asked == "a: play"


def test_R5_5_a_permanent_works_from_that_moment_on():
    t = table(a="fast-draw bokken")
    t.say("a: play fast-draw", "a: attack b bokken", "b: suffer")
    assert t.life("b") == 3 and t.asked == "a: play"
    t = table(a="armour")
    assert t.difficulty("b", "a") == 1
    t = table(a="armour parry")
    t.say("a: play armour")
    assert t.difficulty("b", "a") == 2


def test_R5_5_a_permanent_leaves_when_something_discards_it():
    t = table(a="geisha", b=Player(front="armour"))
    t.say("a: play geisha b armour")
    assert t.front("b") == "" and t.discards == "armour geisha" and t.asked == "a: play"


def test_R5_6_equal_permanents_add_up():
    t = table(a=Player("armour fast-draw focus bokken*4", front="armour fast-draw focus"), b="parry*3")
    t.say("a: play armour", "a: play fast-draw", "a: play focus")
    assert t.front("a") == "armour armour fast-draw fast-draw focus focus"
    assert t.difficulty("b", "a") == 3
    t.say("a: attack b bokken", "b: suffer")
    assert t.life("b") == 2
    t.say("a: attack b bokken", "b: parry parry", "a: attack b bokken", "b: parry parry")
    assert not t.offers("a: attack b bokken") and t.asked == "a: play"


def test_R5_7_a_weapon_needs_a_target_in_reach():  # ruling 26
    t = table(a="bokken bo", b=Player(front="armour"), d=Player(front="armour"))
    assert t.targets("bokken") == "" and t.targets("bo") == "bcd"
    reason = t.why_not("a: hand/bokken")
    assert (reason.clause, reason.code) == ("R5.7", "no-target-in-reach")


def test_R5_7_a_geisha_needs_a_hand_or_a_permanent():
    t = table(a="geisha parry", b="", c="", d="")
    assert t.targets("geisha") == ""
    reason = t.why_not("a: hand/geisha")
    assert (reason.clause, reason.code) == ("R5.7", "no-target")
    assert table(a="geisha", b="", c="bo", d="").targets("geisha") == "c"
    assert table(a="geisha", b="", c="", d=Player("", front="focus")).targets("geisha") == "d"
    assert table(a="geisha", b="", c="", d="", bushido="b").targets("geisha") == "b"


def test_R5_7_a_diversion_needs_a_hand():
    t = table(a="diversion parry", b="", c="", d=Player("", front="focus"))
    assert t.targets("diversion") == ""
    reason = t.why_not("a: hand/diversion")
    assert (reason.clause, reason.code) == ("R5.7", "no-target")
    assert table(a="diversion", b="", c="bo", d="").targets("diversion") == "c"


@pytest.mark.parametrize("card", ["daimyo", "tea-ceremony", "battle-cry", "jujutsu", "armour", "fast-draw", "focus"])
def test_R5_8_these_can_always_be_played(card: str):
    t = table(a=card, b="", c="", d="", pile="")
    t.say(f"a: play {card}")
    assert t.hand("a") == "" and t.asked == "a: play"


def test_R5_8_breathing_can_always_be_played():
    t = table(a="breathing", b="", c="", d=Player("", life=0), pile="")
    assert t.targets("breathing") == "bcd"
    t.say("a: play breathing d")
    assert t.cards("d") == 0 and t.asked == "a: play"


def test_R5_9_a_parry_cannot_be_played_of_ones_own_accord():  # ruling 27
    t = table(a="parry parry")
    assert set(t.options) <= {"end", "sacrifice life"}
    reason = t.why_not("a: hand/parry")
    assert (reason.clause, reason.code) == ("R5.9", "parry-only-in-answer")


def test_R5_9_only_the_one_attacked_may_use_it():
    t = table(a="bokken", b="bo", c="parry")
    t.say("a: attack b bokken")
    with pytest.raises(IllegalChoice) as refused:
        t.say("c: parry parry")
    assert refused.value.code == "not-asked" and t.asked == "b: parry"


def test_R5_9_a_parry_does_not_answer_jujutsu():
    t = table(a="jujutsu", b="parry")
    t.say("a: play jujutsu")
    assert t.asked == "b: jujutsu" and t.options == ["suffer"]


def test_R5_10_what_was_given_up_lies_below_the_card_that_asked_for_it():
    t = table(a="bokken battle-cry jujutsu geisha", b="parry parry bo", c="parry bo", d="kiseru")
    t.say("a: attack b bokken", "b: parry parry")
    assert t.discards == "parry bokken"
    t.say("a: play battle-cry", "b: discard parry", "c: discard parry", "d: suffer")
    assert t.discards == "parry bokken parry parry battle-cry"
    t.say("a: play jujutsu", "b: discard bo", "c: discard bo", "d: suffer")
    assert t.discards == "parry bokken parry parry battle-cry bo bo jujutsu"
    t.say("a: play geisha d hand")
    assert t.discards.endswith("jujutsu kiseru geisha") and t.asked == "a: play"
