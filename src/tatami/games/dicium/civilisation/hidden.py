"""What is hidden from whom in Civilisation, said once more from the rules, not from the view: for the examination."""

from collections.abc import Callable

from tatami.games.dicium.civilisation.cards import PHILOSOPHERS
from tatami.games.dicium.civilisation.setup import in_play
from tatami.games.dicium.civilisation.state import NO_SECRET, SPECTATORS, Civilisation


def redeal(state: Civilisation, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """The philosophers of the others and the deck, but for those that the observer saw on their way into a hand; the
    secret objectives of the others, those that they kept and those that they gave away. (R16.1)"""
    others = [seat for seat in range(state.seats) if seat != observer]
    _redeal_philosophers(state, others, SPECTATORS if observer is None else observer, shuffle)
    pool = [
        secret
        for secret in in_play(state.rules.secret_needs, state.seats)
        if observer is None or not state.dealt[observer] >> secret & 1
    ]
    shuffle(pool)
    dealt = list(state.dealt)
    for seat in others:
        one, other = pool.pop(), pool.pop()
        dealt[seat] = 1 << one | 1 << other
        if state.secrets[seat] != NO_SECRET:
            state.secrets[seat] = one
    state.dealt = dealt


def _redeal_philosophers(
    state: Civilisation, others: list[int], observer: int, shuffle: Callable[[list[int]], None]
) -> None:
    knows = list(state.known)
    unknown = list(state.deck)
    sizes = dict.fromkeys(others, 0)
    for seat in others:
        for card in range(len(PHILOSOPHERS)):
            if state.hands[seat] >> card & 1 and not knows[card] >> observer & 1:
                unknown.append(card)
                state.hands[seat] &= ~(1 << card)
                sizes[seat] += 1
    shuffle(unknown)
    for seat in others:
        for _ in range(sizes[seat]):
            card = unknown.pop()
            state.hands[seat] |= 1 << card
            knows[card] = 1 << seat
    for card in unknown:
        knows[card] = 0
    state.deck = unknown
    state.known = knows
