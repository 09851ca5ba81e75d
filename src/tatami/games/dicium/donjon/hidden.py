"""What is hidden from whom in Donjon, said once more from the rules, not from the view: for the examination."""

from collections.abc import Callable

from tatami.games.dicium.donjon.cards import kind_of
from tatami.games.dicium.donjon.state import CHESTS, NOBODY, TREASURE_CHESTS, Donjon


def redeal(state: Donjon, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Closed treasure chests, closed crypts that nobody has looked into, and the cards of each kind in piles and box:
    all may be anywhere, for everybody. (R2.7)"""
    for chests in (range(TREASURE_CHESTS), range(TREASURE_CHESTS, CHESTS)):
        covered = [chest for chest in chests if state.opener[chest] == NOBODY and not state.shown >> chest & 1]
        held = [state.chests[chest] for chest in covered]
        shuffle(held)
        for chest, one in zip(covered, held):
            state.chests[chest] = one
    for kind in range(3):
        places = [
            (pile, place)
            for pile in [*state.piles, state.unused]
            for place, card in enumerate(pile)
            if kind_of(card) == kind
        ]
        cards = [pile[place] for pile, place in places]
        shuffle(cards)
        for (pile, place), card in zip(places, cards):
            pile[place] = card
