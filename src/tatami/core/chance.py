"""Quick luck. Chance is one integer: a 60-bit multiply-with-carry generator, seeded once. A few dozen throws betray
it, so what people play draws from a seal instead (`luck.py`), and chance only counts along.

A state is a word and a carry. The word is what is read; 30 bits are what plain Python multiplies quickest.
`(MULTIPLIER << 30) - 1` is a safe prime, so the period is over 2**58 from every seed.
"""

import hashlib
from typing import Final

from tatami.core._types import i64

MULTIPLIER: Final = 0x245D8694
WORD_BITS: Final = 30
WORD: Final = (1 << 30) - 1
MODULUS: Final = (MULTIPLIER << WORD_BITS) - 1  # A draw multiplies the state by MULTIPLIER, modulo this.


def seeded(seed: int | str) -> int:
    """The first state of the generator for any seed, however small or large."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % (MODULUS - 2) + 1


def advance(chance: i64) -> i64:
    """The state after one more draw."""
    word: i64 = chance & WORD
    return word * MULTIPLIER + (chance >> WORD_BITS)


def advanced(chance: int, draws: int) -> int:
    """The state after so many more draws, however many they are."""
    return chance * pow(MULTIPLIER, draws, MODULUS) % MODULUS


def share(chance: i64, sides: i64) -> i64:
    """A number from 0 to sides - 1, read off a state."""
    word: i64 = chance & WORD
    return (word * sides) >> WORD_BITS
