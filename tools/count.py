"""How many files and lines has each game, by what they are for? .venv/bin/python tools/count.py [VERSION]

A version is a commit or a folder that holds tatami/; otherwise these sources are counted. Blank lines do not count.
`outside` are the lines of other files that name the game because it has to be listed there.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.versions import ROOT, sources

TEMPLATE = "chohan"
ROUND = 50  # Lines of the template are told in so many.
KINDS = ("rules", "view", "bots", "texts", "tests")
SECRECY = ("view.py", "imagine.py", "imagination.py", "hidden.py")
OLD_BOTS = {  # The modules of bots before they had a folder of their own, to count older versions alike.
    *("belief.py", "hands.py", "hints.py", "instinct.py", "plays.py", "promise.py", "reading.py", "scales.py"),
    *("standing.py", "statecraft.py", "strategy.py", "suspicion.py", "warfare.py", "ways.py", "worths.py"),
}
LISTS = {  # Where a game has to be listed.
    "its name in the registry": Path("src/tatami/games/__init__.py"),
    "its golden records": Path("tests/golden/make.py"),
}


def kind_of(file: Path, folder: Path) -> str:
    """What a file of a game is for; "" if it does not count."""
    parts = file.relative_to(folder).parts
    if "__pycache__" in parts or file.suffix not in (".py", ".toml", ".ftl", ".md"):
        return ""
    if "tests" in parts:
        return "tests"
    if file.suffix in (".ftl", ".md"):
        return "texts"
    if "bot" in parts or ("bot" not in [one.name for one in folder.iterdir()] and file.name in OLD_BOTS):
        return "bots"
    return "view" if file.name in SECRECY else "rules"


def count(folder: Path) -> tuple[Counter[str], Counter[str]]:
    """The files and the lines of a game by what they are for, without the games of its family below it."""
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    below = [init.parent for init in folder.glob("*/game.py")]
    for file in sorted(folder.rglob("*")):
        kind = kind_of(file, folder) if file.is_file() else ""
        if kind and not any(game in file.parents for game in below):
            files[kind] += 1
            lines[kind] += sum(1 for line in file.read_text("utf-8").splitlines() if line.strip())
    return files, lines


def folders(source: Path) -> dict[str, Path]:
    """Every folder of a game or a family, by name."""
    games = source / "tatami" / "games"
    inits = sorted(init.parent for init in games.rglob("__init__.py") if (init.parent / "text").is_dir())
    return {".".join(folder.relative_to(games).parts): folder for folder in inits}


def table(source: Path) -> list[str]:
    """One row a game: files, and lines by what they are for."""
    rows = [f"| game | files | {' | '.join(KINDS)} | lines |", "|---|---:|" + "---:|" * (len(KINDS) + 1)]
    for name, folder in folders(source).items():
        files, lines = count(folder)
        cells = [str(files.total()), *(f"{lines[kind]:,}" for kind in KINDS), f"{lines.total():,}"]
        rows.append(f"| `{name}` | {' | '.join(cells)} |")
    return rows


def needed() -> str:
    """What the template takes, in round numbers: what a new game begins with."""
    files, lines = count(ROOT / "src" / "tatami" / "games" / TEMPLATE)
    total = round(lines.total() / ROUND) * ROUND
    listed = " and ".join(f"{named_in(ROOT / file)} lines for {place}" for place, file in LISTS.items())
    return f"{files.total()} files with about {total} lines, and outside its folder {listed}"


def named_in(file: Path) -> int:
    """How many lines of a file name the template."""
    return sum(1 for line in file.read_text("utf-8").splitlines() if f'"{TEMPLATE}"' in line)


def main(args: list[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        try:
            source = sources(args[0], Path(scratch)) if args else ROOT / "src"
        except ValueError as error:
            print(error, file=sys.stderr)
            return 2
        print("\n".join(table(source)))
    if not args:
        print(f"\nThe template: {needed()}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
