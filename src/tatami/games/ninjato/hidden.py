"""What is hidden from whom in Ninjato, written from the rules and not from the view: for the examination. (R1.4)"""

from collections.abc import Callable

from tatami.games.ninjato.pieces import NOTHING, VALUES
from tatami.games.ninjato.state import Ninjato


def redeal(state: Ninjato, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew what the observer may not know: the hands of the others with the Dojo's pile, and the guard and the
    Elite that somebody else looked at with their piles."""
    others = [seat for seat in range(state.seats) if seat != observer]
    places = [seat * VALUES + value for seat in others for value in range(VALUES)]
    cards = state.card_pile + [place % VALUES for place in places for _ in range(state.hands[place])]
    shuffle(cards)
    for seat in others:
        size = state.hand_size(seat)
        held, cards = cards[:size], cards[size:]
        state.hands[seat * VALUES : (seat + 1) * VALUES] = [held.count(value) for value in range(VALUES)]
    state.card_pile = cards
    if observer is not None and observer == state.seer:
        return
    if state.next_guard != NOTHING:
        guards = [state.next_guard, *state.guard_pile]
        shuffle(guards)
        state.next_guard, *state.guard_pile = guards
    if state.next_elite != NOTHING:
        elites = [state.next_elite, *state.elite_pile]
        shuffle(elites)
        state.next_elite, *state.elite_pile = elites
