# plain
"""What each seat could believe along a game, from what it saw: for finished games that are looked at again."""

from dataclasses import dataclass

from tatami.core.match import Match


@dataclass(frozen=True, slots=True)
class Belief:
    """What all seats could think after so many choices: `chances[seat][other]`, one number for each of the names."""

    step: int
    chances: list[list[list[float]]]


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The course of beliefs. `kind` and `names` are nouns of the game; `truth` is which name each seat really bears.
    Only the steps that changed a belief are kept; a game in which nobody hides who he is has none."""

    kind: str
    names: list[str]
    truth: list[int]
    course: list[Belief]


def over_time(match: Match) -> Beliefs | None:
    """The beliefs along a finished match; None for a game that has nothing of the kind."""
    game = match.game
    kind, names = game.secret_identities()
    if not names or not match.state.over:
        return None
    course: list[Belief] = []
    state = match.state_at(0)
    for step, move in enumerate((None, *match.moves)):
        if move is not None:
            game.apply(state, move.seat, move.choice)
        if state.over:
            break
        chances = [game.believe(game.view(state, seat)) for seat in range(state.seats)]
        if not course or course[-1].chances != chances:
            course.append(Belief(step, chances))
    whole = game.believe(game.view(match.state, 0))  # at the end everything lies open
    return Beliefs(kind, list(names), [row.index(max(row)) for row in whole], course)
