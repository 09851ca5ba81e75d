# hot
"""How an imagined world of Katana will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.katana.state import (
    DAIMYO,
    LOST_BLADE,
    NINJA,
    RONIN,
    SWORD,
    TEAM_OF_ROLE,
    Katana,
)

SHOGUN_TEAM: Final = 0
RONIN_TEAM: Final = 1
NINJA_TEAM: Final = 2

# What the honour of a role counts, by [role][seats]; with four players one ninja counts double. (R10.1, R10.2)
TIMES: Final = [[0, 0, 0, 2, 1, 1, 1, 1], [0, 0, 0, 0, 2, 1, 2, 1], [0, 0, 0, 0, 0, 2, 3, 3], [1] * 8]
LOST_BLADE_COST: Final = 3

AT_RISK: Final = [0.0, 0.57, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02, 0.01]  # of defeat before long, by life left

# What decides who wins, in honours before they are multiplied: fitted to 48,000 moments of games of heuristic bots.
LIFE_AT_STAKE: Final = 1.03
LYING_LOW: Final = 0.52
EMPTY_HANDED: Final = 0.29
A_CARD: Final = 0.26
A_DAIMYO: Final = 0.57
AN_ARMOUR_LAID: Final = 0.26
A_FAST_DRAW_LAID: Final = 0.16
A_FOCUS_LAID: Final = 0.13
FATE: Final = [1.85, 1.85, 2.6, 3.1, 3.3, 3.5]  # how far it may still go otherwise, by the least honour at the table
HEAD_STARTS: Final = [  # of shogun, ronin and ninjas, by the number of seats
    [0.0], [0.0], [0.0], [-1.1, 0.0, 1.1], [0.1, 0.0, -0.1], [0.2, -0.5, 0.5], [-1.3, -0.5, 1.1], [-0.1, -0.2, 0.2],
]  # fmt: skip


def promise(state: Katana) -> list[float]:
    """Each seat's chance to win: who won, or how the teams stand with what their players have before them."""
    if state.over:
        winner = winning(state)
        return [1.0 if TEAM_OF_ROLE[role] == winner else 0.0 for role in state.roles]
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
        daimyos = 0
        if role != RONIN:
            for kind in hand:
                if kind == DAIMYO:
                    daimyos += 1
        strengths[TEAM_OF_ROLE[role]] += times_of(state, seat) * strength + A_DAIMYO * daimyos
    scale = FATE[min(least, 5)]
    best = max(strengths)
    odds = [exp((strength - best) / scale) for strength in strengths]
    if seats < 5:
        odds[RONIN_TEAM] = 0.0
    return odds


def winning(state: Katana) -> int:
    """The team that won a finished game, as `scoring` has it. (R9, R10)"""
    if state.reason == SWORD:
        return TEAM_OF_ROLE[state.roles[state.ended_by]]
    totals = team_totals(state)
    if state.reason == LOST_BLADE:
        totals[TEAM_OF_ROLE[state.roles[state.victim]]] -= LOST_BLADE_COST
    if not state.rules.negative_totals:
        totals = [max(0, total) for total in totals]
    return winning_team(totals, state.seats >= 5)


def team_totals(state: Katana) -> list[int]:
    """What each team's honour and Daimyos add up to. (R10.3-R10.6)"""
    totals = [0, 0, 0]
    for seat in range(state.seats):
        role = state.roles[seat]
        total = state.honour[seat] * times_of(state, seat)
        if role != RONIN:
            for kind in state.hands[seat]:
                if kind == DAIMYO:
                    total += 1
        totals[TEAM_OF_ROLE[role]] += total
    return totals


def times_of(state: Katana, seat: int) -> int:
    """What a seat's honour is multiplied by. (R10.1, R10.2)"""
    role = state.roles[seat]
    if role < NINJA:
        return TIMES[role][state.seats]
    if state.seats == 4:
        for other in state.roles:
            if other > role:
                return 1
        return 2
    return 1


def winning_team(totals: list[int], has_ronin: bool) -> int:
    """The team that wins with these totals. (R10.8)"""
    best = NINJA_TEAM if totals[NINJA_TEAM] >= totals[SHOGUN_TEAM] else SHOGUN_TEAM
    return RONIN_TEAM if has_ronin and totals[RONIN_TEAM] > totals[best] else best
