# hot
"""One look at a table of Donjon: what squares, deeds and dice are worth to a player."""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.games.dicium.chances import chance_at_least
from tatami.games.dicium.choices import BONUS, LEVEL, ROLL
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.donjon.actions import can_raise_hand, targets
from tatami.games.dicium.donjon.bot.paths import FAR, STEP, measure
from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL
from tatami.games.dicium.donjon.state import (
    ANYWHERE,
    CHARGE,
    CHARGE_BONUS,
    CHESTS,
    CROWN,
    FIREBALL,
    FIREBALL_BONUS,
    GOBLIN,
    HAND_OR_BONUS,
    KING_RUNS,
    MONSTER,
    NOBODY,
    OPEN_RELIC,
    OPEN_TREASURE,
    OUTSIDE,
    PLACE_PORTAL,
    REMOVE_GOBLIN,
    REVEAL,
    SEARCH,
    SLAUGHTER,
    TREASURE_CHESTS,
    Donjon,
)
from tatami.games.dicium.state import DEED_STEPS

# What is worth how much, where a chest on which one stands is worth 10.
CHEST: Final = 15.0  # To open one.
CROWN_MORE: Final = 5.0  # A crypt that may hold the crown draws more.
TROPHY: Final = 9.0  # A trophy that lowers the number of chests.
SPARE_TROPHY: Final = 1.5
HAND: Final = 7.0
BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 2.4
BONUS_WORTH[YELLOW] = 1.4
BONUS_WORTH[RED] = 2.8
BONUS_WORTH[GREEN] = 2.8
BONUS_WORTH[ROLL] = 2.4
GOBLIN_WORTH: Final = [9.0, 6.0, 3.5, 2.2, 1.5, 1.2]  # To be rid of one, by the goblins that are left in the reserve.
LONG: Final = 6.0  # A player with so many turns before it has all the good of a bonus.
KING_TURNS: Final = 8.0  # The king needs so many turns for his way, on average.
# The steps of the king a turn, on average: one, and another with a high die. (R13.2)
KING_PACE: Final = 1.0 + chance_at_least(KING_RUNS)
PER_STEP: Final = 1.0  # A step towards a goal is worth so much.
SLAUGHTER_STEPS: Final = 3  # So far the bots look along one.
UNKNOWN: Final = -1e9


@mypyc_attr(acyclic=True)
class Knowledge:
    """What squares, deeds and bonuses are worth to a seat. What was worked out is kept."""

    __slots__ = ("deeds", "here", "home", "is_hunter", "length", "pots", "red", "seat", "state")

    def __init__(self, state: Donjon, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.red = state.combat_bonus(seat)
        self.length = self.turns_left() / LONG if self.turns_left() < LONG else 1.0
        most = 0
        for other in range(state.seats):
            most = max(most, state.slain(other))
        own = state.slain(seat)
        self.is_hunter = own == most and most < state.rules.trophies
        self.deeds: dict[int, float] = {}
        self.pots: list[float] = self.potentials()
        self.home = UNKNOWN  # What it is worth to stand on the best portal.
        for square in state.portals():
            self.home = max(self.home, self.pots[square])
        pawn = state.pawns[seat]
        self.here = self.place(pawn) if pawn >= 0 else self.home  # What it is worth to stand where the pawn stands.

    def turns_left(self) -> float:
        """How many turns this player still has, about."""
        state = self.state
        if state.king != OUTSIDE:
            left = len(state.rules.dungeon.way) - 1 - state.king
            return left / KING_PACE / state.seats
        return len(state.piles[self.seat]) + KING_TURNS / state.seats

    # Squares

    def potentials(self) -> list[float]:
        """What it is worth to stand on each square: the best goal, less the way to it."""
        state = self.state
        dungeon = state.rules.dungeon
        tolls = self.tolls()
        found = [-FAR * PER_STEP] * SQUARES_IN_ALL
        has_crown = state.has_relic(CROWN)
        enough = state.opened() >= state.needed()
        for chest in range(CHESTS):
            if state.opener[chest] == NOBODY:
                worth = 10.0
                if chest >= TREASURE_CHESTS and not has_crown:
                    if state.shown >> chest & 1:
                        worth += CROWN_MORE + 3.0 if state.chests[chest] == CROWN else -1.0
                    else:
                        worth += CROWN_MORE
                elif enough:
                    worth = 1.0
                self.add_goal(found, measure(dungeon, tolls, dungeon.chests[chest], 0), worth, dungeon.chests[chest])
        worth = self.goblin_worth() + 1.0
        if worth > 3.0:
            for square in state.goblin_squares():
                away = measure(dungeon, tolls, square, tolls[square])
                self.add_goal(found, away, worth, square)
        return found

    def add_goal(self, found: list[float], away: list[int], worth: float, goal: int) -> None:
        """A goal that others are nearer to draws less."""
        state = self.state
        own = away[state.pawns[self.seat]] if state.pawns[self.seat] >= 0 else FAR
        for other in range(state.seats):
            square = state.pawns[other]
            if other != self.seat and square >= 0 and away[square] < own:
                worth -= 3.0 if square != goal else 7.0
        for square in range(SQUARES_IN_ALL):
            value = worth - away[square] * PER_STEP / STEP
            found[square] = max(found[square], value)

    def tolls(self) -> list[int]:
        """What each square costs to pass, in half steps: more, the worse the odds against what lies there."""
        state = self.state
        found = [0] * SQUARES_IN_ALL
        for square in range(SQUARES_IN_ALL):
            tile = state.tiles[square]
            if tile == GOBLIN or tile >= MONSTER:
                chance = self.hits(square, 0)
                found[square] = 2 + int(14.0 * (1.0 - chance))
        return found

    def place(self, square: int) -> float:
        """What it is worth to stand on a square: from the next turn on the portals are near."""
        return max(self.pots[square], self.home - 0.5)

    def hits(self, square: int, more: int) -> float:
        """The chance to beat what lies on a square, with so much added to the die beside the own strength."""
        return chance_at_least(self.state.defence_at(square) - self.red - more)

    def kill(self, square: int) -> float:
        """What it is worth to be rid of what lies on a square."""
        tile = self.state.tiles[square]
        if tile == GOBLIN:
            return self.goblin_worth()
        return (TROPHY if self.is_hunter else SPARE_TROPHY) + self.best_bonus(0)

    def goblin_worth(self) -> float:
        """What it is worth to be rid of a goblin."""
        left = self.state.goblins
        return GOBLIN_WORTH[left if left < len(GOBLIN_WORTH) else len(GOBLIN_WORTH) - 1]

    def arrival(self, square: int, more: int) -> float:
        """What a move to a square is worth; `more` is added to a fight there."""
        state = self.state
        if not state.is_foe(square):
            return self.pots[square] - self.here
        chance = self.hits(square, more)
        return chance * (self.kill(square) + self.pots[square]) + (1.0 - chance) * self.home - self.here

    # Deeds

    def deed(self, code: int, reds: int) -> float:
        """What a deed is worth at its best; so many red dice may be engaged."""
        key = code << 3 | reds
        known = self.deeds.get(key)
        if known is None:
            known = self.work_out(code // DEED_STEPS, code % DEED_STEPS, reds)
            self.deeds[key] = known
        return known

    def work_out(self, deed: int, number: int, reds: int) -> float:
        state, seat = self.state, self.seat
        if deed == SEARCH:
            return self.best_bonus(number)
        if deed == HAND_OR_BONUS:
            return HAND * self.length if can_raise_hand(state, seat) else self.best_bonus(0)
        if deed in (OPEN_TREASURE, OPEN_RELIC):
            return self.open_chest()
        most = UNKNOWN
        for square in targets(state, seat, deed, number):
            most = max(most, self.target(deed, square, reds))
        return most

    def open_chest(self) -> float:
        """What it is worth to open the chest on which the pawn stands; -1 if there is none."""
        chest = self.state.chest_at(self.state.pawns[self.seat])
        if chest == NOBODY:
            return -1.0
        more = CROWN_MORE if chest >= TREASURE_CHESTS and not self.state.has_relic(CROWN) else 0.0
        return CHEST + more - 4.0

    def target(self, deed: int, square: int, reds: int) -> float:
        """What a deed is worth at a square."""
        state = self.state
        if deed == FIREBALL:
            return self.hits(square, FIREBALL_BONUS + reds) * (self.kill(square) + 1.0)
        if deed == REMOVE_GOBLIN:
            return self.goblin_worth() + 0.05 * max(0.0, self.pots[square])
        if deed == PLACE_PORTAL:
            return 0.7 * (self.pots[square] - max(self.home, self.here))
        if deed == REVEAL:
            return 2.0 if not state.has_relic(CROWN) else 0.1
        if deed == SLAUGHTER:
            return self.slaughter([state.pawns[self.seat]], square, SLAUGHTER_STEPS) - self.here
        if deed == ANYWHERE:
            return self.arrival(square, reds)
        return self.arrival(square, reds + (CHARGE_BONUS if deed == CHARGE else 0))

    def slaughter(self, trail: list[int], square: int, left: int) -> float:
        """What it is worth to go on to a square, killing what lies there, and from there as far as it leads."""
        own = self.kill(square) + 1.0 if self.state.is_foe(square) else 0.0
        most = self.pots[square]
        if left > 1:
            beyond = [*trail, square]
            for other in self.state.rules.dungeon.free[square]:
                if other not in beyond:
                    most = max(most, self.slaughter(beyond, other, left - 1))
        return own + most

    # Bonuses

    def bonus(self, kind: int) -> float:
        """What a bonus of a kind is worth: the second of a kind less than the first."""
        had = self.state.bonus(self.seat, kind)
        if kind == ROLL:
            return BONUS_WORTH[ROLL] * self.length if had == 0 else 0.1
        return BONUS_WORTH[kind] * self.length * (1.0 if had < 2 else 0.6 if had < 3 else 0.3)

    def best_bonus(self, level: int) -> float:
        """The best bonus of a level (0: of any) that is still to be had."""
        most = 0.0
        for choice in self.state.free_levels(self.seat):
            if level in (0, choice - LEVEL):
                for bonus in self.state.free_bonuses(self.seat, choice - LEVEL):
                    most = max(most, self.bonus(bonus - BONUS))
        return most
