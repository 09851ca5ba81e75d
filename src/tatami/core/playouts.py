"""Whole games at random, inside the engine."""

from tatami.core.chance import seeded
from tatami.core.game import Game, rules_for
from tatami.core.refusals import options_allowed, seats_allowed, seed_allowed
from tatami.core.state import State, carry_out, settle


def playouts(game: Game, games: int, seed: int, seats: int = 0, **options: object) -> int:
    """Play whole games at random; the number of decisions made."""
    seats = seats_allowed(game, seats or game.seats[len(game.seats) // 2])
    rules = rules_for(game, seats, options_allowed(game, seats, options), None)
    decisions = 0
    chance = seeded(seed_allowed(seed))
    for _ in range(games):
        state: State = game.wiring.deal(seats, chance, None, rules)
        settle(state)
        decisions += play_at_random(state)
        chance = state.chance
    return decisions


def play_at_random(state: State) -> int:
    """Play a state to its end with uniformly random choices; the number of decisions made."""
    before = state.steps
    while state.asked:
        decision = state.asked[0]
        options = decision.options
        carry_out(state, decision, options[state.below(len(options))])
    return state.steps - before
