"""Luck that decides instead of the quick generator of `chance.py`: see docs/decisions/chance.md.

A state without one draws quick luck. Sealed luck is for everything that people play. Scripted luck, in which a draw
beyond the script asks for more, is a third kind that only has to answer `below`.
"""

from hashlib import blake2b
from struct import unpack
from typing import Any, Final

from tatami.core._types import mypyc_attr

KEY_SIZE: Final = 32  # In bytes.
WORDS: Final = 1 << 32  # So many words there are: a word has four bytes.
BLOCK_FORMAT: Final = "<16I"  # A block of 64 bytes is sixteen words, lowest byte first.
COUNTER_SIZE: Final = 8  # In bytes.


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where the numbers of one table come from, one after the other. It belongs to one state and is never copied: a
    clone and an imagined world go on with quick luck."""

    __slots__ = ("draws",)

    def __init__(self) -> None:
        self.draws = 0  # So many numbers were asked for.

    def below(self, sides: int) -> int:
        """The next number, from 0 to sides - 1. Counts the draw."""
        raise NotImplementedError  # contract

    def __repr__(self) -> str:
        return "<luck>"

    def __reduce__(self) -> Any:
        raise TypeError("Luck cannot be copied or written down; the record of a game can.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Seal(Luck):
    """Sealed luck: keyed BLAKE2b in counter mode. Block n is the hash of n under the key; numbers are read off its
    words by rejection, so that each is exactly as likely as the others. The key itself is not kept here."""

    __slots__ = ("_blocks", "_keyed", "_words")

    def __init__(self, key: bytes) -> None:
        super().__init__()
        assert len(key) == KEY_SIZE, "the key of a seal has 32 bytes"
        self._keyed: Any = blake2b(key=key)
        self._blocks = 0
        self._words: list[int] = []  # Those left of the last block, the next one last.

    def below(self, sides: int) -> int:
        assert 0 < sides <= WORDS, "a seal draws one of 1 to 2**32 numbers"
        self.draws += 1
        fair = WORDS - WORDS % sides  # Words from here on would favour the small numbers.
        while True:
            if not self._words:
                self._words = self._next_block()
            word = self._words.pop()
            if word < fair:
                return word % sides

    def _next_block(self) -> list[int]:
        block = self._keyed.copy()
        block.update(self._blocks.to_bytes(COUNTER_SIZE, "little"))
        self._blocks += 1
        return [*reversed(unpack(BLOCK_FORMAT, block.digest()))]

    def __repr__(self) -> str:
        return "<sealed luck>"
