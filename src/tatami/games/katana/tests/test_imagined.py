"""Imagined worlds: what an observer cannot know is dealt anew, each way it can lie, and nothing else is."""

from collections import Counter

import pytest

from tatami.games.katana.setup import NINJAS, RONINS, SAMURAIS
from tatami.games.katana.state import CARDS, ROLES, Katana
from tatami.games.katana.tests.table import GAME, fresh

WORLDS = 150
MISSING = {(3, "samurai"), (3, "ronin"), (4, "ronin")}  # no such role with so few
OBSERVERS = [
    (seats, knows) for seats in GAME.seats for knows in ("spectator", *ROLES) if (seats, knows) not in MISSING
]


def worlds(state: Katana, observer: int | None) -> list[Katana]:
    view = GAME.view(state, observer)
    return [GAME.imagine(view, seed) for seed in range(WORLDS)]


def families(state: Katana) -> Counter[str]:
    return Counter(ROLES[role].partition("-")[0] for role in state.roles)


@pytest.mark.parametrize(("seats", "knows"), OBSERVERS)
def test_every_role_that_is_left_can_lie_at_every_seat_that_hides_one(seats: int, knows: str):
    deals = (fresh(seats, seed) for seed in range(40))
    state = next(deal for deal in deals if knows == "spectator" or ROLES.index(knows) in deal.roles)
    observer = None if knows == "spectator" else state.roles.index(ROLES.index(knows))
    left = {"samurai"} if SAMURAIS[seats] - (knows == "samurai") else set()
    left |= {"ronin"} if RONINS[seats] and knows != "ronin" else set()
    left |= {"ninja-1", "ninja-2", "ninja-3"} - {knows}
    seen: list[set[str]] = [set() for _ in range(seats)]
    for world in worlds(state, observer):
        assert families(world) == families(state)
        for seat, role in enumerate(world.roles):
            seen[seat].add(ROLES[role])
    for seat, role in enumerate(state.roles):
        is_known = seats == 3 or seat == observer or ROLES[role] == "shogun"  # (R11.8)
        assert seen[seat] == ({ROLES[role]} if is_known else left), f"seat {seat}"


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_ninjas_never_have_the_same_stars(seats: int):
    for world in worlds(fresh(seats, 1), None):
        ninjas = [role for role in world.roles if ROLES[role].startswith("ninja")]
        assert len(set(ninjas)) == len(ninjas) == NINJAS[seats]


def test_hands_and_pile_are_dealt_from_all_cards_that_are_nowhere_to_be_seen():
    state = fresh(5, 3)
    hidden = {kind for kind in range(len(CARDS)) if state.hands[0].count(kind) < state.rules.copies[kind]}
    held: set[int] = set()
    left: set[int] = set()
    for world in worlds(state, 0):
        assert world.hands[0] == state.hands[0]
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        held.update(world.hands[2])
        left.update(world.pile)
    assert held == left == hidden


def test_the_seed_decides():
    view = GAME.view(fresh(6, 4), 2)
    one, same, other = (GAME.referee(GAME.imagine(view, seed)) for seed in (1, 1, 2))
    assert one == same and one.table.seats != other.table.seats
