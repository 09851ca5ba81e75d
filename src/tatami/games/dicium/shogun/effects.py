"""The verbs of Shogun: the only places where pawns, tiles and alert cards move."""

from tatami.games.dicium.shogun.palace import BRAZIER, GARRISON, SQUARES, SQUARES_IN_ALL, TORII
from tatami.games.dicium.shogun.state import (
    ALERTS,
    BEATEN,
    BRAZIER_TILE,
    ESCAPE,
    GARRISON_TILE,
    MATS,
    NIGHT,
    NINJAS,
    NO_TILE,
    NOBODY,
    PAWNS,
    REASONS,
    RESERVE,
    SAMURAI,
    SHOGUN,
    TILES,
    TORII_TILE,
    TURNED_TORII,
    Shogun,
)


def take_mat(state: Shogun, seat: int, colour: int) -> None:
    """A player takes a mat, and with it the tiles that lie on it. (R2.1, R2.5)"""
    state.colours[seat] = colour
    mats = state.mats[:]
    mats[seat] = state.rules.mats[colour]
    state.mats = mats
    state.stock[seat] = state.rules.torii if state.side_of(seat) == NINJAS else state.rules.garrisons
    if state.news is not None:
        state.tell("takes-mat", {"seat": seat, "mat": MATS[colour]})


def take_places(state: Shogun) -> None:
    """The first pawns come into play, and the Shogun sits down. (R2.3, R2.4)"""
    palace = state.rules.palace
    state.pawns[SHOGUN] = palace.throne
    place = 0
    for seat in range(state.seats):
        first = state.first_pawn(seat)
        if state.side_of(seat) == NINJAS:
            state.pawns[first] = palace.torii
        elif state.seats == 2:
            for number, square in enumerate(palace.garrisons):
                state.pawns[first + number] = square
        else:
            state.pawns[first] = palace.garrisons[place]
            place += 1


def walk(state: Shogun, seat: int, pawn: int, square: int) -> None:
    """A pawn goes to a square; a captor takes the Shogun along. (R8.1, R9.6)"""
    old = state.pawns[pawn]
    state.pawns[pawn] = square
    if pawn == state.captor:
        state.pawns[SHOGUN] = square
    if state.news is not None:
        state.tell("moves", {"seat": seat, "pawn": PAWNS[pawn], "from": SQUARES[old], "square": SQUARES[square]})
    if pawn == state.captor:
        check_escape(state, True)


def capture(state: Shogun, seat: int, pawn: int) -> None:
    """A ninja takes the Shogun prisoner, and he is never free again. (R9.5, R9.10)"""
    state.captor = pawn
    if state.news is not None:
        state.tell("captures", {"seat": seat, "pawn": PAWNS[pawn], "square": SQUARES[state.pawns[pawn]]})
    check_escape(state, True)


def hand_over(state: Shogun, seat: int, pawn: int) -> None:
    """The Shogun changes hands. (R9.9)"""
    old = state.captor
    state.captor = pawn
    if state.news is not None:
        state.tell("hands-over", {"seat": seat, "pawn": PAWNS[pawn], "pawns": [PAWNS[old]]})


def check_escape(state: Shogun, is_arrival: bool) -> None:
    """The ninjas win once the captor stands on a torii; by an option only if it arrives there. (R14.1, R14.7)"""
    if state.rules.must_arrive and not is_arrival:
        return
    if state.captor != NOBODY and is_torii(state, state.pawns[state.captor]):
        finish(state, ESCAPE, NINJAS)


def beat(state: Shogun, pawn: int) -> bool:
    """A pawn is beaten and leaves its square. Is there a place for it to go back to? If not, it is in the reserve,
    and its side has lost if it was the last in play. (R7.9, R10.4, R14.2, R14.4)"""
    state.pawns[pawn] = RESERVE
    if state.news is not None:
        state.tell("is-beaten", {"seat": state.owner(pawn), "pawn": PAWNS[pawn]})
    side = state.side(pawn)
    if homes(state, side):
        return True
    if state.news is not None:
        state.tell("is-homeless", {"seat": state.owner(pawn), "pawn": PAWNS[pawn]})
    if not state.in_play(side):
        finish(state, BEATEN, SAMURAI if side == NINJAS else NINJAS)
    return False


def put(state: Shogun, pawn: int, square: int) -> None:
    """A pawn comes out of the reserve, or back after a defeat. (R7.9)"""
    state.pawns[pawn] = square
    if state.news is not None:
        state.tell("arrives", {"seat": state.owner(pawn), "pawn": PAWNS[pawn], "square": SQUARES[square]})


def discard_alert(state: Shogun) -> None:
    """One alert card fewer; with the last one the samurai win. Nothing is discarded once the game is over.
    (R1.3, R10.5, R14.3)"""
    if state.over:
        return
    state.alerts -= 1
    if state.news is not None:
        state.tell("alert", {"count": state.alerts})
    if state.alerts == 0:
        finish(state, ALERTS, SAMURAI)


def light(state: Shogun, seat: int, square: int) -> None:
    """A brazier is lit, a torii of that garden goes dark, and an alert card is discarded. (R13.7)"""
    assert state.rules.palace.kinds[square] == BRAZIER and state.tiles[square] == NO_TILE
    state.tiles[square] = BRAZIER_TILE
    state.braziers -= 1
    if state.news is not None:
        state.tell("lights", {"seat": seat, "square": SQUARES[square]})
    zones = state.rules.palace.zones
    for other in range(SQUARES_IN_ALL):
        if zones[other] == zones[square] and state.tiles[other] == TORII_TILE:
            state.tiles[other] = TURNED_TORII
            if state.news is not None:
                state.tell("turns", {"square": SQUARES[other]})
    discard_alert(state)


def place_tile(state: Shogun, seat: int, square: int) -> None:
    """A Torii or Garrison tile comes from the player's mat to the board. (R13.1, R13.5)"""
    tile = state.tile_of(seat)
    state.stock[seat] -= 1
    state.tiles[square] = tile
    if state.news is not None:
        state.tell("places", {"seat": seat, "tile": TILES[tile], "square": SQUARES[square]})
    check_escape(state, False)


def move_tile(state: Shogun, seat: int, old: int, square: int) -> None:
    """A tile on the board goes elsewhere; a Torii tile shows its Torii side again. (R7.6, R13.4, R13.6)"""
    tile = state.tile_of(seat)
    state.tiles[old] = NO_TILE
    state.tiles[square] = tile
    if state.news is not None:
        facts = {"seat": seat, "tile": TILES[tile], "from": SQUARES[old], "square": SQUARES[square]}
        state.tell("shifts", {**facts})
    check_escape(state, False)


def end_night(state: Shogun) -> None:
    """It is day, and the side that has the Shogun wins. (R14.5)"""
    finish(state, NIGHT, SAMURAI if state.captor == NOBODY else NINJAS)


def finish(state: Shogun, reason: int, winner: int) -> None:
    """The game is over. (R1.3)"""
    if state.over:
        return
    state.over = True
    state.reason = reason
    state.winner = winner
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason]})


# Questions that options, verbs and reasons ask alike


def is_torii(state: Shogun, square: int) -> bool:
    """The Torii square, or a Torii tile with its Torii side up. (R7.6, R7.7)"""
    return square == state.rules.palace.torii or state.tiles[square] == TORII_TILE


def is_garrison(state: Shogun, square: int) -> bool:
    """A garrison square or a Garrison tile. (R7.8)"""
    return state.rules.palace.kinds[square] == GARRISON or state.tiles[square] == GARRISON_TILE


def is_accessible(state: Shogun, square: int, side: int) -> bool:
    """Does nobody of the other side stand here, and no Shogun? (R7.7, R7.8)"""
    if state.pawns[SHOGUN] == square:
        return False
    other = SAMURAI if side == NINJAS else NINJAS
    return not any(state.pawns[pawn] == square for pawn in state.pawns_of(other))


def homes(state: Shogun, side: int) -> list[int]:
    """The accessible toriis of the ninjas, or garrisons of the samurai. (R7.7, R7.8)"""
    # These are `is_torii` and `is_garrison`, in line, since this is asked often.
    printed, laid = (TORII, TORII_TILE) if side == NINJAS else (GARRISON, GARRISON_TILE)
    kinds = state.rules.palace.kinds
    found: list[int] = []
    for square, tile in enumerate(state.tiles):
        if (tile == laid or kinds[square] == printed) and is_accessible(state, square, side):
            found.append(square)
    return found
