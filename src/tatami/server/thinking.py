"""What a worker process does for a bot: it gets a view in bytes and gives back a choice in words.

The worker knows nothing of the table but that view: it imagines the rest.
"""

import signal
from typing import Any

import msgspec

from tatami import bots
from tatami.games import load


def prepare() -> None:
    """Leave it to the server to stop a worker: Ctrl-C at the terminal reaches it too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(name: str, bot: str, seat: int, view: bytes, seed: int) -> str:
    """The choice of a bot, in words."""
    game = load(name)
    seen: Any = msgspec.msgpack.decode(view, type=game.view_type)
    state = game.imagine(seen, 0)
    decision = next(asked for asked in game.decisions(state) if asked.seat == seat)
    choice = bots.make(bot, game, seed)(seen, decision)
    return game.words(state, seat, choice)
