"""Choices that all games of the family have: int <-> words.

A code is a kind and, below it, the dice that it names or a small number. Codes from GAME on belong to the games.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.core.choices import Choice
from tatami.core.events import Fact
from tatami.games.dicium.dice import COLOURS, DICE_BITS, FOUR, HANDFULS, PARTS, SIZE, UNIT, of_colour
from tatami.games.dicium.dice import names as names_of

# Kinds. Those with dice below them: what is thrown again, put by, engaged, spent.
_REROLL: Final = 0
_RESERVE: Final = 1
_ENGAGE: Final = 2
_BONUS: Final = 3
VALUE: Final = 4  # + combination of values
COLOUR: Final = 16  # + colour * 16 + faces

REROLL: Final = _REROLL << DICE_BITS  # + the dice to throw again; none: all dice stay as they lie
KEEP_ALL: Final = REROLL
RESERVE: Final = _RESERVE << DICE_BITS  # + the dice to put by
ENGAGE: Final = _ENGAGE << DICE_BITS  # + the red dice
BONUS: Final = _BONUS << DICE_BITS  # + level * 8 + bonus
RAISE_HAND: Final = (_BONUS << DICE_BITS) + 128
END_ACTIONS: Final = (_BONUS << DICE_BITS) + 129
GAME: Final = 128 << DICE_BITS

BONUSES: Final = ("blue", "yellow", "red", "green", "roll")  # the first four are the colours
ROLL: Final = 4
LEVELS: Final = (2, 3, 4, 5)
MOST_RESERVED: Final = 2
MOST_FACES: Final = 15  # a combination of a colour never has more, bonuses included
COMBINATIONS: Final = ("pair", "straight", "three", "two-pair", "four", "full", "five")

# Options by the dice they are about. Shared lists: copy before you change.
REROLLS: Final[dict[int, list[int]]] = {dice: [REROLL + part for part in PARTS[dice]] for dice in HANDFULS}
RESERVES: Final[dict[int, list[int]]] = {
    dice: [RESERVE + part for part in PARTS[dice] if SIZE[part] <= MOST_RESERVED] for dice in HANDFULS
}
ENGAGES: Final = [[ENGAGE + many * UNIT[FOUR] for many in range(reds + 1)] for reds in range(6)]  # by red dice


def bonus_choice(level: int, bonus: int) -> int:
    """The choice of a bonus of a level."""
    return BONUS + level * 8 + bonus


def dice_pieces(dice: int) -> tuple[str, ...]:
    """The ids of some dice as pieces to touch: equal faces are told apart by a number, `1/die-2` and `2/die-2`."""
    found: list[str] = []
    for name in names_of(dice):
        found.append(f"{1 + len([each for each in found if each.endswith(f'/die-{name}')])}/die-{name}")
    return tuple(found)


def turn_choices() -> list[Choice]:
    """Throwing again, putting by, engaging, bonuses, the hand, and ending the actions."""
    found = [
        Choice(KEEP_ALL, "keep all", "keep-all", ("keep",)),
        Choice(RESERVE, "reserve nothing", "reserve-nothing", ("reserve",)),
        Choice(ENGAGE, "engage nothing", "engage-nothing", ("engage-0",), {"count": 0}),
        Choice(RAISE_HAND, "raise hand", "raise-hand", ("hand",)),
        Choice(END_ACTIONS, "end actions", "end-actions", ("end",)),
    ]
    for dice in HANDFULS[1:]:
        shown: list[Fact] = [*names_of(dice)]
        said = " ".join(names_of(dice))
        found.append(
            Choice(REROLL + dice, f"reroll {said}", "reroll", (*dice_pieces(dice), "reroll"), {"faces": shown})
        )
        if SIZE[dice] <= MOST_RESERVED:
            pieces = (*dice_pieces(dice), "reserve")
            found.append(Choice(RESERVE + dice, f"reserve {said}", "reserve", pieces, {"faces": shown}))
    for many in range(1, 6):
        found.append(Choice(ENGAGES[5][many], f"engage {many}", "engage", (f"engage-{many}",), {"count": many}))
    for level in LEVELS:
        for number, bonus in enumerate(BONUSES):
            facts: dict[str, Fact] = {"level": level, "bonus": bonus}
            piece = f"bonus-{level}-{bonus}"
            found.append(Choice(bonus_choice(level, number), f"bonus {level} {bonus}", "bonus", (piece,), facts))
    return found


def value_combination_choices(forms: Mapping[int, Sequence[int]]) -> list[Choice]:
    """Every combination of values with every set of dice that forms it; the kind is the combination's name."""
    found = []
    for dice, combinations in forms.items():
        for combination in combinations:
            name = COMBINATIONS[combination]
            code = (VALUE + combination) << DICE_BITS | dice
            words = f"{name} {' '.join(names_of(dice))}"
            found.append(Choice(code, words, name, (name, *dice_pieces(dice)), {"faces": [*names_of(dice)]}))
    return found


def colour_combination_choices(colour: int, faces: Sequence[int]) -> list[Choice]:
    """Every combination of a colour that has one of these numbers of faces; the kind is the colour's name."""
    found = []
    name = COLOURS[colour]
    for dice in HANDFULS[1:]:
        for many in faces:
            if of_colour(dice, colour) != dice or SIZE[dice] > many:
                continue
            code = (COLOUR + colour * 16 + many) << DICE_BITS | dice
            words = f"{name} {many} with {' '.join(names_of(dice))}"
            facts: dict[str, Fact] = {"count": many, "faces": [*names_of(dice)]}
            found.append(Choice(code, words, name, (f"{name}-{many}", *dice_pieces(dice)), facts))
    return found
