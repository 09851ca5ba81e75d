# plain
"""How a table's luck is promised before the game and opened after it: see docs/decisions/chance.md.

Whoever keeps the table draws a secret and shows only its hash, the promise. Every player may draw a share and show
only its hash, the pledge. When all hashes lie open and the list is closed, the shares are opened; secret and shares
together make the key of the game's luck. Nothing here draws: secrets and shares come from outside.

What is hashed is text, lines joined by line feeds, and no line holds one. Hashes are BLAKE2b with 32 bytes, in
lower-case hexadecimal.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from hmac import compare_digest
from typing import Any

from tatami.core.errors import BadOption, quoted

SIZE = 32  # A secret, a share, a hash and a key have so many bytes.
NO_PLEDGE = "-"  # A bot, a further seat at one screen, and a player who gave none have it.
WITHHELD = "withheld"  # It stands for a share that was pledged and never opened.
LONGEST_TABLE = 200  # In characters.


class Secret:
    """32 bytes that nobody may see before the game is over. It shows itself to nobody who does not ask for `hex`."""

    __slots__ = ("_bytes",)

    def __init__(self, secret: bytes) -> None:
        if type(secret) is not bytes or len(secret) != SIZE:
            raise BadOption("bad-luck", f"The secret of a table is {SIZE} bytes.")
        self._bytes = secret

    @classmethod
    def from_hex(cls, text: str) -> "Secret":
        """A secret that was written down."""
        if not is_hash(text):
            raise BadOption("bad-luck", f"The secret of a table is {2 * SIZE} digits from 0 to f.")
        return cls(bytes.fromhex(text))

    def hex(self) -> str:
        """The secret itself, to be kept where nobody looks or to be told when the game is over."""
        return self._bytes.hex()

    def key(self, said: str) -> bytes:
        """The hash of a text under this secret."""
        return blake2b(said.encode(), digest_size=SIZE, key=self._bytes).digest()

    def __repr__(self) -> str:
        return "<secret>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and compare_digest(self._bytes, other._bytes)

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __reduce__(self) -> Any:
        raise TypeError("A secret cannot be copied or written down by accident.")


def hash_of(*lines: str) -> str:
    """The hash of lines of text."""
    return blake2b("\n".join(lines).encode(), digest_size=SIZE).hexdigest()


def is_hash(text: object) -> bool:
    """Is this a hash, a share or a secret as they are written down?"""
    return isinstance(text, str) and len(text) == 2 * SIZE and set(text) <= set("0123456789abcdef")


def promise_of(table: str, secret: Secret) -> str:
    """C: what the keeper of a table shows before anybody sits down."""
    return hash_of("tatami promise 1", f"table {table}", f"secret {secret.hex()}")


def pledge_of(share: str) -> str:
    """c: what a player shows when sitting down. The share is 32 bytes in hexadecimal."""
    if not is_hash(share):
        raise BadOption("bad-luck", f"A share of the luck is {2 * SIZE} digits from 0 to f, not {quoted(share)}.")
    return hash_of("tatami pledge 1", f"share {share}")


def is_opened_by(pledge: str, share: str) -> bool:
    """Is this the share that was pledged?"""
    return is_hash(share) and compare_digest(pledge_of(share).encode(), pledge.encode())


def share_from(text: str) -> str:
    """A share made of any text that a player thought up."""
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadOption("bad-luck", "A share of the luck is text that can be written down.")
    return hash_of("tatami share 1", text)


def known_key(seed: str) -> bytes:
    """The key of a game whose luck is to be repeated: everybody who has the seed has it."""
    return bytes.fromhex(hash_of("tatami known key 1", f"seed {seed}"))


@dataclass(frozen=True, slots=True)
class Pledge:
    """What one seat adds to the luck: the hash it showed, if any, and the share, once that is opened. Printed, it
    shows the hash alone."""

    pledge: str | None = None
    share: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if self.pledge is None and self.share is not None:
            raise BadOption("bad-luck", "A share of the luck was opened that nobody pledged.")
        if self.pledge is not None and not is_hash(self.pledge):
            raise BadOption("bad-luck", f"A pledge is {2 * SIZE} digits from 0 to f, not {quoted(self.pledge)}.")
        if self.pledge is not None and self.share is not None and not is_opened_by(self.pledge, self.share):
            raise BadOption("bad-luck", "A share of the luck is not the one that was pledged.")

    @property
    def is_withheld(self) -> bool:
        """Was a share pledged and not opened?"""
        return self.pledge is not None and self.share is None

    def line(self) -> str:
        """As it stands in a record, and in what the key is made of."""
        if self.pledge is None:
            return f"share {NO_PLEDGE}"
        return f"share {self.pledge} {self.share or WITHHELD}"


def closed_list(promise: str, pledges: Iterable[Pledge]) -> list[str]:
    """L: the promise, then each seat's pledge or `-`; it is shown to all before any share is opened."""
    return [promise, *(pledge.pledge or NO_PLEDGE for pledge in pledges)]


def setting_hash(setting: Iterable[str], table: str, promise: str, pledges: Iterable[Pledge]) -> str:
    """H: the hash of all that the key is made of, but for the secret and the shares. It is shown and kept with the
    closed list, before any share is opened, so that nobody can choose a setting, a promise or a pledge afterwards."""
    _, *pledged = closed_list(promise, pledges)
    lines = [*setting, f"table {table}", f"promise {promise}", *(f"pledge {pledge}" for pledge in pledged)]
    return hash_of("tatami setting 1", *lines)


def key_of(secret: Secret, setting: Iterable[str], table: str, promise: str, pledges: Iterable[Pledge]) -> bytes:
    """K: the key of the game's luck. `setting` are the lines of the header that say what is played."""
    lines = [
        "tatami luck 1",
        *setting,
        f"table {table}",
        f"promise {promise}",
        *(pledge.line() for pledge in pledges),
    ]
    return secret.key("\n".join(lines))
