"""The `.ftl` files as they are written, for tests that look behind the sentences."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TypeVar

from fluent.syntax import FluentParser, ast

from tatami.games import MODULES

Node = TypeVar("Node", bound=ast.BaseNode)


@cache
def messages(lang: str, package: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a package, by its id."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source(lang, package)).body:
        assert not isinstance(entry, ast.Junk | ast.Term), entry
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            assert not parts.keys() & found.keys(), f"{entry.id.name} stands twice"
            found |= parts
    return found


def source(lang: str, package: str) -> str:
    """The file of a package; for a game of a family, what the family says before it."""
    family, _, game = package.removeprefix("tatami.games.").partition(".")
    packages = (f"tatami.games.{family}", package) if game and package.startswith("tatami.games.") else (package,)
    return "\n".join(files(each).joinpath("text", f"{lang}.ftl").read_text("utf-8") for each in packages)


def lines(lang: str, package: str) -> list[str]:
    """The lines without comments."""
    return [line for line in source(lang, package).splitlines() if not line.startswith("#")]


def nodes(pattern: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """All parts of a message of one kind."""
    stack: list[object] = [pattern]
    while stack:
        part = stack.pop()
        if isinstance(part, list):
            stack.extend(part)
        elif isinstance(part, ast.BaseNode):
            if isinstance(part, kind):
                yield part
            stack.extend(vars(part).values())


def ids(name: str, prefix: str, *endings: str) -> set[str]:
    """What follows the prefix in a game's ids, without the variants that only have another ending."""
    every = messages("en", MODULES[name])
    found = {id.removeprefix(prefix) for id in every if id.startswith(prefix) and "." not in id}
    return {id for id in found if not any(id.endswith(end) and id.removesuffix(end) in found for end in endings)}


def variables(lang: str, name: str, id: str) -> set[str]:
    """All variables of a message, with those of the messages that it mentions."""
    pattern = messages(lang, MODULES[name])[id]
    found = {node.id.name for node in nodes(pattern, ast.VariableReference)}
    for mentioned in nodes(pattern, ast.MessageReference):
        found |= variables(lang, name, mentioned.id.name)
    return found


def fixed_words(lang: str, name: str, id: str) -> str:
    """What a message says whatever its variables are."""
    pattern = messages(lang, MODULES[name])[id]
    return "\n".join(str(node.value) for node in nodes(pattern, ast.TextElement))
