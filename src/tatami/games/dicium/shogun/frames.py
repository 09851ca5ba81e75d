"""The course of a game of Shogun: the opening, the turns, and what a combination asks next. (R2, R4)"""

from typing import Any

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium import frames as dice
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.effects import begin_turn
from tatami.games.dicium.shogun.actions import (
    combinations,
    deed_of,
    doers,
    movable_tiles,
    targets,
    tile_squares,
)
from tatami.games.dicium.shogun.choices import MAT, PAWN, SQUARE, STOP
from tatami.games.dicium.shogun.combat import DISTANT, Arrival, attack, send_back
from tatami.games.dicium.shogun.effects import (
    discard_alert,
    end_night,
    homes,
    light,
    move_tile,
    place_tile,
    put,
    take_mat,
    take_places,
    walk,
)
from tatami.games.dicium.shogun.moves import PASSED, banzai_steps, entrance, occupants
from tatami.games.dicium.shogun.palace import SQUARES
from tatami.games.dicium.shogun.state import (
    BANZAI,
    BANZAI_STEPS,
    CHARGE,
    DEEDS,
    ENDLESS,
    ENTER,
    HAND_OR_BONUS,
    KI,
    KINDLE,
    MATS_A_SIDE,
    MOVE_AND_LIGHT,
    NINJAS,
    NOBODY,
    PAWNS,
    REDEPLOYMENT,
    SHURIKEN,
    TILE,
    TILES,
    Shogun,
)
from tatami.games.dicium.state import DEED_STEPS


class TakeMat(Frame[Shogun]):
    """A player chooses a mat; the second of two partners takes the one that is left. (R2.1)"""

    __slots__ = ()
    name = "mat"
    clause = "R2.1"

    def options(self, state: Shogun) -> list[int]:
        found = self.left(state)
        return [MAT + colour for colour in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        take_mat(state, seat, choice - MAT)

    def proceed(self, state: Shogun) -> None:
        state.pop()
        take_mat(state, self.seat, self.left(state)[0])

    def left(self, state: Shogun) -> list[int]:
        """The mats of this seat's side that nobody has."""
        first = state.side_of(self.seat) * MATS_A_SIDE
        return [colour for colour in range(first, first + MATS_A_SIDE) if colour not in state.colours]


class Places(Frame[Shogun]):
    """All have their mats: the first pawns come into play. (R2.3)"""

    __slots__ = ()
    name = "places"
    clause = "R2.3"

    def proceed(self, state: Shogun) -> None:
        state.pop()
        take_places(state)


class Turn(Frame[Shogun]):
    """The turns follow each other, round after round, until the night is over. (R4.1, R4.8, R14.5)"""

    __slots__ = ()
    name = "turn"
    clause = "R4.1"

    def proceed(self, state: Shogun) -> None:
        seat = self.seat
        if seat == state.first:
            if state.rules.night != ENDLESS and state.round == state.rules.night:
                end_night(state)
                return
            state.round += 1
        if state.news is not None:
            state.tell("turn", {"seat": seat, "count": state.round})
        state.become(Turn((seat + 1) % state.seats))
        begin_turn(state, seat, state.hand[seat])
        state.push(dice.Reserve(seat))
        state.push(Actions(seat))
        state.push(dice.Reroll(seat))
        state.push(dice.FirstThrow(seat))


class Actions(Frame[Shogun]):
    """Up to two actions: which combination is used? (R4.5)"""

    __slots__ = ()
    name = "action"
    clause = "R4.5"

    def options(self, state: Shogun) -> list[int]:
        if state.actions == 0:
            return []
        found = combinations(state, self.seat)
        return [END_ACTIONS, *found] if found else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        if choice == END_ACTIONS:
            state.pop()
            return
        state.actions -= 1
        deed = deed_of(state, seat, choice)
        begin(state, seat, deed // DEED_STEPS, deed % DEED_STEPS)
        dice.pay(state, seat, choice)

    def proceed(self, state: Shogun) -> None:
        state.pop()

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"count": state.actions}


def begin(state: Shogun, seat: int, deed: int, number: int) -> None:
    """What a deed asks first."""
    if deed == HAND_OR_BONUS:
        state.push(dice.HandOrBonus(seat, True))
    elif deed == KI:
        state.push(dice.GainBonus(seat, number))
    elif deed == ENTER:
        state.push(Enter(seat))
    elif deed == TILE:
        state.push(PlaceTile(seat, NOBODY) if state.stock[seat] > 0 else LiftTile(seat))
    else:
        state.push(Pawn(seat, deed, number))


class Pawn(Frame[Shogun]):
    """Which pawn does it, or is the target of a shuriken? With one that can, nobody needs to be asked. (R8.1)"""

    __slots__ = ("deed", "number")
    name = "pawn"
    clause = "R8.1"
    fields = ("seat", "deed", "number")

    def __init__(self, seat: int, deed: int, number: int) -> None:
        self.seat = seat
        self.deed = deed
        self.number = number

    def options(self, state: Shogun) -> list[int]:
        found = doers(state, self.seat, self.deed, self.number)
        return [PAWN + pawn for pawn in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        self._chosen(state, choice - PAWN)

    def proceed(self, state: Shogun) -> None:
        self._chosen(state, doers(state, self.seat, self.deed, self.number)[0])

    def _chosen(self, state: Shogun, pawn: int) -> None:
        state.pop()
        if self.deed == SHURIKEN:
            attack(state, self.seat, NOBODY, pawn, 0, DISTANT)
        elif self.deed == KINDLE:
            light(state, self.seat, state.pawns[pawn])
        elif self.deed == BANZAI:
            state.push(Banzai(self.seat, pawn, BANZAI_STEPS, [state.pawns[pawn]]))
        else:
            state.push(Where(self.seat, self.deed, self.number, pawn))

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"deed": DEEDS[self.deed], "count": self.number}


class Where(Frame[Shogun]):
    """Where does the pawn go? (R8.1, R11.2, R11.4, R12.2)"""

    __slots__ = ("deed", "number", "pawn")
    name = "where"
    clause = "R8.1"
    fields = ("seat", "deed", "number", "pawn")

    def __init__(self, seat: int, deed: int, number: int, pawn: int) -> None:
        self.seat = seat
        self.deed = deed
        self.number = number
        self.pawn = pawn

    def options(self, state: Shogun) -> list[int]:
        return [SQUARE + square for square in targets(state, self.seat, self.deed, self.number, self.pawn)]

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        if self.deed != REDEPLOYMENT:
            lights = 1 if self.deed == MOVE_AND_LIGHT else 0
            state.push(Arrival(seat, self.pawn, lights, 1 if self.deed == CHARGE else 0))
        walk(state, seat, self.pawn, choice - SQUARE)

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"deed": DEEDS[self.deed], "count": self.number, "pawn": PAWNS[self.pawn]}


class Banzai(Frame[Shogun]):
    """Step by step through the ninjas, no square twice. (R12.4)"""

    __slots__ = ("left", "pawn", "trail")
    name = "banzai"
    clause = "R12.4"
    fields = ("seat", "pawn", "left", "trail")

    def __init__(self, seat: int, pawn: int, left: int, trail: list[int]) -> None:
        self.seat = seat
        self.pawn = pawn
        self.left = left
        self.trail = tuple(trail)

    def facts(self) -> "dict[str, Any]":
        return {"seat": self.seat, "pawn": self.pawn, "left": self.left, "trail": list(self.trail)}

    def options(self, state: Shogun) -> list[int]:
        if self.left == 0:
            return []
        steps = [SQUARE + square for square in banzai_steps(state, self.pawn, self.left, self.trail)]
        if not steps:
            return []
        return [STOP, *steps] if self.may_stop(state) else steps

    def may_stop(self, state: Shogun) -> bool:
        """After a step, and not together with the Shogun. (R9.2)"""
        if len(self.trail) == 1:
            return False
        here = occupants(state)[state.pawns[self.pawn]]
        return entrance(state, self.pawn, here) != PASSED

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        if choice == STOP:
            state.pop()
            return
        square = choice - SQUARE
        state.become(Banzai(seat, self.pawn, self.left - 1, [*self.trail, square]))
        walk(state, seat, self.pawn, square)
        for pawn in state.pawns_of(NINJAS):
            if state.pawns[pawn] == square and not state.over:
                send_back(state, pawn)
                discard_alert(state)

    def proceed(self, state: Shogun) -> None:
        state.pop()

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"pawn": PAWNS[self.pawn], "count": self.left}


class Enter(Frame[Shogun]):
    """Where does a pawn of the reserve come into play? With one place, nobody needs to be asked. (R11.5, R12.5)"""

    __slots__ = ()
    name = "enter"
    clause = "R7.9"

    def options(self, state: Shogun) -> list[int]:
        found = homes(state, state.side_of(self.seat))
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        put(state, state.in_reserve(seat), choice - SQUARE)

    def proceed(self, state: Shogun) -> None:
        state.pop()
        put(state, state.in_reserve(self.seat), homes(state, state.side_of(self.seat))[0])


class LiftTile(Frame[Shogun]):
    """The mat is empty: which tile on the board is moved? (R13.4, R13.6)"""

    __slots__ = ()
    name = "lift-tile"
    clause = "R13.4"

    def options(self, state: Shogun) -> list[int]:
        found = movable_tiles(state, self.seat)
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.become(PlaceTile(seat, choice - SQUARE))

    def proceed(self, state: Shogun) -> None:
        state.become(PlaceTile(self.seat, movable_tiles(state, self.seat)[0]))

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"tile": TILES[state.tile_of(seat)]}


class PlaceTile(Frame[Shogun]):
    """Where does the tile go, one of the mat or the one lifted from a square? From the mat it brings a bonus.
    (R13.1, R13.3, R13.5)"""

    __slots__ = ("lifted",)
    name = "place-tile"
    clause = "R13.1"
    fields = ("seat", "lifted")

    def __init__(self, seat: int, lifted: int) -> None:
        self.seat = seat
        self.lifted = lifted

    def options(self, state: Shogun) -> list[int]:
        return [SQUARE + square for square in tile_squares(state, self.seat, self.lifted)]

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        if self.lifted == NOBODY:
            state.push(dice.HandOrBonus(seat, False))
            place_tile(state, seat, choice - SQUARE)
        else:
            move_tile(state, seat, self.lifted, choice - SQUARE)

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"tile": TILES[state.tile_of(seat)]}
        return facts if self.lifted == NOBODY else {**facts, "from": SQUARES[self.lifted]}
