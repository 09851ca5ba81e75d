"""What every game says of a content pack that it cannot read: one sentence, the entry, and what belongs there."""

from types import MappingProxyType
from typing import Any

import pytest

from tatami.core import BadContent
from tatami.games import MODULES, load

every_game = pytest.mark.parametrize("name", MODULES)


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
