"""What a seat may know of a table of Katana, and worlds that fit it. (R14)"""

from functools import lru_cache

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Waiting, asked, waiting
from tatami.games.katana.scoring import outcome
from tatami.games.katana.state import (
    ARMOUR,
    BUSHIDO,
    CARDS,
    CHARACTERS,
    FAST_DRAW,
    FOCUS,
    NOBODY,
    NOTHING,
    OUT_OF_REACH,
    ROLES,
    WEAPONS,
    Katana,
    Rules,
)

TABLES = 64  # So many tables' figures are kept ready; packs may bring any number of them.
KIND = {card: kind for kind, card in enumerate(CARDS)}


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `role` and `hand` only where they may be known."""

    seat: int
    character: str
    life: int
    full_life: int
    honour: int
    hand_size: int
    armours: int
    fast_draws: int
    focuses: int
    has_bushido: bool
    is_harmless: bool
    difficulty: int | None
    role: str | None
    hand: list[str] | None


class View(msgspec.Struct, frozen=True, tag="katana", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    turn: int
    seats: list[Seat]
    pile: int
    discards: list[str]
    resolving: str | None
    weapons_played: int
    weapon_limit: int
    waiting: list[Waiting]
    asked: list[Asked]
    memory: "MemoryView"
    rules: "RulesView"
    outcome: Outcome | None
    ended_by: int | None
    victim: int | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="katana", tag_field="game"):
    """The view that hides nothing: every hand and role, the cards of the draw pile, the state of chance."""

    table: View
    pile: list[str]
    chance: int


class Weapon(msgspec.Struct, frozen=True):
    """The figures on a weapon at this table."""

    card: str
    precision: int
    damage: int


class MemoryView(msgspec.Struct, frozen=True):
    """What all have seen and may remember: see `Memory`. Of `kept` and `bare`, the cards that may still be held."""

    deeds: list[list[int]]
    spared: list[list[int]]
    kept: list[int]
    bare: list[int]


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them, and all views of a table share them. `weapons`
    stand in the engine's order of cards; the numbers go by that of cards and of characters."""

    exhaustion: str
    geisha: str
    sword_first: bool
    negative_totals: bool
    weapons: tuple[Weapon, ...]
    copies: tuple[int, ...]
    life: tuple[int, ...]


def view(state: Katana, seat: int | None) -> View:
    """Built up from nothing: what this seat may know, of others' hands and of the pile the sizes. (R14.2-R14.5)"""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: Katana) -> Referee:
    """Everything."""
    pile = sorted(CARDS[kind] for kind in state.pile)
    return Referee(_seen(state, None, [True] * state.seats), pile, state.chance)


def _seen(state: Katana, seat: int | None, is_open: list[bool]) -> View:
    reach = [OUT_OF_REACH] * state.seats if seat is None else state.difficulties(seat)
    seats = [
        Seat(
            seat=other,
            character=CHARACTERS[state.characters[other]],
            life=state.life[other],
            full_life=state.rules.life[state.characters[other]],
            honour=state.honour[other],
            hand_size=len(state.hands[other]),
            armours=state.armours[other],
            fast_draws=state.fast_draws[other],
            focuses=state.focuses[other],
            has_bushido=state.bushido_at == other,
            is_harmless=state.is_harmless(other),
            difficulty=None if reach[other] == OUT_OF_REACH else reach[other],
            role=ROLES[state.roles[other]] if is_open[other] or state.is_role_open(other) else None,
            hand=[CARDS[kind] for kind in state.hands[other]] if is_open[other] else None,
        )
        for other in range(state.seats)
    ]
    return View(
        seat=seat,
        steps=state.steps,
        turn=state.turn,
        seats=seats,
        pile=len(state.pile),
        discards=[CARDS[kind] for kind in state.discards],
        resolving=None if state.resolving == NOTHING else CARDS[state.resolving],
        weapons_played=state.weapons_played,
        weapon_limit=state.weapon_limit(state.turn),
        waiting=waiting(state),
        asked=asked(state),
        memory=MemoryView(
            deeds=_rows(state.memory.deeds, state.seats),
            spared=_rows(state.memory.spared, state.seats),
            kept=state.memory.still_kept(),
            bare=state.memory.still_bare(),
        ),
        rules=_rules(state.rules),
        outcome=outcome(state),
        ended_by=None if state.ended_by == NOBODY else state.ended_by,
        victim=None if state.victim == NOBODY else state.victim,
        revealed=state.revealed,
    )


@lru_cache(maxsize=TABLES)
def _rules(rules: Rules) -> RulesView:
    """What is played; nothing in it can be written into, so all views share it."""
    return RulesView(
        exhaustion="eager" if rules.eager else "lazy",
        geisha="any" if rules.geisha_any else "others",
        sword_first=rules.sword_first,
        negative_totals=rules.negative_totals,
        weapons=tuple(Weapon(*each) for each in zip(CARDS[:WEAPONS], rules.precision, rules.damage)),
        copies=tuple(rules.copies),
        life=tuple(rules.life),
    )


def _rows(numbers: list[int], seats: int) -> list[list[int]]:
    return [numbers[row : row + seats] for row in range(0, len(numbers), seats)]


# Back from a view


def played_rules(seen: View) -> Rules:
    """The options and values that a view tells."""
    rules = seen.rules
    no_weapons = [0] * (len(CARDS) - WEAPONS)
    return Rules(
        eager=rules.exhaustion == "eager",
        geisha_any=rules.geisha == "any",
        sword_first=rules.sword_first,
        negative_totals=rules.negative_totals,
        copies=[*rules.copies],
        precision=[weapon.precision for weapon in rules.weapons] + no_weapons,
        damage=[weapon.damage for weapon in rules.weapons] + no_weapons,
        life=[*rules.life],
    )


def unseen_copies(seen: View) -> list[int]:
    """How many cards of each kind are nowhere to be seen: in the draw pile or in a hidden hand."""
    left = [*seen.rules.copies]
    for card in seen.discards:
        left[KIND[card]] -= 1
    if seen.resolving is not None:
        left[KIND[seen.resolving]] -= 1
    for player in seen.seats:
        for card in player.hand or ():
            left[KIND[card]] -= 1
        left[ARMOUR] -= player.armours
        left[FAST_DRAW] -= player.fast_draws
        left[FOCUS] -= player.focuses
        left[BUSHIDO] -= int(player.has_bushido)
    return left
