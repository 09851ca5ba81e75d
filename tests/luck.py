"""The luck of a server under test: tables are dealt the same way every time, so that a test meets the same games
wherever it runs. Other games: DEAL=2 ./play test tests/browser. With DEAL=sealed nothing is fixed: then a record that
such a server tells can be proved."""

import os
from collections.abc import Callable, Sequence
from types import SimpleNamespace

from tatami.core.commitment import known_key
from tatami.core.luck import Luck, Seal
from tatami.core.luck_kinds import SealedLuck
from tatami.server import thinkers
from tatami.server.studying import Studies, beliefs_of

DEAL = os.environ.get("DEAL", "1")
TRUE_LUCK, IN_WORKER = SealedLuck.begin, Studies.in_worker
LUCK = SimpleNamespace(randbits=lambda size: 0, choice=lambda options: options[0])  # in place of `secrets`


def fix_luck(put: Callable[[object, str, object], None] = setattr) -> None:
    """Whatever was promised and pledged, all tables draw the numbers of the same known key, and bots have no luck. No
    other process knows of that, so records are studied in this one."""
    if DEAL != "sealed":
        put(SealedLuck, "begin", known)
        put(thinkers, "secrets", LUCK)
        put(Studies, "in_worker", here)


def true_luck(put: Callable[[object, str, object], None]) -> None:
    """Tables are dealt as they were promised after all."""
    put(SealedLuck, "begin", TRUE_LUCK)
    put(Studies, "in_worker", IN_WORKER)


async def here(studies: Studies, record: str) -> bytes:
    return beliefs_of(record)


def known(luck: SealedLuck, setting: Sequence[str]) -> Luck:
    return Seal(known_key(DEAL))
