"""How a seat reads the table: numbers off the view, and what land, troops and tiles are worth to it.

All worth is counted in daimyo honour for oneself; samurai honour is worth half.
"""

from functools import cached_property
from math import sqrt
from typing import Final

from tatami.games.bushido.resolution import ATTACKER, Result, katana, resolve
from tatami.games.bushido.state import DISCS, KATANA, KOTAU, NEIGHBOURS, PROVINCES, TILES
from tatami.games.bushido.view import Province, Seat, View

LATE: Final = 10  # from this month on nothing is saved for later
SAMURAI_WORTH: Final = 0.5
TILE_WORTH: Final = 0.25  # what a tile is worth to whoever has it
KATANA_SHARE: Final = 0.74  # how many of unknown tiles are katana tiles
KATANA_MEAN: Final = 1.67  # and their mean strength
COMMITTED: Final = 0.5  # how much of it others are believed to stack
DISC_ODDS: Final = (0.42, 0.31, 0.2, 0.07)  # how often others choose battle, duel, ambush, traitor


class Reading:
    """A view, and what follows from it for the seat that looks."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator is asked nothing"
        self.view = view
        self.me = view.seat
        self.mine = view.seats[view.seat]
        self.is_late = view.month >= LATE
        self.province = {PROVINCES.index(one.province): one for one in view.provinces}

    # Clans

    @cached_property
    def threat(self) -> list[float]:
        """How much another clan's honour hurts me: the leader's most; mine counts against nobody."""
        best = max(clan.daimyo for clan in self.view.seats if clan.seat != self.me)
        share = 1 / (len(self.view.seats) - 1)
        return [
            0.0 if clan.seat == self.me else share * (1.8 if clan.daimyo == best else 0.7) for clan in self.view.seats
        ]

    def clan(self, seat: int) -> Seat:
        return self.view.seats[seat]

    def holder(self, role: str) -> int | None:
        """Who has a character card."""
        return next((clan.seat for clan in self.view.seats if role in clan.roles), None)

    def lead(self) -> int:
        """How far I am ahead of the best of the others, or behind."""
        return self.mine.daimyo - max(clan.daimyo for clan in self.view.seats if clan.seat != self.me)

    def jump(self, seat: int, points: int) -> int:
        """The honour that a gain really brings, past the markers of others. (R3.1)"""
        if points <= 0:
            return 0
        track = [clan.daimyo for clan in self.view.seats if clan.seat != seat]
        space = self.clan(seat).daimyo + points
        while space in track:
            space += 1
        return space - self.clan(seat).daimyo

    def gain(self, points: int) -> float:
        """What so many points of daimyo honour are worth to me: fifty are everything."""
        real = self.jump(self.me, points)
        return 100.0 if self.mine.daimyo + real >= 50 else float(real)

    def swords(self, seat: int) -> float:
        """The katana a clan is believed to have: known ones, and its share of the others."""
        clan = self.clan(seat)
        known = clan.known_tiles if clan.tiles is None else clan.tiles
        counted = katana([known.get(tile, 0) for tile in TILES[:KATANA]])
        unknown = clan.tile_count - sum(known.values())
        return counted + unknown * KATANA_SHARE * KATANA_MEAN

    # Provinces

    def neighbours(self, hex: int) -> list[int]:
        return NEIGHBOURS[len(self.view.seats)][hex]

    def strength(self, hex: int) -> int:
        one = self.province[hex]
        return one.troops + 3 * one.elite

    def guard(self, hex: int) -> int:
        """The troops that a province needs against the Ronin in it, and against one more; a fortress needs one."""
        one = self.province[hex]
        return 1 if self.is_fortress(one) else one.ronin + 2

    def spare(self, hex: int) -> int:
        """The troops that may leave a province."""
        return self.strength(hex) - self.guard(hex)

    def honour(self, hex: int) -> int:
        return self.province[hex].honour or 0

    def is_fortress(self, one: Province) -> bool:
        return one.land == "fortress"

    def is_open_to(self, hex: int, bushi: int | None) -> bool:
        """Could I attack this province, were that player Bushi?"""
        one = self.province[hex]
        return one.owner is None or (one.owner == bushi and not self.is_fortress(one))

    def own(self) -> list[int]:
        return [hex for hex, one in self.province.items() if one.owner == self.me]

    def own_beside(self, hex: int) -> list[int]:
        """My provinces next to this one."""
        return [other for other in self.neighbours(hex) if self.province[other].owner == self.me]

    def odds(self, samurai: int | None, bushi: int, attackers: int, defenders: int) -> float:
        """The chance that an attack drives the defenders out."""
        led = 1.0 if samurai is None else self.swords(samurai)
        attack, defence = led + attackers, self.swords(bushi) + defenders
        ahead, behind = attack * sqrt(attack), defence * sqrt(defence)
        return ahead / (ahead + behind + 1)

    def prize(self, source: int, hex: int, samurai: int | None) -> float:
        """What an attack from one province on another is worth to me."""
        one = self.province[hex]
        sent = self.spare(source)
        if sent < 1:
            return 0.0
        if one.owner is None:
            return float(self.honour(hex)) if sent > one.ronin else 0.0
        won = self.odds(samurai, one.owner, sent, self.strength(hex))
        return won * self.honour(hex) * (1 + self.threat[one.owner])

    def best_attack(self, bushi: int | None, samurai: int | None) -> tuple[float, int, int] | None:
        """The best worth, source and target, as the troops stand."""
        best: tuple[float, int, int] | None = None
        for source in self.own():
            for hex in self.neighbours(source):
                if self.is_open_to(hex, bushi):
                    worth = self.prize(source, hex, samurai) + 0.01 * self.spare(source)
                    if best is None or worth > best[0]:
                        best = (worth, source, hex)
        return best

    def front(self, hex: int) -> float:
        """What lies before a province of mine: honour that could be taken from here, and what could be lost here."""
        around = [self.honour(other) for other in self.neighbours(hex) if self.province[other].owner != self.me]
        at_stake = 0 if self.is_fortress(self.province[hex]) else self.honour(hex)
        return max(around, default=0) + 0.3 * at_stake if around else 0.0

    # Combat

    def believed_stack(self, size: int, top: str | None) -> list[int]:
        """A stack of which only size and top are known: the top, and the usual mix below."""
        stack = [0, 0, 0]
        if size == 0:
            return stack
        if top is not None:
            stack[TILES.index(top)] += 1
            size -= 1
        stack[0] += size - size // 3 - size // 6
        stack[1] += size // 3
        stack[2] += size // 6
        return stack

    def outlook(self, disc: int) -> float:
        """How good a disc looks against what the other side may choose."""
        combat = self.view.combat
        assert combat is not None, "a disc is chosen in a combat"
        place = 0 if combat.sides[0].seat == self.me else 1
        mine, other = combat.sides[place], combat.sides[1 - place]
        stacks = [[0, 0, 0], [0, 0, 0]]
        stacks[place] = [(mine.stack or {}).get(tile, 0) for tile in TILES[:KATANA]]
        stacks[1 - place] = self.believed_stack(other.size or 0, other.top)
        hex = PROVINCES.index(combat.province)
        attackers = self.province[hex].ronin if combat.is_revolt else combat.troops + 3 * combat.elite
        troops = [attackers, self.strength(hex)]
        total = 0.0
        for answer, odds in enumerate(self.disc_odds(other.seat)):
            discs = [answer, answer]
            discs[place] = disc
            total += odds * self.verdict(resolve(stacks[0], stacks[1], discs, troops), place, troops)
        return total

    def disc_odds(self, seat: int) -> list[float]:
        """How likely each disc is with another clan, from what is known of its discs."""
        known = self.clan(seat).known_discs
        if known and sum(known.values()) == self.clan(seat).disc_count:
            held = [DISC_ODDS[disc] if known.get(DISCS[disc]) else 0.0 for disc in range(KOTAU)]
        else:
            held = list(DISC_ODDS)
        whole = sum(held) or 1.0
        return [odds / whole for odds in held]

    def verdict(self, result: Result, place: int, troops: list[int]) -> float:
        """A result from my side: victory first, then losses on both sides."""
        lost = [min(troops[side], result.first[side] + result.extra[side]) for side in (0, 1)]
        won = 1.0 if result.won == place else 0.0
        if place == ATTACKER:
            won += 0.5 if lost[1] == troops[1] and lost[0] < troops[0] else 0.0
        if result.is_duel:
            stake = (self.mine.samurai if result.won != place else 8) / 2
            won += (1 if result.won == place else -1) * stake * 0.05
        return won + 0.05 * (lost[1 - place] - lost[place])
