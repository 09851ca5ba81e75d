"""What all may think of a hidden hand: what was kept, and who had no parry when it counted."""

from collections import Counter

import pytest

from tatami.exam.kit import seat_of
from tatami.games.katana.beliefs.hands import holds, parts
from tatami.games.katana.bot.beliefs import holdings
from tatami.games.katana.bot.knowledge import from_view
from tatami.games.katana.state import ARMOUR, PARRY, WEAPONS, Katana
from tatami.games.katana.tests.table import GAME, Player, Table, at_random, fresh, table
from tatami.games.katana.view import unseen_copies

WORLDS = 300


def parry_chance(t: Table, letter: str, other: str) -> float:
    """The chance, in the eyes of a seat, that another parries its blow."""
    return from_view(GAME.view(t.state, seat_of(letter))).parries(seat_of(other))


def imagined(state: Katana, observer: int, other: int) -> Counter[int]:
    """The cards of another's hand in many worlds."""
    view = GAME.view(state, observer)
    return Counter(kind for seed in range(WORLDS) for kind in GAME.imagine(view, seed).hands[other])


def test_cards_are_kept_at_the_end_of_a_turn_and_forgotten_as_they_go():
    t = table(4, turn="b", b="bo parry*3 daimyo", c="diversion nodachi")
    t.say("b: end")
    assert GAME.view(t.state, None).memory.kept[seat_of("b")] == 5
    t.say("c: play diversion b", "c: attack b nodachi", "b: parry parry")
    assert GAME.view(t.state, None).memory.kept[seat_of("b")] == 3


def test_who_let_a_blow_land_that_left_one_life_is_bare():
    t = table(
        4, turn="c", b=Player("parry daimyo bo", life=2), d=Player("bo bo", life=5), c=Player("bokken", "goemon")
    )
    t.say("c: attack b bokken", "b: suffer")
    assert GAME.view(t.state, None).memory.bare[seat_of("b")] == 3
    t = table(4, turn="c", b=Player("parry daimyo bo", life=5), c=Player("bokken", "goemon"))
    t.say("c: attack b bokken", "b: suffer")
    assert GAME.view(t.state, None).memory.bare[seat_of("b")] == 0  # a scratch tells nothing


def test_a_battle_cry_tells_of_parries_and_jujutsu_does_not():
    for card, bare in (("battle-cry", 2), ("jujutsu", 0)):
        t = table(4, turn="a", a=card, b=Player("bo parry", life=2))
        t.say(f"a: play {card}", "b: suffer")
        assert GAME.view(t.state, None).memory.bare[seat_of("b")] == bare


def test_a_hand_that_did_not_parry_is_struck_with_more_confidence():
    t = table(4, turn="c", b=Player("bo daimyo nodachi", life=3), c=Player("bo*3", "goemon"))
    before = parry_chance(t, "c", "b")
    t.say("c: attack b bo", "b: suffer")
    assert parry_chance(t, "c", "b") == pytest.approx(before)
    t.say("c: attack b bo", "b: suffer")
    assert parry_chance(t, "c", "b") < 0.5 * before


def test_a_kept_hand_is_imagined_with_parries_and_without_armour():
    state = fresh(5, 3)
    other = (state.turn + 1) % 5
    before = imagined(state, state.turn, other)
    state.memory.kept[other] = len(state.hands[other])
    kept = imagined(state, state.turn, other)
    assert kept[PARRY] > 1.2 * before[PARRY] and 4 * kept[ARMOUR] < before[ARMOUR]
    state.memory.bare[other] = len(state.hands[other])
    bare = imagined(state, state.turn, other)
    assert bare[PARRY] < 0.75 * before[PARRY]


def test_imagined_hands_follow_the_chances_that_the_hints_reckon_with():
    state = fresh(5, 8)
    me, other = state.turn, (state.turn + 2) % 5
    state.memory.kept[other] = len(state.hands[other]) - 1
    view = GAME.view(state, me)
    known = from_view(view)
    for kinds in ([PARRY], list(range(WEAPONS))):
        worlds = [GAME.imagine(view, seed).hands[other] for seed in range(WORLDS)]
        share = sum(any(kind in kinds for kind in hand) for hand in worlds) / WORLDS
        assert share == pytest.approx(known.holds(other, kinds), abs=0.08)


def test_what_is_told_of_hands_is_what_the_hints_reckon_with():
    t = table(4, turn="b", a="bo*2", b="bo parry*2", c="bo", d=Player("daimyo parry bo", life=2))
    t.say("b: end")
    for letter in "abcd":
        me = seat_of(letter)
        view = GAME.view(t.state, me)
        unseen = unseen_copies(view)
        for player, (chance,) in zip(view.seats, holdings(view), strict=True):
            if player.seat == me:
                assert chance == float(PARRY in t.state.hands[me]), "one's own hand is no guess"
            else:
                hand = parts(player.hand_size, view.memory.kept[player.seat], view.memory.bare[player.seat])
                assert chance == holds(hand, unseen, [PARRY]) and 0 < chance < 1
    believed = holdings(GAME.view(t.state, seat_of("a")))
    assert believed[seat_of("b")] > believed[seat_of("d")], "three cards that were kept, and three that were not"


def test_an_empty_hand_holds_no_parry_and_neither_does_one_when_all_are_seen():
    t = table(4, turn="a", a="bo", b="", c="bo*3")
    for letter in "acd":
        assert holdings(GAME.view(t.state, seat_of(letter)))[seat_of("b")] == [0.0]
    copies = t.state.rules.copies[PARRY]
    t = table(4, turn="a", a=f"parry*{copies}", b="bo*2", c="bo*2", d="bo")
    assert holdings(GAME.view(t.state, seat_of("a"))) == [[1.0], [0.0], [0.0], [0.0]]
    assert 0 < holdings(GAME.view(t.state, seat_of("b")))[seat_of("c")][0] < 1


def test_when_the_game_is_over_everybody_knows_every_hand():
    state = fresh(5, 5)
    for _ in at_random(state, 5):
        pass
    assert state.over
    for seat in range(5):
        believed = holdings(GAME.view(state, seat))
        assert believed == [[float(PARRY in hand)] for hand in state.hands]


def test_what_is_told_of_hands_needs_nothing_but_the_view():
    state = fresh(6, 2)
    for _, _ in zip(range(60), at_random(state, 2)):
        pass
    assert not state.over
    for seat in range(6):
        view = GAME.view(state, seat)
        assert holdings(view) == holdings(GAME.view(GAME.imagine(view, 3), seat))


def test_a_hand_is_taken_apart_without_losing_a_card():
    for size in range(8):
        for kept in range(9):
            for bare in range(9):
                assert sum(count for count, _ in parts(size, kept, bare)) == size
    assert holds([], [1] * 25, [PARRY]) == 0.0


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_remembers_more_cards_than_a_hand_has(seats: int):
    state = fresh(seats, 5)
    for _ in at_random(state, 5):
        for seat in range(seats):
            assert 0 <= state.memory.still_kept()[seat] <= len(state.hands[seat])
            assert 0 <= state.memory.still_bare()[seat] <= len(state.hands[seat])
