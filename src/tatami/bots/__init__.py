"""Players that are programs. A bot gets a view and a decision, nothing else, and returns a choice."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from tatami.bots.heuristic import Heuristic
from tatami.bots.random import Random
from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.state import Decision

__all__ = ["Bot", "ask", "make", "names"]


class Bot(Protocol):
    """Anything that can sit at a table and answer."""

    def __call__(self, view: Any, decision: Decision) -> int:
        """One of the options of the decision."""


BOTS: Final[dict[str, Callable[[Game, int | str], Bot]]] = {
    "random": Random,
    "heuristic": Heuristic,
}


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one seat of a game; the same seed gives the same answers to the same questions."""
    kind = BOTS.get(name) if type(name) is str else None
    if kind is None:
        raise BadOption("unknown-bot", f"There is no bot {quoted(name)}; there are: {', '.join(BOTS)}.")
    return kind(game, seed)


def ask(bot: Bot, view: Any, decision: Decision) -> int:
    """The answer of a bot. It gets a decision of its own: what it does to the options leaves the table alone."""
    return bot(view, Decision(decision.seat, decision.options[:], decision.frame))
