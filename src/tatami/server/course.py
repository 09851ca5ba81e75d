"""The course of one game: the match, its log, which questions are open since when, what can be taken back.

Nothing here waits, writes or sends; `table.py` does.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import takewhile
from typing import Any, Literal

from tatami.core.errors import IllegalChoice
from tatami.core.events import Event, Fact
from tatami.core.game import Game, interrupts
from tatami.core.match import UNDO, Match
from tatami.core.record import Header, Line
from tatami.core.state import Decision, State
from tatami.core.waiting import prompt_facts, window_of
from tatami.server.messages.playing import AskedInfo, DecisionInfo, EventInfo, LogEntry, OptionInfo
from tatami.server.refusals import Refused

DIGEST_SIZE = 4  # bytes: enough to notice a change of rules in any game of some length


@dataclass(slots=True)
class Entry:
    """One line of the log, as the referee knows it."""

    step: int
    seat: int | None
    events: list[Event]
    takes_back: int = 0
    undone: bool = False

    def seen_by(self, seat: int | None) -> LogEntry:
        """The entry with the facts that this seat may know."""
        events = [
            EventInfo(event.kind, bool(event.secret) and seat in event.knows, event.seen_by(seat))
            for event in self.events
        ]
        return LogEntry(self.step, self.seat, events, self.takes_back, self.undone)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is open since `step`."""

    step: int
    decision: Decision
    facts: dict[str, Fact]

    def same_as(self, other: "Question") -> bool:
        mine, theirs = self.decision, other.decision
        return mine.prompt == theirs.prompt and mine.options == theirs.options and self.facts == other.facts


@dataclass(frozen=True, slots=True)
class TakeBack:
    """What a seat can take back: so many choices, at once or if the others agree."""

    count: int
    by: Literal["right", "consent"]
    asked_chance: bool  # since the first of them


@dataclass(slots=True)
class Change:
    """What one line did to the log, or the lines of one gesture."""

    entry: Entry
    undone: list[int] = field(default_factory=list)
    earlier: list[Entry] = field(default_factory=list)  # of the same gesture
    digests: list[bytes] = field(default_factory=list)  # of what was asked after each of those


class Course:
    """A match that is being played, or was."""

    def __init__(self, game: Game, header: Header, lines: Iterable[Line] = (), joined: Iterable[int] = ()) -> None:
        self.game = game
        self.match = Match(game, header)
        self.log = [Entry(0, None, self.match.opening)]
        self.steps_of_moves: list[int] = []  # the log entry of each choice that stands
        self.forced: list[bool] = []  # was it the only option, or a pass that may have been the server's
        self.joined = set(joined)  # the steps that belong to one gesture with the step before
        self.to_redo: list[int] = []  # the steps that were taken back and can be made again, in order
        self.questions: dict[int, Question] = {}
        self._asked: list[AskedInfo] = []
        self._ask(answered=None)
        for line in lines:
            self.play(line)

    @property
    def step(self) -> int:
        """Lines played so far; it grows with every choice and every undo."""
        return len(self.match.lines)

    # Playing

    def play(self, line: Line) -> Change:
        """One line of a record."""
        verb, _, count = line.words.partition(" ")
        if verb == UNDO and count.isdigit():
            return self.take_back(line.seat, int(count))
        return self.choose(line.seat, line.words)

    def open_question(self, seat: int, step: int) -> Question:
        """The question that a seat answers, if it is still the one the player saw."""
        question = self.questions.get(seat)
        if question is None and not self.questions:
            raise IllegalChoice("over", "The game is over.")
        if question is None and step == self.step:
            raise IllegalChoice("not-asked", f"Seat {seat} is not asked anything now.")
        if question is None or question.step != step:
            raise IllegalChoice("stale", "The table has moved on; look at it again.")
        return question

    def check_step(self, step: int) -> None:
        """Refuse what was sent before the player saw how the table stands now."""
        if step != self.step:
            raise IllegalChoice("stale", "The table has moved on; look at it again.")

    def choose(self, seat: int, words: str) -> Change:
        """Take a choice; an illegal one raises IllegalChoice and changes nothing."""
        question = self.questions.get(seat)
        decision = question.decision if question is not None else self._unasked(seat)
        events = self.match.choose(seat, self._offered(decision, words))
        said = self.match.lines[-1]
        if self.to_redo and self._said(self.to_redo[0]) == said:
            del self.to_redo[0]
        else:
            self.to_redo.clear()
        self.forced.append(_is_forced(decision, said.words, self.game))
        self.steps_of_moves.append(self.step)
        self.log.append(Entry(self.step, seat, events))
        self._ask(answered=seat)
        return Change(self.log[-1])

    def choose_all(self, seat: int, answers: list[str]) -> Change:
        """The choices of one gesture, which was tried before: none of them can be illegal."""
        entries, digests = [], []
        for answer in answers:
            change = self.choose(seat, answer)
            entries.append(change.entry)
            digests.append(self.asked_digest())
            if len(entries) > 1:
                self.joined.add(self.step)
        return Change(entries[-1], earlier=entries[:-1], digests=digests[:-1])

    def _said(self, step: int) -> Line:
        return self.match.lines[step - 1]

    def _unasked(self, seat: int) -> Decision:
        """What a seat that is not asked may do by its own initiative."""
        options = self.interrupts(seat)
        if not options:
            raise IllegalChoice("not-asked", f"Seat {seat} is not asked anything now.")
        return Decision(seat, options, self.match.state.stack[-1])

    def initiative(self, seat: int | None) -> list[OptionInfo]:
        """What a seat that is not asked may do all the same; for its own eyes."""
        if seat is None:
            return []
        return [self.option(seat, code) for code in self.interrupts(seat)]

    def interrupts(self, seat: int) -> list[int]:
        """The same as numbers. Only tables with a stack of frames know such a thing."""
        state: Any = self.match.state
        return interrupts(state, seat) if isinstance(state, State) else []

    def offered(self, seat: int, words: str) -> str:
        """Words that a seat may answer, as the record has them."""
        option = self._offered(self.questions[seat].decision, words)
        return self.game.words(self.match.state, seat, option)

    def is_offered(self, seat: int, words: str) -> bool:
        """May this seat answer so now?"""
        question = self.questions.get(seat)
        options = question.decision.options if question is not None else []
        return any(self.game.words(self.match.state, seat, option) == words for option in options)

    def _offered(self, decision: Decision, words: str) -> int:
        return offered_option(self.game, self.match.state, decision, words)

    # Taking back

    def can_take_back(self, seat: int, has_heard: bool = False) -> TakeBack | None:
        """The last choice of a seat that was a choice, with its whole gesture, and all that followed. By right only
        if nobody else has answered since, chance was not asked and nothing hidden came out; nor `has_heard` anything
        that is no line."""
        moves = self.match.moves
        for last in range(len(moves) - 1, -1, -1):
            if moves[last].seat == seat and not self.forced[last]:
                first = self._gesture_of(last)
                move, state = moves[first], self.match.state
                alone = all(later.seat == seat for later in moves[first:])
                asked_chance = move.chance != state.chance
                fair = alone and not asked_chance and move.revealed == state.revealed and not has_heard
                return TakeBack(len(moves) - first, "right" if fair else "consent", asked_chance)
        return None

    def _gesture_of(self, move: int) -> int:
        """The first move of the gesture that a move belongs to."""
        while self.steps_of_moves[move] in self.joined:
            move -= 1
        return move

    def take_back(self, seat: int, count: int) -> Change:
        """Undo; the caller knows that it is fair or agreed upon."""
        self.match.undo(seat, count)
        steps = self.steps_of_moves[-count:]
        del self.steps_of_moves[-count:], self.forced[-count:]
        for step in steps:
            self.log[step].undone = True
        self.to_redo[:0] = steps
        self.log.append(Entry(self.step, seat, [], count))
        self.questions.clear()
        self._ask(answered=seat)
        return Change(self.log[-1], steps)

    def redo_words(self, seat: int) -> list[str]:
        """The choice of this seat that was taken back and can be made again, or all of its gesture."""
        if not self.can_redo(seat):
            raise Refused("nothing-to-redo")
        first, *later = self.to_redo
        gesture = takewhile(lambda step: step in self.joined, later)
        return [self._said(step).words for step in (first, *gesture)]

    def can_redo(self, seat: int | None) -> bool:
        if seat is None or not self.to_redo or self._said(self.to_redo[0]).seat != seat or seat not in self.questions:
            return False
        if window_of(self.questions[seat].decision) is not None:
            return False  # An answer to a window is given with all others.
        return self.is_offered(seat, self._said(self.to_redo[0]).words)

    # What a seat sees

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.match.state, seat)

    def asked(self) -> list[AskedInfo]:
        """Who is asked what now, as everybody is told of it."""
        return self._asked

    def decision(self, seat: int | None) -> DecisionInfo | None:
        """The question to a seat with all its options."""
        question = self.questions.get(seat) if seat is not None else None
        if question is None or seat is None:
            return None
        options = [self.option(seat, code) for code in question.decision.options]
        facts = prompt_facts(self.match.state, question.decision, seat)
        is_forced = len(options) == 1 and not question.decision.frame.waits
        asked = question.decision
        return DecisionInfo(seat, question.step, asked.prompt, asked.frame.clause, facts, options, is_forced)

    def option(self, seat: int, code: int) -> OptionInfo:
        choice = self.game.choices.known(code)
        words = self.game.words(self.match.state, seat, code)
        return OptionInfo(words, choice.kind, choice.facts, list(self.game.pieces(code)))

    def asked_digest(self) -> bytes:
        """Four bytes of a hash of everything that is asked now, with all options. They are kept with each line: where
        a replay by other rules comes to others, these rules touch the game."""
        state, words = self.match.state, self.game.words
        asked = []
        for seat, question in self.questions.items():
            options = (words(state, seat, option) for option in question.decision.options)
            asked.append("\t".join([str(seat), question.decision.prompt, *options]))
        return blake2b("\n".join(asked).encode(), digest_size=DIGEST_SIZE).digest()

    def _ask(self, answered: int | None) -> None:
        """Note who is asked now. A question that stays as it was while others answer keeps its step."""
        before = self.questions
        self.questions = {}
        for decision in self.game.decisions(self.match.state):
            facts = prompt_facts(self.match.state, decision, None)
            question = Question(self.step, decision, facts)
            old = before.get(decision.seat)
            if old is not None and decision.seat != answered and old.same_as(question):
                question = Question(old.step, decision, facts)
            self.questions[decision.seat] = question
        self._asked = [AskedInfo(seat, one.decision.prompt, one.facts) for seat, one in self.questions.items()]


def asked_in(game: Game, state: State) -> list[AskedInfo]:
    """Who is asked what in any state of a game."""
    return [
        AskedInfo(decision.seat, decision.prompt, prompt_facts(state, decision, None))
        for decision in game.decisions(state)
    ]


def offered_option(game: Game, state: State, decision: Decision, words: str) -> int:
    """The option with these words. Only what is offered reaches the rules, whatever a client sends."""
    plain = " ".join(words.lower().split())
    for option in decision.options:
        if game.words(state, decision.seat, option) == plain:
            return option
    raise IllegalChoice("not-offered", f"“{plain[:60]}” is not possible now.")


def _is_forced(decision: Decision, words: str, game: Game) -> bool:
    """Does taking back look past this choice? There was nothing else, or it passed a response window."""
    window = window_of(decision)
    return len(decision.options) == 1 or (window is not None and words == game.choices.words(window.passes))
