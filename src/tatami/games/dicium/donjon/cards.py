# hot
"""The adventure cards, one row each: the power, its clause, and what kind of card it is.

Rules and bots ask for a power, never for a card by its name: which card has it stands here alone. What happens when a
card is revealed is in `adventures`, what scrolls do in `deeds`.
"""

from typing import Final

# The powers, numbered as the cards that have them. Those of finds:
ADDS_STEP: Final = 0
ADDS_STRENGTH: Final = 1
ADDS_FACE: Final = 2
ADDS_THROW: Final = 3
LEADS_THROUGH: Final = 4
SCROLLS: Final = 5  # The first scroll.
READ_TO_PASS: Final = 5
READ_TO_BURN: Final = 6
READ_TO_REMOVE: Final = 7
READ_TO_RETURN: Final = 8
READ_TO_TURN: Final = 9
ITEMS: Final = 10  # + colour: a bonus of the colour for good.
# Those of traps:
TRAPS: Final = 14  # The first trap.
BARS_MOVES: Final = 14
TAKES_ACTION: Final = 15
TAKES_DIE: Final = 16
TAKES_BONUSES: Final = 17
BARS_MAGIC: Final = 18
TAKES_THROW: Final = 19
WEAKENS: Final = 20
OPENS_FLOOR: Final = 21
# And of the others:
GOBLINS: Final = 22  # + distance - 1
KING: Final = 25

# The kinds of cards; scrolls and items are finds. (R2.4, R8.1)
FIND: Final = 0
TRAP: Final = 1
GOBLIN_CARD: Final = 2
LAST: Final = 3
KINDS_OF_CARD: Final = ("find", "trap", "goblin")
FIRST_OF_KIND: Final = (0, TRAPS, GOBLINS, KING)


class Card:
    """An adventure card."""

    __slots__ = ("clause", "is_item", "is_scroll", "key", "kind", "power")

    def __init__(
        self, power: int, key: str, clause: str, kind: int, *, is_scroll: bool = False, is_item: bool = False
    ) -> None:
        self.power = power
        self.key = key
        self.clause = clause
        self.kind = kind
        self.is_scroll = is_scroll  # It is kept to be read later. (R8.5)
        self.is_item = is_item  # It lies before a player for good. (R8.6)


ROWS: Final = (
    Card(ADDS_STEP, "haste", "R8.4", FIND),
    Card(ADDS_STRENGTH, "strength", "R8.4", FIND),
    Card(ADDS_FACE, "dexterity", "R8.4", FIND),
    Card(ADDS_THROW, "insight", "R8.4", FIND),
    Card(LEADS_THROUGH, "secret-passage", "R8.4", FIND),
    Card(READ_TO_PASS, "scroll-passwall", "R8.7", FIND, is_scroll=True),
    Card(READ_TO_BURN, "scroll-fireball", "R8.7", FIND, is_scroll=True),
    Card(READ_TO_REMOVE, "scroll-disintegration", "R8.7", FIND, is_scroll=True),
    Card(READ_TO_RETURN, "scroll-portal", "R8.7", FIND, is_scroll=True),
    Card(READ_TO_TURN, "scroll-fate", "R8.8", FIND, is_scroll=True),
    Card(ITEMS, "boots", "R8.6", FIND, is_item=True),
    Card(ITEMS + 1, "sceptre", "R8.6", FIND, is_item=True),
    Card(ITEMS + 2, "sword", "R8.6", FIND, is_item=True),
    Card(ITEMS + 3, "gloves", "R8.6", FIND, is_item=True),
    Card(BARS_MOVES, "pit", "R8.9", TRAP),
    Card(TAKES_ACTION, "web", "R8.9", TRAP),
    Card(TAKES_DIE, "gas", "R8.9", TRAP),
    Card(TAKES_BONUSES, "curse", "R8.9", TRAP),
    Card(BARS_MAGIC, "silence", "R8.9", TRAP),
    Card(TAKES_THROW, "darkness", "R8.9", TRAP),
    Card(WEAKENS, "poison", "R8.9", TRAP),
    Card(OPENS_FLOOR, "trapdoor", "R8.9", TRAP),
    Card(GOBLINS, "lurking", "R8.11", GOBLIN_CARD),
    Card(GOBLINS + 1, "prowling", "R8.11", GOBLIN_CARD),
    Card(GOBLINS + 2, "scout", "R8.11", GOBLIN_CARD),
    Card(KING, "king", "R13.1", LAST),
)
CARDS: Final = tuple([row.key for row in ROWS])


def kind_of(card: int) -> int:
    """A find, a trap or a goblin. (R8.1)"""
    return ROWS[card].kind


def is_scroll(card: int) -> bool:
    """Is it kept to be read later? (R8.5)"""
    return ROWS[card].is_scroll


def is_item(card: int) -> bool:
    """Does it lie before a player for good? (R8.6)"""
    return ROWS[card].is_item
