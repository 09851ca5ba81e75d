# hot
"""What a seat knows of a table and what it makes of it: what territories and cards are worth, how battles will end.

It is filled from an imagined world, or from the table that a view tells, and reads nothing there that its seat may
not know; so the ratings of a view and of a world are the same.
"""

from math import exp
from typing import Final

from tatami.games.samourai_katana.announcement import Announcement
from tatami.games.samourai_katana.moves import can_enter, move_cost
from tatami.games.samourai_katana.pieces import (
    CARD_KINDS,
    CARDS,
    KYOTO,
    LAND_LINKS,
    LANDS,
    NOBODY,
    NOTHING,
    RANK_OF,
    SEA_LINKS,
    TERRITORIES_OF,
)
from tatami.games.samourai_katana.state import SamouraiKatana

KOKU: Final = 0.25  # A koku is worth so much honour.
TAX: Final = 0.22  # A koku of tax each round is worth so much honour.
CLAN_POINT: Final = 0.3
SHARE: Final = 0.9  # It is multiplied by a province's honour and by the square of my share of it.
WHOLE: Final = 1.3  # It is multiplied by a province's honour for having all of it.
SPOIL: Final = 0.55  # It is multiplied by a province's honour for taking it from somebody who has all of it.
SAMURAI: Final = 0.22  # A samurai is worth so much honour.
CARD_SUM: Final = 6.0  # Two cards and a blue one of an opponent come to about so much.
CARD_MORE: Final = 0.3  # Each card in hand beyond two adds so much to that.
CASTLE_SUM: Final = 2.3  # A castle doubles about so much.
SPREAD: Final = 1.5  # A difference of two sums is divided by this.
LOSSES: Final = 1.3  # A side loses about so many samurai in a battle.
SABRE: Final = 0.45  # A sabre is worth so much where a point of combat is worth 1.


class Play:
    """A row of the rules as it looks to a seat; its key is that of the row. To do nothing is worth nothing."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def gain(self, known: "Knowledge", target: int, part: int) -> float:
        """What it brings in the own turn."""
        raise NotImplementedError  # contract

    def answer(self, known: "Knowledge", target: int, part: int) -> float:
        """What it brings in another player's activation."""
        raise NotImplementedError  # contract


class CardPlay(Play):
    """A kind of card as it looks to a seat that holds it, or meets it. `power` is what its power is worth in hand,
    beside its combat value."""

    __slots__ = ("kind", "power")

    def __init__(self, key: str, power: float) -> None:
        super().__init__(key)
        self.kind = CARDS.index(key)
        self.power = power

    def counts(self, state: SamouraiKatana) -> int:
        """What it may be counted on to add to a battle to come, as the third card."""
        return 0

    def third(self, known: "Knowledge") -> float:
        """What it brings as the third card of this battle."""
        raise NotImplementedError  # contract

    def aim(self, known: "Knowledge", target: int) -> float:
        """How good it is to aim it at another player: best at the one who stands best."""
        return float(known.state.honour[target]) + (0.5 if target == known.rival else 0.0)

    def harm(self, known: "Knowledge", land: int) -> float:
        """What it costs me if it is aimed at me, in that territory if it is played in one."""
        return 0.7  # An answer stops what I am doing.

    def veto(self, known: "Knowledge", seat: int) -> float:
        """What it brings the Shogun to take the power from it, when that seat plays it."""
        return 0.5 if seat == known.rival else 0.05


CARD_PLAYS: Final[list[CardPlay]] = []  # `plays` fills in the cards, by kind.


class Knowledge:
    """What the seat `me` makes of a table. It lasts no longer than a question."""

    __slots__ = ("me", "rival", "state", "worth")

    def __init__(self, state: SamouraiKatana, me: int) -> None:
        self.state = state
        self.me = me
        self.rival = leader(state, me)  # The other player with most honour.
        self.worth: list[float] = [0.0] * LANDS  # What each territory is worth to me.
        for province in range(len(TERRITORIES_OF)):
            self.value_province(province)

    def value_province(self, province: int) -> None:
        """What each territory of a province is worth to me: to have, or to keep."""
        state, me = self.state, self.me
        lands = TERRITORIES_OF[province]
        size = len(lands)
        mine = 0
        first = state.owner[lands[0]]
        is_whole = first not in (NOBODY, me)
        for land in lands:
            if state.owner[land] == me:
                mine += 1
            if state.owner[land] != first:
                is_whole = False
        honour = float(state.rules.province_honour[province])
        spoil = honour * SPOIL * (1.3 if first == self.rival else 1.0) if is_whole else 0.0
        for land in lands:
            held = mine - 1 if state.owner[land] == me else mine
            found = TAX * state.rules.tax[land] + CLAN_POINT * state.rules.clan_points[RANK_OF[land]]
            found += SHARE * honour * (2 * held + 1) / (size * size)
            if held == size - 1:
                found += WHOLE * honour
            if land == KYOTO:
                found += 0.8
            self.worth[land] = found + spoil

    # Cards

    def card_worth(self, card: int) -> float:
        """What a card in my hand is worth to keep."""
        rules = self.state.rules
        return rules.combat[card] + SABRE * rules.sabres[card] + CARD_PLAYS[card].power

    def my_cards(self, special: bool) -> float:
        """What my two best cards, and my best blue one, come to."""
        state = self.state
        first = self.me * CARD_KINDS
        best = second = 0
        fan = 0
        for card in range(CARD_KINDS):
            count = state.hands[first + card]
            if count:
                value = state.rules.combat[card]
                fan = max(fan, CARD_PLAYS[card].counts(state))
                for _ in range(min(count, 2)):
                    if value > best:
                        best, second = value, best
                    elif value > second:
                        second = value
        return float(best + second + (fan if special and state.sizes[self.me] > 2 else 0))

    # Battles

    def chance(self, land: int, count: int) -> float:
        """My chance to win there with so many samurai."""
        state = self.state
        owner = state.owner[land]
        rules = state.rules
        mine = self.my_cards(True) + min(rules.counted, count)
        theirs = (
            CARD_SUM + CARD_MORE * min(6, max(0, state.sizes[owner] - 2)) + min(rules.counted, state.samurai[land])
        )
        if rules.is_mountain[land]:
            theirs += rules.mountain_defence
        if state.castle[land]:
            theirs += CASTLE_SUM
        return 1.0 / (1.0 + exp((theirs - mine + 0.4) / SPREAD))

    def fear(self, seat: int, land: int, count: int) -> float:
        """The chance that so many samurai of another player take a territory of mine."""
        state = self.state
        rules = state.rules
        mine = self.my_cards(True) + min(rules.counted, state.samurai[land])
        if rules.is_mountain[land]:
            mine += rules.mountain_defence
        if state.castle[land]:
            mine += CASTLE_SUM
        theirs = CARD_SUM + CARD_MORE * min(6, max(0, state.sizes[seat] - 2)) + min(rules.counted, count)
        return 1.0 / (1.0 + exp((mine - theirs + 0.4) / SPREAD))

    def threat(self, land: int) -> int:
        """The most samurai of another player next to a territory."""
        state = self.state
        most = 0
        for other in LAND_LINKS[land]:
            if state.owner[other] != self.me:
                most = max(most, state.samurai[other])
        for other in SEA_LINKS[land]:
            if state.owner[other] != self.me:
                most = max(most, state.samurai[other])
        return most

    # Moves

    def gain_of(self, origin: int, to: int, count: int) -> float:
        """What a move is worth to me."""
        state, me = self.state, self.me
        cost = KOKU * move_cost(state, me, to)
        left = state.samurai[origin] - count
        leaves = 0.0
        if left == 0 and not state.castle[origin]:
            leaves = self.worth[origin]
        elif left <= 1 and self.threat(origin) > left + 1:
            leaves = 0.25 * self.worth[origin]
        owner = state.owner[to]
        if owner == me:
            return self.help_of(origin, to, count) - cost - leaves
        if owner == NOBODY:
            safe = 0.05 * min(count, 3)
            return self.worth[to] + safe - cost - leaves
        win = self.chance(to, count)
        honour = float(state.rules.battle)
        hurt = 0.5 if owner == self.rival else 0.2
        beaten = honour * (0.4 if owner == self.rival else 0.2)
        if state.shogun == me:
            beaten += state.rules.shogun
        if state.shogun == owner:
            hurt += 0.5 * state.rules.shogun
        holds = 1.0 if count > 2 else 0.75 if count == 2 else 0.5
        good = honour + self.worth[to] * holds + hurt
        return win * good - (1.0 - win) * beaten - SAMURAI * LOSSES - cost - leaves

    def help_of(self, origin: int, to: int, count: int) -> float:
        """What it brings to move samurai among my own territories: from the rear to the front."""
        here, there = self.threat(origin), self.threat(to)
        if there == 0 and self.open_worth(to) <= self.open_worth(origin):
            return -0.2
        gain = 0.12 * count if self.open_worth(to) > self.open_worth(origin) + 0.5 else 0.0
        if there > self.state.samurai[to] and here <= self.state.samurai[origin] - count:
            gain += 0.3 * self.worth[to] * 0.5
        return gain - 0.15

    def open_worth(self, land: int) -> float:
        """The best that lies next to a territory and is not mine."""
        best = 0.0
        for other in LAND_LINKS[land]:
            if self.state.owner[other] != self.me:
                best = max(best, self.worth[other])
        for other in SEA_LINKS[land]:
            if self.state.owner[other] != self.me:
                best = max(best, self.worth[other])
        return best

    def best_gain(self, origin: int, to: int) -> float:
        """The best that a move between two territories can bring: with some, with all but one, with all."""
        count = self.state.samurai[origin]
        best = self.gain_of(origin, to, count)
        if count > 1:
            best = max(best, self.gain_of(origin, to, count - 1))
        if count > 2:
            best = max(best, self.gain_of(origin, to, 1))
        return best

    def best_way(self, origin: int) -> float:
        """The best that any move from a territory can bring."""
        best = -1000.0
        state, me = self.state, self.me
        for to in LAND_LINKS[origin]:
            if can_enter(state, me, to):
                best = max(best, self.best_gain(origin, to))
        for to in SEA_LINKS[origin]:
            if can_enter(state, me, to):
                best = max(best, self.best_gain(origin, to) - 0.05)
        return best

    def rise_worth(self, land: int) -> float:
        """What it is worth to take a territory by an uprising."""
        state = self.state
        return (
            self.worth[land] + SAMURAI * 0.6 * state.samurai[land] + (0.3 if state.owner[land] == self.rival else 0)
        )

    def spent(self, card: int) -> float:
        """What a card of mine costs that is played for its power: its koku, and its worth in a battle."""
        return KOKU * self.state.rules.costs[card] + 0.12 * self.state.rules.combat[card]

    # What others announce

    def announced(self) -> Announcement | None:
        """What may be answered."""
        stack = self.state.stack
        if len(stack) < 2:
            return None
        below = stack[len(stack) - 2]
        return below if isinstance(below, Announcement) else None

    def harm(self) -> float:
        """What it costs me if what was announced is carried out."""
        subject = self.announced()
        assert subject is not None, "nothing was announced"
        me = self.me
        if subject.card == NOTHING:
            if subject.target == me:
                lost = self.fear(subject.seat, subject.land, subject.count)
                return lost * (0.7 + self.worth[subject.land]) - (1.0 - lost) * 0.8
            is_taken = subject.target != NOBODY and subject.seat == self.rival
            return 0.45 if is_taken and self.worth[subject.land] > 2.5 else 0.0
        if subject.target != me:
            return 0.3 if subject.target != NOBODY and subject.seat == self.rival else 0.0
        return CARD_PLAYS[subject.card].harm(self, subject.land)


def leader(state: SamouraiKatana, me: int) -> int:
    """Who else stands best."""
    best, most = NOBODY, -1
    for seat in range(state.seats):
        if seat != me and state.honour[seat] > most:
            best, most = seat, state.honour[seat]
    return best
