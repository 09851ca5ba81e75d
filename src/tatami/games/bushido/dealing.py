# hot
"""Chance deals what nobody at the table has seen, for imagined worlds."""

from tatami.games.bushido.state import Bushido


def deal(state: Bushido, pool: list[int], hand: list[int], count: int, allowed: int) -> None:
    """So many things at random out of a pool of counts into another, of the kinds below `allowed`."""
    left = 0
    for kind in range(allowed):
        left += pool[kind]
    for _ in range(count):
        place = state.below(left)
        kind = 0
        while place >= pool[kind]:
            place -= pool[kind]
            kind += 1
        pool[kind] -= 1
        hand[kind] += 1
        left -= 1
