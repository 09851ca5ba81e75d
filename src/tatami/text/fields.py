"""A view in words, field by field, for tables that have no board of their own. In the browser: generic/shapes.ts.

A field is called by the message `view-<field>`. Its ids are called by `view-<field>-<id>` where only this field has
them, else by the noun that they are of: the field's own name, or what the attribute `noun` of its message names.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from tatami.text.reader import Reader

FOR_PROGRAMS: Final = (
    "game",
    "seat",
    "steps",
    "rules",
    "waiting",
    "picked",
    "asked",
    "memory",
    "revealed",
    "outcome",
)


def fields(view: type) -> Iterator[str]:
    """Every field that people are shown, also those of the parts of a view; `seats` are shown as people."""
    for field in msgspec.structs.fields(view):
        if field.encode_name in FOR_PROGRAMS:
            continue
        if field.encode_name != "seats":
            yield field.encode_name
        for part in structs(field.type):
            yield from fields(part)


def structs(kind: Any) -> Iterator[type]:
    """The parts of a view that a field holds, one or many."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from structs(inner)


def label(reader: Reader, field: str) -> str:
    """What a field is called."""
    return reader.book.say(f"view-{field}")


def noun(reader: Reader, field: str) -> str:
    """What the ids of a field are: cards, provinces, seats …"""
    return reader.book.attribute(f"view-{field}", "noun") or field.removesuffix("s")


def word(reader: Reader, field: str, id: str) -> str | None:
    """What an id in a field is called; None if it has no name there."""
    for message in (f"view-{field}-{id}", f"{noun(reader, field)}-{id}"):
        if reader.book.has(message):
            return reader.book.say(message)
    return None
