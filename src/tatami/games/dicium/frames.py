"""The phases of a turn that all games share, and what is asked about dice, bonuses and combat.

A game pushes the phases of a turn at once, the last one first:

    state.push(Reserve(seat)); state.push(<its action phase>); state.push(Reroll(seat)); state.push(FirstThrow(seat))

Each pops itself when it is done, and the next one shows.
"""

from typing import Final, TypeVar

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import (
    BONUS,
    ENGAGE,
    FIGHT,
    KEEP_ALL,
    LEVEL,
    MORE_REROLLS,
    RAISE_HAND,
    REROLL,
    REROLLS,
    RESERVE,
    RESERVED,
    RESERVES,
    SPEND,
    THROW,
    TO_FACE,
    TURN_DIE,
    VALUE,
)
from tatami.games.dicium.combinations import (
    NO_COMBINATION,
    SETS,
    VALUE_SETS,
    Spendable,
    colour,
    combination_name,
    is_value,
    spendable,
)
from tatami.games.dicium.dice import FACES, NO_DICE, SIZE, UNIT, count, of_colour
from tatami.games.dicium.effects import gain_bonus, put_by, raise_hand, spend, throw_again, throw_first
from tatami.games.dicium.state import MOST_RESERVED, DiceTable

NO_CARDS: Final[list[int]] = []  # Shared: nobody writes into it.
Table = TypeVar("Table", bound=DiceTable)


class Throwing(Frame[DiceTable]):
    """Dice are picked one at a time, then thrown; a game may offer cards as long as none is picked."""

    __slots__ = ("picked",)
    fields = ("seat", "picked")

    def __init__(self, seat: int, picked: int = NO_DICE) -> None:
        self.seat = seat
        self.picked = picked

    def again(self, picked: int) -> "Throwing":
        """The same frame with other dice picked; a game that adds to it makes its own kind here."""
        raise NotImplementedError  # contract

    def cards(self, state: DiceTable) -> list[int]:
        """Choices of cards that can be played at this moment, where a game has such."""
        return NO_CARDS

    def play(self, state: DiceTable, choice: int) -> None:
        """Play one of them; the frame stays under what it asks."""
        raise NotImplementedError  # contract

    def prompt_facts(self, state: DiceTable, seat: int) -> dict[str, Fact]:
        return {"count": state.throws}


class FirstThrow(Throwing):
    """The first throw of a turn; asked only if dice lie in the reserve: which of them are thrown again? Or if cards
    can be played before it. (R4.3)"""

    __slots__ = ()
    name = "first-throw"
    clause = "R4.3"

    def options(self, state: DiceTable) -> list[int]:
        reserve = state.reserve[self.seat]
        if self.picked != NO_DICE:
            return MORE_REROLLS[reserve - self.picked] if reserve != self.picked else []
        cards = self.cards(state)
        if reserve == NO_DICE:
            return [THROW, *cards] if cards else []
        return [*REROLLS[reserve], *cards] if cards else REROLLS[reserve]

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice < THROW:
            state.stack[-1] = self.again(self.picked + UNIT[choice - REROLL])
        elif choice <= KEEP_ALL:
            self.proceed(state)
        else:
            self.play(state, choice)

    def proceed(self, state: DiceTable) -> None:
        state.stack.pop()
        throw_first(state, self.seat, self.picked)

    def again(self, picked: int) -> Throwing:
        return FirstThrow(self.seat, picked)


class Reroll(Throwing):
    """Throws are left: which dice are thrown again, if any? They are picked one at a time, then thrown. (R4.2)"""

    __slots__ = ()
    name = "reroll"
    clause = "R4.2"

    def options(self, state: DiceTable) -> list[int]:
        if state.throws == 0 or state.dice == self.picked:
            return []
        if self.picked != NO_DICE:
            return MORE_REROLLS[state.dice - self.picked]
        cards = self.cards(state)
        return [*REROLLS[state.dice], *cards] if cards else REROLLS[state.dice]

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice < THROW:
            state.stack[-1] = self.again(self.picked + UNIT[choice - REROLL])
        elif choice == THROW:
            self.proceed(state)
        elif choice == KEEP_ALL:
            state.stack.pop()
        else:
            self.play(state, choice)

    def proceed(self, state: DiceTable) -> None:
        if self.picked == NO_DICE:
            state.stack.pop()
            return
        throw_again(state, self.seat, self.picked)
        if state.throws > 0:
            state.become(self.again(NO_DICE))
        else:
            state.stack.pop()

    def again(self, picked: int) -> Throwing:
        return Reroll(self.seat, picked)


class TurningDie(Frame[DiceTable]):
    """A card turns a die: which one? A game that has such a card names its frame, and asks next for the face."""

    __slots__ = ()

    def options(self, state: DiceTable) -> list[int]:
        return [TURN_DIE + face for face in range(len(FACES)) if count(state.dice, face)]


class TurningTo(Frame[DiceTable]):
    """To which other face is the die turned? A game says who hears of it."""

    __slots__ = ("face",)
    fields = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: DiceTable) -> list[int]:
        return [TO_FACE + face for face in range(len(FACES)) if face != self.face]


class Reserve(Frame[DiceTable]):
    """The last phase: which unused dice, two at most, are put by? (R4.6)"""

    __slots__ = ("picked",)
    name = "reserve"
    clause = "R4.6"
    fields = ("seat", "picked")

    def __init__(self, seat: int, picked: int = NO_DICE) -> None:
        self.seat = seat
        self.picked = picked

    def options(self, state: DiceTable) -> list[int]:
        if state.dice == self.picked or (self.picked != NO_DICE and SIZE[self.picked] == MOST_RESERVED):
            return []
        return RESERVES[state.dice - self.picked]

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice == RESERVED:
            self.proceed(state)
        else:
            state.stack[-1] = Reserve(seat, self.picked + UNIT[choice - RESERVE])

    def proceed(self, state: DiceTable) -> None:
        state.stack.pop()
        put_by(state, self.seat, self.picked)


class Spend(Frame[DiceTable]):
    """Several sets of dice form the combination: which one is spent? Asked die by die, where the sets differ. (R3.4)

    `combination` is one of values, or -1: then `many` dice of a colour are spent.
    """

    __slots__ = ("colour", "combination", "many", "picked")
    name = "spend"
    clause = "R3.4"
    fields = ("seat", "combination", "colour", "many", "picked")

    def __init__(self, seat: int, combination: int, colour: int, many: int, picked: int = NO_DICE) -> None:
        self.seat = seat
        self.combination = combination
        self.colour = colour
        self.many = many
        self.picked = picked

    def left(self, state: DiceTable) -> Spendable:
        """The sets that are left."""
        return spendable(state.dice, self.combination, self.colour, self.many, self.picked)

    def options(self, state: DiceTable) -> list[int]:
        return self.left(state).choices

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        picked = self.left(state).common + UNIT[choice - SPEND]
        state.become(Spend(seat, self.combination, self.colour, self.many, picked))

    def proceed(self, state: DiceTable) -> None:
        state.stack.pop()
        spend(state, self.seat, self.left(state).sets[0], self.combination, self.colour)

    def prompt_facts(self, state: DiceTable, seat: int) -> dict[str, Fact]:
        return {"combination": combination_name(self.combination, self.colour)}


def pay(state: DiceTable, seat: int, choice: int) -> None:
    """Spend the dice of a combination: at once, or after asking which. (R3.4, R4.5)"""
    combination, own, many = NO_COMBINATION, 0, 0
    if is_value(choice):
        combination = choice - VALUE
        sets = VALUE_SETS[state.dice][combination]
    else:
        own = colour(choice)
        many = state.dice_to_pay(seat, choice)
        sets = SETS[of_colour(state.dice, own)][many]
    if len(sets) > 1:
        state.push(Spend(seat, combination, own, many))
    else:
        spend(state, seat, sets[0], combination, own)


class GainBonus(Frame[DiceTable]):
    """A bonus of a level is acquired: which one? If only one is left there is nothing to ask. (R5.1, R5.3)"""

    __slots__ = ("level",)
    name = "bonus"
    clause = "R5.3"
    fields = ("seat", "level")

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: DiceTable) -> list[int]:
        free = state.free_bonuses(self.seat, self.level)
        return free if len(free) > 1 else []

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.stack.pop()
        gain_bonus(state, seat, self.level, choice - BONUS)

    def proceed(self, state: DiceTable) -> None:
        state.stack.pop()
        for choice in state.free_bonuses(self.seat, self.level):
            gain_bonus(state, self.seat, self.level, choice - BONUS)

    def prompt_facts(self, state: DiceTable, seat: int) -> dict[str, Fact]:
        return {"level": self.level}


class HandOrBonus(Frame[DiceTable]):
    """A bonus of any level is acquired: of which? With `hand` (a straight) the hand may grow by one die instead.
    (R5.4, R5.5)"""

    __slots__ = ("hand",)
    name = "hand-or-bonus"
    clause = "R5.5"
    fields = ("seat", "hand")

    def __init__(self, seat: int, hand: bool) -> None:
        self.seat = seat
        self.hand = hand

    def options(self, state: DiceTable) -> list[int]:
        levels = state.free_levels(self.seat)
        return [RAISE_HAND, *levels] if self.hand and state.can_raise_hand(self.seat) else levels

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice == RAISE_HAND:
            state.stack.pop()
            raise_hand(state, seat)
        else:
            state.become(GainBonus(seat, choice - LEVEL))

    def proceed(self, state: DiceTable) -> None:
        state.stack.pop()


def engage_choices(state: DiceTable, seat: int, engaged: int) -> list[int]:
    """Throw the combat die, or engage one more red die before it."""
    return [FIGHT, ENGAGE] if engaged < state.engageable(seat) else [FIGHT]


class Engaging(Frame[Table]):
    """One side of a fight, or whoever takes a test, engages red dice one at a time before the combat die falls.
    (R6.2)

    A game says by `proceed` what the throw decides, and by `cards` what can be played before it. Where being asked
    would tell of a hand, `must_ask` asks all who might have a card."""

    __slots__ = ("engaged",)
    engaged: int

    def options(self, state: Table) -> list[int]:
        cards = self.cards(state)
        if not cards and self.engaged >= state.engageable(self.seat) and not self.must_ask(state):
            return []
        found = engage_choices(state, self.seat, self.engaged)
        return [*found, *cards] if cards else found

    def answer(self, state: Table, seat: int, choice: int) -> None:
        if choice == ENGAGE:
            state.become(self.with_one_more())
        elif choice == FIGHT:
            self.proceed(state)
        else:
            self.play(state, choice)

    def with_one_more(self) -> "Engaging[Table]":
        """The same, with one more die engaged."""
        raise NotImplementedError  # contract

    def cards(self, state: Table) -> list[int]:
        """Choices of cards that can be played before the die falls, where a game has such."""
        return NO_CARDS

    def play(self, state: Table, choice: int) -> None:
        """Play one of them."""
        raise NotImplementedError  # contract

    def must_ask(self, state: Table) -> bool:
        """Is the seat asked even if it can only throw?"""
        return False


def is_beginning(state: DiceTable) -> bool:
    """Has a turn just begun, with nothing decided since the first throw? Once a turn."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    if isinstance(frame, Reroll) and frame.picked == NO_DICE:
        return state.throws == state.throws_allowed(frame.seat) - 1
    return False


def luck_shown(state: DiceTable) -> int:
    """How the dice lie, as one number: what luck has laid open."""
    return state.dice << 3 | state.combat
