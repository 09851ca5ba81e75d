"""Set-up of Shogun for two or four players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.dicium.shogun.frames import Places, TakeMat, Turn
from tatami.games.dicium.shogun.state import DRAWN, MATS_A_SIDE, NINJAS, Rules, Shogun


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Shogun:
    """The sides, the first player, and everybody to choose a mat. (R1.4, R2.1, R2.2, R2.8)"""
    state = Shogun(seats, chance, seal, rules=rules)
    state.lay_out()
    state.parity = state.below(2) if rules.ninjas == DRAWN else rules.ninjas
    players = [seat for seat in range(seats) if state.side_of(seat) == NINJAS]
    state.first = players[state.below(len(players))] if len(players) > 1 else players[0]
    state.turn = state.first
    state.deal_dice([rules.mats[state.side_of(seat) * MATS_A_SIDE] for seat in range(seats)])
    state.push(Turn(state.first))
    state.push(Places(state.first))
    for step in range(seats - 1, -1, -1):
        state.push(TakeMat((state.first + step) % seats))
    return state
