"""What is hidden from whom in Shogun: nothing. Dice, mats and pawns lie open. For the examination."""

from collections.abc import Callable

from tatami.games.dicium.shogun.state import Shogun

# The combat die is thrown before all and taken up again; what is left of a fight is who stands where. (R9.2)
FLEETING = frozenset({"fights"})


def redeal(state: Shogun, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """There is nothing to deal anew; only the dice to come are unknown, and those are chance."""
