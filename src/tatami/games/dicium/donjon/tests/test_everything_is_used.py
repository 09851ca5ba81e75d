"""Play until every choice, question, event, card, treasure, relic, deed and end has been seen."""

from collections.abc import Iterator

import pytest

from tatami.core import Decision
from tatami.exam.usage import use_everything
from tatami.games.dicium.choices import END_ACTIONS
from tatami.games.dicium.donjon.actions import deed_of
from tatami.games.dicium.donjon.cards import CARDS, KING
from tatami.games.dicium.donjon.choices import PLAY
from tatami.games.dicium.donjon.game import GAME
from tatami.games.dicium.donjon.state import (
    DEEDS,
    MONSTERS,
    NO_CARD,
    NOBODY,
    PASSAGE,
    RELICS,
    REVEAL,
    TREASURE_CHESTS,
    TREASURES,
    Donjon,
)
from tatami.games.dicium.state import DEED_STEPS

NO_COMBINATION = (DEEDS[PASSAGE], DEEDS[REVEAL])  # deeds of cards and treasures alone
MORE = [
    *(
        f"card: {card}"
        for card in CARDS[:KING]
        if not card.startswith(("scroll", "boots", "sceptre", "sword", "gloves"))
    ),
    *(f"slain: {monster}" for monster in MONSTERS),
    *(f"treasure: {treasure}" for treasure in TREASURES),
    *(f"relic: {relic}" for relic in RELICS),
    *(f"deed: {deed}" for deed in DEEDS if deed not in NO_COMBINATION),
]


def seen(state: Donjon, asked: Decision, choice: int) -> Iterator[list[str]]:
    """What a combination does; which card is in force, which monsters are slain and which chests are open then."""
    is_deed = asked.prompt == "action" and choice != END_ACTIONS and choice < PLAY
    yield [f"deed: {DEEDS[deed_of(state, asked.seat, choice) // DEED_STEPS]}"] if is_deed else []
    found = [f"slain: {MONSTERS[monster]}" for monster, slayer in enumerate(state.slayer) if slayer != NOBODY]
    for chest, opener in enumerate(state.opener):
        if opener != NOBODY:
            is_relic = chest >= TREASURE_CHESTS
            held = state.chests[chest]
            found.append(f"relic: {RELICS[held]}" if is_relic else f"treasure: {TREASURES[held]}")
    yield [*found, *([] if state.card == NO_CARD else [f"card: {CARDS[state.card]}"])]


# Games with weak foes, many trophies that count, many scrolls of fate, and rare deeds for frequent combinations.
RARE = {
    "monsters": {monster: {"defence": 4} for monster in MONSTERS},
    "numbers": {"goblin_defence": {"value": 2}, "trophies": {"value": 6}},
    "cards": {
        "scroll-fate": {"copies": 8}, "haste": {"copies": 0}, "strength": {"copies": 0}, "dexterity": {"copies": 0},
        "insight": {"copies": 0}, "boots": {"copies": 0}, "sceptre": {"copies": 0}, "sword": {"copies": 0},
    },
    "actions": {"pair": "slaughter-2", "three": "anywhere"},
}  # fmt: skip


def is_never_seen(thing: str) -> bool:
    """The Portal tile can lie on any square, and so the free step can lead to any; two of them are enough."""
    return thing.startswith("choice: step ") and thing not in ("choice: step c5", "choice: step i5")


@pytest.mark.parametrize("seats", [1, 4])
def test_everything_is_used(seats: int):
    """In two games of three some seats mostly follow the hints, for chance opens few chests. Of four players only two
    do, and such a team hardly ever wins; the lone player's does."""
    use_everything(
        GAME,
        seats,
        more=MORE,
        never=lambda thing: is_never_seen(thing) or (seats > 1 and thing == "end: crown"),
        witness=seen,
        content=RARE,
        sense=0.9,
        checked=40,
        most=300,
    )
