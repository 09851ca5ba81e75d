"""A table laid out by hand, so that a rule's test reads like a conversation.

    t = Table().hand("a", "5 3").house(1, "fan jade", sentry="guard-4")
    t.say("a: raid house-1 strength", "a: fight 5")

Seats are letters, in the order of the first round. All hands are empty at first.
"""

from typing import Any

from tatami.core import Event, Outcome
from tatami.games.ninjato.frames import Place, Turns
from tatami.games.ninjato.game import GAME
from tatami.games.ninjato.state import ALL_PLACES, AT_DOJO, SHURIKEN, Ninjato
from tatami.games.ninjato.tests.layout import Layout

__all__ = ["GAME", "Table", "fresh"]
LETTERS = "abcd"


def fresh(seats: int, seed: int = 1, content: dict[str, object] | None = None, **options: Any) -> Ninjato:
    """A table as the rules set it up."""
    state = GAME.new(seats, seed, content, True, **options)
    assert isinstance(state, Ninjato)
    return state


class Table(Layout):
    """A position that is laid out, and the conversation at it."""

    def __init__(
        self, seats: int = 2, seed: int = 1, content: dict[str, object] | None = None, **options: Any
    ) -> None:
        self.state = fresh(seats, seed, content, **options)
        self.state.order = list(range(seats))
        self.state.stack = [Turns(0), Place(0)]
        for letter in LETTERS[:seats]:
            self.hand(letter, "")

    def late(self, round: int) -> "Table":
        """One shuriken of a round is left, of the last player, whose hand is full; the others lie at the Dojo."""
        state = self.state
        state.round = round
        turns = [seat for _ in range(SHURIKEN) for seat in state.order]
        state.placed = [seat * ALL_PLACES + AT_DOJO for seat in turns[:-1]]
        state.stack = [Turns(0), Place(turns[-1])]
        return self.hand(LETTERS[turns[-1]], "1 1 2 2 3 4 5")

    def say(self, *lines: str) -> "Table":
        for line in lines:
            letter, words = line.split(": ")
            seat = LETTERS.index(letter)
            GAME.apply(self.state, seat, GAME.parse(self.state, seat, words))
            GAME.check(self.state)
        return self

    def why(self, letter: str, pieces: str) -> str:
        why = GAME.why_not(self.state, LETTERS.index(letter), pieces)
        return "" if why is None else f"{why.clause} {why.code}"

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.state.news or () if event.kind == kind]

    def seen(self, letter: str | None = None) -> Any:
        return GAME.view(self.state, None if letter is None else LETTERS.index(letter))

    @property
    def asked(self) -> str:
        return ", ".join(f"{LETTERS[asked.seat]}: {asked.prompt}" for asked in self.state.asked)

    @property
    def offered(self) -> list[str]:
        (asked,) = self.state.asked
        return [GAME.words(self.state, asked.seat, option) for option in asked.options]

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome
