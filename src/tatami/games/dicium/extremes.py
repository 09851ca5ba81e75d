"""The parts of content packs that all games of the family have, at the limits of their readers."""

from tatami.core.extremes import Below, extreme, one_of
from tatami.games.dicium.actions import MOST_STEPS
from tatami.games.dicium.choices import BONUSES, COMBINATIONS, LEVELS
from tatami.games.dicium.dice import COLOURS


def mats(below: Below) -> dict[str, dict[str, list[str]]]:
    """Mats with bonuses of any kind, or with all of one kind."""
    kinds = one_of(below, [BONUSES, *[(bonus,) for bonus in BONUSES]])
    return {
        colour: {str(level): [one_of(below, kinds), one_of(below, kinds)] for level in LEVELS} for colour in COLOURS
    }


def actions(below: Below, moves: tuple[str, ...], others: tuple[str, ...]) -> dict[str, str]:
    """What each combination of values does: any move as short or as long as there is one, or anything else."""
    found = {}
    for combination in COMBINATIONS:
        action = one_of(below, [*moves, *others])
        found[combination] = f"{action}-{extreme(below, 1, MOST_STEPS)}" if action in moves else action
    return found
