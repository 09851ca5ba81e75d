"""Bots that do what a test wants. They run in a worker, which imports nothing else for them; the game is a folder,
where each leaves a mark when it begins to think."""

import os
import sys
import time
from pathlib import Path

from tatami.games import MODULES

OWN_GAMES = {module for module in MODULES.values() if module.startswith("tatami.")}


def think(table: str, game: str, bot: str, seat: int, view: bytes, seed: int, share: float) -> str:
    folder = Path(game)
    (folder / f"{table} {time.time_ns()} {os.getpid()}").touch()
    match bot:
        case "hangs":
            time.sleep(600)
        case "dies":
            os._exit(1)
        case "waits":
            while not (folder / "go").exists():
                time.sleep(0.01)
        case "who":
            return str(os.getpid())
    return table


def surroundings() -> tuple[set[str], int]:
    """The games that this process has loaded, and how nice it is."""
    return OWN_GAMES & set(sys.modules), os.nice(0)
