"""A table of Ninjato: the values in play, what lies where, and the questions that rules, reasons and bots share.

Every list that has something for each player and each kind is flat: `hands[seat * VALUES + value - 1]`.
"""

from typing import Final

from tatami.core._types import has
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    AT_DOJO,
    CLANS,
    COPIES,
    ELITE,
    ENVOYS,
    FIGHTING_OF,
    GOLD,
    HENSOJUTSU,
    KINDS,
    NOBODY,
    NOT_LOOKING,
    NOTHING,
    OPEN,
    RUMOURS,
    SCORING_ROUNDS,
    SKILLS,
    STAND_INS_OF,
    STRENGTH,
    TOKENS,
    VALUES,
    WATCHMAN,
)

UNSET: Final[list[int]] = []  # of a table that is not laid yet; never written into


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

    # Written by tools/states.py:
    __slots__ = (
        "card_copies", "clan_order", "elite_copies", "elite_honour", "elite_values", "envoy_ages", "envoy_clans",
        "envoy_costs", "guard_copies", "hand_limit", "house_treasures", "keeps_first", "later_cards", "open_cards",
        "palace", "pavilion", "rumour_costs", "set_honour", "skill_amounts", "skill_costs", "skill_ways", "sources",
        "start_hand", "start_tokens", "times", "token_values", "treasure_copies", "treasure_values",
        "unused_treasure", "visit_cards",
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

    # End of what is written.


class Ninjato(State):
    """A table of Ninjato. Piles have no order: what is drawn is drawn at random, but for cards looked at."""

    rules: Rules  # Shared.
    round: int  # The first has the number 1.
    order: list[int]  # Shared. The seats in the order of this round.
    placed: list[int]  # The shuriken of this round as they were placed: seat * ALL_PLACES + place.
    won: list[int]  # Honour by seat and source.
    hands: list[int]  # Cards by seat and value.
    treasures: list[int]  # By seat and kind.
    captured: list[int]  # Elites by seat and kind.
    card_pile: list[int]  # The hidden cards of the Dojo.
    card_discards: list[int]  # Open.
    row: list[int]  # The open cards at the Dojo.
    guard_pile: list[int]  # Without Elites.
    guard_discards: list[int]  # Open.
    next_guard: int  # = NOTHING. The guard on top of its pile, if somebody looked at it.
    elite_pile: list[int]  # Hidden.
    elite_discards: list[int]  # Open.
    next_elite: int  # = NOTHING. The Elite on top, if somebody looked at it.
    seer: int  # = NOBODY. Who looked at the cards on top.
    bag: list[int]  # Treasures to draw.
    spent: list[int]  # Treasures that come back when the bag is empty.
    clear: list[int]  # Treasures by house and kind.
    red: list[int]  # By house and kind.
    tokens: list[int]  # The clan token of each house.
    sentries: list[int]  # By house; NOTHING where it is closed.
    skill_at: list[int]  # A seat, or IN_DECK, OPEN, GONE; decks have no order.
    is_used: list[int]  # 1 for a tile that lies face down.
    envoy_at: list[int]  # A seat, or IN_DECK, OPEN.
    rumour_at: list[int]  # A seat, or IN_DECK, OPEN.
    house: int  # = NOTHING. The one that is raided now.
    side: int  # = NOTHING. The side of the raid: STRENGTH or STEALTH.
    foe: int  # = NOTHING. Who guards the next treasure and is being fought.
    is_sentry: bool  # Is the foe the sentry of the house?
    looks: int  # = NOT_LOOKING. Does Boryaku work in this raid?
    loot: list[int]  # Treasures won in this raid, in order.
    played: list[int]  # Shared. The cards that won the last fight, by value.
    stage: int  # PLAYING, or at the end of a round AFTER_ROUND + the clans that were scored.

    # Written by tools/states.py:
    __slots__ = (
        "bag", "captured", "card_discards", "card_pile", "clear", "elite_discards", "elite_pile", "envoy_at", "foe",
        "guard_discards", "guard_pile", "hands", "house", "is_sentry", "is_used", "looks", "loot", "next_elite",
        "next_guard", "order", "placed", "played", "red", "round", "row", "rules", "rumour_at", "seer", "sentries",
        "side", "skill_at", "spent", "stage", "tokens", "treasures", "won",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.round = 0
        self.order = UNSET
        self.placed = UNSET
        self.won = UNSET
        self.hands = UNSET
        self.treasures = UNSET
        self.captured = UNSET
        self.card_pile = UNSET
        self.card_discards = UNSET
        self.row = UNSET
        self.guard_pile = UNSET
        self.guard_discards = UNSET
        self.next_guard = NOTHING
        self.elite_pile = UNSET
        self.elite_discards = UNSET
        self.next_elite = NOTHING
        self.seer = NOBODY
        self.bag = UNSET
        self.spent = UNSET
        self.clear = UNSET
        self.red = UNSET
        self.tokens = UNSET
        self.sentries = UNSET
        self.skill_at = UNSET
        self.is_used = UNSET
        self.envoy_at = UNSET
        self.rumour_at = UNSET
        self.house = NOTHING
        self.side = NOTHING
        self.foe = NOTHING
        self.is_sentry = False
        self.looks = NOT_LOOKING
        self.loot = UNSET
        self.played = UNSET
        self.stage = 0

    def clone(self) -> "Ninjato":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = Ninjato(self.seats, self.chance, rules=self.rules)
        copy.copy_table(self)
        copy.round = self.round
        copy.order = self.order
        copy.placed = self.placed.copy()
        copy.won = self.won.copy()
        copy.hands = self.hands.copy()
        copy.treasures = self.treasures.copy()
        copy.captured = self.captured.copy()
        copy.card_pile = self.card_pile.copy()
        copy.card_discards = self.card_discards.copy()
        copy.row = self.row.copy()
        copy.guard_pile = self.guard_pile.copy()
        copy.guard_discards = self.guard_discards.copy()
        copy.next_guard = self.next_guard
        copy.elite_pile = self.elite_pile.copy()
        copy.elite_discards = self.elite_discards.copy()
        copy.next_elite = self.next_elite
        copy.seer = self.seer
        copy.bag = self.bag.copy()
        copy.spent = self.spent.copy()
        copy.clear = self.clear.copy()
        copy.red = self.red.copy()
        copy.tokens = self.tokens.copy()
        copy.sentries = self.sentries.copy()
        copy.skill_at = self.skill_at.copy()
        copy.is_used = self.is_used.copy()
        copy.envoy_at = self.envoy_at.copy()
        copy.rumour_at = self.rumour_at.copy()
        copy.house = self.house
        copy.side = self.side
        copy.foe = self.foe
        copy.is_sentry = self.is_sentry
        copy.looks = self.looks
        copy.loot = self.loot.copy()
        copy.played = self.played
        copy.stage = self.stage
        return copy

    # End of what is written.

    # Players

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        hands, first = self.hands, seat * VALUES
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3] + hands[first + 4]

    def honour(self, seat: int) -> int:
        """What a seat has on the track."""
        return self.won[seat * 3] + self.won[seat * 3 + 1] + self.won[seat * 3 + 2]

    def turn(self) -> int:
        """Who places the next shuriken of this round. (R3.1)"""
        return self.order[len(self.placed) % self.seats]

    def dojo_stack(self) -> list[int]:
        """The seats of the shuriken at the Dojo, the top first. (R3.6)"""
        found = [entry // ALL_PLACES for entry in self.placed if entry % ALL_PLACES == AT_DOJO]
        found.reverse()
        return found

    def next_order(self) -> list[int]:
        """The order of the coming round: the Dojo's stack, then the others as they were. (R8.2)"""
        found: list[int] = []
        for seat in self.dojo_stack():
            if not has(found, seat):
                found.append(seat)
        for seat in self.order:
            if not has(found, seat):
                found.append(seat)
        return found

    # Skills

    def is_ready(self, seat: int, skill: int) -> bool:
        """Has the seat this tile, face up? (R5.5)"""
        return self.skill_at[skill] == seat and not self.is_used[skill]

    def disguise(self, seat: int) -> int:
        """The Hensojutsu that a seat would use: its first ready one. (R6.12)"""
        for skill in range(HENSOJUTSU, len(SKILLS)):
            if self.is_ready(seat, skill):
                return skill
        return NOTHING

    def has_means(self, seat: int, side: int) -> bool:
        """A card, a ready stand-in of the side or a ready Hensojutsu: what a raid and every banzai need. (R4.3)"""
        if self.hand_size(seat) > 0 or self.disguise(seat) != NOTHING:
            return True
        return len([skill for skill in STAND_INS_OF[side] if self.is_ready(seat, skill)]) > 0

    def can_fight_with_skills(self, seat: int, side: int) -> bool:
        """Has the seat a ready skill that can be part of a set on this side? (R6.1, R6.2, R6.6)"""
        skill_at, is_used = self.skill_at, self.is_used
        found = False
        for skill in FIGHTING_OF[side]:
            found = found or (skill_at[skill] == seat and not is_used[skill])
        return found

    def skills_of_way(self, seat: int, way: int) -> int:
        """How many tiles of a Way a seat has."""
        found = 0
        for skill in range(len(SKILLS)):
            if self.skill_at[skill] == seat and self.rules.skill_ways[skill] == way:
                found += 1
        return found

    def is_free(self, seat: int, skill: int) -> bool:
        """Has the seat a tile of the same Way? (R5.3)"""
        return self.skills_of_way(seat, self.rules.skill_ways[skill]) > 0

    def can_learn(self, seat: int, skill: int) -> bool:
        """Is the tile at the Sensei, and can the seat pay for it? (R5.1, R5.2)"""
        if self.skill_at[skill] != OPEN:
            return False
        if self.is_free(seat, skill):
            return True
        cost = self.rules.skill_costs[skill]
        return self.hand_size(seat) > 0 if cost == 0 else self.hands[seat * VALUES + cost - 1] > 0

    # Treasures

    def can_pay(self, seat: int, costs: list[int], card: int) -> bool:
        """Can a seat pay what a card demands, with gold for whatever is missing? (R7.2, R7.5)"""
        first = card * KINDS
        mine = seat * KINDS
        gold = self.treasures[mine + GOLD] - costs[first + GOLD]
        for kind in range(GOLD):
            missing = costs[first + kind] - self.treasures[mine + kind]
            if missing > 0:
                gold -= missing
        return gold >= 0

    def clear_in(self, house: int) -> int:
        """How many clear treasures a house has."""
        return self.in_all(self.clear, house)

    def red_in(self, house: int) -> int:
        """How many red treasures a house has."""
        return self.in_all(self.red, house)

    def in_all(self, treasures: list[int], place: int) -> int:
        """How many treasures of all kinds a house or a player has."""
        first = place * KINDS
        some = treasures[first] + treasures[first + 1] + treasures[first + 2]
        return some + treasures[first + 3] + treasures[first + 4]

    def is_closed(self, house: int) -> bool:
        """Is there nothing to take? (R4.22)"""
        return self.clear_in(house) + self.red_in(house) == 0

    def lowest(self, treasures: list[int], house: int) -> int:
        """The least valuable treasure of a house, of equals the first kind. (R4.9)"""
        best = NOTHING
        for kind in range(KINDS):
            if not treasures[house * KINDS + kind]:
                continue
            if best == NOTHING or self.rules.treasure_values[kind] < self.rules.treasure_values[best]:
                best = kind
        return best

    def highest_clear(self, house: int) -> int:
        """The most valuable clear treasure of a house, of equals the last kind. (R4.13)"""
        best = NOTHING
        for kind in range(KINDS):
            if not self.clear[house * KINDS + kind]:
                continue
            if best == NOTHING or self.rules.treasure_values[kind] >= self.rules.treasure_values[best]:
                best = kind
        return best

    # A raid

    def foe_value(self) -> int:
        """What a total must exceed by strength or undercut by stealth. (R4.5, R4.15)"""
        if self.foe >= ELITE:
            return self.rules.elite_values[(self.foe - ELITE) * 2 + self.side]
        return self.foe % VALUES + 1

    def foe_card(self) -> int:
        """The card that lies beside its pile in a fight; NOTHING for a sentry and for the watchman."""
        return NOTHING if self.is_sentry or self.foe == WATCHMAN else self.foe

    def wins(self, total: int) -> bool:
        """Does this total beat the guard? Ties lose. (R4.5)"""
        return total > self.foe_value() if self.side == STRENGTH else total < self.foe_value()

    # Clans

    def free_tokens(self) -> list[int]:
        """The tokens that lie beside the board."""
        return [token for token in range(len(CLANS) * TOKENS) if not has(self.tokens, token)]

    def clan_worth(self, clan: int) -> int:
        """The tokens of a clan on houses. (R9.4)"""
        total = 0
        for token in self.tokens:
            if token // TOKENS == clan:
                total += self.rules.token_values[token]
        return total

    def clans_to_score(self, round: int) -> list[int]:
        """The clans that are scored after a round, in their order. (R8.7, R9.1)"""
        for number in range(len(SCORING_ROUNDS)):
            if SCORING_ROUNDS[number] == round:
                return self.rules.clan_order[number * len(CLANS) : (number + 1) * len(CLANS)]
        return []

    def envoys_of(self, seat: int, clan: int) -> int:
        """How many envoys of a clan a seat has."""
        found = 0
        for envoy in range(len(ENVOYS)):
            if self.envoy_at[envoy] == seat and self.rules.envoy_clans[envoy] == clan:
                found += 1
        return found

    def oldest(self, seat: int, clan: int) -> int:
        """The age of a seat's oldest envoy of a clan."""
        age = 0
        for envoy in range(len(ENVOYS)):
            if self.envoy_at[envoy] == seat and self.rules.envoy_clans[envoy] == clan:
                age = max(age, self.rules.envoy_ages[envoy])
        return age

    def contenders(self, clan: int) -> list[int]:
        """The seats with envoys of a clan, the most first, of equals the oldest envoy. (R9.2, R9.3)"""
        ranked = [
            (-self.envoys_of(seat, clan), -self.oldest(seat, clan), seat)
            for seat in range(self.seats)
            if self.envoys_of(seat, clan)
        ]
        ranked.sort()
        return [seat for _, _, seat in ranked]

    def open_rumours(self) -> list[int]:
        """The rumours at the Pavilion."""
        return [rumour for rumour in range(len(RUMOURS)) if self.rumour_at[rumour] == OPEN]

    def rumours_of(self, seat: int, kind: int) -> int:
        """How many rumours of a kind a seat has."""
        found = 0
        for rumour in range(kind * COPIES, kind * COPIES + COPIES):
            if self.rumour_at[rumour] == seat:
                found += 1
        return found

    def all_of(self, places: list[int], seat: int) -> int:
        """How many cards or tiles of a kind a seat has."""
        found = 0
        for place in places:
            if place == seat:
                found += 1
        return found
