# plain
"""A game played, as a short text: a header, then one choice a line, then how it closed. See docs/record-format.md.

Every line after the header begins with a check: four digits that depend on all lines above it. So a line that was
changed, lost or added is found, and named.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from tatami.core.errors import BadRecord

FIRST_LINE = "tatami record 1"
OPEN = "open"
LONGEST = 4_000_000  # characters; the longest game of ours stays far below


@dataclass(frozen=True, slots=True)
class Header:
    """What is needed to set the table up again."""

    game: str
    version: int
    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    content: Mapping[str, object] | None = None

    def lines(self) -> list[str]:
        """The header as it stands in a record."""
        lines = [FIRST_LINE, f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"name {name}" for name in self.names]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.content:
            lines.append(f"content {json.dumps(self.content, ensure_ascii=False, sort_keys=True)}")
        lines.append(f"seed {self.seed}")
        return lines


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the game: a seat's choice in words, or `undo` with the number of choices taken back."""

    seat: int
    words: str
    number: int = 0

    def text(self) -> str:
        return f"seat-{self.seat} {self.words}"


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. `closing` says how the game ended, or that it is still open; `last` is its line."""

    header: Header
    lines: tuple[Line, ...]
    closing: str
    last: int = 0


def write_record(header: Header, lines: Iterable[Line], closing: str) -> str:
    """The record as text."""
    written = header.lines()
    check = chained("", "\n".join(written))
    written.append(f"{check} begin")
    for line in lines:
        check = chained(check, line.text())
        written.append(f"{check} {line.text()}")
    written.append(f"{chained(check, closing)} {closing}")
    return "\n".join(written) + "\n"


def read_record(text: str) -> Record:
    """Read a record; BadRecord names the line that does not fit."""
    if len(text) > LONGEST:
        raise BadRecord("too-long", f"The record has {len(text)} characters; no game is that long.")
    rows = text.splitlines()
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord("foreign", f"Line 1: this is not a Tatami record; one begins with “{FIRST_LINE}”.")
    number, header, check = _read_header(rows)
    lines: list[Line] = []
    while True:
        number += 1
        if number > len(rows):
            raise BadRecord("truncated", f"Line {number}: the record breaks off here; its closing line is missing.")
        found, _, said = rows[number - 1].partition(" ")
        check = chained(check, said)
        if found != check:
            raise BadRecord("edited", f"Line {number}: this line was changed, or one above it was added or lost.")
        if not said.startswith("seat-"):
            break
        seat, _, words = said.removeprefix("seat-").partition(" ")
        if not is_number(seat) or int(seat) >= header.seats or not words:
            raise BadRecord("unreadable", f"Line {number}: “{said[:60]}” is not a choice of a seat.")
        lines.append(Line(int(seat), words, number))
    if any(row.strip() for row in rows[number:]):
        raise BadRecord("edited", f"Line {number + 1}: there is more after the closing line.")
    return Record(header, tuple(lines), said, number)


def chained(check: str, said: str) -> str:
    """The check of a line, given the check of the line above."""
    return blake2b(f"{check}\n{said}".encode(), digest_size=2).hexdigest()


def is_number(text: str) -> bool:
    """Is this a number that a record can hold?"""
    return text.isascii() and text.isdigit() and len(text) < 10


def _read_header(rows: list[str]) -> tuple[int, Header, str]:
    """The number of the line that closes the header, the header, and that line's check."""
    values: dict[str, str] = {}
    names: list[str] = []
    options: dict[str, str] = {}
    content: Mapping[str, object] | None = None
    for number, row in enumerate(rows[1:], start=2):
        word, _, rest = row.partition(" ")
        if rest == "begin":
            check = chained("", "\n".join(rows[: number - 1]))
            if word != check:
                raise BadRecord("edited", f"Line {number}: the header above was changed.")
            return number, _header(values, names, options, content, number), check
        if word == "name" and rest:
            names.append(rest)
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            options[name] = value
        elif word == "content":
            content = _read_content(rest, number)
        elif word in ("game", "seats", "seed") and rest and word not in values:
            values[word] = rest
        else:
            raise BadRecord("unreadable", f"Line {number}: “{row[:60]}” does not belong in a header.")
    raise BadRecord("truncated", f"Line {len(rows) + 1}: the record breaks off in its header.")


def _read_content(text: str, number: int) -> Mapping[str, object]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise BadRecord("unreadable", f"Line {number}: the content pack cannot be read.")
    return content


def _header(
    values: dict[str, str],
    names: list[str],
    options: dict[str, str],
    content: Mapping[str, object] | None,
    number: int,
) -> Header:
    for word in ("game", "seats", "seed"):
        if word not in values:
            raise BadRecord("unreadable", f"Line {number}: the header above names no {word}.")
    game, _, version = values["game"].partition(" ")
    if not is_number(version) or not is_number(values["seats"]):
        raise BadRecord("unreadable", f"Line {number}: the header above has no proper version or number of seats.")
    seats = int(values["seats"])
    if names and len(names) != seats:
        raise BadRecord("unreadable", f"Line {number}: the header above has {len(names)} names for {seats} seats.")
    return Header(game, int(version), seats, values["seed"], options, tuple(names), content)
