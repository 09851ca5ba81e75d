"""A table of Ninjato: what lies where, and the questions that rules, reasons and bots share.

Every list that has something for each player and each kind is flat: `hands[seat * VALUES + value - 1]`.
"""

from typing import Final

from tatami.core._types import IS_COMPILED, has
from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    AT_DOJO,
    CLANS,
    COPIES,
    DISGUISE_BITS,
    DISGUISES,
    ENVOYS,
    FIGHTING_BITS,
    GOLD,
    KINDS,
    MEANS_BITS,
    NOBODY,
    NOT_LOOKING,
    NOTHING,
    OPEN,
    RUMOURS,
    SCORING_ROUNDS,
    STRENGTH,
    TOKENS,
    VALUES,
    WATCHMAN,
)
from tatami.games.ninjato.values import COUNTS, MOST_KEPT, Rules

NONE_OF_FIVE: Final = [0] * VALUES  # There is no card of any value, or no treasure of any kind.
UNSET: Final[list[int]] = []  # A table that is not laid yet has these. They are never written into.


class Ninjato(State):
    """A table of Ninjato. Piles have no order: what is drawn is drawn at random, but for cards looked at."""

    rules: Rules  # Shared.
    round: int  # The first has the number 1.
    order: list[int]  # Shared. The seats in the order of this round.
    placed: list[int]  # The shuriken of this round as they were placed: seat * ALL_PLACES + place.
    won: list[int]  # Honour by seat and source.
    hands: list[int]  # Cards by seat and value.
    treasures: list[int]  # By seat and kind.
    payable: list[int]  # Shared. By seat: the envoys, then the rumours that its treasures pay for, a bit each.
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
    tiles: list[int]  # Shared. The tiles of each seat, a bit each.
    ready: list[int]  # Shared. Those of them that lie face up.
    sensei: list[int]  # Shared. The tiles that are open there, in order.
    palace: list[int]  # Shared. The envoys that are open there, in order.
    pavilion: list[int]  # Shared. The rumours that are open there, in order.
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
        "next_guard", "order", "palace", "pavilion", "payable", "placed", "played", "ready", "red", "round", "row",
        "rules", "rumour_at", "seer", "sensei", "sentries", "side", "skill_at", "spent", "stage", "tiles", "tokens",
        "treasures", "won",
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
        self.payable = UNSET
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
        self.tiles = UNSET
        self.ready = UNSET
        self.sensei = UNSET
        self.palace = UNSET
        self.pavilion = UNSET
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
        copy.payable = self.payable
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
        copy.tiles = self.tiles
        copy.ready = self.ready
        copy.sensei = self.sensei
        copy.palace = self.palace
        copy.pavilion = self.pavilion
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

    def has_cards(self, seat: int) -> bool:
        """Does a seat hold any card?"""
        hands, first = self.hands, seat * VALUES
        if not IS_COMPILED:  # The comparison of lists is quicker in Python, the chain in C.
            return hands[first : first + VALUES] != NONE_OF_FIVE
        return (
            hands[first] > 0
            or hands[first + 1] > 0
            or hands[first + 2] > 0
            or hands[first + 3] > 0
            or hands[first + 4] > 0
        )

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
        return self.ready[seat] >> skill & 1 == 1

    def disguise(self, seat: int) -> int:
        """The Hensojutsu that a seat would use: its first ready one. (R6.12)"""
        if self.ready[seat] & DISGUISE_BITS:
            for skill in DISGUISES:
                if self.is_ready(seat, skill):
                    return skill
        return NOTHING

    def has_means(self, seat: int, side: int) -> bool:
        """A card, a ready stand-in of the side or a ready Hensojutsu: what a raid and every banzai need. (R4.3)"""
        return self.has_cards(seat) or self.ready[seat] & MEANS_BITS[side] != 0

    def can_fight_with_skills(self, seat: int, side: int) -> bool:
        """Has the seat a ready skill that can be part of a set on this side? (R6.1, R6.2, R6.6)"""
        return self.ready[seat] & FIGHTING_BITS[side] != 0

    def skills_of_way(self, seat: int, way: int) -> int:
        """How many tiles of a Way a seat has."""
        found = 0
        if has(self.skill_at, seat):
            ways = self.rules.skill_ways
            for skill, place in enumerate(self.skill_at):
                if place == seat and ways[skill] == way:
                    found += 1
        return found

    def is_free(self, seat: int, skill: int) -> bool:
        """Has the seat a tile of the same Way? (R5.3)"""
        return self.tiles[seat] & self.rules.same_way[skill] != 0

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

    def pays_for(self, seat: int) -> int:
        """What `payable` holds for a seat, from its treasures: `can_pay`, for all cards at once."""
        treasures, first = self.treasures, seat * KINDS
        fans = treasures[first]
        scrolls = treasures[first + 1]
        vases = treasures[first + 2]
        jades = treasures[first + 3]
        gold = treasures[first + GOLD]
        if gold == 0:  # Nothing stands for anything else: enough of each kind is enough.
            enough = self.rules.enough
            of_two = enough[fans] & enough[COUNTS + scrolls]
            return of_two & enough[2 * COUNTS + vases] & enough[3 * COUNTS + jades] & enough[4 * COUNTS]
        key = (((fans * COUNTS + scrolls) * COUNTS + vases) * COUNTS + jades) * COUNTS + gold
        memo = self.rules.paid_for
        if key not in memo:
            if len(memo) >= MOST_KEPT:
                memo.clear()
            memo[key] = self.find_payable(seat)
        return memo[key]

    def find_payable(self, seat: int) -> int:
        """The same, without the memo."""
        costs = self.rules.envoy_costs + self.rules.rumour_costs
        most = self.in_all(self.treasures, seat)
        found = 0
        for card in range(len(ENVOYS) + len(RUMOURS)):
            if sum(costs[card * KINDS : card * KINDS + KINDS]) <= most and self.can_pay(seat, costs, card):
                found |= 1 << card
        return found

    def clear_in(self, house: int) -> int:
        """How many clear treasures a house has."""
        return self.in_all(self.clear, house)

    def has_clear(self, house: int) -> bool:
        """Has a house any clear treasure?"""
        clear, first = self.clear, house * KINDS
        if not IS_COMPILED:
            return clear[first : first + KINDS] != NONE_OF_FIVE
        return (
            clear[first] > 0
            or clear[first + 1] > 0
            or clear[first + 2] > 0
            or clear[first + 3] > 0
            or clear[first + 4] > 0
        )

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
        return not self.has_clear(house) and self.red_in(house) == 0

    def lowest(self, treasures: list[int], house: int) -> int:
        """The least valuable treasure of a house, of equals the first kind. (R4.9)"""
        first = house * KINDS
        for kind in self.rules.by_value:
            if treasures[first + kind]:
                return kind
        return NOTHING

    def highest_clear(self, house: int) -> int:
        """The most valuable clear treasure of a house, of equals the last kind. (R4.13)"""
        best = NOTHING
        for kind in self.rules.by_value:
            if self.clear[house * KINDS + kind]:
                best = kind
        return best

    # A raid

    def foe_value(self) -> int:
        """What a total must exceed by strength or undercut by stealth. (R4.5, R4.15)"""
        return self.rules.foe_values[self.foe * 2 + self.side]

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
        for envoy in self.rules.clan_envoys[clan]:
            if self.envoy_at[envoy] == seat:
                found += 1
        return found

    def oldest(self, seat: int, clan: int) -> int:
        """The age of a seat's oldest envoy of a clan."""
        age = 0
        for envoy in self.rules.clan_envoys[clan]:
            if self.envoy_at[envoy] == seat:
                age = max(age, self.rules.envoy_ages[envoy])
        return age

    def contenders(self, clan: int) -> list[int]:
        """The seats with envoys of a clan, the most first, of equals the oldest envoy. (R9.2, R9.3)"""
        counts = [0] * self.seats
        oldest = [0] * self.seats
        holders, ages = self.envoy_at, self.rules.envoy_ages
        for envoy in self.rules.clan_envoys[clan]:
            seat = holders[envoy]
            if seat >= 0:
                counts[seat] += 1
                oldest[seat] = max(oldest[seat], ages[envoy])
        ranked = [(-counts[seat], -oldest[seat], seat) for seat in range(self.seats) if counts[seat]]
        ranked.sort()
        return [seat for _, _, seat in ranked]

    def rumours_of(self, seat: int, kind: int) -> int:
        """How many rumours of a kind a seat has."""
        found = 0
        for rumour in range(kind * COPIES, kind * COPIES + COPIES):
            if self.rumour_at[rumour] == seat:
                found += 1
        return found

    def all_of(self, places: list[int], seat: int) -> int:
        """How many cards or tiles of a kind a seat has."""
        return places.count(seat)

    # All of it

    def recount(self) -> None:
        """A table was laid by hand: what is open, which tiles a seat has and what it can pay for, by where all is."""
        self.tiles = [0] * self.seats
        self.ready = [0] * self.seats
        for skill, seat in enumerate(self.skill_at):
            if seat >= 0:
                self.tiles[seat] |= 1 << skill
                if not self.is_used[skill]:
                    self.ready[seat] |= 1 << skill
        self.sensei = [skill for skill, place in enumerate(self.skill_at) if place == OPEN]
        self.palace = [envoy for envoy, place in enumerate(self.envoy_at) if place == OPEN]
        self.pavilion = [rumour for rumour, place in enumerate(self.rumour_at) if place == OPEN]
        self.payable = [self.pays_for(seat) for seat in range(self.seats)]
