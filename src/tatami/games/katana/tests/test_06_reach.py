"""Chapter 6 counted a second time, the slow way: whom a weapon reaches, in hundreds of positions."""

import random

import pytest

from tatami.games.katana.state import CARDS, CHARACTERS, WEAPONS
from tatami.games.katana.tests.table import Player, Table, table


def seats_to(t: Table, attacker: int, target: int, step: int) -> int:
    """Walk round the table in one direction and count everybody upright, the target included."""
    seats = len(t.state.hands)
    count, seat = 0, attacker
    while seat != target:
        seat = (seat + step) % seats
        if t.state.life[seat] > 0 and t.state.hands[seat]:
            count += 1
    return count


def can_be_hit(t: Table, attacker: int, target: int, weapon: int) -> bool:
    state = t.state
    if target == attacker or state.life[target] == 0 or not state.hands[target]:
        return False
    if CHARACTERS[state.characters[attacker]] == "kojiro":
        return True
    difficulty = min(seats_to(t, attacker, target, 1), seats_to(t, attacker, target, -1))
    difficulty += state.armours[target] + (CHARACTERS[state.characters[target]] == "benkei")
    return state.rules.precision[weapon] >= difficulty


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_R6_1_R6_2_R6_3_R6_4_whom_every_weapon_reaches(seats: int):
    luck = random.Random(seats)
    letters = "abcdefg"[:seats]
    reached = missed = 0
    for _ in range(80):
        turn = luck.choice(letters)
        characters = luck.sample(CHARACTERS, seats)
        fronts = luck.sample(["", "", "", "", "armour", "armour", "armour armour"], seats)
        players = {
            letter: Player(
                luck.choice(["", "parry", "parry parry"]), character, life=luck.choice([0, 1, 4]), front=front
            )
            for letter, character, front in zip(letters, characters, fronts, strict=True)
        }
        players[turn] = players[turn]._replace(hand=" ".join(CARDS[:WEAPONS]), life=2)
        if seats > 3 and sum(one.life != 0 for one in players.values()) == 1:
            continue  # the game would be over
        t = table(seats, turn=turn, **players)  # type: ignore[arg-type]
        for target, letter in enumerate(letters):
            for weapon, card in enumerate(CARDS[:WEAPONS]):
                offered = t.offers(f"{turn}: attack {letter} {card}")
                assert offered is can_be_hit(t, letters.index(turn), target, weapon), f"{card} on {letter}: {players}"
                reached += offered
                missed += not offered
    assert reached > 100 and missed > 100
