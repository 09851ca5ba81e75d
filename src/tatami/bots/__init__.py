"""Players that are programs. A bot gets a view and a decision, nothing else, and returns a choice.

Five of them have ranks, from Ashigaru to Shogun: the levels that a lobby offers, each meant to be stronger than the
one before; docs/ladder.md tells where that is shown.
The others are what they are made of, for comparisons. `search:400` is a search with a budget of so many iterations.
`learned` plays by a policy that was learned, where one comes with Tatami for the game and numpy is installed;
`learned:FILE` plays by one's own.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from tatami.bots.greedy import Greedy
from tatami.bots.halving import Halving
from tatami.bots.heuristic import Heuristic
from tatami.bots.learned import Learned, shipped_seats
from tatami.bots.random import Random
from tatami.bots.search import Search, Settings
from tatami.bots.variants import read_search, settings_for
from tatami.bots.wavering import Wavering
from tatami.core.errors import BadOption, quoted
from tatami.core.game import Game
from tatami.core.state import Decision

__all__ = ["Bot", "Clock", "ask", "check", "is_quick", "learned_seats", "levels", "make", "names", "volunteer"]

Clock = Callable[[], float]  # Seconds that pass; the bots have no clock of their own.


class Bot(Protocol):
    """Anything that can sit at a table and answer."""

    def __call__(self, view: Any, decision: Decision) -> int:
        """One of the options of the decision."""


BOTS: Final[dict[str, Callable[[Game, int | str], Bot]]] = {
    "random": Random,
    "heuristic": Heuristic,
    "greedy": Greedy,
}
# The ranks, the lowest first. A search has a budget in iterations, and in seconds where a clock runs.
LEVELS: Final[dict[str, Callable[[Game, int | str, Clock | None], Bot]]] = {
    "ashigaru": lambda game, seed, clock: Wavering(seed, Heuristic(game, seed), Random(game, seed), 0.5),
    "samurai": lambda game, seed, clock: Wavering(seed, Heuristic(game, seed), Random(game, seed), 0.2),
    "hatamoto": lambda game, seed, clock: Heuristic(game, seed),
    "daimyo": lambda game, seed, clock: Wavering(
        seed, looking_ahead(game, seed, settings_for(game, 100, 0.6), clock), Heuristic(game, seed), 0.5
    ),
    "shogun": lambda game, seed, clock: looking_ahead(game, seed, settings_for(game, 300, 1.1), clock),
}
QUICK: Final = ("random", "heuristic", "ashigaru", "samurai", "hatamoto", "learned")  # They do not search.


def looking_ahead(game: Game, seed: int | str, settings: Settings, clock: Clock | None) -> Search:
    """A search: sequential halving, or with a tree."""
    return (Halving if settings.halves else Search)(game, seed, settings, clock)


def names() -> list[str]:
    """The names of all bots: what the levels are made of, and the levels."""
    return [*BOTS, "search", "learned", *LEVELS]


def levels() -> list[str]:
    """The levels that people play against, the weakest first."""
    return list(LEVELS)


def learned_seats(game: Game) -> list[int]:
    """For how many players the level Learned can be offered: where a policy comes with Tatami and can be played."""
    return shipped_seats(game)


def check(name: str, game: Game, seats: int) -> None:
    """Refuse a bot that cannot play at a table of so many players."""
    bot = make(name, game, 0)
    if isinstance(bot, Learned):
        bot.check(seats)


def is_quick(name: str) -> bool:
    """Does a bot answer without looking ahead?"""
    return name in QUICK


def make(name: str, game: Game, seed: int | str, clock: Clock | None = None) -> Bot:
    """A bot for one seat of a game; the same seed gives the same answers to the same questions, unless a clock
    cuts its thoughts short."""
    if type(name) is str:
        if name in BOTS:
            return BOTS[name](game, seed)
        if name in LEVELS:
            return LEVELS[name](game, seed, clock)
        kind, _, file = name.partition(":")
        if kind == "learned":
            return Learned(game, file or None)
        if kind == "search":
            return looking_ahead(game, seed, read_search(name, game, clock is not None), clock)
    raise BadOption("unknown-bot", f"There is no bot {quoted(name)}; there are: {', '.join(names())}.")


def volunteer(name: str, game: Game, view: Any, decision: Decision) -> int | None:
    """What a bot that is not asked does by its own initiative, of what it may do; None if it leaves it. All bots but
    the random one go by the hints, which rate above nothing what is better than to wait."""
    if name == "random":
        return None
    ratings = game.mind.hints(view, decision)
    best = max(ratings)
    return decision.options[list(ratings).index(best)] if best > 0 else None


def ask(bot: Bot, view: Any, decision: Decision) -> int:
    """The answer of a bot. It gets a decision of its own: what it does to the options leaves the table alone."""
    return bot(view, Decision(decision.seat, decision.options[:], decision.frame))
