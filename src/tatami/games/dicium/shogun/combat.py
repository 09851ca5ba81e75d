# hot
"""Fights: who is fought, which red dice are engaged, who wins, and where the beaten go. (R10)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.effects import roll_combat
from tatami.games.dicium.frames import Engaging
from tatami.games.dicium.shogun.choices import KEEP_SHOGUN, PAWN, SQUARE
from tatami.games.dicium.shogun.effects import beat, capture, discard_alert, hand_over, homes, light, put
from tatami.games.dicium.shogun.moves import can_light, receivers
from tatami.games.dicium.shogun.state import NINJAS, NOBODY, PAWNS, SAMURAI, SHOGUN, Shogun
from tatami.games.dicium.state import beats

DISTANT: Final = 1  # A shuriken: nobody moves, and only the target can lose.


class Arrival(Frame[Shogun]):
    """A pawn has stopped somewhere: it fights whoever is there, then does what it came for. (R10.1, R9.5, R12.6)"""

    __slots__ = ("lights", "pawn", "red")
    name = "foe"
    clause = "R10.1"
    fields = ("seat", "pawn", "lights", "red")

    def __init__(self, seat: int, pawn: int, lights: int, red: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.lights = lights
        self.red = red

    def options(self, state: Shogun) -> list[int]:
        found = foes(state, self.pawn)
        return [PAWN + foe for foe in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        attack(state, seat, self.pawn, choice - PAWN, self.red, 0)

    def proceed(self, state: Shogun) -> None:
        found = foes(state, self.pawn)
        if found:
            attack(state, self.seat, self.pawn, found[0], self.red, 0)
            return
        state.pop()
        square = state.pawns[self.pawn]
        if self.lights and can_light(state, square):
            light(state, self.seat, square)
        elif self.pawn == SHOGUN or state.side(self.pawn) == SAMURAI:
            return
        elif state.captor == NOBODY and state.pawns[SHOGUN] == square:
            capture(state, self.seat, self.pawn)
        elif receivers(state, self.pawn, square):
            state.push(HandOver(self.seat, self.pawn))

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"pawn": PAWNS[self.pawn]}


class HandOver(Frame[Shogun]):
    """Two ninjas meet and one has the Shogun: does he change hands? (R9.9)"""

    __slots__ = ("pawn",)
    name = "hand-over"
    clause = "R9.9"
    fields = ("seat", "pawn")

    def __init__(self, seat: int, pawn: int) -> None:
        self.seat = seat
        self.pawn = pawn

    def options(self, state: Shogun) -> list[int]:
        return [KEEP_SHOGUN, *[PAWN + pawn for pawn in receivers(state, self.pawn, state.pawns[self.pawn])]]

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        if choice != KEEP_SHOGUN:
            hand_over(state, seat, choice - PAWN)

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"pawn": PAWNS[self.pawn]}


class Throw(Engaging[Shogun]):
    """One side of a fight engages red dice, one at a time, then throws. `pawn` attacks `foe`. (R10.3)"""

    __slots__ = ("distant", "foe", "pawn")

    def __init__(self, seat: int, pawn: int, foe: int, distant: int, engaged: int) -> None:
        self.seat = seat
        self.pawn = pawn
        self.foe = foe
        self.distant = distant
        self.engaged = engaged


class Attack(Throw):
    """The attacker throws first; `red` is what the move adds. (R10.3, R12.7)"""

    __slots__ = ("red",)
    name = "attack"
    clause = "R10.3"
    fields = ("seat", "pawn", "foe", "red", "distant", "engaged")

    def __init__(self, seat: int, pawn: int, foe: int, red: int, distant: int, engaged: int = 0) -> None:
        super().__init__(seat, pawn, foe, distant, engaged)
        self.red = red

    def with_one_more(self) -> Engaging[Shogun]:
        return Attack(self.seat, self.pawn, self.foe, self.red, self.distant, self.engaged + 1)

    def proceed(self, state: Shogun) -> None:
        strength = roll_combat(state, self.seat, self.engaged, "attack", self.red)
        state.become(Defence(state.owner(self.foe), self.pawn, self.foe, strength, self.distant))

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"pawn": PAWNS[self.foe], "count": state.engageable(seat) - self.engaged}


class Defence(Throw):
    """The defender answers an attack of some strength; if they are equal, the attacker wins. (R10.2, R10.3)"""

    __slots__ = ("strength",)
    name = "defence"
    clause = "R10.3"
    fields = ("seat", "pawn", "foe", "strength", "distant", "engaged")

    def __init__(self, seat: int, pawn: int, foe: int, strength: int, distant: int, engaged: int = 0) -> None:
        super().__init__(seat, pawn, foe, distant, engaged)
        self.strength = strength

    def with_one_more(self) -> Engaging[Shogun]:
        return Defence(self.seat, self.pawn, self.foe, self.strength, self.distant, self.engaged + 1)

    def proceed(self, state: Shogun) -> None:
        defence = roll_combat(state, self.seat, self.engaged, "defence")
        state.pop()
        if beats(self.strength, defence):
            send_back(state, self.foe)
            if state.side(self.foe) == NINJAS:
                discard_alert(state)
        elif self.distant:
            if state.news is not None:
                state.tell("misses", {"seat": state.turn, "pawn": PAWNS[self.foe]})
        else:
            state.pop()  # Nothing comes of the attacker's arrival.
            send_back(state, self.pawn)

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        left = state.engageable(seat) - self.engaged
        return {"pawn": PAWNS[self.foe], "count": left, "strength": self.strength}


class PutBack(Frame[Shogun]):
    """A beaten pawn goes back; with one place to go to, nobody needs to be asked. (R7.9)"""

    __slots__ = ("pawn",)
    name = "put-back"
    clause = "R7.9"
    fields = ("seat", "pawn")

    def __init__(self, seat: int, pawn: int) -> None:
        self.seat = seat
        self.pawn = pawn

    def options(self, state: Shogun) -> list[int]:
        found = homes(state, state.side(self.pawn))
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Shogun, seat: int, choice: int) -> None:
        state.pop()
        put(state, self.pawn, choice - SQUARE)

    def proceed(self, state: Shogun) -> None:
        state.pop()
        put(state, self.pawn, homes(state, state.side(self.pawn))[0])

    def prompt_facts(self, state: Shogun, seat: int) -> dict[str, Fact]:
        return {"pawn": PAWNS[self.pawn]}


def foes(state: Shogun, pawn: int) -> list[int]:
    """Whom a pawn has to fight where it stands; pawns that are alike stand for one. The Shogun attacks
    nobody. (R9.4, R10.1)"""
    found: list[int] = []
    if pawn in (SHOGUN, state.captor):
        return found
    square = state.pawns[pawn]
    for other in state.pawns_of(SAMURAI if state.side(pawn) == NINJAS else NINJAS):
        if state.pawns[other] == square and not state.is_like_another(other, found):
            found.append(other)
    return found


def attack(state: Shogun, seat: int, pawn: int, foe: int, red: int, distant: int) -> None:
    """A fight begins. (R10.1, R11.3)"""
    if state.news is not None:
        if distant:
            state.tell("throws-shuriken", {"seat": seat, "pawn": PAWNS[foe]})
        else:
            state.tell("attacks", {"seat": seat, "pawn": PAWNS[pawn], "pawns": [PAWNS[foe]]})
    state.push(Attack(seat, pawn, foe, red, distant))


def send_back(state: Shogun, pawn: int) -> None:
    """A pawn is beaten; its owner says where it comes back, if it can. (R10.4)"""
    if beat(state, pawn):
        state.push(PutBack(state.owner(pawn), pawn))
