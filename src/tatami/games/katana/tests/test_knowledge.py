"""What bots know: the same from a view and from a world, wherever both can know it."""

import pytest

from tatami.games.katana.bot.knowledge import Knowledge, from_state, from_view
from tatami.games.katana.bot.prospects import LAST, Prospects
from tatami.games.katana.bot.ratings import rate
from tatami.games.katana.state import CARDS, NINJA, TEAM_OF_ROLE, Katana
from tatami.games.katana.tests.table import GAME, at_random, fresh

OPEN = (
    *("me", "role", "seats", "characters", "life", "armours", "fast_draws", "hand", "hand_sizes"),
    *("pile", "top", "weapons_left"),
)
RULES = ("copies", "damage", "deck", "eager", "geisha_any", "life", "negative_totals", "precision", "sword_first")
BELIEVED = ("chance", "is_mate", "least", "times", "unit", "worth")


def both(state: Katana, seat: int) -> tuple[Knowledge, Knowledge]:
    """What a seat knows from its view, and in a world where the roles are known."""
    return from_view(GAME.view(state, seat)), from_state(state, seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_lies_open_is_known_alike_from_a_view_and_from_a_world(seats: int):
    state = fresh(seats, 7)
    for decision, _ in at_random(state, 7):
        seen, known = both(state, decision.seat)
        for name in OPEN:
            assert getattr(seen, name) == getattr(known, name), name
        for name in RULES:
            assert getattr(seen.rules, name) == getattr(known.rules, name), name
        assert seen.prospects.team == known.prospects.team
        assert seen.prospects.honour == known.prospects.honour
        assert [seen.difficulty(other) for other in range(seats)] == [
            known.difficulty(other) for other in range(seats)
        ]


def test_with_three_players_roles_lie_open_so_prospects_and_ratings_are_the_same():
    asked = set()
    for seed in range(12):
        state = fresh(3, seed)
        for decision, _ in at_random(state, seed):
            seen, known = both(state, decision.seat)
            for name in BELIEVED:
                assert getattr(seen.prospects, name) == pytest.approx(getattr(known.prospects, name)), name
            assert seen.prospects.totals == known.prospects.totals
            seen.parry_chances = known.parry_chances = [0.4] * 3  # hands are guessed at in two ways
            seen.weapon_chances = known.weapon_chances = [0.6] * 3
            seen.unseen = []
            assert rate(seen, decision) == pytest.approx(rate(known, decision)), decision
            asked.add(decision.prompt)
    assert asked == {"bushido", "draw", "play", "discard", "parry", "battle-cry", "jujutsu"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_view_believes_of_roles_is_the_truth_in_a_world(seats: int):
    state = fresh(seats, 3)
    for decision, _ in at_random(state, 3):
        seen, known = both(state, decision.seat)
        mine = TEAM_OF_ROLE[state.roles[decision.seat]]
        assert known.prospects.is_mate == [float(TEAM_OF_ROLE[role] == mine) for role in state.roles]
        assert all(0 <= chance <= 1 + 1e-9 for chance in seen.prospects.is_mate)


def test_prospects_over_many_ways_are_the_mean_of_each_weighed_by_its_chance():
    ways = [[0, 1, NINJA, NINJA, 2], [0, NINJA, NINJA, 1, 2]]
    honour = [5, 3, 3, 3, 3]
    alone = [Prospects(0, [way], [1.0], honour, 0, True) for way in ways]
    mixed = Prospects(0, ways, [0.25, 0.75], honour, 0, True)
    assert mixed.chance == pytest.approx(0.25 * alone[0].chance + 0.75 * alone[1].chance)
    assert mixed.is_mate == pytest.approx([1.0, 0.25, 0.0, 0.75, 0.0])


def test_a_hand_in_a_world_is_guessed_by_its_size_and_the_copies_of_the_pack():
    state = fresh(5, 3)
    me, other = 0, 1
    known = from_state(state, me)
    state.hands[other] = []
    assert from_state(state, me).holds(other, list(range(len(CARDS)))) == 0.0
    chance = known.holds(other, [17])
    assert chance == pytest.approx(1 - (1 - state.rules.copies[17] / 90) ** known.hand_sizes[other])


def test_prospects_that_are_kept_are_those_that_would_be_worked_out():
    met = 0
    for seed in (3, 4):
        state = fresh(5, seed)
        for _ in at_random(state, seed):
            for seat in range(5):
                before = LAST.get(seat)
                kept = from_state(state, seat).prospects
                met += before is not None and before.prospects is kept
                saved = dict(LAST)
                LAST.clear()
                anew = from_state(state, seat).prospects
                LAST.update(saved)
                assert [getattr(kept, name) for name in BELIEVED] == [getattr(anew, name) for name in BELIEVED]
                assert kept.totals == anew.totals and kept.honour == anew.honour
    assert met > 100
