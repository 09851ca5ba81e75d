"""Why quick luck is for nobody's game: forty throws of a die give it away, and say nothing about sealed luck.

A draw multiplies the state by MULTIPLIER modulo MODULUS, and a throw shows in which sixth of the modulus the next
state lies. Such states in a row are a point of a lattice that everybody can write down, near the middle of the sixths
that were thrown; LLL makes the lattice's basis short, and the nearest planes (Babai), a few of the best at a time,
lead from the middle to that point.
"""

from functools import cache
from hashlib import blake2b

from tatami.core.chance import MODULUS, MULTIPLIER, advance, advanced, seeded, share
from tatami.core.luck import Seal
from tatami.core.state import State

SEEN, FORESEEN, SIDES = 40, 60, 6
DIMENSIONS = 36  # the throws after those say which of the points it is
KEPT = 40  # points on the way, at each plane
SEEDS = range(1, 11)

Vector = list[float]


def dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other))


def less(one: Vector, times: float, other: Vector) -> Vector:
    return [a - times * b for a, b in zip(one, other)]


@cache
def reduced_basis() -> tuple[list[list[int]], list[Vector]]:
    """LLL: a short basis of all states in a row, modulo MODULUS, and the same vectors made orthogonal."""
    basis = [[advanced(1, place) for place in range(DIMENSIONS)]]
    basis += [[MODULUS * (place == row) for place in range(DIMENSIONS)] for row in range(1, DIMENSIONS)]
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
    while row < DIMENSIONS:
        shorten(row)
        if norm(row) >= (0.99 - leaning(row, row - 1) ** 2) * norm(row - 1):
            row += 1
        else:
            basis[row - 1], basis[row] = basis[row], basis[row - 1]
            shorten(row - 1)
            row = max(row - 1, 1)
    return basis, upright


def foreseen(throws: list[int]) -> list[int]:
    """What will be thrown next, by somebody who saw nothing but the throws."""
    basis, upright = reduced_basis()
    middle = [(2 * throw + 1) * MODULUS / (2 * SIDES) for throw in throws[:DIMENSIONS]]
    points: list[tuple[float, Vector, int]] = [(0.0, middle, 0)]  # how far, what is left of the way, the first state
    for vector, direction in zip(reversed(basis), reversed(upright)):
        norm, further = dot(direction, direction), []
        for far, way, first in points:
            exact = dot(way, direction) / norm
            for times in {int(exact // 1), int(exact // 1) + 1}:
                further.append((far + (exact - times) ** 2 * norm, times, way, first))
        nearest = sorted(further, key=lambda step: step[0])[:KEPT]
        points = [(far, less(way, times, vector), first + times * vector[0]) for far, times, way, first in nearest]
    states = [first % MODULUS for _, _, first in points]
    chance = advanced(max(states, key=lambda first: agreement(first, throws)), len(throws) - 1)
    shown = []
    for _ in range(FORESEEN):
        shown.append(int(share(chance, SIDES)))
        chance = advance(chance)
    return shown


def agreement(first: int, throws: list[int]) -> int:
    """How many of the throws fit to a state after the first of them."""
    states = [advanced(first, place) for place in range(len(throws))]
    return sum(state // MULTIPLIER * SIDES >> 30 == throw for state, throw in zip(states, throws))


def hits(state: State) -> int:
    """How many throws of a table are foreseen."""
    expected = foreseen([state.below(SIDES) for _ in range(SEEN)])
    return sum(state.below(SIDES) == number for number in expected)


def test_quick_luck_is_foreseen():
    assert [hits(State(2, seeded(seed))) for seed in SEEDS] == [FORESEEN] * len(SEEDS)


def test_sealed_luck_is_foreseen_no_better_than_by_guessing():
    """The same program, as many throws: of 600 guesses a sixth is right, give or take four standard deviations."""
    keys = [blake2b(str(seed).encode(), digest_size=32).digest() for seed in SEEDS]
    right = sum(hits(State(2, seeded(seed), Seal(key))) for seed, key in zip(SEEDS, keys))
    guesses = FORESEEN * len(SEEDS)
    deviation = (guesses * (1 / SIDES) * (1 - 1 / SIDES)) ** 0.5
    assert abs(right - guesses / SIDES) < 4 * deviation
