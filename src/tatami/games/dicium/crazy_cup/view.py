"""What a seat may know of a table of Crazy Cup. (R16)"""

from functools import lru_cache

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Waiting, waiting
from tatami.games.dicium.crazy_cup.choices import CARDS, CHOICES, SQUARES, TILES
from tatami.games.dicium.crazy_cup.frames import Act
from tatami.games.dicium.crazy_cup.scoring import outcome
from tatami.games.dicium.crazy_cup.state import (
    DEEDS,
    NOBODY,
    NOWHERE,
    SPECTATORS,
    UNDECIDED,
    CrazyCup,
    Rules,
)
from tatami.games.dicium.crazy_cup.track import KINDS, TILE_BITS, Track
from tatami.games.dicium.dice import names
from tatami.games.dicium.forms import Form, forms
from tatami.games.dicium.view import Deed, Notch, deeds, mats, notches, phase, picked_dice

TABLES = 64  # The rules of so many are kept; packs may bring any number.
DIRECTIONS = ("clockwise", "counter-clockwise")


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them; `hand` only where it may be known, otherwise `known`: the cards in it that
    were seen on their way there."""

    seat: int
    active_hand: int
    reserve: list[str]
    mat: list[Notch]
    tiles: list[str]
    hand_size: int
    hand: list[str] | None
    known: list[str]


class Pawn(msgspec.Struct, frozen=True):
    """A pawn on the track; `seat` is None for the drone. `squares` counts the road from Start; `has_left`: did it
    ever leave Start?"""

    seat: int | None
    place: int
    square: str
    squares: int
    direction: str | None
    has_left: bool
    has_finished: bool


class Square(msgspec.Struct, frozen=True):
    """A square of the track: what it is, where it lies, what it is joined with."""

    square: str
    kind: str
    column: int
    row: int
    links: tuple[str, ...]


class Movement(msgspec.Struct, frozen=True):
    """A movement under way."""

    left: int
    airship: bool
    can_bump: bool
    route: list[int]
    path: list[str]
    hooks: list[int]


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. `deeds` says what each combination of values
    does; `sources` tells where the values come from: `rulebook`, `inferred`, `reconstruction` or the `owner` of a
    box; of the `track`, of each combination (`pair`), of each mat (`mat-blue`) and each cheat card (`card-hook`)."""

    teams: bool
    young: bool
    mats: tuple[tuple[str, ...], ...]
    deeds: tuple[Deed, ...]
    copies: tuple[int, ...]
    squares: tuple[int, ...]
    reach: tuple[int, ...]
    track: tuple[Square, ...]
    sources: dict[str, str]

    def __hash__(self) -> int:
        return hash((self.teams, self.young, self.deeds, self.copies, self.squares, self.reach))


class View(msgspec.Struct, frozen=True, tag="dicium.crazy_cup", tag_field="game"):
    """A table as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    steps: int
    turn: int
    first: int
    phase: str | None
    dice: list[str]
    picked_dice: list[str]
    thrown: int
    throws: int
    actions: int
    forms: list[Form]
    combat: int
    seats: list[Seat]
    pawns: list[Pawn]
    supply: list[str]
    open: list[str]
    deck: int
    discards: list[str]
    tornado: str | None
    tornado_by: int | None
    storm: int | None
    movement: Movement
    finishing: bool
    waiting: list[Waiting]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="dicium.crazy_cup", tag_field="game"):
    """The view that hides nothing: every hand, the deck, the state of chance."""

    table: View
    deck: list[str]
    chance: int


def view(state: CrazyCup, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: CrazyCup) -> Referee:
    """Everything."""
    return Referee(_seen(state, None, [True] * state.seats), _cards(state.deck), state.chance)


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in sorted(cards)]


def _tiles(packed: int) -> list[str]:
    return [name for number, name in enumerate(TILES) for _ in range(packed >> (number * TILE_BITS) & 3)]


def _seat(state: CrazyCup, seat: int, is_open: bool, observer: int) -> Seat:
    hand = _cards(state.hands[seat]) if is_open else None
    return Seat(
        seat=seat,
        active_hand=state.hand[seat],
        reserve=names(state.reserve[seat]),
        mat=notches(state, seat),
        tiles=_tiles(state.tiles[seat]),
        hand_size=len(state.hands[seat]),
        hand=hand,
        known=[] if is_open else _cards(state.known_cards(seat, observer)),
    )


def _pawn(state: CrazyCup, pawn: int) -> Pawn:
    way = state.direction[pawn]
    return Pawn(
        seat=None if state.is_drone(pawn) else pawn,
        place=state.place[pawn],
        square=SQUARES[state.at[pawn]],
        squares=state.squares(pawn),
        direction=None if way == UNDECIDED else DIRECTIONS[way],
        has_left=bool(state.departed >> pawn & 1),
        has_finished=state.has_finished(pawn),
    )


def _track(track: Track) -> tuple[Square, ...]:
    return tuple(
        Square(
            SQUARES[square],
            KINDS[track.kinds[square]],
            track.columns[square],
            track.rows[square],
            tuple(SQUARES[other] for other in track.links[square]),
        )
        for square in range(len(track.kinds))
    )


def _rules(rules: Rules) -> RulesView:
    """The rules; a view has its own sources, for they can be written into."""
    return msgspec.structs.replace(_lasting_rules(rules), sources=dict(rules.sources))


@lru_cache(maxsize=TABLES)
def _lasting_rules(rules: Rules) -> RulesView:
    return RulesView(
        teams=rules.teams,
        young=rules.young,
        mats=mats(rules.mats),
        deeds=deeds(rules.deeds, DEEDS),
        copies=tuple(rules.copies),
        squares=tuple(rules.squares),
        reach=tuple(rules.reach),
        track=_track(rules.track),
        sources={},
    )


def _seen(state: CrazyCup, seat: int | None, is_open: list[bool]) -> View:
    return View(
        seat=seat,
        steps=state.steps,
        turn=state.turn,
        first=state.first,
        phase=phase(state, Act),
        dice=names(state.dice),
        picked_dice=picked_dice(state),
        thrown=state.thrown,
        throws=state.throws,
        actions=state.actions,
        forms=forms(state, Act, CHOICES, DEEDS, state.combinations, state.deed_of),
        combat=state.combat,
        seats=[
            _seat(state, other, is_open[other], SPECTATORS if seat is None else seat) for other in range(state.seats)
        ],
        pawns=[_pawn(state, pawn) for pawn in range(state.pawns)],
        supply=[name for number, name in enumerate(TILES) for _ in range(state.supply[number])],
        open=[CARDS[card] for card in state.open],
        deck=len(state.deck),
        discards=_cards(state.discards),
        tornado=None if state.tornado == NOWHERE else SQUARES[state.tornado],
        tornado_by=None if state.tornado_by == NOBODY else state.tornado_by,
        storm=None if state.storm == NOBODY else state.storm,
        movement=Movement(
            left=state.left,
            airship=state.airship,
            can_bump=state.can_bump,
            route=state.route[:],
            path=[SQUARES[square] for square in state.path],
            hooks=state.hooks[:],
        ),
        finishing=state.finishing,
        waiting=waiting(state),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )
