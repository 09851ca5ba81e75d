"""What is hidden from whom in Chō-han, said once more, from the rules and not from the view: for the examination."""

from collections.abc import Callable

from tatami.games.chohan.state import NOTHING, SIDES, Chohan


def redeal(state: Chohan, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Cover other bets: under each lies either side, and any stake that its player may lay. (R3.3)"""
    for seat in range(state.seats):
        if seat != observer and state.stakes[seat] != NOTHING:
            sides = list(range(len(SIDES)))
            stakes = list(range(1, state.highest_stake(seat) + 1))
            shuffle(sides)
            shuffle(stakes)
            state.sides[seat] = sides[0]
            state.stakes[seat] = stakes[0]
