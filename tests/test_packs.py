"""What every game says of a content pack that it cannot read: one sentence, the entry, and what belongs there."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

import pytest

from tatami.core import BadContent
from tatami.core.game import Game
from tatami.core.packs import changed_row, check_names, printed, read_as, shipped
from tatami.core.wiring import no_content
from tatami.games import MODULES, load

changeable = [name for name in MODULES if load(name).wiring.read_content is not no_content]
every_game = pytest.mark.parametrize("name", changeable)


def refusal(name: str, pack: Any) -> str:
    with pytest.raises(BadContent) as error:
        load(name).read_content(pack)
    assert error.value.code == "bad-content"
    return error.value.sentence


@every_game
def test_a_pack_is_a_table_of_sections(name: str):
    assert refusal(name, ["cards"]) == "The content pack cannot be “['cards']”: names with values belong there."
    said = refusal(name, {"luck": {}})
    assert said.startswith("The content pack has no “luck”; it has: ") and said.endswith(".")
    section = said.removesuffix(".").partition("it has: ")[2].split(", ")[0]
    assert refusal(name, {section: 7}) == f"{section} cannot be “7”: names with values belong there."
    assert refusal(name, {3: {}}).startswith("The content pack has no “3”")


@every_game
def test_a_pack_may_be_empty_or_any_mapping(name: str):
    assert load(name).read_content({}) == load(name).read_content(MappingProxyType({}))


@pytest.mark.parametrize(
    ("name", "pack", "sentence"),
    [
        (
            "katana",
            {"cards": {"bokken": {"copies": "six"}}},
            "cards.bokken.copies takes a whole number, not “six”.",
        ),
        (
            "katana",
            {"cards": {"bokken": {"colour": "red"}}},
            "cards.bokken has no “colour”; it has: copies, precision, damage, source.",
        ),
        (
            "katana",
            {"characters": {"tomoe": {"source": "hearsay"}}},
            "characters.tomoe.source cannot be “hearsay”; it can be: rulebook, confirmed, owner.",
        ),
        (
            "bushido",
            {"lands": {"temple": {"honour": "eight"}}},
            "lands.temple.honour takes a whole number, not “eight”.",
        ),
        ("bushido", {"mixes": {"3": {"city": 1.5}}}, "mixes.3.city takes a whole number, not “1.5”."),
        ("bushido", {"discs": {"duel": 3}}, "discs.duel cannot be “3”: names with values belong there."),
        ("bushido", {"tiles": {"ronin": {"copies": True}}}, "tiles.ronin.copies takes a whole number, not “True”."),
        (
            "bushido",
            {"lands": {"city": {"source": {"koku": "me"}}}},
            "lands.city.source.koku cannot be “me”; it can be: rulebook, source, reconstruction, owner.",
        ),
        ("chohan", {"values": {"stake": {"value": "3"}}}, "values.stake.value takes a whole number, not “3”."),
        ("chohan", {"values": {"stake": {"source": "owner"}}}, "values.stake needs “value”."),
        ("dicium.shogun", {"palace": {"plan": "a palace"}}, "palace.plan takes a list, not “a palace”."),
        ("dicium.shogun", {"palace": {"plan": [1]}}, "palace.plan takes text, not “1”."),
        (
            "dicium.shogun",
            {"mats": {"red": {"2": ["red", "pink"]}}},
            "mats.red.2 cannot be “pink”; it can be: blue, yellow, red, green, roll.",
        ),
        ("dicium.shogun", {"actions": {"ninja": {"pair": 2}}}, "actions.ninja.pair takes text, not “2”."),
        (
            "dicium.crazy_cup",
            {"cards": {"nitro": {"weight": 2}}},
            "cards.nitro has no “weight”; it has: copies, squares, reach, source.",
        ),
        ("dicium.crazy_cup", {"track": {}}, "track needs “drawing”."),
        ("dicium.crazy_cup", {"mats": {"red": {"2": ["red", []]}}}, None),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named_as_the_file_names_it(name: str, pack: Any, sentence: str | None):
    said = refusal(name, pack)
    assert sentence is None or said == sentence
    assert "`" not in said and "$" not in said


@every_game
def test_however_long_or_odd_the_names_are_it_is_one_short_line(name: str):
    sections = refusal(name, {"luck": {}}).removesuffix(".").partition("it has: ")[2].split(", ")
    for section in sections:
        pack = {section: {"a\nb\ud800" * 500: {"\x00" * 900: [1]}}}
        with pytest.raises(BadContent) as error:
            load(name).read_content(pack)
        sentence = error.value.sentence
        assert sentence.isprintable() and len(sentence) < 300 and sentence.endswith(".")


@dataclass(frozen=True)
class Card:
    """A row, as games have them."""

    copies: int
    reach: int | None = None
    effects: tuple[str, ...] = ()
    source: Literal["rulebook", "owner"] = "owner"


@dataclass(frozen=True)
class Values:
    """A file, as games have them."""

    cards: dict[str, Card]


def test_what_is_read_has_the_shape_all_the_way_down():
    read = read_as({"cards": {"rocket": {"copies": 2, "reach": 5, "effects": ["push", "burn"]}}}, Values)
    assert read == Values({"rocket": Card(2, 5, ("push", "burn"))})


def test_a_row_keeps_what_a_pack_does_not_name_and_says_where_the_rest_comes_from():
    card = Card(2, 5, ("push",), "rulebook")
    assert changed_row(card, {}, "cards.rocket") is card
    assert changed_row(card, {"reach": 7}, "cards.rocket") == Card(2, 7, ("push",), "owner")
    assert changed_row(card, {"reach": 7, "source": "rulebook"}, "cards.rocket").source == "rulebook"
    with pytest.raises(BadContent, match=r"^cards\.rocket\.reach takes a whole number, not “far”\.$"):
        changed_row(card, {"reach": "far"}, "cards.rocket")


def test_names_that_a_game_does_not_have_are_refused():
    check_names(["rocket"], ("rocket", "nitro"), "card", "Toy")
    with pytest.raises(BadContent, match=r"^Toy has no card “sail”\.$") as error:
        check_names(["sail"], ("rocket", "nitro"), "card", "Toy")
    assert error.value.code == "unknown-name"


def test_a_game_ships_its_values_in_a_file():
    assert shipped("tatami.games.chohan", dict[str, object]) == printed("tatami.games.chohan")
    assert list(printed("tatami.games.dicium", "mats.toml")) == ["source", "mats"]


def test_a_game_with_nothing_to_change_refuses_packs_and_plays():
    wiring = load("chohan").wiring
    fixed = Game(replace(wiring, read_content=no_content, rules=lambda seats, options, content: usual(options)))
    assert fixed.new(3, 1).tokens == [10, 10, 10]
    with pytest.raises(BadContent, match=r"^This game takes no content pack: it has no values to change\.$"):
        fixed.new(3, 1, content={"values": {}})


def usual(options: Any) -> Any:
    return load("chohan").wiring.rules(3, options, load("chohan").read_content(None))
