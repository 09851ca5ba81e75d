# hot
"""w"""

from tatami.games.dicium.civilisation.scoring import winners
from tatami.games.dicium.civilisation.state import Civilisation


def win_chances(state: Civilisation) -> list[float]:
    won = winners(state) if state.over else []
    return [1.0 if seat in won else 0.0 for seat in range(state.seats)]
