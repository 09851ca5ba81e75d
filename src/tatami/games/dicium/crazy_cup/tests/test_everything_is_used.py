"""Random play goes on until every card, tile, action and end has come up; a failure prints the game."""

import random

from tatami.games.dicium.crazy_cup.choices import CHOICES
from tatami.games.dicium.crazy_cup.state import REASONS
from tatami.games.dicium.crazy_cup.tests.table import GAME, fresh

MOST_GAMES = 300


def test_everything_is_used():
    """Every card, tile, combination, die, bonus, target and square is a choice; those not used yet come first."""
    choices, reasons = set(CHOICES.by_code), set(REASONS)
    luck = random.Random(5)
    for number in range(MOST_GAMES):
        seats = 1 if number % 3 == 0 else luck.choice(GAME.seats)
        options = {"teams": seats == 4 and luck.random() < 0.4, "young": luck.random() < 0.2}
        state = fresh(seats, f"used {number}", None, **options)
        state.news = None
        try:
            while state.asked:
                asked = luck.choice(state.asked)
                choice = luck.choice([option for option in asked.options if option in choices] or asked.options)
                choices.discard(choice)
                GAME.apply(state, asked.seat, choice)
            GAME.check(state)
        except Exception as error:
            raise AssertionError(f"game “used {number}” of {seats} with {options}") from error
        outcome = GAME.outcome(state)
        assert outcome is not None
        reasons.discard(outcome.reason)
        if not choices and not reasons:
            return
    never = [CHOICES.words(code) for code in choices]
    raise AssertionError(f"after {MOST_GAMES} games never used: {never} {reasons}")
