"""What must hold in every state of Ninjato, whatever was played."""

from collections import Counter

from tatami.games.ninjato.pieces import (
    ALL_PLACES,
    CLANS,
    ELITE,
    GONE,
    HOUSES,
    KINDS,
    NOBODY,
    NOTHING,
    OPEN,
    PLAYING,
    REASONS,
    ROUNDS,
    SHURIKEN,
    TOKENS,
    VALUES,
    WATCHMAN,
)
from tatami.games.ninjato.state import Ninjato


def check(state: Ninjato) -> None:
    """Raise AssertionError, naming what is broken."""
    _cards_are_conserved(state)
    _guards_are_conserved(state)
    _treasures_are_conserved(state)
    _houses_are_in_order(state)
    _tiles_and_cards_have_a_place(state)
    _the_table_is_at_rest(state)


def _cards_are_conserved(state: Ninjato) -> None:
    found = Counter(state.card_pile) + Counter(state.card_discards) + Counter(state.row)
    for place, count in enumerate(state.hands):
        assert count >= 0, "a hand has fewer than no cards of a value"
        found[place % VALUES] += count
    for card, copies in enumerate(state.rules.card_copies):
        assert found[card] == copies, f"there are {found[card]} Dojo cards of value {card + 1}, not {copies} (R2.5)"
    assert state.row == sorted(state.row), "the row is out of order"
    for seat in range(state.seats):
        size = state.hand_size(seat)
        assert size <= state.rules.hand_limit, f"seat {seat} holds {size} cards (R3.4)"


def _guards_are_conserved(state: Ninjato) -> None:
    looked = [card for card in (state.next_guard, state.next_elite) if card != NOTHING]
    fought = [state.foe_card()] if state.foe_card() != NOTHING else []
    assert bool(looked) == (state.seer != NOBODY), "a card was looked at by nobody, or nothing by somebody (R6.8)"
    posted = [sentry for sentry in state.sentries if sentry != NOTHING]
    found = Counter([*state.guard_pile, *state.guard_discards, *state.elite_pile, *state.elite_discards])
    found.update([*looked, *posted, *fought])
    for place, count in enumerate(state.captured):
        assert count >= 0, "fewer Elites than none were captured"
        found[ELITE + place % 2] += count
    for kind, copies in enumerate(state.rules.guard_copies):
        assert found[kind] == copies, f"there are {found[kind]} guards of kind {kind}, not {copies} (R2.6)"
    for kind, copies in enumerate(state.rules.elite_copies[: WATCHMAN - ELITE]):
        assert found[ELITE + kind] == copies, f"there are {found[ELITE + kind]} Elites of kind {kind} (R2.6)"


def _treasures_are_conserved(state: Ninjato) -> None:
    found = Counter(state.bag) + Counter(state.spent)
    found.update(state.loot)
    for counts in (state.treasures, state.clear, state.red):
        for place, count in enumerate(counts):
            assert count >= 0, "somewhere lie fewer treasures than none"
            found[place % KINDS] += count
    for seat in range(state.seats):
        assert state.payable[seat] == state.pays_for(seat), f"what seat {seat} can pay for (R7.2)"
    for kind, copies in enumerate(state.rules.treasure_copies):
        assert found[kind] == copies, f"there are {found[kind]} treasures of kind {kind}, not {copies} (R2.4)"


def _houses_are_in_order(state: Ninjato) -> None:
    assert len(set(state.tokens)) == HOUSES, "a token lies on two houses (R2.2)"
    assert all(0 <= token < len(CLANS) * TOKENS for token in state.tokens), "a house has no token (R4.21)"
    for house in range(HOUSES):
        is_raided = house == state.house
        has_sentry = state.sentries[house] != NOTHING
        assert is_raided or has_sentry != state.is_closed(house), f"house {house + 1} and its sentry (R4.14, R4.22)"
    assert (state.house == NOTHING) == (state.side == NOTHING), "a raid without a side (R4.1)"
    assert state.house != NOTHING or not state.loot, "loot without a raid (R4.19)"
    assert state.house != NOTHING or (state.foe == NOTHING and not state.is_sentry), "a fight without a raid (R4.1)"
    assert state.house != NOTHING or (not state.played and not state.looks), "a raid has left something (R4.1)"


def _tiles_and_cards_have_a_place(state: Ninjato) -> None:
    for places in (state.skill_at, state.envoy_at, state.rumour_at):
        assert all(GONE <= place < state.seats for place in places), "a tile or card is nowhere"
    for opened, places in (
        (state.sensei, state.skill_at),
        (state.palace, state.envoy_at),
        (state.pavilion, state.rumour_at),
    ):
        assert opened == [thing for thing, place in enumerate(places) if place == OPEN], "what is open is not (R3.3)"
    for skill, place in enumerate(state.skill_at):
        assert not state.is_used[skill] or place >= 0, "a tile that nobody has lies face down (R5.5)"
        for seat in range(state.seats):
            assert state.tiles[seat] >> skill & 1 == (place == seat), f"a tile of seat {seat} (R5.1)"
            assert state.is_ready(seat, skill) == (place == seat and not state.is_used[skill]), (
                "a tile face up (R5.5)"
            )
    assert min(state.won) >= 0, "honour below none"


def _the_table_is_at_rest(state: Ninjato) -> None:
    assert sorted(state.order) == list(range(state.seats)), "a seat is missing in the order (R8.2)"
    assert 1 <= state.round <= ROUNDS, f"round {state.round} (R1.2)"
    thrown = Counter(entry // ALL_PLACES for entry in state.placed)
    assert all(count <= SHURIKEN for count in thrown.values()), "a player has placed more than three shuriken (R3.1)"
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        assert state.round == ROUNDS and 0 <= state.reason < len(REASONS), "the game ended too soon (R1.2)"
        return
    assert len(state.asked) == 1, "Ninjato asks one seat at a time"
    asked = state.asked[0]
    assert len(set(asked.options)) == len(asked.options), "a choice is offered twice"
    if state.stage == PLAYING:
        latest = state.placed[-1] // ALL_PLACES if state.placed else NOBODY
        mine = state.turn() if asked.prompt == "place" else latest
        assert asked.seat == mine, "somebody is asked out of turn (R3.1, R5.6)"
    else:
        assert asked.prompt in ("reward", "gift"), "somebody plays between two rounds (R8.1)"
