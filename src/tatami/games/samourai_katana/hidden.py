"""What is hidden from whom in Samourai katana, said once more for the examination, from the rules alone."""

from collections.abc import Callable

from tatami.games.samourai_katana.state import SamouraiKatana

# Bets are shown when the cup is lifted and paid at once; no view keeps a stake that won nothing. (R4.1)
FLEETING = frozenset({"shows"})


def redeal(state: SamouraiKatana, observer: int | None, shuffle: Callable[[list[int]], None]) -> None:
    """Only covered bets are hidden, and those are picks, which the examination redeals in every game. (R3.3)"""
