"""Content packs at the limits of what a game's reader accepts: every number in play must stand them.

Every game has a module `extremes` whose `pack(below)` writes one, from the limits of its reader.
"""

from importlib import import_module
from random import Random

from tatami.games import MODULES


def extreme_pack(game: str, chance: Random) -> dict[str, object]:
    """A random pack that can just be played."""
    pack: dict[str, object] = import_module(f"{MODULES[game]}.extremes").pack(chance.randrange)
    return pack
