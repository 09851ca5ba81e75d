# hot
"""The dice of Dicium: six faces, and any dice on the table as one number.

Dice are an int, three bits a face: the number of dice that show it. So `dice - spent` takes dice away and
`dice + UNIT[FOUR]` adds one. Equal faces are interchangeable; nothing tells one die from another.
"""

from typing import Final

# The faces of a die, and the colour of each. (R3.1)
FACES: Final = ("1", "2", "3", "4", "5", "dicium")
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
FIVE: Final = 4
DICIUM: Final = 5  # It is any value from 1 to 5, or green. (R3.2)

COLOURS: Final = ("blue", "yellow", "red", "green")
BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
GREEN: Final = 3
COLOUR_OF: Final = (GREEN, BLUE, YELLOW, RED, BLUE, GREEN)

MOST_DICE: Final = 5
NO_DICE: Final = 0
UNIT: Final = [1 << (3 * face) for face in range(len(FACES))]
DICE_BITS: Final = 18
DICE_MASK: Final = (1 << DICE_BITS) - 1


def count(dice: int, face: int) -> int:
    """How many of the dice show this face."""
    return dice >> (3 * face) & 7


def faces(dice: int) -> list[int]:
    """The faces of the dice, one by one, in order."""
    return [face for face in range(len(FACES)) for _ in range(count(dice, face))]


def dice_of(shown: list[int]) -> int:
    """The dice that show these faces."""
    dice = NO_DICE
    for face in shown:
        dice += UNIT[face]
    return dice


def names(dice: int) -> list[str]:
    """The names of the faces, one by one: for words, news and views."""
    return [FACES[face] for face in faces(dice)]


def read(shown: str) -> int:
    """Dice from the names of their faces: `1 2 dicium`."""
    return dice_of([FACES.index(name) for name in shown.split()])


def _handfuls() -> list[int]:
    found = [NO_DICE]
    last = [NO_DICE]
    for _ in range(MOST_DICE):
        last = sorted({dice + UNIT[face] for dice in last for face in range(len(FACES))})
        found += last
    return found


def _parts(dice: int) -> list[int]:
    found = [NO_DICE]
    for face in range(len(FACES)):
        found = [part + many * UNIT[face] for many in range(count(dice, face) + 1) for part in found]
    return sorted(found, key=lambda part: (len(faces(part)), part))


HANDFULS: Final = _handfuls()  # Every set of up to five dice, no dice first.
SIZE: Final[dict[int, int]] = {dice: len(faces(dice)) for dice in HANDFULS}
PARTS: Final[dict[int, list[int]]] = {dice: _parts(dice) for dice in HANDFULS}  # All that can be taken from the dice.


def of_colour(dice: int, colour: int) -> int:
    """Those of the dice that show a colour; the Dicium face is green and nothing else. (R3.2)"""
    if colour == BLUE:
        return dice & (7 << 3 | 7 << 12)
    if colour == YELLOW:
        return dice & 7 << 6
    if colour == RED:
        return dice & 7 << 9
    return dice & (7 | 7 << 15)


# How many of the dice show each colour, by dice.
COLOURED: Final[dict[int, list[int]]] = {
    dice: [SIZE[of_colour(dice, colour)] for colour in range(len(COLOURS))] for dice in HANDFULS
}


def reds(dice: int) -> int:
    """How many of the dice may be engaged in combat: a Dicium face is never red. (R6.2)"""
    return dice >> 9 & 7
