# plain
"""What each seat could believe along a game, from what it saw: for finished games that are looked at again."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tatami.core.match import Match

Points = list[tuple[int, float]]  # After so many choices a chance, which stays until the next.
Stretches = list[tuple[int, int]]  # From so many choices until so many.


@dataclass(frozen=True, slots=True)
class Belief:
    """What all seats could think after so many choices: `chances[seat][other]`, one number for each of the names."""

    step: int
    chances: list[list[list[float]]]


@dataclass(frozen=True, slots=True)
class Holding:
    """One thing that hands may hide, a noun of the game. `chances[seat][other]` is how likely a seat could think that
    another held one, where that changed; nobody judges himself. `held[seat]` is when it really did."""

    kind: str
    name: str
    chances: list[list[Points]]
    held: list[Stretches]


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The course of beliefs. `kind` and `names` are nouns of the game; `truth` is which name each seat really bears.
    Only the steps that changed a belief are kept; a game in which nobody hides who he is has none."""

    kind: str
    names: list[str]
    truth: list[int]
    course: list[Belief]
    holdings: list[Holding]


def over_time(match: Match) -> Beliefs | None:
    """The beliefs along a finished match; None for a game that has nothing of the kind."""
    game = match.game
    guesses = game.beliefs
    if guesses is None or not match.state.over:
        return None
    kind, names = guesses.identities
    things, held = guesses.holdings
    course: list[Belief] = []
    seats = range(match.state.seats)
    holdings = [Holding(things, name, [[[] for _ in seats] for _ in seats], [[] for _ in seats]) for name in held]
    for step, views in _seen(match):
        if names:
            chances = [guesses.of_identities(view) for view in views]
            if not course or course[-1].chances != chances:
                course.append(Belief(step, chances))
        if held:
            _judge(holdings, step, [guesses.of_holdings(view) for view in views])
    whole = guesses.of_identities(game.view(match.state, 0)) if names else []  # At the end everything lies open.
    return Beliefs(kind, list(names), [row.index(max(row)) for row in whole], course, holdings)


def _seen(match: Match) -> Iterator[tuple[int, list[Any]]]:
    """What the seats saw after so many choices, until the game was over."""
    game = match.game
    state = match.state_at(0)
    for step, move in enumerate((None, *match.moves)):
        if move is not None:
            game.apply(state, move.seat, move.choice)
        if state.over:
            return
        yield step, [game.view(state, seat) for seat in range(state.seats)]


def _judge(holdings: list[Holding], step: int, believed: list[list[list[float]]]) -> None:
    """What all think of all hands after a step. What one holds oneself is certain, so it tells the truth."""
    for place, holding in enumerate(holdings):
        for seat, rows in enumerate(believed):
            for other, row in enumerate(rows):
                if other == seat:
                    if row[place] == 1.0:
                        _prolong(holding.held[seat], step)
                    continue
                points = holding.chances[seat][other]
                chance = in_percents(row[place])
                if not points or points[-1][1] != chance:
                    points.append((step, chance))


def _prolong(stretches: Stretches, step: int) -> None:
    """Until the next step, beginning anew if there was a gap."""
    begun = step
    if stretches and stretches[-1][1] == step:
        begun, _ = stretches.pop()
    stretches.append((begun, step + 1))


def in_percents(chance: float) -> float:
    """A chance in whole percents; only what is certain is 0 or 1."""
    return chance if chance in (0.0, 1.0) else min(0.99, max(0.01, round(chance, 2)))
