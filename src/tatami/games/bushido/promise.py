# hot
"""How an imagined world of Bushido will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.bushido.state import KATANA, KINDS, LAST_MONTH, MAP, Bushido

# What each is worth beside one of daimyo honour: near what fits the games of heuristic bots best.
SAMURAI_HONOUR: Final = 0.35
PROVINCE: Final = 0.4
TROOPS: Final = 0.1
TILE: Final = 0.2
SWORDS: Final = 0.05
SPREAD: Final = 3.8  # how far honour may still move in the last month,
SPREAD_A_MONTH: Final = 1.0  # and how much farther for each month before


def promise(state: Bushido) -> list[float]:
    """Each seat's chance to win: who won, or how the clans stand with land, troops and tiles."""
    if state.over:
        return [1.0 if seat == victor(state) else 0.0 for seat in range(state.seats)]
    standings = [standing(state, seat) for seat in range(state.seats)]
    spread = SPREAD + SPREAD_A_MONTH * max(0, LAST_MONTH - state.month)
    best = max(standings)
    odds = [exp((mine - best) / spread) for mine in standings]
    whole = sum(odds)
    return [mine / whole for mine in odds]


def standing(state: Bushido, seat: int) -> float:
    """What a clan has, counted in daimyo honour."""
    worth = state.daimyo[seat] + SAMURAI_HONOUR * state.samurai[seat]
    for hex in MAP[state.seats]:
        if state.owner[hex] == seat:
            worth += PROVINCE + TROOPS * state.strength(hex)
    for kind in range(KINDS):
        worth += (TILE + (SWORDS * kind if kind < KATANA else 0.0)) * state.tiles[seat * KINDS + kind]
    return worth


def victor(state: Bushido) -> int:
    """Who won a finished game, as `scoring` has it. (R1.3-R1.5)"""
    best = state.first
    for seat in state.round_from(state.first):
        ahead = state.daimyo[seat] - state.daimyo[best]
        if ahead > 0 or (ahead == 0 and state.samurai[seat] > state.samurai[best]):
            best = seat
    return best
