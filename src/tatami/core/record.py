# plain
"""A game played, as a short text: a header, then one choice a line, then how it closed. See docs/record-format.md.

Every line after the header begins with a check: four digits that depend on all lines above it. So a line that was
changed, lost or added is found, and named.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from tatami.core.commitment import NO_PLEDGE, WITHHELD, Pledge, Secret
from tatami.core.errors import BadOption, BadRecord, TatamiError, quoted
from tatami.core.luck_kinds import KindOfLuck, KnownLuck, QuickLuck, SealedLuck

FIRST_LINE = "tatami record 1"
OPEN = "open"
KINDS = ("known", "sealed")  # The kinds of luck; a header that names none has quick luck.
ONCE = (
    "game",
    "rules",
    "seats",
    "seed",
    "luck",
    "table",
    "secret",
    "promise",
)  # A header has each such line but once.
BYTE_ORDER_MARK = "\ufeff"  # Some editors put it before a text.
LONGEST = 4_000_000  # In characters; our longest game stays far below.


@dataclass(frozen=True, slots=True)
class Header:
    """What is needed to set the table up again."""

    game: str
    version: int
    seats: int
    luck: KindOfLuck
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    content: Mapping[str, object] | None = None
    rules: int = 0  # The version that the game was finished by, if it went on under newer rules that ask the same.

    def __post_init__(self) -> None:
        if isinstance(self.luck, SealedLuck) and len(self.luck.pledges) != self.seats:
            raise BadOption("bad-luck", f"There are {len(self.luck.pledges)} shares for {self.seats} seats.")

    def lines(self) -> list[str]:
        """The header as it stands in a record; that of sealed luck tells the secret."""
        lines = [FIRST_LINE, *self._what_is_played()]
        lines += [f"rules {self.rules}"] if self.rules else []
        lines += [f"name {name}" for name in self.names]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        return lines + self._pack() + self.luck.lines()

    def setting(self) -> list[str]:
        """What is played, in the lines that the key of sealed luck is made of: no names, and options by name."""
        options = [f"option {name} {value}" for name, value in sorted(self.options.items())]
        return self._what_is_played() + options + self._pack()

    def _what_is_played(self) -> list[str]:
        return [f"game {self.game} {self.version}", f"seats {self.seats}"]

    def _pack(self) -> list[str]:
        if not self.content:
            return []
        return [f"content {json.dumps(self.content, ensure_ascii=False, sort_keys=True)}"]


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
    """A whole record. `closing` says how the game ended, or that it is still open; `last` is its line. `places` has
    the number of each line of the header, by its first word (an option by `option <name>`)."""

    header: Header
    lines: tuple[Line, ...]
    closing: str
    last: int
    places: Mapping[str, int]


def write_record(header: Header, lines: Iterable[Line], closing: str, even_unfinished: bool = False) -> str:
    """The record as text. That of a sealed game tells its secret, so it is written when the game is over, or
    `even_unfinished` for somebody who may know it."""
    if isinstance(header.luck, SealedLuck) and not closing.startswith("end ") and not even_unfinished:
        raise BadRecord("sealed", "The game is not over: its record would tell the secret of its luck.")
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
    rows = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    if not rows or rows[0].strip() != FIRST_LINE:
        raise BadRecord("foreign", f"Line 1: this is not a Tatami record; one begins with “{FIRST_LINE}”.")
    header, places, check = _read_header(rows)
    number = places["begin"]
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
            raise BadRecord("unreadable", f"Line {number}: {quoted(said)} is not a choice of a seat.")
        lines.append(Line(int(seat), words, number))
    if any(row.strip() for row in rows[number:]):
        raise BadRecord("edited", f"Line {number + 1}: there is more after the closing line.")
    return Record(header, tuple(lines), said, number, places)


def chained(check: str, said: str) -> str:
    """The check of a line, given the check of the line above."""
    return blake2b(f"{check}\n{said}".encode(), digest_size=2).hexdigest()


def is_number(text: str) -> bool:
    """Is this a number that a record can hold?"""
    return text.isascii() and text.isdigit() and len(text) < 10


def is_line(text: str) -> bool:
    """Can this stand in one line of a record, and be shown to people?"""
    return bool(text.strip()) and text.isprintable()


def _read_header(rows: list[str]) -> tuple[Header, dict[str, int], str]:
    """The header, the numbers of its lines, and the check of the line that closes it."""
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    names: list[str] = []
    shares: list[tuple[str, int]] = []
    options: dict[str, str] = {}
    content: Mapping[str, object] | None = None
    for number, row in enumerate(rows[1:], start=2):
        word, _, rest = row.partition(" ")
        if rest == "begin" and word not in (*ONCE, "name"):  # Somebody may be called “begin”.
            check = chained("", "\n".join(rows[: number - 1]))
            if word != check:
                raise BadRecord("edited", f"Line {number}: the header above was changed.")
            places["begin"] = number
            luck = _read_luck(values, shares, places)
            return _header(values, luck, names, options, content, places), places, check
        if word == "name" and is_line(rest):
            names.append(rest)
        elif word == "option" and len(rest.split()) == 2 and f"option {rest.split()[0]}" not in places:
            name, value = rest.split()
            options[name] = value
            word = f"option {name}"
        elif word == "content" and word not in places:
            content = _read_content(rest, number)
        elif word == "share":
            shares.append((rest, number))
        elif word == "from":
            raise BadRecord("unreadable", f"Line {number}: a record that goes on from another cannot be played yet.")
        elif word in ONCE and is_line(rest) and word not in values:
            values[word] = rest
        else:
            raise BadRecord("unreadable", f"Line {number}: {quoted(row)} does not belong in a header.")
        places[word] = number
    raise BadRecord("truncated", f"Line {len(rows) + 1}: the record breaks off in its header.")


def _read_content(text: str, number: int) -> Mapping[str, object]:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise BadRecord("unreadable", f"Line {number}: the content pack cannot be read.")
    return content


def _read_luck(values: dict[str, str], shares: list[tuple[str, int]], places: Mapping[str, int]) -> KindOfLuck:
    """The kind of luck, after its hashes are proved."""
    kind = values.get("luck", "")
    if kind and kind not in KINDS:
        raise BadRecord("unreadable", f"Line {places['luck']}: there is no luck of the kind {quoted(kind)}.")
    needed = ("table", "secret", "promise") if kind == "sealed" else ("seed",)
    for word in needed:
        if word not in values:
            raise BadRecord("unreadable", f"Line {places['begin']}: the header above names no {word}.")
    for word in ("seed", "table", "secret", "promise", "share"):
        if word in places and word not in (*needed, "share" if kind == "sealed" else ""):
            raise BadRecord("unreadable", f"Line {places[word]}: a {word} does not belong to this kind of luck.")
    if kind != "sealed":
        return KnownLuck(values["seed"]) if kind else QuickLuck(values["seed"])
    pledges = tuple(_read_share(said, number) for said, number in shares)
    try:
        secret = Secret.from_hex(values["secret"])
    except TatamiError as error:
        raise BadRecord("unreadable", f"Line {places['secret']}: {error}") from None
    try:
        luck = SealedLuck(values["table"], secret, pledges)
    except TatamiError as error:
        raise BadRecord("unreadable", f"Line {places['table']}: {error}") from None
    if not luck.is_promised_by(values["promise"]):
        raise BadRecord("edited", f"Line {places['promise']}: this is not the hash of the table and its secret.")
    return luck


def _read_share(said: str, number: int) -> Pledge:
    """What one seat pledged and opened."""
    if said == NO_PLEDGE:
        return Pledge()
    pledge, _, share = said.partition(" ")
    try:
        shown = Pledge(pledge)
        if not share:
            raise BadOption("bad-luck", f"After a pledge stands its share, or “{WITHHELD}”.")
        return shown if share == WITHHELD else Pledge(pledge, share)
    except TatamiError as error:
        raise BadRecord("edited" if share else "unreadable", f"Line {number}: {error}") from None


def _header(
    values: dict[str, str],
    luck: KindOfLuck,
    names: list[str],
    options: dict[str, str],
    content: Mapping[str, object] | None,
    places: Mapping[str, int],
) -> Header:
    for word in ("game", "seats"):
        if word not in values:
            raise BadRecord("unreadable", f"Line {places['begin']}: the header above names no {word}.")
    game, _, version = values["game"].partition(" ")
    if not is_number(version):
        raise BadRecord("unreadable", f"Line {places['game']}: the version of the game is not a number.")
    if not is_number(values.get("rules", "0")):
        raise BadRecord("unreadable", f"Line {places['rules']}: the version of the rules is not a number.")
    if not is_number(values["seats"]):
        raise BadRecord("unreadable", f"Line {places['seats']}: the number of seats is not a number.")
    seats = int(values["seats"])
    if names and len(names) != seats:
        raise BadRecord("unreadable", f"Line {places['name']}: the header has {len(names)} names for {seats} seats.")
    try:
        rules = int(values.get("rules", "0"))
        return Header(game, int(version), seats, luck, options, tuple(names), content, rules)
    except TatamiError as error:
        raise BadRecord("unreadable", f"Line {places.get('share', places['begin'])}: {error}") from None
