# hot
"""What players of Shogun do at once: a rating for each option, from the table, on which everything lies open.

A deed is worth what its best pawn can do with it. Ninjas count the way to the Shogun and, once they have him, the way
to a torii; a door is as long as three squares. Samurai hunt ninjas, light braziers, and block the way out.
"""

from typing import Final

from tatami.core._types import mypyc_attr
from tatami.core.state import Decision
from tatami.games.dicium.choices import (
    BONUS,
    END_ACTIONS,
    ENGAGE,
    KEEP_ALL,
    LEVEL,
    RAISE_HAND,
    REROLL,
    RESERVE,
    RESERVED,
    ROLL,
    SPEND,
    THROW,
    VALUE,
)
from tatami.games.dicium.combinations import colour, is_value, ways_to_spend
from tatami.games.dicium.dice import BLUE, DICE_BITS, FACES, GREEN, NO_DICE, PARTS, RED, SIZE, UNIT, YELLOW, count
from tatami.games.dicium.frames import NO_COMBINATION, FirstThrow, GainBonus, HandOrBonus, Reroll, Reserve, Spend
from tatami.games.dicium.shogun.actions import all_combinations, deed_of, dice_to_pay, doers, targets, tile_squares
from tatami.games.dicium.shogun.bot.ways import FAR, Ways, ways_of
from tatami.games.dicium.shogun.choices import PAWN, SQUARE, STOP
from tatami.games.dicium.shogun.combat import Arrival, Attack, Defence, PutBack
from tatami.games.dicium.shogun.effects import homes, is_torii
from tatami.games.dicium.shogun.frames import Actions, Banzai, Enter, LiftTile, Pawn, PlaceTile, Where
from tatami.games.dicium.shogun.moves import CAPTOR, NINJA, can_light, standing
from tatami.games.dicium.shogun.moves import SAMURAI as SAMURAI_HERE
from tatami.games.dicium.shogun.palace import SQUARES_IN_ALL
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
    Rules,
    Shogun,
)

VICTORY: Final = 1000.0
OFF_AND_BACK: Final = 2  # squares
ALERT: Final = 4.0
HAND: Final = 6.0
BONUS_WORTH: Final = [0.0] * 5
BONUS_WORTH[BLUE] = 2.2
BONUS_WORTH[YELLOW] = 2.4
BONUS_WORTH[RED] = 2.0
BONUS_WORTH[GREEN] = 1.0
BONUS_WORTH[ROLL] = 2.6
FRESH_DIE: Final = 0.8  # what a die is worth that is still to be thrown
FACE_WORTH: Final = [0.2, 0.5, 0.8, 0.6, 0.5, 1.0]
RISK: Final = [0.0, 1.0, 0.9, 0.6, 0.3, 0.15, 0.0]  # of an attack, by the way of a samurai to a ninja
PRUDENCE: Final = 1.0  # what a ninja makes of it
ENTRY: Final = [1.5, 3.5]  # what a pawn of the reserve is worth to ninjas, for whom it is also prey, and to samurai
APPROACH: Final = 0.8  # what a square nearer to the Shogun is worth to a ninja
UNKNOWN: Final = -1e9
MOST_LOOKS: Final = 500  # kept at a time
# The chance of an attacker who is so much stronger before the dice fall, from -6 to 6.
CHANCES: Final = [
    sum([1 for one in range(6) for other in range(6) if one + lead >= other]) / 36 for lead in range(-6, 7)
]


def rate(state: Shogun, decision: Decision) -> list[float]:
    """One number for each option; higher is better."""
    frame, options = decision.frame, decision.options
    if isinstance(frame, Reserve):
        return [0.0 if option == RESERVED else FACE_WORTH[option - RESERVE] for option in options]
    if isinstance(frame, Spend):
        return [-FACE_WORTH[option - SPEND] for option in options]
    if isinstance(frame, (Attack, Defence)):
        return [1.0 if option == ENGAGE else 0.0 for option in options]
    judge = look(state, decision.seat)
    if isinstance(frame, (FirstThrow, Reroll)):
        held = state.reserve[decision.seat] if isinstance(frame, FirstThrow) else state.dice
        return [judge.throw(held, frame.picked, option) for option in options]
    if isinstance(frame, Actions):
        return [judge.action(option) for option in options]
    if isinstance(frame, Where):
        return [judge.target(frame.deed, frame.pawn, option - SQUARE) for option in options]
    if isinstance(frame, Pawn):
        return [judge.pawn(frame.deed, frame.number, option - PAWN) for option in options]
    if isinstance(frame, Banzai):
        return [0.0 if option == STOP else judge.target(BANZAI, frame.pawn, option - SQUARE) for option in options]
    if isinstance(frame, (Enter, PutBack)):
        return [judge.home(option - SQUARE) for option in options]
    if isinstance(frame, (GainBonus, HandOrBonus)):
        return [judge.gain(option) for option in options]
    if isinstance(frame, PlaceTile):
        return [judge.tile(option - SQUARE) for option in options]
    if isinstance(frame, LiftTile):
        return [-judge.tile(option - SQUARE) for option in options]
    if isinstance(frame, Arrival):
        return [judge.chance_against(option - PAWN) for option in options]
    return [0.0] * len(options)


_HOLDING: Final[dict[int, list[int]]] = {}  # by dice and picked dice: worked out once


def holding(dice: int, picked: int) -> list[int]:
    """Which of the PARTS of some dice have the picked ones among them: their places there."""
    key = dice << DICE_BITS | picked
    found = _HOLDING.get(key)
    if found is None:
        found = [place for place, part in enumerate(PARTS[dice]) if holds(part, picked)]
        _HOLDING[key] = found
    return found


def holds(dice: int, picked: int) -> bool:
    """Are the picked dice among these?"""
    return all(count(dice, face) >= count(picked, face) for face in range(len(FACES)))


@mypyc_attr(acyclic=True)
class Judge:
    """One look at a table: what squares, deeds and dice are worth to a seat. What was worked out is kept, for `look`
    hands the same judge out for every table that looks the same."""

    __slots__ = (
        *("arrivals", "deeds", "kept", "marks", "ninjas", "prey", "samurai", "seat", "side", "state", "throws"),
        *("thrown_parts", "toriis", "ways"),
    )

    def __init__(self, state: Shogun, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.side = state.side_of(seat)
        self.marks = standing(state)
        self.arrivals: dict[int, float] = {}
        self.deeds: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        self.throws: dict[int, float] = {}
        self.thrown_parts: dict[int, list[float]] = {}
        self.ways: Ways = ways_of(state.rules.palace)
        self.toriis = [square for square in range(SQUARES_IN_ALL) if is_torii(state, square)]
        # The squares where pawns stand, and of ninjas those without the Shogun.
        self.ninjas = [state.pawns[pawn] for pawn in state.pawns_of(NINJAS) if state.pawns[pawn] >= 0]
        self.samurai = [state.pawns[pawn] for pawn in state.pawns_of(SAMURAI) if state.pawns[pawn] >= 0]
        self.prey = [place for place in self.ninjas if not self.marks[place] & CAPTOR]

    # Squares

    def way(self, goal: int) -> list[int]:
        """Distances to a square, as this side walks."""
        return self.ways.of_ninjas(goal) if self.side == NINJAS else self.ways.of_samurai(goal)

    def to_torii(self, square: int) -> int:
        """How far a captor on a square is from safety; samurai on a torii keep it shut, and who stands on a torii and
        still has to arrive goes off it and back again. (R14.7)"""
        nearest = FAR
        for goal in self.toriis:
            away = self.ways.of_ninjas(goal)[square] + (8 if self.marks[goal] & SAMURAI_HERE else 0)
            if goal == square:
                away += OFF_AND_BACK
            nearest = min(nearest, away)
        return nearest

    def chance_against(self, foe: int) -> float:
        """The chance to beat a pawn in an attack, before any red die is engaged."""
        state = self.state
        owner = state.owner(foe)
        lead = state.bonus(self.seat, RED) - state.bonus(owner, RED) - state.engageable(owner)
        return CHANCES[6 + max(-6, min(6, lead))]

    def fight(self, square: int) -> float:
        """The chance to beat everybody on a square."""
        chance = 1.0
        for foe in self.state.pawns_of(SAMURAI if self.side == NINJAS else NINJAS):
            if self.state.pawns[foe] == square:
                chance *= self.chance_against(foe)
        return chance

    def near(self, side: int, square: int, most: int) -> int:
        """How many pawns of a side are so near, doors open."""
        way = self.ways.of_samurai(square)
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
        way = self.ways.of_ninjas(state.pawns[SHOGUN])
        return worth + APPROACH * (way[old] - way[square])

    def danger(self, square: int) -> float:
        """How likely a ninja on a square is to be attacked, and what that costs: more the fewer alerts are left."""
        way = self.ways.of_samurai(square)
        found = 0.0
        for place in self.samurai:
            found += RISK[min(way[place], len(RISK) - 1)]
        return found * PRUDENCE * (1.0 + 2.0 / self.state.alerts)

    def shogun_arrival(self, square: int) -> float:
        """The Shogun keeps away from ninjas, and behind doors."""
        return 0.5 * (self.safety(square) - self.safety(self.state.pawns[SHOGUN])) - 0.3

    def safety(self, square: int) -> int:
        """How far the next ninja is, up to 8."""
        way = self.ways.of_ninjas(square)
        nearest = 8
        for place in self.ninjas:
            nearest = min(nearest, way[place])
        return nearest

    def samurai_arrival(self, pawn: int, square: int, lights: bool) -> float:
        state = self.state
        if lights and can_light(state, square):
            return self.lighting(square) * (self.fight(square) if self.marks[square] & NINJA else 1.0)
        if self.marks[square] & NINJA and not self.marks[square] & CAPTOR:
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
        way = self.ways.of_samurai(square)
        nearest = FAR
        for place in self.prey:
            nearest = min(nearest, way[place])
        return nearest

    def defends(self, square: int) -> float:
        """A ninja close to the Shogun is the one to beat."""
        return max(0.0, 4.0 - self.ways.of_ninjas(self.state.pawns[SHOGUN])[square])

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

    # Deeds

    def deed(self, code: int) -> float:
        """What a deed is worth at its best."""
        known = self.deeds.get(code)
        if known is None:
            known = self.work_out(code // DEED_STEPS, code % DEED_STEPS)
            self.deeds[code] = known
        return known

    def work_out(self, deed: int, number: int) -> float:
        state, seat = self.state, self.seat
        if deed == HAND_OR_BONUS:
            return HAND if state.can_raise_hand(seat) else self.best_bonus(0)
        if deed == KI:
            return self.best_bonus(number)
        if deed == ENTER:
            return ENTRY[self.side] if state.in_reserve(seat) != NOBODY and homes(state, self.side) else -1.0
        if deed == TILE:
            if state.stock[seat]:
                return 3.0 + self.best_bonus(0) if tile_squares(state, seat, NOBODY) else -1.0
            return 0.2
        most = UNKNOWN
        for pawn in doers(state, seat, deed, number) if deed == SHURIKEN else state.usable(seat):
            most = max(most, self.pawn(deed, number, pawn))
        return -1.0 if most == UNKNOWN else most

    def pawn(self, deed: int, number: int, pawn: int) -> float:
        """What a deed is worth with a pawn, or against it; UNKNOWN if this pawn cannot do it."""
        state = self.state
        if deed == SHURIKEN:
            if state.in_play(SAMURAI) == 1 and not homes(state, SAMURAI):
                return VICTORY
            return self.chance_against(pawn) * (1.0 + 0.5 * self.near(NINJAS, state.pawns[pawn], 3))
        if deed == KINDLE:
            return self.lighting(state.pawns[pawn]) if can_light(state, state.pawns[pawn]) else UNKNOWN
        most = UNKNOWN
        for square in targets(state, self.seat, deed, number, pawn):
            most = max(most, self.target(deed, pawn, square))
        return most

    def target(self, deed: int, pawn: int, square: int) -> float:
        """What a deed is worth with a pawn and a square."""
        if deed == BANZAI and self.marks[square] & NINJA:
            beaten = self.ninjas.count(square)
            return VICTORY if self.state.alerts <= beaten else ALERT * beaten
        return self.arrival(pawn, square, deed == MOVE_AND_LIGHT)

    def best_bonus(self, level: int) -> float:
        """The best bonus of a level (0: of any) that is still to be had."""
        most = -1.0
        for choice in self.state.free_levels(self.seat):
            if level in (0, choice - LEVEL):
                for bonus in self.state.free_bonuses(self.seat, choice - LEVEL):
                    most = max(most, BONUS_WORTH[bonus - BONUS])
        return most

    # Dice

    def dice(self, dice: int) -> float:
        """What kept dice are worth."""
        known = self.kept.get(dice)
        if known is None:
            known = self.count_dice(dice)
            self.kept[dice] = known
        return known

    def count_dice(self, dice: int) -> float:
        """The best combination of some dice, and a little for each face."""
        state = self.state
        most = 0.0
        if dice != NO_DICE:
            own = state.dice
            state.dice = dice
            choices = all_combinations(state, self.seat)
            state.dice = own
            for choice in choices:
                most = max(most, self.deed(deed_of(state, self.seat, choice)))
        for face in range(len(FACES)):
            most += 0.2 * FACE_WORTH[face] * count(dice, face)
        return most

    # Questions

    def throw(self, held: int, picked: int, option: int) -> float:
        """The best set of dice to throw again that begins with what is picked: what is kept, and fresh dice."""
        if option in (KEEP_ALL, THROW):
            return self.thrown(held, picked)
        picked += UNIT[option - REROLL]
        key = held << DICE_BITS | picked
        known = self.throws.get(key)
        if known is None:
            known = UNKNOWN
            worths = self.thrown_each(held)
            for place in holding(held, picked):
                known = max(known, worths[place])
            self.throws[key] = known
        return known

    def thrown_each(self, held: int) -> list[float]:
        """What it is worth to throw each of the PARTS of the dice again."""
        found = self.thrown_parts.get(held)
        if found is None:
            found = [self.thrown(held, again) for again in PARTS[held]]
            self.thrown_parts[held] = found
        return found

    def thrown(self, held: int, again: int) -> float:
        """What it is worth to throw some of the dice again."""
        return self.dice(held - again) + FRESH_DIE * SIZE[again] - (0.3 if again else 0.0)

    def gain(self, option: int) -> float:
        """What a larger hand, a level or a bonus is worth."""
        if option == RAISE_HAND:
            return HAND
        return self.best_bonus(option - LEVEL) if LEVEL <= option < BONUS else BONUS_WORTH[option - BONUS]

    def action(self, option: int) -> float:
        """The deed, and half of what the dice that are left are worth."""
        if option == END_ACTIONS:
            return 0.05
        state = self.state
        which = option - VALUE if is_value(option) else NO_COMBINATION
        tint = 0 if is_value(option) else colour(option)
        left = 0.0
        for way in ways_to_spend(state.dice, which, tint, dice_to_pay(state, self.seat, option)):
            left = max(left, self.dice(state.dice - way))
        return self.deed(deed_of(state, self.seat, option)) + 0.5 * left

    def home(self, square: int) -> float:
        """Ninjas come back close to the Shogun, samurai close to the ninjas."""
        state = self.state
        if self.side == NINJAS:
            return -float(self.ways.of_ninjas(state.pawns[SHOGUN])[square])
        way = self.ways.of_samurai(square)
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
        return -self.ways.of_ninjas(state.pawns[SHOGUN])[square] - blocked


class Looks:
    """The looks at tables with the same rules. Dice are picked one at a time, and that changes nothing on the board;
    those who look ahead come to the same board again and again."""

    __slots__ = ("judges", "layout", "layouts", "rules", "tiles")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.judges: dict[tuple[object, ...], Judge] = {}
        self.layouts: dict[bytes, int] = {}
        self.tiles: list[int] = []  # the last layout,
        self.layout = 0  # and its number

    def layout_of(self, tiles: list[int]) -> int:
        """The number of a layout of tiles: they change seldom, and are too many for a key that is quick."""
        if tiles != self.tiles:
            self.tiles = tiles[:]
            self.layout = self.layouts.setdefault(bytes(tiles), len(self.layouts))
        return self.layout


_LOOKS: Final[list[Looks]] = []


def look(state: Shogun, seat: int) -> Judge:
    """A seat's look at a table: the one it had when everything that a judge asks about was as it is now."""
    if not _LOOKS or _LOOKS[0].rules is not state.rules or len(_LOOKS[0].judges) >= MOST_LOOKS:
        _LOOKS[:] = [Looks(state.rules)]
    looks = _LOOKS[0]
    side = state.side_of(seat)
    red = 0  # what foes have to fight with
    for foe in range(state.seats):
        if state.side_of(foe) != side:
            red = red << 8 | state.bonus(foe, RED) << 4 | state.engageable(foe)  # eight at most, and a hand of dice
    key = (
        seat, side, red, state.hand[seat], state.stock[seat], state.bonuses[seat], state.thrown, state.captor,
        state.alerts, state.braziers, looks.layout_of(state.tiles), tuple(state.pawns), tuple(state.colours),
    )  # fmt: skip
    judge = looks.judges.get(key)
    if judge is None:
        judge = Judge(state, seat)
        looks.judges[key] = judge
    judge.state = state  # what was kept holds for this table too; the dice, which change, are read from it
    return judge
