"""What is hidden from whom in Crazy Cup, said once more from the rules, not from the view: for the examination."""

from collections.abc import Callable

from tatami.games.dicium.crazy_cup.state import CrazyCup


def redeal(state: CrazyCup, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """The hands of the others and the deck: any of those cards may be anywhere. (R15.1)"""
    others = [seat for seat in range(state.seats) if seat != observer]
    unknown = [*state.deck, *(card for seat in others for card in state.hands[seat])]
    shuffle(unknown)
    for seat in others:
        state.hands[seat] = [unknown.pop() for _ in state.hands[seat]]
    state.deck = unknown
