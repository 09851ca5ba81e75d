"""Tables of every game on the registry, at rest, to try the contract on."""

import random
from typing import Any

import msgspec
import pytest

from tatami.core import Game, State
from tatami.core.options import option_values
from tatami.exam.sitting import WISDOM, picked
from tatami.games import MODULES, load

STEPS = 40  # how far into a game the refusals are tried
EVERY_TABLE = [(name, seats) for name in MODULES for seats in load(name).seats]
EVERY_OPTION = [(name, option) for name in MODULES for option in option_values(load(name).options)]
every_game = pytest.mark.parametrize("name", MODULES)
every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
every_option = pytest.mark.parametrize(("name", "option"), EVERY_OPTION)


def snapshot(game: Game, state: State) -> tuple[Any, ...]:
    """All that a refused choice could have touched."""
    stack = [(type(frame), frame.facts()) for frame in state.stack]
    asked = [(decision.seat, decision.prompt, list(decision.options)) for decision in state.asked]
    news = None if state.news is None else len(state.news)
    counts = (state.chance, state.steps, state.revealed, state.over, news)
    return msgspec.json.encode(game.referee(state)), stack, asked, counts


def along(game: Game, seats: int, steps: int, seed: int = 1) -> list[State]:
    """A random game, as so many tables at rest; the last one may be over."""
    state = game.new(seats, seed)
    luck = random.Random(seed)
    tables = [game.clone(state)]
    while state.asked and len(tables) < steps:
        decision = luck.choice(state.asked)
        sense = WISDOM if state.steps >= game.mind.sense_after else 0.0
        game.apply(state, decision.seat, picked(game, state, decision, luck, sense))
        tables.append(game.clone(state))
    return tables


def finished(game: Game, seats: int, seed: int = 1) -> State:
    return along(game, seats, steps=50_000, seed=seed)[-1]
