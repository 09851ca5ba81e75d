# hot
"""Driving: movements, driving tests, and the cards that answer what others do. (R7, R9, R11)"""

from typing import Any, Final

from tatami.core._types import has
from tatami.core.events import Fact
from tatami.core.state import Frame
from tatami.games.dicium.choices import ENGAGE, FIGHT
from tatami.games.dicium.crazy_cup.choices import (
    ANOTHER_WAY,
    DRONE,
    GO_CLOCKWISE,
    GO_COUNTER,
    KEEP_TILE,
    PASS,
    PLAY,
    RETURN_TILE,
    SQUARE,
    SQUARES,
    STOP,
    TARGET,
    TILE,
    TILES,
)
from tatami.games.dicium.crazy_cup.effects import (
    aimed,
    begin_movement,
    choose_direction,
    discard,
    drive,
    end_movement,
    give_back_tile,
    lift_tornado,
    roll_for_drone,
    steal_tile,
    suffer,
    tell_test,
    tow,
)
from tatami.games.dicium.crazy_cup.state import (
    ACE,
    DRONE_PASSES,
    EFFECTS,
    FLAT,
    HOOK,
    LEAST_HAND,
    LOSE_TILE,
    MOST_SEATS,
    NOBODY,
    OIL,
    PUNCTURE,
    RETREAT,
    STAY,
    UNDECIDED,
    UNSET,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import CLOCKWISE, COUNTER, TILE_BITS
from tatami.games.dicium.effects import roll_combat
from tatami.games.dicium.frames import engage_choices
from tatami.games.dicium.state import AVOIDS

BUMP_RETREAT: Final = 3  # A pawn that was bumped goes so many squares back. (R8.6)
ONLY_PASS: Final = [PASS]  # It is shared: nobody writes into it.


def move(state: CrazyCup, seat: int, steps: int, airship: bool, can_bump: bool, is_action: bool) -> None:
    """A movement, with the questions before it: the direction of the race, and hooks. (R7.1, R7.2, R11.1)"""
    begin_movement(state, seat, steps, airship, can_bump)
    state.stack.extend(MOVEMENTS[seat])
    if is_action:
        push_hooks(state, seat)
    if state.direction[seat] == UNDECIDED:
        state.push(Direction(seat))


def push_hooks(state: CrazyCup, pawn: int) -> None:
    """Those in sight of a pawn that moves may hook it. (R11.1)"""
    seen = state.rules.track.seen[state.at[pawn]]
    for other in range(state.seats - 1, -1, -1):
        can_answer = state.at[other] in seen and state.may_answer(other) and state.is_opponent(other, pawn)
        if can_answer and state.is_in_sight(other, pawn):
            state.push(Hook(other, pawn))


class Direction(Frame[CrazyCup]):
    """The first to move chooses the direction of the race. (R7.2, R13.2, R14.3)"""

    __slots__ = ()
    name = "direction"
    clause = "R7.2"

    def options(self, state: CrazyCup) -> list[int]:
        return [GO_CLOCKWISE, GO_COUNTER]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        choose_direction(state, seat, CLOCKWISE if choice == GO_CLOCKWISE else COUNTER)

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"teams": state.rules.teams, "drone": state.seats == 1}


class Move(Frame[CrazyCup]):
    """Squares are left: where does the movement end? `by_way`: a square on another way, or behind. (R7.1, R7.3)"""

    __slots__ = ("by_way",)
    name = "move"
    clause = "R7.1"
    fields = ("seat", "by_way")

    def __init__(self, seat: int, by_way: bool) -> None:
        self.seat = seat
        self.by_way = by_way

    def options(self, state: CrazyCup) -> list[int]:
        if state.left == 0:
            return []
        seat = self.seat
        reach = state.circuit(seat).reach(state.place[seat], state.left, state.tiles[seat], state.airship)
        if self.by_way:
            return reach.by_way
        return reach.ahead if len(state.path) == 1 else [*reach.ahead, STOP]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == STOP:
            end_movement(state)
        elif choice == ANOTHER_WAY:
            state.become(Move(seat, True))
        else:
            square = choice - SQUARE
            reach = state.circuit(seat).reach(state.place[seat], state.left, state.tiles[seat], state.airship)
            if square in reach.forks:
                state.push(SpendTile(seat, square, self.by_way))
            else:
                set_out(state, seat, reach.routes[square], self.by_way)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"count": state.left}


def set_out(state: CrazyCup, seat: int, route: list[int], by_way: bool) -> None:
    """The movement that is on top of the stack takes its route; by another way it goes on afterwards. (R7.7)"""
    state.route = route[:]
    if by_way:
        state.left -= len(route)
        state.become(Move(seat, False))
        state.push(DRIVES[seat])
    else:
        state.left = 0
        state.stack[-1] = DRIVES[seat]


class SpendTile(Frame[CrazyCup]):
    """Either of two tiles opens a way to the square that was named: which one is spent? (R7.10)"""

    __slots__ = ("by_way", "square")
    name = "spend-tile"
    clause = "R7.10"
    fields = ("seat", "square", "by_way")

    def __init__(self, seat: int, square: int, by_way: bool) -> None:
        self.seat = seat
        self.square = square
        self.by_way = by_way

    def forks(self, state: CrazyCup) -> dict[int, list[int]]:
        """The way that each tile takes to the square."""
        seat = self.seat
        reach = state.circuit(seat).reach(state.place[seat], state.left, state.tiles[seat], state.airship)
        return reach.forks[self.square]

    def options(self, state: CrazyCup) -> list[int]:
        return [TILE + tile for tile in sorted(self.forks(state))]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        set_out(state, seat, self.forks(state)[choice - TILE], self.by_way)

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"square": SQUARES[self.square]}


class Drive(Frame[CrazyCup]):
    """A pawn drives its route square by square; each can bring a tornado, oil, or somebody to bump. (R7.8)"""

    __slots__ = ()
    name = "drive"
    clause = "R7.8"

    def proceed(self, state: CrazyCup) -> None:
        pawn = self.seat
        questions = len(state.stack)
        while state.route:
            drive(state, pawn)
            if state.over:
                return
            square = state.at[pawn]
            if state.at.count(square) > 1:
                meet(state, pawn, square)
            if state.tornado == square and not state.has_finished(pawn):
                state.push(Test(pawn, pawn, STAY, 0, 0))
            if len(state.stack) > questions:
                return
        state.stack.pop()


def meet(state: CrazyCup, pawn: int, square: int) -> None:
    """Pawns stand where another drives by: they may spill oil, and it may bump one of them. (R8.6, R11.6)"""
    if state.can_bump:
        state.push(Bump(pawn))
    for other in reversed([other for other in range(state.seats) if state.at[other] == square]):
        if state.is_opponent(other, pawn) and state.may_answer(other):
            state.push(Oil(other, pawn))


class Bump(Frame[CrazyCup]):
    """Opponents are on the square just entered: is one of them bumped? (R8.6)"""

    __slots__ = ()
    name = "bump"
    clause = "R8.6"

    def options(self, state: CrazyCup) -> list[int]:
        others = state.others_on(self.seat, state.at[self.seat]) if state.can_bump else []
        return [PASS, *[TARGET + (DRONE if state.is_drone(pawn) else pawn) for pawn in others]] if others else []

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice != PASS:
            state.can_bump = False
            target = state.seats if choice == TARGET + DRONE else choice - TARGET
            if state.news is not None:
                state.tell("bumps", aimed(state, seat, target))
            state.push(Test(target, seat, RETREAT, BUMP_RETREAT, 0))

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()


class EndMove(Frame[CrazyCup]):
    """The movement is over; those who hooked the pawn are towed. (R11.1)"""

    __slots__ = ()
    name = "end-move"
    clause = "R11.1"

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()
        hooks = state.hooks
        state.hooks = UNSET
        for place in range(0, len(hooks), 2):
            if not state.over:
                tow(state, hooks[place], hooks[place + 1])
        end_movement(state)
        state.path = UNSET
        if state.is_drone(self.seat) and state.tornado_by != NOBODY:
            lift_tornado(state)  # The drone's turn is over and the player's begins. (R11.2, R13.4)


# Frames never change, so those of every movement are made once, for each seat.
MOVEMENTS: Final[list[list[Frame[Any]]]] = [[EndMove(seat), Move(seat, False)] for seat in range(MOST_SEATS)]
DRIVES: Final = [Drive(seat) for seat in range(MOST_SEATS)]


class DroneMove(Frame[CrazyCup]):
    """The drone drives as many squares of the road as the player has dice in hand. (R13.1, R13.2)"""

    __slots__ = ()
    name = "drone-move"
    clause = "R13.2"

    def proceed(self, state: CrazyCup) -> None:
        steps = state.hand[0]
        begin_movement(state, 1, 0, False, False)
        circuit = state.circuit(1)
        node = state.place[1]
        way: list[int] = []
        for _ in range(steps):
            ahead = [next_node for next_node in circuit.neighbours[node] if is_road_ahead(circuit, node, next_node)]
            node = ahead[0]
            way.append(node)
        state.route = way[::-1]
        state.become(EndMove(1))
        state.push(Drive(1))
        push_hooks(state, 1)


def is_road_ahead(circuit: Any, node: int, next_node: int) -> bool:
    """Is the second node the next one of the road?"""
    return bool(circuit.progress[next_node] == circuit.progress[node] + 2)


# Driving tests


class Test(Frame[CrazyCup]):
    """A driving test: red dice may be engaged before the combat die falls, or an ace be played. (R6.2, R9.1, R11.12)

    `effect` is what failing does, `by` whose doing it is.
    """

    __slots__ = ("amount", "by", "effect", "engaged")
    name = "test"
    clause = "R9.1"
    fields = ("seat", "by", "effect", "amount", "engaged")

    def __init__(self, seat: int, by: int, effect: int, amount: int, engaged: int) -> None:
        self.seat = seat
        self.by = by
        self.effect = effect
        self.amount = amount
        self.engaged = engaged

    def options(self, state: CrazyCup) -> list[int]:
        seat = self.seat
        if seat >= state.seats or (not state.hands[seat] and self.engaged >= state.engageable(seat)):
            return []
        found = engage_choices(state, seat, self.engaged)
        if has(state.hands[seat], ACE):
            found.append(PLAY + ACE)
        return found

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == ENGAGE:
            state.become(Test(seat, self.by, self.effect, self.amount, self.engaged + 1))
        elif choice == FIGHT:
            self.proceed(state)
        else:
            state.stack.pop()
            discard(state, seat, ACE)
            tell_test(state, seat, True)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()
        if state.is_drone(self.seat):
            passed = roll_for_drone(state) >= DRONE_PASSES
        else:
            passed = roll_combat(state, self.seat, self.engaged, "test") >= AVOIDS
        tell_test(state, self.seat, passed)
        if passed:
            return
        if self.effect == LOSE_TILE:
            state.push(StealTile(self.by, self.seat))
        else:
            suffer(state, self.seat, self.by, self.effect, self.amount)

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"count": self.engaged, "effect": EFFECTS[self.effect], "squares": self.amount}
        return {**facts, "by": self.by, "own": self.by == seat}


class StealTile(Frame[CrazyCup]):
    """A sabotage has worked: which tile is it about? (R11.10)"""

    __slots__ = ("victim",)
    name = "steal-tile"
    clause = "R11.10"
    fields = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, state: CrazyCup) -> list[int]:
        return [TILE + tile for tile in range(len(TILES)) if state.tiles[self.victim] >> (tile * TILE_BITS) & 3]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.become(KeepTile(seat, self.victim, choice - TILE))

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"victim": self.victim}


class KeepTile(Frame[CrazyCup]):
    """Is the tile taken, or put back beside the track? Without a free slot it is put back. (R11.10)"""

    __slots__ = ("tile", "victim")
    name = "keep-tile"
    clause = "R11.10"
    fields = ("seat", "victim", "tile")

    def __init__(self, seat: int, victim: int, tile: int) -> None:
        self.seat = seat
        self.victim = victim
        self.tile = tile

    def options(self, state: CrazyCup) -> list[int]:
        return [KEEP_TILE, RETURN_TILE] if state.has_tile_slot(self.seat) else []

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == RETURN_TILE:
            self.proceed(state)
        else:
            state.stack.pop()
            steal_tile(state, seat, self.victim, self.tile)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()
        give_back_tile(state, self.victim, self.tile)

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        return {"victim": self.victim, "tile": TILES[self.tile]}


# Cards that answer


class Answer(Frame[CrazyCup]):
    """A card may be played outside one's own turn; whoever holds cards is asked, and again after each card. Where all
    can see that the card would change nothing, nobody is. (R10.1, R10.3)"""

    __slots__ = ("target",)
    fields = ("seat", "target")
    card = HOOK

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: CrazyCup) -> list[int]:
        hand = state.hands[self.seat]
        if not hand or not self.can_matter(state):
            return []
        return [PASS, PLAY + self.card] if has(hand, self.card) else ONLY_PASS

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == PASS:
            state.stack.pop()
        else:
            discard(state, seat, self.card)
            self.play(state)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()

    def can_matter(self, state: CrazyCup) -> bool:
        """Can the card still change anything? All can see it."""
        return True

    def play(self, state: CrazyCup) -> None:
        """What the card does; the frame stays under it, for another one."""
        raise NotImplementedError  # contract

    def prompt_facts(self, state: CrazyCup, seat: int) -> dict[str, Fact]:
        is_drone = state.is_drone(self.target)
        return {"target": NOBODY if is_drone else self.target, "drone": is_drone}


class Hook(Answer):
    """An opponent in sight begins a movement: is it hooked? One hook is enough. (R11.1)"""

    __slots__ = ()
    name = "hook"
    clause = "R11.1"

    def play(self, state: CrazyCup) -> None:
        state.stack.pop()
        state.hooks = [*state.hooks, self.seat, state.at[self.seat]]


class Oil(Answer):
    """An opponent enters this seat's square and would drive on: does it meet oil? (R11.6)"""

    __slots__ = ()
    name = "oil"
    clause = "R11.6"
    card = OIL

    def can_matter(self, state: CrazyCup) -> bool:
        return state.left > 0 or len(state.route) > 0

    def play(self, state: CrazyCup) -> None:
        state.push(Test(self.target, self.seat, STAY, 0, 0))


class Puncture(Answer):
    """An opponent's turn begins: does a tyre burst? (R11.8)"""

    __slots__ = ()
    name = "puncture"
    clause = "R11.8"
    card = PUNCTURE

    def can_matter(self, state: CrazyCup) -> bool:
        return state.thrown > LEAST_HAND

    def play(self, state: CrazyCup) -> None:
        state.push(Test(self.target, self.seat, FLAT, 0, 0))
