"""Set-up of Chō-han for two to six players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.chohan.frames import Round
from tatami.games.chohan.state import Chohan, Rules


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Chohan:
    """Tokens for everybody, and a dealer drawn at random. (R2.1, R2.2)"""
    state = Chohan(seats, chance, seal, rules=rules)
    state.push(Round(state.below(seats)))
    return state
