"""Content packs: what they change, and which are refused; and the drawing of the map."""

import json
import random
from pathlib import Path

import pytest

from tatami.core import BadContent
from tatami.games.samourai_katana.content import SHIPPED, read
from tatami.games.samourai_katana.extremes import pack as extreme_pack
from tatami.games.samourai_katana.pieces import LAND_LINKS, LANDS, SEA_LINKS, TERRITORIES
from tatami.games.samourai_katana.tests.table import Table, table

MAP = Path(__file__).parents[5] / "web" / "src" / "boards" / "samourai_katana" / "map.json"


def test_the_shipped_values_can_be_played_and_every_known_total_fits():
    assert read({}) == SHIPPED
    assert sum(card.copies for card in SHIPPED.cards.values()) == 55
    assert sum(province.honour for province in SHIPPED.provinces.values()) == 36
    assert sum(table().state.rules.tax) == 72


def test_a_pack_changes_what_it_names_and_nothing_else():
    pack = {
        "values": {"move_price": {"value": 2}},
        "cards": {"the": {"amount": 3}},
        "provinces": {"kinai": {"honour": 9}},
        "territories": {"kai": {"terrain": "plain"}},
        "setup": {"3": {"samurai": 12}},
    }
    rules = Table.fresh(3, content=pack).rules
    assert (rules.move_price, rules.amounts[13], rules.province_honour[0], rules.samurai) == (2, 3, 9, 12)
    assert rules.tax[TERRITORIES.index("kai")] == 2 and rules.tax[TERRITORIES.index("hida")] == 1
    assert rules.sources["card-the"] == rules.sources["territory-kai"] == rules.sources["value-move_price"] == "owner"
    assert rules.sources["card-no"] == "reconstruction" and rules.sources["value-castle_price"] == "rulebook"


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"values": {"price": {"value": 2}}}, "unknown-name"),
        ({"values": {"move_price": {"value": 9}}}, "bad-value"),
        ({"values": {"move_price": {"value": "two"}}}, "bad-content"),
        ({"cards": {"samurai": {"combat": 2}}}, "unknown-name"),
        ({"cards": {"the": {"combat": 7}}}, "bad-value"),
        ({"cards": {"the": {"kind": "warrior"}}}, "bad-value"),
        ({"cards": {name: {"copies": 0} for name in list(SHIPPED.cards)[:7]}}, "bad-count"),
        ({"provinces": {"kinai": {"honour": 11}}}, "bad-value"),
        ({"territories": {"kai": {"terrain": "lake"}}}, "bad-content"),
        ({"territories": {"kai": {"land": ["suruga"]}}}, "bad-content"),
        ({"setup": {"6": {"minor": 3}}}, "bad-count"),
        ({"setup": {"7": {"minor": 2}}}, "unknown-name"),
        ({"values": {"town_cards_from": {"value": 8}}}, "bad-value"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_in_one_sentence(pack: dict[str, object], code: str):
    with pytest.raises(BadContent) as refused:
        read(pack)
    assert refused.value.code == code and str(refused.value).endswith(".")


def test_extreme_packs_are_read():
    for seed in range(40):
        luck = random.Random(seed)
        read(extreme_pack(luck.randrange))


def test_the_drawing_of_the_map_has_every_territory_and_every_sea_lane():
    if not MAP.exists():
        pytest.skip("the page is not part of an installed package")
    drawn = json.loads(MAP.read_text("utf-8"))
    assert list(drawn["territories"]) == list(TERRITORIES)
    lanes = {frozenset((lane["from"], lane["to"])) for lane in drawn["lanes"]}
    linked = {frozenset((TERRITORIES[one], TERRITORIES[other])) for one in range(LANDS) for other in SEA_LINKS[one]}
    assert lanes == linked and len(drawn["lanes"]) == 28
    corners = [set(drawn["territories"][name]["polygon"].split()) for name in TERRITORIES]
    for one in range(LANDS):
        touching = [other for other in range(LANDS) if other != one and len(corners[one] & corners[other]) > 1]
        assert set(touching) == set(LAND_LINKS[one]), TERRITORIES[one]
