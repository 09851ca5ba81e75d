"""Content packs of Civilisation at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, one_of, shuffled, some_of
from tatami.games.dicium import extremes
from tatami.games.dicium.civilisation.archipelago import CORNERS, SIZE, SQUARE_COUNT, SQUARES, SQUARES_OF
from tatami.games.dicium.civilisation.cards import ADDS_DICE, PHILOSOPHERS, USELESS_ALONE
from tatami.games.dicium.civilisation.choices import COMMON, MOST_SEATS, SECRETS
from tatami.games.dicium.civilisation.content import (
    ACTIONS,
    FEWEST_CARDS,
    MORE_DICE,
    NEEDS_RANGES,
    RANGES,
    SHIPPED,
)
from tatami.games.dicium.civilisation.state import AGAINST_OTHERS, MONSTERS
from tatami.games.dicium.dice import COLOURS

ALWAYS_REACHABLE = 2  # So many objectives of each kind serve one player alone.


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: any sea and land, lairs anywhere, few or many philosophers, objectives that ask
    for one of anything or for all of it."""
    signs = _drawing(below)
    free = [square for square in range(SQUARE_COUNT) if signs[square] not in "KQ"]
    lairs = shuffled(below, free)[: len(MONSTERS)]
    return {
        "archipelago": {"drawing": ["".join(signs[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]},
        "monsters": {
            name: {"defence": extreme(below, *RANGES["defence"]), "at": SQUARES[lair]}
            for name, lair in zip(MONSTERS, lairs, strict=True)
        },
        "heroes": {
            mat: {"colour": one_of(below, COLOURS), "faces": extreme(below, *RANGES["faces"])} for mat in COLOURS
        },
        "philosophers": _philosophers(below),
        "common": _objectives(below, COMMON),
        "secrets": _objectives(below, SECRETS),
        "compensation": {"points": [extreme(below, *RANGES["compensation"]) for _ in range(MOST_SEATS)]},
        "mats": extremes.mats(below),
        "actions": extremes.actions(below, (), ACTIONS),
    }


def _drawing(below: Below) -> list[str]:
    """Sea and land in any measure, quarries on some of the land, a capital in each corner region."""
    land = set(some_of(below, list(range(SQUARE_COUNT))))
    quarries = set(some_of(below, sorted(land))[: SQUARE_COUNT // 2]) if land else set()
    signs = ["Q" if square in quarries else "L" if square in land else "~" for square in range(SQUARE_COUNT)]
    for corner in CORNERS:
        signs[one_of(below, SQUARES_OF[corner])] = "K"
    return signs


def _philosophers(below: Below) -> dict[str, dict[str, int]]:
    """Some are missing, but enough serve one player alone."""
    there = {card: extreme(below, *RANGES["copies"]) for card in range(len(PHILOSOPHERS))}
    for card in shuffled(below, [card for card in there if not USELESS_ALONE >> card & 1])[:FEWEST_CARDS]:
        there[card] = 1
    rows: dict[str, dict[str, int]] = {}
    for card, name in enumerate(PHILOSOPHERS):
        rows[name] = {"copies": there[card]}
        if SHIPPED.philosophers[name].number is not None:
            rows[name]["number"] = extreme(
                below, *(MORE_DICE if name == PHILOSOPHERS[ADDS_DICE] else RANGES["number"])
            )
    return rows


def _objectives(below: Below, names: tuple[str, ...]) -> dict[str, dict[str, object]]:
    """Each asks for one or two things, as little or as much as can be."""
    rows: dict[str, dict[str, object]] = {}
    for number, name in enumerate(names):
        measures = [what for what in NEEDS_RANGES if number >= ALWAYS_REACHABLE or what not in AGAINST_OTHERS]
        asked = shuffled(below, measures)[: 1 + below(2)]
        needs = {what: extreme(below, *NEEDS_RANGES[what]) for what in asked}
        rows[name] = {"points": extreme(below, *RANGES["points"]), "needs": needs}
    return rows
