"""Content packs: what they change, and which are refused."""

import random

import pytest

from tatami.core import BadContent
from tatami.games.ninjato.content import SHIPPED, read
from tatami.games.ninjato.extremes import pack as extreme_pack
from tatami.games.ninjato.tests.table import GAME, Table


def test_the_shipped_values_can_be_played_and_every_known_total_fits():
    assert read({}) == SHIPPED
    assert sum(card.copies for card in SHIPPED.cards.values()) == 52
    assert sum(guard.quiet + guard.alarm for guard in SHIPPED.guards.values()) == 40
    assert sum(guard.alarm for guard in SHIPPED.guards.values()) == 12
    assert sum(elite.copies for elite in SHIPPED.elites.values()) == 20
    assert sum(treasure.copies for treasure in SHIPPED.treasures.values()) == 90
    assert [sum(clan.tokens) for clan in SHIPPED.clans.values()] == [25, 25, 25]
    assert (len(SHIPPED.skills), len(SHIPPED.envoys), len(SHIPPED.rumours)) == (19, 21, 30)


def test_no_clan_is_cheaper_than_another():
    values = {name: treasure.honour for name, treasure in SHIPPED.treasures.items()}
    for clan in SHIPPED.clans:
        envoys = [envoy for envoy in SHIPPED.envoys.values() if envoy.clan == clan]
        assert len(envoys) == 7 and sum(len(envoy.cost) for envoy in envoys) == 17
        assert sum(values[icon] for envoy in envoys for icon in envoy.cost) == 39
    assert len({envoy.age for envoy in SHIPPED.envoys.values()}) == 21


def test_a_pack_changes_what_it_names_and_nothing_else():
    state = Table.fresh(2, content={"skills": {"kenjutsu": {"amount": 4}}, "values": {"start_hand": {"value": 5}}})
    assert state.rules.skill_amounts[:2] == [4, 4] and state.rules.skill_costs[0] == 5
    assert GAME.view(state, 0).seats[1].hand_size == 5
    assert state.rules.sources["skill-kenjutsu"] == state.rules.sources["start_hand"] == "owner"
    assert state.rules.sources["skill-naginatajutsu"] == "reconstruction"


def test_R9_1_a_pack_orders_the_scorings():
    state = Table.fresh(2, content={"scorings": {"5": {"clans": ["taira", "go-shirakawa", "minamoto"]}}})
    assert [scoring.clans[0] for scoring in GAME.view(state, 0).scorings] == ["taira", "taira", "go-shirakawa"]
    assert state.clans_to_score(5) == [0, 2, 1] and state.clans_to_score(3) == [0, 1, 2]
    assert state.clans_to_score(4) == [] and state.rules.sources["scoring-5"] == "owner"


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"skills": {"karate": {}}}, "unknown-name"),
        ({"values": {"luck": {"value": 1}}}, "unknown-name"),
        ({"values": {"hand_limit": {"value": 10}}}, "bad-value"),
        ({"values": {"hand_limit": {"value": 3}}}, "bad-value"),
        ({"values": {"start_hand": {"value": "four"}}}, "bad-content"),
        ({"cards": {"1": {"copies": -1}}}, "bad-value"),
        ({"cards": {name: {"copies": 6} for name in "12345"}}, "bad-count"),
        ({"guards": {name: {"quiet": 0, "alarm": 1} for name in "12345"}}, "bad-count"),
        ({"guards": {"1": {"alarm": 61}}}, "bad-value"),
        ({"elites": {"watchman": {"copies": 1}}}, "bad-value"),
        ({"elites": {"elite": {"stealth": 10}}}, "bad-value"),
        ({"treasures": {name: {"copies": 2} for name in SHIPPED.treasures}}, "bad-count"),
        ({"treasures": {"gold": {"honour": 21}}}, "bad-value"),
        ({"clans": {"taira": {"tokens": [2, 4, 5, 6]}}}, "bad-count"),
        ({"clans": {"taira": {"start": [2, 2]}}}, "bad-value"),
        ({"clans": {"taira": {"start": [2]}}}, "bad-count"),
        ({"clans": {"taira": {"tokens": [2, 4, 5, 6, 21]}}}, "bad-value"),
        ({"scorings": {"3": {"clans": ["taira", "taira", "minamoto"]}}}, "bad-value"),
        ({"scorings": {"4": {}}}, "unknown-name"),
        ({"skills": {"kenjutsu": {"way": "dragon"}}}, "bad-content"),
        ({"skills": {"kenjutsu": {"amount": 0}}}, "bad-value"),
        ({"skills": {"taijutsu": {"amount": 3}}}, "bad-value"),
        ({"skills": {"kenjutsu": {"cost": 6}}}, "bad-value"),
        ({"envoys": {"kiyomori": {"age": 16}}}, "bad-value"),
        ({"envoys": {"kiyomori": {"age": 0}}}, "bad-value"),
        ({"envoys": {"kiyomori": {"cost": []}}}, "bad-value"),
        ({"rumours": {"three-ways-1": {"cost": ["fan"] * 5}}}, "bad-value"),
        ({"rumours": {"three-ways-1": {"cost": ["pearl"]}}}, "bad-content"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(pack, code):
    with pytest.raises(BadContent) as refused:
        GAME.new(2, 1, pack)
    assert refused.value.code == code and refused.value.sentence.endswith(".")


def test_packs_at_the_limits_are_accepted_and_laid():
    for seed in range(60):
        GAME.check(Table.fresh(2 + seed % 3, seed, extreme_pack(random.Random(seed).randrange)))
