"""Chance is one integer: a 61-bit multiply-with-carry generator, seeded once.

`MULTIPLIER * 2**32 - 1` is a safe prime, so the period is about 2**60 from every seed.
"""

import hashlib
from typing import Final

from tatami.core._types import i64

MULTIPLIER: Final = 0x1B8734D1
LOW: Final = 0xFFFFFFFF


def seeded(seed: int | str) -> int:
    """The first state of the generator for any seed, however small or large."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % ((MULTIPLIER << 32) - 3) + 1


def advance(chance: i64) -> i64:
    """The state after one more draw."""
    low: i64 = chance & LOW
    return low * MULTIPLIER + (chance >> 32)


def share(chance: i64, sides: i64) -> i64:
    """A number from 0 to sides - 1, read off a state."""
    low: i64 = chance & LOW
    return (low * sides) >> 32
