"""What a worker process does for a bot: it gets a view in bytes and gives back a choice in words.

The worker knows nothing of the table but that view: it imagines the rest.
"""

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

import msgspec

from tatami import bots
from tatami.games import load


def prepare() -> None:
    """The server alone stops a worker: Ctrl-C at the terminal would reach it too. When the server is killed, the
    worker goes as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(name: str, bot: str, seat: int, view: bytes, seed: int) -> str:
    """The choice of a bot, in words."""
    game = load(name)
    seen: Any = msgspec.msgpack.decode(view, type=game.view_type)
    state = game.imagine(seen, 0)
    decision = next(asked for asked in game.decisions(state) if asked.seat == seat)
    choice = bots.ask(bots.make(bot, game, seed, time.perf_counter), seen, decision)
    return game.words(state, seat, choice)
