"""What holds in every state of Bushido; asserted after every step of random play."""

from tatami.games.bushido.phases.combat import disc_now, stack_now
from tatami.games.bushido.phases.regrouping import Regrouping
from tatami.games.bushido.state import (
    CHOOSING_DISCS,
    COMBAT_DISCS,
    DISC_KINDS,
    ELITE_TOKENS,
    FEW_DISCS,
    FORTRESS,
    KINDS,
    LANDS,
    LAST_MONTH,
    MAP,
    MOST_TROOPS,
    NO_COMBAT,
    NOBODY,
    NOTHING,
    RESOLVED,
    RONIN,
    SHOGUN,
    STACKING,
    START_HONOUR,
    TILES,
    TRACK_END,
    Bushido,
)


def check(state: Bushido) -> None:
    """Assert everything."""
    _tiles_and_discs_are_conserved(state)
    _spies_know_what_is_true(state)
    _the_map_is_sound(state)
    _no_revolt_is_overdue(state)
    _honour_is_in_range(state)
    _a_combat_is_sound(state)
    _the_table_is_at_rest(state)


def _tiles_and_discs_are_conserved(state: Bushido) -> None:
    for kind in range(KINDS):
        held = [state.held(seat, kind) for seat in range(state.seats)]
        assert min(held) >= 0 and state.bag[kind] >= 0, f"fewer than no {TILES[kind]}"
        on_map = sum(state.ronin) if kind == RONIN else 0
        assert sum(held) + state.bag[kind] + on_map == state.rules.bag[kind], (
            f"{TILES[kind]} were made or lost (R4.1)"
        )
    for disc in range(DISC_KINDS):
        held = [state.discs[seat * DISC_KINDS + disc] for seat in range(state.seats)]
        assert min(*held, state.piles[disc], state.spent[disc]) >= 0, "fewer than no discs"
        everywhere = sum(held) + state.piles[disc] + state.spent[disc]
        assert everywhere == state.rules.discs[disc], "discs were made or lost (R4.8)"
    assert sum(state.piles) > FEW_DISCS or sum(state.spent) == 0, "low piles were not made anew (R4.9)"
    assert state.over or sum(state.bag) > 0, "the bag is empty and Mikado's law was forgotten (R4.6)"


def _spies_know_what_is_true(state: Bushido) -> None:
    held = state.tiles * state.seats  # They are counted once for each spy.
    assert len(state.spied_tiles) == len(held)
    for known, count in zip(state.spied_tiles, held):
        assert 0 <= known <= count, "a spy knows tiles that are gone (R17.4)"
    held = state.discs * state.seats
    assert len(state.spied_discs) == len(held)
    for known, count in zip(state.spied_discs, held):
        assert 0 <= known <= count, "a spy knows discs that are gone (R17.4)"


def _the_map_is_sound(state: Bushido) -> None:
    assert len(MAP[state.seats]) == 6 * state.seats
    lands = [state.land[hex] for hex in MAP[state.seats]]
    for kind in range(FORTRESS):
        assert lands.count(kind) <= state.rules.lands[kind], f"too many {LANDS[kind]} (R2.4)"
    for hex in MAP[state.seats]:
        owner = state.owner[hex]
        assert min(state.troops[hex], state.elite[hex], state.ronin[hex]) >= 0, "fewer than no troops"
        if owner == NOBODY:
            assert state.strength(hex) == 0, "troops of nobody"
            continue
        if state.is_fortress(hex):
            assert state.ronin[hex] == 0, "a Ronin in a fortress (R16.1)"
        if state.phase >= 1:
            is_lost = state.over or (NO_COMBAT < state.combat < RESOLVED and hex == state.target)
            assert is_lost or state.strength(hex) > 0, "an owned province without troops (R10.3)"
    for seat in range(state.seats):
        assert state.on_map(seat) <= MOST_TROOPS - state.lost[seat], "more troops than tokens (R5.6)"
        fortress = state.fortress[seat]
        assert fortress == NOTHING or state.is_fortress(fortress), "a fortress became something else (R2.6)"
        assert fortress == NOTHING or state.owner[fortress] == seat, "a fortress was lost (R2.6)"
        assert fortress == NOTHING or state.troops[fortress] > 0, "a fortress without an ordinary troop (R15.6)"
        tokens = sum(state.elite[hex] for hex in state.provinces(seat))
        assert tokens <= ELITE_TOKENS, "more elite tokens than three (R15.5)"


def _no_revolt_is_overdue(state: Bushido) -> None:
    """Automatic revolts come at any moment; but a regrouping is one deed, and so is an attack. (R16.5)"""
    if state.over or isinstance(state.stack[-1], Regrouping):
        return
    fought_for = (state.source, state.target) if NO_COMBAT < state.combat < RESOLVED else ()
    for hex in MAP[state.seats]:
        if state.owner[hex] != NOBODY and state.ronin[hex] and hex not in fought_for:
            assert state.ronin[hex] < state.strength(hex), "as many Ronin as troops and no revolt (R16.3)"


def _honour_is_in_range(state: Bushido) -> None:
    for seat in range(state.seats):
        assert 0 <= state.daimyo[seat] <= TRACK_END and 0 <= state.samurai[seat] <= TRACK_END, "honour off the track"
        assert state.over or state.daimyo[seat] < TRACK_END, "fifty honour and the game goes on (R1.3)"
        for other in range(seat):
            daimyo = state.daimyo[seat]
            assert daimyo != state.daimyo[other] or daimyo == 0, "two Daimyo markers on one space (R3.1)"
            samurai = state.samurai[seat]
            is_shared = samurai in (0, START_HONOUR, TRACK_END)
            assert samurai != state.samurai[other] or is_shared, "two Samurai markers on one space (R3.4)"


def _a_combat_is_sound(state: Bushido) -> None:
    if state.combat == NO_COMBAT:
        return
    for side, seat in enumerate(state.sides()):
        if state.combat in (STACKING, CHOOSING_DISCS):
            for kind, count in enumerate(stack_now(state, side)):
                assert 0 <= count <= state.held(seat, kind), "a stack of others' tiles"
        if state.combat == CHOOSING_DISCS:
            assert state.stack_size(side) > 0, "no stack (R11.5)"
            assert state.has_tactic(seat), "nothing to choose from (R11.8)"
            chosen = disc_now(state, side)
            assert chosen == NOTHING or (chosen < COMBAT_DISCS and state.has_disc(seat, chosen)), "a disc of others"
    assert state.attacker != state.defender


def _the_table_is_at_rest(state: Bushido) -> None:
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        assert state.reason != NOTHING, "the game ended without a reason"
        assert (state.reason == SHOGUN) == (TRACK_END in state.daimyo), "fifty honour and another reason (R1.3)"
        assert state.reason == SHOGUN or state.month > LAST_MONTH, "the year is not over (R1.4)"
        return
    assert state.reason == NOTHING and 1 <= state.month <= LAST_MONTH
    assert 1 <= len(state.asked) <= 2, "one or two are asked at a time"
    for asked in state.asked:
        assert asked.options and len(set(asked.options)) == len(asked.options), "a choice is offered twice"
        assert len(asked.options) < 100, "a list nobody can read"
