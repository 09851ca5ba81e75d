"""R17: where the values come from, and content packs."""

from random import Random

import pytest

from tatami.core.errors import BadContent
from tatami.games.dicium.civilisation import content, extremes
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import SECRETS
from tatami.games.dicium.civilisation.tests.table import GAME, Table, isles

DRAWING = [*content.SHIPPED.archipelago.drawing]


def test_R17_1_R17_2_every_value_has_a_source():
    sources = GAME.view(Table.fresh(2), None).rules.sources
    assert sources["pair"] == sources["straight"] == "rulebook"
    assert {sources[name] for name in ("three", "two-pair", "four", "full", "five")} == {"inferred"}
    rest = {name for name in sources if "-" in name and name != "two-pair"} | {"archipelago", "compensation"}
    assert {sources[name] for name in rest} == {"reconstruction"}
    assert {"mat-blue", "monster-hydra", "hero-red", "card-zeno", "objective-builder", "secret-sage"} <= rest


PACK = {
    "archipelago": {"drawing": ["~" * 9, *DRAWING[1:]]},
    "monsters": {"hydra": {"defence": 3, "at": "g7"}},
    "heroes": {"blue": {"colour": "red", "faces": 4}},
    "philosophers": {"zeno": {"number": 5}, "plato": {"copies": 0}},
    "common": {"slayer": {"points": 9, "needs": {"monsters": 1, "cities": 2}}},
    "secrets": {"sage": {"points": 1}},
    "compensation": {"points": [0, 1, 2, 3]},
    "mats": {"green": {"5": ["roll", "roll"]}},
    "actions": {"pair": "philosopher"},
}


def test_R17_3_a_pack_changes_what_it_names():
    view = GAME.view(Table.fresh(2, 1, PACK), None)
    rules = view.rules
    assert rules.squares[0].terrain == "sea" and not rules.squares[0].is_quarry
    assert (rules.lairs[4], rules.defences[4]) == ("g7", 3) and rules.defences[0] == 8
    assert (rules.hero_colours[0], rules.hero_faces[0]) == ("red", 4)
    assert rules.numbers[8] == 5 and "plato" not in rules.philosophers and "plato" in view.removed
    assert rules.common[2].points == 9
    assert {need.measure: need.count for need in rules.common[2].needs} == {"monsters": 1, "cities": 2}
    assert rules.secrets[7].points == 1 and rules.compensation == (0, 1, 2, 3)
    assert rules.mats[3][6:] == ("roll", "roll") and rules.deeds[0].deed == "philosopher"
    owned = {name for name, source in rules.sources.items() if source == "owner"}
    assert owned == {
        "archipelago", "monster-hydra", "hero-blue", "card-zeno", "card-plato", "objective-slayer", "secret-sage",
        "compensation", "mat-green", "pair",
    }  # fmt: skip


def test_R17_3_the_values_of_a_pack_are_played():
    t = isles(
        "e1 h8", dice="3 1 1", cards={"a": "zeno"}, falls=(1,), content={"philosophers": {"zeno": {"number": 5}}}
    )
    t.say("a: yellow 1", "a: square e2", "a: play zeno")
    assert t.told("fights", "strength") == [6] and t.gained("a") == 3
    hydra = isles("h5 b8", dice="2 1 1", falls=(3,), content={"monsters": {"hydra": {"defence": 3}}})
    assert hydra.say("a: blue 1", "a: square g5").told("slays", "monster") == ["hydra"]


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        ({"monsters": {"kraken": {}}}, "monsters has no “kraken”"),
        ({"monsters": {"hydra": {"defence": 13}}}, "monsters.hydra.defence"),
        ({"monsters": {"hydra": {"at": "j1"}}}, "monsters.hydra.at is no square: “j1”; squares are a1 to i9."),
        ({"monsters": {"hydra": {"at": "a1"}}}, "monsters.hydra.at, a1, holds a capital, a quarry or another"),
        ({"monsters": {"hydra": {"at": "e5"}}}, "holds a capital, a quarry or another monster."),
        ({"heroes": {"blue": {"colour": "pink"}}}, "heroes.blue.colour cannot be “pink”"),
        ({"heroes": {"blue": {"faces": 6}}}, "heroes.blue.faces"),
        ({"philosophers": {"zeno": {"copies": 2}}}, "philosophers.zeno.copies"),
        ({"philosophers": {"plato": {"number": 2}}}, "plato"),
        ({"philosophers": {"epicurus": {"number": 3}}}, "philosophers.epicurus.number"),
        (
            {"philosophers": {name: {"copies": 0} for name in PHILOSOPHERS[:14]}},
            "At least 3 philosophers serve one player alone, not 2.",
        ),
        ({"common": {"slayer": {"needs": {}}}}, "common.slayer.needs asks for nothing"),
        ({"common": {"slayer": {"needs": {"dragons": 1}}}}, "dragons"),
        ({"common": {"slayer": {"needs": {"temples": 3}}}}, "temples"),
        (
            {"secrets": {name: {"needs": {"attacks_won": 1}} for name in SECRETS}},
            "At least two objectives of secrets can be reached by one player alone.",
        ),
        ({"compensation": {"points": [1, 2]}}, "compensation.points has 4 numbers, not 2."),
        ({"compensation": {"points": [0, 0, 0, 10]}}, "compensation.points"),
        ({"archipelago": {"drawing": DRAWING[1:]}}, "archipelago.drawing: it has 9 lines of 9 characters."),
        ({"archipelago": {"drawing": ["X" * 9, *DRAWING[1:]]}}, "a1 holds “X”, which is no square"),
        ({"archipelago": {"drawing": ["~" * 9] * 9}}, "one capital in each of the four corner regions"),
        ({"actions": {"pair": "fly"}}, "actions.pair cannot be “fly”"),
        ({"mats": {"pink": {}}}, "There is no mat “pink”"),
    ],
)
def test_R17_3_a_pack_that_cannot_be_played_is_refused_in_a_sentence(pack, sentence):
    with pytest.raises(BadContent) as refused:
        content.read(pack)
    assert sentence in refused.value.sentence and refused.value.sentence.endswith(".")


def test_R17_3_extreme_packs_are_accepted():
    for seed in range(60):
        content.read(extremes.pack(Random(seed).randrange))
