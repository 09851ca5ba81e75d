"""The printed values of Ninjato, and how a content pack changes them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from tatami.core.errors import BadContent, shown
from tatami.core.packs import changed_row, check_names, check_ranges, read_as, shipped
from tatami.games.ninjato import Options
from tatami.games.ninjato.pieces import (
    CARDS,
    CLANS,
    ELITE,
    ENVOYS,
    GUARDS,
    HOUSES,
    MOST_GUARD_VALUE,
    MOST_HAND,
    MOST_ICONS,
    MOST_SEATS,
    MOST_TOKEN,
    RUMOURS,
    SCORING_ROUNDS,
    SKILLS,
    TOKENS,
    TREASURES,
    WAYS,
)
from tatami.games.ninjato.values import Rules

Source = Literal["rulebook", "source", "reconstruction", "owner"]
Clan = Literal["taira", "minamoto", "go-shirakawa"]
Way = Literal["tiger", "snake", "crane"]
Treasure = Literal["fan", "scroll", "vase", "jade", "gold"]

RANGES: Final = {
    "start_hand": (0, MOST_HAND),
    "open_cards": (0, 6),
    "hand_limit": (1, MOST_HAND),
    "empty_hand_draw": (0, MOST_HAND),
    "one_card_draw": (0, MOST_HAND),
    "usual_draw": (0, MOST_HAND),
    "house_treasures": (1, 5),
    "palace": (0, len(ENVOYS)),
    "pavilion": (0, len(RUMOURS)),
    "one_copy": (0, 9),
    "two_copies": (0, 9),
    "three_copies": (0, 9),
    "set_honour": (0, 9),
    "unused_treasure": (0, 9),
}
MOST_COPIES: Final = 60
MOST_AMOUNT: Final = 9
MOST_AGE: Final = 999
MOST_VALUE: Final = 20
LEAST_GUARDS: Final = HOUSES + 2  # They are the sentries, one that is fought and one that was looked at.
WITH_AMOUNT: Final = (
    "kenjutsu", "naginatajutsu", "bojutsu", "kusarigamajutsu", "shinobi-iri", "choho", "suiren", "shurikenjutsu",
    "bajutsu",
)  # fmt: skip


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number, and where it comes from."""

    value: int
    source: Source = "owner"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dojo cards of one value."""

    copies: int
    source: Source = "owner"


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Guards of one value, without and with a gong."""

    quiet: int
    alarm: int
    source: Source = "owner"


class Elite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Elites of one kind: what a total must exceed or undercut, and what a captured one is worth."""

    strength: int
    stealth: int
    honour: int
    copies: int
    source: Source = "owner"


class TreasureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Treasures of one kind."""

    honour: int
    copies: int
    source: Source = "owner"


class ClanRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of a clan, and those that lie on houses at first."""

    tokens: list[int]
    start: list[int]
    source: Source = "owner"


class ScoringRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clans in the order in which the track scores them."""

    clans: list[Clan]
    source: Source = "owner"


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile: its Way, the card that a first tile costs (0: any), and the number of its effect, if it has one."""

    way: Way
    cost: int
    amount: int = 0
    source: Source = "owner"


class Envoy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An envoy: clan, age, and the treasures demanded."""

    clan: Clan
    age: int
    cost: list[Treasure]
    source: Source = "owner"


class Rumour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rumour card: the treasures demanded."""

    cost: list[Treasure]
    source: Source = "owner"


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of one copy of the game."""

    values: dict[str, Value]
    cards: dict[str, Card]
    guards: dict[str, Guard]
    elites: dict[str, Elite]
    treasures: dict[str, TreasureRow]
    clans: dict[str, ClanRow]
    scorings: dict[str, ScoringRow]
    skills: dict[str, Skill]
    envoys: dict[str, Envoy]
    rumours: dict[str, Rumour]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of a box wrote down: only the rows that differ, and of a row only the values that do."""

    values: dict[str, dict[str, object]] = {}
    cards: dict[str, dict[str, object]] = {}
    guards: dict[str, dict[str, object]] = {}
    elites: dict[str, dict[str, object]] = {}
    treasures: dict[str, dict[str, object]] = {}
    clans: dict[str, dict[str, object]] = {}
    scorings: dict[str, dict[str, object]] = {}
    skills: dict[str, dict[str, object]] = {}
    envoys: dict[str, dict[str, object]] = {}
    rumours: dict[str, dict[str, object]] = {}


SHIPPED = shipped(__package__, Content)


def read(pack: Mapping[str, object] | None) -> Content:
    """The values to play with; a pack that cannot be played raises BadContent."""
    if pack is None:
        return SHIPPED
    given = read_as(pack, Pack)
    sections: dict[str, dict[str, Any]] = {}
    for section in Content.__struct_fields__:
        rows: dict[str, dict[str, object]] = getattr(given, section)
        known: dict[str, Any] = getattr(SHIPPED, section)
        check_names(rows, known, section.removesuffix("s"), "Ninjato")
        changed = {name: changed_row(known[name], row, f"{section}.{name}") for name, row in rows.items()}
        sections[section] = {**known, **changed}
    content = Content(**sections)
    _playable(content)
    return content


def _playable(content: Content) -> None:
    check_ranges({name: row.value for name, row in content.values.items()}, RANGES, "values")
    _cards_suffice(content)
    _guards_suffice(content)
    _treasures_suffice(content)
    _tokens_fit(content)
    for after, scoring in content.scorings.items():
        if sorted(scoring.clans) != sorted(CLANS):
            raise BadContent("bad-value", f"scorings.{after}.clans names each of the three clans once.")
    for name, skill in content.skills.items():
        _in_range(f"skills.{name}.cost", skill.cost, 0, len(CARDS))
        least, most = (1, MOST_AMOUNT) if name in WITH_AMOUNT else (0, 0)
        _in_range(f"skills.{name}.amount", skill.amount, least, most)
    for name, envoy in content.envoys.items():
        _in_range(f"envoys.{name}.age", envoy.age, 1, MOST_AGE)
        _in_range(f"envoys.{name}.cost", len(envoy.cost), 1, MOST_ICONS, "treasures")
    for name, rumour in content.rumours.items():
        _in_range(f"rumours.{name}.cost", len(rumour.cost), 1, MOST_ICONS, "treasures")
    for clan in CLANS:
        ages = [envoy.age for envoy in content.envoys.values() if envoy.clan == clan]
        if len(set(ages)) < len(ages):
            raise BadContent("bad-value", f"Two envoys of {clan} are of the same age; ties could not be decided.")


def _cards_suffice(content: Content) -> None:
    for name, card in content.cards.items():
        _in_range(f"cards.{name}.copies", card.copies, 0, MOST_COPIES)
    values = {name: row.value for name, row in content.values.items()}
    if values["start_hand"] > values["hand_limit"]:
        raise BadContent("bad-value", "The first hand is larger than the hand limit.")
    total = sum(card.copies for card in content.cards.values())
    needed = MOST_SEATS * values["hand_limit"] + values["open_cards"] + 1
    if total < needed:
        raise BadContent("bad-count", f"The pack has {total} Dojo cards; full hands and the row need {needed}.")


def _guards_suffice(content: Content) -> None:
    for name, guard in content.guards.items():
        _in_range(f"guards.{name}.quiet", guard.quiet, 0, MOST_COPIES)
        _in_range(f"guards.{name}.alarm", guard.alarm, 0, MOST_COPIES)
    total = sum(guard.quiet + guard.alarm for guard in content.guards.values())
    if total < LEAST_GUARDS:
        raise BadContent("bad-count", f"The pack has {total} guards; five sentries and two more are needed.")
    for name, elite in content.elites.items():
        _in_range(f"elites.{name}.strength", elite.strength, 0, MOST_GUARD_VALUE)
        _in_range(f"elites.{name}.stealth", elite.stealth, 0, MOST_GUARD_VALUE)
        _in_range(f"elites.{name}.honour", elite.honour, 0, MOST_VALUE if name != "watchman" else 0)
        _in_range(f"elites.{name}.copies", elite.copies, 0, MOST_COPIES if name != "watchman" else 0)


def _treasures_suffice(content: Content) -> None:
    for name, treasure in content.treasures.items():
        _in_range(f"treasures.{name}.honour", treasure.honour, 0, MOST_VALUE)
        _in_range(f"treasures.{name}.copies", treasure.copies, 0, MOST_COPIES)
    total = sum(treasure.copies for treasure in content.treasures.values())
    needed = HOUSES * content.values["house_treasures"].value
    if total < needed:
        raise BadContent("bad-count", f"The pack has {total} treasures; five full houses need {needed}.")


def _tokens_fit(content: Content) -> None:
    start = 0
    for name, clan in content.clans.items():
        if len(clan.tokens) != TOKENS:
            raise BadContent("bad-count", f"clans.{name} has {len(clan.tokens)} tokens, not {TOKENS}.")
        for token in clan.tokens:
            _in_range(f"clans.{name}.tokens", token, 0, MOST_TOKEN)
        left = list(clan.tokens)
        for token in clan.start:
            if token not in left:
                raise BadContent("bad-value", f"clans.{name}.start has a token that the clan has not.")
            left.remove(token)
        start += len(clan.start)
    if start != HOUSES:
        raise BadContent("bad-count", f"The clans start with {start} tokens; the houses are {HOUSES}.")


def _in_range(entry: str, value: int, least: int, most: int, noun: str = "") -> None:
    if not least <= value <= most:
        unit = f" {noun}" if noun else ""
        raise BadContent("bad-value", f"{entry} is from {least} to {most}{unit}, not {shown(value)}.")


def rules(seats: int, options: Options, content: Content) -> Rules:
    """The options and values as the engine needs them."""
    values = {name: row.value for name, row in content.values.items()}
    guards = [content.guards[card] for card in CARDS]
    elites = [content.elites[name] for name in GUARDS[ELITE:]]
    skills = [content.skills[name] for name in SKILLS]
    envoys = [content.envoys[name] for name in ENVOYS]
    return Rules(
        keeps_first=options.defeat == "first",
        start_hand=values["start_hand"],
        later_cards=1 if options.hands == "later" else 0,
        open_cards=values["open_cards"],
        hand_limit=values["hand_limit"],
        visit_cards=[values["empty_hand_draw"], values["one_card_draw"], values["usual_draw"]],
        house_treasures=values["house_treasures"],
        palace=values["palace"],
        pavilion=values["pavilion"],
        times=[0, values["one_copy"], values["two_copies"], values["three_copies"]],
        set_honour=values["set_honour"],
        unused_treasure=values["unused_treasure"],
        card_copies=[content.cards[card].copies for card in CARDS],
        guard_copies=[guard.quiet for guard in guards] + [guard.alarm for guard in guards],
        elite_values=[value for elite in elites for value in (elite.strength, elite.stealth)],
        elite_honour=[elite.honour for elite in elites],
        elite_copies=[elite.copies for elite in elites],
        treasure_values=[content.treasures[name].honour for name in TREASURES],
        treasure_copies=[content.treasures[name].copies for name in TREASURES],
        token_values=[token for clan in CLANS for token in content.clans[clan].tokens],
        start_tokens=[token for clan in CLANS for token in _first_tokens(content.clans[clan], CLANS.index(clan))],
        clan_order=[CLANS.index(clan) for after in SCORING_ROUNDS for clan in content.scorings[str(after)].clans],
        skill_ways=[WAYS.index(skill.way) for skill in skills],
        skill_costs=[skill.cost for skill in skills],
        skill_amounts=[skill.amount for skill in skills],
        envoy_clans=[CLANS.index(envoy.clan) for envoy in envoys],
        envoy_ages=[envoy.age for envoy in envoys],
        envoy_costs=_icons([envoy.cost for envoy in envoys]),
        rumour_costs=_icons([content.rumours[name].cost for name in RUMOURS]),
        sources=_sources(content),
    )


def _first_tokens(clan: ClanRow, number: int) -> list[int]:
    """The places of the tokens that lie on houses at first."""
    left: list[int | None] = list(clan.tokens)
    places = []
    for value in clan.start:
        place = left.index(value)
        left[place] = None
        places.append(number * TOKENS + place)
    return places


def _icons(costs: Sequence[Sequence[str]]) -> list[int]:
    """How many of each treasure, card by card."""
    return [cost.count(treasure) for cost in costs for treasure in TREASURES]


def _sources(content: Content) -> dict[str, str]:
    """Where each value comes from, under the names that things have in texts."""
    found = {name: row.source for name, row in content.values.items()}
    found |= {f"card-{name}": card.source for name, card in content.cards.items()}
    for name, guard in content.guards.items():
        found |= {f"guard-guard-{name}": guard.source, f"guard-gong-{name}": guard.source}
    found |= {f"guard-{name}": elite.source for name, elite in content.elites.items()}
    found |= {f"treasure-{name}": treasure.source for name, treasure in content.treasures.items()}
    found |= {f"clan-{name}": clan.source for name, clan in content.clans.items()}
    found |= {f"scoring-{after}": scoring.source for after, scoring in content.scorings.items()}
    found |= {f"skill-{name}": skill.source for name, skill in content.skills.items()}
    found |= {f"envoy-{name}": envoy.source for name, envoy in content.envoys.items()}
    found |= {f"rumour-{name}": rumour.source for name, rumour in content.rumours.items()}
    return dict(found)
