"""The three nouns of the engine: the State of a table, the Frame it waits in, the Decision somebody is asked.

A state holds a stack of frames. The frame on top says who is asked and what may be answered; when nothing is
to be asked it proceeds by itself. Frames never change, so clones of a state share them.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from tatami.core._types import i64, mypyc_attr
from tatami.core.chance import MULTIPLIER, WORD, WORD_BITS
from tatami.core.events import Event, Fact
from tatami.core.luck import Luck

S = TypeVar("S", bound="State")
NO_PICKS: Final[list[tuple[int, ...]]] = []  # Nobody has answered in secret. It is never written into.
NOT_OVER: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A seat is asked something: the prompt names the question, the options are all its legal answers."""

    __slots__ = ("frame", "options", "seat")

    def __init__(self, seat: int, options: list[int], frame: "Frame[Any]") -> None:
        self.seat = seat
        self.options = options
        self.frame = frame

    @property
    def prompt(self) -> str:
        """The name of the question."""
        return self.frame.name

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"


@mypyc_attr(acyclic=True)
class State:
    """Everything about one table. Games add their own nouns; `clone` is theirs too.

    `chance` is the quick random generator and advances at every draw; `seal`, if there is one, decides what is drawn
    instead of it. A clone never has the seal: it goes on with quick luck.
    """

    __slots__ = (
        "asked", "chance", "news", "over", "picks", "reason", "revealed", "seal", "seats", "stack", "steps",
    )  # fmt: skip

    def __init__(self, seats: int, chance: int, seal: Luck | None = None) -> None:
        self.seats = seats
        self.chance: i64 = chance
        self.seal = seal
        self.stack: list[Frame[Any]] = []
        self.asked: list[Decision] = []  # The open decisions, computed once, when the table came to rest.
        self.picks = NO_PICKS  # What each seat has answered in secret. It is only ever replaced.
        self.news: list[Event] | None = None  # What happened, if anybody listens.
        self.over = False
        self.reason = NOT_OVER  # Why the game ended, as the game numbers its reasons.
        self.revealed = 0  # So many secrets came out.
        self.steps = 0  # So many choices were made.

    def clone(self) -> "State":
        """An independent copy of the table; nobody listens to it."""
        raise NotImplementedError  # contract

    def copy_table(self, other: "State") -> None:
        """Take over what every state has from another state (for `clone`), but for its seal."""
        self.stack = other.stack.copy()
        self.asked = other.asked
        self.picks = other.picks
        self.over = other.over
        self.reason = other.reason
        self.revealed = other.revealed
        self.steps = other.steps

    def below(self, sides: int) -> int:
        """A random number from 0 to sides - 1."""
        chance: i64 = self.chance
        word: i64 = chance & WORD
        # `advance` and `share` stand in line, since draws are frequent.
        self.chance = word * MULTIPLIER + (chance >> WORD_BITS)
        if self.seal is not None:
            return self.seal.below(sides)
        return (word * sides) >> WORD_BITS

    def draw_one(self, pile: list[int]) -> int:
        """A random entry leaves a pile that has no order."""
        place: i64
        if self.seal is not None:
            place = self.below(len(pile))
        else:  # `below` stands in line, since card games draw often.
            chance: i64 = self.chance
            word: i64 = chance & WORD
            self.chance = word * MULTIPLIER + (chance >> WORD_BITS)
            place = (word * len(pile)) >> WORD_BITS
        entry = pile[place]
        pile[place] = pile[-1]
        pile.pop()
        return entry

    def draw(self, count: int, pile: list[Any], hand: list[Any]) -> None:
        """So many random entries of a pile that has no order go to the end of a hand. The pile has as many."""
        if self.seal is not None:
            for _entry in range(count):
                hand.append(self.draw_one(pile))
            return
        chance: i64 = self.chance
        for _entry in range(count):  # `draw_one` stands in line: most draws of card games are here.
            word: i64 = chance & WORD
            chance = word * MULTIPLIER + (chance >> WORD_BITS)
            place: i64 = (word * len(pile)) >> WORD_BITS
            hand.append(pile[place])
            pile[place] = pile[-1]
            pile.pop()
        self.chance = chance

    def throw(self, count: int, worth: list[int]) -> int:
        """So many dice, whose faces are worth so much each: what those on top are worth together."""
        total = 0
        sides = len(worth)
        if self.seal is not None:
            for _die in range(count):
                total += worth[self.below(sides)]
            return total
        chance: i64 = self.chance
        for _die in range(count):  # `below` stands in line: most draws of dice games are here.
            word: i64 = chance & WORD
            chance = word * MULTIPLIER + (chance >> WORD_BITS)
            total += worth[(word * sides) >> WORD_BITS]
        self.chance = chance
        return total

    def push(self, frame: "Frame[Any]") -> None:
        """Put a frame on top: it is dealt with before everything below it."""
        self.stack.append(frame)

    def pop(self) -> None:
        """The frame on top is done."""
        self.stack.pop()

    def become(self, frame: "Frame[Any]") -> None:
        """The frame on top is done and another takes its place."""
        self.stack[-1] = frame

    def tell(
        self,
        kind: str,
        facts: dict[str, Fact] | None = None,
        secret: dict[str, Fact] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        """Add to the news. Callers ask `state.news is not None` first, so that nobody pays for unheard news."""
        if self.news is not None:
            self.news.append(Event(kind, {} if facts is None else facts, secret, knows))


class Frame(Generic[S]):
    """One thing the table waits for, and everything about it. Immutable; holds only names and numbers, under the
    names in `fields`."""

    __slots__ = ("seat",)
    name: ClassVar[str] = ""  # The name of the frame and of its question, the message `prompt-<name>`.
    clause: ClassVar[str] = ""  # The clause of the rules on which the question rests.
    waits: ClassVar[bool] = False  # A person is asked even what has one answer; no program answers in their place.
    is_secret: ClassVar[bool] = False  # The answer is hidden from the others, although one seat alone is asked.
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[int]:
        """What `seat` may answer now; nothing when the frame proceeds by itself. Changes nothing."""
        return []

    def answer(self, state: S, seat: int, choice: int) -> None:
        """Carry out an answer that is known to be one of the options."""
        raise NotImplementedError  # contract

    def proceed(self, state: S) -> None:
        """Nothing is to be asked of `seat`: move the table on."""
        raise NotImplementedError  # contract

    def interrupts(self, state: S, seat: int) -> list[int]:
        """What a seat that is not asked may do now by its own initiative. Nobody waits for it. Changes nothing."""
        return []

    def interrupt(self, state: S, seat: int, choice: int) -> None:
        """Carry out what a seat does by its own initiative, known to be one of its `interrupts`. The question that is
        open is put again after it."""
        raise NotImplementedError  # contract

    def prompt_facts(self, state: S, seat: int) -> dict[str, Fact]:
        """What the question names besides the seat: who attacks, with what, and so on; public like the question."""
        return {}

    def secret_facts(self, state: S, seat: int) -> dict[str, Fact]:
        """What the question names for the one who is asked alone."""
        return {}

    def facts(self) -> dict[str, Fact]:
        """The frame in names and numbers: enough to build it again."""
        return {name: getattr(self, name) for name in self.fields}


NOBODY_ASKED: Final[list[Decision]] = []  # All states at rest share it. It is never written into.
MOST_MOVES: Final = 10_000  # A table that moves on so often by itself would do so for ever; games need a dozen moves.


def settle(state: State) -> None:
    """Let the table move on by itself until somebody is asked or the game is over."""
    moves: i64 = 0
    while not state.over:
        frame = state.stack[-1]
        options = frame.options(state)
        if options:
            state.asked = [Decision(frame.seat, options, frame)]
            return
        state.asked = NOBODY_ASKED
        frame.proceed(state)
        if state.asked:
            return
        moves += 1
        if moves == MOST_MOVES:
            raise endless(frame)
    state.asked = NOBODY_ASKED
    state.stack = []


def carry_out(state: State, decision: Decision, choice: int) -> None:
    """Take a choice that is known to be one of the options of an open decision."""
    state.steps += 1
    decision.frame.answer(state, decision.seat, choice)
    settle(state)


def is_hidden(state: State, decision: Decision) -> bool:
    """Do the others see nothing of an answer before it is carried out?"""
    return decision.frame.is_secret or len(state.asked) > 1


def endless(frame: Frame[Any]) -> RuntimeError:
    """What is wrong with rules that never ask anybody. A server that waited for them would serve nobody."""
    name = type(frame).__name__
    return RuntimeError(
        f"the table moved on {MOST_MOVES:,} times and nobody was asked, last in {name} of seat {frame.seat}; "
        f"does its `proceed` forget to become another frame, to push one or to pop?"
    )
