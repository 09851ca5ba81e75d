"""Chapter 2: set-up."""

from collections import Counter

import pytest

from tatami.core.chance import seeded
from tatami.games.katana import Options
from tatami.games.katana.content import SHIPPED, rules
from tatami.games.katana.setup import deal
from tatami.games.katana.state import CARDS, CHARACTERS, NOBODY, NOTHING, ROLES, Katana
from tatami.games.katana.tests.table import GAME, Player, fresh, table

DEALS = 60


def dealt(seats: int, seed: int) -> Katana:
    """A table before its first turn."""
    return deal(seats, seeded(seed), None, rules(seats, Options(), SHIPPED))


@pytest.mark.parametrize(
    ("seats", "roles", "honour", "hands", "pile"),
    [
        (3, "shogun ninja ninja", (6, 3), [4, 5, 5], 76),
        (4, "shogun samurai ninja ninja", (5, 3), [4, 5, 5, 6], 70),
        (5, "shogun samurai ninja ninja ronin", (5, 3), [4, 5, 5, 6, 6], 64),
        (6, "shogun samurai ninja ninja ninja ronin", (5, 4), [4, 5, 5, 6, 6, 7], 57),
        (7, "shogun samurai samurai ninja ninja ninja ronin", (5, 4), [4, 5, 5, 6, 6, 7, 7], 50),
    ],
)
def test_R2_1_roles_honour_and_hands(seats: int, roles: str, honour: tuple[int, int], hands: list[int], pile: int):
    for seed in range(DEALS):
        state = dealt(seats, seed)
        assert Counter(ROLES[role].partition("-")[0] for role in state.roles) == Counter(roles.split())
        shogun = state.roles.index(ROLES.index("shogun"))
        clockwise = [(shogun + step) % seats for step in range(seats)]
        assert [state.honour[seat] for seat in clockwise] == [honour[0]] + [honour[1]] * (seats - 1)
        assert [len(state.hands[seat]) for seat in clockwise] == hands
        assert len(state.pile) == pile


@pytest.mark.parametrize(("seats", "absent"), [(3, 3), (4, 3), (5, 3), (6, 0), (7, 0)])
def test_R2_2_one_of_three_ninjas_is_taken_out_at_random_when_two_play(seats: int, absent: int):
    taken_out = set()
    for seed in range(DEALS):
        playing = {ROLES[role] for role in dealt(seats, seed).roles}
        taken_out |= {"ninja-1", "ninja-2", "ninja-3"} - playing
    assert len(taken_out) == absent


def test_R2_2_nobody_sees_which_ninja_was_taken_out():
    state = fresh(4, seed=3)
    for seat in (None, 0, 1, 2, 3):
        known = {one.seat for one in GAME.view(state, seat).seats if one.role is not None}
        assert len(known) <= 2, "only one's own role and the shogun's are known"


def test_R2_3_every_seat_can_have_every_role():
    seen = {(seat, ROLES[role]) for seed in range(3 * DEALS) for seat, role in enumerate(dealt(5, seed).roles)}
    assert seen == {(seat, role) for seat in range(5) for role in ROLES}


def test_R2_3_each_knows_their_own_role_and_everybody_the_shogun():
    state = fresh(6, seed=2)
    everything = [one.role for one in GAME.referee(state).table.seats]
    for seat in range(6):
        for one in GAME.view(state, seat).seats:
            expected = everything[one.seat] if one.seat == seat or everything[one.seat] == "shogun" else None
            assert one.role == expected
    assert [one.role for one in GAME.view(state, None).seats if one.role] == ["shogun"]


def test_R2_4_each_player_has_one_of_twelve_characters_face_up():
    seen = set()
    for seed in range(DEALS):
        state = dealt(7, seed)
        assert len(set(state.characters)) == 7
        seen.update(state.characters)
        shown = [one.character for one in GAME.view(state, None).seats]
        assert shown == [CHARACTERS[character] for character in state.characters]
    assert seen == set(range(12))


def test_R2_5_a_player_starts_with_the_life_of_the_character():
    for seed in range(DEALS):
        for one in GAME.view(dealt(7, seed), None).seats:
            assert one.life == one.full_life == SHIPPED.characters[one.character].life


def test_R2_5_life_never_exceeds_the_character():
    t = table(a=Player("breathing breathing", "benkei", life=4))
    t.say("a: play breathing b")
    assert t.life("a") == 5
    t.say("a: play breathing b")
    assert t.life("a") == 5 and t.asked == "a: play"


def test_R2_6_honour_lost_to_the_box_is_out_of_the_game():
    t = table(phase="recovery", bushido="a", top="bo")
    before = sum(t.state.honour)
    t.say("a: lose honour")
    assert sum(t.state.honour) == before - 1 and t.asked == "a: play"
    t = table(phase="draw", pile="", discards="bo*4")
    assert sum(t.state.honour) == before - 4 and t.asked == "a: play"


def test_R2_6_honour_is_never_made():
    t = table(a="bo", b=Player("bo", life=1))
    before = sum(t.state.honour)
    t.say("a: attack b bo", "b: suffer")
    assert sum(t.state.honour) == before and t.honour("a") == 6 and t.honour("b") == 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_R2_7_ninety_cards_are_hands_and_draw_pile(seats: int):
    for seed in range(DEALS):
        state = dealt(seats, seed)
        everywhere = Counter(state.pile)
        for hand in state.hands:
            everywhere.update(hand)
        assert everywhere == {CARDS.index(card): row.copies for card, row in SHIPPED.cards.items()}
        assert state.discards == [] and state.resolving == NOTHING
        assert state.armours == state.fast_draws == state.focuses == [0] * seats and state.bushido_at == NOBODY


def test_R2_7_the_cards_are_shuffled():
    hands = {tuple(sorted(hand)) for seed in range(DEALS) for hand in dealt(4, seed).hands}
    assert len(hands) > 3 * DEALS


def test_R2_8_the_left_neighbour_is_the_next_seat_clockwise():  # ruling 40
    t = table(phase="recovery", bushido="a", top="parry")
    assert t.front("b") == "bushido" and t.asked == "a: play"
    t = table(turn="d", phase="recovery", bushido="d", top="parry")
    assert t.front("a") == "bushido" and t.asked == "d: play"


def test_R2_8_even_a_harmless_player_is_the_left_neighbour():
    t = table(phase="recovery", bushido="a", top="parry", b=Player("", life=0))
    assert t.is_harmless("b") and t.front("b") == "bushido" and t.asked == "a: play"
