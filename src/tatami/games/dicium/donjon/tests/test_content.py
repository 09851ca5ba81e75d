"""Chapter 16: content packs, and where values come from."""

import pytest

from tatami.core import BadContent
from tatami.games.dicium.donjon.content import SHIPPED
from tatami.games.dicium.donjon.tests.table import Table

PLAN = list(SHIPPED.dungeon.plan)


def test_R16_1_every_value_has_a_source():
    sources = Table.fresh(1).rules.sources
    assert set(sources.values()) == {"rulebook", "inferred", "reconstruction"}
    assert sources["dungeon"] == sources["monster-dragon"] == sources["card-pit"] == "reconstruction"
    assert sources["straight"] == "rulebook" and sources["pair"] == sources["trophies"] == "inferred"


def test_R16_2_a_pack_changes_what_it_names():
    pack = {
        "monsters": {"dragon": {"defence": 9}}, "numbers": {"goblin_defence": {"value": 5}},
        "cards": {"pit": {"copies": 1}, "web": {"copies": 3}}, "actions": {"three": "portal", "two-pair": "charge-3"},
        "mats": {"blue": {"5": ["roll", "roll"]}},
    }  # fmt: skip
    rules = Table.fresh(1, content=pack).rules
    assert rules.defence[-1] == 9 and rules.goblin_defence == 5 and rules.copies[14:16] == [1, 3]
    assert rules.sources["monster-dragon"] == rules.sources["three"] == rules.sources["mat-blue"] == "owner"
    assert rules.sources["monster-golem"] == "reconstruction"


@pytest.mark.parametrize(
    ("pack", "says"),
    [
        ({"monsters": {"hydra": {"defence": 5}}}, "hydra"),
        ({"monsters": {"dragon": {"defence": 13}}}, "12"),
        ({"numbers": {"goblin_defence": {"value": 0}}}, "goblin_defence"),
        ({"cards": {"pit": {"copies": 3}}}, "There are 14 trap cards, not 15."),
        ({"cards": {"king": {"copies": 2}}}, "king"),
        ({"mats": {"red": {"2": ["blue", "blue"], "4": ["blue", "green"]}}}, "The red mat has no red bonus"),
        ({"actions": {"pair": "fly-3"}}, "fly-3"),
        ({"piles": {"1": {"normal": [1, 1, 1]}}}, "piles"),
        ({"dungeon": {"plan": PLAN[:-2]}}, "lines"),
        ({"dungeon": {"plan": [line.replace("E", " ") for line in PLAN]}}, "entrance"),
        ({"dungeon": {"plan": [line.replace("P", " ", 1) for line in PLAN]}}, "portal"),
        ({"dungeon": {"plan": [line.replace(" * |", "   |") for line in PLAN]}}, "royal way"),
        ({"monsters": {"dragon": {"defence": 9, "source": "rulebook"}}}, "source"),
    ],
)  # fmt: skip
def test_R16_2_packs_that_cannot_be_played_are_refused(pack, says):
    with pytest.raises(BadContent) as refused:
        Table.fresh(1, content=pack)
    assert says in str(refused.value)


def test_R16_2_a_square_of_the_way_that_leads_nowhere_is_refused():
    plan = [*PLAN]
    plan[1] = plan[1].replace("| T   M     ", "| T   M   * ")
    with pytest.raises(BadContent):
        Table.fresh(1, content={"dungeon": {"plan": plan}})


def test_R16_2_squares_behind_walls_alone_are_refused():
    plan = [*PLAN]
    plan[1] = plan[1].replace("| T   M", "| T | M")
    plan[2] = plan[2].replace("+...+---+", "+---+---+", 1)
    with pytest.raises(BadContent) as refused:
        Table.fresh(1, content={"dungeon": {"plan": plan}})
    assert "reach" in str(refused.value)
