# hot
"""The table options and the values in play, as the engine needs them: what is printed, and what follows from it.

Every list that has something for each card and each kind is flat: `envoy_costs[envoy * KINDS + treasure]`.
"""

from typing import Final

from tatami.games.ninjato.pieces import CLANS, ELITE, ENVOYS, KINDS, MOST_ICONS, VALUES

FIRST_RUMOUR: Final = len(ENVOYS)  # The bits of the rumours stand behind those of the envoys in `payable`.
KEY_BITS: Final = 6  # Six bits hold every number of treasures of a kind.
COUNTS: Final = 1 << KEY_BITS  # There are so many numbers, from none on.
MOST_KEPT: Final = 4000  # A memo with more entries is begun anew; random play needs 200.
MOST_MEMOS: Final = 16
PURCHASES: Final[dict[tuple[int, ...], dict[int, int]]] = {}  # This is the memo of `payable`, by costs.


def cards_by_wealth(costs: list[int]) -> list[int]:
    """By kind and number of treasures: the envoys and rumours that demand no more of them, a bit each."""
    found: list[int] = []
    for kind in range(KINDS):
        wanted = costs[kind::KINDS]
        masks = [
            sum([1 << card for card, count in enumerate(wanted) if count <= owned]) for owned in range(MOST_ICONS + 1)
        ]
        found += masks + masks[-1:] * (COUNTS - len(masks))
    return found


def purchases(costs: list[int]) -> dict[int, int]:
    """The memo of what treasures can pay for, one for all tables with these costs."""
    key = tuple(costs)
    if key not in PURCHASES:
        if len(PURCHASES) >= MOST_MEMOS:
            PURCHASES.clear()
        PURCHASES[key] = {}
    return PURCHASES[key]


def pile(copies: list[int], first: int) -> list[int]:
    """So many of each kind."""
    found: list[int] = []
    for kind in range(len(copies)):
        found += [first + kind] * copies[kind]
    return found


def values_of_foes(elite_values: list[int]) -> list[int]:
    """What each guard and Elite counts, by strength and by stealth."""
    return [value + 1 for guard in range(ELITE) for value in [guard % VALUES] * 2] + elite_values


def kinds_by_value(values: list[int]) -> list[int]:
    """The kinds of treasure, the least valuable first, equals in their order."""
    ranked = [(value, kind) for kind, value in enumerate(values)]
    ranked.sort()
    return [kind for _, kind in ranked]


def skills_by_way(ways: list[int]) -> list[int]:
    """For each skill, those of its Way, a bit each."""
    return [sum([1 << skill for skill, other in enumerate(ways) if other == way]) for way in ways]


def envoys_by_clan(clans: list[int]) -> list[list[int]]:
    """The envoys of each clan, in their order."""
    return [[envoy for envoy, other in enumerate(clans) if other == clan] for clan in range(len(CLANS))]


class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    keeps_first: bool  # On a defeat the first treasure is kept, and the others go back (R4.17).
    start_hand: int  # Cards in each first hand.
    later_cards: int  # More of them for all but the first player (R2.5).
    open_cards: int  # Cards in the row of the Dojo.
    hand_limit: int  # The most cards in a hand.
    visit_cards: list[int]  # At the Dojo, by the cards in hand: none, one, more.
    house_treasures: int  # In a full house.
    palace: int  # Envoys that are open there.
    pavilion: int  # Rumours that are open there.
    times: list[int]  # What a multiplier counts with none, one, two, three cards of its kind.
    set_honour: int  # For a set and a card that counts sets.
    unused_treasure: int  # Honour for each at the end.
    card_copies: list[int]  # By value.
    guard_copies: list[int]  # By kind, without Elites.
    elite_values: list[int]  # By kind and side.
    elite_honour: list[int]  # By kind.
    elite_copies: list[int]  # By kind.
    treasure_values: list[int]  # By kind.
    treasure_copies: list[int]  # By kind.
    token_values: list[int]  # By clan, five each.
    start_tokens: list[int]  # The places of five tokens.
    clan_order: list[int]  # In which the clans are scored, scoring by scoring (R9.1).
    skill_ways: list[int]  # By skill.
    skill_costs: list[int]  # A card's value; 0 for any.
    skill_amounts: list[int]  # What a stand-in counts, a modifier changes, or how many cards more.
    envoy_clans: list[int]  # By envoy.
    envoy_ages: list[int]  # By envoy.
    envoy_costs: list[int]  # By envoy and treasure.
    rumour_costs: list[int]  # By rumour and treasure.
    sources: dict[str, str]  # Where each value comes from.
    all_cards: list[int]  # = pile(card_copies, 0). All Dojo cards.
    all_guards: list[int]  # = pile(guard_copies, 0). Without Elites.
    all_elites: list[int]  # = pile(elite_copies, ELITE). Hidden at first.
    all_treasures: list[int]  # = pile(treasure_copies, 0). All treasures.
    foe_values: list[int]  # = values_of_foes(elite_values). By whoever guards a treasure, and side.
    by_value: list[int]  # = kinds_by_value(treasure_values). Kinds, the least valuable first.
    same_way: list[int]  # = skills_by_way(skill_ways). The skills of its Way as bits, by skill.
    clan_envoys: list[list[int]]  # = envoys_by_clan(envoy_clans). The envoys of each clan.
    enough: list[int]  # = cards_by_wealth(envoy_costs + rumour_costs). By kind and count, see there.
    paid_for: dict[int, int]  # = purchases(envoy_costs + rumour_costs). A memo of `payable`.

    # Written by tools/states.py:
    __slots__ = (
        "all_cards", "all_elites", "all_guards", "all_treasures", "by_value", "card_copies", "clan_envoys",
        "clan_order", "elite_copies", "elite_honour", "elite_values", "enough", "envoy_ages", "envoy_clans",
        "envoy_costs", "foe_values", "guard_copies", "hand_limit", "house_treasures", "keeps_first", "later_cards",
        "open_cards", "paid_for", "palace", "pavilion", "rumour_costs", "same_way", "set_honour", "skill_amounts",
        "skill_costs", "skill_ways", "sources", "start_hand", "start_tokens", "times", "token_values",
        "treasure_copies", "treasure_values", "unused_treasure", "visit_cards",
    )  # fmt: skip

    def __init__(
        self,
        *,
        keeps_first: bool,
        start_hand: int,
        later_cards: int,
        open_cards: int,
        hand_limit: int,
        visit_cards: list[int],
        house_treasures: int,
        palace: int,
        pavilion: int,
        times: list[int],
        set_honour: int,
        unused_treasure: int,
        card_copies: list[int],
        guard_copies: list[int],
        elite_values: list[int],
        elite_honour: list[int],
        elite_copies: list[int],
        treasure_values: list[int],
        treasure_copies: list[int],
        token_values: list[int],
        start_tokens: list[int],
        clan_order: list[int],
        skill_ways: list[int],
        skill_costs: list[int],
        skill_amounts: list[int],
        envoy_clans: list[int],
        envoy_ages: list[int],
        envoy_costs: list[int],
        rumour_costs: list[int],
        sources: dict[str, str],
    ) -> None:
        self.keeps_first = keeps_first
        self.start_hand = start_hand
        self.later_cards = later_cards
        self.open_cards = open_cards
        self.hand_limit = hand_limit
        self.visit_cards = visit_cards
        self.house_treasures = house_treasures
        self.palace = palace
        self.pavilion = pavilion
        self.times = times
        self.set_honour = set_honour
        self.unused_treasure = unused_treasure
        self.card_copies = card_copies
        self.guard_copies = guard_copies
        self.elite_values = elite_values
        self.elite_honour = elite_honour
        self.elite_copies = elite_copies
        self.treasure_values = treasure_values
        self.treasure_copies = treasure_copies
        self.token_values = token_values
        self.start_tokens = start_tokens
        self.clan_order = clan_order
        self.skill_ways = skill_ways
        self.skill_costs = skill_costs
        self.skill_amounts = skill_amounts
        self.envoy_clans = envoy_clans
        self.envoy_ages = envoy_ages
        self.envoy_costs = envoy_costs
        self.rumour_costs = rumour_costs
        self.sources = sources
        self.all_cards = pile(card_copies, 0)
        self.all_guards = pile(guard_copies, 0)
        self.all_elites = pile(elite_copies, ELITE)
        self.all_treasures = pile(treasure_copies, 0)
        self.foe_values = values_of_foes(elite_values)
        self.by_value = kinds_by_value(treasure_values)
        self.same_way = skills_by_way(skill_ways)
        self.clan_envoys = envoys_by_clan(envoy_clans)
        self.enough = cards_by_wealth(envoy_costs + rumour_costs)
        self.paid_for = purchases(envoy_costs + rumour_costs)

    # End of what is written.
