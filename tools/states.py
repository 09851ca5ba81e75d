"""Writes the mechanical part of states and rules from their fields: .venv/bin/python tools/states.py

A class of a game's `state.py`, or of a module beside it, lists its annotated fields, each with what it means in the
comment beside it. Where the class has the two marks, this program writes `__slots__`, `__init__` and, for a state,
`clone` between them; compiled code cannot make them by itself. Numbers begin at nothing, lists empty (as the constant
UNSET, where a module has it: then they are replaced before anybody writes into them); what has no such beginning is
an argument. Clones copy lists, and call `clone` of other objects. A comment may begin with:

    # Given.                The field is an argument of the constructor.
    # = NOTHING.            The field begins with this value; it may name arguments.
    # Shared.               The value is only ever replaced, never written into: clones share it.
    # Shared while empty.   The list is replaced when the first entry comes into it.

All fields of a class that is no state are arguments, but for those with a value. With `--check` nothing is written,
and what is stale is named. The first mark of a class from which games derive theirs names the method that takes its
fields over from another table, in place of `clone`: `# Written by tools/states.py, with copy_dice:`.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tatami" / "games"
BEGIN = re.compile(r" {4}# Written by tools/states\.py(?:, with (\w+))?:\n")
END = "    # End of what is written.\n"
WORDS = re.compile(r"(Given|Shared while empty|Shared|= .+?)\.(?: |$)")
UNSET = "UNSET"  # the constant of a module for lists that are dealt or copied before they are used
NUMBERS = {"int": "0", "i64": "0", "float": "0.0", "bool": "False", "str": '""'}
WIDTH = 118
STATE = "State"


class Unclear(Exception):
    """A class that cannot be written, in one sentence."""


@dataclass(frozen=True)
class Field:
    """One annotated field, and what the comment beside it says."""

    name: str
    kind: str
    is_given: bool
    is_shared: bool
    is_shared_empty: bool
    value: str  # what it begins with; "" for an argument

    def copied(self, owner: str) -> str:
        """What a clone gets of it."""
        held = f"{owner}.{self.name}"
        if self.is_shared or self.kind in NUMBERS or self.kind.startswith("tuple["):
            return held
        if self.kind.startswith("list[list["):
            return f"[entry.copy() for entry in {held}]"
        if self.kind.startswith(("list[", "dict[", "set[")):
            return f"{held}.copy()"
        return f"{held}.clone()"

    def taken_over(self, to: str, owner: str) -> list[str]:
        """The lines that give it to a clone. An empty list that is shared stays as the constructor made it."""
        line = f"        {to}.{self.name} = {self.copied(owner)}"
        return [f"        if {owner}.{self.name}:", f"    {line}"] if self.is_shared_empty else [line]


@dataclass
class Class:
    """A class with the marks; `takes_over` names the method that copies its fields, "" if it has `clone`."""

    name: str
    base: str
    takes_over: str
    fields: list[Field] = field(default_factory=list)

    @property
    def given(self) -> list[Field]:
        return [each for each in self.fields if each.is_given]


def classes(text: str) -> Iterator[tuple[Class, int, int]]:
    """The classes of a module that have the marks, and where what is between these begins and ends."""
    comments = comments_of(text)
    lines = text.splitlines(keepends=True)
    body = ast.parse(text).body
    usual = UNSET if re.search(rf"^{UNSET}\b", text, re.MULTILINE) else "[]"
    for node, after in zip(body, [*(each.lineno - 1 for each in body[1:]), len(lines)]):
        if not isinstance(node, ast.ClassDef):
            continue
        marks = {line: BEGIN.fullmatch(lines[line]) for line in range(node.lineno, after)}
        begins = [(line, mark.group(1) or "") for line, mark in marks.items() if mark]
        ends = [line for line in range(node.lineno, after) if lines[line] == END]
        if not begins and not ends:
            continue
        if len(begins) != 1 or len(ends) != 1 or ends[0] < begins[0][0]:
            raise Unclear(f"{node.name} needs one first mark and one last.")
        begin, takes_over = begins[0]
        base = node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else ""
        found = Class(node.name, base, takes_over)
        found.fields = [read_field(each, comments, usual if base else "") for each in node.body if is_field(each)]
        yield found, begin, ends[0]


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and node.value is None and "ClassVar" not in ast.unparse(node.annotation)


def comments_of(text: str) -> dict[int, str]:
    """The comments beside code, by line."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def read_field(node: ast.stmt, comments: dict[int, str], empty: str) -> Field:
    """A field; `empty` is what a list begins with, "" in a class all of whose fields are given."""
    assert isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    said = comments.get(node.end_lineno or node.lineno, "")
    kind = ast.unparse(node.annotation)
    words: list[str] = []
    while found := WORDS.match(said):
        words.append(found.group(1))
        said = said[found.end() :]
    values = [word[2:] for word in words if word.startswith("= ")]
    usual = beginning(kind, empty) if empty else ""
    value = "" if "Given" in words else values[0] if values else usual
    is_shared_empty = "Shared while empty" in words
    return Field(node.target.id, kind, not value, "Shared" in words, is_shared_empty, value)


def beginning(kind: str, empty: str) -> str:
    """What a field begins with that has no value of its own; "" if only the caller can know."""
    if kind == "list[int]":
        return empty
    if kind.startswith("list["):
        return "[]"
    if kind.startswith("dict["):
        return "{}"
    return "None" if kind.endswith("| None") else NUMBERS.get(kind, "")


def written(this: Class, known: dict[str, Class]) -> list[str]:
    """The lines between the marks."""
    is_state = bool(this.base)
    lines = slots(this.fields)
    lines += [""]
    lines += constructor(this, known) if is_state else plain_constructor(this)
    if is_state:
        lines += [""]
        lines += taking_over(this) if this.takes_over else clone(this, known)
    return [*lines, ""]


def slots(fields: list[Field]) -> list[str]:
    names = [f'"{name}"' for name in sorted(each.name for each in fields)]
    whole = f"    __slots__ = ({', '.join(names)}{',' if len(names) == 1 else ''})"
    if len(whole) <= WIDTH:
        return [whole]
    rows = wrap(", ".join(names) + ",", WIDTH - 8)
    return ["    __slots__ = (", *(f"        {row}" for row in rows), "    )  # fmt: skip"]


def signature(arguments: list[str]) -> list[str]:
    """The head of a constructor, laid out as the formatter does."""
    listed = ", ".join(arguments)
    if len(whole := f"    def __init__({listed}) -> None:") <= WIDTH:
        return [whole]
    if len(listed) + 8 <= WIDTH:
        return ["    def __init__(", f"        {listed}", "    ) -> None:"]
    return ["    def __init__(", *(f"        {argument}," for argument in arguments), "    ) -> None:"]


def arguments_of(fields: list[Field]) -> list[str]:
    return ["*", *(f"{each.name}: {each.kind}" for each in fields)] if fields else []


def plain_constructor(this: Class) -> list[str]:
    lines = signature(["self", *arguments_of(this.given)])
    return lines + [f"        self.{each.name} = {each.value or each.name}" for each in this.fields]


def lineage(this: Class, known: dict[str, Class]) -> list[Field]:
    """What the constructors of the classes above ask for."""
    above = known.get(this.base)
    return [] if above is None else [*lineage(above, known), *above.given]


def constructor(this: Class, known: dict[str, Class]) -> list[str]:
    above = lineage(this, known)
    listed = ["self", "seats: int", "chance: int", "seal: Luck | None = None"]
    lines = signature([*listed, *arguments_of([*above, *this.given])])
    passed = "".join(f", {each.name}={each.name}" for each in above)
    lines += [f"        super().__init__(seats, chance, seal{passed})"]
    return lines + [f"        self.{each.name} = {each.value or each.name}" for each in this.fields]


def clone(this: Class, known: dict[str, Class]) -> list[str]:
    given = [*lineage(this, known), *this.given]
    passed = "".join(f", {each.name}={each.copied('self')}" for each in given)
    above = "copy_table" if this.base == STATE else known[this.base].takes_over
    return [
        f'    def clone(self) -> "{this.name}":',
        '        """An independent copy of the table, with quick luck; it shares what never changes."""',
        f"        copy = {this.name}(self.seats, self.chance{passed})",
        f"        copy.{above}(self)",
        *(line for each in this.fields if not each.is_given for line in each.taken_over("copy", "self")),
        "        return copy",
    ]


def taking_over(this: Class) -> list[str]:
    assert this.base == STATE, "a family has one class above its games"
    return [
        f'    def {this.takes_over}(self, other: "{this.name}") -> None:',
        '        """Take over what every table of the family has from another one (for `clone`)."""',
        "        self.copy_table(other)",
        *(line for each in this.fields if not each.is_given for line in each.taken_over("self", "other")),
    ]


def renewed(file: Path) -> str:
    """The text of a module with everything between its marks written anew."""
    text = file.read_text("utf-8")
    family = file.parent.parent / file.name
    known = {found.name: found for found, _, _ in classes(family.read_text("utf-8"))} if family.is_file() else {}
    lines = text.splitlines(keepends=True)
    for found, begin, end in reversed(list(classes(text))):
        if found.base not in ("", STATE) and found.base not in known:
            raise Unclear(f"{found.name} derives from {found.base}, which has no marks in the family's {file.name}.")
        lines[begin + 1 : end] = [f"{line}\n" for line in written(found, known)]
    return "".join(lines)


def modules() -> list[Path]:
    """The modules with marks, families' first."""
    marked = [file for file in GAMES.rglob("*.py") if BEGIN.search(file.read_text("utf-8"))]
    return sorted(marked, key=lambda file: (len(file.parts), file))


def main(args: list[str]) -> int:
    stale = []
    for file in modules():
        try:
            text = renewed(file)
        except Unclear as unclear:
            print(f"{file.relative_to(ROOT)}: {unclear}", file=sys.stderr)
            return 2
        if text != file.read_text("utf-8"):
            stale.append(file.relative_to(ROOT))
            if "--check" not in args:
                file.write_text(text, "utf-8")
    for place in stale:
        print(f"{place} {'is stale: run tools/states.py' if '--check' in args else 'was written anew'}.")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
