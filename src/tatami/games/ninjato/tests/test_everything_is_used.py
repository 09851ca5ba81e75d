"""Random play until every choice, skill, guard, question, event and way to end has been seen, at every table."""

from collections.abc import Iterable, Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.ninjato.answers import TOKEN
from tatami.games.ninjato.choices import CHOICES
from tatami.games.ninjato.pieces import GUARDS, SKILLS
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.tests.table import GAME

RARE = {  # Elites and treasures run out, a fan is not the least, and with little honour all may be equal.
    "values": {"palace": {"value": 1}, "pavilion": {"value": 0}, "unused_treasure": {"value": 0}},
    "elites": {"elite": {"copies": 1}, "captain": {"copies": 0}},
    "treasures": {"fan": {"honour": 3, "copies": 10}, "scroll": {"copies": 4}, "jade": {"copies": 2}},
    "guards": {"1": {"quiet": 0, "alarm": 8}, "5": {"quiet": 0, "alarm": 8}},
}
EACH = {choice.words for code, choice in CHOICES.by_code.items() if code < TOKEN}
MORE = {
    *(f"kind: {choice.kind}" for choice in CHOICES.by_code.values()),
    *(f"skill: {skill}" for skill in SKILLS),
    *(f"guard: {guard}" for guard in GUARDS),
}


def is_one_of_many(thing: str) -> bool:
    """Payments, tokens and fights are too many to see each of them; one of each kind is enough."""
    return thing.startswith("choice: ") and thing.removeprefix("choice: ") not in EACH


def seen(state: Ninjato, asked: Decision, choice: int) -> Iterator[Iterable[str]]:
    """Kinds of choices, skills in use, guards met."""
    yield {f"kind: {CHOICES.known(choice).kind}"}
    yield {
        f"{noun}: {event.facts[noun]}"
        for event in state.news or ()
        for noun in ("skill", "guard")
        if event.kind in ("uses", "meets", "faces") and noun in event.facts
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_used(seats: int):
    use_everything(GAME, seats, more=MORE, never=is_one_of_many, witness=seen, content=RARE, most=400)
