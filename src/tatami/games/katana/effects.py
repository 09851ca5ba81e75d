"""The verbs of Katana: the only places where cards, life and honour move.

Numbers in lists are changed by `x[n] = x[n] + 1`: for `+=` mypyc would take the long way round, through objects.
"""

from typing import Any

from tatami.core._types import take
from tatami.games.katana.scoring import who_ended
from tatami.games.katana.state import (
    ARMOUR,
    BIT,
    BUSHIDO,
    BUSHIDO_HONOUR,
    CARDS,
    EXHAUSTION,
    FARTHEST,
    FAST_DRAW,
    GUARD_BITS,
    LAST_HONOUR,
    LEFT,
    LOST_BLADE,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    REASONS,
    SWORD,
    TOMOE,
    USHIWAKA,
    Katana,
)


def changed(numbers: list[int], place: int, by: int) -> list[int]:
    """The same list but for one number, to take the place of one that clones share."""
    copy = numbers.copy()
    copy[place] = copy[place] + by
    return copy


def finish(state: Katana, reason: int, ended_by: int, victim: int) -> None:
    """The game is over at once; roles and hands come out. (R9.1, R9.2, R14.8)"""
    state.over = True
    state.reason = reason
    state.ended_by = ended_by
    state.victim = victim
    state.revealed += 1
    if state.news is not None:
        state.tell("ends", {"reason": REASONS[reason], **who_ended(state)})


# Cards


def take_from_pile(state: Katana) -> int:
    """A card off the draw pile, or NOTHING; if it is empty now, it is exhausted first. (R8.2)"""
    pile = state.pile
    if not pile:
        exhaust(state)
        pile = state.pile
        if state.over or not pile:
            return NOTHING
    return state.draw_one(pile)


def exhaust(state: Katana) -> None:
    """The discards, and nothing else, become the draw pile, and everybody loses an honour to the box at once; nothing
    happens if there are none. (R7.5, R8.1, R8.5-R8.7)"""
    if not state.discards:
        return
    state.pile = state.discards
    state.discards = []
    if state.news is not None:
        state.tell("exhausted", {"count": len(state.pile)})
    state.honour = [honour - 1 for honour in state.honour]
    if 0 in state.honour:
        finish(state, EXHAUSTION, NOBODY, NOBODY)


def exhaust_eagerly(state: Katana) -> None:
    """With the eager option the pile is renewed as soon as its last card has come to rest. (R8.3)"""
    if state.rules.eager and not state.pile and not state.over:
        exhaust(state)


def draw(state: Katana, seat: int, count: int) -> None:
    """Draw cards one by one; an exhausted pile in between costs everybody an honour. (R8.4)"""
    # The type is Any: cards only change places here, and mypyc need not read them.
    hand: list[Any] = state.hands[seat]
    untold = len(hand)
    pile: list[Any] = state.pile
    while count > 0:
        if not pile:
            exhaust(state)
            pile = state.pile
            if state.over or not pile:
                break
        fits = count if count < len(pile) else len(pile)
        state.draw(fits, pile, hand)
        count -= fits
        if not pile:  # What was drawn is told before the pile is renewed, now or when a card is needed.
            if state.news is not None:
                tell_drawn(state, seat, hand[untold:])
                untold = len(hand)
            exhaust_eagerly(state)
            pile = state.pile
            if state.over:
                break
    if hand:
        state.holding |= BIT[seat]
    if state.news is not None:
        tell_drawn(state, seat, hand[untold:])


def tell_drawn(state: Katana, seat: int, drawn: list[int]) -> None:
    """Everybody sees how many cards were drawn, only the seat which. (R14.6)"""
    if drawn:
        cards = [CARDS[kind] for kind in drawn]
        state.tell("draws", {"seat": seat, "count": len(drawn)}, {"cards": cards}, (seat,))


def flip(state: Katana, seat: int) -> int:
    """Turn the top card of the draw pile over onto the discards; NOTHING if there is none. (R12.18)"""
    kind = take_from_pile(state)
    if kind != NOTHING:
        state.revealed += 1  # All see it, though a renewed pile may take it back at once.
        state.discards.append(kind)
        if state.news is not None:
            state.tell("flips", {"seat": seat, "card": CARDS[kind]})
        exhaust_eagerly(state)
    return kind


def take_out(state: Katana, seat: int, kind: int) -> None:
    """A card leaves a hand; who has none left is harmless at once. (R4.6)"""
    hand = state.hands[seat]
    take(hand, kind)
    if not hand:
        state.holding &= ~(1 << seat)
    gone = state.memory.gone if not state.memory.is_shared else state.noting().gone
    gone[seat] = gone[seat] + 1


def begin(state: Katana, seat: int, kind: int) -> None:
    """A card goes from the hand to the resolving zone, until all of its effect has happened. (R5.3, R5.4)"""
    take_out(state, seat, kind)
    state.resolving = kind


def put_in(state: Katana, seat: int, kind: int) -> None:
    """A card comes into a hand."""
    state.hands[seat].append(kind)
    state.holding |= 1 << seat


def discard(state: Katana, seat: int, kind: int) -> None:
    """A card goes from a hand to the top of the discards. (R5.10)"""
    take_out(state, seat, kind)
    state.discards.append(kind)


def resolve(state: Katana) -> None:
    """The played card has had its effect; unless the game is over, it is discarded. (R5.3, R9.2)"""
    if not state.over:
        state.discards.append(state.resolving)
        state.resolving = NOTHING


def take_at_random(state: Katana, holder: int) -> int:
    """A random card leaves a hand."""
    hand = state.hands[holder]
    kind = hand.pop(state.below(len(hand)))
    if not hand:
        state.holding &= ~(1 << holder)
    gone = state.noting().gone
    gone[holder] = gone[holder] + 1
    return kind


def place(state: Katana, seat: int, kind: int) -> None:
    """A permanent goes from the hand to the space in front of its player. (R5.5)"""
    take_out(state, seat, kind)
    if kind == ARMOUR and state.guard(seat) < FARTHEST:
        state.guards |= GUARD_BITS[state.guard(seat)][seat]
    count_permanents(state, seat, kind, 1)
    state.laid |= 1 << MOST_SEATS * (kind - ARMOUR) + seat
    if state.news is not None:
        state.tell("places", {"seat": seat, "card": CARDS[kind]})


def discard_permanent(state: Katana, seat: int, kind: int) -> None:
    """A permanent leaves play. (R12.10)"""
    if kind == BUSHIDO:
        state.bushido_at = NOBODY
    else:
        count_permanents(state, seat, kind, -1)
        if permanents_of_kind(state, kind)[seat] == 0:
            state.laid &= ~(1 << MOST_SEATS * (kind - ARMOUR) + seat)
        if kind == ARMOUR and state.guard(seat) < FARTHEST:
            state.guards &= ~GUARD_BITS[state.guard(seat)][seat]
    state.discards.append(kind)


def count_permanents(state: Katana, seat: int, kind: int, more: int) -> None:
    """So many permanents of a kind more lie in front of a seat."""
    if kind == ARMOUR:
        state.armours = changed(state.armours, seat, more)
    elif kind == FAST_DRAW:
        state.fast_draws = changed(state.fast_draws, seat, more)
    else:
        state.focuses = changed(state.focuses, seat, more)


def permanents_of_kind(state: Katana, kind: int) -> list[int]:
    """How many permanents of a kind lie in front of each seat."""
    if kind == ARMOUR:
        return state.armours
    if kind == FAST_DRAW:
        return state.fast_draws
    return state.focuses


def pass_bushido(state: Katana, seat: int) -> None:
    """Code of Bushido moves to the left neighbour. (R12.19)"""
    state.bushido_at = LEFT[state.seats][seat]
    if state.news is not None:
        state.tell("passes-bushido", {"seat": seat, "target": state.bushido_at})


# Life and honour


def recover(state: Katana, seat: int) -> None:
    """All the life of the character comes back. (R3.3, R12.12)"""
    full = state.rules.life[state.characters[seat]]
    if state.news is not None and state.life[seat] < full:
        state.tell("recovers", {"seat": seat, "life": full})
    state.life[seat] = full
    state.alive |= 1 << seat


def wound(state: Katana, attacker: int, victim: int, damage: int) -> int:
    """Take life, and honour if it was the last; the life really lost. May end the game. (R6.9, R7.1)"""
    life = state.life[victim]
    lost = damage if damage < life else life
    life -= lost
    state.life[victim] = life
    if state.news is not None:
        state.tell("loses-life", {"seat": victim, "count": lost, "left": life, "by": attacker})
    if life == 0:
        state.alive &= ~(1 << victim)
        defeat(state, attacker, victim)
    return lost


def defeat(state: Katana, attacker: int, victim: int) -> None:
    """One honour changes hands and nothing else; then it is seen whether that was the end: by a lost blade, by the
    sword but with three players, or by the last honour. (R7.2-R7.4, R7.6, R9.1, R9.3, R9.5-R9.8, R11.6, R11.7)"""
    state.honour = changed(state.honour, victim, -1)
    state.honour = changed(state.honour, attacker, 1)
    if state.news is not None:
        state.tell("defeated", {"seat": victim, "by": attacker})
    last_honour = state.honour[victim] == 0
    alone = state.seats > 3 and state.alive == 1 << attacker
    if not (last_honour or alone):
        return
    if state.is_team(attacker, victim):
        finish(state, LOST_BLADE, attacker, victim)
    elif alone and (state.rules.sword_first or not last_honour):
        finish(state, SWORD, attacker, victim)
    else:
        finish(state, LAST_HONOUR, attacker, victim)


def strike(state: Katana, attacker: int, target: int, weapon: int) -> None:
    """An unparried weapon lands: life, honour, end, Ushiwaka, Tomoe, in this order. (R6.10, R13.12, R13.13)"""
    lost = wound(state, attacker, target, state.weapon_damage(attacker, target, weapon))
    if state.over:
        return
    if state.characters[target] == USHIWAKA:
        draw(state, target, lost)
    if state.characters[attacker] == TOMOE and not state.over:
        draw(state, attacker, 1)


def lose_honour_to_bushido(state: Katana, seat: int) -> None:
    """An honour goes to the box and Code of Bushido is discarded; a lone shogun pays nothing.
    The last honour ends the game. (R7.5, R11.5, R12.20, R12.21)"""
    discard_permanent(state, seat, BUSHIDO)
    if state.news is not None:
        state.tell("fails-bushido", {"seat": seat, "count": 0 if state.is_lone_shogun(seat) else 1})
    if not state.is_lone_shogun(seat):
        state.honour = changed(state.honour, seat, -1)
        if state.honour[seat] == 0:
            finish(state, BUSHIDO_HONOUR, seat, NOBODY)
