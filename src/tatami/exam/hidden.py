"""Tables that an observer cannot tell apart, made without the view.

A game that hides more than picks, which are redealt here, has a module `hidden` whose `redeal(state, observer,
shuffle)` deals anew, in place, what an observer (None: a spectator) may not know. It is written from the rules; views
and `imagine` have no part in it, so they cannot agree on a leak among themselves.

The same module names the game's fleeting news, `FLEETING`, if it has any: kinds of events that show everybody for a
moment what no view keeps, such as dice that fell and are taken up again. `SUMMED` names kinds of private news of
which a seat may hear several in one step, where views keep only what they come to: tiles drawn twice. The law of news
trusts both, so they are short.
"""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from tatami.core.state import State, settle
from tatami.core.waiting import answer_at_random
from tatami.games import MODULES


def redealt(game: str, state: State, observer: int | None, chance: Random) -> State:
    """A copy of the table where everything that the observer may not know is dealt anew."""
    copy = state.clone()
    copy.chance = chance.randrange(1, 1 << 60)
    if not copy.over:  # At the end everything comes out.
        said = said_by(game)
        if said is not None:
            said.redeal(copy, observer, chance.shuffle)
        for seat, picks in enumerate(state.picks):
            if picks and seat != observer:
                answer_at_random(copy, seat, len(picks))
        settle(copy)
    return copy


def fleeting_news(game: str) -> frozenset[str]:
    """The kinds of events whose public facts no view keeps."""
    kinds: frozenset[str] = getattr(said_by(game), "FLEETING", frozenset())
    return kinds


def summed_news(game: str) -> frozenset[str]:
    """The kinds of private events of which views keep only the sum."""
    kinds: frozenset[str] = getattr(said_by(game), "SUMMED", frozenset())
    return kinds


def said_by(game: str) -> Any:
    """The module of a game that says what is hidden; None if that is nothing but picks."""
    name = f"{MODULES[game]}.hidden"
    return import_module(name) if find_spec(name) is not None else None
