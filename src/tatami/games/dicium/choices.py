"""Choices that all games of the family have: int <-> words.

Dice are picked one at a time, by their faces; so there are few choices, and lists of them are short. Codes from
GAME_CHOICES on belong to the games.
"""

from collections.abc import Sequence
from typing import Final

from tatami.core.choices import Choice
from tatami.games.dicium.dice import COLOURS, FACES, HANDFULS, count

COMBINATIONS: Final = ("pair", "straight", "three", "two-pair", "four", "full", "five")
BONUSES: Final = ("blue", "yellow", "red", "green", "roll")  # The first four are the colours. (R5.2)
ROLL: Final = 4
LEVELS: Final = (2, 3, 4, 5)

REROLL: Final = 0  # + face: this die will be thrown again.
THROW: Final = 6  # The dice picked so far are thrown.
KEEP_ALL: Final = 7
RESERVE: Final = 8  # + face: this die is put by
RESERVED: Final = 14  # No more dice are put by.
SPEND: Final = 16  # + face: this die is used
ENGAGE: Final = 22  # One more red die is engaged.
FIGHT: Final = 23  # The combat die is thrown.
RAISE_HAND: Final = 24
END_ACTIONS: Final = 25
LEVEL: Final = 26  # + level (2 to 5): a bonus of this level
BONUS: Final = 32  # + bonus
VALUE: Final = 40  # + combination of values
COLOUR: Final = 48  # + colour * 16 + use * 8 + a number: of dice or of faces, as the game's table has it
TURN_DIE: Final = 112  # + face: this die is turned
TO_FACE: Final = 118  # + face: to this one
GAME_CHOICES: Final = 124

# Options by the dice that can be picked, after the answer that ends it. Shared lists: copy before you change.
_FACES_OF: Final[dict[int, list[int]]] = {
    dice: [face for face in range(len(FACES)) if count(dice, face)] for dice in HANDFULS
}
REROLLS: Final[dict[int, list[int]]] = {
    dice: [KEEP_ALL, *[REROLL + face for face in _FACES_OF[dice]]] for dice in HANDFULS
}
MORE_REROLLS: Final[dict[int, list[int]]] = {
    dice: [THROW, *[REROLL + face for face in _FACES_OF[dice]]] for dice in HANDFULS
}
RESERVES: Final[dict[int, list[int]]] = {
    dice: [RESERVED, *[RESERVE + face for face in _FACES_OF[dice]]] for dice in HANDFULS
}


def colour_choice(colour: int, number: int, use: int = 0) -> int:
    """A combination of a colour with a number of dice or faces, seven at most. Where the same number has a second
    use, that is use 1."""
    return COLOUR + colour * 16 + use * 8 + number


def die(face: int) -> str:
    """A die as a piece to touch; equal faces are interchangeable."""
    return f"die-{FACES[face]}"


def turn_choices() -> list[Choice]:
    """Throwing again, putting by, spending, engaging, bonuses, the hand, and ending the actions."""
    found = [
        Choice(THROW, "throw", "throw", ("throw",)),
        Choice(KEEP_ALL, "keep all", "keep-all", ("keep",)),
        Choice(RESERVED, "reserve no more", "reserve-no-more", ("reserve",)),
        Choice(ENGAGE, "engage 4", "engage", (die(3),)),
        Choice(FIGHT, "fight", "fight", ("combat-die",)),
        Choice(RAISE_HAND, "raise hand", "raise-hand", ("active-hand",)),
        Choice(END_ACTIONS, "end actions", "end-actions", ("end",)),
    ]
    for face, name in enumerate(FACES):
        for first, verb in ((REROLL, "reroll"), (RESERVE, "reserve"), (SPEND, "spend")):
            found.append(Choice(first + face, f"{verb} {name}", verb, (die(face),), {"face": name}))
    for level in LEVELS:
        found.append(Choice(LEVEL + level, f"level {level}", "level", (f"level-{level}",), {"level": level}))
    for number, bonus in enumerate(BONUSES):
        found.append(Choice(BONUS + number, f"bonus {bonus}", "bonus", (f"bonus-{bonus}",), {"bonus": bonus}))
    return found


def turned_die_choices() -> list[Choice]:
    """Turning a die to another face, where a game has cards for it."""
    found = []
    for number, face in enumerate(FACES):
        found.append(Choice(TURN_DIE + number, f"turn {face}", "turn-die", (die(number),), {"face": face}))
        found.append(Choice(TO_FACE + number, f"to {face}", "to-face", (f"face-{face}",), {"face": face}))
    return found


def value_combination_choices() -> list[Choice]:
    """The combinations of values; the kind is the name of the combination."""
    return [Choice(VALUE + number, name, name, (name,)) for number, name in enumerate(COMBINATIONS)]


def colour_combination_choices(colour: int, numbers: Sequence[int], second_use: str = "") -> list[Choice]:
    """Combinations of a colour with these numbers, `count`; the kind is the name of the colour, or that of the second
    use that the numbers have."""
    name = second_use or COLOURS[colour]
    use = 1 if second_use else 0
    return [
        Choice(colour_choice(colour, many, use), f"{name} {many}", name, (f"{name}-{many}",), {"count": many})
        for many in numbers
    ]
