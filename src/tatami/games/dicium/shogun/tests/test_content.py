"""The values that are shipped, and the packs that change them or are refused."""

from typing import Any

import pytest

from tatami.core import BadContent
from tatami.games.dicium.choices import COMBINATIONS
from tatami.games.dicium.grid import BadPlan
from tatami.games.dicium.shogun.content import RANGES, SHIPPED, SIDES
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.palace import read_plan
from tatami.games.dicium.shogun.state import MATS
from tatami.games.dicium.shogun.tests.table import table

PLAN = list(SHIPPED.palace.plan)


def changed(row: int, old: str, new: str) -> list[str]:
    """The shipped plan with one line changed."""
    assert old in PLAN[row]
    return [*PLAN[:row], PLAN[row].replace(old, new, 1), *PLAN[row + 1 :]]


def test_R15_1_every_value_says_where_it_comes_from():
    t = table()
    sources = GAME.view(t.state, 0).rules.sources
    assert set(sources) == {
        "palace",
        *(f"mat-{mat}" for mat in MATS),
        *(f"{side} {combination}" for side in SIDES for combination in COMBINATIONS),
        *RANGES,
    }
    assert set(sources.values()) <= {"rulebook", "inferred", "reconstruction"}
    assert GAME.view(t.state, None).rules.sources == sources


def test_R15_2_the_rulebook_has_the_numbers_and_the_straight():
    sources = table().state.rules.sources
    printed = [name for name, source in sources.items() if source == "rulebook"]
    assert printed == ["ninja straight", "samurai straight", "alerts", "braziers", "torii", "garrisons"]
    made = {name for name, source in sources.items() if source == "reconstruction"}
    assert made == {"palace", *(f"mat-{mat}" for mat in MATS), "short_night", "long_night"}


def test_R15_3_what_a_pack_names_comes_from_the_owner():
    pack = {
        "mats": {"red": {"2": ["red", "red"]}},
        "actions": {"ninja": {"pair": "move-3"}},
        "pieces": {"alerts": {"value": 7}},
    }
    own = table(content=pack).state.rules.sources
    assert [name for name in own if own[name] == "owner"] == ["mat-red", "ninja pair", "alerts"]


@pytest.mark.parametrize(
    "pack",
    [{"pieces": {"alerts": {"value": 3, "source": "rulebook"}}}, {"palace": {"plan": PLAN, "source": "inferred"}}],
)
def test_R15_3_a_pack_does_not_speak_for_the_rulebook(pack):
    with pytest.raises(BadContent):
        GAME.read_content(pack)


@pytest.mark.parametrize(("name", "least", "most"), [(name, *span) for name, span in RANGES.items()])
def test_numbers_of_pieces_have_their_ranges(name, least, most):
    for value in (least, most):
        assert GAME.read_content({"pieces": {name: {"value": value}}}).pieces[name].value == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadContent, match=name):
            GAME.read_content({"pieces": {name: {"value": value}}})


def test_pieces_of_a_pack_are_played():
    pack = {"pieces": {name: {"value": 3} for name in ("alerts", "braziers", "torii", "garrisons")}}
    t = table(content=pack)
    assert (t.state.alerts, t.state.braziers, t.state.stock) == (3, 3, [3, 3])
    t = table("blue1 e8, yellow1 c4", turn="b", dice="4", round=2, content={"pieces": {"short_night": {"value": 2}}})
    t.say("b: reserve no more")
    assert t.ended == "night: b"


def test_mats_and_tables_of_a_pack_are_played():
    t = table("blue1 e9", dice="1 1 4", content={"mats": {"blue": {"2": ["green", "green"]}}})
    t.say("a: green 2")
    assert t.bonus("a", "green") == 1  # two alike: nobody is asked
    t = table("blue1 e7", dice="1 1 4", content={"actions": {"ninja": {"pair": "doors-4"}}})
    t.say("a: pair")
    assert t.why_not("a: a1").facts["count"] == 4


def test_the_palace_of_a_pack_is_played():
    t = table(
        "blue1 e8, yellow1 c4", dice="2 3 4", content={"palace": {"plan": changed(15, "H   H   H", "H | H   H")}}
    )
    t.say("a: blue 1")
    assert t.squares == ["e7", "e9", "f8"]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (PLAN[:-1], "19 lines"),
        (changed(1, "Ab", "Xb"), "a1 holds"),
        (changed(1, ":", ";"), "beside or below b1"),
        (changed(5, "K", "t"), "one throne"),
        (changed(17, "HO", "H "), "one Torii square"),
        (changed(7, "#", " "), "garrison squares"),
        (changed(1, "A :", "Ab:"), "more than one brazier"),
        (["".join("G" if mark == "A" else mark for mark in line) for line in changed(1, "Ab", "A ")], "garden A"),
        (changed(2, "+   +   +   +", "+---+   +   +")[:1] + changed(2, "+   +   +", "+---+   +")[1:], None),
        (changed(3, "| A   A |", "| A | A |"), None),
    ],
)
def test_a_plan_that_is_no_palace_is_refused(plan, sentence):
    if sentence is None:
        assert read_plan(plan).torii == 76
        return
    with pytest.raises(BadPlan, match=sentence):
        read_plan(plan)
    with pytest.raises(BadContent, match="plan of the palace"):
        GAME.read_content({"palace": {"plan": plan}})


def test_a_square_that_nobody_can_reach_is_refused():
    shut = changed(1, "Ab  A", "Ab| A")
    shut[2] = shut[2].replace("+   +", "+---+", 1)
    with pytest.raises(BadPlan, match="nobody can reach"):
        read_plan(shut)


@pytest.mark.parametrize(
    "pack",
    [
        {"pieces": {"dogs": {"value": 1}}},
        {"pieces": {"alerts": {"value": "five"}}},
        {"mats": {"pink": {}}},
        {"mats": {"red": {"6": ["red", "red"]}}},
        {"mats": {"red": {"2": ["red"]}}},
        {"mats": {"red": {"2": ["pink", "red"]}}},
        {"actions": {"ronin": {}}},
        {"actions": {"ninja": {"six": "move-2"}}},
        {"actions": {"ninja": {"pair": "brazier-2"}}},
        {"actions": {"ninja": {"pair": "move-0"}}},
        {"actions": {"samurai": {"pair": "move-10"}}},
        {"actions": {"samurai": {"pair": "move-²"}}},
        {"actions": {"samurai": {"pair": "doors-2"}}},
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_in_a_sentence(pack: dict[str, Any]):
    with pytest.raises(BadContent) as error:
        GAME.read_content(pack)
    assert error.value.sentence.endswith(".")
