"""The printed values of Katana, and how a content pack changes them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal, TypeVar, get_args

import msgspec

from tatami.core.errors import BadContent, quoted, shown
from tatami.games.katana.state import CARDS, HAND_LIMIT, MOST_SEATS, WEAPONS

Source = Literal["rulebook", "confirmed", "owner"]
SOURCES = get_args(Source)
DECK = 90


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One kind of card: how many there are, and for weapons what is printed on it."""

    copies: int
    precision: int = 0
    damage: int = 0
    source: Source = "owner"


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character: the life printed on the card."""

    life: int
    source: Source = "owner"


Row = TypeVar("Row", Card, Character)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of one copy of the game."""

    cards: dict[str, Card]
    characters: dict[str, Character]


def _shipped() -> Content:
    return msgspec.convert(tomllib.loads(files(__package__).joinpath("content.toml").read_text("utf-8")), Content)


SHIPPED = _shipped()


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent. It has only the rows that differ, and
    of a row only the values that do."""
    if pack is None:
        return SHIPPED
    sections = _table("The content pack", pack)
    for section in sections:
        if section not in Content.__struct_fields__:
            raise BadContent("bad-content", f"The content pack has no {quoted(section)}; it has: cards, characters.")
    cards = _rows("card", sections.get("cards", {}), SHIPPED.cards)
    characters = _rows("character", sections.get("characters", {}), SHIPPED.characters)
    content = Content({**SHIPPED.cards, **cards}, {**SHIPPED.characters, **characters})
    _playable(content)
    return content


def as_pack(content: Content) -> dict[str, object]:
    """What differs from the shipped values: the smallest pack that brings them back."""
    return {
        section: changed
        for section, mine, shipped in (
            ("cards", content.cards, SHIPPED.cards),
            ("characters", content.characters, SHIPPED.characters),
        )
        if (changed := {name: msgspec.to_builtins(row) for name, row in mine.items() if row != shipped[name]})
    }


def _rows(noun: str, given: object, shipped: Mapping[str, Row]) -> dict[str, Row]:
    """The rows of one section that a pack changes."""
    rows = {}
    for name, values in _table(f"The {noun}s of a content pack", given).items():
        if name not in shipped:
            raise BadContent("unknown-name", f"Katana has no {noun} {quoted(name)}.")
        rows[name] = _changed(name, shipped[name], _table(name, values))
    return rows


def _changed(name: str, shipped: Row, values: Mapping[str, object]) -> Row:
    """A shipped row with the values that a pack gives; what a pack says comes from the owner of the box."""
    for field, value in values.items():
        if field not in shipped.__struct_fields__:
            known = ", ".join(shipped.__struct_fields__)
            raise BadContent("bad-content", f"{name} has no {quoted(field)}; it has: {known}.")
        if field == "source" and value not in SOURCES:
            raise BadContent(
                "bad-content", f"{name}: source cannot be {quoted(value)}; it can be: {', '.join(SOURCES)}."
            )
        if field != "source" and type(value) is not int:
            raise BadContent("bad-content", f"{name}: {field} takes a whole number, not {quoted(value)}.")
    return msgspec.structs.replace(shipped, **{"source": "owner", **values})


def _table(noun: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadContent("bad-content", f"{noun} cannot be {quoted(value)}: names with values belong there.")
    return value


def _playable(content: Content) -> None:
    for kind, name in enumerate(CARDS):
        card = content.cards[name]
        if not 0 <= card.copies <= DECK:
            raise BadContent("bad-count", f"{name}: {shown(card.copies)} copies are not possible.")
        if kind < WEAPONS and not (1 <= card.precision <= 9 and 1 <= card.damage <= 9):
            raise BadContent("bad-value", f"{name}: precision and damage of a weapon are from 1 to 9.")
        if kind >= WEAPONS and (card.precision or card.damage):
            raise BadContent("bad-value", f"{name}: only weapons have precision and damage.")
    total = sum(card.copies for card in content.cards.values())
    if total != DECK:
        raise BadContent("bad-count", f"The pack makes a deck of {total} cards; Katana has {DECK}.")
    lying = sum(content.cards[name].copies for name in ("armour", "fast-draw", "focus"))
    lying += min(1, content.cards["bushido"].copies)
    if lying >= DECK - MOST_SEATS * HAND_LIMIT:  # with both piles empty nobody would ever lose honour again (R8.5)
        raise BadContent("bad-count", f"With {lying} permanents in front of the players a game might never end.")
    for name, character in content.characters.items():
        if not 1 <= character.life <= 9:
            raise BadContent("bad-value", f"{name}: life is from 1 to 9, not {shown(character.life)}.")
