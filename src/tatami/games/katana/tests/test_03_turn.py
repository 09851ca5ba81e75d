"""Chapter 3: the turn."""

import pytest

from tatami.games.katana.tests.table import GAME, Player, fresh, table


def test_R3_1_the_shogun_takes_the_first_turn():  # ruling 39
    for seed in range(20):
        state = fresh(5, seed)
        view = GAME.view(state, None)
        assert view.seats[view.turn].role == "shogun"
        assert [(asked.seat, asked.prompt) for asked in state.asked] == [(view.turn, "play")]
        drawn = 3 if view.seats[view.turn].character == "hideyoshi" else 2
        assert view.seats[view.turn].hand_size == 4 + drawn, "the first turn is a turn like any other"


def test_R3_1_turns_go_clockwise_round_the_table():
    t = table(3)
    t.say("a: end", "b: end", "c: end")
    assert t.asked == "a: play"


def test_R3_1_no_seat_is_passed_over_not_even_a_defeated_one():
    t = table(b=Player("", life=0), c=Player("", life=2), d=Player("parry", life=0))
    t.say("a: end")
    assert t.asked == "b: play"
    t.say("b: end")
    assert t.asked == "c: play"
    t.say("c: end")
    assert t.asked == "d: play"


def test_R3_2_recovery_draw_play_discard():
    t = table(phase="recovery", bushido="a", top="parry*4", a=Player("armour*4 focus*2", life=0))
    assert t.story == ["turn", "recovers", "flips", "passes-bushido", "draws"]
    assert t.asked == "a: play"
    t.say("a: end")
    assert t.asked == "a: discard"
    t.say("a: discard armour")
    assert t.asked == "b: play"


@pytest.mark.parametrize(("life", "after"), [(0, 5), (1, 1), (4, 4), (5, 5)])
def test_R3_3_only_a_player_without_life_recovers_and_then_all_of_it(life: int, after: int):  # ruling 5
    t = table(phase="recovery", a=Player("parry", "benkei", life=life))
    assert t.life("a") == after and t.asked == "a: play"


def test_R3_3_only_the_player_whose_turn_it_is_recovers():
    t = table(phase="recovery", b=Player(life=0))
    assert t.life("b") == 0 and t.asked == "a: play"


def test_R3_4_code_of_bushido_is_checked_after_the_recovery_and_before_the_draw():  # ruling 18
    t = table(phase="recovery", bushido="a", top="kiseru", a=Player("bo", life=0))
    assert t.asked == "a: bushido"
    assert t.life("a") == 5, "recovered"
    assert t.hand("a") == "bo", "not yet drawn"
    t.say("a: lose honour")
    assert t.cards("a") == 3 and t.asked == "a: play"


def test_R3_4_nobody_elses_code_of_bushido_is_checked():
    t = table(phase="recovery", bushido="b")
    assert t.front("b") == "bushido" and t.discards == "" and t.asked == "a: play"


def test_R3_5_two_cards_are_drawn():
    t = table(phase="draw", a="bo", top="kiseru geisha")
    assert t.hand("a") == "bo geisha kiseru" and t.asked == "a: play"
    assert all(t.cards(other) == 1 for other in "bcd")


def test_R3_6_as_many_cards_as_one_likes_in_any_order():
    for order in (["armour", "daimyo", "focus"], ["focus", "armour", "daimyo"]):
        t = table(a="armour focus daimyo", pile="parry*2")
        t.say(*(f"a: play {card}" for card in order))
        assert t.hand("a") == "parry parry" and t.front("a") == "armour focus" and t.asked == "a: play"


def test_R3_6_or_none_at_all():
    t = table(a="armour focus daimyo")
    t.say("a: end")
    assert t.hand("a") == "armour daimyo focus" and t.asked == "b: play"


@pytest.mark.parametrize(("seats", "character", "focuses", "limit"), [
    (4, "benkei", 0, 1),
    (4, "benkei", 1, 2),
    (4, "benkei", 3, 4),
    (4, "goemon", 0, 2),
    (4, "goemon", 1, 3),
    (3, "benkei", 0, 2),
    (3, "benkei", 1, 3),
    (3, "goemon", 1, 4),
])  # fmt: skip
def test_R3_7_the_weapon_limit(seats: int, character: str, focuses: int, limit: int):  # ruling 28
    t = table(seats, a=Player("bo*5", character, front=f"focus*{focuses}" if focuses else ""), b="parry*5")
    for played in range(limit):
        assert t.offers("a: attack b bo") and t.weapons_played == played
        t.say("a: attack b bo", "b: parry parry")
    assert t.asked == "a: play" and set(t.options) <= {"end", "sacrifice life"}


def test_R3_7_the_limit_is_for_one_turn():
    t = table(3, turn="b", a="parry*2", b="bo bo bo")
    t.say("b: attack a bo", "a: parry parry")
    assert not t.offers("b: attack a bo")
    t.say("b: end", "c: end", "a: end")
    assert t.offers("b: attack a bo") and t.asked == "b: play"


def test_R3_7_the_shogun_of_more_than_three_has_no_extra_weapon():
    t = table(4, a="bo bo")
    t.say("a: attack b bo", "b: parry parry")
    assert not t.offers("a: attack c bo") and t.asked == "a: play"


def test_R3_8_a_focus_just_laid_down_counts():
    t = table(a="bo bo focus")
    t.say("a: attack b bo", "b: parry parry")
    assert not t.offers("a: attack d bo")
    t.say("a: play focus")
    assert t.offers("a: attack d bo") and t.asked == "a: play"


def test_R3_8_a_focus_just_lost_counts_no_more():
    t = table(a=Player("bo bo geisha", front="focus"))
    t.say("a: attack b bo", "b: parry parry")
    assert t.offers("a: attack d bo")
    t.say("a: play geisha a focus")
    assert not t.offers("a: attack d bo") and t.asked == "a: play"


def test_R3_8_a_parried_weapon_has_been_played():
    t = table(a="bo bo")
    t.say("a: attack b bo", "b: parry parry")
    assert t.weapons_played == 1 and not t.offers("a: attack d bo") and t.asked == "a: play"


def test_R3_8_a_weapon_discarded_has_not_been_played():
    t = table(phase="recovery", bushido="a", top="kiseru", a="bokken bo")
    t.say("a: discard bo")
    assert t.weapons_played == 0 and t.offers("a: attack b bokken") and t.asked == "a: play"


def test_R3_8_a_weapon_used_as_a_parry_has_not_been_played():
    t = table(a="bo", b=Player("kiseru kiseru parry", "hanzo"), d="armour")
    t.say("a: attack b bo", "b: parry kiseru")
    assert t.weapons_played == 1, "the attack of a"
    t.say("a: end")
    assert t.weapons_played == 0 and t.offers("b: attack c kiseru")
    t.say("b: attack c kiseru", "c: parry parry")
    assert t.weapons_played == 1 and t.asked == "b: play"


@pytest.mark.parametrize(("cards", "discarded"), [(6, 0), (7, 0), (8, 1), (9, 2), (12, 5)])
def test_R3_9_down_to_exactly_seven(cards: int, discarded: int):  # ruling 29
    t = table(phase="discard", a=f"parry*{cards}", b=Player("armour", "benkei"), c="armour", d="armour")
    for _ in range(discarded):
        assert t.asked == "a: discard"
        t.say("a: discard parry")
    assert t.cards("a") == cards - discarded and t.cards("a") <= 7 and t.asked == "b: play"


def test_R3_9_the_player_chooses_what_to_discard():
    t = table(phase="discard", a="bo*4 armour daimyo geisha bushido")
    assert sorted(t.options) == [
        "discard armour",
        "discard bo",
        "discard bushido",
        "discard daimyo",
        "discard geisha",
    ]
    t.say("a: discard daimyo")
    assert t.discards == "daimyo" and t.cards("a") == 7 and t.asked == "b: play"


def test_R3_10_at_any_other_time_a_hand_may_be_larger():
    t = table(a="tea-ceremony", b="parry*7", phase="draw")
    t.say("a: play tea-ceremony")
    assert t.cards("b") == 8 and t.asked == "a: play"
    t.say("a: end")
    assert t.cards("b") == 10 and t.asked == "b: play", "nothing is discarded before the play phase either"
    t.say("b: end", "b: discard parry", "b: discard parry", "b: discard parry")
    assert t.cards("b") == 7 and t.asked == "c: play"
