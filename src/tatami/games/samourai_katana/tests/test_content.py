"""Content packs, and whether the hints are any good."""

import pytest

from tatami.bots import make
from tatami.core import BadContent
from tatami.games.samourai_katana.content import SHIPPED
from tatami.games.samourai_katana.game import GAME
from tatami.games.samourai_katana.tests.table import fresh


def test_a_pack_changes_what_it_names_and_nothing_else():
    state = fresh(3, content={"values": {"tokens": {"value": 7}}})
    assert state.tokens == [7, 7, 7] and state.rules.stake == SHIPPED.values["stake"].value
    GAME.check(state)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"values": {"luck": {"value": 1}}}, "unknown-name"),
        ({"values": {"tokens": {"value": 0}}}, "bad-value"),
        ({"values": {"tokens": {"value": 100}}}, "bad-value"),
        ({"values": {"stake": {"value": 4}}}, "bad-value"),
        ({"values": {"stake": {"value": "three"}}}, "bad-content"),
        ({"cards": {}}, "bad-content"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(3, 1, pack)
    assert refused.value.code == code


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_following_the_hints_beats_chance(seats):
    """Every other seat follows the hints; they win more often than those who do not."""
    wins = {"heuristic": 0, "random": 0}
    for number in range(300):
        state = fresh(seats, f"hints {number}")
        kinds = [("heuristic", "random")[(seat + number) % 2] for seat in range(seats)]
        bots = [make(kind, GAME, f"{number} {seat}") for seat, kind in enumerate(kinds)]
        while decisions := GAME.decisions(state):
            asked = decisions[0]
            GAME.apply(state, asked.seat, bots[asked.seat](GAME.view(state, asked.seat), asked))
        outcome = GAME.outcome(state)
        assert outcome is not None
        for seat in outcome.winners:
            wins[kinds[seat]] += 1
    assert wins["heuristic"] > 1.15 * wins["random"]
