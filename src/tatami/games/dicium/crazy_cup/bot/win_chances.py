# hot
"""How an imagined race of Crazy Cup will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.dicium.choices import ROLL
from tatami.games.dicium.crazy_cup.bot.knowledge import FACE_WORTH, means, values_of
from tatami.games.dicium.crazy_cup.scoring import winners
from tatami.games.dicium.crazy_cup.state import (
    HOOK,
    LOADED_DICE,
    NITRO,
    ROCKET,
    TILE_COUNT,
    CrazyCup,
)
from tatami.games.dicium.dice import BLUE, FACES, GREEN, NO_DICE, RED, YELLOW, count
from tatami.games.dicium.frames import is_beginning
from tatami.games.dicium.state import FIRST_HAND

# What tells how those who race against each other stand, in this order. `far` is the part of the way that the leader
# has still to go, `near` the rest, `end` its eighth power: it counts only in the last squares.
FEATURES: Final = (
    "squares", "squares near", "squares end", "hand far", "blue far", "roll far", "green far", "yellow far",
    "red far", "cards", "nitro", "rocket", "hook", "loaded dice", "tiles far", "reserve", "turns", "turns hand",
    "turns end", "dice", "dice end", "storm", "garage",
)  # fmt: skip


def win_chances(state: CrazyCup) -> list[float]:
    """Each seat's chance to win: who won, or how far everybody is and what they have to get on with."""
    if state.over:
        won = winners(state)
        return [1.0 if seat in won else 0.0 for seat in range(state.seats)]
    teams = state.rules.teams
    sides = 2 if teams else state.pawns
    weights = WEIGHTS_ALONE if state.seats == 1 else WEIGHTS_IN_TEAMS if teams else WEIGHTS
    strengths: list[float] = []
    for row in features_of_sides(state):
        strength = 0.0
        for place in range(len(weights)):
            strength += weights[place] * row[place]
        strengths.append(strength)
    highest = max(strengths)
    whole = 0.0
    for side in range(sides):
        strengths[side] = exp(strengths[side] - highest)
        whole += strengths[side]
    return [strengths[seat % sides] / whole for seat in range(state.seats)]


def features_of_sides(state: CrazyCup) -> list[list[float]]:
    """The features of each side: of a seat, of a team (its two seats together), or of player and drone."""
    teams = state.rules.teams
    road = state.rules.track.road
    made = [state.squares(pawn) for pawn in range(state.pawns)]
    lead = max(made[0] + made[2], made[1] + made[3]) if teams else max(made)
    near = min(1.0, lead / road)
    far = 1.0 - near
    end = near * near
    end *= end
    end *= end
    rows = [features(state, pawn, made[pawn], far, near, end) for pawn in range(state.pawns)]
    if not teams:
        return rows
    return [[one + other for one, other in zip(rows[team], rows[team + 2])] for team in (0, 1)]


def features(state: CrazyCup, pawn: int, made: int, far: float, near: float, end: float) -> list[float]:
    """The features of one pawn."""
    way = made / 10
    row = [way, way * near, way * end]
    if state.is_drone(pawn):
        return row + [0.0] * (len(FEATURES) - 3)
    hand = state.hand[pawn] - FIRST_HAND
    row.append(hand * far)
    for kind in (BLUE, ROLL, GREEN, YELLOW, RED):
        many = state.bonus(pawn, kind)
        row.append(far * (min(many, 1) if kind == ROLL else many))
    cards = state.hands[pawn]
    row.append(float(len(cards)))
    for card in (NITRO, ROCKET, HOOK, LOADED_DICE):
        row.append(float(cards.count(card)))
    row.append(far * TILE_COUNT[state.tiles[pawn]])
    reserve = 0.0
    if state.reserve[pawn] != NO_DICE:
        for face in range(len(FACES)):
            reserve += FACE_WORTH[face] * count(state.reserve[pawn], face)
    row.append(reserve)
    turns = dice = 0.0
    place = (pawn - state.first) % state.seats
    now = (state.turn - state.first) % state.seats
    is_thrown = pawn == state.turn and state.throws < state.throws_allowed(pawn)
    if is_thrown and not is_beginning(state):
        values = values_of(state.rules)
        dice = (state.left + values.best(state.dice, state.thrown, state.actions, means(state, pawn))) / 5
    elif place >= now:
        turns = 1.0
    row += [turns, turns * hand, turns * end, dice, dice * end]
    row.append(1.0 if state.storm == pawn else 0.0)
    row.append(1.0 if state.is_on_garage(pawn) else 0.0)
    return row


# Fitted to 99,000 moments of 4,000 games of two to four players who follow their instinct, some of them with slips.
WEIGHTS: Final = [
    1.908, 0.925, 2.986, 2.207, 1.857, 0.416, 0.472, 0.507, 0.163, 0.228, -0.01, -0.047, 0.018, 0.134, 1.632, 0.004,
    0.688, 0.301, 1.824, 1.055, 1.764, 0.133, 0.115,
]  # fmt: skip
# To 43,000 moments of 2,000 games of two teams.
WEIGHTS_IN_TEAMS: Final = [
    1.552, 0.764, 2.476, 1.599, 0.923, -0.202, 0.571, 0.247, 0.568, 0.006, 0.079, 0.266, 0.239, 0.285, 0.532, 0.001,
    0.286, 0.142, 0.646, 0.585, 1.581, 0.04, 0.117,
]  # fmt: skip
# To 31,000 moments of 4,000 games against the drone.
WEIGHTS_ALONE: Final = [
    3.647, -0.543, 2.808, 0.91, 1.31, -0.726, 0.308, 1.024, 1.054, 0.04, 0.203, 0.287, 0.491, -0.042, 2.695, -0.1,
    0.371, 0.743, 1.959, 1.106, 2.02, 0.0, 0.261,
]  # fmt: skip
