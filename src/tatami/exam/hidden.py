"""What a seat may not know, written a second time, from the rules and not from the view.

A redeal takes a table and deals everything anew that is hidden from one observer. The examination compares what the
observer sees before and after: whatever differs is a leak. Views and `imagine` have no part in it, so they cannot
agree on a leak among themselves. Every game in the registry has its redeal here.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from tatami.core.state import State, settle

Redeal = Callable[[Any, int | None, Random], None]


def redealt(game: str, state: State, observer: int | None, chance: Random) -> State:
    """A copy of the table where everything that the observer (None: a spectator) may not know is dealt anew."""
    copy = state.clone()
    copy.chance = chance.randrange(1, 1 << 60)
    if not copy.over:  # at the end everything comes out
        REDEALS[game](copy, observer, chance)
    settle(copy)
    return copy


def _katana(state: Any, observer: int | None, chance: Random) -> None:
    """Hands and draw pile of the others, every role but the shogun's and one's own, the ninja left out. (R14)"""
    from tatami.games.katana.state import NINJA, SHOGUN

    others = [seat for seat in range(state.seats) if seat != observer]
    cards = [kind for seat in others for kind in state.hands[seat]] + state.pile
    chance.shuffle(cards)
    for seat in others:
        size = len(state.hands[seat])
        state.hands[seat], cards = cards[:size], cards[size:]
    state.pile = cards

    secret = [seat for seat in others if state.roles[seat] != SHOGUN]
    roles = [state.roles[seat] for seat in secret]
    ninjas = [role for role in range(NINJA, NINJA + 3) if role in roles or role not in state.roles]
    chance.shuffle(ninjas)
    roles = [ninjas.pop() if role >= NINJA else role for role in roles]
    chance.shuffle(roles)
    state.roles = state.roles[:]  # clones share the roles
    for seat, role in zip(secret, roles):
        state.roles[seat] = role


REDEALS: dict[str, Redeal] = {
    "katana": _katana,
}
