"""The phases of a turn that all games share. A game pushes those of a turn at once, the last phase first:

    state.push(Reserve(seat)); state.push(<its action phase>); state.push(Reroll(seat)); state.push(FirstThrow(seat))

Each pops itself when it is done, and the next one shows.
"""

from tatami.core.state import Frame
from tatami.games.dicium.choices import BONUS, KEEP_ALL, RAISE_HAND, REROLL, REROLLS, RESERVE, RESERVES
from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.effects import gain_bonus, put_by, raise_hand, throw_again, throw_first
from tatami.games.dicium.state import ANY_LEVEL, DiceTable


class FirstThrow(Frame[DiceTable]):
    """The first throw of a turn; asked only if dice lie in the reserve: which of them are thrown again?"""

    __slots__ = ()
    prompt = "first-throw"

    def options(self, state: DiceTable) -> list[int]:
        reserve = state.reserve[self.seat]
        return REROLLS[reserve] if reserve != NO_DICE else []

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.pop()
        throw_first(state, seat, choice - REROLL)

    def proceed(self, state: DiceTable) -> None:
        state.pop()
        throw_first(state, self.seat, NO_DICE)


class Reroll(Frame[DiceTable]):
    """Throws are left: which dice are thrown again, if any?"""

    __slots__ = ()
    prompt = "reroll"

    def options(self, state: DiceTable) -> list[int]:
        return REROLLS[state.dice] if state.throws > 0 and state.dice != NO_DICE else []

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice == KEEP_ALL:
            state.pop()
        else:
            throw_again(state, seat, choice - REROLL)

    def proceed(self, state: DiceTable) -> None:
        state.pop()


class Reserve(Frame[DiceTable]):
    """The last phase: which unused dice, two at most, are put by?"""

    __slots__ = ()
    prompt = "reserve"

    def options(self, state: DiceTable) -> list[int]:
        return RESERVES[state.dice] if state.dice != NO_DICE else []

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.pop()
        put_by(state, seat, choice - RESERVE)

    def proceed(self, state: DiceTable) -> None:
        state.pop()


class GainBonus(Frame[DiceTable]):
    """A bonus of a level (ANY_LEVEL: of any) is acquired: which one? With one left, nobody needs to be asked."""

    __slots__ = ("level",)
    prompt = "bonus"
    fields = ("seat", "level")

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: DiceTable) -> list[int]:
        return state.free_bonuses(self.seat, self.level)

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.pop()
        gain_bonus(state, seat, (choice - BONUS) >> 3, (choice - BONUS) & 7)

    def proceed(self, state: DiceTable) -> None:
        state.pop()


class HandOrBonus(Frame[DiceTable]):
    """A straight: the hand grows by one die, or a bonus of any level is acquired."""

    __slots__ = ()
    prompt = "hand-or-bonus"

    def options(self, state: DiceTable) -> list[int]:
        bonuses = state.free_bonuses(self.seat, ANY_LEVEL)
        return [RAISE_HAND, *bonuses] if state.can_raise_hand(self.seat) else bonuses

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.pop()
        if choice == RAISE_HAND:
            raise_hand(state, seat)
        else:
            gain_bonus(state, seat, (choice - BONUS) >> 3, (choice - BONUS) & 7)

    def proceed(self, state: DiceTable) -> None:
        state.pop()
