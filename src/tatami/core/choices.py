# plain
"""Choices: an int for programs, words for people, records and the wire, and the pieces a page can light up."""

from tatami.core.errors import IllegalChoice, quoted, shown
from tatami.core.events import Fact


class Choice:
    """One choice of a game.

    `pieces` are the ids of what a player touches to make it, in that order; `kind` and `facts` are for the
    sentence that offers it (message `choice-<kind>`), as in an event.
    """

    __slots__ = ("code", "facts", "kind", "pieces", "words")

    def __init__(
        self, code: int, words: str, kind: str, pieces: tuple[str, ...] = (), facts: dict[str, Fact] | None = None
    ) -> None:
        self.code = code
        self.words = words
        self.kind = kind
        self.pieces = pieces
        self.facts: dict[str, Fact] = facts or {}


class Choices:
    """All choices of a game: one-to-one between codes and words."""

    def __init__(self, choices: list[Choice]) -> None:
        self.by_code: dict[int, Choice] = {choice.code: choice for choice in choices}
        self.by_words: dict[str, Choice] = {choice.words: choice for choice in choices}
        assert len(self.by_code) == len(self.by_words) == len(choices), "a code or its words stand twice"

    def words(self, code: int) -> str:
        """The words of a choice."""
        return self.known(code).words

    def pieces(self, code: int) -> tuple[str, ...]:
        """The ids of the pieces that a choice touches."""
        return self.known(code).pieces

    def known(self, code: int) -> Choice:
        """The choice with this code."""
        choice = self.by_code.get(code) if type(code) is int else None
        if choice is None:
            raise IllegalChoice("unreadable", f"There is no choice with the number {shown(code)}.")
        return choice

    def parse(self, text: str) -> int:
        """The code of a choice in words."""
        choice = self.by_words.get(" ".join(text.lower().split())) if type(text) is str else None
        if choice is None:
            raise IllegalChoice("unreadable", f"{quoted(text)} is not a choice of this game.")
        return choice.code
