# hot
"""What dice can form: combinations of values, and combinations of a colour with its bonuses.

Options are looked up: everything that depends on the dice alone is worked out once, when the module is loaded.
"""

from itertools import product
from typing import Final

from tatami.games.dicium.choices import COLOUR, COMBINATIONS, LEVELS, VALUE
from tatami.games.dicium.dice import (
    COLOURS,
    DICE_BITS,
    DICE_MASK,
    DICIUM,
    GREEN,
    HANDFULS,
    NO_DICE,
    PARTS,
    SIZE,
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
SHAPES: Final[dict[tuple[int, ...], int]] = {
    (2,): PAIR,
    (3,): THREE_OF_A_KIND,
    (2, 2): TWO_PAIR,
    (4,): FOUR_OF_A_KIND,
    (2, 3): FULL,
    (5,): FIVE_OF_A_KIND,
}
STRAIGHTS: Final = ((1, 1, 1, 0, 0), (1, 1, 1, 1, 0), (1, 1, 1, 1, 1))


def _forms(dice: int) -> list[int]:
    """The combinations that these dice form if all of them are used; each Dicium face is any value."""
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


def _value_choices(dice: int, whole: bool) -> list[int]:
    found = [
        (combination, part)
        for part in PARTS[dice]
        for combination in FORMS[part]
        if combination != STRAIGHT or (whole and part == dice)
    ]
    return [(VALUE + combination) << DICE_BITS | part for combination, part in sorted(found)]


# By dice: when a die of the throw was already used, and when all dice are still there (a straight takes them all).
_BROKEN: Final[dict[int, list[int]]] = {dice: _value_choices(dice, False) for dice in HANDFULS}
_WHOLE: Final[dict[int, list[int]]] = {dice: _value_choices(dice, True) for dice in HANDFULS}


def value_choices(dice: int, hand: int) -> list[int]:
    """Every combination of values, with every set of dice to spend on it; a straight only with the whole hand.

    The list is shared: copy it before you change it.
    """
    return _WHOLE[dice] if SIZE[dice] == hand else _BROKEN[dice]


# What can be spent of one colour's dice, by the number of dice spent.
_SPENDS: Final[dict[int, list[list[int]]]] = {
    dice: [[part for part in PARTS[dice] if SIZE[part] == many] for many in range(6)] for dice in HANDFULS
}


def colour_choices(dice: int, colour: int, faces: int, bonus: int) -> list[int]:
    """A combination of exactly so many faces of a colour; bonuses fill in first, but one die at least is spent."""
    own = of_colour(dice, colour)
    needed = faces - bonus if faces > bonus else 1
    if own == NO_DICE or needed > SIZE[own]:
        return []
    kind = (COLOUR + colour * 16 + faces) << DICE_BITS
    return [kind | part for part in _SPENDS[own][needed]]


def any_colour_choices(dice: int, colour: int, bonus: int) -> list[int]:
    """Combinations of a colour where more faces do more: any dice of it, and all bonuses with them."""
    own = of_colour(dice, colour)
    if own == NO_DICE:
        return []
    return [(COLOUR + colour * 16 + SIZE[part] + bonus) << DICE_BITS | part for part in PARTS[own][1:]]


def green_choices(dice: int, bonus: int) -> list[int]:
    """Green combinations for a bonus: one of each level, by the number of faces."""
    found: list[int] = []
    for faces in LEVELS:
        found += colour_choices(dice, GREEN, faces, bonus)
    return found


# Reading a choice of the action phase.


def spent(choice: int) -> int:
    """The dice that a choice spends."""
    return choice & DICE_MASK


def is_value(choice: int) -> bool:
    """Is it a combination of values?"""
    return VALUE <= choice >> DICE_BITS < VALUE + len(COMBINATIONS)


def combination(choice: int) -> int:
    """Which combination of values."""
    return (choice >> DICE_BITS) - VALUE


def is_colour(choice: int) -> bool:
    """Is it a combination of a colour?"""
    return COLOUR <= choice >> DICE_BITS < COLOUR + 16 * len(COLOURS)


def colour(choice: int) -> int:
    """Which colour a combination is of."""
    return ((choice >> DICE_BITS) - COLOUR) >> 4


def colour_faces(choice: int) -> int:
    """How many faces a combination of a colour has, bonuses included."""
    return (choice >> DICE_BITS) & 15
