"""How good each option looks, from the view alone.

A deed is worth what its best pawn can do with it. Ninjas count the way to the Shogun and, once they have him, the way
to a torii; a door is as long as three squares. Samurai hunt ninjas, light braziers, and block the way out.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from tatami.core.state import Decision
from tatami.games.dicium.choices import (
    BONUS,
    BONUSES,
    END_ACTIONS,
    ENGAGE,
    KEEP_ALL,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    SPEND,
    THROW,
    VALUE,
)
from tatami.games.dicium.combinations import colour, is_value, ways_to_spend
from tatami.games.dicium.dice import FACES, PARTS, RED, SIZE, UNIT, count, faces
from tatami.games.dicium.frames import NO_COMBINATION, FirstThrow, GainBonus, HandOrBonus, Reroll, Reserve, Spend
from tatami.games.dicium.shogun.actions import all_combinations, deed_of, dice_to_pay, doers, targets, tile_squares
from tatami.games.dicium.shogun.choices import PAWN, SQUARE, STOP
from tatami.games.dicium.shogun.combat import Arrival, Attack, Defence, PutBack
from tatami.games.dicium.shogun.effects import homes, is_torii
from tatami.games.dicium.shogun.frames import Actions, Banzai, Enter, LiftTile, Pawn, PlaceTile, Where
from tatami.games.dicium.shogun.moves import CAPTOR, NINJA, can_light, standing
from tatami.games.dicium.shogun.moves import SAMURAI as SAMURAI_HERE
from tatami.games.dicium.shogun.palace import BRAZIER, SQUARES_IN_ALL, Palace
from tatami.games.dicium.shogun.state import (
    BANZAI,
    DEED_STEPS,
    ENTER,
    HAND_OR_BONUS,
    KI,
    KINDLE,
    MOVE_AND_LIGHT,
    NINJAS,
    NOBODY,
    SAMURAI,
    SHOGUN,
    SHURIKEN,
    TILE,
    TORII_TILE,
    Shogun,
)
from tatami.games.dicium.shogun.view import View, laid_out

FAR: Final = 60.0
DOOR: Final = 3  # what a door is to a ninja, in squares
VICTORY: Final = 1000.0
ALERT: Final = 4.0
HAND: Final = 6.0
BONUS_WORTH: Final = {"blue": 2.2, "yellow": 2.4, "red": 2.0, "green": 1.0, "roll": 2.6}
FRESH_DIE: Final = 0.8  # what a die is worth that is still to be thrown
FACE_WORTH: Final = {"1": 0.2, "2": 0.5, "3": 0.8, "4": 0.6, "5": 0.5, "dicium": 1.0}


def rate(view: View, decision: Decision) -> Sequence[float]:
    """A number for each option: higher is better."""
    state = laid_out(view, 1)
    frame, options = decision.frame, decision.options
    side = state.side_of(decision.seat)
    if not isinstance(frame, tuple(RATINGS)):
        return [0.0] * len(options)
    judge = Judge(state, decision.seat, side)
    return [RATINGS[type(frame)](judge, frame, option) for option in options]


@lru_cache(maxsize=2 * 4 * SQUARES_IN_ALL)
def distances(palace: Palace, goal: int, door: int) -> list[float]:
    """How far every square is from a goal, doors counting as so many squares."""
    found = [FAR] * SQUARES_IN_ALL
    found[goal] = 0.0
    edge = [goal]
    while edge:
        edge.sort(key=lambda square: found[square])
        square = edge.pop(0)
        for neighbours, length in ((palace.free, 1), (palace.doors, door)):
            for other in neighbours[square]:
                if found[square] + length < found[other]:
                    found[other] = found[square] + length
                    edge.append(other)
    return found


def chance_to_win(lead: int) -> float:
    """The chance of an attacker who is so much stronger before the dice fall."""
    return sum(one + lead >= other for one in range(6) for other in range(6)) / 36


def holds(dice: int, picked: int) -> bool:
    """Are the picked dice among these?"""
    return all(count(dice, face) >= count(picked, face) for face in range(len(FACES)))


class Judge:
    """One look at a table: what squares, deeds and dice are worth to a seat."""

    def __init__(self, state: Shogun, seat: int, side: int) -> None:
        self.state = state
        self.seat = seat
        self.side = side
        self.marks = standing(state)
        self.deeds: dict[int, float] = {}
        self.throws: dict[tuple[int, int], float] = {}

    # Squares

    def way(self, goal: int) -> list[float]:
        """Distances to a square, as this side walks."""
        return distances(self.state.rules.palace, goal, DOOR if self.side == NINJAS else 1)

    def to_torii(self, square: int) -> float:
        """How far a captor on a square is from safety; samurai on a torii keep it shut."""
        state = self.state
        return min(
            (
                distances(state.rules.palace, goal, DOOR)[square] + (8 if self.marks[goal] & SAMURAI_HERE else 0)
                for goal in range(SQUARES_IN_ALL)
                if is_torii(state, goal)
            ),
            default=FAR,
        )

    def lead(self, foe: int) -> int:
        """How much stronger this seat is in an attack, before the dice fall."""
        state = self.state
        return state.bonus(self.seat, RED) - state.bonus(state.owner(foe), RED) - state.engageable(state.owner(foe))

    def fight(self, square: int) -> float:
        """The chance to beat everybody on a square."""
        state, chance = self.state, 1.0
        for foe in state.pawns_of(SAMURAI if self.side == NINJAS else NINJAS):
            if state.pawns[foe] == square:
                chance *= chance_to_win(self.lead(foe))
        return chance

    def arrival(self, pawn: int, square: int, lights: bool = False) -> float:
        """What it is worth that a pawn goes to a square."""
        if self.side == NINJAS:
            return self._ninja_arrival(pawn, square)
        return self._shogun_arrival(square) if pawn == SHOGUN else self._samurai_arrival(pawn, square, lights)

    def _ninja_arrival(self, pawn: int, square: int) -> float:
        state = self.state
        old = state.pawns[pawn]
        if pawn == state.captor:
            if is_torii(state, square):
                return VICTORY
            return self.to_torii(old) - self.to_torii(square)
        worth = -0.4 * self._hunters(square)
        if self.marks[square] & SAMURAI_HERE:
            worth += 2.2 * self.fight(square) - 1.0
            if state.captor != NOBODY and is_torii(state, square):
                worth += 3.0
        if state.captor != NOBODY:
            return worth
        shogun = self.way(state.pawns[SHOGUN])
        if square == state.pawns[SHOGUN]:
            return 40.0
        return worth + 0.8 * (shogun[old] - shogun[square])

    def _hunters(self, square: int) -> int:
        """How many samurai are near."""
        near = distances(self.state.rules.palace, square, 1)
        squares = [self.state.pawns[pawn] for pawn in self.state.pawns_of(SAMURAI)]
        return sum(place >= 0 and near[place] <= 2 for place in squares)

    def _shogun_arrival(self, square: int) -> float:
        """The Shogun keeps away from ninjas, and behind doors."""
        return 0.5 * (self._safety(square) - self._safety(self.state.pawns[SHOGUN])) - 0.3

    def _safety(self, square: int) -> float:
        state = self.state
        way = distances(state.rules.palace, square, DOOR)
        near = [way[state.pawns[pawn]] for pawn in state.pawns_of(NINJAS) if state.pawns[pawn] >= 0]
        return min(8.0, *near) if near else 8.0

    def _samurai_arrival(self, pawn: int, square: int, lights: bool) -> float:
        state = self.state
        if lights and can_light(state, square):
            return self.lighting(square) * (self.fight(square) if self.marks[square] & NINJA else 1.0)
        if self.marks[square] & NINJA and not self.marks[square] & CAPTOR:
            worth = self.fight(square)
            return VICTORY * worth if state.alerts == 1 else ALERT * worth - 0.5 + self._defends(square)
        old = state.pawns[pawn]
        if state.captor != NOBODY:
            if is_torii(state, square) and not is_torii(state, old):
                return 5.0
            if is_torii(state, old):
                return -5.0
        worth = 0.0
        prey = [state.pawns[ninja] for ninja in state.pawns_of(NINJAS)]
        hunt = [goal for goal in prey if goal >= 0 and not self.marks[goal] & CAPTOR]
        if hunt:
            here, there = (min(distances(state.rules.palace, goal, 1)[at] for goal in hunt) for at in (old, square))
            worth += 0.35 * (here - there)
        if state.rules.palace.kinds[square] == BRAZIER and can_light(state, square):
            worth += 0.8
        if can_light(state, old):
            worth -= 0.8
        return worth

    def _defends(self, square: int) -> float:
        """A ninja close to the Shogun is the one to beat."""
        return max(0.0, 4.0 - distances(self.state.rules.palace, self.state.pawns[SHOGUN], DOOR)[square])

    def lighting(self, square: int) -> float:
        """What a lit brazier is worth; more if a torii goes dark."""
        state = self.state
        if state.alerts == 1:
            return VICTORY
        zones = state.rules.palace.zones
        is_dark = any(
            zones[other] == zones[square] and state.tiles[other] == TORII_TILE for other in range(SQUARES_IN_ALL)
        )
        return ALERT + 1.0 + (3.0 if is_dark else 0.0)

    # Deeds

    def deed(self, code: int) -> float:
        """What a deed is worth at its best."""
        if code not in self.deeds:
            self.deeds[code] = self._deed(code // DEED_STEPS, code % DEED_STEPS)
        return self.deeds[code]

    def _deed(self, deed: int, number: int) -> float:
        state, seat = self.state, self.seat
        if deed == HAND_OR_BONUS:
            return HAND if state.can_raise_hand(seat) else self.best_bonus(0)
        if deed == KI:
            return self.best_bonus(number)
        if deed == ENTER:
            return 3.5 if state.in_reserve(seat) != NOBODY and homes(state, self.side) else -1.0
        if deed == TILE:
            if state.stock[seat]:
                return 3.0 + self.best_bonus(0) if tile_squares(state, seat, NOBODY) else -1.0
            return 0.2
        return max((self.pawn(deed, number, pawn) for pawn in doers(state, seat, deed, number)), default=-1.0)

    def pawn(self, deed: int, number: int, pawn: int) -> float:
        """What a deed is worth with a pawn, or against it."""
        state = self.state
        if deed == SHURIKEN:
            square = state.pawns[pawn]
            worth = chance_to_win(self.lead(pawn)) * (1.0 + 0.5 * self._near_ninjas(square))
            is_last = state.in_play(SAMURAI) == 1 and len(homes(state, SAMURAI)) == 0
            return VICTORY if is_last else worth
        if deed == KINDLE:
            return self.lighting(state.pawns[pawn])
        return max(self.target(deed, pawn, square) for square in targets(state, self.seat, deed, number, pawn))

    def target(self, deed: int, pawn: int, square: int) -> float:
        """What a deed is worth with a pawn and a square."""
        if deed == BANZAI and self.marks[square] & NINJA:
            here = [ninja for ninja in self.state.pawns_of(NINJAS) if self.state.pawns[ninja] == square]
            return VICTORY if self.state.alerts <= len(here) else ALERT * len(here)
        return self.arrival(pawn, square, deed == MOVE_AND_LIGHT)

    def _near_ninjas(self, square: int) -> int:
        way = distances(self.state.rules.palace, square, 1)
        return sum(
            place >= 0 and way[place] <= 3 for place in (self.state.pawns[p] for p in self.state.pawns_of(NINJAS))
        )

    def best_bonus(self, level: int) -> float:
        """The best bonus of a level (0: of any) that is still to be had."""
        levels = [choice - LEVEL for choice in self.state.free_levels(self.seat)]
        wanted = [one for one in levels if level in (0, one)]
        free = [choice for one in wanted for choice in self.state.free_bonuses(self.seat, one)]
        return max((BONUS_WORTH[BONUSES[choice - BONUS]] for choice in free), default=-1.0)

    # Dice

    def dice(self, dice: int) -> float:
        """What kept dice are worth: their best combination, and a little for each face."""
        state = self.state
        own, state.dice = state.dice, dice
        deeds = (
            {deed_of(state, self.seat, choice) for choice in all_combinations(state, self.seat)} if dice else set()
        )
        state.dice = own
        best = max((self.deed(deed) for deed in deeds), default=0.0)
        return max(0.0, best) + 0.2 * sum(FACE_WORTH[FACES[face]] for face in faces(dice))

    # Questions

    def throw(self, frame: FirstThrow | Reroll, option: int) -> float:
        """The best set of dice to throw again that begins with what is picked: what is kept, and fresh dice."""
        held = self.state.reserve[self.seat] if isinstance(frame, FirstThrow) else self.state.dice
        if option in (KEEP_ALL, THROW):
            return self.thrown(held, frame.picked)
        picked = frame.picked + UNIT[option - REROLL]
        return max(self.thrown(held, again) for again in PARTS[held] if holds(again, picked))

    def thrown(self, held: int, again: int) -> float:
        """What it is worth to throw some of the dice again."""
        if (held, again) not in self.throws:
            self.throws[held, again] = self.dice(held - again) + FRESH_DIE * SIZE[again] - (0.3 if again else 0.0)
        return self.throws[held, again]

    def put_by(self, frame: object, option: int) -> float:
        return 0.0 if option == RESERVED else FACE_WORTH[FACES[option - RESERVE]]

    def gain(self, frame: object, option: int) -> float:
        if option == RAISE_HAND:
            return HAND
        if LEVEL <= option < BONUS:
            return self.best_bonus(option - LEVEL)
        return BONUS_WORTH[BONUSES[option - BONUS]]

    def spend(self, frame: object, option: int) -> float:
        return -FACE_WORTH[FACES[option - SPEND]]

    def action(self, frame: object, option: int) -> float:
        """The deed, and half of what the dice that are left are worth."""
        if option == END_ACTIONS:
            return 0.05
        state = self.state
        which = option - VALUE if is_value(option) else NO_COMBINATION
        tint = 0 if is_value(option) else colour(option)
        ways = ways_to_spend(state.dice, which, tint, dice_to_pay(state, self.seat, option))
        left = max(self.dice(state.dice - way) for way in ways)
        return self.deed(deed_of(state, self.seat, option)) + 0.5 * left

    def which_pawn(self, frame: Pawn, option: int) -> float:
        return self.pawn(frame.deed, frame.number, option - PAWN)

    def where(self, frame: Where, option: int) -> float:
        return self.target(frame.deed, frame.pawn, option - SQUARE)

    def banzai(self, frame: Banzai, option: int) -> float:
        return 0.0 if option == STOP else self.target(BANZAI, frame.pawn, option - SQUARE)

    def home(self, frame: object, option: int) -> float:
        """Ninjas come back close to the Shogun, samurai close to the ninjas."""
        state, square = self.state, option - SQUARE
        if self.side == NINJAS:
            return -self.way(state.pawns[SHOGUN])[square]
        prey = [state.pawns[ninja] for ninja in state.pawns_of(NINJAS) if state.pawns[ninja] >= 0]
        return -min((self.way(goal)[square] for goal in prey), default=0.0)

    def tile(self, frame: PlaceTile, option: int) -> float:
        """A torii lies on the way out, a garrison close to the ninjas; a torii under the captor wins."""
        state, square = self.state, option - SQUARE
        if self.side == SAMURAI:
            return self.home(frame, option)
        if state.captor != NOBODY and square == state.pawns[state.captor]:
            return VICTORY
        blocked = 8.0 if self.marks[square] & SAMURAI_HERE else 0.0
        return -self.way(state.pawns[SHOGUN])[square] - blocked

    def lift(self, frame: LiftTile, option: int) -> float:
        return -self.tile(PlaceTile(frame.seat, NOBODY), option)

    def foe(self, frame: Arrival, option: int) -> float:
        return chance_to_win(self.lead(option - PAWN))

    def engage(self, frame: object, option: int) -> float:
        return float(option == ENGAGE)


RATINGS: Final[dict[type, Callable[..., float]]] = {
    FirstThrow: Judge.throw,
    Reroll: Judge.throw,
    Reserve: Judge.put_by,
    Spend: Judge.spend,
    GainBonus: Judge.gain,
    HandOrBonus: Judge.gain,
    Actions: Judge.action,
    Pawn: Judge.which_pawn,
    Where: Judge.where,
    Banzai: Judge.banzai,
    Enter: Judge.home,
    PutBack: Judge.home,
    PlaceTile: Judge.tile,
    LiftTile: Judge.lift,
    Arrival: Judge.foe,
    Attack: Judge.engage,
    Defence: Judge.engage,
}
