"""Random play until every skill, envoy, rumour, treasure, guard, question, event and way to end has been seen.

What was never chosen before is chosen first, so a few dozen games are enough. A failure names what was never used.
"""

import random
import re
from importlib.resources import files

import pytest

from tatami.core.options import option_values
from tatami.core.waiting import questions_of
from tatami.games.ninjato import Options
from tatami.games.ninjato.choices import CHOICES, FIGHT, PAY, TOKEN
from tatami.games.ninjato.state import GUARDS, REASONS, SKILLS
from tatami.games.ninjato.tests.table import GAME, fresh

MOST_GAMES = 300
FEW = {  # so that Elites and treasures run out, and a fan is not the least
    "elites": {"elite": {"copies": 1}, "captain": {"copies": 1}},
    "treasures": {"fan": {"honour": 3, "copies": 10}, "scroll": {"copies": 4}, "jade": {"copies": 2}},
    "guards": {"1": {"quiet": 0, "alarm": 8}, "5": {"quiet": 0, "alarm": 8}},
}
NO_HONOUR = {  # so that all are equal at the end
    "values": {"palace": {"value": 0}, "pavilion": {"value": 0}, "unused_treasure": {"value": 0}},
    "elites": {"elite": {"copies": 0}, "captain": {"copies": 0}},
}
PACKS: list[dict[str, object] | None] = [None, None, {**FEW}, None, {**NO_HONOUR}]


def everything():
    """What can be seen at any table. Of payments, fights and tokens the kinds, of all else each choice."""
    choices = {f"choice: {CHOICES.words(code)}" for code in CHOICES.by_code if code < TOKEN}
    choices |= {f"kind: {choice.kind}" for choice in CHOICES.by_code.values()}
    events = re.findall(
        r"^event-([a-z-]+) =", files("tatami.games.ninjato").joinpath("text/en.ftl").read_text(), re.M
    )
    heard = {f"event: {kind}" for kind in events if not kind.endswith("-known")}
    asked = {f"prompt: {prompt}" for prompt in questions_of("tatami.games.ninjato")}
    met = {f"guard: {guard}" for guard in GUARDS}
    return (
        choices | heard | asked | met | {f"skill: {skill}" for skill in SKILLS} | {f"end: {end}" for end in REASONS}
    )


def play_one(seats, seed, missing):
    """One game; whatever is seen is missing no more."""
    luck = random.Random(seed)
    options = {name: luck.choice(values) for name, values in option_values(Options).items()}
    state = fresh(seats, seed, PACKS[seed % len(PACKS)], **options)
    while decisions := GAME.decisions(state):
        asked = decisions[0]
        wanted = [option for option in asked.options if novelty(option) & missing]
        tame = [option for option in asked.options if CHOICES.words(option) not in ("give up", "stop")]
        choice = luck.choice(wanted or (tame if tame and luck.random() < 0.6 else asked.options))
        GAME.apply(state, asked.seat, choice)
        GAME.check(state)
        missing -= novelty(choice) | {f"prompt: {asked.prompt}"}
        for event in state.news or ():
            missing.discard(f"event: {event.kind}")
            if event.kind == "uses":
                missing.discard(f"skill: {event.facts['skill']}")
            if event.kind in ("meets", "faces"):
                missing.discard(f"guard: {event.facts['guard']}")
        state.news = []
    missing.discard(f"end: {REASONS[state.reason]}")


def novelty(choice):
    return {f"choice: {CHOICES.words(choice)}", f"kind: {CHOICES.known(choice).kind}"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_used(seats):
    assert TOKEN < PAY < FIGHT
    missing = everything()
    for seed in range(MOST_GAMES):
        play_one(seats, seed, missing)
        if not missing:
            return
    pytest.fail(f"never used in {MOST_GAMES} games with {seats} seats: {', '.join(sorted(missing))}")
