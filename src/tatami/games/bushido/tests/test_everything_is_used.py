"""Random play until every choice, question, event, pair of discs and way to end has been seen, at every table.

What was never chosen before is chosen first, so a few dozen games are enough. A failure names what was never used.
"""

import random
import re
from importlib.resources import files

import pytest

from tatami.core.options import option_values
from tatami.core.waiting import questions_of
from tatami.games.bushido import Options
from tatami.games.bushido.choices import CHOICES
from tatami.games.bushido.game import GAME
from tatami.games.bushido.state import DISCS, KOTAU, MAP, PROVINCES, REASONS, TURNED_UP, Bushido

MOST_GAMES = 600
MANY_KOTAU = {  # so that somebody runs out of tactics
    "discs": {
        "battle": {"copies": 10},
        "duel": {"copies": 8},
        "ambush": {"copies": 5},
        "traitor": {"copies": 0},
        "kotau": {"copies": 10},
    }
}


def everything(seats: int) -> set[str]:
    """What can be seen at a table with so many seats."""
    off_map = {name for hex, name in enumerate(PROVINCES) if hex not in MAP[seats]}
    choices = {
        f"choice: {choice.words}"
        for choice in CHOICES.by_code.values()
        if all(int(seat) < seats for seat in re.findall(r"seat-(\d)", choice.words))
        and not off_map & set(choice.words.split())
    }
    text = files("tatami.games.bushido").joinpath("text/en.ftl").read_text("utf-8")
    events = {kind for kind in re.findall(r"^event-([a-z-]+) =", text, re.M) if not kind.endswith("-known")}
    if seats < 5:
        events.discard("leads-revolt")
    prompts = {name for name in questions_of("tatami.games.bushido") if seats == 5 or name != "hatamoto"}
    fights = {f"fight: {one} {other}" for one in DISCS[:KOTAU] for other in DISCS[:KOTAU]}
    return (
        choices
        | fights
        | {f"event: {kind}" for kind in events}
        | {f"prompt: {prompt}" for prompt in prompts}
        | {f"end: {reason}" for reason in REASONS}
    )


def play_one(seats: int, seed: int, missing: set[str]) -> None:
    """One game; whatever is seen is missing no more."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in option_values(Options).items()}
    state = GAME.new(seats, seed, MANY_KOTAU if seed % 4 == 3 else None, True, **options)
    assert isinstance(state, Bushido)
    while decisions := GAME.decisions(state):
        asked = luck.choice(decisions)
        new = [choice for choice in asked.options if f"choice: {CHOICES.words(choice)}" in missing]
        choice = luck.choice(new or asked.options)
        missing -= {f"choice: {CHOICES.words(choice)}", f"prompt: {asked.prompt}"}
        GAME.apply(state, asked.seat, choice)
        if state.steps % 10 == 0:
            GAME.check(state)
        if state.combat >= TURNED_UP and min(state.chosen) >= 0:
            missing.discard(f"fight: {DISCS[state.chosen[0]]} {DISCS[state.chosen[1]]}")
        missing -= {f"event: {event.kind}" for event in state.news or ()}
        state.news = []
    missing.discard(f"end: {REASONS[state.reason]}")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_is_used(seats: int):
    missing = everything(seats)
    for seed in range(MOST_GAMES):
        play_one(seats, seed, missing)
        if not missing:
            return
    pytest.fail(f"never used in {MOST_GAMES} games with {seats} seats: {', '.join(sorted(missing))}")
