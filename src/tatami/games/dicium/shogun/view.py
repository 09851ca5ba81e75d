"""What a seat may know of a table of Shogun: everything but the dice to come."""

from functools import lru_cache, partial

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Waiting, waiting
from tatami.games.dicium.dice import names
from tatami.games.dicium.forms import Form, forms
from tatami.games.dicium.shogun.actions import combinations, deed_of
from tatami.games.dicium.shogun.choices import CHOICES
from tatami.games.dicium.shogun.frames import Actions
from tatami.games.dicium.shogun.palace import GARDENS, KINDS, SIZE, SQUARES, SQUARES_IN_ALL, THRONE_ROOM, Palace
from tatami.games.dicium.shogun.scoring import outcome
from tatami.games.dicium.shogun.state import (
    DEEDS,
    MATS,
    NOBODY,
    NOTHING,
    PAWNS,
    PAWNS_EACH,
    RESERVE,
    SHOGUN,
    SIDES,
    TILES,
    Rules,
    Shogun,
)
from tatami.games.dicium.view import Bonus, Deed, bonuses, deeds, mats, phase, picked_dice, way_to

PALACES = 16  # So many are kept; packs may bring any number.
ZONES = (*GARDENS, "throne-room", "corridors")
assert ZONES.index("throne-room") == THRONE_ROOM


class Square(msgspec.Struct, frozen=True):
    """One square of the palace as it is printed: what it is, where it lies, and what stands between it and
    the squares to its right and below (a wall at the edge of the board)."""

    square: str
    kind: str
    zone: str
    right: str
    below: str


class Pawn(msgspec.Struct, frozen=True):
    """One pawn; `square` is None in the reserve. The Shogun has no seat."""

    pawn: str
    seat: int | None
    side: str
    square: str | None
    has_shogun: bool


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board."""

    tile: str
    square: str


class Seat(msgspec.Struct, frozen=True):
    """One player: the mat and what lies on it. `stock` counts tiles that were not placed yet."""

    seat: int
    side: str
    mat: str | None
    hand: int
    reserve: list[str]
    bonuses: list[Bonus]
    stock: int
    pawns_left: int


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. `mats` has the bonuses of each mat, `deeds` for
    each side what each combination of values does; `sources` tells where the values come from: `rulebook`,
    `inferred`, `reconstruction` or the `owner` of a box; of the `palace`, of the numbers of pieces (`alerts`), of
    each side's combinations (`ninja pair`) and of each mat (`mat-blue`). `night` is 0 without a limit."""

    palace: tuple[Square, ...]
    mats: dict[str, tuple[str, ...]]
    deeds: dict[str, tuple[Deed, ...]]
    alerts: int
    braziers: int
    torii: int
    garrisons: int
    night: int
    must_arrive: bool
    sources: dict[str, str]


class View(msgspec.Struct, frozen=True, tag="dicium.shogun", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    round: int
    turn: int
    first: int
    phase: str | None
    dice: list[str]
    picked_dice: list[str]
    thrown: int
    throws: int
    actions: int
    alerts: int
    braziers: int
    captor: str | None
    forms: list[Form]
    seats: list[Seat]
    pawns: list[Pawn]
    tiles: list[Tile]
    waiting: list[Waiting]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="dicium.shogun", tag_field="game"):
    """The view that hides nothing: the state of chance too."""

    table: View
    chance: int


def view(state: Shogun, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        turn=state.turn,
        first=state.first,
        phase=phase(state, Actions),
        dice=names(state.dice),
        picked_dice=picked_dice(state),
        thrown=state.thrown,
        throws=state.throws,
        actions=state.actions,
        alerts=state.alerts,
        braziers=state.braziers,
        captor=None if state.captor == NOBODY else PAWNS[state.captor],
        forms=forms(state, Actions, CHOICES, DEEDS, partial(combinations, state), partial(deed_of, state)),
        seats=[_seat(state, other) for other in range(state.seats)],
        pawns=[_pawn(state, pawn) for pawn in range(len(PAWNS)) if _is_in_game(state, pawn)],
        tiles=[Tile(TILES[tile], SQUARES[square]) for square, tile in enumerate(state.tiles) if tile],
        waiting=waiting(state),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )


def referee(state: Shogun) -> Referee:
    """Everything."""
    return Referee(view(state, None), state.chance)


def _is_in_game(state: Shogun, pawn: int) -> bool:
    return pawn == SHOGUN or pawn // PAWNS_EACH in state.colours


def _pawn(state: Shogun, pawn: int) -> Pawn:
    square = state.pawns[pawn]
    return Pawn(
        pawn=PAWNS[pawn],
        seat=None if pawn == SHOGUN else state.owner(pawn),
        side=SIDES[state.side(pawn)],
        square=None if square == RESERVE else SQUARES[square],
        has_shogun=pawn == state.captor,
    )


def _seat(state: Shogun, seat: int) -> Seat:
    colour = state.colours[seat]
    first = state.first_pawn(seat)
    own = [] if colour == NOTHING else state.pawns[first : first + PAWNS_EACH]
    return Seat(
        seat=seat,
        side=SIDES[state.side_of(seat)],
        mat=None if colour == NOTHING else MATS[colour],
        hand=state.hand[seat],
        reserve=names(state.reserve[seat]),
        bonuses=bonuses(state, seat),
        stock=state.stock[seat],
        pawns_left=own.count(RESERVE),
    )


def _rules(rules: Rules) -> RulesView:
    printed = _printed(rules)
    return RulesView(
        palace=_drawn(rules.palace),
        mats=dict(zip(MATS, printed.mats)),
        deeds=dict(zip(SIDES, printed.deeds)),
        alerts=rules.alerts,
        braziers=rules.braziers,
        torii=rules.torii,
        garrisons=rules.garrisons,
        night=rules.night,
        must_arrive=rules.must_arrive,
        sources=dict(rules.sources),
    )


class Printed(msgspec.Struct, frozen=True):
    """The mats and the tables of combinations by name. Nothing in it can be written into, so all views share it."""

    mats: tuple[tuple[str, ...], ...]
    deeds: tuple[tuple[Deed, ...], ...]


@lru_cache(maxsize=PALACES)
def _printed(rules: Rules) -> Printed:
    return Printed(
        mats(rules.mats),
        tuple(deeds(side, DEEDS) for side in rules.deeds),
    )


@lru_cache(maxsize=PALACES)
def _drawn(palace: Palace) -> tuple[Square, ...]:
    """The printed palace; nothing in it can be written into, so all views share it."""
    return tuple(
        Square(
            SQUARES[square],
            KINDS[palace.kinds[square]],
            ZONES[palace.zones[square]],
            way_to(square + 1, palace.free[square], palace.doors[square]),
            way_to(square + SIZE, palace.free[square], palace.doors[square]),
        )
        for square in range(SQUARES_IN_ALL)
    )
