"""Content packs at the limits of what a game's reader accepts: every number in play must stand them.

Where all values of a game are numbers, `core/numbers.py` writes such packs. Every other game that takes packs has a
module `extremes` whose `pack(below)` writes one, from the limits of its reader. Its `NEEDS`, if there are any, are
the table options without which such a pack can be played for ever.
"""

from importlib import import_module
from random import Random

from tatami.core.numbers import Numbers
from tatami.core.wiring import no_content
from tatami.games import MODULES, load


def extreme_pack(game: str, chance: Random) -> dict[str, object] | None:
    """A random pack that can just be played; None for a game that has no values to change."""
    reader = load(game).wiring.read_content
    if reader is no_content:
        return None
    if isinstance(reader, Numbers):
        return reader.extreme_pack(chance.randrange)
    pack: dict[str, object] = import_module(f"{MODULES[game]}.extremes").pack(chance.randrange)
    return pack


def needed_options(game: str) -> dict[str, object]:
    """The table options without which some extreme pack has no end."""
    if isinstance(load(game).wiring.read_content, Numbers):
        return {}
    needs: dict[str, object] = getattr(import_module(f"{MODULES[game]}.extremes"), "NEEDS", {})
    return needs
