"""What is hidden from whom in Crazy Cup, said once more from the rules, not from the view: for the examination."""

from collections.abc import Callable

from tatami.games.dicium.crazy_cup.state import SPECTATORS, CrazyCup

# The combat die of a test is thrown before all and taken up again when the turn passes. (R6.5)
FLEETING = frozenset({"fights"})


def redeal(state: CrazyCup, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """The hands of the others and the deck: any of those cards may be anywhere, but for those that the observer saw
    on their way into a hand. (R16.1)"""
    others = [seat for seat in range(state.seats) if seat != observer]
    known = {seat: state.known_cards(seat, SPECTATORS if observer is None else observer) for seat in others}
    state.known = [
        entry for entry in state.known if entry >> (6 + (SPECTATORS if observer is None else observer)) & 1
    ]
    unknown = list(state.deck)
    for seat in others:
        unknown += state.hands[seat]
        for card in known[seat]:
            unknown.remove(card)
    shuffle(unknown)
    for seat in others:
        hidden = len(state.hands[seat]) - len(known[seat])
        state.hands[seat] = sorted([*known[seat], *(unknown.pop() for _ in range(hidden))])
    state.deck = unknown
