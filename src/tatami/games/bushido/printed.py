"""What is printed, as content.toml has it: tiles and discs are numbered in its order."""

from tatami.core.packs import printed

PRINTED = printed(__package__)


def names(section: str) -> tuple[str, ...]:
    """The rows of a section by name."""
    return tuple(PRINTED[section])
