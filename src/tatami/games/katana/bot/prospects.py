# hot
"""What honour is worth to a seat: its chance to win as things stand, and what a defeat or the end would change.

All gains are counted in one unit: an honour for myself. So a gain of 1 is as good as one honour more.
"""

from functools import lru_cache
from math import exp
from typing import Final

from tatami.games.katana.beliefs.roles import Deeds, believe
from tatami.games.katana.scoring import (
    LOST_BLADE_COST,
    MULTIPLIERS,
    NINJA_TEAM,
    RONIN_TEAM,
    SHOGUN_TEAM,
    counted_role,
    leading_team,
)
from tatami.games.katana.setup import RONINS
from tatami.games.katana.state import RONIN, TEAM_OF_ROLE, Katana

SWING: Final = [2.2, 2.2, 3.8, 5.4, 6.0, 6.6]  # Totals may still move so far, by the least honour at the table.
NEVER: Final = 1e-6  # Nothing is quite certain before the end.
DECIDED: Final = 8.0  # No gain or loss counts for more than so many honours.

TEAM: Final = list(TEAM_OF_ROLE)
HAS_RONIN: Final = [RONINS.get(seats, 0) > 0 for seats in range(8)]


class Prospects:
    """How the teams do in the eyes of one seat, over all ways the roles may lie: many by belief, one in a world where
    they are known."""

    __slots__ = (
        "chance", "honour", "is_mate", "least", "me", "roles", "seats", "sword_first", "team", "times", "totals",
        "unit", "weights", "worth",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        roles: list[list[int]],
        weights: list[float],
        honour: list[int],
        daimyos: int,
        sword_first: bool,
    ) -> None:
        seats = len(honour)
        self.me = me
        self.seats = seats
        self.sword_first = sword_first
        self.honour = honour
        self.roles = roles  # The roles may lie in these ways, as they are counted.
        self.weights = weights  # Each way is so likely.
        self.team = TEAM[roles[0][me]]
        self.times = 0.0  # My honour is multiplied by this.
        least = honour[0]
        for each in honour:
            least = min(least, each)
        self.least = least  # It is the least honour at the table.
        swing = SWING[min(least, 5)]
        self.totals: list[list[int]] = []  # One list a way in which the roles may lie, with a total for each team.
        self.chance = 0.0  # It is my chance to win as things are now.
        self.is_mate = [0.0] * seats  # Each seat wins with me so likely.
        self.worth = [0.0] * seats  # One more honour of a seat gains me so much.
        self.unit = 0.0  # An honour for me adds so much to my chance.
        for way, counted in enumerate(roles):
            self._add_way(counted, weights[way], swing, daimyos)
        self.chance = max(NEVER, min(1 - NEVER, self.chance))
        self.unit = max(self.unit, NEVER)
        if len(roles) > 1:
            self.worth = [worth / self.unit for worth in self.worth]
        self.unit /= swing

    def _add_way(self, counted: list[int], weight: float, swing: float, daimyos: int) -> None:
        seats = self.seats
        my_team = self.team
        totals = [0, 0, 0]
        if counted[self.me] != RONIN:
            totals[my_team] = daimyos
        times = [MULTIPLIERS[role][seats] for role in counted]
        for seat in range(seats):
            team = TEAM[counted[seat]]
            totals[team] = totals[team] + times[seat] * self.honour[seat]
        self.totals.append(totals)
        shogun = exp(totals[SHOGUN_TEAM] / swing)
        ronin = exp(totals[RONIN_TEAM] / swing) if HAS_RONIN[seats] else 0.0
        ninjas = exp(totals[NINJA_TEAM] / swing)
        whole = shogun + ronin + ninjas
        chances = [shogun / whole, ronin / whole, ninjas / whole]
        mine = chances[my_team]
        self.chance += weight * mine
        self.times += weight * times[self.me]
        self.unit += weight * mine * (1 - mine) * times[self.me]
        scale = weight if len(self.roles) > 1 else 1 / max(self.unit, NEVER)
        is_mate = self.is_mate
        worth = self.worth
        for seat in range(seats):
            team = TEAM[counted[seat]]
            if team == my_team:
                is_mate[seat] = is_mate[seat] + weight
                worth[seat] = worth[seat] + scale * mine * (1 - mine) * times[seat]
            else:
                worth[seat] = worth[seat] - scale * mine * chances[team] * times[seat]

    def defeat(self, victor: int, victim: int, is_alone: bool) -> float:
        """What it gains me if one seat defeats another, and is then perhaps alone with life. (R7.2, R9)"""
        is_last = self.honour[victim] == 1
        if not (is_last or is_alone):
            return self.step(self.worth[victor] - self.worth[victim])
        is_by_sword = is_alone and (self.sword_first or not is_last)
        won = 0.0
        for way, counted in enumerate(self.roles):
            winning, losing = TEAM[counted[victor]], TEAM[counted[victim]]
            if is_by_sword and winning != losing:
                won += self.weights[way] if winning == self.team else 0.0
                continue
            final = self.totals[way].copy()
            final[winning] = final[winning] + MULTIPLIERS[counted[victor]][self.seats]
            final[losing] = final[losing] - MULTIPLIERS[counted[victim]][self.seats]
            if winning == losing:
                final[losing] = final[losing] - LOST_BLADE_COST
            won += self.weights[way] if leading_team(final, HAS_RONIN[self.seats]) == self.team else 0.0
        return self.gain(won)

    def lose_honour(self, seat: int) -> float:
        """What it gains me if a seat loses an honour to the box. (R12.20, R12.21)"""
        if self.honour[seat] > 1:
            return -self.worth[seat]
        return self.last_loss([seat])

    def exhaust(self) -> float:
        """What it gains me if the draw pile runs out now; if that is not the end, it would have come soon anyway.
        (R8.1)"""
        return self.last_loss(list(range(self.seats))) if self.least == 1 else 0.0

    def last_loss(self, losers: list[int]) -> float:
        """What it gains me if these seats lose an honour each and that ends the game."""
        won = 0.0
        for way, counted in enumerate(self.roles):
            final = self.totals[way].copy()
            for seat in losers:
                team = TEAM[counted[seat]]
                final[team] = final[team] - MULTIPLIERS[counted[seat]][self.seats]
            won += self.weights[way] if leading_team(final, HAS_RONIN[self.seats]) == self.team else 0.0
        return self.gain(won)

    def step(self, honours: float) -> float:
        """What so many honours gain me: less when I have all but won, since no honour can do more than win."""
        odds = self.chance / (1 - self.chance) * exp(honours * self.unit / (self.chance * (1 - self.chance)))
        return self.gain(odds / (1 + odds))

    def gain(self, chance: float) -> float:
        """The way from my present chance to win to another, in honours."""
        return max(-DECIDED, min(DECIDED, (chance - self.chance) / self.unit))


class Kept:
    """The prospects that a seat had last in a world, and what they were worked out from."""

    __slots__ = ("daimyos", "honour", "prospects", "roles", "sword_first")

    def __init__(
        self, prospects: Prospects, roles: list[int], honour: list[int], daimyos: int, sword_first: bool
    ) -> None:
        self.prospects = prospects
        self.roles = roles
        self.honour = honour
        self.daimyos = daimyos
        self.sword_first = sword_first


LAST: Final[dict[int, Kept]] = {}  # By seat. Honour seldom changes, so most questions of a rollout find them here.


def in_world(state: Katana, me: int, daimyos: int) -> Prospects:
    """The prospects of a seat where every role is known."""
    sword_first = state.rules.sword_first
    last = LAST.get(me)
    if (
        last is not None
        and last.daimyos == daimyos
        and last.sword_first == sword_first
        and last.honour == state.honour
        and last.roles == state.roles
    ):
        return last.prospects
    counted = [counted_role(state, seat) for seat in range(state.seats)]
    honour = state.honour.copy()
    prospects = Prospects(me, [counted], [1.0], honour, daimyos, sword_first)
    LAST[me] = Kept(prospects, state.roles.copy(), honour, daimyos, sword_first)
    return prospects


@lru_cache(maxsize=1024)
def believed(
    me: int,
    role: int,
    shogun: int,
    deeds: Deeds,
    spared: Deeds,
    honour: tuple[int, ...],
    daimyos: int,
    sword_first: bool,
) -> Prospects:
    """The prospects of a seat that believes what deeds tell. Nobody changes them: they are kept."""
    considered = believe(len(honour), me, role, shogun, deeds, spared)
    roles = [list(world) for _, world in considered]
    return Prospects(me, roles, [weight for weight, _ in considered], list(honour), daimyos, sword_first)
