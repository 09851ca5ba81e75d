"""Worlds of Crazy Cup that fit a view: hidden hands and the deck are dealt at random. (R16)"""

from functools import lru_cache

from tatami.core.chance import seeded
from tatami.core.reading import read_once
from tatami.core.state import settle
from tatami.core.waiting import restore
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.crazy_cup.choices import CARDS, SQUARES, TILES
from tatami.games.dicium.crazy_cup.effects import remember
from tatami.games.dicium.crazy_cup.state import (
    DEEDS,
    NOBODY,
    NOWHERE,
    REASONS,
    SPECTATORS,
    UNDECIDED,
    USELESS_ALONE,
    CrazyCup,
    Rules,
)
from tatami.games.dicium.crazy_cup.track import KINDS, TILE_BITS, Track
from tatami.games.dicium.crazy_cup.view import DIRECTIONS, TABLES, RulesView, Square, View
from tatami.games.dicium.imagine import lay_dice, lay_mat
from tatami.games.dicium.view import codes


def imagine(seen: View, seed: int) -> CrazyCup:
    """A whole table that looks like this view; hands that it hides and the deck are dealt at random."""
    known = _known(seen)
    state = known.table.clone()
    state.chance = seeded(seed)
    rest = known.rest[:]
    for player, cards in zip(seen.seats, known.hands):
        hand = cards[:]
        while len(hand) < player.hand_size:
            hand.append(rest.pop(state.below(len(rest))))
        state.hands.append(sorted(hand))
    state.deck = rest
    settle(state)
    return state


class Known:
    """A table as far as a view tells it: no card dealt, the cards of each hand that can be seen, and the rest."""

    __slots__ = ("hands", "rest", "table")

    def __init__(self, seen: View) -> None:
        self.table = laid_out(seen)
        self.hands: list[list[int]] = []
        self.rest = [card for card in self.table.rules.deck if len(seen.seats) > 1 or card not in USELESS_ALONE]


@read_once
def _known(seen: View) -> Known:
    """What a view tells."""
    known = Known(seen)
    state = known.table
    _sort_cards(known, seen)
    restore(state, seen, __package__, REASONS)
    return known


def laid_out(seen: View) -> CrazyCup:
    """What lies open in a view: the track, the dice and the mats, with no card dealt, nobody asked yet, no chance."""
    rules = rules_of(seen.rules)
    state = CrazyCup(len(seen.seats), 0, rules=rules)
    _lay_mats(state, seen)
    lay_dice(state, seen)
    state.first = seen.first
    state.combat = seen.combat
    state.place = [pawn.place for pawn in seen.pawns]
    state.at = [SQUARES.index(pawn.square) for pawn in seen.pawns]
    state.direction = [
        UNDECIDED if pawn.direction is None else DIRECTIONS.index(pawn.direction) for pawn in seen.pawns
    ]
    state.tiles = [sum(1 << (TILES.index(tile) * TILE_BITS) for tile in player.tiles) for player in seen.seats]
    state.supply = [seen.supply.count(tile) for tile in TILES]
    state.open = [CARDS.index(card) for card in seen.open]
    state.discards = [CARDS.index(card) for card in seen.discards]
    state.tornado = NOWHERE if seen.tornado is None else SQUARES.index(seen.tornado)
    state.tornado_by = NOBODY if seen.tornado_by is None else seen.tornado_by
    state.storm = NOBODY if seen.storm is None else seen.storm
    state.left = seen.movement.left
    state.airship = seen.movement.airship
    state.can_bump = seen.movement.can_bump
    state.route = seen.movement.route[:]
    state.path = [SQUARES.index(square) for square in seen.movement.path]
    state.hooks = seen.movement.hooks[:]
    state.finishing = seen.finishing
    state.departed = sum(1 << pawn for pawn, each in enumerate(seen.pawns) if each.has_left)
    return state


def _lay_mats(state: CrazyCup, seen: View) -> None:
    state.deal_dice([state.rules.mats[seat] for seat in range(state.seats)])
    for player in seen.seats:
        acquired = [bonus.taken for bonus in player.mat]
        lay_mat(state, player.seat, player.active_hand, player.reserve, acquired)


def _sort_cards(known: Known, seen: View) -> None:
    """Whatever lies neither open nor in a hand that can be seen is somewhere among the rest."""
    state = known.table
    observer = SPECTATORS if seen.seat is None else seen.seat
    known.hands = [[CARDS.index(card) for card in player.hand or player.known] for player in seen.seats]
    for card in [*state.open, *state.discards, *[card for hand in known.hands for card in hand]]:
        known.rest.remove(card)
    state.hands = []
    for player in seen.seats:
        for name in player.known:
            remember(state, player.seat, CARDS.index(name), 1 << observer)


@lru_cache(maxsize=TABLES)
def track_of(drawn: tuple[Square, ...]) -> Track:
    """The track that a view shows."""
    return Track(
        [KINDS.index(square.kind) for square in drawn],
        [square.column for square in drawn],
        [square.row for square in drawn],
        [[SQUARES.index(other) for other in square.links] for square in drawn],
    )


@lru_cache(maxsize=TABLES)
def rules_of(seen: RulesView) -> Rules:
    """The rules that a view shows."""
    return Rules(
        teams=seen.teams,
        young=seen.young,
        track=track_of(seen.track),
        mats=[[BONUSES.index(bonus) for bonus in mat] for mat in seen.mats],
        deeds=codes(seen.deeds, DEEDS),
        copies=list(seen.copies),
        squares=list(seen.squares),
        reach=list(seen.reach),
        sources=dict(seen.sources),
    )
