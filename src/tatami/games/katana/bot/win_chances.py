# hot
"""How an imagined world of Katana will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.core._types import has
from tatami.games.katana.scoring import RONIN_TEAM, counted_daimyos, multiplier, winner
from tatami.games.katana.state import RONIN, TEAM_OF_ROLE, Katana

# The chance of defeat before long, by life left.
AT_RISK: Final = [0.0, 0.57, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01]

# What decides who wins, in honours before they are multiplied: fitted to 48,000 moments of games of heuristic bots.
LIFE_AT_STAKE: Final = 1.03
LYING_LOW: Final = 0.52
EMPTY_HANDED: Final = 0.29
A_CARD: Final = 0.26
A_DAIMYO: Final = 0.57
AN_ARMOUR_LAID: Final = 0.26
A_FAST_DRAW_LAID: Final = 0.16
A_FOCUS_LAID: Final = 0.13
FATE: Final = [1.85, 1.85, 2.6, 3.1, 3.3, 3.5]  # It may still go so far otherwise, by the least honour at the table.
HEAD_STARTS: Final = [  # For shogun, ronin and ninjas, by the number of seats.
    [0.0], [0.0], [0.0], [-1.1, 0.0, 1.1], [0.1, 0.0, -0.1], [0.2, -0.5, 0.5], [-1.3, -0.5, 1.1], [-0.1, -0.2, 0.2],
]  # fmt: skip


def win_chances(state: Katana) -> list[float]:
    """Each seat's chance to win: who won, or how the teams stand with what their players have before them."""
    if state.over:
        won = winner(state)
        return [1.0 if TEAM_OF_ROLE[role] == won else 0.0 for role in state.roles]
    odds = team_odds(state)
    whole = odds[0] + odds[1] + odds[2]
    return [odds[TEAM_OF_ROLE[role]] / whole for role in state.roles]


def team_odds(state: Katana) -> list[float]:
    """How likely each team is to win, against the others: honour and what protects or gains it, in honours."""
    seats = state.seats
    strengths = HEAD_STARTS[seats][:]
    least = 9
    for seat in range(seats):
        role = state.roles[seat]
        honour = state.honour[seat]
        least = min(least, honour)
        life = state.life[seat]
        hand = state.hands[seat]
        size = len(hand)
        strength = honour - LIFE_AT_STAKE * AT_RISK[min(9, life)] + A_CARD * size
        strength += AN_ARMOUR_LAID * state.armours[seat] + A_FAST_DRAW_LAID * state.fast_draws[seat]
        strength += A_FOCUS_LAID * state.focuses[seat]
        if life == 0:
            strength += LYING_LOW
        if size == 0:
            strength += EMPTY_HANDED
        daimyos = counted_daimyos(role, hand)
        strengths[TEAM_OF_ROLE[role]] += multiplier(state, seat) * strength + A_DAIMYO * daimyos
    scale = FATE[min(least, 5)]
    best = max(strengths)
    odds = [exp((strength - best) / scale) for strength in strengths]
    if not has(state.roles, RONIN):
        odds[RONIN_TEAM] = 0.0
    return odds
