"""The heuristic bot follows the hints, and leaves random players behind."""

import pytest

from tatami.exam.kit import winners_with_hints
from tatami.games.dicium.crazy_cup.tests.table import GAME, Table, cup


def wins(seats: int, games: int, **options: bool) -> int:
    """One seat follows the hints (in teams both partners), the others play at random."""
    won = 0
    for number in range(games):
        own = number % seats
        hinted = [seat for seat in range(seats) if seat == own or (options.get("teams") and (seat - own) % 2 == 0)]
        won += own in winners_with_hints(GAME, seats, number, hinted, **options)
    return won


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {}), (4, {"teams": True}), (3, {"young": True})], ids=str
)
def test_following_the_hints_wins_far_more_than_a_fair_share(seats, options):
    """Twice a fair share would be all games of two, half of those of four."""
    assert wins(seats, 4, **options) == 4


def test_alone_the_hints_beat_the_drone_more_often_than_not():
    assert wins(1, 12) >= 7


def best(t: Table) -> str:
    asked = t.state.asked[0]
    ratings = GAME.mind.hints(GAME.view(t.state, asked.seat), asked)
    return t.offered()[max(range(len(ratings)), key=lambda place: ratings[place])]


def test_sensible_choices():
    assert best(cup("5 0", dice="4 4 4 4")) == "four"
    assert best(cup("5 0", dice="1 2 3")) == "straight"
    assert best(cup("5 0", dice="5 5 5")) in ("blue 1", "blue 2", "pair"), "three blue dice in two actions"
    assert best(cup("5 0", dice="4 4 1", tiles={"a": "wings"}).say("a: pair")) == "square 13"
    assert best(cup("26 28", dice="1 1 3", cards={"a": "rocket"})) == "play rocket"
    assert best(cup("63 1", dice="1 1 3", cards={"a": "rocket"})) != "play rocket", "it is a lap behind"
    assert best(cup("28 26", dice="5 5 1", cards={"b": "hook"}).say("a: blue 2")) == "play hook"
    assert best(cup("26 28", dice="5 5 1", cards={"b": "hook"}).say("a: blue 2")) == "pass"
    fork = cup("5 0", dice="3 3 3 3", tiles={"a": "wings saws"}).say("a: four", "a: square 13")
    assert best(fork) == "tile saws", "the next ravine is nearer than the next cactus forest"
    assert best(cup("5 0", dice="1 3 dicium", phase="reroll")).startswith(("reroll", "keep"))


def test_the_hints_know_what_a_pack_makes_of_combinations():
    assert best(cup("5 0", dice="1 2 3", content={"actions": {"straight": "move-1"}})) == "blue 1"
    assert best(cup("5 0", dice="1 2 3", content={"actions": {"straight": "airship-9"}})) == "straight"
