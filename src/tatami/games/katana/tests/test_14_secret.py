"""Chapter 14: what is secret."""

import pytest

from tatami.games.katana.tests.table import GAME, Player, at_random, fresh, table
from tatami.text import Reader

EVERYBODY = (None, 0, 1, 2, 3)


def test_R14_1_roles_are_known_to_their_owner_alone_until_the_game_is_over():  # ruling 38
    for seed in range(8):
        state = fresh(7, seed)
        for _ in at_random(state, seed):
            for seat in (None, *range(7)):
                for one in GAME.view(state, seat).seats:
                    assert (one.role is not None) == (one.seat == seat or state.roles[one.seat] == 0)
        assert all(one.role is not None for one in GAME.view(state, None).seats)


def test_R14_1_defeat_reveals_nothing():
    t = table(a="bokken", d=Player(life=1))
    t.say("a: attack d bokken", "d: suffer")
    for seat in (None, 0, 1, 2):
        assert GAME.view(t.state, seat).seats[3].role is None
    assert "role" not in str([event.facts for event in t.state.news or ()]) and t.asked == "a: play"


def test_R14_1_team_mates_are_not_told_of_each_other_nor_of_the_ninja_taken_out():
    t = table()
    assert [one.role for one in GAME.view(t.state, 2).seats] == ["shogun", None, "ninja-1", None]
    assert [one.role for one in GAME.view(t.state, 0).seats] == ["shogun", None, None, None]
    other = table(c=Player(role="ninja-1"), d=Player(role="ninja-3"))
    assert GAME.view(t.state, 2) == GAME.view(other.state, 2), "another ninja was taken out, and c cannot tell"


def test_R14_2_the_cards_of_a_hand_are_known_to_its_holder_alone():
    t = table(a="bo bo", b="nodachi")
    for seat in EVERYBODY:
        for one in GAME.view(t.state, seat).seats:
            assert (one.hand is not None) == (one.seat == seat)
            assert one.hand_size == len(t.state.hands[one.seat])
    assert GAME.view(t.state, 1).seats[1].hand == ["nodachi"]


def test_R14_3_nobody_knows_the_draw_pile_but_for_its_size():
    t = table(pile="bo kiseru parry")
    u = table(pile="geisha geisha geisha")
    for seat in EVERYBODY:
        seen = GAME.view(t.state, seat)
        assert seen.pile == 3
        unlike = GAME.view(u.state, seat)
        assert seen.seats == unlike.seats and seen.discards == unlike.discards


def test_R14_4_what_is_public():
    t = table(
        a=Player("bo bo", front="focus armour"),
        b=Player("parry", "ginchiyo", life=3, honour=2, front="fast-draw"),
        bushido="c",
    )
    t.say("a: attack b bo")
    for seat in EVERYBODY:
        view = GAME.view(t.state, seat)
        b = view.seats[1]
        assert (b.character, b.life, b.full_life, b.honour, b.fast_draws) == ("ginchiyo", 3, 4, 2, 1)
        assert (view.seats[0].armours, view.seats[0].focuses) == (1, 1)
        assert [one.has_bushido for one in view.seats] == [False, False, True, False]
        assert view.resolving == "bo" and view.turn == 0
        assert (view.weapons_played, view.weapon_limit) == (1, 2)
        assert [(asked.seat, asked.prompt) for asked in view.asked] == [(1, "parry")]


def test_R14_5_the_discard_pile_lies_open_in_its_order():  # ruling 43
    t = table(discards="bo kiseru parry bo")
    for seat in EVERYBODY:
        assert GAME.view(t.state, seat).discards == ["bo", "kiseru", "parry", "bo"]


def test_R14_5_until_it_is_shuffled():
    t = table(a="breathing", pile="", discards="bo kiseru")
    t.say("a: play breathing b")
    for seat in EVERYBODY:
        view = GAME.view(t.state, seat)
        assert view.discards == ["breathing"] and view.pile == 1


def test_R14_6_a_card_drawn_is_seen_by_the_one_who_draws_it():
    t = table(phase="draw", top="bo kiseru")
    (event,) = t.news("draws")
    assert event.seen_by(0) == {"seat": 0, "count": 2, "cards": ["bo", "kiseru"]}
    for seat in (None, 1, 2, 3):
        assert event.seen_by(seat) == {"seat": 0, "count": 2}


def test_R14_6_a_card_taken_by_diversion_is_seen_by_the_two():
    t = table(a="diversion", b="nodachi")
    t.say("a: play diversion b")
    (event,) = t.news("diverts")
    for seat in (0, 1):
        assert event.seen_by(seat) == {"seat": 0, "target": 1, "card": "nodachi"}
    for watcher in (None, 2, 3):
        assert event.seen_by(watcher) == {"seat": 0, "target": 1}


def test_R14_6_a_diversion_between_others_is_watched_by_the_rest_without_its_card():
    t = table(turn="b", b="diversion", c="nodachi")
    t.say("b: play diversion c")
    (event,) = t.news("diverts")
    for seat in (1, 2):
        assert event.seen_by(seat) == {"seat": 1, "target": 2, "card": "nodachi"}
    for watcher in (0, 3, None):
        assert event.seen_by(watcher) == {"seat": 1, "target": 2}
        for lang in ("en", "fr"):
            assert "odachi" not in Reader(GAME, lang).event(event, watcher)
        assert all("nodachi" not in (one.hand or ()) for one in GAME.view(t.state, watcher).seats)


def test_R14_6_cards_discarded_turned_over_or_taken_by_ieyasu_are_seen_by_all():
    t = table(phase="recovery", bushido="a", a=Player("bo", "ieyasu"), b="katana", top="kiseru geisha")
    t.say("a: discard bo", "a: take discard", "a: play geisha b hand")
    expected = {"flips": "kiseru", "discards": "bo", "takes-discard": "bo", "sends-geisha": "katana"}
    for kind, card in expected.items():
        (event,) = t.news(kind)
        assert event.seen_by(None)["card"] == card


def test_R14_7_the_target_of_a_weapon_is_asked_even_without_a_parry():  # ruling 44
    t = table(a="bokken", b="geisha")
    t.say("a: attack b bokken")
    assert t.asked == "b: parry" and t.options == ["suffer"]


@pytest.mark.parametrize("cry", ["battle-cry", "jujutsu"])
def test_R14_7_so_is_everybody_whom_a_cry_reaches(cry: str):
    t = table(a=cry, b="geisha", c=Player("geisha", "chiyome"), d="")
    t.say(f"a: play {cry}")
    assert t.asked == f"b: {cry}" and t.options == ["suffer"]
    t.say("b: suffer")
    assert t.asked == "a: play", "Chiyome and the harmless are passed over for reasons that all can see"


def test_R14_7_so_is_who_has_turned_over_a_weapon():
    t = table(phase="recovery", bushido="a", a="geisha", top="bo")
    assert t.asked == "a: bushido" and t.options == ["lose honour"]


def test_R14_8_at_the_end_all_roles_and_hands_are_laid_open():  # ruling 45
    t = table(a="bokken", b="geisha", d=Player("parry", life=1, honour=1))
    before = GAME.view(t.state, None)
    assert [one.hand for one in before.seats] == [None] * 4
    t.say("a: attack d bokken", "d: suffer")
    for seat in EVERYBODY:
        view = GAME.view(t.state, seat)
        assert [one.role for one in view.seats] == ["shogun", "samurai", "ninja-1", "ninja-2"]
        assert [one.hand for one in view.seats] == [[], ["geisha"], ["parry"], ["parry"]]
