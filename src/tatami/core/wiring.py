# plain
"""What a game is made of: its data, and the functions of its modules, wired together once, in its `game.py`.

A game states its differences; everything else has a default. Whoever wants the game with one part replaced, such as a
test that plants a fault, takes `dataclasses.replace(game.wiring, view=leaky)`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tatami.core.choices import Choices
from tatami.core.errors import BadContent
from tatami.core.events import Fact
from tatami.core.luck import Luck
from tatami.core.observation import Observation
from tatami.core.outcome import Outcome, WhyNot
from tatami.core.state import Decision, State

Ratings = Sequence[float]  # One number an option, higher is better; or one chance a seat.


def all_alike(view: Any, decision: Decision) -> Ratings:
    """The hints of a game that has none."""
    return [0.0] * len(decision.options)


def by_hints(state: Any, decision: Decision) -> Ratings:
    """Stands for the rollout policy of a game that has none of its own: `Game` puts the hints of the view there."""
    raise NotImplementedError  # contract


def by_outcome(state: Any) -> Ratings:
    """Stands for the win chances of a game that judges finished worlds only: `Game` puts the outcome there."""
    raise NotImplementedError  # contract


def always(state: Any) -> bool:
    """Every moment of such a game is quiet."""
    return True


def nothing_shown(state: Any) -> int:
    """Choices and views of such a game tell all that luck laid open."""
    return 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Mind:
    """What bots ask of a game (`bot/`), and how a search thinks in it.

    The functions but `hints` are asked inside imagined worlds, where the whole state may be read: quick rather than
    fine, and usually compiled.
    """

    hints: Callable[[Any, Decision], Ratings] = all_alike
    """How good each option looks, from the view alone."""

    rollout: Callable[[Any, Decision], Ratings] = by_hints
    """The rollout policy: `hints` inside an imagined world. By default the hints of the asked seat's view."""

    win_chances: Callable[[Any], Ratings] = by_outcome
    """Each seat's chance to win an imagined world, from 0 to 1; nothing for an unfinished world that the game cannot
    judge, which chance then plays to its end. By default only finished worlds are judged."""

    is_quiet: Callable[[Any], bool] = always
    """Does a turn just begin, so that the win chances can be trusted more than amid one?"""

    luck_shown: Callable[[Any], int] = nothing_shown
    """What luck has laid open to everybody, as one number, for example dice: moments where it differs are different
    moments to a search."""

    search: Mapping[str, Any] = field(default_factory=dict)
    """The settings of a search that measured better in this game than the defaults: docs/decisions/search.md."""

    looks: int = 1
    """How many times the usual iterations a search may take here, because one is cheap."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Texts:
    """What sentences about a game name."""

    nouns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The ids of everything that texts name, by the fact that names it: cards under `card`, and so on."""

    facts: Callable[[Any], dict[str, dict[str, Fact]]] = lambda state: {}
    """What texts name of the values in play, which a content pack may have changed, by message: `card-rocket` its
    reach. The same for everybody, for the whole game."""


def no_guess(view: Any) -> list[list[float]]:
    """What is said where there is nothing to guess at."""
    return []


@dataclass(frozen=True, kw_only=True, slots=True)
class Suspicions:
    """What players can guess about each other, for those who look at a finished game again."""

    identities: tuple[str, Sequence[str]] = ("", ())
    """What players hide about themselves, as the kind of a noun and its names; no names where nobody does."""

    of_identities: Callable[[Any], list[list[float]]] = no_guess
    """The chances that each seat bears each of the identities, in the eyes of a view's seat."""

    holdings: tuple[str, Sequence[str]] = ("", ())
    """What others like to know of a hand, as the kind of a noun and its names."""

    of_holdings: Callable[[Any], list[list[float]]] = no_guess
    """The chances that each seat holds at least one of each of the holdings, in the eyes of a view's seat. What it
    sees, its own hand for example, is certain: 0 or 1."""


def no_content(pack: Mapping[str, object] | None) -> None:
    """The reader of a game whose values nobody can change."""
    if pack is not None:
        raise BadContent("bad-content", "This game takes no content pack: it has no values to change.")


@dataclass(frozen=True, kw_only=True, slots=True)
class Wiring:
    """One game, part by part."""

    name: str
    version: int
    """It rises when a change of the rules alters recorded games."""

    seats: tuple[int, ...]
    options: type
    """The table options: a class with annotated defaults."""

    choices: Choices
    view_type: type
    package: str
    """The package of the game, where its frames are."""

    rules: Callable[[int, Any, Any], Any]
    """The options and values as the engine needs them: (seats, options, content) to what clones share."""

    deal: Callable[[int, int, Luck | None, Any], State]
    """A table set up according to the rules, before anybody is asked: (seats, chance, seal, rules). Chance and seal
    go into the new state, which draws everything."""

    view: Callable[[Any, int | None], Any]
    """What a seat of the table, or a spectator, may know."""

    referee: Callable[[Any], Any]
    """The view that hides nothing."""

    imagine: Callable[[Any, int], State]
    """A full state that looks to the view's seat exactly like the view, the rest drawn by chance."""

    outcome: Callable[[Any], Outcome | None]
    check: Callable[[Any], None]
    """Assert everything that must hold in every state."""

    why_not: Callable[[Any, int, Decision | None, tuple[str, ...]], WhyNot]
    """Why a seat cannot touch these pieces one after the other: (state, seat, what it is asked, pieces). It is asked
    about pieces that begin none of the options."""

    cooperative: tuple[int, ...] = ()
    """The numbers of players at which all stand together against the game: either everybody wins, or nobody does. One
    player alone does so too. There is then no fair share of the wins to compare with, only what was won."""

    read_content: Callable[[Mapping[str, object] | None], Any] = no_content
    """The values to play with: the shipped ones, changed by a content pack."""

    options_for: Callable[[int], Mapping[str, tuple[object, ...]]] | None = None
    """The options whose values depend on the number of players, with the values that so many can choose."""

    observation: Observation | None = None
    """What learning programs see; None tells them the view in numbers, which is enough to begin with."""

    mind: Mind = Mind()
    texts: Texts = Texts()
    beliefs: Suspicions | None = None
    """None if the game has no secret identities or holdings to guess at."""
