"""The course of a game of Donjon: heroes, turns, throws and actions. (R2, R4)"""

from typing import Any, Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium import frames as dice
from tatami.games.dicium.choices import END_ACTIONS, KEEP_ALL
from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.donjon.actions import DECODED, combinations, steps
from tatami.games.dicium.donjon.adventures import Adventure
from tatami.games.dicium.donjon.choices import HERO, SQUARE, STEP
from tatami.games.dicium.donjon.deeds import BY_CHOICE, Scroll, begin, read, scroll_choices
from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL
from tatami.games.dicium.donjon.effects import (
    discard_card,
    enter,
    step,
    take_hero,
)
from tatami.games.dicium.donjon.state import HEROES, NO_CARD, Donjon
from tatami.games.dicium.effects import begin_turn
from tatami.games.dicium.state import DEED_STEPS, DiceTable


class TakeHero(Frame[Donjon]):
    """A player chooses a hero; the last of four takes the one that is left. (R2.1)"""

    __slots__ = ()
    name = "hero"
    clause = "R2.1"

    def options(self, state: Donjon) -> list[int]:
        found = self.left(state)
        return [HERO + hero for hero in found] if len(found) > 1 else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        take_hero(state, seat, choice - HERO)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        take_hero(state, self.seat, self.left(state)[0])

    def left(self, state: Donjon) -> list[int]:
        """The heroes that nobody plays."""
        return [hero for hero in range(len(HEROES)) if hero not in state.heroes]


class Start(Frame[Donjon]):
    """By which portal does a pawn come into the dungeon? (R2.6)"""

    __slots__ = ()
    name = "start"
    clause = "R2.6"

    def options(self, state: Donjon) -> list[int]:
        return [SQUARE + square for square in state.portals()]

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        enter(state, seat, choice - SQUARE)


class Turn(Frame[Donjon]):
    """The turns follow each other until the game is over. (R4.1, R7.8)"""

    __slots__ = ()
    name = "turn"
    clause = "R4.1"

    def proceed(self, state: Donjon) -> None:
        seat = self.seat
        if state.card != NO_CARD:
            discard_card(state)
        if seat == state.first:
            state.round += 1
        if state.news is not None:
            state.tell("turn", {"seat": seat, "count": state.round})
        state.stack[-1] = TURNS[(seat + 1) % state.seats]
        begin_turn(state, seat, state.hand[seat])
        state.may_step = True
        state.stack.extend(PHASES[seat])


# Throws


class ScrollThrow(dice.FirstThrow):
    """Before the first throw scrolls can be read. (R4.3, R8.7)"""

    __slots__ = ()
    name = "first-throw"

    def cards(self, state: DiceTable) -> list[int]:
        assert isinstance(state, Donjon)
        return scroll_choices(state, self.seat) if state.scrolls[self.seat] else dice.NO_CARDS

    def play(self, state: DiceTable, choice: int) -> None:
        assert isinstance(state, Donjon)
        read(state, self.seat, choice)

    def again(self, picked: int) -> dice.Throwing:
        return ScrollThrow(self.seat, picked)


class ScrollReroll(dice.Reroll):
    """Between two throws scrolls can be read; whoever keeps all has no throw left. (R4.2, R8.7, R8.10)"""

    __slots__ = ()
    name = "reroll"

    def cards(self, state: DiceTable) -> list[int]:
        assert isinstance(state, Donjon)
        return scroll_choices(state, self.seat) if state.scrolls[self.seat] else dice.NO_CARDS

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice == KEEP_ALL:
            state.throws = 0
        super().answer(state, seat, choice)

    def play(self, state: DiceTable, choice: int) -> None:
        assert isinstance(state, Donjon)
        read(state, self.seat, choice)

    def again(self, picked: int) -> dice.Throwing:
        return ScrollReroll(self.seat, picked)


# Actions


class Move:
    """A choice of the action phase, decoded: it ends the phase, if it is nothing else. (R4.5)"""

    __slots__ = ()

    def play(self, state: Donjon, seat: int) -> None:
        """What the choice does."""
        state.stack.pop()


class Combine(Move):
    """A combination is used: an action. (R4.5)"""

    __slots__ = ("choice", "combination")

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.combination = DECODED[choice]

    def play(self, state: Donjon, seat: int) -> None:
        state.actions -= 1
        state.may_step = False
        deed = self.combination.deed(state, seat)
        begin(state, seat, deed // DEED_STEPS, deed % DEED_STEPS)
        dice.pay(state, seat, self.choice)


class StepTo(Move):
    """The free step to a portal. (R7.9)"""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square

    def play(self, state: Donjon, seat: int) -> None:
        step(state, seat, self.square)


class Read(Move):
    """A scroll is read; that is no action. (R8.7)"""

    __slots__ = ("scroll",)

    def __init__(self, scroll: Scroll) -> None:
        self.scroll = scroll

    def play(self, state: Donjon, seat: int) -> None:
        self.scroll.read(state, seat)


MOVES: Final[dict[int, Move]] = {
    END_ACTIONS: Move(),
    **{choice: Combine(choice) for choice in DECODED},
    **{STEP + square: StepTo(square) for square in range(SQUARES_IN_ALL)},
    **{choice: Read(scroll) for choice, scroll in BY_CHOICE.items()},
}


class Actions(Frame[Donjon]):
    """Up to two actions: which combination is used? Before the first, a step to a portal; at any time, scrolls.
    (R4.5, R7.9, R8.7)"""

    __slots__ = ()
    name = "action"
    clause = "R4.5"

    def options(self, state: Donjon) -> list[int]:
        found = combinations(state, self.seat) if state.actions > 0 else []
        if state.may_step:
            found += steps(state, self.seat)
        if state.scrolls[self.seat]:
            found += scroll_choices(state, self.seat)
        return [END_ACTIONS, *found] if found else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        MOVES[choice].play(state, seat)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"count": state.actions}


# Frames never change, so those of every turn are made once, for each seat.
TURNS: Final = [Turn(seat) for seat in range(len(HEROES))]
PHASES: Final[list[list[Frame[Any]]]] = [
    [dice.Reserve(seat), Actions(seat), ScrollReroll(seat), ScrollThrow(seat), Adventure(seat)]
    for seat in range(len(HEROES))
]


def is_beginning(state: Donjon) -> bool:
    """Has a turn just begun, with nothing decided since the first throw? Once a turn."""
    if not state.stack or state.dice == NO_DICE:
        return False
    frame = state.stack[-1]
    return isinstance(frame, ScrollReroll) and frame.picked == NO_DICE and state.may_step and state.throws > 0
