"""What must hold in every state of Shogun, whatever was played."""

from tatami.games.dicium.shogun.combat import Arrival, Attack, Defence
from tatami.games.dicium.shogun.effects import homes, is_torii
from tatami.games.dicium.shogun.frames import Banzai
from tatami.games.dicium.shogun.palace import BRAZIER, CORRIDOR, GARDEN, SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import (
    ALERTS,
    BEATEN,
    BRAZIER_TILE,
    ENDLESS,
    ESCAPE,
    GARRISON_TILE,
    NIGHT,
    NINJAS,
    NO_TILE,
    NOBODY,
    NOTHING,
    PAWNS,
    PAWNS_EACH,
    RESERVE,
    SAMURAI,
    SHOGUN,
    TILES,
    TORII_TILE,
    TURNED_TORII,
    Shogun,
)


def check(state: Shogun) -> None:
    """Raise AssertionError, naming what is broken."""
    state.check_dice()
    _mats_are_sound(state)
    _tiles_are_conserved(state)
    _pawns_stand_where_they_may(state)
    assert 0 <= state.alerts <= state.rules.alerts, f"{state.alerts} alert cards (R2.6)"
    night = state.round if state.rules.night == ENDLESS else state.rules.night
    assert 0 <= state.round <= night, f"round {state.round} of {night} (R14.5)"
    _the_table_is_at_rest(state)


def _mats_are_sound(state: Shogun) -> None:
    taken = [colour for colour in state.colours if colour != NOTHING]
    assert len(set(taken)) == len(taken), "two players have one mat (R2.1)"
    for seat, colour in enumerate(state.colours):
        if colour != NOTHING:
            assert state.side(colour * PAWNS_EACH) == state.side_of(seat), "a mat of the other side (R2.1)"
            assert state.mats[seat] == state.rules.mats[colour], "another mat than the one taken (R2.1)"
    for pawn, square in enumerate(state.pawns[:SHOGUN]):
        assert square == RESERVE or pawn // PAWNS_EACH in taken, f"{PAWNS[pawn]} belongs to nobody (R2.3)"


def _tiles_are_conserved(state: Shogun) -> None:
    rules, kinds = state.rules, state.rules.palace.kinds
    counts = [state.tiles.count(tile) for tile in range(len(TILES))]
    assert counts[BRAZIER_TILE] + state.braziers == rules.braziers, "brazier tiles came or went (R2.6)"
    for side, here, each in (
        (NINJAS, counts[TORII_TILE] + counts[TURNED_TORII], rules.torii),
        (SAMURAI, counts[GARRISON_TILE], rules.garrisons),
    ):
        seats = [seat for seat in range(state.seats) if state.side_of(seat) == side]
        players = [seat for seat in seats if state.colours[seat] != NOTHING]
        stock = sum(state.stock[seat] for seat in seats)
        assert stock + here == each * len(players) and min(state.stock) >= 0, "tiles came or went (R2.5)"
    wanted = {BRAZIER_TILE: BRAZIER, TORII_TILE: GARDEN, TURNED_TORII: GARDEN, GARRISON_TILE: CORRIDOR}
    torii_gardens = [rules.palace.zones[rules.palace.torii]]
    for square in range(SQUARES_IN_ALL):
        tile = state.tiles[square]
        assert tile == NO_TILE or kinds[square] == wanted[tile], f"a {TILES[tile]} tile where none belongs (R7.5)"
        if tile == TORII_TILE:
            torii_gardens.append(rules.palace.zones[square])
    lit = [rules.palace.zones[square] for square in range(SQUARES_IN_ALL) if state.tiles[square] == BRAZIER_TILE]
    assert len(set(torii_gardens)) == len(torii_gardens), "two toriis in a garden (R13.1)"
    assert not set(torii_gardens[1:]) & set(lit), "a torii in a lit garden (R13.7)"


def _pawns_stand_where_they_may(state: Shogun) -> None:
    assert all(RESERVE <= square < SQUARES_IN_ALL for square in state.pawns), "a pawn off the board"
    captor, place = state.captor, state.pawns[SHOGUN]
    assert place != RESERVE, "the Shogun is gone (R2.4)"
    moving = [frame.pawn for frame in state.stack if isinstance(frame, Arrival | Banzai)]
    ninjas = {state.pawns[pawn] for pawn in state.pawns_of(NINJAS) if pawn not in moving} - {RESERVE}
    samurai = {state.pawns[pawn] for pawn in state.pawns_of(SAMURAI) if pawn not in moving} - {RESERVE}
    assert state.over or not ninjas & samurai, "ninjas and samurai on one square (R8.3)"  # An end breaks a fight off.
    if SHOGUN not in moving:
        assert place not in samurai, "the Shogun and a samurai on one square (R9.2)"
    if captor == NOBODY:
        assert place not in ninjas or state.over, "a ninja stands with the Shogun and has not captured him (R9.5)"
    else:
        assert captor in state.pawns_of(NINJAS) and state.pawns[captor] == place, "the captor lost him (R9.6)"
        has_escaped = is_torii(state, place) and not state.rules.must_arrive
        assert state.over or not has_escaped, "the captor stands on a torii (R14.1)"


def _the_table_is_at_rest(state: Shogun) -> None:
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        _the_end_is_true(state)
        return
    assert state.reason == NOTHING and state.winner == NOBODY and state.alerts > 0, "an end is missed (R14.3)"
    asked = state.asked[0]
    assert len(state.asked) == 1 and len(set(asked.options)) == len(asked.options), "a choice is offered twice"
    for frame in state.stack:
        if isinstance(frame, Attack | Defence):
            assert state.pawns[frame.foe] != RESERVE, "a fight with nobody (R10.1)"


def _the_end_is_true(state: Shogun) -> None:
    reason = state.reason
    loser = SAMURAI if state.winner == NINJAS else NINJAS
    has_shogun = SAMURAI if state.captor == NOBODY else NINJAS
    if reason == ESCAPE:
        assert state.captor != NOBODY and is_torii(state, state.pawns[SHOGUN]), "no escape (R14.1)"
        assert state.winner == NINJAS, "the Shogun was carried off for nothing (R14.1)"
    elif reason == ALERTS:
        assert state.alerts == 0 and state.winner == SAMURAI, "there are alert cards left (R14.3)"
    elif reason == BEATEN:
        assert state.in_play(loser) == 0 and not homes(state, loser), "a side is not beaten (R14.2, R14.4)"
    else:
        assert reason == NIGHT and state.round == state.rules.night, "the night is not over (R14.5)"
        assert state.rules.night != ENDLESS, "a night without end has ended (R14.5)"
        assert state.winner == has_shogun, "the wrong side has the Shogun (R14.5)"
