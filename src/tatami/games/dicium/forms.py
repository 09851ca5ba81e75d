"""What the dice on the table form, for views: a board shows it before anybody commits to anything."""

import msgspec

from tatami.games.dicium.choices import VALUE
from tatami.games.dicium.combinations import colour, is_value, sets_to_spend
from tatami.games.dicium.dice import FACES, count
from tatami.games.dicium.frames import NO_COMBINATION


class Form(msgspec.Struct, frozen=True):
    """A combination that the unspent dice form: the piece that is touched for it, the dice that it can take, what it
    does, and how far or of which level (0 where nothing is counted)."""

    piece: str
    faces: list[str]
    deed: str
    count: int


def takes(dice: int, choice: int, many: int) -> list[str]:
    """The dice that a combination can take: those of every set that forms it; `many` of a colour."""
    sets = (
        sets_to_spend(dice, choice - VALUE, 0, 0)
        if is_value(choice)
        else sets_to_spend(dice, NO_COMBINATION, colour(choice), many)
    )
    return [name for face, name in enumerate(FACES) for _ in range(max(count(one, face) for one in sets))]
