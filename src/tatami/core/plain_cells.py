# plain
"""The observation of a game that has no `observation.py`: its view, number by number.

Every field of the view that holds a number, a name or a list of them has its cells, so it tells just what the seat
may know. Lists have room for `ROOM` entries, seats begin with the own one, and names are numbered as the game's nouns
have them. That is enough to begin with; a game whose learning matters says better what matters.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args, get_origin, get_type_hints

from tatami.core._types import Cells
from tatami.core.cells import LARGEST, put
from tatami.core.observation import Observation, Row

ROOM: Final = 12  # A list has room for so many entries.
# These are told elsewhere, or fixed.
FOR_PROGRAMS: Final = ("asked", "game", "outcome", "picked", "rules", "seat", "waiting")


def plain_observation(game: Any) -> Observation:
    """The observation that follows from a game's view."""
    nouns = sorted({id for ids in game.texts.nouns.values() for id in ids})
    names = {name: number for number, name in enumerate(nouns, 1)}

    def rows(seats: int) -> list[Row]:
        return [
            Row(name, cells_of(kind, seats), -LARGEST, LARGEST, f"The field {name} of the view.")
            for name, kind in told(game.view_type).items()
            if cells_of(kind, seats)
        ]

    def fill(state: Any, seat: int, cells: Cells, at: int) -> int:
        view = game.view(state, seat)
        for name, kind in told(game.view_type).items():
            value = getattr(view, name)
            if name == "seats":
                value = [*value[seat:], *value[:seat]]
            at = put(list(flat(value, kind, state.seats, names)), cells, at)
        return at

    return Observation(rows=rows, fill=fill)


@cache
def told(view: Any) -> dict[str, Any]:
    """The fields of a view, or of a part of one, that are told, with their types."""
    kinds = get_type_hints(view)
    return {name: kinds[name] for name in view.__struct_fields__ if name not in FOR_PROGRAMS}


@cache
def form_of(kind: Any) -> tuple[str, Any]:
    """What a type is, a list, something that may be missing, a part with fields or one number, and of what."""
    inner = get_args(kind)
    if get_origin(kind) in (list, tuple):
        return "list", inner[0]
    if type(None) in inner:
        known = [one for one in inner if one is not type(None)]
        return ("maybe", known[0]) if len(known) == 1 else ("untold", None)
    if hasattr(kind, "__struct_fields__"):
        return "part", None
    return ("number" if kind in (bool, int, str) else "untold"), None


@cache
def cells_of(kind: Any, seats: int) -> int:
    """How many cells something of a type takes; nothing for what has no fixed place, such as a table by name."""
    form, inner = form_of(kind)
    if form == "part":
        return sum(cells_of(field, seats) for field in told(kind).values())
    each = cells_of(inner, seats) if inner else 0
    if form == "list":
        return room_for(inner, seats) * each + 1 if each else 0
    if form == "maybe":
        return each + 1 if each else 0
    return int(form == "number")


def room_for(kind: Any, seats: int) -> int:
    """How many entries of a list are told: as many as there are seats, of what is called a seat; otherwise `ROOM`."""
    return seats if getattr(kind, "__name__", "") == "Seat" else ROOM


def flat(value: Any, kind: Any, seats: int, names: dict[str, int]) -> Iterator[int]:
    """Something as numbers, as many as its type takes: a list begins with its length, what may be missing with
    whether it is there."""
    size = cells_of(kind, seats)
    if not size:
        return
    form, inner = form_of(kind)
    if form == "list":
        yield len(value)
        room = room_for(inner, seats)
        for entry in value[:room]:
            yield from flat(entry, inner, seats, names)
        yield from [0] * (size - 1 - min(len(value), room) * cells_of(inner, seats))
    elif form == "maybe":
        yield int(value is not None)
        yield from [0] * (size - 1) if value is None else flat(value, inner, seats, names)
    elif form == "part":
        for name, field in told(kind).items():
            yield from flat(getattr(value, name), field, seats, names)
    else:
        number = names.get(value, 0) if isinstance(value, str) else int(value)
        yield max(-LARGEST, min(LARGEST, number))
