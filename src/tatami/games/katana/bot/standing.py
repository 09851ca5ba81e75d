"""What honour is worth to a seat: its chance to win as things stand, and what a defeat or the end would change.

All gains are counted in one unit: an honour for myself. So a gain of 1 is as good as one honour more.
"""

from functools import lru_cache
from math import exp
from typing import Final

from tatami.games.katana.bot.belief import Deeds, believe
from tatami.games.katana.scoring import LOST_BLADE_COST, MULTIPLIERS
from tatami.games.katana.setup import RONINS
from tatami.games.katana.state import RONIN, SAMURAI, SHOGUN, TEAM_OF_ROLE

SHOGUN_TEAM, RONIN_TEAM, NINJA_TEAM = range(3)
SWING: Final = (2.2, 2.2, 3.8, 5.4, 6.0, 6.6)  # how far totals may still move, by the least honour at the table
NEVER: Final = 1e-6  # nothing is quite certain before the end
DECIDED: Final = 8.0  # no gain or loss counts for more than so many honours

# What the honour of shogun, samurai, ronin, ninja and great ninja counts, by the number of seats. (R10.1, R10.2)
TIMES: Final = {
    seats: (*(MULTIPLIERS[role].get(seats, 0) for role in (SHOGUN, SAMURAI, RONIN)), 1, 2) for seats in range(3, 8)
}


class Standing:
    """How the teams stand in the eyes of one seat; `worth` is what one more honour of each seat gains me."""

    __slots__ = (
        "chance", "defeats", "honour", "is_mate", "losses", "me", "sword_first", "team", "totals", "unit", "worlds",
        "worth",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        role: int,
        shogun: int,
        deeds: Deeds,
        spared: Deeds,
        honour: tuple[int, ...],
        daimyos: int,
        sword_first: bool,
    ) -> None:
        seats = len(honour)
        times = TIMES[seats]
        swing = SWING[min(*honour, len(SWING) - 1)]
        self.me = me
        self.honour = honour
        self.sword_first = sword_first
        self.team = TEAM_OF_ROLE[role]
        self.worlds = believe(seats, me, role, shogun, deeds, spared)
        self.totals: list[list[int]] = []
        self.defeats: dict[tuple[int, int, bool], float] = {}
        self.losses: dict[tuple[int, ...], float] = {}
        self.chance = 0.0
        self.is_mate = [0.0] * seats
        self.worth = [0.0] * seats
        for weight, world in self.worlds:
            totals = [0, 0, 0]
            totals[self.team] = daimyos if role != RONIN else 0
            for other, points in zip(world, honour):
                totals[TEAM_OF_ROLE[other]] += times[other] * points
            self.totals.append(totals)
            odds = [exp(total / swing) for total in totals]
            if not RONINS[seats]:
                odds[RONIN_TEAM] = 0.0
            whole = sum(odds)
            mine = odds[self.team] / whole
            self.chance += weight * mine
            pull = [-weight * mine * each / whole for each in odds]
            pull[self.team] += weight * mine
            for seat, other in enumerate(world):
                team = TEAM_OF_ROLE[other]
                self.worth[seat] += pull[team] * times[other]
                if team == self.team:
                    self.is_mate[seat] += weight
        self.chance = max(NEVER, min(1 - NEVER, self.chance))
        self.unit = max(self.worth[me], NEVER)
        self.worth = [worth / self.unit for worth in self.worth]
        self.unit /= swing

    def defeat(self, victor: int, victim: int, alive: int) -> float:
        """What it gains me if one seat defeats another while so many have life. (R7.2, R9)"""
        is_last = self.honour[victim] == 1
        is_alone = len(self.honour) > 3 and alive == 2
        gain = self.defeats.get((victor, victim, is_alone))
        if gain is None:
            if is_last or is_alone:
                gain = self._last_defeat(victor, victim, is_alone and (self.sword_first or not is_last))
            else:
                gain = self._step(self.worth[victor] - self.worth[victim])
            self.defeats[victor, victim, is_alone] = gain
        return gain

    def _last_defeat(self, victor: int, victim: int, is_by_sword: bool) -> float:
        times = TIMES[len(self.honour)]
        won = 0.0
        for (weight, world), totals in zip(self.worlds, self.totals):
            winning, losing = TEAM_OF_ROLE[world[victor]], TEAM_OF_ROLE[world[victim]]
            if is_by_sword and winning != losing:
                won += weight * (winning == self.team)
                continue
            final = totals[:]
            final[winning] += times[world[victor]]
            final[losing] -= times[world[victim]]
            if winning == losing:
                final[losing] -= LOST_BLADE_COST
            won += weight * (winner(final) == self.team)
        return self.gain(won)

    def lose_honour(self, losers: tuple[int, ...]) -> float:
        """What it gains me if each of these seats loses an honour to the box. (R8.1, R12.20, R12.21)"""
        gain = self.losses.get(losers)
        if gain is None:
            if any(self.honour[seat] == 1 for seat in losers):
                gain = self._last_loss(losers)
            else:
                gain = -sum(self.worth[seat] for seat in losers)
            self.losses[losers] = gain
        return gain

    def _last_loss(self, losers: tuple[int, ...]) -> float:
        times = TIMES[len(self.honour)]
        won = 0.0
        for (weight, world), totals in zip(self.worlds, self.totals):
            final = totals[:]
            for seat in losers:
                final[TEAM_OF_ROLE[world[seat]]] -= times[world[seat]]
            won += weight * (winner(final) == self.team)
        return self.gain(won)

    def exhaust(self) -> float:
        """What it gains me if the draw pile runs out now; if that is not the end, it would have come soon anyway."""
        return self.lose_honour(tuple(range(len(self.honour)))) if 1 in self.honour else 0.0

    def _step(self, honours: float) -> float:
        """What so many honours gain me: less when I have all but won, since no honour can do more than win."""
        odds = self.chance / (1 - self.chance) * exp(honours * self.unit / (self.chance * (1 - self.chance)))
        return self.gain(odds / (1 + odds))

    def gain(self, chance: float) -> float:
        """The way from my present chance to win to another, in honours."""
        return max(-DECIDED, min(DECIDED, (chance - self.chance) / self.unit))


standing = lru_cache(maxsize=1024)(Standing)


def winner(totals: list[int]) -> int:
    """The team that wins with these totals; without a ronin its total is 0, and never the highest. (R10.8)"""
    best = NINJA_TEAM if totals[NINJA_TEAM] >= totals[SHOGUN_TEAM] else SHOGUN_TEAM
    return RONIN_TEAM if totals[RONIN_TEAM] > max(0, totals[best]) else best
