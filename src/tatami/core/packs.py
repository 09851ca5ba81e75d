# plain
"""The values of a game: those it ships with, and content packs, in which the owner of a box writes down what differs.

Both are read into a shape: a class with annotated fields, or a type made of such, dictionaries, lists, numbers and
words. What does not fit is told in one sentence that names the entry as the file does, `cards.nitro.copies`, and what
belongs there.
"""

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from tatami.core.errors import BadContent, quoted, shown

T = TypeVar("T")

WANTED: Final = {int: "a whole number", str: "text", bool: "true or false"}
LONGEST_ENTRY: Final = 120
DEEPEST: Final = 16  # Entries within entries; the boxes have four.


def printed(package: str, file: str = "content.toml") -> dict[str, Any]:
    """What a file of values in a package says, in plain dictionaries and lists."""
    return tomllib.loads(files(package).joinpath(file).read_text("utf-8"))


def shipped(package: str, shape: type[T], file: str = "content.toml") -> T:
    """The values that a game ships with, from a file in its package."""
    return read_as(printed(package, file), shape)


def read_as(value: object, shape: type[T], entry: str = "") -> T:
    """A pack, or an entry of it, in this shape; BadContent if it does not fit."""
    return cast(T, _made(fitted(value, shape, entry), shape))


def changed_row(row: T, values: Mapping[str, object], entry: str) -> T:
    """A shipped row with the values that a pack gives. Unless the pack says more, they come from the box's owner."""
    if not values:
        return row
    shape: Any = type(row)
    old = {name: getattr(row, name) for name in _fields(shape)}
    changed: T = read_as({**old, "source": "owner", **values}, shape, entry)
    return changed


def check_names(given: Collection[str], known: Collection[str], noun: str, game: str) -> None:
    """Raise BadContent if a pack names something that the game does not have."""
    for name in given:
        if name not in known:
            raise BadContent("unknown-name", f"{game} has no {noun} {quoted(name)}.")


def check_depth(pack: object) -> None:
    """Raise BadContent if a pack has so many entries within entries that reading them would be a task of its own."""
    within = [pack]
    for _ in range(DEEPEST + 1):
        inner: list[object] = []
        for entry in within:
            if isinstance(entry, Mapping):
                inner.extend(entry.values())
            elif isinstance(entry, list | tuple):
                inner.extend(entry)
        if not inner:
            return
        within = inner
    raise _bad(f"The content pack has entries within entries, more than {DEEPEST} deep.")


def fitted(value: object, shape: Any, entry: str = "") -> Any:
    """A pack, or an entry of it, in plain dictionaries and lists; BadContent if it does not have this shape."""
    kind, parts = get_origin(shape), get_args(shape)
    if shape in WANTED:
        if type(value) is not shape:
            raise _bad(f"{_named(entry)} takes {WANTED[shape]}, not {quoted(value)}.")
    elif kind is Literal:
        if not isinstance(value, str) or value not in parts:
            raise _bad(f"{_named(entry)} cannot be {quoted(value)}; it can be: {', '.join(parts)}.")
    elif kind in (Union, UnionType):
        if value is not None:
            return fitted(value, next(part for part in parts if part is not NoneType), entry)
    elif kind in (list, tuple):
        if not isinstance(value, list | tuple):
            raise _bad(f"{_named(entry)} takes a list, not {quoted(value)}.")
        return [fitted(each, parts[0], entry) for each in value]
    elif shape is not object:
        if not isinstance(value, Mapping):
            raise _bad(f"{_named(entry)} cannot be {quoted(value)}: names with values belong there.")
        return _fitted_names(value, shape, parts, entry)
    return value


def check_ranges(given: Mapping[str, int], ranges: Mapping[str, tuple[int, int]], entry: str) -> None:
    """Raise BadContent if a number of a pack has no name or lies outside its range."""
    for name, value in given.items():
        if name not in ranges:
            known = ", ".join(ranges)
            raise BadContent("unknown-name", f"{_named(entry)} has no {quoted(name)}; it has: {known}.")
        least, most = ranges[name]
        if not least <= value <= most:
            raise BadContent("bad-value", f"{entry}.{name} is from {least} to {most}, not {shown(value)}.")


def _fitted_names(values: Mapping[object, object], shape: Any, parts: tuple[Any, ...], entry: str) -> dict[str, Any]:
    """The entries of a dictionary, whatever their names are, or the fields of a class."""
    fields = None if parts else _fields(shape)
    found: dict[str, Any] = {}
    for name, value in values.items():
        if not isinstance(name, str) or (fields is not None and name not in fields):
            known = f"; it has: {', '.join(fields)}" if fields else ""
            raise _bad(f"{_named(entry)} has no {quoted(name)}{known}.")
        inner = parts[1] if fields is None else fields[name]
        found[name] = fitted(value, inner, f"{entry}.{name}" if entry else name)
    for name in () if fields is None else _needed(shape):
        if name not in values:
            raise _bad(f"{_named(entry)} needs {quoted(name)}.")
    return found


def _made(value: Any, shape: Any) -> Any:
    """What fits a shape, built from plain dictionaries and lists."""
    kind, parts = get_origin(shape), get_args(shape)
    if kind in (Union, UnionType):
        return None if value is None else _made(value, next(part for part in parts if part is not NoneType))
    if kind in (list, tuple):
        return kind(_made(each, parts[0]) for each in value)
    if kind is dict or kind is Mapping:
        return {name: _made(each, parts[1]) for name, each in value.items()}
    if kind is Literal or shape in WANTED or shape is object:
        return value
    return shape(**{name: _made(each, _fields(shape)[name]) for name, each in value.items()})


@cache
def _fields(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape)


@cache
def _needed(shape: Any) -> list[str]:
    """The fields without a default."""
    return [name for name, field in signature(shape).parameters.items() if field.default is Parameter.empty]


def _named(entry: str) -> str:
    return shown(entry, LONGEST_ENTRY) if entry else "The content pack"


def _bad(sentence: str) -> BadContent:
    return BadContent("bad-content", sentence)
