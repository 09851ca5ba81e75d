"""Content packs: what they change, and what is refused."""

import random

import pytest

from tatami.core import BadContent
from tatami.games.dicium.crazy_cup.choices import CARDS
from tatami.games.dicium.crazy_cup.content import SHIPPED, lay_out
from tatami.games.dicium.crazy_cup.state import USELESS_ALONE
from tatami.games.dicium.crazy_cup.tests.table import GAME, fresh

SMALL = [".-.-.-G-.-.-.", "|   |   |   |", ".   R   .   .", "|   |   |   |", "S-.-.-.-G-.-."]
LOOP = [
    ".-.-.-R-.-.-G-.-.",
    "|   |   |       |",
    ".   .-G-.       .",
    "|               |",
    "S-.-.-.-.-.-.-.-.",
]


def test_every_value_has_a_source():
    assert all(card.source == "reconstruction" for card in SHIPPED.cards.values())
    assert set(SHIPPED.cards) == set(CARDS) and SHIPPED.track.source == "reconstruction"


def test_a_pack_changes_what_it_names_and_nothing_else():
    state = fresh(
        2, content={"cards": {"rocket": {"copies": 5, "reach": 9}}, "mats": {"blue": {"2": ["red", "red"]}}}
    )
    rocket = CARDS.index("rocket")
    assert state.rules.copies[rocket] == 5 and state.rules.reach[rocket] == 9 and state.rules.squares[rocket] == 3
    assert len(state.rules.deck) == 32 and state.mats[0][:2] == [2, 2] and state.mats[1] == fresh(2).mats[1]
    GAME.check(state)


def test_a_pack_may_draw_its_own_track():
    state = fresh(2, content={"track": {"drawing": LOOP}})
    assert state.rules.track.road == 22 and len(state.rules.track.kinds) == 23
    assert state.rules.track.links[22] == [4, 8], "the ravine joins the fifth square and the ninth"
    luck = random.Random(1)
    while state.asked:
        asked = state.asked[0]
        GAME.apply(state, asked.seat, luck.choice(asked.options))
        GAME.check(state)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.reason == "line"


def test_a_drawing_is_read_clockwise_whatever_way_it_is_drawn():
    upside_down = lay_out(tuple(reversed(LOOP)))
    assert upside_down.kinds[0] == 0
    first = upside_down.columns[1], upside_down.rows[1]
    assert first == (1, 0), "from the upper left corner clockwise is to the right"


@pytest.mark.parametrize(("hooks", "is_enough"), [(3, False), (4, True)])
def test_a_pack_leaves_cards_for_a_race_alone(hooks, is_enough):
    """Ten at least that are of use against the drone: three to hold, three to show, and some to draw. (R12.6)"""
    serve = [card for number, card in enumerate(CARDS) if number not in USELESS_ALONE]
    few = {"hook": {"copies": hooks}, "ace": {"copies": 12}}
    pack = {"cards": {card: {"copies": 1} for card in serve} | few}
    if is_enough:
        state = fresh(1, content=pack)
        assert len(state.hands[0]) == len(state.open) == 3 and len(state.deck) == 4
    else:
        with pytest.raises(BadContent, match="race alone, not 9"):
            fresh(1, content=pack)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"cards": {"banana": {"copies": 1}}}, "unknown-name"),
        ({"cards": {"hook": {"reach": 3}}}, "unknown-name"),
        ({"cards": {"hook": {"squares": 3}}}, "unknown-name"),
        ({"cards": {"rocket": {"reach": 0}}}, "bad-value"),
        ({"cards": {"rocket": {"reach": 67}}}, "bad-value"),
        ({"cards": {"nitro": {"squares": 9}}}, "bad-value"),
        ({"cards": {"nitro": {"copies": 13}}}, "bad-value"),
        ({"cards": {"nitro": {"copies": -1}}}, "bad-value"),
        ({"cards": {card: {"copies": 1} for card in CARDS}}, "bad-value"),
        ({"cards": {"nitro": {"copies": "many"}}}, "bad-content"),
        ({"luck": {}}, "bad-content"),
        ({"mats": {"red": {"2": ["red"]}}}, "bad-value"),
        ({"mats": {"red": {"2": ["red", "purple"]}}}, "bad-content"),
        ({"track": {"drawing": ["S-.", "| |", ".-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-X"]}}, "bad-value"),
        ({"track": {"drawing": [".-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-. .-."]}}, "bad-value"),
        ({"track": {"drawing": ["S-"]}}, "bad-value"),
        ({"track": {"drawing": ["S|."]}}, "bad-value"),
        ({"track": {"drawing": SMALL}}, "bad-value"),
        ({"track": {"drawing": [line.replace("R", "S") for line in LOOP]}}, "bad-value"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(3, 1, pack)
    assert refused.value.code == code
