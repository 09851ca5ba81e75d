"""What must hold in every state of Crazy Cup, whatever was played."""

from tatami.games.dicium.crazy_cup.choices import TILES
from tatami.games.dicium.crazy_cup.state import (
    NOBODY,
    NOWHERE,
    SPECTATORS,
    TILE_COUNT,
    TILE_SLOTS,
    UNDECIDED,
    USELESS_ALONE,
    CrazyCup,
)
from tatami.games.dicium.crazy_cup.track import TILE_BITS
from tatami.games.dicium.row import OPEN_CARDS


def check(state: CrazyCup) -> None:
    """Raise AssertionError, naming what is broken."""
    state.check_dice()
    _check_cards(state)
    _check_pawns(state)
    each = 1 if state.seats < 3 else 2
    for tile in range(len(TILES)):
        held = sum(tiles >> (tile * TILE_BITS) & 3 for tiles in state.tiles)
        assert held + state.supply[tile] == each, f"{held} {TILES[tile]} held, {state.supply[tile]} beside (R2.5)"
    assert all(TILE_COUNT[tiles] <= TILE_SLOTS for tiles in state.tiles), "more than two tiles on a mat (R8.2)"
    assert (state.tornado == NOWHERE) == (state.tornado_by == NOBODY), "a tornado of nobody (R11.2)"
    assert state.tornado == NOWHERE or state.storm == NOBODY, "two tornado tiles (R11.2)"
    if state.rules.young:
        assert state.hand == [5] * state.seats, "young pilots have five dice (R15.1)"
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"


def _check_cards(state: CrazyCup) -> None:
    here = sorted([*state.deck, *state.discards, *state.open, *(card for hand in state.hands for card in hand)])
    expected = [card for card in state.rules.deck if state.seats > 1 or card not in USELESS_ALONE]
    assert here == expected, "cheat cards were lost or made (R2.3)"
    assert all(hand == sorted(hand) for hand in state.hands), "a hand is out of order"
    for holder, hand in enumerate(state.hands):
        for observer in range(SPECTATORS + 1):
            known = state.known_cards(holder, observer)
            assert all(hand.count(card) >= known.count(card) for card in known), (
                "a card is known and not there (R16.1)"
            )
    assert len(state.open) <= OPEN_CARDS, "more than three cards lie open (R2.4)"
    assert len(state.open) == OPEN_CARDS or not (state.deck or state.discards), "the open row is not filled (R8.5)"


def _check_pawns(state: CrazyCup) -> None:
    assert len(state.place) == len(state.at) == len(state.direction) == state.pawns
    for pawn in range(state.pawns):
        circuit = state.circuit(pawn)
        assert 0 <= state.place[pawn] < len(circuit.square), f"pawn {pawn} is off the track"
        assert state.at[pawn] == circuit.square[state.place[pawn]], f"pawn {pawn} is not where it stands"
        assert state.departed >> pawn & 1 or state.place[pawn] == 0, f"pawn {pawn} is away and never left (R14.4)"
        assert state.direction[pawn] != UNDECIDED or state.place[pawn] == 0, f"pawn {pawn} moved nowhere (R7.2)"
    if state.rules.teams:
        for seat in range(2):
            ways = (state.direction[seat], state.direction[seat + 2])
            assert ways == (UNDECIDED, UNDECIDED) or sorted(ways) == [0, 1], "partners go the same way (R14.3)"
            assert state.over or not state.have_met(seat), "partners have met (R14.4)"
    else:
        assert len(set(state.direction)) == 1, "not all go the same way (R7.2)"
        finished = any(place >= len(state.rules.track.kinds) for place in state.place)
        assert finished == state.finishing, "the last round begins when the first reaches the finish (R12.1)"
