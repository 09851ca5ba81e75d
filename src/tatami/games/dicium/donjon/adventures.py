# hot
"""What comes before the throws: the card of a pile, goblins, and the king. (R8, R13)"""

from typing import Final

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.donjon.cards import (
    ADDS_THROW,
    CARDS,
    GOBLINS,
    KING,
    LEADS_THROUGH,
    OPENS_FLOOR,
    TAKES_ACTION,
    TAKES_DIE,
    TAKES_THROW,
    is_item,
    is_scroll,
)
from tatami.games.dicium.donjon.choices import KING_DIE, REVEAL_CARD, SQUARE
from tatami.games.dicium.donjon.deeds import Where, read, scroll_choices
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.effects import (
    keep,
    king_arrives,
    king_walks,
    no_goblin,
    place_goblin,
    reveal,
    swamp,
)
from tatami.games.dicium.donjon.fights import Return, Trapdoor
from tatami.games.dicium.donjon.moves import goblin_places
from tatami.games.dicium.donjon.state import KING_GOBLIN, KING_RUNS, LEAST_HAND, NOWHERE, OUTSIDE, PASSAGE, Donjon
from tatami.games.dicium.effects import throw_combat_die


class Adventure(Frame[Donjon]):
    """The top card of the pile, or the king's die once he is there. Asked only if a scroll can be read before it.
    (R7.8, R8.1, R8.7, R13.2)"""

    __slots__ = ()
    name = "adventure"
    clause = "R7.8"

    def options(self, state: Donjon) -> list[int]:
        if not state.scrolls[self.seat]:
            return []
        scrolls = scroll_choices(state, self.seat)
        return [REVEAL_CARD if state.king == OUTSIDE else KING_DIE, *scrolls] if scrolls else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        if choice in (REVEAL_CARD, KING_DIE):
            self.proceed(state)
        else:
            read(state, seat, choice)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        if state.king != OUTSIDE:
            throw_king_die(state, self.seat)
        elif state.piles[self.seat]:
            card = reveal(state, self.seat)
            REVEALED[card].reveal(state, self.seat)
        else:
            king_arrives(state)
            send_away(state, self.seat, [state.king_square()])


class Revealed:
    """What a card does when it is revealed: nothing at once, if it lasts all turn long and those ask who need it.
    (R8.2)"""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def reveal(self, state: Donjon, seat: int) -> None:
        """What it does at once."""


class Kept(Revealed):
    """A scroll or an item. (R8.5, R8.6)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        keep(state, seat, self.card, state.scrolls[seat] if is_scroll(self.card) else state.items[seat])


class BringsGoblin(Revealed):
    """A goblin near the pawn, one, two or three squares away. (R8.11)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.push(PlaceGoblin(seat, state.pawns[seat], self.card - GOBLINS + 1))


class AddsThrow(Revealed):
    """One throw more. (R8.4)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.throws += 1


class LeadsThrough(Revealed):
    """A way through a wall or a magic door, for whoever wants it. (R8.4)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.push(Where(seat, PASSAGE, 0, True))


class TakesAction(Revealed):
    """One action alone. (R8.9)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.actions = 1


class TakesDie(Revealed):
    """One die less, two at least. (R8.9)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.thrown = max(LEAST_HAND, state.hand[seat] - 1)


class TakesThrow(Revealed):
    """One throw alone. (R8.9)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.throws = 1


class OpensFloor(Revealed):
    """A test, or back to a portal. (R8.9)"""

    __slots__ = ()

    def reveal(self, state: Donjon, seat: int) -> None:
        state.push(Trapdoor(seat))


def _revealed() -> list[Revealed]:
    found = [Kept(card) if is_scroll(card) or is_item(card) else Revealed(card) for card in range(len(CARDS))]
    for card in range(GOBLINS, KING):
        found[card] = BringsGoblin(card)
    for row in (
        AddsThrow(ADDS_THROW),
        LeadsThrough(LEADS_THROUGH),
        TakesAction(TAKES_ACTION),
        TakesDie(TAKES_DIE),
        TakesThrow(TAKES_THROW),
        OpensFloor(OPENS_FLOOR),
    ):
        found[row.card] = row
    return found


REVEALED: Final = _revealed()


def throw_king_die(state: Donjon, seat: int) -> None:
    """The king goes one step and calls a goblin, or runs two. (R13.2)"""
    die = throw_combat_die(state)
    entered = king_walks(state, die, 2 if die >= KING_RUNS else 1)
    if state.over:
        return
    if die < KING_RUNS:
        state.push(PlaceGoblin(seat, state.king_square(), KING_GOBLIN))
    send_away(state, seat, entered)


def send_away(state: Donjon, seat: int, entered: list[int]) -> None:
    """Pawns that the king meets go to portals, that of the seat in turn first. (R13.3, R13.4)"""
    barred = state.portal if state.portal in entered else NOWHERE
    for away in range(state.seats - 1, -1, -1):
        other = (seat + away) % state.seats
        if state.pawns[other] in entered:
            state.push(Return(other, barred))
            if state.news is not None:
                state.tell("meets-king", {"seat": other})


class PlaceGoblin(Frame[Donjon]):
    """A goblin appears at a distance from a pawn or the king: where? (R8.11, R8.12, R14.2)"""

    __slots__ = ("centre", "distance")
    name = "goblin"
    clause = "R8.11"
    fields = ("seat", "centre", "distance")

    def __init__(self, seat: int, centre: int, distance: int) -> None:
        self.seat = seat
        self.centre = centre
        self.distance = distance

    def options(self, state: Donjon) -> list[int]:
        if state.goblins == 0:
            return []
        found = goblin_places(state, self.centre, self.distance)
        return [SQUARE + square for square in found] if len(found) > 1 else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        state.stack.pop()
        place_goblin(state, choice - SQUARE)

    def proceed(self, state: Donjon) -> None:
        state.stack.pop()
        found = goblin_places(state, self.centre, self.distance)
        if not found:
            no_goblin(state, self.centre)
        elif state.goblins == 0:
            swamp(state)
        else:
            place_goblin(state, found[0])

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"count": self.distance, "square": SQUARES[self.centre]}
