"""The luck of a table, from the promise to the deal: docs/decisions/chance.md tells why, docs/protocol.md how.

A table is laid with a secret of its own. While it gathers, whoever sits down may pledge a share. When the seats are
taken the list of pledges is closed, the shares are opened, and the game is dealt. Everything here takes a table as it
is stored and gives back how it goes on; writing and showing are for others.
"""

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from tatami.core.commitment import SIZE, Pledge, Secret, is_hash, is_opened_by, promise_of
from tatami.core.luck_kinds import KindOfLuck, QuickLuck, SealedLuck
from tatami.server.guests import Guest
from tatami.server.messages.luck import LuckInfo
from tatami.server.refusals import Refused

if TYPE_CHECKING:
    from tatami.server.seating import Stored


class Sealing(msgspec.Struct, frozen=True):
    """What the luck of one table is made of. It is kept on disk and is no part of any message: to encode it without
    `written_down` fails."""

    secret: Secret
    promise: str  # the hash of the table and its secret, the one part that is shown from the beginning
    pledges: list[str | None] | None = None  # of each seat, from the moment the list is closed
    shares: list[str | None] = []  # of each seat, as far as they are open
    is_dealt: bool = False  # then nothing of this changes any more

    def __repr__(self) -> str:
        return "<sealing>"


def written_down(value: Any) -> Any:
    """For the disk alone: a secret as text."""
    if isinstance(value, Secret):
        return value.hex()
    raise NotImplementedError(f"A {type(value).__name__} cannot be written down.")


def read_again(kind: type, value: Any) -> Any:
    """A secret from the disk."""
    if kind is Secret:
        return Secret.from_hex(value)
    raise NotImplementedError(f"A {kind.__name__} cannot be read.")


# The promise


def promised(table: "Stored") -> "Stored":
    """The table with a secret of its own. It must be on disk before anybody sees the promise."""
    secret = Secret(secrets.token_bytes(SIZE))
    return table.but(sealing=Sealing(secret, promise_of(table.id, secret)))


def lacks_promise(table: "Stored") -> bool:
    """Was it laid before there was sealed luck, and has not begun?"""
    return table.sealing is None and table.status == "gathering"


# The pledges


def checked_pledge(pledge: str | None) -> str | None:
    """A pledge as a client sent it, or none."""
    if pledge is not None and not is_hash(pledge):
        raise Refused("bad-luck", f"A pledge is {2 * SIZE} digits from 0 to f.")
    return pledge


def pledged(table: "Stored", guest: Guest, pledge: str) -> "Stored":
    """A guest who sits at the table pledges a share, once."""
    mine = [seat for seat in table.seats_of(guest.id) if not table.holders[seat].is_further]
    if not mine:
        raise Refused("not-seated")
    if table.status != "gathering":
        raise Refused("already-begun")
    holder = table.holders[mine[0]]
    if holder.pledge is not None:
        raise Refused("already-pledged")
    return table.with_holders({mine[0]: msgspec.structs.replace(holder, pledge=checked_pledge(pledge))})


def closed(table: "Stored", version: int) -> "Stored":
    """The seats are taken: the list of pledges is closed, and the rules are those of today."""
    assert table.sealing is not None and table.sealing.pledges is None, "a list is closed once, under a promise"
    pledges = [holder.pledge for holder in table.holders]
    sealing = msgspec.structs.replace(table.sealing, pledges=pledges, shares=[None] * len(pledges))
    return table.but(status="opening", version=version, sealing=sealing)


def is_closed(table: "Stored") -> bool:
    """Is the list of pledges closed, or was the game dealt with quick luck?"""
    return table.is_dealt or (table.sealing is not None and table.sealing.pledges is not None)


# The shares


def opened(table: "Stored", seat: int, share: str) -> "Stored":
    """A seat opens its share. To do so again changes nothing."""
    sealing = table.sealing
    if sealing is None or sealing.pledges is None:
        raise Refused("not-opening")
    if sealing.shares[seat] is not None and sealing.shares[seat] == share:
        return table
    if table.status != "opening":
        raise Refused("not-opening")
    pledge = sealing.pledges[seat]
    if pledge is None:
        raise Refused("bad-luck", "This seat has pledged no share of the luck.")
    if not is_opened_by(pledge, share):
        raise Refused("bad-luck", "This is not the share of the luck that this seat has pledged.")
    shares = [share if place == seat else open for place, open in enumerate(sealing.shares)]
    return table.but(sealing=msgspec.structs.replace(sealing, shares=shares))


def awaited(table: "Stored") -> list[int]:
    """The seats whose share is still waited for: whoever has left will not open it."""
    return [seat for seat in _unopened(table) if not table.holders[seat].is_away]


def dealt(table: "Stored") -> "Stored":
    """The game is dealt: what is not open now is withheld for good."""
    assert table.sealing is not None and not table.sealing.is_dealt, "a game is dealt once, under a promise"
    names = [holder.name or "?" for holder in table.holders]
    sealing = msgspec.structs.replace(table.sealing, is_dealt=True)
    return table.but(status="playing", names=names, sealing=sealing)


# What follows


def luck(table: "Stored") -> KindOfLuck:
    """The luck of a game that is dealt, as it stands in its record."""
    if table.sealing is None:
        return QuickLuck(table.seed)
    pledges = zip(table.sealing.pledges or [], table.sealing.shares)
    return SealedLuck(table.id, table.sealing.secret, tuple(Pledge(pledge, share) for pledge, share in pledges))


def info(table: "Stored") -> LuckInfo:
    """What everybody may know of it."""
    sealing = table.sealing
    if sealing is None:
        return LuckInfo("quick", None, [], None, [], [])
    opened = [seat for seat, share in enumerate(sealing.shares) if share is not None]
    withheld = _unopened(table) if table.is_dealt else []
    setting = None
    if sealing.pledges is not None:
        header = table.header()
        assert isinstance(header.luck, SealedLuck), "a table under a promise has sealed luck"
        setting = header.luck.setting_hash(header.setting())
    return LuckInfo("sealed", sealing.promise, sealing.pledges or [], setting, opened, withheld)


def _unopened(table: "Stored") -> list[int]:
    """The seats that pledged a share which is not open."""
    if table.sealing is None or table.sealing.pledges is None:
        return []
    pairs = enumerate(zip(table.sealing.pledges, table.sealing.shares))
    return [seat for seat, (pledge, share) in pairs if pledge is not None and share is None]
