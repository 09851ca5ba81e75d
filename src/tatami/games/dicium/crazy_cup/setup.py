"""Set-up of Crazy Cup for one to four players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.dicium.crazy_cup.effects import add_card, fill_row, top_card
from tatami.games.dicium.crazy_cup.frames import Turn
from tatami.games.dicium.crazy_cup.state import UNDECIDED, USELESS_ALONE, CrazyCup, Rules

DEALT = 3


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> CrazyCup:
    """Pawns on Start, mats, tiles, three cards each and three face up, and a first player by chance.
    (R2.1, R2.2, R2.3, R2.4, R2.5, R2.6)"""
    state = CrazyCup(seats, chance, seal, rules=rules)
    state.deal_dice([rules.mats[seat] for seat in range(seats)], rules.hand)
    state.place = [0] * state.pawns
    state.at = [0] * state.pawns
    state.direction = [UNDECIDED] * state.pawns
    state.tiles = [0] * seats
    state.supply = [1 if seats < 3 else 2] * 4
    state.deck = [card for card in rules.deck if seats > 1 or card not in USELESS_ALONE]
    state.discards = []
    state.open = []
    state.hands = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(DEALT):
            add_card(state.hands[seat], top_card(state))
    fill_row(state)
    state.revealed = 0
    state.first = state.below(seats)
    state.push(Turn(state.first))
    return state
