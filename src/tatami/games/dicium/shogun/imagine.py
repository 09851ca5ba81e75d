"""Worlds of Shogun that fit a view: only what the dice will show is made up."""

from functools import lru_cache

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.imagine import lay_dice, lay_mat
from tatami.games.dicium.shogun.palace import KINDS, SQUARES, Palace
from tatami.games.dicium.shogun.state import (
    DEEDS,
    DRAWN,
    MATS,
    NINJAS,
    NOBODY,
    NOTHING,
    PAWNS,
    REASONS,
    RESERVE,
    SIDES,
    TILES,
    Rules,
    Shogun,
)
from tatami.games.dicium.shogun.view import PALACES, ZONES, Square, View
from tatami.games.dicium.view import WAYS, codes


def imagine(seen: View, seed: int) -> Shogun:
    """A whole table that looks like this view; only what the dice will show is made up."""
    state = _table(seen).clone()
    state.chance = seeded(seed)
    settle(state)
    return state


@read_once
def _table(seen: View) -> Shogun:
    """The table of a view before it settles."""
    state = laid_out(seen)
    restore(state, seen, __package__, REASONS)
    return state


def laid_out(seen: View) -> Shogun:
    """The board, the dice and the mats of a view, with nobody asked yet and no chance."""
    rules = seen.rules
    state = Shogun(
        len(seen.seats),
        0,
        rules=Rules(
            palace=_built(rules.palace),
            mats=[[BONUSES.index(bonus) for bonus in rules.mats[mat]] for mat in MATS],
            deeds=[codes(rules.deeds[side], DEEDS) for side in SIDES],
            alerts=rules.alerts,
            braziers=rules.braziers,
            torii=rules.torii,
            garrisons=rules.garrisons,
            night=rules.night,
            must_arrive=rules.must_arrive,
            sources=dict(rules.sources),
            ninjas=DRAWN,
        ),
    )
    state.lay_out()
    state.parity = int(seen.seats[0].side != SIDES[NINJAS])
    state.deal_dice([[BONUSES.index(one.bonus) for one in seat.bonuses] for seat in seen.seats])
    for seat in seen.seats:
        state.colours[seat.seat] = NOTHING if seat.mat is None else MATS.index(seat.mat)
        state.stock[seat.seat] = seat.stock
        lay_mat(state, seat.seat, seat.hand, seat.reserve, [bonus.is_acquired for bonus in seat.bonuses])
    for pawn in seen.pawns:
        state.pawns[PAWNS.index(pawn.pawn)] = RESERVE if pawn.square is None else SQUARES.index(pawn.square)
    for tile in seen.tiles:
        state.tiles[SQUARES.index(tile.square)] = TILES.index(tile.tile)
    state.captor = NOBODY if seen.captor is None else PAWNS.index(seen.captor)
    lay_dice(state, seen)
    state.round, state.first = seen.round, seen.first
    state.alerts, state.braziers = seen.alerts, seen.braziers
    if seen.outcome is not None:
        state.winner = SIDES.index(next(team.name for team in seen.outcome.teams if team.score))
    return state


@lru_cache(maxsize=PALACES)
def _built(squares: tuple[Square, ...]) -> Palace:
    """The palace that a view shows, for worlds that are imagined."""
    return Palace(
        [KINDS.index(square.kind) for square in squares],
        [ZONES.index(square.zone) for square in squares],
        [WAYS.index(square.right) for square in squares],
        [WAYS.index(square.below) for square in squares],
    )
