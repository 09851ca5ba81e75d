"""Content packs of Shogun at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, one_of, shuffled, some_of
from tatami.games.dicium import extremes
from tatami.games.dicium.actions import readings
from tatami.games.dicium.grid import BELOW, BESIDE, BadPlan
from tatami.games.dicium.shogun.content import MOVES, OTHER_ACTIONS, RANGES, SIDES, differing
from tatami.games.dicium.shogun.palace import GARDENS, SIZE, SQUARES_IN_ALL, read_plan

TRIES = 20  # After so many drawings that cut a square off, no walls are drawn.


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: pieces at their limits, any table of actions, and palaces in which anything
    lies anywhere."""
    found: dict[str, object] = {
        "pieces": {name: {"value": extreme(below, *span)} for name, span in RANGES.items()},
        "mats": extremes.mats(below),
        "actions": {side: _actions(below, side) for side in SIDES},
    }
    if below(4):
        found["palace"] = {"plan": palace(below)}
    return found


def _actions(below: Below, side: str) -> dict[str, str]:
    """Any table, but for one combination of each other reading: a table may have chosen that."""
    rows = extremes.actions(below, MOVES[side], OTHER_ACTIONS)
    for reading in readings(side)[1:]:
        del rows[one_of(below, differing(side, reading))]
    return rows


def palace(below: Below) -> list[str]:
    """A plan with its squares in any order, and walls and doors as they come."""
    cells = shuffled(below, _cells(below))
    for _ in range(TRIES):
        plan = _drawn(below, cells, one_of(below, (0, 10, 20, 30)))
        try:
            read_plan(plan)
        except BadPlan:
            continue
        return plan
    return _drawn(below, cells, 0)


def _cells(below: Below) -> list[str]:
    """One throne, one Torii square, two or three garrisons, gardens with a brazier or without, and any others."""
    cells = ["K", f"{one_of(below, GARDENS)}O", *["#"] * (2 + below(2)), *GARDENS]
    cells += [f"{garden}b" for garden in some_of(below, GARDENS)]
    kinds = one_of(below, (("",), ("a",), ("t",), GARDENS, ("", "a", "t", *GARDENS)))
    return [*cells, *[one_of(below, kinds) for _ in range(SQUARES_IN_ALL - len(cells))]]


def _drawn(below: Below, cells: list[str], parted: int) -> list[str]:
    """The drawing of a palace: of a hundred neighbours so many are parted by a door, and as many by a wall."""

    def between(signs: list[str], is_edge: bool) -> str:
        if is_edge:
            return signs[2]
        drawn = below(100)
        return signs[1] if drawn < parted else signs[2] if drawn < 2 * parted else signs[0]

    beside, under = list(BESIDE), list(BELOW)  # These are nothing, a door and a wall.
    plan = ["+---" * SIZE + "+"]
    for row in range(SIZE):
        line, below_it = "|", "+"
        for column in range(SIZE):
            line += f" {cells[row * SIZE + column]:<2}{between(beside, column == SIZE - 1)}"
            below_it += f"{between(under, row == SIZE - 1)}+"
        plan += [line, below_it]
    return plan
