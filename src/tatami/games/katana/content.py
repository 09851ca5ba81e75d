"""The printed values of Katana, and how a content pack changes them."""

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from tatami.core.errors import BadContent, shown
from tatami.core.packs import changed_row, check_names, read_as
from tatami.games.katana import Options
from tatami.games.katana.printed import PRINTED
from tatami.games.katana.state import CARDS, CHARACTERS, FARTHEST, HAND_LIMIT, MOST_SEATS, WEAPONS, Rules

Source = Literal["rulebook", "confirmed", "owner"]
DECK = 90  # (R12.1)
MOST_PRECISION = FARTHEST  # Tables hold one level of guards for each: see GUARD_BITS.
MOST_DAMAGE = 9
MOST_LIFE = 9
MOST_LYING = DECK - MOST_SEATS * HAND_LIMIT - 1  # With both piles empty nobody would ever lose honour again. (R8.5)
LYING = ("armour", "fast-draw", "focus")


class Card(msgspec.Struct, frozen=True):
    """One kind of card: how many there are, and for weapons what is printed on it."""

    copies: int
    precision: int = 0
    damage: int = 0
    source: Source = "owner"


class Character(msgspec.Struct, frozen=True):
    """One character: the life printed on the card."""

    life: int
    source: Source = "owner"


Row = TypeVar("Row", Card, Character)


class Content(msgspec.Struct, frozen=True):
    """All values of one copy of the game."""

    cards: dict[str, Card]
    characters: dict[str, Character]


class Pack(msgspec.Struct, frozen=True):
    """What the owner of a box wrote down: only the rows that differ, and of a row only the values that do."""

    cards: dict[str, dict[str, object]] = {}
    characters: dict[str, dict[str, object]] = {}


SHIPPED = read_as(PRINTED, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    cards = _rows("card", given.cards, SHIPPED.cards)
    characters = _rows("character", given.characters, SHIPPED.characters)
    content = Content({**SHIPPED.cards, **cards}, {**SHIPPED.characters, **characters})
    _playable(content)
    return content


def _rows(noun: str, given: Mapping[str, dict[str, object]], shipped: Mapping[str, Row]) -> dict[str, Row]:
    """The rows of one section that a pack changes; what a pack says comes from the owner of the box."""
    check_names(given, shipped, noun, "Katana")
    return {name: changed_row(shipped[name], values, f"{noun}s.{name}") for name, values in given.items()}


def _playable(content: Content) -> None:
    for kind, name in enumerate(CARDS):
        card = content.cards[name]
        if not 0 <= card.copies <= DECK:
            raise BadContent("bad-count", f"{name}: {shown(card.copies)} copies are not possible.")
        if kind < WEAPONS and not (1 <= card.precision <= MOST_PRECISION and 1 <= card.damage <= MOST_DAMAGE):
            raise BadContent(
                "bad-value",
                f"{name}: precision of a weapon is from 1 to {MOST_PRECISION}, damage from 1 to {MOST_DAMAGE}.",
            )
        if kind >= WEAPONS and (card.precision or card.damage):
            raise BadContent("bad-value", f"{name}: only weapons have precision and damage.")
    total = sum(card.copies for card in content.cards.values())
    if total != DECK:
        raise BadContent("bad-count", f"The pack makes a deck of {total} cards; Katana has {DECK}.")
    lying = sum(content.cards[name].copies for name in LYING)
    lying += min(1, content.cards["bushido"].copies)
    if lying > MOST_LYING:
        raise BadContent("bad-count", f"With {lying} permanents in front of the players a game might never end.")
    for name, character in content.characters.items():
        if not 1 <= character.life <= MOST_LIFE:
            raise BadContent("bad-value", f"{name}: life is from 1 to {MOST_LIFE}, not {shown(character.life)}.")


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    return Rules(
        eager=options.exhaustion == "eager",
        geisha_any=options.geisha == "any",
        sword_first=options.sword_first,
        negative_totals=options.negative_totals,
        copies=[content.cards[card].copies for card in CARDS],
        precision=[content.cards[card].precision for card in CARDS],
        damage=[content.cards[card].damage for card in CARDS],
        life=[content.characters[character].life for character in CHARACTERS],
    )
