# hot
"""What comes before the throws: the card of a pile, goblins, and the king. (R8, R13)"""

from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.donjon.actions import (
    scroll_choices,
)
from tatami.games.dicium.donjon.choices import KING_DIE, PLAY, REVEAL_CARD, SQUARE
from tatami.games.dicium.donjon.deeds import Where, play
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
from tatami.games.dicium.donjon.state import (
    DARKNESS,
    GAS,
    GOBLINS,
    INSIGHT,
    KING_GOBLIN,
    KING_RUNS,
    LEAST_HAND,
    NOWHERE,
    OUTSIDE,
    PASSAGE,
    SECRET_PASSAGE,
    TRAPDOOR,
    WEB,
    Donjon,
    is_item,
    is_scroll,
)
from tatami.games.dicium.effects import throw_combat_die


class Adventure(Frame[Donjon]):
    """The top card of the pile, or the king's die once he is there. Asked only if a scroll can be read before it.
    (R7.8, R8.1, R8.7, R13.2)"""

    __slots__ = ()
    name = "adventure"
    clause = "R7.8"

    def options(self, state: Donjon) -> list[int]:
        scrolls = scroll_choices(state, self.seat)
        return [REVEAL_CARD if state.king == OUTSIDE else KING_DIE, *scrolls] if scrolls else []

    def answer(self, state: Donjon, seat: int, choice: int) -> None:
        if choice >= PLAY:
            play(state, seat, choice - PLAY)
        else:
            self.proceed(state)

    def proceed(self, state: Donjon) -> None:
        state.pop()
        if state.king != OUTSIDE:
            throw_king_die(state, self.seat)
        elif state.piles[self.seat]:
            resolve(state, self.seat, reveal(state, self.seat))
        else:
            king_arrives(state)
            send_away(state, self.seat, [state.king_square()])


def resolve(state: Donjon, seat: int, card: int) -> None:
    """What a card does when it is revealed; what it does all turn long, those ask who need it. (R8.2)"""
    if is_scroll(card):
        keep(state, seat, card, state.scrolls[seat])
    elif is_item(card):
        keep(state, seat, card, state.items[seat])
    elif card >= GOBLINS:
        state.push(PlaceGoblin(seat, state.pawns[seat], card - GOBLINS + 1))
    elif card == INSIGHT:
        state.throws += 1
    elif card == SECRET_PASSAGE:
        state.push(Where(seat, PASSAGE, 0, True))
    elif card == WEB:
        state.actions = 1
    elif card == GAS:
        state.thrown = max(LEAST_HAND, state.hand[seat] - 1)
    elif card == DARKNESS:
        state.throws = 1
    elif card == TRAPDOOR:
        state.push(Trapdoor(seat))


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
        state.pop()
        place_goblin(state, choice - SQUARE)

    def proceed(self, state: Donjon) -> None:
        state.pop()
        found = goblin_places(state, self.centre, self.distance)
        if not found:
            no_goblin(state, self.centre)
        elif state.goblins == 0:
            swamp(state)
        else:
            place_goblin(state, found[0])

    def prompt_facts(self, state: Donjon, seat: int) -> dict[str, Fact]:
        return {"count": self.distance, "square": SQUARES[self.centre]}
