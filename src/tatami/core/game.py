"""The contract: what every game can do, in fifteen names. Pages, bots, servers, records and research know no others.

The loop: `new, decisions, apply, clone, outcome`. The notation: `words, parse, pieces`. Secrecy: `view, imagine,
referee`. For people: `why_not`. For the examination: `check`. For tables: `options_for, read_content`.
A game is data and functions wired together (`wiring.py`); here they are asked, once it is known that the question
makes sense.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from tatami.core._types import IS_COMPILED, has, mypyc_attr
from tatami.core.chance import advanced, seeded
from tatami.core.errors import BadOption, quoted
from tatami.core.luck import Luck
from tatami.core.options import option_values
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.refusals import options_allowed, refused_choice, seat_of, seats_allowed, seed_allowed
from tatami.core.state import Decision, Frame, State, settle
from tatami.core.wiring import Wiring, by_hints, by_outcome

SEALED_START = seeded("sealed luck")  # Chance begins so at every sealed table; it decides nothing there.


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game, made from its wiring."""

    def __init__(self, wiring: Wiring) -> None:
        self.wiring = wiring
        self.name: str = wiring.name
        self.version: int = wiring.version
        self.seats: tuple[int, ...] = wiring.seats
        self.options: Any = wiring.options
        self.choices = wiring.choices
        self.view_type: type = wiring.view_type
        self.texts = wiring.texts
        self.beliefs = wiring.beliefs
        self.observation = wiring.observation
        mind = wiring.mind  # What a game leaves open of it is answered by the rest of the game.
        self.mind = replace(
            mind,
            rollout=partial(hints_of_view, self) if mind.rollout is by_hints else mind.rollout,
            win_chances=partial(winners_only, self) if mind.win_chances is by_outcome else mind.win_chances,
        )
        self._usual_options: Any = wiring.options()
        self._shipped_rules: dict[tuple[int, Any], Any] = {}  # Kept by seats and options.

    # The loop

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
        seats_allowed(self, seats)
        chance = seeded(seed_allowed(seed)) if not isinstance(seed, Luck) else SEALED_START
        chosen = options_allowed(self, seats, options) if options else self._usual_options
        state: State = self.wiring.deal(seats, chance, seal, rules_for(self, seats, chosen, content))
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
        are_ints = IS_COMPILED or type(choice) is type(seat) is int  # Compiled, they are by now, True and False too.
        for decision in state.asked:
            if are_ints and decision.seat == seat and has(decision.options, choice):
                state.steps += 1  # This is `carry_out` in line: plain Python would pay for the call at every choice.
                decision.frame.answer(state, seat, choice)
                if not state.over:  # This is the usual turn of `settle`, in line for the same reason.
                    frame = state.stack[-1]
                    options = frame.options(state)
                    if options:
                        state.asked = [Decision(frame.seat, options, frame)]
                        return
                settle(state)
                return
        if are_ints and has(interrupts(state, seat), choice):
            state.steps += 1
            state.stack[-1].interrupt(state, seat, choice)
            settle(state)
            return
        raise refused_choice(self.choices, state, seat, choice)

    def clone(self, state: State) -> State:
        """An independent copy of the table."""
        return state.clone()

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended; None while it goes on."""
        found: Outcome | None = self.wiring.outcome(state)
        return found

    # The notation

    def words(self, state: State, seat: int, choice: int) -> str:
        """A choice in words; the same choice has the same words for everybody."""
        seat_of(state, seat)
        return self.choices.words(choice)

    def parse(self, state: State, seat: int, text: str) -> int:
        """The choice that these words name, legal or not."""
        seat_of(state, seat)
        return self.choices.parse(text)

    def pieces(self, choice: int) -> tuple[str, ...]:
        """The ids, as the view names them, of what a player touches to make this choice."""
        return self.choices.pieces(choice)

    # What a seat may know, and why it may not

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat may know (None: a spectator), built up from nothing."""
        return self.wiring.view(state, None if seat is None else seat_of(state, seat))

    def imagine(self, view: Any, seed: int) -> Any:
        """A full state that looks to the view's seat exactly like the view, the rest drawn by chance."""
        return self.wiring.imagine(view, seed)

    def referee(self, state: Any) -> Any:
        """The view that hides nothing: for records, audits and finished games."""
        return self.wiring.referee(state)

    def why_not(self, state: Any, seat: int, id: str) -> WhyNot | None:
        """Why a seat cannot choose a piece now (an id, or several in order); None if it can."""
        if not isinstance(id, str):
            raise BadOption("unknown-piece", f"The id of a piece is text, not {quoted(id)}.")
        seat_of(state, seat)
        touched = tuple(id.split()) or ("",)
        asked: Decision | None = None
        for decision in state.asked:
            if decision.seat == seat:
                asked = decision
                for option in decision.options:
                    if self.choices.pieces(option)[: len(touched)] == touched:
                        return None
        if asked is None and seat < state.seats:
            for option in interrupts(state, seat):
                if self.choices.pieces(option)[: len(touched)] == touched:
                    return None
        answer: WhyNot = self.wiring.why_not(state, seat, asked, touched)
        return answer

    # The table

    def check(self, state: Any) -> None:
        """Assert everything that must hold in every state."""
        self.wiring.check(state)

    def options_for(self, seats: int) -> dict[str, tuple[object, ...]]:
        """Every option with the values that so many players can choose."""
        values = option_values(self.options)
        return values if self.wiring.options_for is None else {**values, **self.wiring.options_for(seats)}

    def read_content(self, pack: Mapping[str, object] | None) -> Any:
        """The values to play with: the shipped ones, changed by a content pack."""
        from tatami.core.packs import check_depth  # Commands that play nothing do without it.

        check_depth(pack)
        return self.wiring.read_content(pack)


def interrupts(state: State, seat: int) -> list[int]:
    """What a seat that is not asked may do now by its own initiative, as `apply` takes it; nobody waits for it."""
    if state.over or not 0 <= seat < state.seats:
        return []
    for decision in state.asked:
        if decision.seat == seat:
            return []
    frame: Frame[Any] = state.stack[-1]
    return frame.interrupts(state, seat)


def rules_for(game: Game, seats: int, options: Any, content: Mapping[str, object] | None) -> Any:
    """The options and values as the engine needs them. They never change, so those of the shipped values are kept."""
    if content is not None:
        return game.wiring.rules(seats, options, game.read_content(content))
    kept = (seats, options)
    if kept not in game._shipped_rules:
        game._shipped_rules[kept] = game.wiring.rules(seats, options, game.read_content(None))
    return game._shipped_rules[kept]


def is_all_from(seal: Luck, state: State) -> bool:
    """Did every draw at this table come from its seal? Chance has then advanced once for each."""
    return state.chance == advanced(SEALED_START, seal.draws)


def hints_of_view(game: Game, state: State, decision: Decision) -> Any:
    """The rollout policy of a game that has none of its own: slow, for it costs a view."""
    return game.mind.hints(game.view(state, decision.seat), decision)


def winners_only(game: Game, state: State) -> list[float]:
    """The win chances of a game that judges finished worlds only."""
    outcome = game.outcome(state)
    if outcome is None:
        return []
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
