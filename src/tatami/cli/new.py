"""`tatami new`: the folder of a new game, complete and examined from the first moment."""

import re
from pathlib import Path
from typing import Annotated

from tatami.cli.commands import Argument
from tatami.core.errors import BadOption, quoted

ROOT = Path(__file__).resolve().parents[3]
TEMPLATE = "chohan"
TITLE = "Chō-han"
GAMES = Path("src", "tatami", "games")
REGISTRY = GAMES / "__init__.py"
RECORDS = Path("tests", "golden", "make.py")
GLOSSARY = Path("docs", "glossary.md")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new(
    name: Annotated[str, Argument(metavar="NAME", help="Of the game, as in liars_dice: small letters.")],
) -> None:
    """Lay the folder of a new game: the template under another name, to be changed (in a checkout)."""
    if not (ROOT / RECORDS).is_file():
        raise BadOption("no-checkout", "A new game is laid in a checkout; this is an installed Tatami.")
    check_name(name)
    laid = lay_folder(ROOT, name)
    change(ROOT / REGISTRY, enter_registry, name)
    change(ROOT / RECORDS, want_records, name)
    change(ROOT / GLOSSARY, copy_chapter, name)
    tidy(ROOT, name)
    make_records(ROOT, name)
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in laid)
    print(f"{GAMES / name}: {len(laid)} files with {lines:,} lines, {TITLE} under the name {title_of(name)}.")
    print(f"Its name stands in {REGISTRY}, its records are in {RECORDS.parent}, its nouns in {GLOSSARY}.")
    print("Players do not see it until its name leaves UNLISTED there. docs/adding-a-game.md tells how to go on;")
    print(f"./play test --game {name} examines it.")


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a game, or is that of another."""
    from keyword import iskeyword

    from tatami.games import MODULES

    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadOption("bad-name", f"A game is named in small letters, as in liars_dice, not {quoted(name)}.")
    taken = {word for known in MODULES for word in (*known.split("."), known)}
    if name in taken or (ROOT / GAMES / name).exists():
        raise BadOption("bad-name", f"There is a game {quoted(name)} already.")


def title_of(name: str) -> str:
    """What players call it, until its texts say something better."""
    return name.replace("_", " ").capitalize()


def renamed(text: str, name: str) -> str:
    """A text of the template about the new game."""
    kind = "".join(word.capitalize() for word in name.split("_"))
    return text.replace(TITLE, title_of(name)).replace(TEMPLATE.capitalize(), kind).replace(TEMPLATE, name)


def lay_folder(root: Path, name: str) -> list[Path]:
    """Copy every file of the template; where they lie now."""
    source, target = root / GAMES / TEMPLATE, root / GAMES / name
    laid = []
    for file in sorted(source.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(file.read_text("utf-8"), name), encoding="utf-8", newline="\n")
            laid.append(copy)
    return laid


def change(file: Path, how: object, name: str) -> None:
    """Write a file anew."""
    assert callable(how)
    file.write_text(how(file.read_text("utf-8"), name), encoding="utf-8", newline="\n")


def enter_registry(text: str, name: str) -> str:
    """The registry with the new game, which players do not see yet."""
    line = f'    "{TEMPLATE}": "tatami.games.{TEMPLATE}",\n'
    hidden = f'UNLISTED = frozenset({{"{TEMPLATE}"'
    assert line in text and hidden in text, "the registry names the template"
    return text.replace(line, line + renamed(line, name)).replace(hidden, f'{hidden}, "{name}"')


def want_records(text: str, name: str) -> str:
    """The list of golden records with those of the template once more."""
    rows = [line for line in text.splitlines(keepends=True) if line.startswith(f'    Wanted("{TEMPLATE}"')]
    assert rows, "the template has golden records"
    return text.replace(rows[-1], rows[-1] + "".join(renamed(row, name) for row in rows))


def copy_chapter(text: str, name: str) -> str:
    """The glossary with the nouns of the template once more, at its end."""
    found = re.search(rf"^## {TITLE}\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, "the nouns of the template are in the glossary"
    return f"{text.rstrip()}\n\n{renamed(found[0], name).rstrip()}\n"


def tidy(root: Path, name: str) -> None:
    """A longer or shorter name breaks lines elsewhere: lay them out as the checks want them."""
    import subprocess
    import sys

    places = [str(root / place) for place in (GAMES / name, REGISTRY, RECORDS)]
    for work in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *work, *places], cwd=root, check=False)


def make_records(root: Path, name: str) -> None:
    """Play its golden records, in a process that knows the new game."""
    import os
    import subprocess
    import sys

    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-m", "tests.golden.make", name]
    subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
