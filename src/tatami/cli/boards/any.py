"""A board for every game: the parts of the view as they are named, seats as a table."""

from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from tatami.cli.phrases import Phrases
from tatami.text import Reader, fields


def draw(view: Any, reader: Reader, phrases: Phrases) -> RenderableType:
    """Plain values on lines, lists of like things as tables."""
    parts: list[RenderableType] = []
    plain: list[str] = []
    for name, value in msgspec.to_builtins(view).items():
        if name in fields.FOR_PROGRAMS or value is None:
            continue
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            parts.append(_table(value, reader))
        else:
            plain.append(phrases.say("field", name=fields.label(reader, name), value=_said(name, value, reader)))
    parts.append(Text("\n".join(plain)))
    return Panel(Group(*parts), title=reader.book.say("title"), title_align="left")


def note(view: Any, noun: str, reader: Reader, phrases: Phrases) -> str:
    """Where the value of a thing comes from, if the view tells: `track`, `card-hook`, or of several `ninja pair`."""
    sources = msgspec.to_builtins(view)["rules"].get("sources", {})
    kinds = [kind for kind, names in reader.game.texts.nouns.items() if noun in names]
    called = {noun, *(f"{kind}-{noun}" for kind in kinds[:1])}
    found = dict.fromkeys(source for name, source in sources.items() if called & set(name.split()))
    return " ".join(phrases.say("value-from", source=reader.noun("source", source)) for source in found)


def _table(rows: list[dict[str, Any]], reader: Reader) -> Table:
    names = [name for name in rows[0] if any(row.get(name) not in (None, [], {}) for row in rows)]
    headings = (Column(fields.label(reader, name), overflow="fold") for name in names)
    table = Table(*headings, box=SIMPLE_HEAD, collapse_padding=True)
    for row in rows:
        table.add_row(*(_said(name, row.get(name), reader) for name in names))
    return table


def _said(name: str, value: Any, reader: Reader) -> str:
    """A value as the reader would call it."""
    if value is None or value is False or value in ([], {}):
        return "–"
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(_part(name, key, each, reader) for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(_said(name, each, reader) for each in value)
    if isinstance(value, int) and fields.noun(reader, name) == "seat" and value < len(reader.names):
        return f"{value} {reader.names[value]}"
    return fields.word(reader, name, value) or value if isinstance(value, str) else str(value)


def _part(name: str, key: str, value: Any, reader: Reader) -> str:
    """So many of one kind, or a part of the view by its own name."""
    kind = fields.word(reader, name, key)
    return f"{kind} {value}" if kind else f"{fields.label(reader, key)} {_said(key, value, reader)}"
