"""Who is who: what a seat may think of the hidden roles, from its own role and from deeds that all have seen.

A world is one way the roles can lie. Each begins with the odds of the deal and is then weighed by the deeds: a
samurai hardly ever strikes the shogun and gladly gives him a card, a ninja does the opposite, a ronin strikes
anybody; and who passes up a chance to defeat somebody is hardly an enemy of his. No deed is proof, since people err
and bluff. The figures are near what bots with these hints really do.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final

from tatami.games.katana.scoring import GREAT_NINJA
from tatami.games.katana.setup import NINJAS, RONINS, SAMURAIS
from tatami.games.katana.state import NINJA, RONIN, SAMURAI, SHOGUN

World = tuple[int, ...]  # It has the role of each seat; of the ninjas only NINJA and GREAT_NINJA are told apart.
Deeds = tuple[tuple[int, ...], ...]  # Indexed by [seat][other], as `deeds` and `spared` of the state.

# How readily a role (row) strikes or robs another (column): shogun, samurai, ronin, ninja.
STRIKES: Final = (
    (0.0, 0.7, 1.0, 1.0),
    (0.01, 0.5, 1.0, 1.0),
    (1.5, 1.0, 0.0, 1.0),
    (3.0, 1.0, 0.6, 0.25),
)
# How readily a role gives another a card.
GIVES: Final = (
    (0.0, 1.0, 0.3, 0.3),
    (3.0, 0.5, 0.2, 0.2),
    (1.0, 1.0, 0.0, 1.0),
    (0.2, 0.2, 0.5, 1.0),
)
# How much rarer it is that a role aims elsewhere when the blow would have defeated another. The blow elsewhere counts
# as a deed already; this is what the chance passed up adds to it.
SPARES: Final = (
    (1.0, 0.82, 0.67, 0.62),
    (0.92, 0.81, 0.67, 0.71),
    (0.64, 0.66, 1.0, 0.75),
    (0.6, 0.67, 0.76, 0.88),
)
SPARES_ANYBODY: Final = 0.72  # Somebody who strikes by chance spares anybody so often.
DOUBT: Final = 0.25  # This share of deeds means nothing.
MOST_COUNTED: Final = 3  # A feud or a friendship says no more after so many deeds.
# The odds, before anything is seen, that people at this table pick whom they strike by chance. If it then looks so,
# their deeds say nothing of their roles.
ODD_TABLE: Final = 0.7
UNLIKELY: Final = 0.005  # A world so much less likely than the likeliest is not considered.


def frozen(rows: list[list[int]]) -> Deeds:
    """The rows of a view, to be remembered by."""
    return tuple(map(tuple, rows))


@lru_cache(maxsize=1024)
def believe(seats: int, me: int, role: int, shogun: int, deeds: Deeds, spared: Deeds) -> list[tuple[float, World]]:
    """The worlds that I consider after these deeds and after who was spared by whom, with their chances."""
    seen = []
    by_chance = ODD_TABLE
    for seat, row in enumerate(deeds):
        if seat == me:  # What I did tells me nothing.
            continue
        for other, balance in enumerate(row):
            if balance:
                counted = max(-MOST_COUNTED, min(MOST_COUNTED, balance))
                seen.append((seat, other, likelihood(seats, counted)))
                by_chance /= (seats - 1) ** abs(counted)
        for other, times in enumerate(spared[seat]):
            if times:
                counted = min(MOST_COUNTED, times)
                seen.append((seat, other, mercy(counted)))
                by_chance *= SPARES_ANYBODY**counted
    found = []
    for world in worlds(seats, me, role, shogun):
        weight = 1.0
        for seat, other, table in seen:
            weight *= table[world[seat]][world[other]]
        found.append((weight + by_chance, world))
    least = UNLIKELY * max(weight for weight, _ in found)
    total = sum([weight for weight, _ in found if weight >= least])
    return [(weight / total, world) for weight, world in found if weight >= least]


@lru_cache(maxsize=1024)
def worlds(seats: int, me: int, role: int, shogun: int) -> list[World]:
    """All ways the roles can lie, equally likely, for a seat that knows its own role and who is the shogun."""
    possible = set()
    for mine, hidden in hidden_roles(seats, role):
        for dealt in permutations(hidden):
            left = iter(dealt)
            known = {shogun: SHOGUN, me: mine}
            possible.add(tuple([known[seat] if seat in known else next(left) for seat in range(seats)]))
    return sorted(possible)


def hidden_roles(seats: int, role: int) -> list[tuple[int, list[int]]]:
    """What my role counts as, and the roles that the others hide; of two ninjas among four, one is great. (R10.2)"""
    others = [SAMURAI] * SAMURAIS[seats] + [RONIN] * RONINS[seats]
    ninjas = [NINJA, GREAT_NINJA] if seats == 4 else [NINJA] * NINJAS[seats]
    if role < NINJA:
        hidden = others + ninjas
        if role != SHOGUN:
            hidden.remove(role)
        return [(role, hidden)]
    if seats != 4:
        return [(NINJA, others + ninjas[1:])]
    cases = []
    if role > NINJA:
        cases.append((GREAT_NINJA, [*others, NINJA]))
    if role < NINJA + 2:
        cases.append((NINJA, [*others, GREAT_NINJA]))
    return cases


@lru_cache(maxsize=8)
def mercy(times: int) -> list[list[float]]:
    """How likely it is to be spared so often, by [role of the seat][role of the other]."""
    table = []
    for spares in SPARES:
        row = [rarer**times for rarer in spares]
        table.append([*row, row[NINJA]])
    table.append(table[NINJA])
    return table


@lru_cache(maxsize=64)
def likelihood(seats: int, balance: int) -> list[list[float]]:
    """How likely such a balance of deeds is, by [role of the seat][role of the other]."""
    counts = (1, SAMURAIS[seats], RONINS[seats], NINJAS[seats])
    table = []
    for role, readiness in enumerate(STRIKES if balance > 0 else GIVES):
        others = [max(0, count - (other == role)) for other, count in enumerate(counts)]
        total = sum([ready * count for ready, count in zip(readiness, others)])
        row = [(DOUBT / (seats - 1) + (1 - DOUBT) * ready / total) ** abs(balance) for ready in readiness]
        table.append([*row, row[NINJA]])
    table.append(table[NINJA])
    return table
