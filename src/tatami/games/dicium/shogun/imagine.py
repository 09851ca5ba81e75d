"""Worlds of Shogun that fit a view: only what the dice will show is made up."""

from functools import lru_cache

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.dice import read
from tatami.games.dicium.shogun.palace import KINDS, SQUARES, Palace
from tatami.games.dicium.shogun.state import (
    DEED_STEPS,
    DEEDS,
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
from tatami.games.dicium.shogun.view import PALACES, WAYS, ZONES, Square, View
from tatami.games.dicium.state import KINDS_OF_BONUS


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
        Rules(
            _built(rules.palace),
            [[BONUSES.index(bonus) for bonus in rules.mats[mat]] for mat in MATS],
            [[DEEDS.index(each.deed) * DEED_STEPS + each.count for each in rules.deeds[side]] for side in SIDES],
            rules.alerts,
            rules.braziers,
            rules.torii,
            rules.garrisons,
            rules.night,
            rules.must_arrive,
            dict(rules.sources),
        ),
    )
    state.lay_out()
    state.parity = int(seen.seats[0].side != SIDES[NINJAS])
    state.deal_dice([[BONUSES.index(one.bonus) for one in seat.bonuses] for seat in seen.seats])
    for seat in seen.seats:
        state.colours[seat.seat] = NOTHING if seat.mat is None else MATS.index(seat.mat)
        state.stock[seat.seat] = seat.stock
        state.hand[seat.seat] = seat.hand
        state.reserve[seat.seat] = read(" ".join(seat.reserve))
        for notch, one in enumerate(seat.bonuses):
            if one.is_acquired:
                state.bonuses[seat.seat] |= 1 << notch
                state.bonus_faces[seat.seat * KINDS_OF_BONUS + BONUSES.index(one.bonus)] += 1
    for pawn in seen.pawns:
        state.pawns[PAWNS.index(pawn.pawn)] = RESERVE if pawn.square is None else SQUARES.index(pawn.square)
    for tile in seen.tiles:
        state.tiles[SQUARES.index(tile.square)] = TILES.index(tile.tile)
    state.captor = NOBODY if seen.captor is None else PAWNS.index(seen.captor)
    state.round, state.turn, state.first = seen.round, seen.turn, seen.first
    state.dice = read(" ".join(seen.dice))
    state.thrown, state.throws, state.actions = seen.thrown, seen.throws, seen.actions
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
