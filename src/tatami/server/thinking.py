"""What a worker process does for a bot: it gets a view in bytes and gives back a choice in words.

The worker knows nothing of the table but that view: it imagines the rest. The bots that answered last stay, so that
one whose next question is what it foresaw goes on where it was; at whatever table, equal views are equal knowledge.
"""

import multiprocessing
import os
import signal
import threading
import time
from typing import Any, Final

import msgspec

from tatami import bots
from tatami.games import load

KEPT: Final = 8  # bots that stay; a search keeps a tree and up to 200 worlds
kept: dict[tuple[str, str, int], bots.Bot] = {}  # by game, bot and seat; the longest unasked first


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
    thinker = kept.pop((name, bot, seat), None) or bots.make(bot, game, seed, time.perf_counter)
    choice = bots.ask(thinker, seen, decision)
    kept[name, bot, seat] = thinker  # only now: a bot that failed does not stay
    if len(kept) > KEPT:
        del kept[next(iter(kept))]
    return game.words(state, seat, choice)
