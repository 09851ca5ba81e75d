"""Why quick luck is for nobody's game: forty throws of a die give it away, and say nothing about sealed luck.

A draw multiplies the state by MULTIPLIER modulo MODULUS, and a number below n shows in which nth of the modulus the
next state lies. Such states in a row are a point of a lattice that everybody can write down, near the middle of the
parts that were seen; LLL makes the lattice's basis short, and the nearest planes (Babai), a few of the best at a
time, lead from the middle to that point.
"""

import random
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import log2

import pytest

from tatami.core.chance import MODULUS, MULTIPLIER, advance, advanced, seeded, share
from tatami.core.luck import Luck, Seal
from tatami.core.state import State
from tatami.games import game_names, load

SEEN, FORESEEN, SIDES = 40, 60, 6
BITS = 93  # of the numbers that are a dimension each; those after them say which of the points it is
SURPLUS = 4  # of those after them
KEPT = 40  # points on the way, at each plane
SEEDS = range(1, 11)

Vector = list[float]


@dataclass(frozen=True)
class Draw:
    """A number below so many."""

    sides: int
    number: int


def dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other))


def less(one: Vector, times: float, other: Vector) -> Vector:
    return [a - times * b for a, b in zip(one, other)]


@cache
def reduced_basis(sides: tuple[int, ...]) -> tuple[list[list[int]], list[Vector]]:
    """LLL: a short basis of all states in a row, modulo MODULUS, each as many times as its number has sides, so that
    all are seen alike well; and the same vectors made orthogonal."""
    dimensions = len(sides)
    basis = [[advanced(1, place) * sides[place] for place in range(dimensions)]]
    basis += [
        [MODULUS * sides[place] * (place == row) for place in range(dimensions)] for row in range(1, dimensions)
    ]
    upright: list[Vector] = [[] for _ in basis]

    def shorten(row: int) -> None:
        """Take whole multiples of the vectors before it off a vector, until it is as upright as can be."""
        is_short = False
        while not is_short:
            is_short = True
            upright[row] = [float(number) for number in basis[row]]
            for before in range(row):
                upright[row] = less(upright[row], dot(upright[row], upright[before]) / norm(before), upright[before])
            for before in reversed(range(row)):
                times = round(leaning(row, before))
                if times:
                    is_short = False
                    basis[row] = [a - times * b for a, b in zip(basis[row], basis[before])]

    def norm(row: int) -> float:
        return dot(upright[row], upright[row])

    def leaning(row: int, before: int) -> float:
        return dot([float(number) for number in basis[row]], upright[before]) / norm(before)

    shorten(0)
    row = 1
    while row < dimensions:
        shorten(row)
        if norm(row) >= (0.99 - leaning(row, row - 1) ** 2) * norm(row - 1):
            row += 1
        else:
            basis[row - 1], basis[row] = basis[row], basis[row - 1]
            shorten(row - 1)
            row = max(row - 1, 1)
    return basis, upright


def enough(draws: list[Draw]) -> int:
    """How many of these draws tell enough."""
    bits, count = 0.0, 0
    while bits < BITS:
        bits += log2(draws[count].sides)
        count += 1
    return count


def foreseen(seen: list[Draw], to_come: list[int]) -> list[int]:
    """The next numbers, below so many each, by somebody who saw nothing but these draws."""
    sides = tuple(draw.sides for draw in seen[: enough(seen)])
    basis, upright = reduced_basis(sides)
    middle = [(2 * draw.number + 1) * MODULUS / 2 for draw in seen[: len(sides)]]
    points: list[tuple[float, Vector, int]] = [(0.0, middle, 0)]  # how far, what is left of the way, the first state
    for vector, direction in zip(reversed(basis), reversed(upright)):
        norm, further = dot(direction, direction), []
        for far, way, first in points:
            exact = dot(way, direction) / norm
            for times in {int(exact // 1), int(exact // 1) + 1}:
                further.append((far + (exact - times) ** 2 * norm, times, way, first))
        nearest = sorted(further, key=lambda step: step[0])[:KEPT]
        points = [(far, less(way, times, vector), first + times * vector[0]) for far, times, way, first in nearest]
    states = [first // sides[0] % MODULUS for _, _, first in points]
    chance = advanced(max(states, key=lambda first: agreement(first, seen)), len(seen) - 1)
    shown = []
    for below in to_come:
        shown.append(int(share(chance, below)))
        chance = advance(chance)
    return shown


def agreement(first: int, seen: list[Draw]) -> int:
    """How many of the draws fit to a state after the first of them."""
    states = [advanced(first, place) for place in range(len(seen))]
    return sum(state // MULTIPLIER * draw.sides >> 30 == draw.number for state, draw in zip(states, seen))


# Throws of a die


def hits(state: State) -> int:
    """How many throws of a table are foreseen."""
    expected = foreseen([Draw(SIDES, state.below(SIDES)) for _ in range(SEEN)], [SIDES] * FORESEEN)
    return sum(state.below(SIDES) == number for number in expected)


def key(seed: object) -> bytes:
    return blake2b(str(seed).encode(), digest_size=32).digest()


def test_quick_luck_is_foreseen():
    assert [hits(State(2, seeded(seed))) for seed in SEEDS] == [FORESEEN] * len(SEEDS)


def test_sealed_luck_is_foreseen_no_better_than_by_guessing():
    """The same program, as many throws: of 600 guesses a sixth is right, give or take four standard deviations."""
    right = sum(hits(State(2, seeded(seed), Seal(key(seed)))) for seed in SEEDS)
    guesses = FORESEEN * len(SEEDS)
    deviation = (guesses * (1 / SIDES) * (1 - 1 / SIDES)) ** 0.5
    assert abs(right - guesses / SIDES) < 4 * deviation


# Whole games, before somebody who learns every number that is drawn, more than any player: the deal, cards and dice


def drawn(name: str, seed: int, sealed: bool, monkeypatch: pytest.MonkeyPatch) -> list[Draw]:
    """The numbers drawn in a game that is played at random, the deal included."""
    draws: list[Draw] = []
    below = State.below

    def noted(state: State, sides: int) -> int:
        draws.append(Draw(sides, below(state, sides)))
        return draws[-1].number

    def by_number(state: State, pile: list[int]) -> int:
        place = state.below(len(pile))
        entry, pile[place] = pile[place], pile[-1]
        pile.pop()
        return entry

    def one_by_one(state: State, count: int, pile: list[int], hand: list[int]) -> None:
        for _ in range(count):
            hand.append(state.draw_one(pile))

    def die_by_die(state: State, count: int, worth: list[int]) -> int:
        return sum(worth[state.below(len(worth))] for _ in range(count))

    game, chance = load(name), random.Random(seed)
    luck: int | Luck = Seal(key(seed)) if sealed else seed
    with monkeypatch.context() as listening:
        listening.setattr(State, "below", noted)
        listening.setattr(State, "draw_one", by_number)
        listening.setattr(State, "draw", one_by_one)
        listening.setattr(State, "throw", die_by_die)
        state = game.new(game.seats[-1], luck)
        while asked := game.decisions(state):
            decision = chance.choice(asked)
            game.apply(state, decision.seat, chance.choice(decision.options))
    return [draw for draw in draws if draw.sides > 1] if sealed else draws


def test_every_game_with_quick_luck_is_foreseen_and_none_with_sealed_luck(monkeypatch):
    for name in game_names():
        quick, wanted = foreseen_of(drawn(name, 1, False, monkeypatch))
        assert quick == wanted > 20, f"{name}: quick luck is foreseen"
        right, expected, variance = 0, 0.0, 0.0
        for seed in range(1, 4):
            draws = drawn(name, seed, True, monkeypatch)
            right += foreseen_of(draws)[0]
            odds = [1 / draw.sides for draw in draws[begun(draws) :][:FORESEEN]]
            expected += sum(odds)
            variance += sum(odd * (1 - odd) for odd in odds)
        assert abs(right - expected) < 4 * variance**0.5 + 1, f"{name}: {right} of {expected:.1f} were to be guessed"


def begun(draws: list[Draw]) -> int:
    """How many draws are seen before the next ones are foretold."""
    return enough(draws) + SURPLUS


def foreseen_of(draws: list[Draw]) -> tuple[int, int]:
    """How many of the next numbers of a game are foreseen, and of how many."""
    first = begun(draws)
    to_come = draws[first:][:FORESEEN]
    expected = foreseen(draws[:first], [draw.sides for draw in to_come])
    return sum(draw.number == number for draw, number in zip(to_come, expected)), len(to_come)
