"""The contract: what every game can do. Pages, bots, servers, records and research know nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from tatami.core._types import IS_COMPILED, has, mypyc_attr
from tatami.core.chance import advanced, seeded
from tatami.core.choices import Choices
from tatami.core.errors import BadOption, IllegalChoice, quoted, shown
from tatami.core.events import Fact
from tatami.core.luck import Luck
from tatami.core.options import option_values, read_options
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.record import is_line
from tatami.core.state import Decision, State, settle

NOT_SHOWN = -1
SEALED_START = seeded("sealed luck")  # where chance begins at every sealed table; it decides nothing there
LONGEST_SEED = 4096  # bits; Python writes down numbers of a few times that


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. A package in `games/` fills in what is marked as contract and its tables of data."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        options: type,
        choices: Choices,
        view_type: type,
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options = options
        self.choices = choices
        self.view_type = view_type
        self.usual_options: Any = options()

    # The loop: new, decisions, apply, outcome

    def new(
        self,
        seats: int,
        seed: int | str | Luck,
        content: Mapping[str, object] | None = None,
        listen: bool = False,
        **options: object,
    ) -> State:
        """A fresh table. All chance comes from `seed`: quick luck follows from a number or a text, a luck that nobody
        has drawn from yet (a `Seal`) decides by itself. `content` is a content pack, None plays the values
        the game ships with; with `listen` the state gathers news from the start."""
        seal: Luck | None = seed if isinstance(seed, Luck) else None
        state = self.deal(
            self.seats_allowed(seats),
            seeded(seed_allowed(seed)) if not isinstance(seed, Luck) else SEALED_START,
            seal,
            self.options_allowed(seats, options) if options else self.usual_options,
            self.read_content(content),
        )
        assert state.seal is seal, f"{self.name} deals with another luck than it was given"
        if seal is not None:
            assert is_all_from(seal, state), f"{self.name} deals with quick luck beside its seal"
        if listen:
            state.news = []
        settle(state)
        return state

    def decisions(self, state: State) -> list[Decision]:
        """Who is asked what; several at once where choices are simultaneous, none when the game is over. To be read
        only: the list, the decisions and their options belong to the table."""
        return state.asked

    def apply(self, state: State, seat: int, choice: int) -> None:
        """Take a choice. An illegal one raises IllegalChoice and leaves the state as it was."""
        are_ints = IS_COMPILED or type(choice) is type(seat) is int  # compiled, they are by now, True and False too
        for decision in state.asked:
            if are_ints and decision.seat == seat and has(decision.options, choice):
                state.steps += 1  # `carry_out`, in line: plain Python would pay for the call at every choice
                decision.frame.answer(state, seat, choice)
                if not state.over:  # the usual turn of `settle`, in line for the same reason; options change nothing
                    frame = state.stack[-1]
                    options = frame.options(state)
                    if options:
                        state.asked = [Decision(frame.seat, options, frame)]
                        return
                settle(state)
                return
        raise self.refused(state, seat, choice)

    def clone(self, state: State) -> State:
        """An independent copy of the table."""
        return state.clone()

    def playouts(self, games: int, seed: int, seats: int = 0, **options: object) -> int:
        """Play whole games at random inside the engine; the number of decisions made."""
        seats = self.seats_allowed(seats or self.seats[len(self.seats) // 2])
        chosen: Any = self.options_allowed(seats, options)
        content: Any = self.read_content(None)
        decisions = 0
        chance = seeded(seed_allowed(seed))
        for _ in range(games):
            state = self.deal(seats, chance, None, chosen, content)
            settle(state)
            decisions += play_at_random(state)
            chance = state.chance
        return decisions

    # Words and pieces

    def words(self, state: State, seat: int, choice: int) -> str:
        """A choice in words; the same choice has the same words for everybody."""
        self.seat_of(state, seat)
        return self.choices.words(choice)

    def pieces(self, choice: int) -> tuple[str, ...]:
        """The ids, as the view names them, of what a player touches to make this choice."""
        return self.choices.pieces(choice)

    def parse(self, state: State, seat: int, text: str) -> int:
        """The choice that these words name, legal or not."""
        self.seat_of(state, seat)
        return self.choices.parse(text)

    def refused(self, state: State, seat: int, choice: int) -> IllegalChoice:
        """What to say of a choice that cannot be taken. What only equals a seat or a choice, such as 1.0, is none."""
        if not state.asked:
            return IllegalChoice("over", "The game is over.")
        if type(seat) is not int or seat not in [decision.seat for decision in state.asked]:
            return IllegalChoice("not-asked", f"Seat {shown(seat)} is not asked anything now.")
        is_known = type(choice) is int and choice in self.choices.by_code
        return IllegalChoice("not-offered" if is_known else "unreadable", self.refusal(state, seat, choice))

    def refusal(self, state: State, seat: int, choice: int) -> str:
        """Why a choice is not taken, in one sentence."""
        if type(choice) is int and choice in self.choices.by_code:
            return f"“{self.choices.words(choice)}” is not possible now."
        return f"There is no choice with the number {shown(choice)}."

    # Table options

    def options_for(self, seats: int) -> dict[str, tuple[object, ...]]:
        """Every option with the values that so many players can choose; a game says here what takes more or fewer."""
        return option_values(self.options)

    def options_allowed(self, seats: int, given: Mapping[str, object]) -> Any:
        """The options, if there are such and so many players can choose them."""
        chosen: Any = read_options(self.name, self.options, given)
        for name, values in self.options_for(seats).items():
            value: object = getattr(chosen, name)
            if value not in values:
                fitting = ", ".join(str(count) for count in self.seats if value in self.options_for(count)[name])
                said = f"{name} can be {quoted(str(value).lower())} with {fitting} players only, not {seats}"
                raise BadOption("bad-option", f"{self.name}: option {said}.")
        return chosen

    # What a seat may know, and why it may not

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat may know (None: a spectator), built up from nothing."""
        return self.look(state, None if seat is None else self.seat_of(state, seat))

    def why_not(self, state: Any, seat: int, id: str) -> WhyNot | None:
        """Why a seat cannot choose a piece now (an id, or several in order); None if it can."""
        if not isinstance(id, str):
            raise BadOption("unknown-piece", f"The id of a piece is text, not {quoted(id)}.")
        return self.explain(state, self.seat_of(state, seat), id)

    # What a game fills in

    def deal(self, seats: int, chance: int, seal: Luck | None, options: Any, content: Any) -> State:
        """A table set up according to the rules, before anybody is asked. Chance and seal go into the new state,
        which draws everything."""
        raise NotImplementedError  # contract

    def read_content(self, pack: Mapping[str, object] | None) -> Any:
        """The values to play with: the shipped ones, changed by a content pack."""
        raise NotImplementedError  # contract

    def look(self, state: Any, seat: int | None) -> Any:
        """`view`, for a seat of this table or a spectator."""
        raise NotImplementedError  # contract

    def referee(self, state: Any) -> Any:
        """The view that hides nothing: for records, audits and finished games."""
        raise NotImplementedError  # contract

    def imagine(self, view: Any, seed: int) -> State:
        """A full state that looks to the view's seat exactly like the view, the rest drawn by chance."""
        raise NotImplementedError  # contract

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError  # contract

    def check(self, state: Any) -> None:
        """Assert everything that must hold in every state."""
        raise NotImplementedError  # contract

    def explain(self, state: Any, seat: int, id: str) -> WhyNot | None:
        """`why_not`, for a seat of this table."""
        raise NotImplementedError  # contract

    def hints(self, view: Any, decision: Decision) -> Sequence[float]:
        """How good each option looks, from the view alone: higher is better. For bots."""
        raise NotImplementedError  # contract

    # For bots that look ahead in imagined worlds. Every game has an answer to these; its own is quicker or better.

    def instinct(self, state: Any, decision: Decision) -> Sequence[float]:
        """`hints` inside an imagined world, where the whole state may be read: quick rather than fine."""
        return self.hints(self.view(state, decision.seat), decision)

    def promise(self, state: Any) -> Sequence[float]:
        """Each seat's chance to win an imagined world, from 0 to 1. A game that cannot judge an unfinished world says
        nothing (an empty list): then chance plays it to its end."""
        outcome = self.outcome(state)
        if outcome is None:
            return []
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]

    def others_see(self, state: Any, decision: Decision, choice: int) -> int:
        """What the others see of a choice before it is carried out: the choice, or NOT_SHOWN where several choose at
        once. A game with other secret choices says so here."""
        return NOT_SHOWN if len(state.asked) > 1 else choice

    def luck_shown(self, state: Any) -> int:
        """What chance has laid open to everybody, as one number: dice that were thrown, for example. Moments where it
        differs are different moments to those who look ahead. Always 0 where choices and views tell enough."""
        return 0

    def is_calm(self, state: Any) -> bool:
        """Is a turn just beginning, so that the promise of a world can be trusted more than amid one?"""
        return True

    # For those who look at a finished game again

    def secret_identities(self) -> tuple[str, Sequence[str]]:
        """What players hide about themselves, as the kind of a noun and its names; no names where nobody does."""
        return "", ()

    def believe(self, view: Any) -> list[list[float]]:
        """The chances that each seat bears each of the `secret_identities`, in the eyes of the view's seat."""
        raise NotImplementedError  # contract of a game that has such identities

    def secret_holdings(self) -> tuple[str, Sequence[str]]:
        """What others like to know of a hand, as the kind of a noun and its names; no names for nothing."""
        return "", ()

    def believe_holdings(self, view: Any) -> list[list[float]]:
        """The chances that each seat holds at least one of each of the `secret_holdings`, in the eyes of the view's
        seat; what it sees, its own hand for example, is certain: 0 or 1."""
        raise NotImplementedError  # contract of a game that has such holdings

    # Words for texts

    def nouns(self) -> dict[str, tuple[str, ...]]:
        """The ids of everything that texts name, by the fact that names it: cards under `card`, and so on."""
        raise NotImplementedError  # contract

    def text_facts(self, state: Any) -> dict[str, dict[str, Fact]]:
        """What texts name of the values in play, which a content pack may have changed, by message: `card-rocket` its
        reach. The same for everybody, for the whole game."""
        return {}

    def prompt_facts(self, state: Any, decision: Decision) -> dict[str, Fact]:
        """What the prompt's sentence names: who attacks, with what, and so on; public like the question."""
        return {"seat": decision.seat}

    # Shared checks

    def seats_allowed(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(count) for count in self.seats)
            raise BadOption("bad-seats", f"{self.name} is for {allowed} players, not {shown(seats)}.")
        return seats

    def seat_of(self, state: State, seat: int) -> int:
        """The seat, if the table has it."""
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise BadOption("bad-seats", f"The seats are 0 to {state.seats - 1}; there is no seat {quoted(seat)}.")
        return seat


def seed_allowed(seed: int | str) -> int | str:
    """The seed, if chance can follow from it and a record can hold it: a number, or one line of text."""
    if type(seed) is int:
        if seed.bit_length() > LONGEST_SEED:
            raise BadOption("bad-seed", f"A seed has at most {LONGEST_SEED} bits; this one has {seed.bit_length()}.")
        return seed
    if type(seed) is not str or not is_line(seed):
        raise BadOption("bad-seed", f"A seed is a number or one line of text, not {quoted(seed)}.")
    return seed


def is_all_from(seal: Luck, state: State) -> bool:
    """Did every draw at this table come from its seal? Chance has then advanced once for each."""
    return state.chance == advanced(SEALED_START, seal.draws)


def play_at_random(state: State) -> int:
    """Play a state to its end with uniformly random choices; the number of decisions made."""
    before = state.steps
    while state.asked:
        decision = state.asked[0]
        options = decision.options
        carry_out(state, decision, options[state.below(len(options))])
    return state.steps - before


def carry_out(state: State, decision: Decision, choice: int) -> None:
    """Take a choice that is known to be one of the options of an open decision."""
    state.steps += 1
    decision.frame.answer(state, decision.seat, choice)
    settle(state)
