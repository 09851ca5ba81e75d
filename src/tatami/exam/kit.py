"""The kit for a game's own tests: a table laid out by hand, so that the test of a rule reads like a conversation.

    t = table("10 10", dice="3 4")
    t.say("a: limit 2", "a: bet cho 2", "b: bet han 1")
    assert t.tokens == "8 12" and t.asked == "b: limit"

Seats are letters, clockwise from a. A game's `tests/table.py` lays the table and adds what only this game has.
"""

import random
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from tatami.core.chance import advance, seeded, share
from tatami.core.events import Event
from tatami.core.game import Game, rules_for
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision, State, settle

LETTERS = "abcdefg"
OWNERS = (*LETTERS, "-")  # The last for nobody, who is seat -1.
TRIES = 400_000
MOST_PASSES = 200

S = TypeVar("S", bound=State)
Said = Mapping[str, str]  # Something about some seats, by letter.
NOTHING: Said = {}
Given = Mapping[str, object] | None  # Table options, or a content pack.


class Whole(NamedTuple):
    """How a list that belongs to no seat is shown, all of it."""

    names: Callable[[list[int]], Iterable[str]]


Words = Sequence[str] | Callable[[Any], Any] | Whole | None  # Names by number (-1: the last), or a question to it.


class Table(Generic[S]):
    """A position that was laid out, and the conversation at it. What lies on the table is asked by the names of the
    state, with letters for seats and names for other numbers: `t.life("b")`, `t.bag("ronin")`, `t.month`."""

    game: ClassVar[Game]
    listens: ClassVar[bool] = False  # Does a fresh table gather news?
    long: ClassVar[Mapping[str, str]] = {}  # What tests call shorter than the game does, with the game's word for it.
    numbers: ClassVar[Mapping[str, int]] = {}  # What else than seats the state has numbers for.
    # What tests ask for, with its name in the state and how it is shown.
    nouns: ClassVar[Mapping[str, tuple[str, Words]]] = {}

    def __init__(self, state: S) -> None:
        self.state = state

    # Laying it

    @classmethod
    def fresh(cls, seats: int, seed: int | str = 1, content: Given = None, **options: object) -> S:
        """A table as the rules set it up."""
        state: Any = cls.game.new(seats, seed, content, cls.listens, **options)
        return state  # type: ignore[no-any-return]

    @classmethod
    def dealt(cls, seats: int, options: Given = None, content: Given = None) -> S:
        """The same before anybody is asked, to be laid out further. It has rules of its own."""
        rules = copy(rules_for(cls.game, seats, cls.game.options(**(options or {})), content))
        state: Any = cls.game.wiring.deal(seats, seeded(0), None, rules)
        return state  # type: ignore[no-any-return]

    @classmethod
    def laid(cls, state: S, *stack: Any) -> Self:
        """The table as it is now, waiting in these frames; whoever is to be asked is asked."""
        state.stack = [*stack]
        state.news = []
        settle(state)
        cls.game.check(state)
        return cls(state)

    def rest(self) -> Self:
        """The table was changed by hand: whoever is to be asked is asked anew."""
        settle(self.state)
        self.game.check(self.state)
        return self

    def only(self, pile: str, discards: str, names: Sequence[str], things: str) -> Self:
        """A pile, by its name in the state, has just these things; the others of it are discarded."""
        pool = getattr(self.state, pile) + getattr(self.state, discards)
        setattr(self.state, discards, without(pool, kinds(things, names)))
        setattr(self.state, pile, kinds(things, names))
        return self.rest()

    # The conversation

    def say(self, *sentences: str) -> Self:
        """Play choices, each said as "a: attack b nodachi"; the invariants are checked after each."""
        for sentence in sentences:
            self.game.apply(self.state, *self._said(sentence))
            self.game.check(self.state)
        return self

    def answer(self, asked: str, words: str) -> None:
        """Say this to a question, if just that one is asked."""
        if self.asked == asked:
            self.say(f"{asked[0]}: {words}")

    def all_pass(self, until: str = "") -> None:
        """Everybody gives the first answer to what they are asked, up to the question that ends so."""
        for _ in range(MOST_PASSES):
            if self.asked == "over" or (until and self.asked.endswith(until)):
                return
            asked = self.game.decisions(self.state)[0]
            self.game.apply(self.state, asked.seat, asked.options[0])
            self.game.check(self.state)
        raise AssertionError(f"never asked: {until}")

    def offers(self, sentence: str) -> bool:
        """Is this seat asked now, and may it say that?"""
        seat, choice = self._said(sentence)
        return any(asked.seat == seat and choice in asked.options for asked in self.game.decisions(self.state))

    def offered(self, letter: str = "") -> list[str]:
        """What a seat may say, or everybody who is asked."""
        return [
            self._in_short(self.game.words(self.state, asked.seat, choice))
            for asked in self.game.decisions(self.state)
            if letter in ("", LETTERS[asked.seat])
            for choice in asked.options
        ]

    @property
    def options(self) -> list[str]:
        """What may be said now."""
        return self.offered()

    def named(self, kind: str) -> list[str]:
        """What of a kind may be said now: "square" finds e5 of "square e5"."""
        return [words.removeprefix(f"{kind} ") for words in self.options if words.startswith(f"{kind} ")]

    @property
    def squares(self) -> list[str]:
        """The squares that may be said now, in order."""
        return sorted(self.named("square"))

    @property
    def advice(self) -> str:
        """What the hints like best for whoever is asked."""
        asked = self.game.decisions(self.state)[0]
        hints = self.game.mind.hints(self.game.view(self.state, asked.seat), asked)
        best = asked.options[max(range(len(hints)), key=hints.__getitem__)]
        return self._in_short(self.game.words(self.state, asked.seat, best))

    @property
    def asked(self) -> str:
        """Who is asked what, such as "b: parry"; "over" when the game is."""
        return ", ".join(f"{LETTERS[one.seat]}: {one.prompt}" for one in self.game.decisions(self.state)) or "over"

    def is_possible(self, sentence: str) -> bool:
        """May a seat touch these pieces, said as "a: hand/nodachi b"?"""
        return self._reason(sentence) is None

    def why_not(self, sentence: str) -> WhyNot:
        """Why it may not."""
        reason = self._reason(sentence)
        assert reason is not None, f"{sentence} is possible"
        return reason

    def why(self, letter: str, pieces: str) -> str:
        """The clause and the code of that reason, "R4.5 does-not-win"; nothing if the pieces can be touched."""
        reason = self._reason(f"{letter}: {pieces}")
        return "" if reason is None else f"{reason.clause} {reason.code}"

    def seen(self, letter: str = "") -> Any:
        """The view of a seat, or of a spectator."""
        return self.game.view(self.state, seat_of(letter) if letter else None)

    # What was heard, and the end

    def news(self, kind: str) -> list[Event]:
        """The events of a kind, oldest first."""
        return [event for event in self.state.news or () if event.kind == kind]

    def told(self, kind: str, fact: str) -> list[Any]:
        """One fact of each of them."""
        return [event.facts[fact] for event in self.news(kind)]

    @property
    def story(self) -> list[str]:
        """What happened, as the kinds of the events."""
        return [event.kind for event in self.state.news or ()]

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    @property
    def winners(self) -> str:
        """The seats that won, in one word such as "ab"."""
        return "".join(LETTERS[seat] for seat in self.outcome.winners)

    def total(self, team: str) -> int:
        """The score of a team."""
        return next(one.score for one in self.outcome.teams if one.name == team)

    @property
    def ended(self) -> str:
        """Why, and who won, such as "alerts: a c"; nothing while the game goes on."""
        return f"{self.outcome.reason}: {' '.join(self.winners)}".strip() if self.state.over else ""

    # What lies on the table

    def __getattr__(self, noun: str) -> Any:
        name, words = self.nouns.get(noun, (noun, None))
        thing = getattr(self.state, name)
        if callable(thing):
            return lambda *said: worded(thing(*(self._number(word) for word in said)), words)
        if isinstance(words, Counts):
            return lambda said: shown(thing[seat_of(said) * len(words) :], words)
        if isinstance(thing, list) and not isinstance(words, Whole):
            return lambda said: worded(thing[self._number(said)], words)
        return worded(thing, words)

    def _number(self, said: str) -> int:
        return self.numbers[said] if said in self.numbers else seat_of(said)

    def _said(self, sentence: str) -> tuple[int, int]:
        letter, _, words = sentence.partition(": ")
        return seat_of(letter), self.game.parse(self.state, seat_of(letter), self._in_full(words))

    def _reason(self, sentence: str) -> WhyNot | None:
        letter, _, pieces = sentence.partition(": ")
        return self.game.why_not(self.state, seat_of(letter), self._in_full(pieces))

    def _in_full(self, words: str) -> str:
        """Letters, alone or before a slash, become seats: "b/hand" is "seat-1/hand"."""
        named = []
        for word in words.split():
            place, slash, rest = word.partition("/")
            is_seat = len(place) == 1 and place in LETTERS
            named.append(f"seat-{LETTERS.index(place)}{slash}{rest}" if is_seat else self.long.get(word, word))
        return " ".join(named)

    def _in_short(self, words: str) -> str:
        short = {f"seat-{seat}": letter for seat, letter in enumerate(LETTERS)}
        short |= {long: short for short, long in self.long.items()}
        return " ".join(short.get(word, word) for word in words.split())


def seat_of(letter: str) -> int:
    """A seat by its letter or its number; "-" is nobody."""
    if letter == "-":
        return -1
    return int(letter) if letter.isdecimal() else LETTERS.index(letter)


def at_random(game: Game, state: State, seed: int) -> Iterator[tuple[Decision, int]]:
    """Play to the end at random; every choice is seen just before it is made."""
    luck = random.Random(seed)
    while decisions := game.decisions(state):
        choice = luck.choice(decisions[0].options)
        yield decisions[0], choice
        game.apply(state, decisions[0].seat, choice)


def winners_with_hints(
    game: Game, seats: int, seed: int, hinted: Collection[int], **options: object
) -> tuple[int, ...]:
    """Who wins if these seats follow the hints and the others choose at random."""
    luck = random.Random(seed)
    state = game.new(seats, seed, None, False, **options)
    while decisions := game.decisions(state):
        asked = decisions[0]
        rated: Sequence[float] = [0.0] * len(asked.options)
        if asked.seat in hinted:
            rated = game.mind.hints(game.view(state, asked.seat), asked)
        best = [option for option, rating in zip(asked.options, rated) if rating == max(rated)]
        game.apply(state, asked.seat, luck.choice(best))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


# Things by name


class Counts(tuple[str, ...]):
    """Names of things that a state counts in one list, seat after seat."""


def seated(said: Mapping[str, Any], seats: int, notes: Callable[..., Any]) -> list[Any]:
    """What a test notes about each seat, by letter; a text is the first of the notes."""
    nobody = ", ".join(set(said) - set(LETTERS[:seats]))
    assert not nobody, f"nobody sits at {nobody}"
    given = [said.get(letter, notes()) for letter in LETTERS[:seats]]
    return [notes(one) if isinstance(one, str) else one for one in given]


def worded(thing: Any, words: Words) -> Any:
    """A thing of the state as tests name it; several in one line."""
    if words is None:
        return thing
    if isinstance(words, Whole):
        return " ".join(words.names(thing))
    if not callable(words):
        return words[thing]
    named = words(thing)
    return " ".join(named) if isinstance(named, list) else named


def numbered(*lists: Sequence[str]) -> dict[str, int]:
    """The number of each name in its list."""
    return {name: number for names in lists for number, name in enumerate(names)}


def kinds(words: str, names: Sequence[str]) -> list[int]:
    """Things by their names, "parry*3" for three of a kind."""
    found = []
    for word in words.split():
        name, _, count = word.partition("*")
        found += [names.index(name)] * int(count or 1)
    return found


def counted(words: str, names: Sequence[str]) -> list[int]:
    """The same as one count for each name."""
    found = kinds(words, names)
    return [found.count(kind) for kind in range(len(names))]


def shown(counts: Sequence[int], names: Sequence[str]) -> str:
    """Counts in words again."""
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in zip(names, counts) if count)


def holder(said: Said, thing: str) -> int | None:
    """The seat whose letter has this thing, if any."""
    return next((seat_of(letter) for letter, held in said.items() if thing in held.split()), None)


def rows(text: str) -> list[list[str]]:
    """Rows after commas, each a list of words."""
    return [row.split() for row in text.split(",") if row.strip()]


def without(things: Sequence[int], *taken: Sequence[int]) -> list[int]:
    """What is left when these were taken; all of them were there."""
    left = [*things]
    for kind in [kind for group in taken for kind in group]:
        assert kind in left, f"there is no {kind} left to take"
        left.remove(kind)
    return left


def recounted(pile: list[int], counts: list[int], first: int, names: Sequence[str], things: str) -> None:
    """What is counted from a place on goes back to its pile, and these things are taken from there instead."""
    for kind, name in enumerate(names):
        pile += [kind] * counts[first + kind]
        counts[first + kind] = things.split().count(name)
    pile[:] = without(pile, kinds(things, names))


def in_order(names: Sequence[str]) -> Callable[[Iterable[int]], list[str]]:
    """How several things are shown: by their names, in the order in which they lie there."""
    return lambda things: [names[thing] for thing in things]


def alphabetical(names: Sequence[str]) -> Callable[[Iterable[int]], list[str]]:
    """The same in the order of the alphabet, where they lie in none."""
    return lambda things: sorted(names[thing] for thing in things)


def or_usual(said: Iterable[int | None], usual: Iterable[int]) -> list[int]:
    """What is said of each seat, otherwise the usual."""
    return [other if one is None else one for one, other in zip(said, usual)]


def put_by(
    whole: Sequence[int], held: Sequence[int], left: Sequence[int] | None = None
) -> tuple[list[int], list[int]]:
    """The counts of what is left when so much is held, and of the whole: more than there was if more is held. If it
    is said what is left, the whole is just that much."""
    rest = [max(0, all - out) for all, out in zip(whole, held)] if left is None else [*left]
    return rest, [one + out for one, out in zip(rest, held)]


def shared_out(said: Sequence[str | None], usual: Sequence[str]) -> list[str]:
    """Something for every seat: what is said of it, otherwise the next of the usual that is left over. A "ninja-3"
    takes the place of another ninja if it is not among them."""
    left = [*usual]
    for wanted in said:
        if wanted is not None:
            kind = wanted if wanted in left else wanted.partition("-")[0]
            left.remove(next(thing for thing in left if thing.startswith(kind)))
    return [left.pop(0) if wanted is None else wanted for wanted in said]


def modules_naming(game: Game, key: str) -> set[str]:
    """The modules of a game, tests apart, whose code names a thing by its key, alone or as a piece."""
    home = files(game.wiring.package)
    folders = [("", home)] + [(f"{one.name}/", one) for one in home.iterdir() if one.is_dir() and one.name != "tests"]
    return {
        prefix + module.name
        for prefix, folder in folders
        for module in folder.iterdir()
        if module.name.endswith(".py") and re.search(rf'["/]{re.escape(key)}"', module.read_text("utf-8"))
    }


# Chance


@cache
def falling(*results: int, sides: int = 6) -> int:
    """A state of chance from which dice fall so, from 1 on."""
    for seed in range(TRIES):
        chance = seeded(seed)
        for result in results:
            if share(chance, sides) != result - 1:
                break
            chance = advance(chance)
        else:
            return seeded(seed)
    raise AssertionError(f"dice never fall {results}")


def bringing(state: State, is_wanted: Callable[[Any], bool]) -> int:
    """A state of chance from which a copy of this table goes as wanted."""
    for seed in range(TRIES):
        state.chance = seeded(seed)
        if is_wanted(state.clone()):
            return seeded(seed)
    raise AssertionError("chance never brings what is wanted")
