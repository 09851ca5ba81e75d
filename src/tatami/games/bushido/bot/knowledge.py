# hot
"""How a seat reads the table: what it knows in numbers, and what land, troops and tiles are worth to it.

A reading is taken off a view (`hints`), or off an imagined world as far as the seat may know it (`instinct`). All
worth is counted in daimyo honour for oneself; samurai honour is worth half.
"""

from math import sqrt
from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.bushido.resolution import ATTACKER, Result, resolve
from tatami.games.bushido.state import (
    BUSHI,
    ELITE_STRENGTH,
    FORTRESS,
    KATANA,
    KINDS,
    KOTAU,
    NEIGHBOURS,
    NOBODY,
    NOTHING,
    SAMURAI,
    TACTICS,
    TRACK_END,
    UNSET,
    count_all,
)

LATE: Final = 10  # from this month on nothing is saved for later
SAMURAI_WORTH: Final = 0.5
TILE_WORTH: Final = 0.25  # what a tile is worth to whoever has it
KATANA_SHARE: Final = 0.74  # how many of unknown tiles are katana tiles
KATANA_MEAN: Final = 1.67  # and their mean strength
COMMITTED: Final = 0.5  # how much of it others are believed to stack
DISC_ODDS: Final = [0.42, 0.31, 0.2, 0.07]  # how often others choose battle, duel, ambush, traitor
VICTORY: Final = 100.0  # more than anything else is worth
NO_ODDS: Final[list[float]] = []


@mypyc_attr(acyclic=True)
class Attack:
    """A province to attack from, one to attack, and what that is worth."""

    __slots__ = ("hex", "source", "worth")

    def __init__(self, worth: float, source: int, hex: int) -> None:
        self.worth = worth
        self.source = source
        self.hex = hex


@mypyc_attr(acyclic=True)
class Reading:
    """What the seat `me` knows. By province: `land` (NOTHING while hidden), `owner`, `troops`, `elite`, `ronin`; by
    land: `values`, its honour. By seat: `daimyo`, `samurai`, `tile_counts`, `disc_counts`, the `tiles` and `discs`
    known to be there, which are all of one's own; a reading off a world has instead of the counts `all_tiles` and
    `all_discs`, to be counted and for nothing else. `roles` has who holds each card. Of a combat: who against whom
    and where, my `stack`, the other's `size` and `top`."""

    __slots__ = (
        "all_discs", "all_tiles", "attacker", "bonus", "daimyo", "defender", "disc_counts", "discs", "elite", "force",
        "is_late", "is_revolt", "known_swords", "known_threats", "land", "me", "month", "owner", "roles", "ronin",
        "samurai", "seats", "size", "stack", "target", "tile_counts", "tiles", "top", "troops", "turn", "values",
    )  # fmt: skip

    def __init__(self, seats: int, me: int, month: int, turn: int) -> None:
        self.seats = seats
        self.me = me
        self.month = month
        self.turn = turn
        self.is_late = month >= LATE
        self.daimyo = UNSET
        self.samurai = UNSET
        self.roles = UNSET
        self.tiles = UNSET
        self.tile_counts = UNSET
        self.all_tiles = UNSET
        self.discs = UNSET
        self.disc_counts = UNSET
        self.all_discs = UNSET
        self.land = UNSET
        self.values = UNSET
        self.owner = UNSET
        self.troops = UNSET
        self.elite = UNSET
        self.ronin = UNSET
        self.attacker = NOBODY
        self.defender = NOBODY
        self.target = NOTHING
        self.is_revolt = False
        self.force = 0
        self.bonus = 0
        self.stack = UNSET
        self.size = 0
        self.top = NOTHING
        self.known_threats = NO_ODDS
        self.known_swords = NO_ODDS

    # Clans

    def threat(self, seat: int) -> float:
        """How much another clan's honour hurts me: the leader's most; mine counts against nobody."""
        if not self.known_threats:
            best = self.best_of_others()
            share = 1 / (self.seats - 1)
            threats: list[float] = []
            for other in range(self.seats):
                if other == self.me:
                    threats.append(0.0)
                else:
                    threats.append(share * (1.8 if self.daimyo[other] == best else 0.7))
            self.known_threats = threats
        return self.known_threats[seat]

    def best_of_others(self) -> int:
        """The most daimyo honour that another clan has."""
        best = -1
        for other in range(self.seats):
            if other != self.me and self.daimyo[other] > best:
                best = self.daimyo[other]
        return best

    def lead(self) -> int:
        """How far I am ahead of the best of the others, or behind."""
        return self.daimyo[self.me] - self.best_of_others()

    def late_lead(self) -> int:
        """My lead, once it matters when the game ends."""
        return self.lead() if self.is_late else 0

    def jump(self, seat: int, points: int) -> int:
        """The honour that a gain really brings, past the markers of others. (R3.1)"""
        if points <= 0:
            return 0
        here = self.daimyo[seat]
        space = here + points
        while space in self.daimyo:
            space += 1
        return space - here

    def gain(self, points: int) -> float:
        """What so many points of daimyo honour are worth to me: fifty are everything."""
        real = self.jump(self.me, points)
        return VICTORY if self.daimyo[self.me] + real >= TRACK_END else float(real)

    def swords(self, seat: int) -> float:
        """The katana a clan is believed to have: known ones, and its share of the others."""
        if not self.known_swords:
            self.known_swords = [-1.0] * self.seats
        found = self.known_swords[seat]
        if found < 0.0:
            tiles = self.tiles[seat * KINDS : (seat + 1) * KINDS]
            unknown = self.tile_count(seat) - count_all(tiles)
            found = tiles[0] + 2 * tiles[1] + 3 * tiles[2] + unknown * KATANA_SHARE * KATANA_MEAN
            self.known_swords[seat] = found
        return found

    def tile_count(self, seat: int) -> int:
        """How many tiles a clan has."""
        if self.tile_counts:
            return self.tile_counts[seat]
        return count_all(self.all_tiles[seat * KINDS : (seat + 1) * KINDS])

    def disc_count(self, seat: int) -> int:
        """How many discs a clan has."""
        if self.disc_counts:
            return self.disc_counts[seat]
        return count_all(self.all_discs[seat * TACTICS : (seat + 1) * TACTICS])

    def mine(self, kind: int) -> int:
        """How many tiles of a kind I have."""
        return self.tiles[self.me * KINDS + kind]

    # Provinces

    def neighbours(self, hex: int) -> list[int]:
        return NEIGHBOURS[self.seats][hex]

    def strength(self, hex: int) -> int:
        return self.troops[hex] + ELITE_STRENGTH * self.elite[hex]

    def guard(self, hex: int) -> int:
        """The troops that a province needs against the Ronin in it, and against one more; a fortress needs one."""
        return 1 if self.land[hex] == FORTRESS else self.ronin[hex] + 2

    def spare(self, hex: int) -> int:
        """The troops that may leave a province."""
        return self.strength(hex) - self.guard(hex)

    def honour(self, hex: int) -> int:
        """What a province is worth; nothing is expected of one that nobody has seen."""
        kind = self.land[hex]
        return 0 if kind == NOTHING else self.values[kind]

    def is_open_to(self, hex: int, bushi: int) -> bool:
        """Could I attack this province, were that player Bushi?"""
        owner = self.owner[hex]
        return owner == NOBODY or (owner == bushi and self.land[hex] != FORTRESS)

    def own(self) -> list[int]:
        """My provinces."""
        return [hex for hex, owner in enumerate(self.owner) if owner == self.me]

    def linked(self, hex: int) -> list[int]:
        """The provinces that my troops can come from, or go to, through my own land; this one too."""
        reached = [hex]
        for here in reached:
            for other in self.neighbours(here):
                if self.owner[other] == self.me and other not in reached:
                    reached.append(other)
        return reached

    def odds(self, samurai: int, bushi: int, attackers: int, defenders: int) -> float:
        """The chance that an attack drives the defenders out."""
        attack = (1.0 if samurai == NOBODY else self.swords(samurai)) + attackers
        defence = self.swords(bushi) + defenders
        ahead, behind = attack * sqrt(attack), defence * sqrt(defence)
        return ahead / (ahead + behind + 1)

    def prize(self, source: int, hex: int, samurai: int) -> float:
        """What an attack from one province on another is worth to me."""
        sent = self.spare(source)
        if sent < 1:
            return 0.0
        owner = self.owner[hex]
        if owner == NOBODY:
            return float(self.honour(hex)) if sent > self.ronin[hex] else 0.0
        won = self.odds(samurai, owner, sent, self.strength(hex))
        return won * self.honour(hex) * (1 + self.threat(owner))

    def best_attack(self, bushi: int, samurai: int) -> Attack | None:
        """The best attack as the troops stand."""
        best: Attack | None = None
        for source, owner in enumerate(self.owner):
            if owner != self.me:
                continue
            patience = 0.01 * self.spare(source)
            for hex in self.neighbours(source):
                if self.is_open_to(hex, bushi):
                    worth = self.prize(source, hex, samurai) + patience
                    if best is None or worth > best.worth:
                        best = Attack(worth, source, hex)
        return best

    def attack_worth(self, bushi: int, samurai: int) -> float:
        """What the best attack is worth; nothing if there is none."""
        best = self.best_attack(bushi, samurai)
        return 0.0 if best is None else best.worth

    def planned(self) -> Attack | None:
        """The attack that looks best with the roles as they are."""
        return self.best_attack(self.roles[BUSHI], self.roles[SAMURAI])

    def front(self, hex: int) -> float:
        """What lies before a province of mine: honour that could be taken from here, and what could be lost here."""
        best = -1
        for other in self.neighbours(hex):
            if self.owner[other] != self.me:
                best = max(best, self.honour(other))
        if best < 0:
            return 0.0
        return best + 0.3 * (0 if self.land[hex] == FORTRESS else self.honour(hex))

    # Combat

    def believed_stack(self) -> list[int]:
        """The other's stack, of which only size and top are known: the top, and the usual mix below."""
        size = self.size
        stack = [0, 0, 0]
        if size == 0:
            return stack
        if self.top != NOTHING:
            stack[self.top] += 1
            size -= 1
        stack[0] += size - size // 3 - size // 6
        stack[1] += size // 3
        stack[2] += size // 6
        return stack

    def outlooks(self, discs: list[int]) -> list[float]:
        """How good each disc looks against what the other side may choose."""
        place = 0 if self.attacker == self.me else 1
        theirs = self.believed_stack()
        attack, defence = (self.stack, theirs) if place == 0 else (theirs, self.stack)
        troops = [self.ronin[self.target] if self.is_revolt else self.force, self.strength(self.target)]
        answers = self.disc_odds(self.defender if place == 0 else self.attacker)
        found: list[float] = []
        for disc in discs:
            total = 0.0
            for answer, odds in enumerate(answers):
                if odds > 0.0:
                    chosen = [disc, answer] if place == 0 else [answer, disc]
                    total += odds * self.verdict(resolve(attack, defence, chosen, troops), place, troops)
            found.append(total)
        return found

    def disc_odds(self, seat: int) -> list[float]:
        """How likely each disc is with another clan, from what is known of its discs."""
        known = self.discs[seat * TACTICS : (seat + 1) * TACTICS]
        count = count_all(known)
        held = DISC_ODDS[:]
        if count and count == self.disc_count(seat):
            for disc in range(KOTAU):
                if known[disc] == 0:
                    held[disc] = 0.0
        whole = sum(held) or 1.0
        return [odds / whole for odds in held]

    def verdict(self, result: Result, place: int, troops: list[int]) -> float:
        """A result from my side: victory first, then losses on both sides."""
        other = 1 - place
        has_won = result.won == place
        lost_here = min(troops[place], result.first[place] + result.extra[place])
        lost_there = min(troops[other], result.first[other] + result.extra[other])
        won = 1.0 if has_won else 0.0
        if place == ATTACKER and lost_there == troops[other] and lost_here < troops[place]:
            won += 0.5
        if result.is_duel:
            stake = (8 if has_won else self.samurai[self.me]) / 2
            won += (1 if has_won else -1) * stake * 0.05
        return won + 0.05 * (lost_there - lost_here)

    def katana_tiles(self) -> list[int]:
        """My katana tiles by strength less one."""
        first = self.me * KINDS
        return self.tiles[first : first + KATANA]
