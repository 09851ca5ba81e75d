# hot
"""What a seat of Ninjato knows, and what things are worth to it, in honour.

Knowledge is taken off a table: the true one, an imagined world, or the table that a view tells (`hints`). It reads
nothing that its seat may not know, so it is the same for all of them.
"""

from typing import Final

from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    CAPTURED_KINDS,
    CLANS,
    COPIES,
    ELITE,
    ELITE_SLAYER,
    FAME,
    INTONJUTSU,
    KAYAKUJUTSU,
    KINDS,
    MODIFIERS_OF,
    NOTHING,
    POPULAR_SUPPORT,
    ROUNDS,
    SCORING_ROUNDS,
    SHURIKEN,
    STAND_INS_OF,
    STEALTH,
    STRENGTH,
    SUPPORT,
    SUPPORT_VALUE,
    TAIJUTSU,
    THREE_CLANS,
    THREE_WAYS,
    TOKENS,
    VALUES,
    WAYS,
)
from tatami.games.ninjato.scoring import counted
from tatami.games.ninjato.state import Ninjato

CARD_WORTH: Final = [1.1, 0.95, 1.15, 0.95, 1.1]  # By value: the ends win on one side, the 3 on both.
FULLNESS: Final = [1.1, 1.1, 1.05, 0.95, 0.85, 0.75, 0.65, 0.55]  # A card counts less in a larger hand.
SKILL_WORTH: Final = [  # A round with the tile brings so much, in the order of SKILLS (docs/games/ninjato.md).
    1.3, 1.15, 0.85, 1.05, 0.85, 1.3, 1.15, 0.85, 1.05, 0.85, 1.75, 1.6, 1.05, 0.7, 0.75, 1.85, 3.0, 3.0, 3.0,
]  # fmt: skip
RUMOUR_WORTH: Final = 3.0  # A rumour that somebody chooses freely is worth so much.
FAR_SCORING: Final = 0.5  # A scoring counts so much less for each one before it.
UNKNOWN: Final = -9.0  # Nobody has asked yet how much a clan is mine.
CANNOT: Final = 99.0  # A guard that cannot be beaten costs so much.


class Knowledge:
    """One seat's knowledge at one moment. It lasts no longer than a question."""

    __slots__ = (
        "bonuses", "can_hide", "card_worths", "clear", "elites", "escapes", "guards", "hand", "leanings", "left",
        "me", "redraws", "rounds", "shuriken", "stand_ins", "state", "treasure_worth",
    )  # fmt: skip

    def __init__(self, state: Ninjato, me: int) -> None:
        self.state = state  # It is read as far as `me` may know it.
        self.me = me
        self.clear = state.clear.copy()  # A raid is thought through in this copy.
        self.hand = state.hands[me * VALUES : me * VALUES + VALUES]
        self.shuriken = SHURIKEN  # I have so many still to place in this round.
        for entry in state.placed:
            if entry // ALL_PLACES == me:
                self.shuriken -= 1
        self.rounds = ROUNDS - state.round  # So many rounds follow.
        self.left = self.shuriken + SHURIKEN * self.rounds
        spendable = min(0.8, 0.12 * self.left)  # A treasure is spent before the end with this chance.
        unused = state.rules.unused_treasure
        self.treasure_worth = [unused + (value - unused) * spendable for value in state.rules.treasure_values]
        scarcity = min(1.0, 0.25 * self.left) * FULLNESS[min(sum(self.hand), 7)]
        self.card_worths = [worth * scarcity for worth in CARD_WORTH]
        self.can_hide = state.disguise(me) != NOTHING  # Have I a ready Hensojutsu?
        # By side: can a defeat be escaped from (Intonjutsu), may another guard be drawn (Kayakujutsu)?
        self.escapes = [False, state.is_ready(me, INTONJUTSU)]
        self.redraws = [state.is_ready(me, KAYAKUJUTSU), False]
        self.bonuses = [self.best_bonus(STRENGTH), self.best_bonus(STEALTH)]
        self.stand_ins = [self.ready_stand_ins(STRENGTH), self.ready_stand_ins(STEALTH)]
        self.leanings = [UNKNOWN] * len(CLANS)
        self.guards = self.next_guards()
        self.elites = self.next_elites()

    # Who may come next

    def next_guards(self) -> list[float]:
        """The chance of a guard of each value."""
        state = self.state
        found = [0.0] * VALUES
        if state.next_guard != NOTHING and state.seer == self.me:
            found[state.next_guard % VALUES] = 1.0
            return found
        pile = state.guard_pile
        if not pile and state.next_guard == NOTHING:
            pile = state.guard_discards
        total = len(pile) + (1 if state.next_guard != NOTHING else 0)
        counts = [0] * VALUES
        for guard in pile:
            counts[guard % VALUES] += 1
        if state.next_guard != NOTHING:
            counts[state.next_guard % VALUES] += 1
        return [count / total for count in counts]

    def next_elites(self) -> list[float]:
        """The chance of each kind of Elite; the last is the watchman."""
        state = self.state
        found = [0.0, 0.0, 0.0]
        if state.next_elite != NOTHING and state.seer == self.me:
            found[state.next_elite - ELITE] = 1.0
            return found
        pile = state.elite_pile
        if not pile and state.next_elite == NOTHING:
            pile = state.elite_discards
        total = len(pile) + (1 if state.next_elite != NOTHING else 0)
        if total == 0:
            found[2] = 1.0
            return found
        counts = [0, 0, 0]
        for elite in pile:
            counts[elite - ELITE] += 1
        if state.next_elite != NOTHING:
            counts[state.next_elite - ELITE] += 1
        return [count / total for count in counts]

    # What a fight costs

    def card_worth(self, value: int) -> float:
        """A card in hand: less in a full one, and nothing in the end."""
        return self.card_worths[value]

    def skill_cost(self) -> float:
        """A ready skill that is used up for this round."""
        return 0.35 * self.shuriken

    def price(self, hand: list[int], side: int, value: int) -> float:
        """The least that it costs to beat a guard of this value."""
        best = 1.0 + 0.8 * self.shuriken if self.can_hide else CANNOT
        sign = 1 if side == STRENGTH else -1
        wanted = value + sign
        threes = hand[SUPPORT]
        bonus = self.bonuses[side]
        for base in range(VALUES):
            if hand[base]:
                have = threes - 1 if base == SUPPORT else threes
                best = min(best, self.cost_of_base(self.card_worths[base], (wanted - base - 1) * sign, have, bonus))
        skill = self.skill_cost()
        for amount in self.stand_ins[side]:
            best = min(best, self.cost_of_base(skill, (wanted - amount) * sign, threes, bonus))
        return best

    def cost_of_base(self, cost: float, missing: int, threes: int, bonus: int) -> float:
        """What a base costs with the 3s, or the modifier and the 3s, that make up for what is missing."""
        if missing <= 0:
            return cost
        support = self.card_worths[SUPPORT]
        best = cost + missing * support if missing <= threes else CANNOT
        if bonus and missing - bonus <= threes:
            best = min(best, cost + self.skill_cost() + max(0, missing - bonus) * support)
        return best

    def best_bonus(self, side: int) -> int:
        """The larger modifier of a side that is ready."""
        best = 0
        for skill in MODIFIERS_OF[side]:
            if self.state.is_ready(self.me, skill):
                best = max(best, self.state.rules.skill_amounts[skill])
        return best

    def ready_stand_ins(self, side: int) -> list[int]:
        """What the skills count that stand in for a card on a side."""
        amounts = self.state.rules.skill_amounts
        return [
            SUPPORT_VALUE if skill == TAIJUTSU else amounts[skill]
            for skill in STAND_INS_OF[side]
            if self.state.is_ready(self.me, skill)
        ]

    def hand_after(self, hand: list[int], side: int, value: int) -> list[int]:
        """A hand without the card that beats a guard of this value most cheaply, as far as one card does."""
        rest = hand.copy()
        order = range(value, VALUES) if side == STRENGTH else range(min(value - 2, VALUES - 1), -1, -1)
        for base in order:
            if rest[base]:
                rest[base] -= 1
                return rest
        if rest[SUPPORT]:
            rest[SUPPORT] -= 1
        return rest

    # What a raid is worth

    def loot_worth(self, loot: list[int]) -> float:
        """Treasures that are not mine yet."""
        return sum([self.treasure_worth[treasure] for treasure in loot])

    def best_of(self, loot: list[int]) -> float:
        """The treasure that would be kept after a defeat."""
        return max([self.treasure_worth[treasure] for treasure in loot]) if loot else 0.0

    def banzai(self, hand: list[int], house: int, side: int, loot: list[int], depth: int) -> float:
        """What it is worth to face one more, beyond the loot: risks, prizes, and going on from there."""
        clear = self.clear_in(house)
        if clear + self.state.red_in(house) == 0:
            return 0.0
        worth, best = self.loot_worth(loot), self.best_of(loot)
        prize = self.prize(house, loot)
        if clear:
            return self.face_guard(hand, side, prize, worth, best, depth)
        return self.face_elite(hand, side, prize, worth, best, depth)

    def at_risk(self, side: int, worth: float, best: float) -> float:
        """What a defeat costs: all loot but the best, or the use of Intonjutsu."""
        lost = worth - best
        return min(lost, 0.5 * self.skill_cost()) if self.escapes[side] else lost

    def face_guard(self, hand: list[int], side: int, prize: float, worth: float, best: float, depth: int) -> float:
        """A guard whom nobody knows yet, and perhaps another for a prize like this one."""
        defeat = -self.at_risk(side, worth, best)
        gains = [defeat] * VALUES
        for value in range(1, VALUES + 1):
            if self.guards[value - 1] == 0.0:
                continue
            price = self.price(hand, side, value)
            if price < CANNOT:
                won = prize - price
                if depth > 0:
                    after = self.hand_after(hand, side, value)
                    ahead = self.face_guard(after, side, prize, worth + prize, max(best, prize), depth - 1)
                    won += max(0.0, 0.8 * ahead)
                gains[value - 1] = max(won, defeat)
        gain = sum([self.guards[place] * gains[place] for place in range(VALUES)])
        if self.redraws[side]:
            another = gain - self.skill_cost()
            gain = sum([self.guards[place] * max(gains[place], another) for place in range(VALUES)])
        return gain

    def face_elite(self, hand: list[int], side: int, prize: float, worth: float, best: float, depth: int) -> float:
        """An Elite whom nobody knows yet, and perhaps another for a prize like this one."""
        gain = 0.0
        defeat = -self.at_risk(side, worth, best)
        for kind in range(len(self.elites)):
            chance = self.elites[kind]
            if chance == 0.0:
                continue
            value = self.state.rules.elite_values[kind * 2 + side]
            price = self.price(hand, side, value)
            won = defeat
            if price < CANNOT:
                won = prize - price + self.elite_worth(kind)
                if depth > 0:
                    after = self.hand_after(hand, side, value)
                    ahead = self.face_elite(after, side, prize, worth + prize, max(best, prize), depth - 1)
                    won += max(0.0, 0.8 * ahead)
            gain += chance * max(won, defeat)
        return gain

    def clear_in(self, house: int) -> int:
        """How many clear treasures are left in a house, as far as the raid is thought through."""
        total = 0
        for place in range(house * KINDS, house * KINDS + KINDS):
            total += self.clear[place]
        return total

    def prize(self, house: int, loot: list[int]) -> float:
        """The treasure that the next fight brings; emptying a house brings its token too."""
        state = self.state
        clear = self.clear_in(house)
        lying = self.clear if clear else state.red
        worth = self.treasure_worth[state.lowest(lying, house)]
        if clear + state.red_in(house) == 1:
            worth += self.token_gain(house)
        return worth

    def elite_worth(self, kind: int) -> float:
        """A captured Elite, with the rumours that count it."""
        if kind >= CAPTURED_KINDS:
            return 0.0
        cards = self.state.rumours_of(self.me, ELITE_SLAYER)
        return self.state.rules.elite_honour[kind] + self.state.rules.times[min(cards, COPIES)]

    # Clans

    def scorings(self) -> float:
        """How many scorings are left, later ones counting less."""
        total = 0.0
        weight = 1.0
        for round in SCORING_ROUNDS:
            if round >= self.state.round:
                total += weight
                weight *= FAR_SCORING
        return total

    def leaning(self, clan: int) -> float:
        """How much the honour of a clan is mine: 1 for the first, less for the second, below nothing for others."""
        if self.leanings[clan] == UNKNOWN:
            self.leanings[clan] = self.leaning_now(clan)
        return self.leanings[clan]

    def leaning_now(self, clan: int) -> float:
        """The same, found out."""
        contenders = self.state.contenders(clan)
        if not contenders:
            return 0.1
        if contenders[0] == self.me:
            return 1.0
        if len(contenders) > 1 and contenders[1] == self.me:
            return 0.1
        return -0.4

    def token_gain(self, house: int) -> float:
        """What changing the token of a house is worth at most."""
        state = self.state
        old = state.tokens[house]
        clan = old // TOKENS
        best = -99.0
        for token in state.free_tokens():
            if token // TOKENS != clan:
                best = max(best, self.leaning(token // TOKENS) * state.rules.token_values[token])
        return max(0.0, best - self.leaning(clan) * state.rules.token_values[old]) * self.scorings() * 0.7

    def clan_gain(self, envoy: int) -> float:
        """What one envoy more is worth at the scorings: the reward it moves to me, and part of what others lose."""
        state = self.state
        clan = state.rules.envoy_clans[envoy]
        worth = max(float(state.clan_worth(clan)), RUMOUR_WORTH)
        second = min(float(state.clan_worth(clan)), RUMOUR_WORTH)
        mine = (state.envoys_of(self.me, clan), state.oldest(self.me, clan))
        after = (mine[0] + 1, max(mine[1], state.rules.envoy_ages[envoy]))
        better_before = 0
        better_after = 0
        for seat in range(state.seats):
            if seat != self.me:
                other = (state.envoys_of(seat, clan), state.oldest(seat, clan))
                if other[0] and other > mine:
                    better_before += 1
                if other[0] and other > after:
                    better_after += 1
        rewards = [worth, second, 0.0, 0.0]
        before = rewards[better_before] if mine[0] else 0.0
        gain = rewards[better_after] - before
        return (gain + 0.25 * worth) * self.scorings()

    # Rumours

    def rumour_gain(self, rumour: int) -> float:
        """What a rumour is worth at the end, with what may still come."""
        state = self.state
        kind = rumour // COPIES
        have = state.rumours_of(self.me, kind)
        now = float(counted(state, self.me, kind))
        if kind < FAME:
            now += 0.25 * self.rounds if state.contenders(kind) else 0.15 * self.rounds
        elif kind == POPULAR_SUPPORT:
            now += 1.0 + 0.3 * self.rounds
        elif kind < ELITE_SLAYER:
            now += 0.15 * self.rounds
        else:
            now += 0.2 * self.rounds
        if kind >= THREE_CLANS:
            return state.rules.set_honour * (now if now >= 1.0 else 0.5 * now)
        times = state.rules.times
        gain = (times[min(have + 1, COPIES)] - times[have]) * now
        support = state.rumours_of(self.me, POPULAR_SUPPORT)
        return gain + times[support] * 1.0

    # Skills

    def skill_worth(self, skill: int) -> float:
        """What a tile brings until the end of the game: the more I have, the less often each is used."""
        rounds = self.rounds + (0.5 if self.shuriken > 1 else 0.0)
        mine = self.state.all_of(self.state.skill_at, self.me)
        return SKILL_WORTH[skill] * rounds / (1.0 + 0.22 * mine) + self.fame_gain(skill)

    def fame_gain(self, skill: int) -> float:
        """What my rumours make of one tile more: those of its Way, and those that count sets if it completes one."""
        state, me = self.state, self.me
        way = state.rules.skill_ways[skill]
        worth = float(state.rules.times[min(state.rumours_of(me, FAME + way), COPIES)])
        counters = state.rumours_of(me, THREE_WAYS)
        if counters:
            owned = [state.skills_of_way(me, other) for other in range(len(WAYS))]
            sets = min(owned)
            owned[way] += 1
            worth += (min(owned) - sets) * state.rules.set_honour * counters
        return worth
