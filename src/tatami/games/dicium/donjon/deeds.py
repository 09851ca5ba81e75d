# hot
"""What combinations, scrolls and treasures do: the square that is asked for, and what happens there. (R8-R11)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium import frames as dice
from tatami.games.dicium.choices import LEVEL, RAISE_HAND, TO_FACE, TURN_DIE
from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.donjon.actions import (
    can_do,
    can_raise_hand,
    targets,
)
from tatami.games.dicium.donjon.cards import READ_TO_BURN, READ_TO_PASS, READ_TO_REMOVE, READ_TO_RETURN, READ_TO_TURN
from tatami.games.dicium.donjon.choices import LEAVE, PLAY, SQUARE
from tatami.games.dicium.donjon.effects import (
    open_chest,
    place_portal,
    read_scroll,
    remove_goblin,
    reveal_relic,
    turn_by_fate,
    walk,
)
from tatami.games.dicium.donjon.fights import DISTANT, HAND_TO_HAND, Slaughter, attack
from tatami.games.dicium.donjon.state import (
    CHARGE,
    CHARGE_BONUS,
    DEEDS,
    FIREBALL,
    FIREBALL_BONUS,
    HAND_OR_BONUS,
    MOVE,
    NOBODY,
    OPEN_RELIC,
    OPEN_TREASURE,
    PASSAGE,
    PLACE_PORTAL,
    REMOVE_GOBLIN,
    REVEAL,
    SEARCH,
    SLAUGHTER,
    TREASURE_MOVE,
    TREASURES,
    Donjon,
)
from tatami.games.dicium.effects import raise_hand
from tatami.games.dicium.state import DiceTable


def begin(state: Donjon, seat: int, deed: int, number: int) -> None:
    """What a deed asks first."""
    if deed == HAND_OR_BONUS:
        state.push(dice.HandOrBonus(seat, can_raise_hand(state, seat)))
    elif deed == SEARCH:
        state.push(dice.GainBonus(seat, number))
    elif deed == SLAUGHTER:
        state.push(Slaughter(seat, number, [state.pawns[seat]]))
    elif deed in (OPEN_TREASURE, OPEN_RELIC):
        state.push(OpenChest(seat))
    else:
        state.push(Where(seat, deed, number, False))


class Where(Frame[Donjon]):
    """The square that a deed is about. With one alone that nobody may leave, nobody needs to be asked.
    (R9, R10.4, R11)"""

    __slots__ = ("deed", "is_optional", "number")
    name = "where"
    clause = "R9.1"
    fields = ("seat", "deed", "number", "is_optional")

    def __init__(self, seat: int, deed: int, number: int, is_optional: bool) -> None:
        self.seat = seat
        self.deed = deed
        self.number = number
        self.is_optional = is_optional

    def options(self, state: Donjon) -> list[int]:
        found = targets(state, self.seat, self.deed, self.number)
        if self.is_optional:
            return [LEAVE, *[SQUARE + square for square in found]] if found else []
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice != LEAVE:
            carry_out(state, seat, self.deed, choice - SQUARE)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        for square in targets(state, self.seat, self.deed, self.number):
            carry_out(state, self.seat, self.deed, square)

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"deed": DEEDS[self.deed], "count": self.number}


def carry_out(state: Donjon, seat: int, deed: int, square: int) -> None:
    """A deed is done to a square, or the pawn goes there and fights what it meets. (R9, R12.1)"""
    if deed == FIREBALL:
        attack(state, seat, square, FIREBALL_BONUS, DISTANT)
    elif deed == REMOVE_GOBLIN:
        remove_goblin(state, seat, square)
    elif deed == PLACE_PORTAL:
        place_portal(state, seat, square)
    elif deed == REVEAL:
        reveal_relic(state, seat, square)
    else:
        walk(state, seat, square)
        if state.is_foe(square):
            attack(state, seat, square, CHARGE_BONUS if deed == CHARGE else 0, HAND_TO_HAND)


# Chests

TREASURE_DEEDS = (
    NOBODY,
    PLACE_PORTAL,
    REMOVE_GOBLIN,
    REVEAL,
    MOVE,
    NOBODY,
)  # By treasure: NOBODY where none is asked for a square.


class OpenChest(Frame[Donjon]):
    """The dice are spent and the chest opens: it counts, and a treasure can be used at once. (R10.2, R10.3)"""

    __slots__ = ()
    name = "open-chest"
    clause = "R10.2"

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        is_relic = state.chest_at(state.pawns[self.seat]) >= len(TREASURES)
        found = open_chest(state, self.seat)
        if is_relic or state.over:
            return
        deed = TREASURE_DEEDS[found]
        state.push(Treasure(self.seat, found) if deed == NOBODY else Where(self.seat, deed, TREASURE_MOVE, True))


class Treasure(Frame[Donjon]):
    """A bonus, or one die more in the hand; whoever does not want it leaves it. (R10.4)"""

    __slots__ = ("treasure",)
    name = "treasure"
    clause = "R10.4"
    fields = ("seat", "treasure")

    def __init__(self, seat: int, treasure: int) -> None:
        self.seat = seat
        self.treasure = treasure

    def options(self, state: Donjon) -> list[int]:
        if self.treasure == 0:
            levels = state.free_levels(self.seat)
            return [LEAVE, *levels] if levels else []
        return [LEAVE, RAISE_HAND] if state.can_raise_hand(self.seat) else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice == RAISE_HAND:
            raise_hand(state, seat)
        elif choice != LEAVE:
            state.push(dice.GainBonus(seat, choice - LEVEL))

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"treasure": TREASURES[self.treasure]}


# Scrolls


class Scroll:
    """A scroll, decoded: the deed that it leads to. (R8.7)"""

    __slots__ = ("card", "deed")

    def __init__(self, card: int, deed: int) -> None:
        self.card = card
        self.deed = deed

    def can_read(self, state: Donjon, seat: int) -> bool:
        """Would anything come of it now? (R3.10, R8.7)"""
        return can_do(state, seat, self.deed, 0)

    def read(self, state: Donjon, seat: int) -> None:
        """It is read. (R8.5, R8.7)"""
        read_scroll(state, seat, self.card)
        state.push(Where(seat, self.deed, 0, False))


class Fate(Scroll):
    """The scroll that turns a die. (R8.8)"""

    __slots__ = ()

    def can_read(self, state: Donjon, seat: int) -> bool:
        return state.dice != NO_DICE

    def read(self, state: Donjon, seat: int) -> None:
        read_scroll(state, seat, self.card)
        state.push(TurnDie(seat))


READ: Final[dict[int, Scroll]] = {
    row.card: row
    for row in (
        Scroll(READ_TO_PASS, PASSAGE),
        Scroll(READ_TO_BURN, FIREBALL),
        Scroll(READ_TO_REMOVE, REMOVE_GOBLIN),
        Scroll(READ_TO_RETURN, PLACE_PORTAL),
        Fate(READ_TO_TURN, NOBODY),
    )
}
BY_CHOICE: Final = {PLAY + card: row for card, row in READ.items()}  # By the choice that reads it.


def scroll_choices(state: Donjon, seat: int) -> list[int]:
    """The choices of a scroll from which something would come now. (R8.7)"""
    found: list[int] = []
    last = -1
    for card in state.scrolls[seat]:  # They lie in order, so equal scrolls lie together.
        if card != last and READ[card].can_read(state, seat):
            found.append(PLAY + card)
        last = card
    return found


def read(state: Donjon, seat: int, choice: int) -> None:
    """The scroll that a choice names is read."""
    BY_CHOICE[choice].read(state, seat)


class TurnDie(dice.TurningDie):
    """The scroll of fate: which die is turned? (R8.8)"""

    __slots__ = ()
    name = "turn-die"
    clause = "R8.8"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.become(ToFace(seat, choice - TURN_DIE))


class ToFace(dice.TurningTo):
    """To which face is the die turned? (R8.8)"""

    __slots__ = ()
    name = "to-face"
    clause = "R8.8"

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        state.stack.pop()
        turn_by_fate(state, seat, self.face, choice - TO_FACE)
