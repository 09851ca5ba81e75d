"""What must hold in every state of Katana, whatever was played."""

from collections import Counter

from tatami.games.katana.setup import HONOUR, SHOGUN_HONOUR
from tatami.games.katana.state import (
    ARMOUR,
    BUSHIDO,
    CARDS,
    EXHAUSTION,
    FAST_DRAW,
    FOCUS,
    NOBODY,
    NOTHING,
    SHOGUN,
    SWORD,
    Katana,
)


def check(state: Katana) -> None:
    """Raise AssertionError, naming what is broken."""
    _cards_are_conserved(state)
    _life_and_honour_are_in_range(state)
    _masks_are_kept(state)
    _the_table_is_at_rest(state)


def _cards_are_conserved(state: Katana) -> None:
    everywhere = Counter(state.pile) + Counter(state.discards)
    for hand in state.hands:
        everywhere.update(hand)
    for kind, laid in ((ARMOUR, state.armours), (FAST_DRAW, state.fast_draws), (FOCUS, state.focuses)):
        assert min(laid) >= 0, f"a seat has fewer than no {CARDS[kind]}"
        everywhere[kind] += sum(laid)
    everywhere[BUSHIDO] += int(state.bushido_at != NOBODY)
    if state.resolving != NOTHING:
        everywhere[state.resolving] += 1
    for kind, copies in enumerate(state.rules.copies):
        assert everywhere[kind] == copies, f"there are {everywhere[kind]} {CARDS[kind]}, not {copies}"


def _life_and_honour_are_in_range(state: Katana) -> None:
    for seat in range(state.seats):
        full = state.rules.life[state.characters[seat]]
        assert 0 <= state.life[seat] <= full, f"seat {seat} has {state.life[seat]} life of {full}"
        assert state.honour[seat] >= 0, f"seat {seat} has {state.honour[seat]} honour"
        assert state.over or state.honour[seat] > 0, f"seat {seat} has no honour and the game goes on (R7.6)"
    handed_out = SHOGUN_HONOUR[state.seats] + HONOUR[state.seats] * (state.seats - 1)
    assert sum(state.honour) <= handed_out, "honour was made (R2.6)"
    alive = [seat for seat in range(state.seats) if state.life[seat] > 0]
    if state.seats > 3 and len(alive) == 1:
        assert state.over, "one player is left and the game goes on (R9.3)"
        assert alive == [state.turn], "the player left alone is not the one whose turn it is (R9.4)"
    if state.over and state.reason == SWORD:
        assert len(alive) == 1 and alive[0] == state.ended_by, "a sword victory with others alive (R9.3)"


def _masks_are_kept(state: Katana) -> None:
    fresh = state.clone()
    fresh.survey()
    for name in ("alive", "holding", "laid", "guards"):
        kept, seen = getattr(state, name), getattr(fresh, name)
        assert kept == seen, f"{name} is {kept:b}, the table says {seen:b} (R4.1, R6.3)"


def _the_table_is_at_rest(state: Katana) -> None:
    assert state.roles.count(SHOGUN) == 1, "there is one shogun"
    assert len(set(state.characters)) == state.seats, "a character plays twice"
    if state.over:
        assert not state.stack and not state.asked, "the game is over and somebody is asked"
        assert 0 <= state.reason <= SWORD, "the game ended without a reason"
        assert state.reason != EXHAUSTION or 0 in state.honour, "exhaustion ended the game with honour left"
        return
    assert state.reason == NOTHING, "the game goes on and has a reason to be over"
    assert len(state.asked) == 1, "Katana asks one seat at a time"
    asked = state.asked[0]
    assert asked.options, "somebody is asked and has no answer"
    assert len(set(asked.options)) == len(asked.options), "a choice is offered twice"
    answering = asked.prompt in ("parry", "battle-cry", "jujutsu")
    assert (state.resolving != NOTHING) == answering, "a card rests in the resolving zone and nobody answers it"
    assert not answering or not state.is_harmless(asked.seat), "a harmless player is asked to answer (R4.7)"
    assert answering or asked.seat == state.turn, "somebody plays out of turn"
