"""Which modules are compiled, and in which groups.

A module whose first comment lines hold `# plain` is left alone. A game's module is compiled if it has one of the
names below, or if its first comment lines hold `# hot`, which every module needs that defines frames. Of the bots
those are compiled that hold it.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
PHASES = "phases"  # the folder of a game that has its frames in several files
HOT_IN_A_GAME = ("state.py", "frames.py", "effects.py", "choices.py", "setup.py")


def is_marked(module: Path, mark: str) -> bool:
    """Do the comments that a module begins with hold this one?"""
    for line in module.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            return False
        if line.strip() == mark:
            return True
    return False


def hot_modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder: core, and where games and bots spend their time."""
    package = source / "tatami"
    core = [module for module in (package / "core").rglob("*.py") if module.name != "__init__.py"]
    games = [
        module
        for module in (package / "games").rglob("*.py")
        if module.name in HOT_IN_A_GAME or is_marked(module, "# hot")
    ]
    bots = [module for module in (package / "bots").rglob("*.py") if is_marked(module, "# hot")]
    return sorted(
        module.relative_to(source)
        for module in core + games + bots
        if "tests" not in module.relative_to(source).parts and not is_marked(module, "# plain")
    )


def groups(modules: list[Path]) -> dict[str, list[str]]:
    """The modules of each library, by its name: `tatami_core` has core and bots, and every game folder its own.
    A folder `phases` belongs to its game.

    Groups are compiled apart from each other, so a change of one game leaves the other libraries as they are.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        room, *folders = (folder for folder in module.parts[1:-1] if folder != PHASES)
        name = "_".join(["tatami", *(folders if room == "games" else ["core"])])
        found.setdefault(name, []).append(module.as_posix())
    return found
