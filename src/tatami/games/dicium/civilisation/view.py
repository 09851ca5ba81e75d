"""What a seat may know of a table of Civilisation. (R16)"""

from functools import lru_cache

import msgspec

from tatami.core.outcome import Outcome
from tatami.core.waiting import Asked, Picked, Waiting, asked, picked, waiting
from tatami.games.dicium.civilisation.archipelago import REGION_OF, REGIONS, SQUARES, TERRAINS
from tatami.games.dicium.civilisation.archipelago import SIZE as WIDTH
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import CHOICES, COMMON, HEROES, SECRETS
from tatami.games.dicium.civilisation.frames import Act
from tatami.games.dicium.civilisation.objectives import measure
from tatami.games.dicium.civilisation.prospects import Fight, Reach, fight, forms_of, reaches
from tatami.games.dicium.civilisation.scoring import outcome, sheet
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    DEEDS,
    FIVE_TILES,
    MEASURES,
    MONSTERS,
    NO_SECRET,
    NO_TILE,
    SPECTATORS,
    SUPPLY,
    TEMPLE_TYPE,
    TILE_KINDS,
    TILES,
    WONDER_TYPE,
    Civilisation,
    Rules,
)
from tatami.games.dicium.dice import COLOURS, names
from tatami.games.dicium.forms import Form
from tatami.games.dicium.view import Deed, Notch, deeds, mats, notches, phase, picked_dice

TABLES = 64  # The rules of so many are kept; packs may bring any number.


class Seat(msgspec.Struct, frozen=True):
    """One player as the others see them. `hand` and `secret` only where they may be known; `known` are the
    philosophers of a hidden hand that were seen on their way there, `dealt` the two secret objectives of the
    beginning."""

    seat: int
    mat: str | None  # The colour; None until it is chosen.
    square: str  # Where the pawn stands.
    capital: str  # The square of the capital.
    active_hand: int
    reserve: list[str]
    notches: list[Notch]
    heroes: list[str]  # Those that are still on the mat.
    powers: list[str]  # Those that have left it.
    cities: int  # Left to build.
    temples: int  # Left to build.
    wonder: bool  # Left to build.
    monsters: list[str]  # Slain.
    attacks_won: int
    objectives: list[str]  # Common objectives that it has taken.
    hand_size: int
    hand: list[str] | None
    shown: list[str]  # Of the hand, what everybody knows, the player too.
    known: list[str]
    dealt: list[str] | None
    secret: str | None
    has_secret: bool  # Has it chosen one?
    cards: int  # Point cards.
    fives: int  # Tiles of five points.
    noted: int  # Points for which there was neither.
    sheet: dict[str, int]  # Where its points come from, as far as the observer may know.
    points: int  # Their sum, if the game ended now.
    measures: dict[str, int]  # How much it has of what objectives count.


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board; `owner` is a seat."""

    square: str
    tile: str
    owner: int


class Lair(msgspec.Struct, frozen=True):
    """A monster on the board; `square` is where it lies in wait."""

    monster: str
    square: str
    defence: int


class Objective(msgspec.Struct, frozen=True):
    """A common objective of this game: `state` is open, taken (by `owner`) or given-up."""

    objective: str
    state: str
    owner: int | None


class Square(msgspec.Struct, frozen=True):
    """A square of the archipelago as it is printed."""

    square: str
    x: int
    y: int
    terrain: str
    region: str
    is_quarry: bool
    is_capital: bool


class Need(msgspec.Struct, frozen=True):
    """So many of something that is counted."""

    measure: str
    count: int


class ObjectiveRow(msgspec.Struct, frozen=True):
    """What an objective asks for and brings."""

    points: int
    needs: tuple[Need, ...]


class RulesView(msgspec.Struct, frozen=True):
    """The table options and the values in play: everybody knows them. `sources` tells where the values come from:
    `rulebook`, `inferred`, `reconstruction` or the `owner` of a box; of the `archipelago`, of each combination
    (`pair`), mat (`mat-blue`), monster (`monster-hydra`), hero (`hero-blue`), philosopher (`card-plato`) and
    objective (`objective-builder`, `secret-sage`)."""

    dealt_mats: bool
    compensates: bool
    squares: tuple[Square, ...]
    drawing: tuple[str, ...]
    lairs: tuple[str, ...]
    defences: tuple[int, ...]
    mats: tuple[tuple[str, ...], ...]
    deeds: tuple[Deed, ...]
    hero_colours: tuple[str, ...]
    hero_faces: tuple[int, ...]
    numbers: tuple[int, ...]
    philosophers: tuple[str, ...]
    common: tuple[ObjectiveRow, ...]
    secrets: tuple[ObjectiveRow, ...]
    compensation: tuple[int, ...]
    sources: dict[str, str]

    def __hash__(self) -> int:
        return hash((self.drawing, self.lairs, self.defences, self.deeds, self.numbers, self.common, self.secrets))


class View(msgspec.Struct, frozen=True, tag="dicium.civilisation", tag_field="game"):
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
    has_acted: bool
    has_redeployed: bool
    boosts: list[str]  # Philosophers that were played for the action that comes next.
    forms: list[Form]
    reaches: list[Reach]
    combat: int  # How the combat die fell last.
    attack_die: int  # How it fell in the last attack on a player.
    fight: Fight | None
    seats: list[Seat]
    tiles: list[Tile]
    monsters: list[Lair]
    pile: int  # Victory cards of the stack.
    spare: int  # Those of the reserve.
    five_tiles: int  # Tiles of five points that are left.
    finishing: bool
    objectives: list[Objective]
    open: list[str]
    deck: int
    removed: list[str]
    waiting: list[Waiting]
    asked: list[Asked]
    picked: list[Picked]
    rules: RulesView
    outcome: Outcome | None
    revealed: int


class Referee(msgspec.Struct, frozen=True, tag="dicium.civilisation", tag_field="game"):
    """The view that hides nothing: every hand and secret, the deck, the state of chance."""

    table: View
    deck: list[str]
    chance: int


def view(state: Civilisation, seat: int | None) -> View:
    """Built up from nothing: what this seat may know."""
    return _seen(state, seat, [state.over or other == seat for other in range(state.seats)])


def referee(state: Civilisation) -> Referee:
    """Everything."""
    deck = [PHILOSOPHERS[card] for card in sorted(state.deck)]
    return Referee(_seen(state, None, [True] * state.seats), deck, state.chance)


def of_bits(bits: int, ids: tuple[str, ...]) -> list[str]:
    """The ids whose bits are set."""
    return [name for number, name in enumerate(ids) if bits >> number & 1]


def _seat(state: Civilisation, seat: int, is_open: bool, observer: int) -> Seat:
    heroes = state.heroes[seat]
    colour = state.colours[seat]
    secret = state.secrets[seat]
    counted = sheet(state, seat)
    if not is_open:
        counted["secret"] = 0
    known = [] if is_open else [PHILOSOPHERS[card] for card in state.known_cards(seat, observer)]
    return Seat(
        seat=seat,
        mat=None if colour < 0 else COLOURS[colour],
        square=SQUARES[state.pawns[seat]],
        capital=SQUARES[state.capital(seat)],
        active_hand=state.hand[seat],
        reserve=names(state.reserve[seat]),
        notches=[] if colour < 0 else notches(state, seat),
        heroes=of_bits(~heroes, HEROES),
        powers=of_bits(heroes, HEROES),
        cities=SUPPLY[CITY_TYPE] - state.count(seat, CITY_TYPE),
        temples=SUPPLY[TEMPLE_TYPE] - state.count(seat, TEMPLE_TYPE),
        wonder=state.has_supply(seat, WONDER_TYPE),
        monsters=of_bits(state.slain[seat], MONSTERS),
        attacks_won=state.attacks_won[seat],
        objectives=of_bits(state.taken[seat], COMMON),
        hand_size=state.hand_size(seat),
        hand=of_bits(state.hands[seat], PHILOSOPHERS) if is_open else None,
        shown=[PHILOSOPHERS[card] for card in state.shown_cards(seat)],
        known=known,
        dealt=of_bits(state.dealt[seat], SECRETS) if is_open else None,
        secret=SECRETS[secret] if is_open and secret != NO_SECRET else None,
        has_secret=secret != NO_SECRET,
        cards=state.cards[seat],
        fives=state.fives[seat],
        noted=state.noted(seat),
        sheet=counted,
        points=sum(counted.values()),
        measures={what: measure(state, seat, number) for number, what in enumerate(MEASURES)},
    )


def _tiles(state: Civilisation) -> list[Tile]:
    return [
        Tile(SQUARES[square], TILES[(tile - 1) % TILE_KINDS], (tile - 1) // TILE_KINDS)
        for square, tile in enumerate(state.tiles)
        if tile != NO_TILE
    ]


def _objectives(state: Civilisation) -> list[Objective]:
    found = []
    for number, name in enumerate(COMMON):
        owners = [seat for seat in range(state.seats) if state.taken[seat] >> number & 1]
        if owners:
            found.append(Objective(name, "taken", owners[0]))
        elif state.given_up >> number & 1:
            found.append(Objective(name, "given-up", None))
    return [*[Objective(COMMON[number], "open", None) for number in state.common], *found]


def _rules(rules: Rules) -> RulesView:
    """The rules; a view has its own sources, for they can be written into."""
    return msgspec.structs.replace(_lasting_rules(rules), sources=dict(rules.sources))


@lru_cache(maxsize=TABLES)
def _lasting_rules(rules: Rules) -> RulesView:
    board = rules.archipelago
    return RulesView(
        dealt_mats=rules.dealt_mats,
        compensates=rules.compensates,
        squares=tuple(
            Square(
                name,
                square % WIDTH,
                square // WIDTH,
                TERRAINS[board.terrain[square]],
                REGIONS[REGION_OF[square]],
                board.quarries[square],
                square in board.capitals,
            )
            for square, name in enumerate(SQUARES)
        ),
        drawing=board.drawing,
        lairs=tuple(SQUARES[square] for square in rules.lairs),
        defences=tuple(rules.defences),
        mats=mats(rules.mats),
        deeds=deeds(rules.deeds, DEEDS),
        hero_colours=tuple(COLOURS[colour] for colour in rules.hero_colours),
        hero_faces=tuple(rules.hero_faces),
        numbers=tuple(rules.numbers),
        philosophers=tuple(PHILOSOPHERS[card] for card in rules.deck),
        common=_objective_rows(rules.common_needs, rules.common_points),
        secrets=_objective_rows(rules.secret_needs, rules.secret_points),
        compensation=tuple(rules.compensation),
        sources={},
    )


def _objective_rows(needs: list[list[tuple[int, int]]], points: list[int]) -> tuple[ObjectiveRow, ...]:
    return tuple(
        ObjectiveRow(worth, tuple(Need(MEASURES[what], many) for what, many in row))
        for row, worth in zip(needs, points, strict=True)
    )


def _seen(state: Civilisation, seat: int | None, is_open: list[bool]) -> View:
    observer = SPECTATORS if seat is None else seat
    return View(
        seat=seat,
        steps=state.steps,
        round=state.round,
        turn=state.turn,
        first=state.first,
        phase=phase(state, Act),
        dice=names(state.dice),
        picked_dice=picked_dice(state),
        thrown=state.thrown,
        throws=state.throws,
        actions=state.actions,
        has_acted=state.has_acted,
        has_redeployed=state.has_redeployed,
        boosts=of_bits(state.boosts, PHILOSOPHERS),
        forms=forms_of(state),
        reaches=reaches(state),
        combat=state.combat,
        attack_die=state.attack_die,
        fight=fight(state),
        seats=[_seat(state, other, is_open[other], observer) for other in range(state.seats)],
        tiles=_tiles(state),
        monsters=[
            Lair(name, SQUARES[state.rules.lairs[monster]], state.rules.defences[monster])
            for monster, name in enumerate(MONSTERS)
            if state.monsters >> monster & 1
        ],
        pile=state.pile,
        spare=state.spare,
        five_tiles=FIVE_TILES - sum(state.fives),
        finishing=state.finishing,
        objectives=_objectives(state),
        open=[PHILOSOPHERS[card] for card in state.open],
        deck=len(state.deck),
        removed=of_bits(state.removed, PHILOSOPHERS),
        waiting=waiting(state),
        asked=asked(state),
        picked=picked(state, CHOICES, is_open),
        rules=_rules(state.rules),
        outcome=outcome(state),
        revealed=state.revealed,
    )
