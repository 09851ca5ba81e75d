# plain
"""Table options: a game declares them as a class with annotated defaults; here they are read from words."""

from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast, get_args, get_origin, get_type_hints

from tatami.core.errors import BadOption, quoted

T = TypeVar("T")

Difficulty = Literal["easy", "middle", "deep"]
PRINTED: Final = "printed"  # The preset that changes no option; a game is laid so when nobody chooses.


class Preset(NamedTuple):
    """A table that can be laid with one touch: for so many, with the options that are not as usual."""

    seats: int
    options: Mapping[str, bool | int | str] = {}


def read_options(game: str, schema: type[T], given: Mapping[str, object]) -> T:
    """Build a game's options from values or words, with one clear sentence for what does not fit."""
    kinds = _kinds(cast(Hashable, schema))
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            known = ", ".join(kinds) or "none"
            raise BadOption("unknown-option", f"{game} has no option {quoted(name)}; it has: {known}.")
        values[name] = _read(game, name, kinds[name], value)
    return schema(**values)


def option_values(schema: Any) -> dict[str, tuple[object, ...]]:
    """Every option with all its values, for pages and forms."""
    return {name: _values(kind) for name, kind in _kinds(schema).items()}


@cache
def _kinds(schema: Any) -> dict[str, Any]:
    return get_type_hints(schema)


def _values(kind: Any) -> tuple[object, ...]:
    if kind is bool:
        return (True, False)
    assert get_origin(kind) is Literal, f"an option is a bool or a Literal, not {kind}"
    return get_args(kind)


def _read(game: str, name: str, kind: Any, value: object) -> object:
    for allowed in _values(kind):
        if type(allowed) is type(value) and allowed == value:
            return allowed
        if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
            return allowed
    choices = ", ".join(str(allowed).lower() for allowed in _values(kind))
    raise BadOption("bad-option", f"{game}: option {name} cannot be {quoted(value)}; it can be: {choices}.")
