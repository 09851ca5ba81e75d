"""What is hidden from whom in Katana, written from the rules and not from the view: for the examination. (R14)"""

from collections.abc import Callable

from tatami.games.katana.state import NINJA, SHOGUN, Katana

# A card that is turned up from the pile is discarded; if it was the last, a new pile takes it back at once. (R12.18)
FLEETING = frozenset({"flips"})


def redeal(state: Katana, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew what the observer may not know: the hands of the others and the draw pile, and with four players or
    more every role but the shogun's and one's own, and which ninja was left out."""
    others = [seat for seat in range(state.seats) if seat != observer]
    cards = [kind for seat in others for kind in state.hands[seat]] + state.pile
    shuffle(cards)
    for seat in others:
        size = len(state.hands[seat])
        state.hands[seat], cards = cards[:size], cards[size:]
    state.pile = cards
    if state.seats == 3:
        return

    secret = [seat for seat in others if state.roles[seat] != SHOGUN]
    roles = [state.roles[seat] for seat in secret]
    ninjas = [role for role in range(NINJA, NINJA + 3) if role in roles or role not in state.roles]
    shuffle(ninjas)
    roles = [ninjas.pop() if role >= NINJA else role for role in roles]
    shuffle(roles)
    state.roles = state.roles[:]  # Clones share the roles.
    for seat, role in zip(secret, roles):
        state.roles[seat] = role
