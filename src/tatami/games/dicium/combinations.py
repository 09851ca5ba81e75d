# hot
"""What dice can form: combinations of values, and combinations of a colour with its bonuses.

Everything that depends on the dice alone is worked out once, when the module is loaded; options are looked up.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from tatami.games.dicium.choices import COLOUR, COMBINATIONS, SPEND, VALUE, colour_choice
from tatami.games.dicium.dice import (
    COLOURS,
    DICE_BITS,
    DICIUM,
    FACES,
    HANDFULS,
    MOST_DICE,
    NO_DICE,
    PARTS,
    SIZE,
    UNIT,
    count,
    of_colour,
)

PAIR: Final = 0
STRAIGHT: Final = 1
THREE_OF_A_KIND: Final = 2
TWO_PAIR: Final = 3
FOUR_OF_A_KIND: Final = 4
FULL: Final = 5
FIVE_OF_A_KIND: Final = 6
NO_COMBINATION: Final = -1  # Dice of a colour.
# How many dice of each value a combination has; different values are counted apart. (R3.3, R3.6)
SHAPES: Final[dict[tuple[int, ...], int]] = {
    (2,): PAIR,
    (3,): THREE_OF_A_KIND,
    (2, 2): TWO_PAIR,
    (4,): FOUR_OF_A_KIND,
    (2, 3): FULL,
    (5,): FIVE_OF_A_KIND,
}
# A straight begins with 1. (R3.3)
STRAIGHTS: Final = ((1, 1, 1, 0, 0), (1, 1, 1, 1, 0), (1, 1, 1, 1, 1))


def _forms(dice: int) -> list[int]:
    """The combinations that these dice form if all of them are used; each Dicium face is any value. (R3.2)"""
    found: set[int] = set()
    plain = [count(dice, value) for value in range(DICIUM)]
    for wild in product(range(DICIUM), repeat=count(dice, DICIUM)):
        counts = plain[:]
        for value in wild:
            counts[value] += 1
        shape = tuple(sorted(many for many in counts if many))
        if shape in SHAPES:
            found.add(SHAPES[shape])
        if tuple(counts) in STRAIGHTS:
            found.add(STRAIGHT)
    return sorted(found)


FORMS: Final[dict[int, list[int]]] = {dice: _forms(dice) for dice in HANDFULS}


def _value_sets(dice: int, combination: int) -> list[int]:
    if combination == STRAIGHT:
        return [dice] if STRAIGHT in FORMS[dice] else []
    return [part for part in PARTS[dice] if combination in FORMS[part]]


# The sets of dice that can be spent on a combination of values: by dice, then by combination.
VALUE_SETS: Final[dict[int, list[list[int]]]] = {
    dice: [_value_sets(dice, combination) for combination in range(len(COMBINATIONS))] for dice in HANDFULS
}
_WHOLE: Final[dict[int, list[int]]] = {
    dice: [VALUE + combination for combination, sets in enumerate(VALUE_SETS[dice]) if sets] for dice in HANDFULS
}
_BROKEN: Final[dict[int, list[int]]] = {
    dice: [choice for choice in choices if choice != VALUE + STRAIGHT] for dice, choices in _WHOLE.items()
}


def value_choices(dice: int, hand: int) -> list[int]:
    """The combinations of values that the dice allow; a straight only while all dice of the hand are there. (R3.5)

    The list is shared: copy it before you change it.
    """
    return _WHOLE[dice] if SIZE[dice] == hand else _BROKEN[dice]


# The sets of so many dice that can be taken of some dice: by dice, then by number.
SETS: Final[dict[int, list[list[int]]]] = {
    dice: [[part for part in PARTS[dice] if SIZE[part] == many] for many in range(MOST_DICE + 1)] for dice in HANDFULS
}


def dice_needed(faces: int, bonus: int) -> int:
    """How many dice so many faces of a colour take: bonuses fill in first, but one die at least is used. (R3.9)"""
    return faces - bonus if faces > bonus else 1


def can_form(dice: int, colour: int, faces: int, bonus: int) -> bool:
    """Do the dice form a combination of exactly so many faces of a colour? (R3.7, R3.8)"""
    needed = faces - bonus if faces > bonus else 1
    return SIZE[of_colour(dice, colour)] >= needed


def exact_choices(dice: int, colour: int, numbers: tuple[int, ...], bonus: int, use: int = 0) -> list[int]:
    """The combinations of a colour with exactly one of these numbers of faces, bonuses included. (R3.7, R3.8)"""
    own = SIZE[of_colour(dice, colour)]
    if own == 0:
        return []
    return [colour_choice(colour, faces, use) for faces in numbers if faces <= own + bonus]


MOST_FACES: Final = 7  # No combination of a colour names more faces.


def exact_table(colour: int, numbers: Sequence[int], use: int = 0) -> list[list[int]]:
    """What `exact_choices` finds, made once for a game: by the faces of the colour that there are with bonuses."""
    return [
        [colour_choice(colour, faces, use) for faces in numbers if faces <= most] for most in range(MOST_FACES + 1)
    ]


def faces_there(own: int, bonus: int) -> int:
    """So many dice of a colour and bonuses as an entry of such a table: without a die there is nothing. (R3.9)"""
    if own == 0:
        return 0
    return own + bonus if own + bonus < MOST_FACES else MOST_FACES


# Combinations of a colour where more faces do more: any number of dice; the game adds all bonuses to it.
_ANY: Final = [
    [[colour_choice(colour, many) for many in range(1, own + 1)] for own in range(MOST_DICE + 1)]
    for colour in range(len(COLOURS))
]


def any_choices(dice: int, colour: int) -> list[int]:
    """The combinations of a colour by the number of dice. The list is shared: copy it before you change it. (R3.7)"""
    return _ANY[colour][SIZE[of_colour(dice, colour)]]


def up_to(colour: int, many: int) -> list[int]:
    """The combinations of a colour with so many dice at the most. The list is shared: copy it before you change
    it."""
    return _ANY[colour][many]


# Reading a choice of the action phase.


def is_value(choice: int) -> bool:
    """Is it a combination of values?"""
    return VALUE <= choice < VALUE + len(COMBINATIONS)


def is_colour(choice: int) -> bool:
    """Is it a combination of a colour?"""
    return COLOUR <= choice < COLOUR + 16 * len(COLOURS)


def colour(choice: int) -> int:
    """Which colour a combination is of."""
    return (choice - COLOUR) >> 4


def number(choice: int) -> int:
    """The number of dice or faces of a combination of a colour."""
    return (choice - COLOUR) & 7


def use(choice: int) -> int:
    """Which use of the colour and the number a combination is: 0, or 1 for the second."""
    return (choice - COLOUR) >> 3 & 1


# Which dice are spent, where it matters: picked one at a time, and only what the sets do not have in common.


def combination_name(combination: int, colour: int) -> str:
    """The name of a combination of values, or of the colour where there is none."""
    return COMBINATIONS[combination] if combination >= 0 else COLOURS[colour]


def sets_to_spend(dice: int, combination: int, colour: int, many: int) -> list[int]:
    """The sets of dice that can be spent: on a combination of values, or so many of a colour (combination -1)."""
    if combination >= 0:
        return VALUE_SETS[dice][combination]
    return SETS[of_colour(dice, colour)][many]


def within(sets: list[int], picked: int) -> list[int]:
    """Those of the sets that hold the dice picked so far."""
    return [one for one in sets if holds(one, picked)]


def in_common(sets: list[int]) -> int:
    """The dice that all sets hold."""
    dice = NO_DICE
    for face in range(len(FACES)):
        dice += min([count(one, face) for one in sets]) * UNIT[face]
    return dice


def spend_choices(sets: list[int]) -> list[int]:
    """The faces that tell the sets apart: the next die to pick. (R3.4)"""
    shared = in_common(sets)
    found: list[int] = []
    for face in range(len(FACES)):
        least = count(shared, face)
        if any(count(one, face) > least for one in sets):
            found.append(SPEND + face)
    return found


class Spendable:
    """The sets of dice that can be spent, what all of them hold, and the choices of a die that tell them apart:
    none if there is one set alone."""

    __slots__ = ("choices", "common", "sets")

    def __init__(self, sets: list[int]) -> None:
        self.sets = sets
        self.common = in_common(sets)
        self.choices = spend_choices(sets) if len(sets) > 1 else []


_SPENDABLE: Final[dict[int, Spendable]] = {}  # Worked out once, by all that they depend on.


def spendable(dice: int, combination: int, colour: int, many: int, picked: int) -> Spendable:
    """What can be spent once these dice are picked."""
    own = dice if combination >= 0 else of_colour(dice, colour)
    key = (picked << DICE_BITS | own) << 10 | (combination + 1) << 6 | colour << 3 | many
    found = _SPENDABLE.get(key)
    if found is None:
        found = Spendable(within(sets_to_spend(dice, combination, colour, many), picked))
        _SPENDABLE[key] = found
    return found


def holds(dice: int, picked: int) -> bool:
    """Are the picked dice among these?"""
    return all(count(dice, face) >= count(picked, face) for face in range(len(FACES)))
