# plain
"""What a table waits for, as every view tells it, and back from a view to a table.

Every game's view has the fields `waiting` (the stack of frames in names and numbers), `picked` (what was chosen in
secret, as far as the observer may know it) and `asked`. They are enough for `imagine` to lay the same stack.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tatami.core.choices import Choices
from tatami.core.events import Fact
from tatami.core.state import Decision, Frame, State
from tatami.core.together import Together, Window


@dataclass(frozen=True, slots=True)
class Waiting:
    """A frame: what the table waits for, in names and numbers."""

    frame: str
    facts: dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody is asked something; everybody may know that."""

    seat: int
    prompt: str


@dataclass(frozen=True, slots=True)
class Picked:
    """How many answers a seat has given in secret, and which, in words, for those who may know."""

    seat: int
    answers: int
    words: list[str] | None


def waiting(state: State) -> list[Waiting]:
    """The stack of a table, the frame on top last."""
    return [Waiting(frame.name, frame.facts()) for frame in state.stack]


def asked(state: State) -> list[Asked]:
    """Who is asked what."""
    return [Asked(decision.seat, decision.prompt) for decision in state.asked]


def picked(state: State, choices: Choices, is_open: Sequence[bool]) -> list[Picked]:
    """The secret answers of every seat that has given some; `is_open` says whose may be known."""
    return [
        Picked(seat, len(picks), [choices.words(pick) for pick in picks] if is_open[seat] else None)
        for seat, picks in enumerate(state.picks)
        if picks
    ]


def prompt_facts(state: State, decision: Decision, observer: int | None) -> dict[str, Fact]:
    """What the sentence of a question names: what all may know, and for the one who is asked what only he may."""
    facts: dict[str, Fact] = {"seat": decision.seat, **decision.frame.prompt_facts(state, decision.seat)}
    if observer == decision.seat:
        facts |= decision.frame.secret_facts(state, decision.seat)
    return facts


def window_of(decision: Decision) -> Window[Any] | None:
    """The response window that asks this question, if one does."""
    return decision.frame if isinstance(decision.frame, Window) else None


def concerns(state: State, decision: Decision) -> bool:
    """Is this the question of a response window whose event concerns the seat? Everybody may know that."""
    window = window_of(decision)
    return window is not None and window.concerns(state, decision.seat)


def restore(state: State, seen: Any, package: str, reasons: Sequence[str] = ()) -> None:
    """What every view tells of every table: steps, secrets that came out, the stack, and how it ended."""
    frames = frames_of(package)
    state.steps = seen.steps
    state.revealed = seen.revealed
    state.stack = [frames[frame.frame](**frame.facts) for frame in seen.waiting]
    if seen.outcome is not None:
        state.over = True
        state.reason = reasons.index(seen.outcome.reason)


def imagine_picks(state: State, seen: Any, choices: Choices) -> None:
    """The secret answers of a view: those that are known, and others at random, one after the other."""
    lay_picks(state, seen, choices)
    guess_picks(state, seen)


def lay_picks(state: State, seen: Any, choices: Choices) -> None:
    """The secret answers that a view knows; a game that reads a view once for many worlds does it then."""
    if seen.picked:
        state.picks = [()] * state.seats
        for entry in seen.picked:
            state.picks[entry.seat] = tuple(choices.parse(words) for words in entry.words or ())


def guess_picks(state: State, seen: Any) -> None:
    """The secret answers that a view does not know, at random."""
    for entry in seen.picked:
        if entry.words is None:
            answer_at_random(state, entry.seat, entry.answers)


def answer_at_random(state: State, seat: int, answers: int) -> None:
    """So many secret answers of a seat, in place of those that it has given."""
    frame = state.stack[-1]
    assert isinstance(frame, Together), "secret answers are given to a frame that asks several at once"
    state.picks = state.picks.copy()  # Clones share the list.
    state.picks[seat] = ()
    for _ in range(answers):
        state.picks[seat] += (frame.guess(state, seat),)


def questions_of(package: str) -> list[str]:
    """The names of the frames of a game that ask somebody something."""
    return [name for name, frame in frames_of(package).items() if _asks(frame)]


def _asks(frame: Any) -> bool:
    """Does this kind of frame ask somebody something by itself? One that asks in parts offers nothing."""
    if issubclass(frame, Together):
        return frame.offers is not Together.offers
    return frame.answer is not Frame.answer


@cache
def frames_of(package: str) -> dict[str, Any]:
    """The frames of a game by name. A family's come first, so that a game's own of the same name replace them."""
    family = package.rpartition(".")[0]
    found: dict[str, Any] = {}
    for place in (family, package):
        for frame in _subclasses(Frame):
            folder = frame.__module__.rpartition(".")[0]
            if frame.name and (folder == place or (folder.startswith(f"{place}.") and place == package)):
                found[frame.name] = frame
    return found


def _subclasses(frame: type) -> Iterator[Any]:
    kinds: list[type] = frame.__subclasses__()
    for kind in kinds:
        yield kind
        yield from _subclasses(kind)
