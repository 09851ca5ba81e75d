"""Chapter 12, the pack, the weapons and the actions: R12.1 to R12.13."""

import pytest

from tatami.games.katana.content import SHIPPED
from tatami.games.katana.state import CARDS, WEAPONS
from tatami.games.katana.tests.table import Player, table

CRIES = {"battle-cry": "parry", "jujutsu": "bo"}


def test_R12_1_ninety_cards():
    copies = {card: row.copies for card, row in SHIPPED.cards.items()}
    assert sum(copies.values()) == 90
    assert sum(copies[card] for card in CARDS[:WEAPONS]) == 32
    assert {card: count for card, count in copies.items() if card not in CARDS[:WEAPONS]} == {
        "armour": 4, "fast-draw": 3, "bushido": 2, "focus": 6,
        "parry": 15, "battle-cry": 4, "jujutsu": 3, "daimyo": 3,
        "diversion": 5, "geisha": 6, "breathing": 3, "tea-ceremony": 4,
    }  # fmt: skip


@pytest.mark.parametrize(("weapon", "precision", "damage", "copies"), [
    ("bo", 2, 1, 5),
    ("bokken", 1, 1, 6),
    ("daikyu", 5, 2, 1),
    ("kanabo", 3, 2, 1),
    ("katana", 2, 3, 1),
    ("kiseru", 1, 2, 5),
    ("kusarigama", 2, 2, 4),
    ("nagayari", 4, 2, 1),
    ("naginata", 4, 1, 2),
    ("nodachi", 3, 3, 1),
    ("shuriken", 3, 1, 3),
    ("tanegashima", 5, 1, 1),
    ("wakizashi", 1, 3, 1),
])  # fmt: skip
def test_R12_2_the_values_of_the_weapons(weapon: str, precision: int, damage: int, copies: int):
    assert SHIPPED.cards[weapon].copies == copies
    # b is 1 away and takes Armours: a weapon reaches up to its precision and no farther.
    for armours in range(5):
        t = table(a=weapon, b=Player("parry", "goemon", front="armour " * armours))
        assert t.offers(f"a: attack b {weapon}") is (1 + armours <= precision)
    t = table(a=weapon)
    t.say(f"a: attack b {weapon}", "b: suffer")
    assert t.life("b") == 5 - damage and t.asked == "a: play"


def test_R12_3_parry_answers_a_weapon_or_a_battle_cry():
    t = table(a="bokken battle-cry", b="parry parry")
    t.say("a: attack b bokken", "b: parry parry", "a: play battle-cry", "b: discard parry", "c: suffer", "d: suffer")
    assert t.life("b") == 5 and t.hand("b") == "" and t.asked == "a: play"


@pytest.mark.parametrize(("cry", "card"), CRIES.items())
def test_R12_4_R12_5_each_other_player_gives_up_a_card_or_a_life(cry: str, card: str):
    t = table(a=f"{cry} {card}", b=f"{card} geisha", c="geisha", d=card)
    t.say(f"a: play {cry}", f"b: discard {card}", "c: suffer", f"d: discard {card}")
    assert [t.life(seat) for seat in "abcd"] == [5, 5, 4, 5]
    assert [t.hand(seat) for seat in "abcd"] == [card, "geisha", "geisha", ""] and t.asked == "a: play"


def test_R12_4_the_player_of_battle_cry_is_not_affected():  # ruling 6
    t = table(a="battle-cry parry", b="", c="", d="")
    t.say("a: play battle-cry")
    assert t.life("a") == 5 and t.hand("a") == "parry" and t.asked == "a: play"


def test_R12_4_a_weapon_does_not_answer_battle_cry():
    t = table(a="battle-cry", b="bo kiseru")
    t.say("a: play battle-cry")
    assert t.options == ["suffer"]
    reason = t.why_not("b: hand/bo")
    assert (reason.clause, reason.code) == ("R12.4", "only-a-parry")


def test_R12_5_any_weapon_answers_jujutsu_and_nothing_else():
    t = table(a="jujutsu", b="bo kiseru kiseru parry armour")
    t.say("a: play jujutsu")
    assert t.options == ["suffer", "discard bo", "discard kiseru"]
    reason = t.why_not("b: hand/armour")
    assert (reason.clause, reason.code) == ("R12.5", "only-a-weapon")


@pytest.mark.parametrize(("cry", "card"), CRIES.items())
def test_R12_6_everyone_chooses_freely(cry: str, card: str):
    t = table(a=cry, b=card, c="geisha")
    t.say(f"a: play {cry}")
    assert t.options == ["suffer", f"discard {card}"]
    t.say("b: suffer")
    assert t.life("b") == 4 and t.hand("b") == card
    assert t.asked == f"c: {cry}" and t.options == ["suffer"], "who lacks the card can only lose the life"


@pytest.mark.parametrize("cry", CRIES)
def test_R12_7_clockwise_from_the_left(cry: str):  # ruling 8
    t = table(turn="c", c=cry)
    t.say(f"c: play {cry}")
    order = []
    while t.asked != "c: play":
        order.append(t.asked[0])
        t.say(f"{t.asked[0]}: suffer")
    assert order == ["d", "a", "b"]


@pytest.mark.parametrize("cry", CRIES)
def test_R12_7_once_the_game_has_ended_the_others_are_left_alone(cry: str):
    t = table(a=cry, b=Player(life=1), c=Player(life=1, honour=1), d=Player(life=1))
    t.say(f"a: play {cry}", "b: suffer", "c: suffer")
    assert t.asked == "over" and t.life("d") == 1 and t.honour("a") == 7


def test_R12_8_daimyo_draws_two_cards():
    t = table(a="daimyo", top="bo geisha")
    t.say("a: play daimyo")
    assert t.hand("a") == "bo geisha" and t.discards == "daimyo" and t.asked == "a: play"


def test_R12_8_held_until_the_end_it_counts_for_the_team():
    t = table(turn="b", phase="recovery", bushido="b", top="bo", a=Player("daimyo", honour=2), b=Player(honour=1))
    t.say("b: lose honour")
    assert t.outcome.sheet[0] == {"honour": 2, "times": 1, "daimyos": 1, "total": 3}


def test_R12_9_diversion_takes_a_card_of_another_hand_at_any_distance():
    t = table(7, a="diversion", d=Player("nodachi", "benkei", front="armour armour armour"))
    t.say("a: play diversion d")
    assert t.hand("a") == "nodachi" and t.hand("d") == "" and t.discards == "diversion" and t.asked == "a: play"


def test_R12_9_harmless_or_not_but_not_an_empty_hand_nor_ones_own():  # ruling 25
    t = table(a="diversion parry", b=Player("bo", life=0), c="")
    assert t.targets("diversion") == "bd"
    reasons = [t.why_not(f"a: hand/diversion {seat}") for seat in "ca"]
    assert [(reason.clause, reason.code) for reason in reasons] == [
        ("R12.9", "empty-hand"),
        ("R12.9", "not-yourself"),
    ]


def test_R12_9_the_card_is_taken_at_random():
    taken = set()
    for luck in ("bo", "kiseru", "focus", "geisha", "parry"):  # another chance each time
        t = table(a="diversion", b="armour nodachi daimyo", top=luck)
        t.say("a: play diversion b")
        assert t.cards("b") == 2
        taken.add(t.hand("a"))
    assert len(taken) > 1


@pytest.mark.parametrize("geisha", ["any", "others"])
def test_R12_10_geisha_discards_a_permanent_at_any_distance(geisha: str):
    t = table(7, a="geisha", d=Player("", front="armour fast-draw focus"), options={"geisha": geisha}, b="", g="")
    assert [said for said in t.options if " d " in said] == [
        "play geisha d armour",
        "play geisha d fast-draw",
        "play geisha d focus",
    ]
    t.say("a: play geisha d focus")
    assert t.front("d") == "armour fast-draw" and t.discards == "focus geisha" and t.asked == "a: play"


@pytest.mark.parametrize("card", ["armour", "fast-draw", "focus"])
def test_R12_10_one_of_several_equal_ones(card: str):
    t = table(a="geisha", b=Player(front=f"{card} {card}"))
    t.say(f"a: play geisha b {card}")
    assert t.front("b") == card and t.asked == "a: play"


@pytest.mark.parametrize(("geisha", "own"), [("any", True), ("others", False)])
def test_R12_10_ones_own_permanent(geisha: str, own: bool):  # ruling 24
    t = table(a=Player("geisha", front="armour"), options={"geisha": geisha})
    assert t.offers("a: play geisha a armour") is own
    if own:
        t.say("a: play geisha a armour")
        assert t.front("a") == "" and t.asked == "a: play"
    else:
        reason = t.why_not("a: hand/geisha a/armour")
        assert (reason.clause, reason.code) == ("R12.10", "geisha-others")


@pytest.mark.parametrize("geisha", ["any", "others"])
@pytest.mark.parametrize("lies_at", ["a", "c"])
def test_R12_23_a_code_of_bushido_is_a_target_wherever_it_lies(geisha: str, lies_at: str):  # ruling 48
    t = table(a="geisha", bushido=lies_at, options={"geisha": geisha})
    t.say(f"a: play geisha {lies_at} bushido")
    assert t.front(lies_at) == "" and t.discards == "bushido geisha" and t.asked == "a: play"


@pytest.mark.parametrize("geisha", ["any", "others"])
def test_R12_11_geisha_discards_a_card_of_another_hand(geisha: str):
    t = table(6, a="geisha parry", d=Player("nodachi", "benkei", life=0), options={"geisha": geisha})
    t.say("a: play geisha d hand")
    assert t.hand("d") == "" and t.discards == "nodachi geisha" and t.asked == "a: play"


@pytest.mark.parametrize("geisha", ["any", "others"])
def test_R12_11_ones_own_hand_is_never_a_target(geisha: str):
    t = table(a="geisha parry", options={"geisha": geisha})
    assert not t.offers("a: play geisha a hand")
    reason = t.why_not("a: hand/geisha a/hand")
    assert (reason.clause, reason.code) == ("R12.11", "not-yourself")


def test_R12_11_an_empty_hand_is_no_target():
    t = table(a="geisha", b="", c="bo", d="")
    assert set(t.options) - {"end", "sacrifice life"} == {"play geisha c hand"}


def test_R12_11_the_card_is_taken_at_random():
    gone = set()
    for luck in ("bo", "kiseru", "focus", "parry", "geisha"):  # another chance each time
        t = table(a="geisha", b="armour nodachi daimyo", top=luck)
        t.say("a: play geisha b hand")
        gone.add(t.discards.split()[0])
    assert len(gone) > 1


@pytest.mark.parametrize("life", [1, 3, 5])
def test_R12_12_breathing_gives_back_all_life_and_another_player_draws(life: int):  # ruling 17
    t = table(a=Player("breathing", "benkei", life=life), b=Player(life=1), top="bo")
    t.say("a: play breathing b")
    assert t.life("a") == 5 and t.life("b") == 1 and t.hand("b") == "bo parry" and t.cards("c") == 1
    assert t.discards == "breathing" and t.asked == "a: play"


def test_R12_12_the_life_comes_before_the_card():
    t = table(a=Player("breathing", "benkei", life=1), b=Player(honour=1), pile="", discards="bo")
    t.say("a: play breathing b")
    assert t.story == ["breathes", "recovers", "exhausted", "ends"] and t.life("a") == 5 and t.asked == "over"


def test_R12_12_the_player_chosen_may_be_harmless_but_is_not_healed():
    t = table(a="breathing", b=Player("", life=0))
    t.say("a: play breathing b")
    assert t.life("b") == 0 and t.cards("b") == 1 and t.asked == "a: play"


def test_R12_12_never_oneself():
    t = table(a="breathing")
    assert t.targets("breathing") == "bcd"
    reason = t.why_not("a: hand/breathing a")
    assert (reason.clause, reason.code) == ("R12.12", "not-yourself")


def test_R12_13_tea_ceremony_three_cards_then_one_for_everybody_else():  # ruling 16
    cards = "bo bo bo geisha focus parry"
    t = table(turn="c", c="tea-ceremony", b=Player("", life=0), pile=cards, top=cards)
    t.say("c: play tea-ceremony")
    assert t.hand("c") == "bo bo bo"
    assert (t.hand("d"), t.hand("a"), t.hand("b")) == ("geisha parry", "focus parry", "parry")
    assert [(event.facts["seat"], event.facts["count"]) for event in t.news("draws")] == [
        (2, 3),
        (3, 1),
        (0, 1),
        (1, 1),
    ]
    assert t.discards == "tea-ceremony" and t.asked == "c: play"
