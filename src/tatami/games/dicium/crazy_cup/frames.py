"""What can be unfinished in Crazy Cup: turns, actions, movements, driving tests, cards that answer. (R4, R6-R10)"""

from typing import Any, Final

from tatami.core._types import has
from tatami.core.state import Frame
from tatami.games.dicium.choices import (
    END_ACTIONS,
    ENGAGE,
    FIGHT,
    KEEP_ALL,
    MORE_REROLLS,
    REROLL,
    REROLLS,
    THROW,
    VALUE,
)
from tatami.games.dicium.combinations import PAIR, colour, dice_needed, is_value, number
from tatami.games.dicium.crazy_cup.choices import (
    ANOTHER_WAY,
    DRAW,
    DRONE,
    GO_CLOCKWISE,
    GO_COUNTER,
    KEEP_TILE,
    PASS,
    PLAY,
    RETURN_TILE,
    SQUARE,
    STOP,
    TAKE,
    TARGET,
    TILE,
    TILES,
    TO_FACE,
    TURN_DIE,
)
from tatami.games.dicium.crazy_cup.effects import (
    aimed,
    begin_movement,
    choose_direction,
    discard,
    draw,
    drive,
    end_movement,
    end_race,
    end_storm,
    give_back_tile,
    lay_tornado,
    lift_tornado,
    steal_tile,
    suffer,
    take_open,
    take_tile,
    tell_test,
    tow,
    turn_die,
)
from tatami.games.dicium.crazy_cup.state import (
    ACE,
    AIRSHIP,
    BUMP,
    CARD,
    DRONE_PASSES,
    DYNAMITE,
    FLAT,
    HAND_OR_BONUS,
    HOOK,
    IN_ACTION_PHASE,
    LOADED_DICE,
    LOSE_CARD,
    LOSE_TILE,
    NITRO,
    NOBODY,
    OIL,
    PASSES,
    PUNCTURE,
    RETREAT,
    ROCKET,
    SABOTAGE,
    SANDSTORM,
    STAY,
    STORM,
    TORNADO,
    UNDECIDED,
    WITH_A_PAIR,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import CLOCKWISE, COUNTER, TILE_BITS
from tatami.games.dicium.dice import BLUE, FACES, GREEN, NO_DICE, RED, UNIT, count
from tatami.games.dicium.effects import begin_turn, roll_combat, throw_combat_die
from tatami.games.dicium.frames import (
    FirstThrow,
    GainBonus,
    HandOrBonus,
    Reroll,
    Reserve,
    Spend,
    engage_choices,
    pay,
)
from tatami.games.dicium.state import DiceTable

ONLY_PASS: Final = [PASS]  # shared: nobody writes into these
ONLY_END: Final = [END_ACTIONS]


class Turn(Frame[CrazyCup]):
    """A turn begins: others may puncture a tyre; alone, the drone moves first. (R4.1, R10.8, R12.2)"""

    __slots__ = ()

    def proceed(self, state: CrazyCup) -> None:
        start_turn(state, self.seat)


def start_turn(state: CrazyCup, seat: int) -> None:
    """The phases of a turn take the place of the frame on top. (R4.1)"""
    if state.tornado_by == seat and state.seats > 1:
        lift_tornado(state)
    begin_turn(state, seat, state.hand[seat])
    if state.news is not None:
        state.tell("turn", {"seat": seat})
    state.stack[-1:] = [EndTurn(seat), Reserve(seat), Act(seat), CheatingReroll(seat), FirstThrow(seat)]
    if state.seats == 1:
        state.push(DroneMove(seat))
        if state.direction[1] == UNDECIDED:
            state.push(Direction(seat))
        return
    for step in range(state.seats - 1, 0, -1):
        other = (seat + step) % state.seats
        if state.hands[other] and state.is_opponent(seat, other) and state.is_opponent(other, seat):
            state.push(Puncture(other, seat))


class EndTurn(Frame[CrazyCup]):
    """A turn is over: the next one, or the end of the last round. (R4.8, R11.2)"""

    __slots__ = ()

    def proceed(self, state: CrazyCup) -> None:
        if state.storm == self.seat:
            end_storm(state)
        next_seat = (self.seat + 1) % state.seats
        if state.finishing and next_seat == state.first:
            end_race(state)
        else:
            start_turn(state, next_seat)


class CheatingReroll(Reroll):
    """After a throw a player may also load the dice. (R4.2, R10.9)"""

    __slots__ = ()

    def options(self, state: DiceTable) -> list[int]:
        if state.throws == 0 or state.dice == self.picked:
            return []
        if self.picked != NO_DICE:
            return MORE_REROLLS[state.dice - self.picked]
        assert isinstance(state, CrazyCup)
        if has(state.hands[self.seat], LOADED_DICE):
            return [*REROLLS[state.dice], PLAY + LOADED_DICE]
        return REROLLS[state.dice]

    def answer(self, state: DiceTable, seat: int, choice: int) -> None:
        if choice < THROW:
            state.stack[-1] = CheatingReroll(seat, self.picked + UNIT[choice - REROLL])
        elif choice == PLAY + LOADED_DICE:
            assert isinstance(state, CrazyCup)
            discard(state, seat, LOADED_DICE)
            state.push(TurnDie(seat))
        elif choice == KEEP_ALL:
            state.stack.pop()
        else:
            self.proceed(state)

    def again(self, picked: int) -> Reroll:
        return CheatingReroll(self.seat, picked)


class Act(Frame[CrazyCup]):
    """The action phase: two combinations at most, and cheat cards around them. (R4.5, R9.1)"""

    __slots__ = ()
    prompt = "act"

    def options(self, state: CrazyCup) -> list[int]:
        hand = state.hands[self.seat]
        offered = state.combinations(self.seat) if state.actions > 0 and state.dice != NO_DICE else ONLY_END
        if not hand:
            return offered if len(offered) > 1 else []
        cards: list[int] = []
        last = NOBODY
        for card in hand:  # in order: equal cards lie together
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
            if is_value(choice):
                use_values(state, seat, choice)
            else:
                use_colour(state, seat, choice)

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()


def use_values(state: CrazyCup, seat: int, choice: int) -> None:
    """What a combination of values does, as the table has it. (R7.4-R7.10)"""
    action = state.rules.actions[choice - VALUE]
    amount = state.rules.amounts[choice - VALUE]
    if action == CARD:
        state.push(TakeCard(seat))
    elif action == HAND_OR_BONUS:
        state.push(HandOrBonus(seat, True))
    else:
        move(state, seat, amount, action == AIRSHIP, action == BUMP, True)
    pay(state, seat, choice, 0)


def use_colour(state: CrazyCup, seat: int, choice: int) -> None:
    """What a combination of a colour does. (R7.1-R7.3, R7.6)"""
    own = colour(choice)
    many = number(choice)
    bonus = state.face_bonus(seat, own)
    if own == BLUE:
        move(state, seat, many + bonus, False, False, True)
        pay(state, seat, choice, many)
        return
    if own == GREEN:
        state.push(GainBonus(seat, many))
    elif own == RED:
        state.push(TakeCard(seat))
    else:
        state.push(TakeTile(seat))
    pay(state, seat, choice, dice_needed(many, bonus))


def move(state: CrazyCup, seat: int, steps: int, airship: bool, can_bump: bool, is_action: bool) -> None:
    """A movement, with the questions before it: the direction of the race, and hooks. (R6.1, R6.2, R10.1)"""
    begin_movement(state, seat, steps, airship, can_bump)
    state.push(EndMove(seat))
    state.push(Move(seat, False))
    if is_action:
        push_hooks(state, seat)
    if state.direction[seat] == UNDECIDED:
        state.push(Direction(seat))


def push_hooks(state: CrazyCup, pawn: int) -> None:
    """Those in sight of a pawn that moves may hook it. (R10.1)"""
    here = state.at[pawn]
    lines = state.rules.track.lines
    for other in range(state.seats - 1, -1, -1):
        can_see = state.hands[other] and (state.at[other] << 8 | here) in lines and state.is_opponent(other, pawn)
        if can_see and state.may_answer(other) and state.is_in_sight(other, pawn):
            state.push(Hook(other, pawn))


# Movement


class Direction(Frame[CrazyCup]):
    """The first to move chooses the direction of the race. (R6.2, R12.2, R13.3)"""

    __slots__ = ()
    prompt = "direction"

    def options(self, state: CrazyCup) -> list[int]:
        return [GO_CLOCKWISE, GO_COUNTER]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        choose_direction(state, seat, CLOCKWISE if choice == GO_CLOCKWISE else COUNTER)


class Move(Frame[CrazyCup]):
    """Squares are left: where does the movement end? `by_way`: a square on another way, or behind. (R6.1, R6.3)"""

    __slots__ = ("by_way",)
    prompt = "move"
    fields = ("seat", "by_way")

    def __init__(self, seat: int, by_way: bool) -> None:
        self.seat = seat
        self.by_way = by_way

    def options(self, state: CrazyCup) -> list[int]:
        if state.left == 0:
            return []
        seat = self.seat
        reach = state.course(seat).reach(state.place[seat], state.left, state.tiles[seat], state.airship)
        if self.by_way:
            return reach.by_way
        return reach.ahead if len(state.path) == 1 else [*reach.ahead, STOP]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        if choice == STOP:
            end_movement(state)
        elif choice == ANOTHER_WAY:
            state.become(Move(seat, True))
        else:
            reach = state.course(seat).reach(state.place[seat], state.left, state.tiles[seat], state.airship)
            state.route = reach.routes[choice - SQUARE][:]
            if self.by_way:
                state.left -= len(state.route)
                state.become(Move(seat, False))
            else:
                state.left = 0
            state.push(Drive(seat))

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()


class Drive(Frame[CrazyCup]):
    """A pawn drives its route square by square; each can bring a tornado, oil, or somebody to bump. (R6.8)"""

    __slots__ = ()

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
    """Pawns stand where another drives by: they may spill oil, and it may bump one of them. (R7.7, R10.6)"""
    if state.can_bump:
        state.push(Bump(pawn))
    for other in reversed([other for other in range(state.seats) if state.at[other] == square]):
        if state.is_opponent(other, pawn) and state.may_answer(other):
            state.push(Oil(other, pawn))


class Bump(Frame[CrazyCup]):
    """Opponents are on the square just entered: is one of them bumped? (R7.7)"""

    __slots__ = ()
    prompt = "bump"

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
    """The movement is over; those who hooked the pawn are towed. (R10.1)"""

    __slots__ = ()

    def proceed(self, state: CrazyCup) -> None:
        state.stack.pop()
        hooks = state.hooks
        state.hooks = []
        for place in range(0, len(hooks), 2):
            if not state.over:
                tow(state, hooks[place], hooks[place + 1])
        end_movement(state)
        state.path = []
        if state.is_drone(self.seat) and state.tornado_by != NOBODY:
            lift_tornado(state)  # the drone's turn is over and the player's begins (R10.2, R12.4)


class DroneMove(Frame[CrazyCup]):
    """The drone drives as many squares as the player has dice in hand. (R12.2)"""

    __slots__ = ()

    def proceed(self, state: CrazyCup) -> None:
        steps = state.hand[0]
        begin_movement(state, 1, 0, False, False)
        course = state.course(1)
        node = state.place[1]
        way: list[int] = []
        for _ in range(steps):
            ahead = [next_node for next_node in course.neighbours[node] if is_road_ahead(course, node, next_node)]
            node = ahead[0]
            way.append(node)
        state.route = way[::-1]
        state.become(EndMove(1))
        state.push(Drive(1))
        push_hooks(state, 1)


def is_road_ahead(course: Any, node: int, next_node: int) -> bool:
    """Is the second node the next one of the road?"""
    return bool(course.progress[next_node] == course.progress[node] + 2)


# Driving tests


class Test(Frame[CrazyCup]):
    """A driving test: red dice may be engaged before the combat die falls, or an ace be played. (R8)

    `effect` is what failing does, `by` whose doing it is.
    """

    __slots__ = ("amount", "by", "effect", "engaged")
    prompt = "test"
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
            passed = throw_combat_die(state) >= DRONE_PASSES
        else:
            passed = roll_combat(state, self.seat, self.engaged) >= PASSES
        tell_test(state, self.seat, passed)
        if passed:
            return
        if self.effect == LOSE_TILE:
            state.push(StealTile(self.by, self.seat))
        else:
            suffer(state, self.seat, self.by, self.effect, self.amount)


# Cards


class Answer(Frame[CrazyCup]):
    """A card may be played outside one's own turn; whoever holds cards is asked. (R9.3)"""

    __slots__ = ("target",)
    fields = ("seat", "target")
    card = HOOK

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice != PASS:
            discard(state, seat, choice - PLAY)
            self.play(state)

    def play(self, state: CrazyCup) -> None:
        """What the card does."""
        raise NotImplementedError  # each kind


class Hook(Answer):
    """An opponent in sight begins a movement: is it hooked? (R10.1)"""

    __slots__ = ()
    prompt = "hook"

    def options(self, state: CrazyCup) -> list[int]:
        return [PASS, PLAY + HOOK] if has(state.hands[self.seat], HOOK) else ONLY_PASS

    def play(self, state: CrazyCup) -> None:
        state.hooks = [*state.hooks, self.seat, state.at[self.seat]]


class Oil(Answer):
    """An opponent enters this seat's square: does it meet oil? (R10.6)"""

    __slots__ = ()
    prompt = "oil"

    def options(self, state: CrazyCup) -> list[int]:
        return [PASS, PLAY + OIL] if has(state.hands[self.seat], OIL) else ONLY_PASS

    def play(self, state: CrazyCup) -> None:
        state.push(Test(self.target, self.seat, STAY, 0, 0))


class Puncture(Answer):
    """An opponent's turn begins: does a tyre burst? (R10.8)"""

    __slots__ = ()
    prompt = "puncture"

    def options(self, state: CrazyCup) -> list[int]:
        return [PASS, PLAY + PUNCTURE] if has(state.hands[self.seat], PUNCTURE) else ONLY_PASS

    def play(self, state: CrazyCup) -> None:
        state.push(Test(self.target, self.seat, FLAT, 0, 0))


def play(state: CrazyCup, seat: int, card: int) -> None:
    """A card of the own action phase. (R9.4)"""
    discard(state, seat, card)
    if card == TORNADO:
        state.push(PlaceTornado(seat))
    elif card == NITRO:
        move(state, seat, state.rules.squares[NITRO], False, False, False)
    elif card == DYNAMITE:
        for target in reversed(state.targets(seat, card)):
            state.push(Test(target, seat, RETREAT, state.rules.squares[DYNAMITE], 0))
    elif card == LOADED_DICE:
        state.push(TurnDie(seat))
    else:
        state.push(Aim(seat, card))
    if card in WITH_A_PAIR and not state.rules.young:
        pay(state, seat, VALUE + PAIR, 0)


class Aim(Frame[CrazyCup]):
    """A card was played at one opponent: at whom? (R9.4)"""

    __slots__ = ("card",)
    prompt = "aim"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: CrazyCup) -> list[int]:
        return state.target_choices(self.seat, self.card)

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        target = state.seats if choice == TARGET + DRONE else choice - TARGET
        if self.card == ROCKET:
            state.become(Test(target, seat, RETREAT, state.rules.squares[ROCKET], 0))
        elif self.card == SANDSTORM:
            state.become(Test(target, seat, STORM, 0, 0))
        elif self.card == SABOTAGE:
            state.become(Test(target, seat, LOSE_TILE, 0, 0))
        else:
            state.become(Test(target, seat, LOSE_CARD, 0, 0))
        if state.news is not None:
            state.tell("aims", aimed(state, seat, target))


class PlaceTornado(Frame[CrazyCup]):
    """Where does the tornado go? (R10.2)"""

    __slots__ = ()
    prompt = "tornado"

    def options(self, state: CrazyCup) -> list[int]:
        return [SQUARE + square for square in state.tornado_places()]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        lay_tornado(state, seat, choice - SQUARE)


class TurnDie(Frame[CrazyCup]):
    """The dice are loaded: which die is turned? (R10.9)"""

    __slots__ = ()
    prompt = "turn-die"

    def options(self, state: CrazyCup) -> list[int]:
        return [TURN_DIE + face for face in range(len(FACES)) if count(state.dice, face)]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.become(ToFace(seat, choice - TURN_DIE))


class ToFace(Frame[CrazyCup]):
    """To which face is the die turned? (R10.9)"""

    __slots__ = ("face",)
    prompt = "to-face"
    fields = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: CrazyCup) -> list[int]:
        return [TO_FACE + face for face in range(len(FACES)) if face != self.face]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        turn_die(state, seat, self.face, choice - TO_FACE)


class StealTile(Frame[CrazyCup]):
    """A sabotage has worked: which tile is it about? (R10.10)"""

    __slots__ = ("victim",)
    prompt = "steal-tile"
    fields = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, state: CrazyCup) -> list[int]:
        return [TILE + tile for tile in range(len(TILES)) if state.tiles[self.victim] >> (tile * TILE_BITS) & 3]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.become(KeepTile(seat, self.victim, choice - TILE))


class KeepTile(Frame[CrazyCup]):
    """Is the tile taken, or put back beside the track? Without a free slot it is put back. (R10.10)"""

    __slots__ = ("tile", "victim")
    prompt = "keep-tile"
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


# Actions that take something


class TakeTile(Frame[CrazyCup]):
    """Technology: which tile is taken? (R7.3)"""

    __slots__ = ()
    prompt = "tile"

    def options(self, state: CrazyCup) -> list[int]:
        return [TILE + tile for tile in range(len(TILES)) if state.supply[tile]]

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        take_tile(state, seat, choice - TILE)


class TakeCard(Frame[CrazyCup]):
    """A cheat card: from the deck, or one of those face up? (R7.6)"""

    __slots__ = ()
    prompt = "card"

    def options(self, state: CrazyCup) -> list[int]:
        found = [DRAW] if state.deck or state.discards else []
        for place, card in enumerate(state.open):
            if card not in state.open[:place]:
                found.append(TAKE + card)
        return found

    def answer(self, state: CrazyCup, seat: int, choice: int) -> None:
        state.stack.pop()
        if choice == DRAW:
            draw(state, seat)
        else:
            take_open(state, seat, choice - TAKE)


BUMP_RETREAT: Final = 3  # squares back for a pawn that was bumped (R7.7)

FRAMES: Final[dict[str, Any]] = {
    "turn": Turn,
    "end-turn": EndTurn,
    "first-throw": FirstThrow,
    "reroll": CheatingReroll,
    "act": Act,
    "reserve": Reserve,
    "spend": Spend,
    "bonus": GainBonus,
    "hand-or-bonus": HandOrBonus,
    "direction": Direction,
    "move": Move,
    "drive": Drive,
    "bump": Bump,
    "end-move": EndMove,
    "drone-move": DroneMove,
    "test": Test,
    "hook": Hook,
    "oil": Oil,
    "puncture": Puncture,
    "aim": Aim,
    "place-tornado": PlaceTornado,
    "turn-die": TurnDie,
    "to-face": ToFace,
    "steal-tile": StealTile,
    "keep-tile": KeepTile,
    "take-tile": TakeTile,
    "take-card": TakeCard,
}
