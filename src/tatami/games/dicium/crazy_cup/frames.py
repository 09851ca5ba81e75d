"""What can be unfinished in Crazy Cup: turns and actions; `driving` and `cheating` have the rest. (R4, R8)"""

from typing import Any, Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.crazy_cup.cheating import TurnDie, play
from tatami.games.dicium.crazy_cup.choices import DRAW, PLAY, TAKE, TILE, TILES
from tatami.games.dicium.crazy_cup.driving import (
    Direction,
    DroneMove,
    Puncture,
    move,
)
from tatami.games.dicium.crazy_cup.effects import (
    discard,
    draw,
    end_race,
    end_storm,
    lift_tornado,
    take_open,
    take_tile,
)
from tatami.games.dicium.crazy_cup.state import (
    AIRSHIP,
    BUMP,
    CARD,
    HAND_OR_BONUS,
    IN_ACTION_PHASE,
    KI,
    LOADED_DICE,
    MOST_SEATS,
    NOBODY,
    TAKE_TILE,
    UNDECIDED,
    CrazyCup,
)
from tatami.games.dicium.dice import NO_DICE
from tatami.games.dicium.effects import begin_turn
from tatami.games.dicium.frames import FirstThrow, GainBonus, HandOrBonus, Reroll, Reserve, pay
from tatami.games.dicium.row import row_choices
from tatami.games.dicium.state import DEED_STEPS, DiceTable

# Shared lists: nobody writes into them.
ONLY_END: Final = [END_ACTIONS]
LOAD_DICE: Final = [PLAY + LOADED_DICE]
NO_CARDS: Final[list[int]] = []


class Turn(Frame[CrazyCup]):
    """A turn begins: others may puncture a tyre; alone, the drone moves first. (R4.1, R11.8, R13.2)"""

    __slots__ = ()
    name = "turn"
    clause = "R4.1"

    def proceed(self, state: CrazyCup) -> None:
        start_turn(state, self.seat)


def start_turn(state: CrazyCup, seat: int) -> None:
    """The phases of a turn take the place of the frame on top. (R4.1)"""
    if state.tornado_by == seat and state.seats > 1:
        lift_tornado(state)
    begin_turn(state, seat, state.hand[seat])
    if state.news is not None:
        state.tell("turn", {"seat": seat})
    state.stack.pop()
    state.stack.extend(PHASES[seat])
    if state.seats == 1:
        state.push(DroneMove(seat))
        if state.direction[1] == UNDECIDED:
            state.push(Direction(seat))
        return
    if state.has_finished(seat):
        return
    for other in reversed(state.rivals(seat)):
        if state.may_answer(other):
            state.stack.append(PUNCTURES[other][seat])


class EndTurn(Frame[CrazyCup]):
    """A turn is over: the next one, or the end of the last round. (R4.8, R12.2)"""

    __slots__ = ()
    name = "end-turn"
    clause = "R4.8"

    def proceed(self, state: CrazyCup) -> None:
        if state.storm == self.seat:
            end_storm(state)
        next_seat = state.next_seat()
        if next_seat == NOBODY:
            end_race(state)
        else:
            start_turn(state, next_seat)


class CheatingReroll(Reroll):
    """After a throw a player may also load the dice. (R4.2, R11.9)"""

    __slots__ = ()
    name = "reroll"

    def cards(self, state: DiceTable) -> list[int]:
        assert isinstance(state, CrazyCup)
        return LOAD_DICE if has(state.hands[self.seat], LOADED_DICE) else NO_CARDS

    def play(self, state: DiceTable, choice: int) -> None:
        assert isinstance(state, CrazyCup)
        discard(state, self.seat, LOADED_DICE)
        state.push(TurnDie(self.seat))

    def again(self, picked: int) -> Reroll:
        return CheatingReroll(self.seat, picked)


class Act(Frame[CrazyCup]):
    """The action phase: two combinations at most, and cheat cards around them. (R4.5, R10.1)"""

    __slots__ = ()
    name = "act"
    clause = "R4.5"

    def options(self, state: CrazyCup) -> list[int]:
        hand = state.hands[self.seat]
        offered = state.combinations(self.seat) if state.actions > 0 and state.dice != NO_DICE else ONLY_END
        if not hand:
            return offered if len(offered) > 1 else []
        cards: list[int] = []
        last = NOBODY
        for card in hand:  # They lie in order, so equal cards lie together.
            if card != last and IN_ACTION_PHASE[card] and state.can_play(self.seat, card):
                cards.append(PLAY + card)
            last = card
        return [*offered[:-1], *cards, END_ACTIONS] if cards else offered

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == END_ACTIONS:
            state.stack.pop()
        elif choice >= PLAY:
            play(state, seat, choice - PLAY)
        else:
            state.actions -= 1
            begin(state, seat, choice)
            pay(state, seat, choice)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"count": state.actions}


# Frames never change, so those of every turn are made once, for each seat.
PHASES: Final[list[list[Frame[Any]]]] = [
    [EndTurn(seat), Reserve(seat), Act(seat), CheatingReroll(seat), FirstThrow(seat)] for seat in range(MOST_SEATS)
]
PUNCTURES: Final = [[Puncture(seat, target) for target in range(MOST_SEATS)] for seat in range(MOST_SEATS)]


def begin(state: CrazyCup, seat: int, choice: int) -> None:
    """What a combination does, or asks first. (R5.3, R8)"""
    code = state.deed_of(seat, choice)
    deed, many = code // DEED_STEPS, code % DEED_STEPS
    if deed == CARD:
        state.push(TakeCard(seat))
    elif deed == TAKE_TILE:
        state.push(TakeTile(seat))
    elif deed == KI:
        state.push(GainBonus(seat, many))
    elif deed == HAND_OR_BONUS:
        state.push(HandOrBonus(seat, state.grows_by(seat, choice)))
    else:
        move(state, seat, many, deed == AIRSHIP, deed == BUMP, True)


class TakeTile(Frame[CrazyCup]):
    """Technology: which tile is taken? (R8.2)"""

    __slots__ = ()
    name = "tile"
    clause = "R8.2"

    def options(self, state: CrazyCup) -> list[int]:
        return [TILE + tile for tile in range(len(TILES)) if state.supply[tile]]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        take_tile(state, seat, choice - TILE)


class TakeCard(Frame[CrazyCup]):
    """A cheat card: from the deck, or one of those face up? (R8.5)"""

    __slots__ = ()
    name = "card"
    clause = "R8.5"

    def options(self, state: CrazyCup) -> list[int]:
        taken = row_choices(state.open, TAKE)
        return [DRAW, *taken] if state.deck or state.discards else taken

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice == DRAW:
            draw(state, seat)
        else:
            take_open(state, seat, choice - TAKE)
