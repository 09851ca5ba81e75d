# hot
"""What squares are worth to the pawns of a player of Shogun.

Ninjas count the way to the Shogun and, once they have him, the way to a torii; a door is as long as three squares.
Samurai hunt ninjas, light braziers, and block the way out.
"""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.dicium.chances import chance_to_beat
from tatami.games.dicium.dice import RED
from tatami.games.dicium.shogun.bot.distances import FAR, distances_of
from tatami.games.dicium.shogun.effects import is_torii
from tatami.games.dicium.shogun.moves import CAPTOR_HERE, NINJA_HERE, SAMURAI_HERE, can_light, occupants
from tatami.games.dicium.shogun.palace import SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import NINJAS, NOBODY, SAMURAI, SHOGUN, TORII_TILE, Shogun
from tatami.games.dicium.state import COMBAT_FACES

VICTORY: Final = 1000.0
OFF_AND_BACK: Final = 2  # A step off a torii and back is so many squares.
ALERT: Final = 4.0
RISK: Final = [0.0, 1.0, 0.9, 0.6, 0.3, 0.15, 0.0]  # By the squares from a samurai to a ninja.
PRUDENCE: Final = 1.0  # A ninja takes the risk so seriously.
APPROACH: Final = 0.8  # A square nearer to the Shogun is worth so much to a ninja.
# The chance of an attacker who is so much stronger before the dice fall, from -6 to 6.
CHANCES: Final = [chance_to_beat(lead) for lead in range(-COMBAT_FACES, COMBAT_FACES + 1)]


@mypyc_attr(acyclic=True)
class SquareRatings:
    """One look at a table: what it is worth to a seat that a pawn goes to a square. What was worked out is kept."""

    __slots__ = (*("arrivals", "distances", "marks", "ninjas", "prey", "samurai", "seat", "side", "state", "toriis"),)

    def __init__(self, state: Shogun, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.side = state.side_of(seat)
        self.marks = occupants(state)
        self.arrivals: dict[int, float] = {}
        self.distances = distances_of(state.rules.palace)
        self.toriis = [square for square in range(SQUARES_IN_ALL) if is_torii(state, square)]
        # The squares where pawns stand, and of ninjas those without the Shogun.
        self.ninjas = [state.pawns[pawn] for pawn in state.pawns_of(NINJAS) if state.pawns[pawn] >= 0]
        self.samurai = [state.pawns[pawn] for pawn in state.pawns_of(SAMURAI) if state.pawns[pawn] >= 0]
        self.prey = [place for place in self.ninjas if not self.marks[place] & CAPTOR_HERE]

    def to_torii(self, square: int) -> int:
        """How far a captor on a square is from safety; samurai on a torii keep it shut, and who stands on a torii and
        still has to arrive goes off it and back again. (R14.7)"""
        nearest = FAR
        for goal in self.toriis:
            away = self.distances.of_ninjas(goal)[square] + (8 if self.marks[goal] & SAMURAI_HERE else 0)
            if goal == square:
                away += OFF_AND_BACK
            nearest = min(nearest, away)
        return nearest

    def chance_against(self, foe: int) -> float:
        """The chance to beat a pawn in an attack, before any red die is engaged."""
        state = self.state
        owner = state.owner(foe)
        lead = state.bonus(self.seat, RED) - state.bonus(owner, RED) - state.engageable(owner)
        return CHANCES[COMBAT_FACES + max(-COMBAT_FACES, min(COMBAT_FACES, lead))]

    def fight(self, square: int) -> float:
        """The chance to beat everybody on a square."""
        chance = 1.0
        for foe in self.state.pawns_of(SAMURAI if self.side == NINJAS else NINJAS):
            if self.state.pawns[foe] == square:
                chance *= self.chance_against(foe)
        return chance

    def near(self, side: int, square: int, most: int) -> int:
        """How many pawns of a side are so near, doors open."""
        way = self.distances.of_samurai(square)
        found = 0
        for place in self.ninjas if side == NINJAS else self.samurai:
            if way[place] <= most:
                found += 1
        return found

    def arrival(self, pawn: int, square: int, lights: bool) -> float:
        """What it is worth that a pawn goes to a square."""
        key = (pawn * SQUARES_IN_ALL + square) * 2 + lights
        known = self.arrivals.get(key)
        if known is None:
            if self.side == NINJAS:
                known = self.ninja_arrival(pawn, square)
            elif pawn == SHOGUN:
                known = self.shogun_arrival(square)
            else:
                known = self.samurai_arrival(pawn, square, lights)
            self.arrivals[key] = known
        return known

    def ninja_arrival(self, pawn: int, square: int) -> float:
        state = self.state
        old = state.pawns[pawn]
        if pawn == state.captor:
            if is_torii(state, square):
                return VICTORY
            return float(self.to_torii(old) - self.to_torii(square))
        worth = self.danger(old) - self.danger(square)
        if self.marks[square] & SAMURAI_HERE:
            worth += 2.2 * self.fight(square) - 1.0
            if state.captor != NOBODY and is_torii(state, square):
                worth += 3.0
        if state.captor != NOBODY:
            return worth
        if square == state.pawns[SHOGUN]:
            return 40.0
        way = self.distances.of_ninjas(state.pawns[SHOGUN])
        return worth + APPROACH * (way[old] - way[square])

    def danger(self, square: int) -> float:
        """How likely a ninja on a square is to be attacked, and what that costs: more the fewer alerts are left."""
        way = self.distances.of_samurai(square)
        found = 0.0
        for place in self.samurai:
            found += RISK[min(way[place], len(RISK) - 1)]
        return found * PRUDENCE * (1.0 + 2.0 / self.state.alerts)

    def shogun_arrival(self, square: int) -> float:
        """The Shogun keeps away from ninjas, and behind doors."""
        return 0.5 * (self.safety(square) - self.safety(self.state.pawns[SHOGUN])) - 0.3

    def safety(self, square: int) -> int:
        """How far the next ninja is, up to 8."""
        way = self.distances.of_ninjas(square)
        nearest = 8
        for place in self.ninjas:
            nearest = min(nearest, way[place])
        return nearest

    def samurai_arrival(self, pawn: int, square: int, lights: bool) -> float:
        state = self.state
        if lights and can_light(state, square):
            return self.lighting(square) * (self.fight(square) if self.marks[square] & NINJA_HERE else 1.0)
        if self.marks[square] & NINJA_HERE and not self.marks[square] & CAPTOR_HERE:
            chance = self.fight(square)
            return VICTORY * chance if state.alerts == 1 else ALERT * chance - 0.5 + self.defends(square)
        old = state.pawns[pawn]
        if state.captor != NOBODY:
            if is_torii(state, square) and not is_torii(state, old):
                return 5.0
            if is_torii(state, old):
                return -5.0
        worth = 0.0
        here = self.to_prey(old)
        if here < FAR:
            worth += 0.35 * (here - self.to_prey(square))
        if can_light(state, square):
            worth += 0.8
        if can_light(state, old):
            worth -= 0.8
        return worth

    def to_prey(self, square: int) -> int:
        """How far the next ninja is that can be attacked, doors open."""
        way = self.distances.of_samurai(square)
        nearest = FAR
        for place in self.prey:
            nearest = min(nearest, way[place])
        return nearest

    def defends(self, square: int) -> float:
        """A ninja close to the Shogun is the one to beat."""
        return max(0.0, 4.0 - self.distances.of_ninjas(self.state.pawns[SHOGUN])[square])

    def lighting(self, square: int) -> float:
        """What a lit brazier is worth; more if a torii goes dark."""
        state = self.state
        if state.alerts == 1:
            return VICTORY
        zones = state.rules.palace.zones
        worth = ALERT + 1.0
        for other in self.toriis:
            if zones[other] == zones[square] and state.tiles[other] == TORII_TILE:
                return worth + 3.0
        return worth

    def home(self, square: int) -> float:
        """Ninjas come back close to the Shogun, samurai close to the ninjas."""
        state = self.state
        if self.side == NINJAS:
            return -float(self.distances.of_ninjas(state.pawns[SHOGUN])[square])
        way = self.distances.of_samurai(square)
        nearest = FAR
        for place in self.ninjas:
            nearest = min(nearest, way[place])
        return -float(nearest)

    def tile(self, square: int) -> float:
        """A torii lies on the way out, a garrison close to the ninjas; a torii under the captor wins, or is as far as
        off it and back. (R14.7)"""
        state = self.state
        if self.side == SAMURAI:
            return self.home(square)
        if state.captor != NOBODY and square == state.pawns[state.captor]:
            return -float(OFF_AND_BACK) if state.rules.must_arrive else VICTORY
        blocked = 8.0 if self.marks[square] & SAMURAI_HERE else 0.0
        return -self.distances.of_ninjas(state.pawns[SHOGUN])[square] - blocked
