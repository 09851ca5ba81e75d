"""Play until every choice, question, event, deed and end has been seen, with both numbers of players.

What was never chosen before is chosen first; in two games of three one side mostly follows the hints, for the ends
are not met by chance. So a few dozen games are enough. A failure names what was never used.
"""

import random
import re
from importlib.resources import files

import pytest

from tatami.core.options import option_values
from tatami.core.waiting import questions_of
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.shogun import Options
from tatami.games.dicium.shogun.actions import deed_of
from tatami.games.dicium.shogun.choices import CHOICES
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.state import DEEDS, REASONS, TILES, Shogun
from tatami.games.dicium.state import DEED_STEPS

MOST_GAMES = 200
FOUR_ONLY = {"prompt: foe"}  # two pawns on a square are alike unless they are of two players


def everything(seats: int) -> set[str]:
    """What can be seen at a table with so many seats."""
    text = files("tatami.games.dicium").joinpath("text/en.ftl").read_text("utf-8")
    text += files("tatami.games.dicium.shogun").joinpath("text/en.ftl").read_text("utf-8")
    found = {f"choice: {choice.words}" for choice in CHOICES.by_code.values()}
    found |= {f"event: {kind}" for kind in re.findall(r"^event-([a-z-]+) =", text, re.M)}
    found |= {f"prompt: {name}" for name in questions_of("tatami.games.dicium.shogun")}
    found |= {f"deed: {deed}" for deed in DEEDS}
    found |= {f"tile: {tile}" for tile in TILES[1:]}
    found |= {f"end: {reason}" for reason in REASONS}
    return found if seats == 4 else found - FOUR_ONLY


def play_one(seats: int, seed: int, missing: set[str]) -> None:
    """One game; whatever is seen is missing no more."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in option_values(Options).items()}
    state = GAME.new(seats, seed, None, True, **options)
    assert isinstance(state, Shogun)
    while decisions := GAME.decisions(state):
        asked = decisions[0]
        new = [choice for choice in asked.options if f"choice: {CHOICES.words(choice)}" in missing]
        choice = luck.choice(new or asked.options)
        if not new and state.side_of(asked.seat) == seed % 3 and luck.random() < 0.7:
            ratings = GAME.mind.hints(GAME.view(state, asked.seat), asked)
            choice = asked.options[max(range(len(ratings)), key=ratings.__getitem__)]
        missing -= {f"choice: {CHOICES.words(choice)}", f"prompt: {asked.prompt}"}
        if asked.prompt == "action" and choice != END_ACTIONS:
            missing.discard(f"deed: {DEEDS[deed_of(state, asked.seat, choice) // DEED_STEPS]}")
        GAME.apply(state, asked.seat, choice)
        if state.steps % 10 == 0:
            GAME.check(state)
        missing -= {f"event: {event.kind}" for event in state.news or ()}
        missing -= {f"tile: {TILES[tile]}" for tile in set(state.tiles)}
        state.news = []
    missing.discard(f"end: {REASONS[state.reason]}")


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_used(seats: int):
    missing = everything(seats)
    for seed in range(MOST_GAMES):
        play_one(seats, seed, missing)
        if not missing:
            return
    pytest.fail(f"never used in {MOST_GAMES} games with {seats} seats: {', '.join(sorted(missing))}")
