"""What the dice on the table form, for views: a board shows it before anybody commits to anything."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tatami.core.choices import Choices
from tatami.core.state import Frame
from tatami.games.dicium.choices import VALUE
from tatami.games.dicium.combinations import NO_COMBINATION, colour, is_colour, is_value, sets_to_spend
from tatami.games.dicium.dice import FACES, NO_DICE, count
from tatami.games.dicium.frames import Reroll
from tatami.games.dicium.state import DEED_STEPS, DiceTable


class Form(msgspec.Struct, frozen=True):
    """A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
    does, and how far or of which level (0 where nothing is counted)."""

    piece: str
    faces: list[str]
    deed: str
    count: int


def forms(
    state: DiceTable,
    actions: type[Frame[Any]],
    choices: Choices,
    deeds: Sequence[str],
    offered: Callable[[int], list[int]],
    deed_of: Callable[[int, int], int],
) -> list[Form]:
    """What the dice allow, as long as somebody decides about throwing them again or about an action.

    `actions` is the action phase of a game and `deeds` the names of what combinations do there; `offered` has the
    combinations of a seat, `deed_of` what one of them does for it.
    """
    if (
        state.over
        or state.dice == NO_DICE
        or state.actions == 0
        or not isinstance(state.stack[-1], (Reroll, actions))
    ):
        return []
    found: list[Form] = []
    for choice in offered(state.turn):
        if is_value(choice) or is_colour(choice):
            deed = deed_of(state.turn, choice)
            faces = takes(state.dice, choice, state.dice_to_pay(state.turn, choice))
            found.append(Form(choices.pieces(choice)[0], faces, deeds[deed // DEED_STEPS], deed % DEED_STEPS))
    return found


def takes(dice: int, choice: int, many: int) -> list[str]:
    """The dice that a combination can take: those of every set that forms it; `many` of a colour."""
    sets = (
        sets_to_spend(dice, choice - VALUE, 0, 0)
        if is_value(choice)
        else sets_to_spend(dice, NO_COMBINATION, colour(choice), many)
    )
    return [name for face, name in enumerate(FACES) for _ in range(max(count(one, face) for one in sets))]
