"""Content packs: what can be played is played, what cannot is refused in one sentence. (R12.1, R12.2, R13.1)"""

from types import MappingProxyType

import pytest

from tatami.core import BadContent
from tatami.games.katana.content import SHIPPED, read
from tatami.games.katana.state import CARDS
from tatami.games.katana.tests.table import GAME, Player, at_random, fresh, table


def refused(pack: object) -> BadContent:
    """The error for a pack; nothing of the shipped content may have changed."""
    before = repr(SHIPPED)
    with pytest.raises(BadContent) as error:
        GAME.new(4, 1, pack)  # type: ignore[arg-type]
    assert repr(SHIPPED) == before and read(None) is SHIPPED
    sentence = error.value.sentence
    assert sentence.endswith(".") and sentence.isprintable() and len(sentence) < 300
    return error.value


def test_no_pack_is_the_shipped_content():
    assert read(None) is SHIPPED
    assert read({}) == SHIPPED


def test_a_change_is_played():
    pack = {
        "cards": {
            "bokken": {"copies": 5, "precision": 2, "damage": 3},
            "parry": {"copies": 16},
        },
        "characters": {"benkei": {"life": 9}},
    }
    state = fresh(4, 1, pack)
    rules = GAME.view(state, None).rules
    bokken = CARDS.index("bokken")
    assert (rules.copies[bokken], rules.weapons[bokken].precision, rules.weapons[bokken].damage) == (5, 2, 3)
    assert rules.copies[CARDS.index("parry")] == 16 and sum(rules.copies) == 90
    assert rules.life[0] == 9
    untouched = CARDS.index("nodachi")
    figures = rules.weapons[untouched]
    assert (rules.copies[untouched], figures.precision, figures.damage) == (1, 3, 3)


def test_a_changed_deck_is_dealt_and_conserved():
    pack = {"cards": {"parry": {"copies": 0}, "daimyo": {"copies": 18}}}
    for seed in range(5):
        state = fresh(5, seed, pack)
        for _ in at_random(state, seed):
            GAME.check(state)
            assert all("parry" not in (one.hand or []) for one in GAME.referee(state).table.seats)


def test_a_changed_life_is_the_life_to_start_with():
    pack = {"characters": {name: {"life": 2} for name in GAME.texts.nouns["character"]}}
    assert [one.life for one in GAME.view(fresh(7, 3, pack), None).seats] == [2] * 7


def test_changed_values_are_the_ones_that_count():
    t = table(a="bokken", content={"cards": {"bokken": {"precision": 2, "damage": 4}}})
    assert t.targets("bokken") == "bcd"
    t.say("a: attack b bokken", "b: suffer")
    assert t.life("b") == 1 and t.asked == "a: play"


@pytest.mark.parametrize("armours", [6, 7, 8, 30])
def test_however_many_armours_a_pack_has(armours: int):
    """Each of them adds 1 to the difficulty for its owner, and nothing for the neighbours. (R6.3)"""
    copies = {"armour": 34, "bokken": 0, "bo": 0, "kiseru": 0, "geisha": 0, "focus": 0, "diversion": 3}
    pack = {"cards": {card: {"copies": count} for card, count in copies.items()}}
    t = table(7, a="tanegashima armour", b=Player("parry", "benkei", front=f"armour*{armours}"), content=pack)
    assert [t.difficulty("a", other) for other in "bcdefg"] == [2 + armours, 2, 3, 3, 2, 1]
    assert t.targets("tanegashima") == "cdefg"
    t.say("a: play armour")
    assert t.difficulty("b", "a") == 2 and t.difficulty("c", "b") == 2 + armours and t.asked == "a: play"


MANY_ARMOURS = {
    "cards": {
        card: {"copies": count}
        for card, count in (("armour", 34), ("bokken", 1), ("bo", 0), ("kiseru", 0), ("geisha", 5), ("focus", 0))
    }
    | {"tanegashima": {"precision": 9}, "diversion": {"copies": 2}, "parry": {"copies": 10}}
}


@pytest.mark.parametrize(("armours", "is_reached"), [(7, True), (8, True), (9, False), (10, False), (11, False)])
def test_R6_3_guards_beyond_the_longest_reach_fit_into_the_table(armours: int, is_reached: bool):
    """Precision 9 is the most a pack may give, so nine levels of guards before seven seats are all that is kept: 63
    bits, what a compiled table has."""
    front = f"armour*{armours - 1}"
    t = table(
        3, turn="c", a=Player("tanegashima"), c=Player("armour geisha geisha", front=front), content=MANY_ARMOURS
    )
    t.say("c: play armour", "c: end")
    assert t.front("c") == " ".join(["armour"] * armours)
    assert t.difficulty("a", "c") == 1 + armours and t.offers("a: attack c tanegashima") == is_reached
    assert int(t.state.guards).bit_length() <= 63 and t.asked == "a: play"


def test_R6_3_the_tenth_guard_goes_and_the_ninth_stays():
    front = "armour*10"
    t = table(3, turn="a", a="geisha geisha tanegashima", c=Player("parry", front=front), content=MANY_ARMOURS)
    t.say("a: play geisha c armour")
    assert not t.offers("a: attack c tanegashima") and t.difficulty("a", "c") == 10
    t.say("a: play geisha c armour")
    assert t.offers("a: attack c tanegashima") and t.difficulty("a", "c") == 9 and t.asked == "a: play"
    GAME.check(t.state)


def test_a_pack_may_be_any_mapping():
    assert GAME.new(4, 1, MappingProxyType({"characters": {"tomoe": {"life": 3}}})).seats == 4


def test_only_what_differs_need_be_named():
    content = read({"cards": {"bokken": {"damage": 2}}})
    bokken = content.cards["bokken"]
    assert (bokken.copies, bokken.precision, bokken.damage, bokken.source) == (6, 1, 2, "owner")
    assert content.cards["bo"] == SHIPPED.cards["bo"]


@pytest.mark.parametrize("section", ["cards", "characters"])
def test_an_unknown_name(section: str):
    error = refused({section: {"godzilla": {"copies": 1} if section == "cards" else {"life": 4}}})
    assert error.code == "unknown-name" and "godzilla" in error.sentence


@pytest.mark.parametrize("copies", [14, 16])
def test_a_wrong_total(copies: int):
    error = refused({"cards": {"parry": {"copies": copies}}})
    assert error.code == "bad-count" and str(75 + copies) in error.sentence and "90" in error.sentence


@pytest.mark.parametrize("copies", [-1, 91])
def test_a_count_that_no_deck_has(copies: int):
    error = refused({"cards": {"parry": {"copies": copies}}})
    assert error.code == "bad-count" and "parry" in error.sentence


@pytest.mark.parametrize(("armours", "fits"), [(30, True), (31, False)])
def test_more_cards_than_can_lie_in_front_of_players_and_in_hands(armours: int, fits: bool):
    """Beside seven hands of seven a card must be left for the piles, or the game might never end. (R3.9, R8.5)"""
    copies = {"armour": armours, "bokken": 35 - armours, "bo": 0, "kiseru": 0, "parry": 0}
    pack = {"cards": {card: {"copies": count} for card, count in copies.items()}}
    if fits:
        assert read(pack).cards["armour"].copies == armours
    else:
        error = refused(pack)
        assert error.code == "bad-count" and "41 permanents" in error.sentence


@pytest.mark.parametrize("values", [{"damage": 1}, {"precision": 2}])
def test_only_weapons_have_precision_and_damage(values: dict[str, int]):
    error = refused({"cards": {"armour": values}})
    assert error.code == "bad-value" and "armour" in error.sentence


@pytest.mark.parametrize("values", [{"damage": 0}, {"damage": 10}, {"precision": 0}, {"precision": 10}])
def test_values_that_no_weapon_has(values: dict[str, int]):
    error = refused({"cards": {"bokken": values}})
    assert error.code == "bad-value" and "bokken" in error.sentence


@pytest.mark.parametrize("values", [{"damage": 1}, {"damage": 9}, {"precision": 1}, {"precision": 9}])
def test_values_that_a_weapon_may_have(values: dict[str, int]):
    assert read({"cards": {"bokken": values}}).cards["bokken"].source == "owner"


@pytest.mark.parametrize(("life", "fits"), [(0, False), (1, True), (9, True), (10, False), (-2, False)])
def test_life(life: int, fits: bool):
    pack = {"characters": {"tomoe": {"life": life}}}
    if fits:
        assert read(pack).characters["tomoe"].life == life
    else:
        error = refused(pack)
        assert error.code == "bad-value" and "tomoe" in error.sentence


@pytest.mark.parametrize("pack", [
    [],
    "cards",
    7,
    {"cards": []},
    {"cards": {"bokken": 3}},
    {"cards": {"bokken": {"copies": "six"}}},
    {"cards": {"bokken": {"copies": 6.5}}},
    {"cards": {"bokken": {"copies": True}}},
    {"cards": {"bokken": {"colour": "red"}}},
    {"cards": {"bokken": {"source": "hearsay"}}},
    {"cards": {"bokken": {3: 1}}},
    {"characters": {"tomoe": {"life": None}}},
    {"characters": {"tomoe": {"copies": 1}}},
    {"weapons": {}},
    {"cards": {"bokken": {"a\nb\ud800" * 500: 1}}},
    {1: 2},
])  # fmt: skip
def test_what_cannot_be_read(pack: object):
    assert refused(pack).code == "bad-content"


@pytest.mark.parametrize(("section", "name", "values"), [
    ("cards", "bokken", {"copies": "six"}),
    ("cards", "bokken", {"colour": "red"}),
    ("characters", "tomoe", {"life": None}),
])  # fmt: skip
def test_the_sentence_names_the_card_or_character(section: str, name: str, values: dict[str, object]):
    assert name in refused({section: {name: values}}).sentence
