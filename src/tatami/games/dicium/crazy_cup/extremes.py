"""Content packs of Crazy Cup at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, one_of, shuffled, some_of
from tatami.games.dicium import extremes
from tatami.games.dicium.crazy_cup.choices import CARDS, MOST_ROAD, MOST_ROUGH
from tatami.games.dicium.crazy_cup.content import (
    FEWEST_ALONE,
    FEWEST_CARDS,
    FEWEST_ROAD,
    MOVES,
    OTHER_ACTIONS,
    RANGES,
    SHIPPED,
)
from tatami.games.dicium.crazy_cup.state import USELESS_ALONE

ROUGH = "RVCL"


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: a deck of few kinds, the longest and shortest moves, and a track with shortcuts
    from anywhere to anywhere."""
    found: dict[str, object] = {
        "cards": _cards(below),
        "mats": extremes.mats(below),
        "actions": extremes.actions(below, MOVES, OTHER_ACTIONS),
    }
    if below(4):
        found["track"] = {"drawing": track(below)}
    return found


def _cards(below: Below) -> dict[str, dict[str, int]]:
    """Copies of each card at their limits; then more of some, until there are cards enough for any table."""
    least, most = RANGES["copies"]
    copies = [extreme(below, least, most) for _ in CARDS]
    useful = [card for card in range(len(CARDS)) if card not in USELESS_ALONE]
    while sum(copies[card] for card in useful) < FEWEST_ALONE or sum(copies) < FEWEST_CARDS:
        card = one_of(below, useful)
        copies[card] = min(most, copies[card] + 1)
    rows: dict[str, dict[str, int]] = {}
    for name, count in zip(CARDS, copies, strict=True):
        rows[name] = {"copies": count}
        for value in ("squares", "reach"):
            if getattr(SHIPPED.cards[name], value) is not None:
                rows[name][value] = extreme(below, *RANGES[value])
    return rows


def track(below: Below) -> list[str]:
    """A road around three rows; the squares of the middle row are rough and join the two others."""
    width = extreme(below, (FEWEST_ROAD - 2) // 2, (MOST_ROAD - 2) // 2)
    places = shuffled(below, range(1, width - 1))[: extreme(below, 0, MOST_ROUGH)]
    rough = {column: one_of(below, ROUGH) for column in places}
    road = [(column, row) for row in range(3) for column in range(width) if row != 1 or column in (0, width - 1)]
    signs = dict.fromkeys(road, ".")
    for cell in some_of(below, road):
        signs[cell] = "G"
    signs[one_of(below, [cell for cell in road if cell[0] not in rough])] = "S"
    outer = ["-".join(signs[column, row] for column in range(width)) for row in (0, 2)]
    joined = {0, width - 1, *rough}
    between = " ".join("|" if column in joined else " " for column in range(width))
    middle = " ".join(signs.get((column, 1), rough.get(column, " ")) for column in range(width))
    return [outer[0], between, middle, between, outer[1]]
