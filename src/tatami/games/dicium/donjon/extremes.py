"""Content packs of Donjon at the limits of its reader, for the examination."""

from tatami.core.extremes import Below, extreme, one_of, shuffled, split
from tatami.games.dicium import extremes
from tatami.games.dicium.donjon.cards import CARDS, FIRST_OF_KIND
from tatami.games.dicium.donjon.content import COPIES, DEFENCES, MOVES, OTHER_ACTIONS, RANGES, TOTALS
from tatami.games.dicium.donjon.dungeon import CELLS, COLUMNS, COUNTS, KINDS, ROWS, SQUARES_IN_ALL, read_plan
from tatami.games.dicium.donjon.state import MONSTERS
from tatami.games.dicium.grid import BELOW, BESIDE, BadPlan

TRIES = 20  # After so many drawings that cut a square off, no walls are drawn.
SIGNS = {kind: sign for sign, kind in CELLS.items()}


def pack(below: Below) -> dict[str, object]:
    """A pack that can just be played: numbers at their limits, any table of actions, any cards, and dungeons in which
    anything lies anywhere."""
    mats = extremes.mats(below)
    for colour, rows in mats.items():
        rows[str(2 + below(4))][below(2)] = colour
    found: dict[str, object] = {
        "numbers": {name: {"value": extreme(below, *span)} for name, span in RANGES.items()},
        "monsters": {name: {"defence": extreme(below, *DEFENCES)} for name in MONSTERS},
        "cards": _cards(below),
        "mats": mats,
        "actions": extremes.actions(below, MOVES, OTHER_ACTIONS),
    }
    if below(4):
        found["dungeon"] = {"plan": dungeon(below)}
    return found


def _cards(below: Below) -> dict[str, dict[str, int]]:
    """As many cards of each kind as there must be, as unevenly as it comes."""
    found: dict[str, dict[str, int]] = {}
    for kind, total in enumerate(TOTALS):
        names = CARDS[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]]
        given = split(below, total, [COPIES[1]] * len(names))
        found |= {name: {"copies": copies} for name, copies in zip(names, given, strict=True)}
    return found


def dungeon(below: Below) -> list[str]:
    """A plan with its squares in any order around a royal way, and walls and doors as they come."""
    way = _way(below)
    rest = [
        SIGNS[kind] for kind, many in COUNTS.items() if KINDS[kind] not in ("entrance", "throne") for _ in range(many)
    ]
    kinds = one_of(below, (("",), ("G",), ("", "", "G")))
    rest += [one_of(below, kinds) for _ in range(SQUARES_IN_ALL - len(way) - len(rest))]
    rest = shuffled(below, rest)
    cells = ["*" if square in way else rest.pop() for square in range(SQUARES_IN_ALL)]
    cells[way[0]], cells[way[-1]] = "E", "K"
    for _ in range(TRIES):
        plan = _drawn(below, cells, way, one_of(below, (0, 10, 20, 30)))
        try:
            read_plan(plan)
        except BadPlan:
            continue
        return plan
    return _drawn(below, cells, way, 0)


def _way(below: Below) -> list[int]:
    """A royal way: down a column from the top row, as short or as long as it comes, perhaps with a bend."""
    column, length = below(COLUMNS - 1), extreme(below, 2, ROWS)
    way = [row * COLUMNS + column for row in range(length)]
    return [*way, way[-1] + 1] if below(2) else way


def _drawn(below: Below, cells: list[str], way: list[int], parted: int) -> list[str]:
    """The drawing of a dungeon: of a hundred neighbours so many are parted by a door, and as many by a wall. The
    squares of the royal way are open to the next one, and to no other of them."""

    def between(signs: list[str], one: int, other: int, is_edge: bool) -> str:
        if is_edge:
            return signs[2]
        if one in way and other in way:
            return signs[0] if abs(way.index(one) - way.index(other)) == 1 else signs[2]
        drawn = below(100)
        return signs[1] if drawn < parted else signs[2] if drawn < 2 * parted else signs[0]

    beside, under = list(BESIDE), list(BELOW)  # These are nothing, a door and a wall.
    plan = ["+---" * COLUMNS + "+"]
    for row in range(ROWS):
        line, below_it = "|", "+"
        for column in range(COLUMNS):
            square = row * COLUMNS + column
            line += f" {cells[square]:<2}{between(beside, square, square + 1, column == COLUMNS - 1)}"
            below_it += f"{between(under, square, square + COLUMNS, row == ROWS - 1)}+"
        plan += [line, below_it]
    return plan
