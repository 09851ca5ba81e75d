"""A table laid out by hand, so that a rule's test reads like a conversation.

    t = table("10 10", dice="3 4")
    t.say("a: limit 2", "a: bet cho 2", "b: bet han 1")
    assert t.tokens == "8 12" and t.asked == "b: limit"

Seats are letters, a to f clockwise.
"""

from collections.abc import Mapping

from tatami.core import Event, Outcome, WhyNot, settle
from tatami.core.chance import advance, seeded, share
from tatami.games.chohan import Options
from tatami.games.chohan.frames import Round
from tatami.games.chohan.game import GAME
from tatami.games.chohan.setup import deal
from tatami.games.chohan.state import Chohan, Rules

__all__ = ["GAME", "Table", "fresh", "table"]

LETTERS = "abcdef"


def fresh(seats: int, seed: int | str = 1, content: Mapping[str, object] | None = None, **options: object) -> Chohan:
    """A table as the rules set it up."""
    state = GAME.new(seats, seed, content, False, **options)
    assert isinstance(state, Chohan)
    return state


def table(
    tokens: str, dealer: str = "a", dice: str = "1 1", round: int = 1, rounds: int = Options().rounds
) -> "Table":
    """So many tokens for each player; what is missing of ten a head lies in the pot. The dice will fall as given."""
    held = [int(count) for count in tokens.split()]
    state = deal(len(held), loaded(dice), None, Rules(tokens=10, stake=3, rounds=rounds))
    state.chance = loaded(dice)
    state.tokens = held
    state.pot = 10 * len(held) - sum(held)
    state.round = round - 1
    state.stack = [Round(LETTERS.index(dealer))]
    state.news = []
    settle(state)
    GAME.check(state)
    return Table(state)


def loaded(dice: str) -> int:
    """A state of chance from which two dice fall so."""
    for seed in range(10_000):
        first = seeded(seed)
        second = advance(first)
        if dice == f"{1 + share(first, 6)} {1 + share(second, 6)}":
            return seeded(seed)
    raise AssertionError(f"two dice never fall {dice}")


class Table:
    """A position that was laid out, and the conversation at it."""

    def __init__(self, state: Chohan) -> None:
        self.state = state

    def say(self, *lines: str) -> None:
        for line in lines:
            letter, words = line.split(": ")
            seat = LETTERS.index(letter)
            GAME.apply(self.state, seat, GAME.parse(self.state, seat, words))
            GAME.check(self.state)

    def offered(self, letter: str) -> list[str]:
        """What a player may answer."""
        seat = LETTERS.index(letter)
        asked = next(decision for decision in self.state.asked if decision.seat == seat)
        return [GAME.words(self.state, seat, option) for option in asked.options]

    def is_possible(self, letter: str, pieces: str) -> bool:
        return GAME.why_not(self.state, LETTERS.index(letter), pieces) is None

    def why_not(self, letter: str, pieces: str) -> WhyNot:
        why = GAME.why_not(self.state, LETTERS.index(letter), pieces)
        assert why is not None, f"{pieces} can be chosen"
        return why

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.state.news or () if event.kind == kind]

    @property
    def asked(self) -> str:
        return ", ".join(f"{LETTERS[decision.seat]}: {decision.prompt}" for decision in self.state.asked)

    @property
    def tokens(self) -> str:
        return " ".join(str(count) for count in self.state.tokens)

    @property
    def ended(self) -> str:
        if not self.state.over:
            return ""
        return f"{self.outcome.reason}: {' '.join(LETTERS[seat] for seat in self.outcome.winners)}"

    @property
    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome
