"""The nouns of Samouraï & Katana: clans, territories, samurai, castles, cards, and the table they lie on.

Every list that has something for each player and each kind is flat: `hands[seat * CARD_KINDS + card]`.
"""

from typing import Final

from tatami.core.luck import Luck
from tatami.core.state import State
from tatami.games.samourai_katana.pieces import (
    ATTACK,
    CARD_KINDS,
    LANDS,
    NOBODY,
    NOTHING,
    PLACING,
    RANK_OF,
    TERRITORIES_OF,
)

UNSET: Final[list[int]] = []  # The lists of a table that is not laid yet are this one. It is never written into.


class Rules:
    """The table options and the values in play. Never changes; clones share it."""

    mark: int  # So much honour ends the game.
    bar: int  # At so much honour the Emperor sells no more.
    negotiation: bool
    seppuku: bool
    justice_for_others: bool
    clan_treasure: bool
    koku_land: bool
    shogun_power: bool
    exchange: bool
    emperor_sale: bool
    emperor_support: bool
    imperial_kyoto: bool
    limited_emperor: bool
    rank_breach: bool
    new_ninja: bool
    latched: bool
    score_at_round_end: bool
    samurai: int  # Each clan has so many.
    minor_towns: int  # Each player draws so many beside a major one.
    koku: int  # Each player begins with so many.
    hand: int  # A hand has so many cards at the start, and is filled up to them.
    castles: int  # Each clan has so many.
    samurai_price: int
    castle_price: int
    kyoto_price: int
    move_price: int
    clan_points: list[int]  # A town counts so much by its rank.
    tax: list[int]  # Each territory pays so much.
    is_mountain: list[int]  # A territory has 1 where it is one.
    mountain_defence: int
    counted: int  # So many samurai count in a battle.
    counted_together: int  # So many count with support and Alliance.
    losses: int  # Sabres kill so many samurai at most.
    new_cards: int  # Each side draws so many after a battle.
    new_cards_defender: int  # A defender who has won draws so many.
    battle: int  # A battle won brings so much honour.
    kyoto: int  # Kyoto alone brings so much honour.
    emperor: int  # Staying Emperor brings so much honour.
    shogun: int  # The Shogun loses so much honour with a battle.
    sale: int  # So much honour is sold for one koku.
    treasure: int  # So many koku make one honour at the end.
    breach: int  # A change of rank costs so much honour.
    return_samurai: int
    return_koku: int
    town_cards: list[int]  # So many clan points bring the first and the second additional card.
    least_hand: int  # With fewer cards nobody plays in another one's turn.
    support: int  # The Emperor lends so many samurai at most.
    seppuku_samurai: int  # A clan with so many samurai or fewer may be dissolved.
    province_honour: list[int]
    copies: list[int]  # They are listed by kind of card, as are the next six.
    types: list[int]
    combat: list[int]
    sabres: list[int]
    amounts: list[int]
    costs: list[int]
    limits: list[int]
    sources: dict[str, str]  # It says where each value comes from.

    # Written by tools/states.py:
    __slots__ = (
        "amounts", "bar", "battle", "breach", "castle_price", "castles", "clan_points", "clan_treasure", "combat",
        "copies", "costs", "counted", "counted_together", "emperor", "emperor_sale", "emperor_support", "exchange",
        "hand", "imperial_kyoto", "is_mountain", "justice_for_others", "koku", "koku_land", "kyoto", "kyoto_price",
        "latched", "least_hand", "limited_emperor", "limits", "losses", "mark", "minor_towns", "mountain_defence",
        "move_price", "negotiation", "new_cards", "new_cards_defender", "new_ninja", "province_honour", "rank_breach",
        "return_koku", "return_samurai", "sabres", "sale", "samurai", "samurai_price", "score_at_round_end",
        "seppuku", "seppuku_samurai", "shogun", "shogun_power", "sources", "support", "tax", "town_cards", "treasure",
        "types",
    )  # fmt: skip

    def __init__(
        self,
        *,
        mark: int,
        bar: int,
        negotiation: bool,
        seppuku: bool,
        justice_for_others: bool,
        clan_treasure: bool,
        koku_land: bool,
        shogun_power: bool,
        exchange: bool,
        emperor_sale: bool,
        emperor_support: bool,
        imperial_kyoto: bool,
        limited_emperor: bool,
        rank_breach: bool,
        new_ninja: bool,
        latched: bool,
        score_at_round_end: bool,
        samurai: int,
        minor_towns: int,
        koku: int,
        hand: int,
        castles: int,
        samurai_price: int,
        castle_price: int,
        kyoto_price: int,
        move_price: int,
        clan_points: list[int],
        tax: list[int],
        is_mountain: list[int],
        mountain_defence: int,
        counted: int,
        counted_together: int,
        losses: int,
        new_cards: int,
        new_cards_defender: int,
        battle: int,
        kyoto: int,
        emperor: int,
        shogun: int,
        sale: int,
        treasure: int,
        breach: int,
        return_samurai: int,
        return_koku: int,
        town_cards: list[int],
        least_hand: int,
        support: int,
        seppuku_samurai: int,
        province_honour: list[int],
        copies: list[int],
        types: list[int],
        combat: list[int],
        sabres: list[int],
        amounts: list[int],
        costs: list[int],
        limits: list[int],
        sources: dict[str, str],
    ) -> None:
        self.mark = mark
        self.bar = bar
        self.negotiation = negotiation
        self.seppuku = seppuku
        self.justice_for_others = justice_for_others
        self.clan_treasure = clan_treasure
        self.koku_land = koku_land
        self.shogun_power = shogun_power
        self.exchange = exchange
        self.emperor_sale = emperor_sale
        self.emperor_support = emperor_support
        self.imperial_kyoto = imperial_kyoto
        self.limited_emperor = limited_emperor
        self.rank_breach = rank_breach
        self.new_ninja = new_ninja
        self.latched = latched
        self.score_at_round_end = score_at_round_end
        self.samurai = samurai
        self.minor_towns = minor_towns
        self.koku = koku
        self.hand = hand
        self.castles = castles
        self.samurai_price = samurai_price
        self.castle_price = castle_price
        self.kyoto_price = kyoto_price
        self.move_price = move_price
        self.clan_points = clan_points
        self.tax = tax
        self.is_mountain = is_mountain
        self.mountain_defence = mountain_defence
        self.counted = counted
        self.counted_together = counted_together
        self.losses = losses
        self.new_cards = new_cards
        self.new_cards_defender = new_cards_defender
        self.battle = battle
        self.kyoto = kyoto
        self.emperor = emperor
        self.shogun = shogun
        self.sale = sale
        self.treasure = treasure
        self.breach = breach
        self.return_samurai = return_samurai
        self.return_koku = return_koku
        self.town_cards = town_cards
        self.least_hand = least_hand
        self.support = support
        self.seppuku_samurai = seppuku_samurai
        self.province_honour = province_honour
        self.copies = copies
        self.types = types
        self.combat = combat
        self.sabres = sabres
        self.amounts = amounts
        self.costs = costs
        self.limits = limits
        self.sources = sources

    # End of what is written.


class SamouraiKatana(State):
    """A table of Samouraï & Katana. The deck has no order: what is drawn is drawn at random."""

    rules: Rules  # Shared.
    round: int  # The first has the number 1.
    phase: int  # It is PLACING, PURCHASE, ACTIVATION or LEVY.
    emperor: int
    shogun: int  # = NOBODY.
    turn: int  # = NOBODY. It is the purchase or the activation of this seat.
    done: list[int]  # A seat that has had its turn in this phase has 1.
    order: list[int]  # Shared. A limited Emperor told the seats in this order; else it is empty.
    owner: list[int]  # A territory has its seat, and NOBODY where it is free.
    samurai: list[int]  # A territory has so many, all of its owner.
    castle: list[int]  # A territory has 1 where its owner has a castle.
    lands: list[int]  # A seat holds so many territories.
    reserve: list[int]  # A seat has so many samurai that are not on the map.
    castles: list[int]  # A seat has so many castles that are not on the map.
    honour: list[int]  # A seat has so much, from dishonour on. (R2.8)
    koku: list[int]  # A seat has so many to spend.
    aside: list[int]  # A seat has put so many koku aside, hidden.
    won: list[int]  # It is honour by seat and source; what was lost is below nothing.
    hands: list[int]  # A seat has so many of a kind, at seat * CARD_KINDS + kind.
    sizes: list[int]  # A seat holds so many cards.
    deck: list[int]
    discards: list[int]  # They lie open.
    placed: int  # The seat whose turn it is has placed so many samurai during the set-up.
    has_built: bool  # The active player has built a castle in this phase.
    has_acted: bool  # The active player has done something in this activation.
    has_free_move: bool  # The Shogun has made the free move of this round.
    has_dealt: bool  # The active player has negotiated in this activation.
    has_exchanged: bool  # The active player has exchanged a card in this activation.
    has_vetoed: bool  # The Shogun has taken the power from a card in this round.
    has_offered: bool  # The Emperor has offered honour for sale in this round.
    has_supported: bool  # The Emperor has lent samurai in this round.
    is_reached: bool  # Somebody has stood at the mark in this round.
    is_sale_over: bool  # Somebody has stood at the mark, so the Emperor sells no more.
    barred: list[int]  # A Justice has closed these until the activation ends.
    burnt: list[int]  # Nobody may enter these territories until the activation ends.
    # After each free move since anything else changed, so many samurai stood in each territory.
    trail: list[int]
    battle_at: int  # = NOTHING. This territory is fought for.
    battle_from: int  # = NOTHING. The attackers came from this territory.
    attacker: int  # = NOBODY.
    defender: int  # = NOBODY.
    attackers: int  # So many samurai attack.
    laid: list[int]  # = [NOTHING] * 6. The attacker's cards come first, then the defender's: two, and a blue one.
    support_side: int  # = NOTHING. The Emperor supports this side in this battle.
    support: list[int]  # He lends a samurai of each of these territories.
    survivors: int  # The owner of the beaten defenders still has to place so many.
    fought: list[int]  # Shared. It is the last battle, as `LastBattle` in the view reads it.
    shown_card: int  # = NOTHING. The active player shows this card in a negotiation.
    shown_back: int  # = NOTHING. The partner shows this card.

    # Written by tools/states.py:
    __slots__ = (
        "aside", "attacker", "attackers", "barred", "battle_at", "battle_from", "burnt", "castle", "castles", "deck",
        "defender", "discards", "done", "emperor", "fought", "hands", "has_acted", "has_built", "has_dealt",
        "has_exchanged", "has_free_move", "has_offered", "has_supported", "has_vetoed", "honour", "is_reached",
        "is_sale_over", "koku", "laid", "lands", "order", "owner", "phase", "placed", "reserve", "round", "rules",
        "samurai", "shogun", "shown_back", "shown_card", "sizes", "support", "support_side", "survivors", "trail",
        "turn", "won",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None, *, rules: Rules) -> None:
        super().__init__(seats, chance, seal)
        self.rules = rules
        self.round = 0
        self.phase = 0
        self.emperor = 0
        self.shogun = NOBODY
        self.turn = NOBODY
        self.done = UNSET
        self.order = UNSET
        self.owner = UNSET
        self.samurai = UNSET
        self.castle = UNSET
        self.lands = UNSET
        self.reserve = UNSET
        self.castles = UNSET
        self.honour = UNSET
        self.koku = UNSET
        self.aside = UNSET
        self.won = UNSET
        self.hands = UNSET
        self.sizes = UNSET
        self.deck = UNSET
        self.discards = UNSET
        self.placed = 0
        self.has_built = False
        self.has_acted = False
        self.has_free_move = False
        self.has_dealt = False
        self.has_exchanged = False
        self.has_vetoed = False
        self.has_offered = False
        self.has_supported = False
        self.is_reached = False
        self.is_sale_over = False
        self.barred = UNSET
        self.burnt = UNSET
        self.trail = UNSET
        self.battle_at = NOTHING
        self.battle_from = NOTHING
        self.attacker = NOBODY
        self.defender = NOBODY
        self.attackers = 0
        self.laid = [NOTHING] * 6
        self.support_side = NOTHING
        self.support = UNSET
        self.survivors = 0
        self.fought = UNSET
        self.shown_card = NOTHING
        self.shown_back = NOTHING

    def clone(self) -> "SamouraiKatana":
        """An independent copy of the table, with quick luck; it shares what never changes."""
        copy = SamouraiKatana(self.seats, self.chance, rules=self.rules)
        copy.copy_table(self)
        copy.round = self.round
        copy.phase = self.phase
        copy.emperor = self.emperor
        copy.shogun = self.shogun
        copy.turn = self.turn
        copy.done = self.done.copy()
        copy.order = self.order
        copy.owner = self.owner.copy()
        copy.samurai = self.samurai.copy()
        copy.castle = self.castle.copy()
        copy.lands = self.lands.copy()
        copy.reserve = self.reserve.copy()
        copy.castles = self.castles.copy()
        copy.honour = self.honour.copy()
        copy.koku = self.koku.copy()
        copy.aside = self.aside.copy()
        copy.won = self.won.copy()
        copy.hands = self.hands.copy()
        copy.sizes = self.sizes.copy()
        copy.deck = self.deck.copy()
        copy.discards = self.discards.copy()
        copy.placed = self.placed
        copy.has_built = self.has_built
        copy.has_acted = self.has_acted
        copy.has_free_move = self.has_free_move
        copy.has_dealt = self.has_dealt
        copy.has_exchanged = self.has_exchanged
        copy.has_vetoed = self.has_vetoed
        copy.has_offered = self.has_offered
        copy.has_supported = self.has_supported
        copy.is_reached = self.is_reached
        copy.is_sale_over = self.is_sale_over
        copy.barred = self.barred.copy()
        copy.burnt = self.burnt.copy()
        copy.trail = self.trail.copy()
        copy.battle_at = self.battle_at
        copy.battle_from = self.battle_from
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.attackers = self.attackers
        copy.laid = self.laid.copy()
        copy.support_side = self.support_side
        copy.support = self.support.copy()
        copy.survivors = self.survivors
        copy.fought = self.fought
        copy.shown_card = self.shown_card
        copy.shown_back = self.shown_back
        return copy

    # End of what is written.

    # Players

    def is_out(self, seat: int) -> bool:
        """Has this clan neither samurai nor castle on the map? (R9.17)"""
        return self.lands[seat] == 0 and not (self.attacker == seat and self.attackers > 0)

    def holds(self, seat: int, card: int) -> bool:
        """Does this seat have such a card in hand?"""
        return self.hands[seat * CARD_KINDS + card] > 0

    def can_pay_for(self, seat: int, card: int) -> bool:
        """Does this seat have such a card in hand, and the koku for its power? (R4.2)"""
        return self.hands[seat * CARD_KINDS + card] > 0 and self.koku[seat] >= self.rules.costs[card]

    def held_kinds(self, seat: int) -> list[int]:
        """The kinds of cards in a hand, each once."""
        first = seat * CARD_KINDS
        return [card for card in range(CARD_KINDS) if self.hands[first + card] > 0]

    def lands_of(self, seat: int) -> list[int]:
        """The territories of a seat."""
        return [land for land in range(LANDS) if self.owner[land] == seat]

    def clan_points(self, seat: int) -> int:
        """What the towns of a seat count. (R12.4)"""
        points = 0
        for land in range(LANDS):
            if self.owner[land] == seat:
                points += self.rules.clan_points[RANK_OF[land]]
        return points

    def towns(self, seat: int) -> int:
        """How many towns a seat has. (R2.9)"""
        count = 0
        for land in range(LANDS):
            if self.owner[land] == seat and RANK_OF[land] > 0:
                count += 1
        return count

    def samurai_on_map(self, seat: int) -> int:
        """How many samurai of a seat stand on the map, those in a battle included."""
        return self.rules.samurai - self.reserve[seat]

    def castles_on_map(self, seat: int) -> int:
        """How many castles of a seat stand on the map."""
        return self.rules.castles - self.castles[seat]

    def tax_of(self, seat: int) -> int:
        """What a levy brings a seat. (R12.1)"""
        total = 0
        for land in range(LANDS):
            if self.owner[land] == seat:
                total += self.rules.tax[land]
        return total

    def town_cards(self, seat: int) -> int:
        """How many cards the towns of a seat bring at the levy. (R12.4)"""
        points = self.clan_points(seat)
        first, second = self.rules.town_cards[0], self.rules.town_cards[1]
        return 2 if points >= second else 1 if points >= first else 0

    def has_province(self, seat: int, province: int) -> bool:
        """Does a seat hold every territory of a province? (R10.2)"""
        return all(self.owner[land] == seat for land in TERRITORIES_OF[province])

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def to_place(self) -> int:
        """How many samurai the seat whose turn it is still has to place in the set-up: as many as it drew towns.
        (R3.7)"""
        return self.rules.minor_towns + 1 - self.placed if self.phase == PLACING and self.turn != NOBODY else 0

    def wealth(self, seat: int) -> int:
        """The koku that everybody knows a seat has: open, and put aside. (R15.6)"""
        return self.koku[seat] + self.aside[seat]

    # Battles

    def here(self, side: int) -> int:
        """The samurai of a side that stand in the battle."""
        return self.attackers if side == ATTACK else self.samurai[self.battle_at]

    def side_seat(self, side: int) -> int:
        """The player of a side."""
        return self.attacker if side == ATTACK else self.defender
