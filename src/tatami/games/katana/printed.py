"""What is printed, as content.toml has it: cards and characters are numbered in its order."""

import tomllib
from importlib.resources import files
from typing import Any

PRINTED: dict[str, dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("content.toml").read_text(encoding="utf-8")
)


def names(section: str) -> tuple[str, ...]:
    """The rows of a section by name."""
    return tuple(PRINTED[section])
