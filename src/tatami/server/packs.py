"""Content packs that somebody loads before a table is laid: read, tried, and compared with the values of the box.

What a stranger has written may take long to read, so it is read in a process of its own, with a limit of time.
"""

import asyncio
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from tatami.core.errors import BadContent, shown
from tatami.core.packs import printed
from tatami.games import MODULES, load_for_players
from tatami.server.messages import encode
from tatami.server.messages.lobby import Pack, PackChange
from tatami.server.refusals import Refused
from tatami.server.thinkers import Worker

log = structlog.get_logger(part="packs")
LONGEST_PACK: Final = 32768  # bytes; the largest box has half of that
READ_WITHIN: Final = 5.0  # seconds; the boxes take some milliseconds
MOST_CHANGES = 500
LONGEST_VALUE = 80
SAYS_WHERE_FROM = "source"  # an entry about an entry


# Reading a key takes as long as the square of its parts.
PART: Final = r"(?:[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')[ \t]*+"
LONG_KEY: Final = re.compile(rf"(?<![\w-]){PART}(?:\.[ \t]*+{PART}){{8}}")


class PackReader:
    """Reads packs, one after the other."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.turn = asyncio.Lock()

    async def read(self, game: str, text: str) -> bytes:
        """The pack in this text as it is sent, if the game can be played with it."""
        load_for_players(game)
        if len(text.encode("utf-8", "replace")) > LONGEST_PACK:
            raise Refused("too-long", f"A content pack has {LONGEST_PACK} bytes at most.")
        async with self.turn:
            try:
                return await self._in_worker(game, text)
            except TimeoutError:
                self.worker.give_up()
                raise Refused("bad-content", "The content pack takes too long to be read.") from None
            except asyncio.CancelledError:
                self.worker.give_up()
                raise
            except BrokenProcessPool:
                self.worker.give_up()
                log.error("the reader of packs died", game=game)
                raise Refused("broken") from None

    async def _in_worker(self, game: str, text: str) -> bytes:
        pool = await self.worker.open()
        reading = asyncio.get_running_loop().run_in_executor(pool, packed, game, text)
        async with asyncio.timeout(READ_WITHIN):
            return await reading

    async def close(self) -> None:
        await self.worker.close()


# In the worker


def packed(game: str, text: str) -> bytes:
    """A pack as it is sent."""
    try:
        return encode(read_pack(game, text))
    except (OverflowError, ValueError):  # a value that the game takes, and no message holds
        raise Refused("bad-content", "The content pack has values that cannot be sent.") from None


def read_pack(game: str, text: str) -> Pack:
    """The pack in this text, TOML or JSON, if the game can be played with it."""
    rules = load_for_players(game)
    try:
        pack = json.loads(text) if text.lstrip().startswith("{") else from_toml(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-content", f"The content pack is not TOML: {shown(error, 200)}.") from None
    try:
        rules.read_content(pack)
    except BadContent as error:
        raise Refused("bad-content", error.sentence) from None
    changes = list(changed(printed(MODULES[rules.name]), pack))
    return Pack(pack, changes[:MOST_CHANGES])


def from_toml(text: str) -> dict[str, Any]:
    if LONG_KEY.search(text):
        raise Refused("bad-content", "A name in the content pack has more than eight parts.")
    return tomllib.loads(text)


def changed(usual: Mapping[str, Any], given: Mapping[str, Any], within: str = "") -> Iterator[PackChange]:
    """The entries of a pack that are not as in the box."""
    for name, value in given.items():
        entry, before = within + name, usual.get(name)
        if isinstance(value, Mapping):
            yield from changed(before if isinstance(before, Mapping) else {}, value, f"{entry}.")
        elif value != before and name != SAYS_WHERE_FROM:
            yield PackChange(entry, None if before is None else said(before), said(value))


def said(value: object) -> str:
    return shown(json.dumps(value, ensure_ascii=False) if isinstance(value, list | bool) else value, LONGEST_VALUE)
