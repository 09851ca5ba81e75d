"""Set-up of Samourai katana for two to six players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.samourai_katana.frames import Round
from tatami.games.samourai_katana.state import Rules, SamouraiKatana


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> SamouraiKatana:
    """Tokens for everybody, and a dealer drawn at random. (R2.1, R2.2)"""
    state = SamouraiKatana(seats, chance, seal, rules=rules)
    state.push(Round(state.below(seats)))
    return state
