"""What all may think of a hidden hand: what was kept, and who had no parry when it counted."""

from collections import Counter

import pytest

from tatami.games.katana.hands import holds, parts
from tatami.games.katana.reading import Reading
from tatami.games.katana.state import ARMOUR, PARRY, WEAPONS, Katana
from tatami.games.katana.tests.layout import seat_of
from tatami.games.katana.tests.table import GAME, Player, Table, at_random, fresh, table

WORLDS = 300


def parry_chance(t: Table, letter: str, other: str) -> float:
    """The chance, in the eyes of a seat, that another parries its blow."""
    return Reading(GAME.view(t.state, seat_of(letter))).parries(seat_of(other))


def imagined(state: Katana, observer: int, other: int) -> Counter[int]:
    """The cards of another's hand in many worlds."""
    view = GAME.view(state, observer)
    return Counter(kind for seed in range(WORLDS) for kind in GAME.imagine(view, seed).hands[other])


def test_cards_are_kept_at_the_end_of_a_turn_and_forgotten_as_they_go():
    t = table(4, turn="b", b="bo parry*3 daimyo", c="diversion nodachi")
    t.say("b: end")
    assert GAME.view(t.state, None).kept[seat_of("b")] == 5
    t.say("c: play diversion b", "c: attack b nodachi", "b: parry parry")
    assert GAME.view(t.state, None).kept[seat_of("b")] == 3


def test_who_let_a_blow_land_that_left_one_life_is_bare():
    t = table(
        4, turn="c", b=Player("parry daimyo bo", life=2), d=Player("bo bo", life=5), c=Player("bokken", "goemon")
    )
    t.say("c: attack b bokken", "b: suffer")
    assert GAME.view(t.state, None).bare[seat_of("b")] == 3
    t = table(4, turn="c", b=Player("parry daimyo bo", life=5), c=Player("bokken", "goemon"))
    t.say("c: attack b bokken", "b: suffer")
    assert GAME.view(t.state, None).bare[seat_of("b")] == 0  # a scratch tells nothing


def test_a_battle_cry_tells_of_parries_and_jujutsu_does_not():
    for card, bare in (("battle-cry", 2), ("jujutsu", 0)):
        t = table(4, turn="a", a=card, b=Player("bo parry", life=2))
        t.say(f"a: play {card}", "b: suffer")
        assert GAME.view(t.state, None).bare[seat_of("b")] == bare


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
    state.kept[other] = len(state.hands[other])
    kept = imagined(state, state.turn, other)
    assert kept[PARRY] > 1.2 * before[PARRY] and 4 * kept[ARMOUR] < before[ARMOUR]
    state.bare[other] = len(state.hands[other])
    bare = imagined(state, state.turn, other)
    assert bare[PARRY] < 0.75 * before[PARRY]


def test_imagined_hands_follow_the_chances_that_the_hints_reckon_with():
    state = fresh(5, 8)
    me, other = state.turn, (state.turn + 2) % 5
    state.kept[other] = len(state.hands[other]) - 1
    view = GAME.view(state, me)
    reading = Reading(view)
    for kinds in ([PARRY], list(range(WEAPONS))):
        worlds = [GAME.imagine(view, seed).hands[other] for seed in range(WORLDS)]
        share = sum(any(kind in kinds for kind in hand) for hand in worlds) / WORLDS
        assert share == pytest.approx(reading.holds(other, kinds), abs=0.08)


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
            assert 0 <= state.still_held(state.kept)[seat] <= len(state.hands[seat])
            assert 0 <= state.still_held(state.bare)[seat] <= len(state.hands[seat])
