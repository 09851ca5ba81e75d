# hot
"""What Samouraï & Katana is played with, by name and number: clans, territories, towns, cards, phases, sources of
honour."""

from typing import Final

from tatami.games.samourai_katana import printed

MOST_SEATS: Final = 6
NOTHING: Final = -1
NOBODY: Final = -1

CLANS: Final = ("oda", "takeda", "uesugi", "toyotomi", "date", "tokugawa")  # They are numbered by seat. (R2.6)

PROVINCES: Final[tuple[str, ...]] = printed.names("provinces")
TERRITORIES: Final[tuple[str, ...]] = printed.names("territories")
LANDS: Final = 45  # The map has so many territories.
LAND_LINKS: Final[list[list[int]]] = printed.links("land")  # (R2.1)
SEA_LINKS: Final[list[list[int]]] = printed.links("sea")
PROVINCE_OF: Final[list[int]] = printed.province_numbers()
TERRITORIES_OF: Final[list[list[int]]] = [
    [land for land in range(LANDS) if PROVINCE_OF[land] == province] for province in range(len(PROVINCES))
]
TOWNS: Final[tuple[str, ...]] = printed.towns()  # They are listed by territory, "" without a town.
RANKS: Final = ("none", "minor", "major")  # Towns have these ranks. (R2.3)
RANK_OF: Final[list[int]] = printed.ranks()
MINOR: Final = 1
MAJOR: Final = 2
KYOTO: Final = 0  # The capital stands in this territory.
KINAI: Final = 0  # The capital stands in this province.
TERRAINS: Final = ("plain", "mountain")  # (R2.2)

CARDS: Final[tuple[str, ...]] = printed.names("cards")
CARD_KINDS: Final = len(CARDS)
CARD_TYPES: Final = ("warrior", "special", "event", "anytime")
WARRIOR: Final = 0
SPECIAL: Final = 1  # These are the blue ones: their power counts in battles only.
EVENT: Final = 2
ANYTIME: Final = 3
# The kinds of a type follow each other; what a kind does stands in its row in `cards`.
FIRST_SPECIAL: Final = printed.first_card("special")
FIRST_EVENT: Final = printed.first_card("event")
FIRST_ANYTIME: Final = printed.first_card("anytime")

PHASES: Final = ("placing", "purchase", "activation", "levy")
PLACING: Final = 0
PURCHASE: Final = 1
ACTIVATION: Final = 2
LEVY: Final = 3

# Where honour comes from, and where it goes.
SOURCES: Final = (
    "provinces", "battles", "kyoto", "cards", "emperor", "support", "bought", "lost-cards", "lost-shogun", "sold",
    "breach", "treasure",
)  # fmt: skip
FROM_PROVINCES: Final = 0
FROM_BATTLES: Final = 1
FROM_KYOTO: Final = 2
FROM_CARDS: Final = 3
FROM_EMPEROR: Final = 4
FROM_SUPPORT: Final = 5
FROM_OFFICE: Final = 6  # It is bought from the Emperor.
LOST_TO_CARDS: Final = 7
LOST_AS_SHOGUN: Final = 8
LOST_BY_SALE: Final = 9
LOST_BY_RANK: Final = 10
FROM_TREASURE: Final = 11
ALL_SOURCES: Final = 12

SIDES: Final = ("attacker", "defender")
ATTACK: Final = 0
DEFENCE: Final = 1
LAID_EACH: Final = 3  # Each side lays two cards and a blue one.

# How the winner was found.
REASONS: Final = ("honour", "tie", "shared")
BY_HONOUR: Final = 0
BY_TIE: Final = 1
SHARED: Final = 2

# What may not be done again after a Justice: an attack on a territory is its number, a card of a player on another
# one `barred_card`.
BARRED_CARD: Final = 100


def barred_card(seat: int, card: int, target: int) -> int:
    """The number that says: this player plays this card on that one no more in this activation."""
    return BARRED_CARD + (seat * MOST_SEATS + target) * CARD_KINDS + card
