# hot
"""The sets of cards and skills that win a fight of Ninjato. (R4.5-R4.7, R6.1-R6.3, R6.6)"""

from typing import Final

from tatami.core._types import has
from tatami.games.ninjato.answers import BASES, SUPPORTS, fight
from tatami.games.ninjato.pieces import (
    FIGHTING_BITS,
    MODIFIERS_OF,
    MOST_GUARD_VALUE,
    MOST_HAND,
    STAND_IN_BITS,
    STAND_INS,
    STAND_INS_OF,
    STRENGTH,
    SUPPORT,
    SUPPORT_VALUE,
    TAIJUTSU,
    VALUES,
)
from tatami.games.ninjato.state import Ninjato

# Sets of cards alone, by base and supports.
SETS: Final = [[fight(base, supports, 0, 0) for supports in range(SUPPORTS)] for base in range(BASES)]
TAIJUTSU_BASE: Final = STAND_INS.index(TAIJUTSU)  # This is its place among the skills that can be a base.
SETS_OF_TWO: Final = [[0], [0, 1], [0, 2], [0, 1, 2, 3]]  # Sets of modifiers, as bits, by those that are ready.


def winning(side: int, value: int, threes: int) -> list[tuple[int, list[int]]]:
    """The cards that can be the base of a set that beats this value, with so many 3s in hand, and its sets.
    (R4.5, R4.6)"""
    sign = 1 if side == STRENGTH else -1
    found: list[tuple[int, list[int]]] = []
    for base in range(VALUES):
        missing = max(0, (value + sign - base - 1) * sign)
        most = threes - 1 if base == SUPPORT else threes
        if missing <= most:
            found.append((base, SETS[base][missing : most + 1]))
    return found


# What `winning` finds, by side, value and number of 3s.
WINNING: Final = [
    [[winning(side, value, threes) for threes in range(MOST_HAND + 1)] for value in range(MOST_GUARD_VALUE + 1)]
    for side in range(2)
]


def winning_sets(state: Ninjato, seat: int) -> list[int]:
    """Every set of the raider's own cards and skills that beats the guard. Superfluous 3s are allowed, superfluous
    skills are not. (R4.6, R4.7, R5.4, R5.6, R6.1-R6.3, R6.6)"""
    if state.ready[seat] & FIGHTING_BITS[state.side]:
        return sets_with_skills(state, seat)
    hands, first = state.hands, seat * VALUES
    found: list[int] = []
    for base, sets in WINNING[state.side][state.rules.foe_values[state.foe * 2 + state.side]][hands[first + SUPPORT]]:
        if hands[first + base]:
            found += sets
    return found


def sets_with_skills(state: Ninjato, seat: int) -> list[int]:
    """The same for whoever has skills that are ready."""
    side, ready, amounts = state.side, state.ready[seat], state.rules.skill_amounts
    first, second = MODIFIERS_OF[side]
    added = [0, amounts[first], amounts[second], amounts[first] + amounts[second]]
    modifiers = SETS_OF_TWO[(ready >> first & 1) + 2 * (ready >> second & 1)]
    has_taijutsu = ready >> TAIJUTSU & 1
    most = added[modifiers[-1]] + has_taijutsu  # Skills add so much.
    sign = 1 if side == STRENGTH else -1
    code = 0 if side == STRENGTH else 3
    threes = state.hands[seat * VALUES + SUPPORT]
    wanted = state.foe_value() + sign
    found: list[int] = []
    for base in bases(state, seat):
        short = (wanted - (base + 1 if base < VALUES else base_value(state, base))) * sign
        supported = threes if base == SUPPORT else threes + 1  # So many numbers of supports, from none on.
        if short <= 0:  # What wins without skills needs none.
            found += SETS[base][:supported]
        elif short - most < supported:
            is_three = base == SUPPORT or base == VALUES + TAIJUTSU_BASE
            for supports in range(supported):
                missing = short - supports
                if missing <= 0:
                    found.append(SETS[base][supports])
                elif missing <= most:
                    for with_taijutsu in range(2 if has_taijutsu and not is_three else 1):
                        for used in modifiers:
                            if is_needed(missing, with_taijutsu, added, used):
                                found.append(fight(base, supports, with_taijutsu, used + code if used else 0))
    return found


def bases(state: Ninjato, seat: int) -> list[int]:
    """The cards in hand, and the skills of the side that are ready to stand in for one. (R6.1, R6.6)"""
    first = seat * VALUES
    hands, ready = state.hands, state.ready[seat]
    found = [card for card in range(VALUES) if hands[first + card]]
    if ready & STAND_IN_BITS[state.side]:
        for base, skill in enumerate(STAND_INS, VALUES):
            if ready >> skill & 1 and has(STAND_INS_OF[state.side], skill):
                found.append(base)
    return found


def base_value(state: Ninjato, base: int) -> int:
    """What a base counts, a card or a skill that stands in for one. (R6.1, R6.6)"""
    if base < VALUES:
        return base + 1
    skill = STAND_INS[base - VALUES]
    return SUPPORT_VALUE if skill == TAIJUTSU else state.rules.skill_amounts[skill]


def is_needed(missing: int, with_taijutsu: int, added: list[int], used: int) -> bool:
    """Do these skills make up for what a set is short of, and would it lose without any one of them? (R6.3)"""
    over = with_taijutsu + added[used] - missing
    if over < 0 or (with_taijutsu and over > 0):
        return False
    if used & 1 and over >= added[1]:
        return False
    return not (used & 2 and over >= added[2])
