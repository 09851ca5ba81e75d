"""The table before anybody is asked: tiles laid face down, discs and tokens dealt. (R2)"""

from tatami.core.luck import Luck
from tatami.games.bushido.discs import DISC_ROWS
from tatami.games.bushido.effects import draw_disc
from tatami.games.bushido.frames import Opening
from tatami.games.bushido.state import (
    BONUS_TOKENS,
    CAMPAIGN_TOKEN,
    DISC_KINDS,
    KINDS,
    MAP,
    NOBODY,
    NOTHING,
    PROVINCES,
    ROLES,
    START_HONOUR,
    Bushido,
    Rules,
)


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Bushido:
    """Everything in its place, before the fortresses are founded. (R2.1)"""
    state = Bushido(seats, chance, seal, rules=rules)
    every = len(PROVINCES)
    tiles: list[int] = []
    for kind, count in enumerate(rules.lands):
        tiles += [kind] * count
    state.land = [NOTHING] * every
    for hex in MAP[seats]:  # They lie face down. (R2.4)
        state.land[hex] = tiles.pop(state.below(len(tiles)))
    state.shown = [0] * every
    state.owner = [NOBODY] * every
    state.troops = [0] * every
    state.elite = [0] * every
    state.ronin = [0] * every
    state.fortress = [NOTHING] * seats
    state.daimyo = [0] * seats
    state.samurai = [START_HONOUR] * seats  # (R2.11)
    state.lost = [0] * seats
    state.tokens = [BONUS_TOKENS | (CAMPAIGN_TOKEN if rules.campaign else 0)] * seats  # (R2.17)
    state.bag = rules.bag[:]  # (R4.1, R4.2)
    state.tiles = [0] * (seats * KINDS)
    state.spied_tiles = [0] * (seats * seats * KINDS)
    state.piles = rules.discs[:]  # (R4.8)
    state.discs = [0] * (seats * DISC_KINDS)
    state.spent = [0] * DISC_KINDS
    state.spied_discs = [0] * (seats * seats * DISC_KINDS)
    state.roles = [NOBODY] * len(ROLES)
    state.first = state.below(seats)  # (R2.5)
    state.turn = state.first
    for seat in range(seats):  # (R2.16)
        for disc in DISC_ROWS:
            if disc.is_given():
                state.discs[seat * DISC_KINDS + disc.kind] += 1
                state.piles[disc.kind] -= 1
    for seat in range(seats):
        draw_disc(state, seat)
    state.push(Opening(state.first, 0))
    return state
