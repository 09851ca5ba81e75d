# hot
"""Cheat cards of the own action phase: what each of them does, and what it asks. (R10.4, R11)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import TO_FACE, TURN_DIE, VALUE
from tatami.games.dicium.combinations import PAIR
from tatami.games.dicium.crazy_cup.choices import CARDS, DRONE, SQUARE, TARGET
from tatami.games.dicium.crazy_cup.driving import Test, move
from tatami.games.dicium.crazy_cup.effects import aimed, discard, lay_tornado, load_die
from tatami.games.dicium.crazy_cup.state import (
    DYNAMITE,
    LOADED_DICE,
    LOSE_CARD,
    LOSE_TILE,
    NITRO,
    RETREAT,
    ROCKET,
    SABOTAGE,
    SANDSTORM,
    STORM,
    TORNADO,
    WITH_A_PAIR,
    CrazyCup,
)
from tatami.games.dicium.frames import TurningDie, TurningTo, pay
from tatami.games.dicium.state import DiceTable


def play(state: CrazyCup, seat: int, card: int) -> None:
    """A card of the own action phase. (R10.4)"""
    discard(state, seat, card)
    if card == TORNADO:
        state.push(PlaceTornado(seat))
    elif card == NITRO:  # It is no action, so nobody hooks on. (R11.4)
        move(state, seat, state.rules.squares[NITRO], False, False, False)
    elif card == DYNAMITE:  # (R11.7)
        for target in reversed(state.targets(seat, card)):
            state.push(Test(target, seat, RETREAT, state.rules.squares[DYNAMITE], 0))
    elif card == LOADED_DICE:
        state.push(TurnDie(seat))
    else:
        state.push(Aim(seat, card))
    if card in WITH_A_PAIR and not state.rules.young:
        pay(state, seat, VALUE + PAIR)


class Aim(Frame[CrazyCup]):
    """A card was played at one opponent: at whom? (R10.4)"""

    __slots__ = ("card",)
    name = "aim"
    clause = "R10.4"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: CrazyCup) -> list[int]:
        return state.target_choices(self.seat, self.card)

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        target = state.seats if choice == TARGET + DRONE else choice - TARGET
        if self.card == ROCKET:  # (R11.5)
            state.become(Test(target, seat, RETREAT, state.rules.squares[ROCKET], 0))
        elif self.card == SANDSTORM:
            state.become(Test(target, seat, STORM, 0, 0))
        elif self.card == SABOTAGE:
            state.become(Test(target, seat, LOSE_TILE, 0, 0))
        else:
            state.become(Test(target, seat, LOSE_CARD, 0, 0))
        if state.news is not None:
            state.tell("aims", aimed(state, seat, target))

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"card": CARDS[self.card]}


class PlaceTornado(Frame[CrazyCup]):
    """Where does the tornado go? (R11.2)"""

    __slots__ = ()
    name = "tornado"
    clause = "R11.2"

    def options(self, state: CrazyCup) -> list[int]:
        return [SQUARE + square for square in state.tornado_places()]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        lay_tornado(state, seat, choice - SQUARE)


class TurnDie(TurningDie):
    """The dice are loaded: which die is turned? (R11.9)"""

    __slots__ = ()
    name = "turn-die"
    clause = "R11.9"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.become(ToFace(seat, choice - TURN_DIE))


class ToFace(TurningTo):
    """To which face is the die turned? (R11.9)"""

    __slots__ = ()
    name = "to-face"
    clause = "R11.9"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.stack.pop()
        load_die(state, seat, self.face, choice - TO_FACE)
