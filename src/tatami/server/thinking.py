"""What a worker process does for a bot: it gets a view in bytes and gives back a choice in words.

The worker knows nothing of the table but that view: it imagines the rest. The bots that answered last stay, table by
table, so that one whose next question is what it foresaw goes on where it was; any other view makes it begin anew.
"""

import multiprocessing
import os
import signal
import threading
import time
from typing import Any, Final

import msgspec

from tatami import bots
from tatami.games import MODULES, load

KEPT: Final = 32  # bots that stay; a search keeps a tree and up to 200 worlds
BOT_NICENESS: Final = 5  # Bots yield the processor to the server.
kept: dict[tuple[str, str, str, int], bots.Bot] = {}  # By table, game, bot and seat. The longest unasked is first.


class Hourglass:
    """The clock of the bots. It belongs to the server: where others wait it runs faster than time."""

    def __init__(self) -> None:
        self.share = 1.0  # This part of its time is given to a bot.

    def __call__(self) -> float:
        return time.perf_counter() / self.share


hourglass = Hourglass()


def prepare() -> None:
    """The server alone stops a worker: Ctrl-C at the terminal would reach it too. When the server is killed, the
    worker goes as well. The games are loaded before anybody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    if os.name != "nt":
        os.nice(BOT_NICENESS)
    for name in MODULES:
        load(name)


def be_ready() -> None:
    """Asked first: when it answers, the worker is prepared."""


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(table: str, name: str, bot: str, seat: int, view: bytes, seed: int, share: float = 1.0) -> str:
    """The choice of a bot, in words. The table is a name to keep the bot by, the share a part of its time."""
    game = load(name)
    seen: Any = msgspec.msgpack.decode(view, type=game.view_type)
    state = game.imagine(seen, 0)
    decision = next(asked for asked in game.decisions(state) if asked.seat == seat)
    key = (table, name, bot, seat)
    thinker = kept.pop(key, None) or bots.make(bot, game, seed, hourglass)
    hourglass.share = share
    choice = bots.ask(thinker, seen, decision)
    kept[key] = thinker  # only now: a bot that failed does not stay
    if len(kept) > KEPT:
        del kept[next(iter(kept))]
    return game.words(state, seat, choice)
