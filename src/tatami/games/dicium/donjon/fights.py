# hot
"""Fights with monsters and goblins, the trapdoor, and the way back to a portal. (R12)"""

from typing import Any, Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.donjon.choices import SQUARE, STOP
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.effects import go_back, kill, walk
from tatami.games.dicium.donjon.moves import slaughter_steps
from tatami.games.dicium.donjon.state import NOWHERE, TILES, Donjon
from tatami.games.dicium.effects import roll_combat
from tatami.games.dicium.frames import Engaging, HandOrBonus
from tatami.games.dicium.state import avoids, beats

HAND_TO_HAND: Final = 0
DISTANT: Final = 1  # A fireball: nobody moves, and only the target can lose. (R9.6)


def attack(state: Donjon, seat: int, square: int, red: int, distant: int) -> None:
    """A fight begins; `red` is what the deed adds. (R12.1, R9.6)"""
    if state.news is not None:
        facts = {"seat": seat, "tile": TILES[state.tiles[square]], "square": SQUARES[square]}
        state.tell("throws-fireball" if distant else "attacks", {**facts, "defence": state.defence_at(square)})
    state.push(Fight(seat, square, red, distant))


class Fight(Engaging[Donjon]):
    """A player attacks what lies on a square: red dice are engaged, of the reserve before the first throw, then
    the die falls. (R12.2, R12.6)"""

    __slots__ = ("distant", "red", "square")
    name = "fight"
    clause = "R12.2"
    fields = ("seat", "square", "red", "distant", "engaged")

    def __init__(self, seat: int, square: int, red: int, distant: int, engaged: int = 0) -> None:
        self.seat = seat
        self.square = square
        self.red = red
        self.distant = distant
        self.engaged = engaged

    def with_one_more(self) -> Engaging[Donjon]:
        return Fight(self.seat, self.square, self.red, self.distant, self.engaged + 1)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        strength = roll_combat(state, self.seat, self.engaged, "attack", self.red)
        state.attack_die = state.combat
        tile = TILES[state.tiles[self.square]]
        if beats(strength, state.defence_at(self.square)):
            if kill(state, self.seat, self.square):
                state.push(HandOrBonus(self.seat, False))
        elif self.distant:
            if state.news is not None:
                state.tell("misses", {"seat": self.seat, "tile": tile})
        else:
            if state.news is not None:
                state.tell("is-beaten", {"seat": self.seat, "tile": tile})
            state.push(Return(self.seat, NOWHERE))

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        left = state.engageable(seat) - self.engaged
        facts: dict[str, Fact] = {"tile": TILES[state.tiles[self.square]], "count": left}
        facts["defence"] = state.defence_at(self.square)
        facts["bonus"] = state.combat_bonus(seat) + self.red + self.engaged
        return facts


class Trapdoor(Engaging[Donjon]):
    """The floor opens: a strength of six avoids it, otherwise the pawn goes to a portal. (R8.9)"""

    __slots__ = ()
    name = "trapdoor"
    clause = "R8.9"
    fields = ("seat", "engaged")

    def __init__(self, seat: int, engaged: int = 0) -> None:
        self.seat = seat
        self.engaged = engaged

    def with_one_more(self) -> Engaging[Donjon]:
        return Trapdoor(self.seat, self.engaged + 1)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        strength = roll_combat(state, self.seat, self.engaged, "test")
        escapes = avoids(strength)
        if state.news is not None:
            state.tell("avoids" if escapes else "falls", {"seat": self.seat})
        if not escapes:
            state.push(Return(self.seat, NOWHERE))

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"count": state.engageable(seat) - self.engaged, "bonus": state.combat_bonus(seat) + self.engaged}


class Return(Frame[Donjon]):
    """A pawn goes back to a portal: to which? `barred` is a square that the king has just entered. (R12.4, R13.4)"""

    __slots__ = ("barred",)
    name = "return"
    clause = "R12.4"
    fields = ("seat", "barred")

    def __init__(self, seat: int, barred: int) -> None:
        self.seat = seat
        self.barred = barred

    def options(self, state: Donjon) -> list[int]:
        return [SQUARE + square for square in state.portals() if square != self.barred]

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        go_back(state, seat, choice - SQUARE)


class Slaughter(Frame[Donjon]):
    """Step by step through everything, no square twice; the bonuses of the monsters come after it. (R11.5)"""

    __slots__ = ("kills", "left", "trail")
    name = "slaughter"
    clause = "R11.5"
    fields = ("seat", "left", "trail", "kills")

    def __init__(self, seat: int, left: int, trail: list[int], kills: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.trail = tuple(trail)
        self.kills = kills

    def facts(self) -> "dict[str, Any]":
        return {"seat": self.seat, "left": self.left, "trail": list(self.trail), "kills": self.kills}

    def options(self, state: Donjon) -> list[int]:
        if self.left == 0:
            return []
        steps = [SQUARE + square for square in slaughter_steps(state, self.seat, self.trail)]
        return [STOP, *steps] if steps and len(self.trail) > 1 else steps

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        if choice == STOP:
            self.proceed(state)
            return
        square = choice - SQUARE
        walk(state, seat, square)
        kills = self.kills
        if state.is_foe(square) and kill(state, seat, square):
            kills += 1
        state.become(Slaughter(seat, self.left - 1, [*self.trail, square], kills))

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        for _ in range(self.kills):
            state.push(HandOrBonus(self.seat, False))

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"count": self.left}
