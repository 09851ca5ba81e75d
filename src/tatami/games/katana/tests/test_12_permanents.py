"""Chapter 12, the permanents and Code of Bushido: R12.14 to R12.22."""

import pytest

from tatami.games.katana.tests.table import Player, table


@pytest.mark.parametrize("armours", [0, 1, 2, 4])
def test_R12_14_each_armour_makes_one_harder_to_hit(armours: int):
    t = table(5, b=Player(front="armour " * armours))
    assert t.difficulty("a", "b") == 1 + armours and t.difficulty("d", "b") == 2 + armours
    assert t.difficulty("b", "a") == 1 and t.asked == "a: play"


def test_R12_14_on_both_sides_of_the_precision():
    t = table(a="bo", b=Player(front="armour"), d=Player(front="armour armour"))
    assert t.targets("bo") == "bc" and t.asked == "a: play"


@pytest.mark.parametrize("fast_draws", [0, 1, 3])
def test_R12_15_each_fast_draw_adds_one_damage(fast_draws: int):
    t = table(a=Player("bokken", front="fast-draw " * fast_draws))
    t.say("a: attack b bokken", "b: suffer")
    assert t.life("b") == 5 - 1 - fast_draws and t.asked == "a: play"


@pytest.mark.parametrize("cry", ["battle-cry", "jujutsu"])
def test_R12_15_life_lost_to_other_cards_does_not_grow(cry: str):
    t = table(a=Player(cry, front="fast-draw fast-draw"))
    t.say(f"a: play {cry}", "b: suffer", "c: suffer", "d: suffer")
    assert [t.life(seat) for seat in "bcd"] == [4, 4, 4] and t.asked == "a: play"


@pytest.mark.parametrize("focuses", [0, 1, 3])
def test_R12_16_each_focus_is_one_more_weapon_in_each_turn(focuses: int):
    t = table(a=Player("bokken*5", front="focus " * focuses), b="parry*5")
    for _ in range(1 + focuses):
        t.say("a: attack b bokken", "b: parry parry")
    assert not t.offers("a: attack b bokken") and t.front("a").split() == ["focus"] * focuses
    t.say("a: end", "b: end", "c: end", "d: end")
    assert t.weapons_played == 0 and t.asked == "a: play"


def test_R12_17_bushido_lies_in_front_of_anybody():  # ruling 20
    t = table(6, a="bushido", b=Player("", life=0), d=Player(front="armour armour armour"))
    assert t.targets("bushido") == "abcdef"
    t.say("a: play bushido d")
    assert t.front("d") == "armour armour armour bushido" and t.discards == "" and t.asked == "a: play"
    t = table(a="bushido parry")
    t.say("a: play bushido a")
    assert t.front("a") == "bushido" and t.asked == "a: play"


@pytest.mark.parametrize("lies_at", ["a", "c"])
def test_R12_17_while_one_is_in_play_no_other_can_be_played(lies_at: str):  # ruling 21
    t = table(a="bushido", bushido=lies_at)
    assert t.targets("bushido") == "" and t.hand("a") == "bushido"
    reason = t.why_not("a: hand/bushido")
    assert (reason.clause, reason.code) == ("R12.17", "bushido-in-play")


def test_R12_17_once_it_is_gone_the_next_can_be_played():
    t = table(a="bushido geisha", bushido="b")
    t.say("a: play geisha b bushido")
    assert t.targets("bushido") == "abcd" and t.asked == "a: play"


def test_R12_18_the_top_card_is_turned_over_and_discarded():
    t = table(phase="recovery", bushido="a", top="kiseru")
    assert t.discards == "kiseru" and t.asked == "a: bushido"
    assert [event.facts for event in t.news("flips")] == [{"seat": 0, "card": "kiseru"}]


def test_R12_18_it_is_not_checked_when_it_is_laid_down_but_in_the_next_recovery_phase():
    t = table(a="bushido parry", top="parry parry")
    t.say("a: play bushido a", "a: end", "b: end", "c: end")
    assert t.front("a") == "bushido" and t.news("flips") == []
    t.say("d: end")
    assert len(t.news("flips")) == 1


def test_R12_18_with_an_empty_draw_pile_chapter_eight_comes_first():
    t = table(phase="recovery", bushido="a", pile="", discards="bo bo bo bo")
    assert t.story == ["turn", "exhausted", "flips"]
    assert [t.honour(seat) for seat in "abcd"] == [4, 2, 2, 2] and t.discards == "bo" and t.asked == "a: bushido"


def test_R12_18_which_can_end_the_game():
    t = table(phase="recovery", bushido="a", pile="", discards="bo bo", c=Player(honour=1))
    assert t.outcome.reason == "exhaustion" and t.news("flips") == [] and t.asked == "over"


@pytest.mark.parametrize("card", ["parry", "armour", "tea-ceremony"])
def test_R12_19_no_weapon_it_goes_to_the_left_neighbour(card: str):
    t = table(phase="recovery", bushido="a", top=card)
    assert t.front("a") == "" and t.front("b") == "bushido" and t.honour("a") == 5 and t.asked == "a: play"


def test_R12_19_who_is_checked_in_turn():
    t = table(phase="recovery", bushido="a", pile="parry*7", b=Player("", life=0), a="bo")
    assert t.front("b") == "bushido" and len(t.news("flips")) == 1
    t.say("a: end")
    assert t.front("c") == "bushido" and len(t.news("flips")) == 2 and t.asked == "b: play"


def test_R12_20_a_weapon_discard_one_and_pass_it():  # ruling 19
    t = table(phase="recovery", bushido="a", top="nodachi", a="bo kiseru parry")
    assert t.options == ["lose honour", "discard bo", "discard kiseru"]
    t.say("a: discard kiseru")
    assert t.front("b") == "bushido" and t.discards == "nodachi kiseru" and t.honour("a") == 5
    assert t.asked == "a: play"


def test_R12_20_or_lose_an_honour_and_discard_it():
    t = table(phase="recovery", bushido="a", top="nodachi", a="bo")
    t.say("a: lose honour")
    assert t.honour("a") == 4 and t.front("a") == t.front("b") == "" and t.discards == "nodachi bushido"
    assert "bo" in t.hand("a").split() and t.asked == "a: play"


def test_R12_20_without_a_weapon_only_the_second_is_open():
    t = table(phase="recovery", bushido="a", top="nodachi", a="parry geisha")
    assert t.options == ["lose honour"]
    reason = t.why_not("a: hand/geisha")
    assert (reason.clause, reason.code) == ("R12.20", "only-a-weapon")


@pytest.mark.parametrize(("honour", "asked"), [(1, "over"), (2, "a: play")])
def test_R12_21_the_last_honour_ends_the_game_without_a_lost_blade(honour: int, asked: str):
    t = table(phase="recovery", bushido="a", top="bo", a=Player(honour=honour))
    t.say("a: lose honour")
    assert t.honour("a") == honour - 1 and t.asked == asked
    if asked == "over":
        assert t.outcome.reason == "bushido" and t.total("shogun") == 2 * 3 and t.hand("a") == "parry"


@pytest.mark.parametrize("exhaustion", ["lazy", "eager"])
def test_R12_22_both_piles_empty_it_stays(exhaustion: str):
    t = table(phase="recovery", bushido="a", pile="", options={"exhaustion": exhaustion})
    assert t.front("a") == "bushido" and t.honour("a") == 5 and t.news("flips") == [] and t.asked == "a: play"
