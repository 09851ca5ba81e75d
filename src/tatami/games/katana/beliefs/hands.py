# hot
"""What a hidden hand may hold, from what all have seen of it.

A card that somebody kept when his turn ended is hardly one that is best played at once, and rather a parry, a weapon
or a Daimyo. Who let a blow land that left him one life or none had hardly a parry. The figures are what bots with
these hints really keep, drawn towards chance, since people keep more.
"""

from functools import lru_cache
from typing import Final

from tatami.games.katana.state import CARDS, PARRY, WEAPONS

# How much likelier than chance a kept card is of a kind.
LIKELIER: Final = {
    "armour": 0.1, "fast-draw": 0.1, "focus": 0.1, "bushido": 1.3, "parry": 1.7, "tea-ceremony": 0.1,
    "battle-cry": 0.4, "daimyo": 1.8, "diversion": 0.1, "geisha": 0.1, "breathing": 1.2, "jujutsu": 0.5,
}  # fmt: skip
KEPT: Final = [1.15 if kind < WEAPONS else LIKELIER.get(card, 1.0) for kind, card in enumerate(CARDS)]
BARE: Final = 0.25  # A parry is so much rarer among cards that were there when none was used.
EVEN: Final = [1.0] * len(CARDS)
WITHOUT_PARRY: Final = [BARE if kind == PARRY else 1.0 for kind in range(len(CARDS))]
KEPT_WITHOUT_PARRY: Final = [weight * other for weight, other in zip(KEPT, WITHOUT_PARRY)]

Part = tuple[int, list[float]]  # It has so many cards of a hand, each kind so likely among them.


@lru_cache(maxsize=4096)
def parts(size: int, kept: int, bare: int) -> list[Part]:
    """A hand of so many cards in parts that are alike: of the oldest, so many were kept, and so many had no parry."""
    both = min(size, kept, bare)
    only_kept = min(size, kept) - both
    only_bare = min(size, bare) - both
    rest = size - both - only_kept - only_bare
    found = ((both, KEPT_WITHOUT_PARRY), (only_kept, KEPT), (only_bare, WITHOUT_PARRY), (rest, EVEN))
    return [(count, weights) for count, weights in found if count]


def holds(hand: list[Part], unseen: list[int], kinds: list[int]) -> float:
    """The chance that such a hand has at least one card of these kinds, out of so many unseen of each kind."""
    lacks = 1.0
    for count, weights in hand:
        if weights is EVEN:
            whole: float = sum(unseen)
            held: float = sum([unseen[kind] for kind in kinds])
        else:
            whole = sum([copies * weight for copies, weight in zip(unseen, weights)])
            held = sum([unseen[kind] * weights[kind] for kind in kinds])
        if whole > 0:
            lacks *= (1.0 - min(1.0, held / whole)) ** count
    return 1.0 - lacks
