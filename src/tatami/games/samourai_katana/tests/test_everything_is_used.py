"""Random play until every choice, question, event and way to end has been seen, at every table."""

from collections.abc import Iterable, Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.samourai_katana.choices import CHOICES
from tatami.games.samourai_katana.pieces import CARDS, FIRST_EVENT, FIRST_SPECIAL
from tatami.games.samourai_katana.state import SamouraiKatana
from tatami.games.samourai_katana.tests.table import GAME

# Cheap castles, few towns and few and dear samurai make captured castles and clans without pieces frequent.
RARE = {
    "values": {
        "castle_price": {"value": 1},
        "kyoto_price": {"value": 1},
        "castles": {"value": 1},
        "samurai_price": {"value": 3},
        "breach": {"value": 1},
    },
    "setup": {"4": {"samurai": 10, "minor": 1}},
    "cards": {"arquebusiers": {"copies": 6}, "cavalerie": {"copies": 6}},
}
RARER = {  # What would need a hundred games; a golden record or the test of its clause has each.
    "end: shared",  # samourai_katana-3p-shared-coarse
    "end: tie",  # samourai_katana-5p-tie
    "event: out",  # R9.17
    "event: restores-rank",  # R15.16
}
MORE = {
    *(f"kind: {choice.kind}" for choice in CHOICES.by_code.values()),
    *(f"played: {card}" for card in CARDS[FIRST_EVENT:]),
    *(f"third: {card}" for card in CARDS[FIRST_SPECIAL:FIRST_EVENT]),
}
EACH = {
    choice.words
    for choice in CHOICES.by_code.values()
    if choice.kind
    not in ("number", "burn", "raze", "return", "rise", "lend", "build", "retreat", "to", "from", "put")
}


def is_one_of_many(thing: str) -> bool:
    """There are 45 territories and 20 numbers; one of each kind of choice is enough."""
    if thing in RARER:
        return True
    return thing.startswith("choice: ") and thing.removeprefix("choice: ") not in EACH


def seen(state: SamouraiKatana, asked: Decision, choice: int) -> Iterator[Iterable[str]]:
    """Kinds of choices, cards played for their power, blue cards in battles."""
    known = CHOICES.known(choice)
    yield {f"kind: {known.kind}", f"third: {known.facts['card']}" if known.kind == "third" else ""}
    yield {f"played: {event.facts['card']}" for event in state.news or () if event.kind.startswith("plays")}


@pytest.mark.parametrize("seats", [4])
def test_everything_is_used(seats: int):
    never = is_one_of_many
    use_everything(GAME, seats, more=MORE, never=never, witness=seen, content=RARE, sense=0.9, checked=20, most=200)
