"""What must hold in every state of Civilisation, whatever was played."""

from tatami.games.dicium.civilisation.archipelago import REGION_OF, SEA
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.choices import COMMON
from tatami.games.dicium.civilisation.fighting import Attack, Defence, Rethrow, Retreat
from tatami.games.dicium.civilisation.setup import DEALT, MORE_COMMON
from tatami.games.dicium.civilisation.state import (
    ALL_HEROES,
    ALL_MONSTERS,
    CAPITAL,
    EVERYBODY,
    FIVE_TILES,
    HERO_TILE,
    HERO_TYPE,
    NO_SECRET,
    NO_TILE,
    ROUND_LIMIT,
    SOLO_TURNS,
    SUPPLY,
    TILE_KINDS,
    TYPE_OF,
    TYPES,
    VICTORY_CARDS,
    Civilisation,
)
from tatami.games.dicium.row import OPEN_CARDS


def check(state: Civilisation) -> None:
    """Raise AssertionError, naming what is broken."""
    state.check_dice()
    _check_tiles(state)
    _check_pawns(state)
    _check_philosophers(state)
    _check_points(state)
    _check_objectives(state)
    assert state.round <= (SOLO_TURNS if state.seats == 1 else ROUND_LIMIT), "a round too many (R14.4, R15.1)"
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"


def _check_tiles(state: Civilisation) -> None:
    regions = [0] * (state.seats * TYPES)
    at_sea = [0] * state.seats
    heroes = [0] * state.seats
    for square, tile in enumerate(state.tiles):
        if tile == NO_TILE:
            continue
        seat, kind = divmod(tile - 1, TILE_KINDS)
        place = seat * TYPES + TYPE_OF[kind]
        assert not regions[place] >> REGION_OF[square] & 1, f"seat {seat} has two tiles of a type in a region (R9.2)"
        regions[place] |= 1 << REGION_OF[square]
        at_sea[seat] += state.terrain(square) == SEA
        if kind == CAPITAL:
            assert square == state.capital(seat), f"the capital of seat {seat} has moved (R2.4)"
        elif TYPE_OF[kind] == HERO_TYPE:
            assert not heroes[seat] >> (kind - HERO_TILE) & 1, f"seat {seat} has a hero twice (R9.3)"
            heroes[seat] |= 1 << (kind - HERO_TILE)
        assert state.monster_on(square) < 0, "a tile lies under a monster (R9.1)"
    assert (regions, at_sea, heroes) == (state.regions, state.at_sea, state.heroes), "tiles are miscounted"
    for seat in range(state.seats):
        assert state.owner(state.capital(seat)) == seat, f"seat {seat} has no capital (R2.4)"
        assert 0 <= state.heroes[seat] <= ALL_HEROES
        for type in range(TYPES):
            assert state.count(seat, type) <= SUPPLY[type], f"seat {seat} has too many tiles (R9.3)"


def _check_pawns(state: Civilisation) -> None:
    for seat, square in enumerate(state.pawns):
        assert not state.is_closed(seat, square), f"seat {seat} stands on a foreign capital (R7.3)"
    if not any(isinstance(frame, Attack | Defence | Rethrow | Retreat) for frame in state.stack):
        assert len(set(state.pawns)) == state.seats, "two pawns share a square, and nobody fights (R7.5)"
        assert all(state.monster_on(square) < 0 for square in state.pawns), "a pawn stands on a monster (R7.5)"
    slain = 0
    for beaten in state.slain:
        assert not slain & beaten, "a monster was slain twice (R10.4)"
        slain |= beaten
    assert slain ^ state.monsters == ALL_MONSTERS and not slain & state.monsters, "monsters were lost (R2.5)"


def _check_philosophers(state: Civilisation) -> None:
    places = [0] * len(PHILOSOPHERS)
    for card in [*state.deck, *state.open]:
        places[card] += 1
    for bits in [state.removed, *state.hands]:
        for card in range(len(PHILOSOPHERS)):
            places[card] += bits >> card & 1
    assert places == [1] * len(PHILOSOPHERS), "philosophers were lost or made (R2.7)"
    assert len(state.open) == OPEN_CARDS or not state.deck, "the row is not filled (R8.6)"
    for card, known in enumerate(state.known):
        assert 0 <= known <= EVERYBODY
        if card in state.deck:
            assert known == 0, "somebody knows a card of the deck (R16.1)"
        for seat, hand in enumerate(state.hands):
            assert not hand >> card & 1 or known >> seat & 1, "a player does not know an own card (R16.1)"


def _check_points(state: Civilisation) -> None:
    on_table = state.pile + state.spare + sum(state.cards)
    assert on_table == VICTORY_CARDS, f"there are {on_table} victory cards (R2.6)"
    assert 0 <= sum(state.fives) <= FIVE_TILES, "there are three tiles of five (R2.6)"
    assert state.finishing == (state.pile == 0), "the last card brings on the end (R14.2)"
    for seat in range(state.seats):
        assert state.noted(seat) >= 0, f"seat {seat} holds more points than it gained (R14.1)"
        if state.noted(seat):
            assert state.spare == 0 and state.pile == 0, "a point was written down although there were cards (R14.3)"


def _check_objectives(state: Civilisation) -> None:
    found = list(state.common)
    for bits in [state.given_up, *state.taken]:
        found += [objective for objective in range(len(COMMON)) if bits >> objective & 1]
    assert len(found) == len(set(found)) == state.seats + MORE_COMMON, "common objectives were lost or made (R2.8)"
    held = 0
    for seat, dealt in enumerate(state.dealt):
        assert dealt.bit_count() == DEALT and not held & dealt, "a secret objective was dealt twice (R2.9)"
        held |= dealt
        secret = state.secrets[seat]
        assert secret == NO_SECRET or dealt >> secret & 1, f"seat {seat} keeps what it was not dealt (R2.9)"
