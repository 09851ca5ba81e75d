# hot
"""How an imagined night of Shogun will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.dicium.choices import ROLL
from tatami.games.dicium.dice import BLUE, GREEN, RED, SIZE, YELLOW
from tatami.games.dicium.shogun.bot.distances import FAR, distances_of
from tatami.games.dicium.shogun.effects import is_torii
from tatami.games.dicium.shogun.moves import SAMURAI_HERE, can_light, occupants
from tatami.games.dicium.shogun.palace import SQUARES_IN_ALL
from tatami.games.dicium.shogun.state import ENDLESS, GARRISON_TILE, NINJAS, NOBODY, SAMURAI, SHOGUN, Shogun
from tatami.games.dicium.state import FIRST_HAND

# What tells how the ninjas stand, in this order. `free`: while nobody has the Shogun; `caught`: once a ninja has him.
FEATURES: Final = (
    "free", "free four", "free alerts", "free last alerts", "free night", "free way", "free second way",
    "free close", "caught", "caught four", "caught alerts", "caught last alerts", "caught night", "caught way",
    "caught close", "caught shut", "ninjas", "samurai", "torii tiles", "garrison tiles", "braziers manned",
    "ninjas near samurai", "hands of ninjas", "hands of samurai", "blue of ninjas", "blue of samurai",
    "yellow of ninjas", "yellow of samurai", "red of ninjas", "red of samurai", "roll of ninjas", "roll of samurai",
    "green of ninjas", "green of samurai", "reserve of ninjas", "reserve of samurai", "turn free", "turn caught",
    "turn close", "turn braziers",
)  # fmt: skip


def win_chances(state: Shogun) -> list[float]:
    """Each seat's chance to win: who won, or how near each side is to what it wants."""
    if state.over:
        return [1.0 if state.side_of(seat) == state.winner else 0.0 for seat in range(state.seats)]
    if NOBODY in state.colours:
        return [0.5] * state.seats  # The mats are still being taken.
    strength = 0.0
    row = features(state)
    for place in range(len(WEIGHTS)):
        strength += WEIGHTS[place] * row[place]
    ninjas = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, strength))))
    return [ninjas if state.side_of(seat) == NINJAS else 1.0 - ninjas for seat in range(state.seats)]


def features(state: Shogun) -> list[float]:
    """What tells how the ninjas stand."""
    distances = distances_of(state.rules.palace)
    marks = occupants(state)
    four = 1.0 if state.seats == 4 else 0.0
    alerts = state.alerts / 5
    last = 1.0 / state.alerts
    night = 0.0 if state.rules.night == ENDLESS else state.round / state.rules.night
    turn = 1.0 if state.side_of(state.turn) == NINJAS else -1.0
    toriis: list[int] = []
    garrisons = 0
    for square in range(SQUARES_IN_ALL):
        if is_torii(state, square):
            toriis.append(square)
        elif state.tiles[square] == GARRISON_TILE:
            garrisons += 1
    row = [0.0] * 16
    if state.captor == NOBODY:
        way = distances.of_ninjas(state.pawns[SHOGUN])
        first, second = 20, 20
        for pawn in state.pawns_of(NINJAS):
            place = state.pawns[pawn]
            if place >= 0:
                away = way[place]
                if away < first:
                    first, second = away, first
                elif away < second:
                    second = away
        close = 1.0 / (1 + first)
        row[:8] = [1.0, four, alerts, last, night, first / 10, second / 10, close]
    else:
        first = FAR
        shut = 0
        for goal in toriis:
            if marks[goal] & SAMURAI_HERE:
                shut += 1
            else:
                first = min(first, distances.of_ninjas(goal)[state.pawns[state.captor]])
        first = min(first, 20)
        close = 1.0 / (1 + first)
        row[8:] = [1.0, four, alerts, last, night, first / 10, close, float(shut)]
    manned = near = 0
    for pawn in state.pawns_of(SAMURAI):
        place = state.pawns[pawn]
        if place < 0:
            continue
        if can_light(state, place):
            manned += 1
        way = distances.of_samurai(place)
        for ninja in state.pawns_of(NINJAS):
            if state.pawns[ninja] >= 0 and ninja != state.captor and way[state.pawns[ninja]] <= 3:
                near += 1
    row += [state.in_play(NINJAS) / 3, state.in_play(SAMURAI) / 3, float(len(toriis) - 1), float(garrisons)]
    row += [float(manned), float(near)]
    each = 2.0 / state.seats
    sums = [0.0] * 14
    for seat in range(state.seats):
        side = state.side_of(seat)
        sums[side] += each * (state.hand[seat] - FIRST_HAND)
        sums[2 + side] += each * state.bonus(seat, BLUE)
        sums[4 + side] += each * state.bonus(seat, YELLOW)
        sums[6 + side] += each * state.bonus(seat, RED)
        sums[8 + side] += each * min(1, state.bonus(seat, ROLL))
        sums[10 + side] += each * state.bonus(seat, GREEN)
        sums[12 + side] += each * SIZE[state.reserve[seat]]
    row += sums
    row += [turn * row[0], turn * row[8], turn * close, turn * manned]
    return row


# Fitted to 13,700 moments of 1,500 games of two and four players who follow their instinct, some of them with slips.
WEIGHTS: Final = [
    0.043, -0.862, 2.194, -1.317, -0.203, -1.107, -0.093, 4.477, -1.157, -0.901, 3.821, -2.57, 3.388, 0.422, 14.258,
    -0.35, -1.048, -0.5, 0.326, -0.072, 0.062, -0.091, 0.861, -0.803, 0.429, -0.334, 0.061, -0.174, -0.182, -0.219,
    -0.03, -0.192, -0.041, 0.104, -0.049, 0.027, -0.109, -0.066, 2.33, -0.05,
]  # fmt: skip
