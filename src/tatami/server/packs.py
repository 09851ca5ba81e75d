"""Content packs that somebody loads before a table is laid: read, tried, and compared with the values of the box."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from tatami.core.errors import BadContent, shown
from tatami.core.packs import printed
from tatami.games import MODULES, load_for_players
from tatami.server.messages.lobby import Pack, PackChange
from tatami.server.refusals import Refused

MOST_CHANGES = 500
LONGEST_VALUE = 80
SAYS_WHERE_FROM = "source"  # an entry about an entry


def read_pack(game: str, text: str) -> Pack:
    """The pack in this text, TOML or JSON, if the game can be played with it."""
    rules = load_for_players(game)
    try:
        pack = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-content", f"The content pack is not TOML: {shown(error, 200)}.") from None
    try:
        rules.read_content(pack)
    except BadContent as error:
        raise Refused("bad-content", error.sentence) from None
    changes = list(changed(printed(MODULES[rules.name]), pack))
    return Pack(pack, changes[:MOST_CHANGES])


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
