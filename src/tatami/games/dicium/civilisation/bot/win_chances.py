# hot
"""How an imagined game of Civilisation will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.dicium.choices import ROLL
from tatami.games.dicium.civilisation.bot.knowledge import Knowledge, time_left
from tatami.games.dicium.civilisation.scoring import RANK_FROM, total, winners
from tatami.games.dicium.civilisation.state import (
    CITY_TYPE,
    REDEPLOYS,
    SUPPLY,
    TEMPLE_TYPE,
    WONDER_TYPE,
    Civilisation,
)
from tatami.games.dicium.dice import BLUE, GREEN, RED, SIZE, YELLOW
from tatami.games.dicium.frames import is_beginning
from tatami.games.dicium.state import FIRST_HAND

# What tells how a seat stands, in this order. `far` is the part of the game that is still to come, `near` the rest.
FEATURES: Final = (
    "points", "points near", "hand far", "blue far", "yellow far", "red far", "green far", "roll far",
    "redeploy far", "place", "near objectives", "turns", "turns hand", "dice", "reserve", "cities far", "wonder",
    "cards",
)  # fmt: skip
FULL_MARKS: Final = 40.0  # What a game alone is worth is a share of so many points.


def win_chances(state: Civilisation) -> list[float]:
    """Each seat's chance to win: who won, or the points and what there is to gain more with. Alone it is the share of
    the points that the highest rank takes."""
    if state.over:
        won = winners(state)
        if state.seats == 1 and not won:
            return [min(total(state, 0), RANK_FROM[-1] - 1) / FULL_MARKS]
        return [1.0 if seat in won else 0.0 for seat in range(state.seats)]
    rows = features_of_seats(state)
    weights = WEIGHTS if state.seats > 1 else WEIGHTS_ALONE
    strengths: list[float] = []
    for row in rows:
        strength = 0.0
        for place in range(len(weights)):
            strength += weights[place] * row[place]
        strengths.append(strength)
    if state.seats == 1:
        return [min(0.99, max(0.01, 10 * strengths[0] / FULL_MARKS))]
    highest = max(strengths)
    whole = 0.0
    for seat in range(state.seats):
        strengths[seat] = exp(strengths[seat] - highest)
        whole += strengths[seat]
    return [strength / whole for strength in strengths]


def features_of_seats(state: Civilisation) -> list[list[float]]:
    """The features of each seat."""
    far = time_left(state)
    return [features(state, seat, far) for seat in range(state.seats)]


def features(state: Civilisation, seat: int, far: float) -> list[float]:
    """The features of one seat; points are in tens."""
    knowledge = Knowledge(state, seat)
    points = total(state, seat) / 10
    hand = state.hand[seat] - FIRST_HAND
    row = [points, points * (1.0 - far), hand * far]
    for kind in (BLUE, YELLOW, RED, GREEN):
        row.append(state.bonus(seat, kind) * far)
    row.append(far if state.bonus(seat, ROLL) else 0.0)
    row.append(far if state.heroes[seat] & REDEPLOYS else 0.0)
    row.append(knowledge.place(state.pawns[seat]))
    hopes = 0.0
    for worth in knowledge.more:
        hopes += worth
    row.append(hopes / 10)
    turns = dice = 0.0
    place = (seat - state.first) % state.seats
    now = (state.turn - state.first) % state.seats
    is_thrown = seat == state.turn and state.throws < state.throws_allowed(seat)
    if is_thrown and not is_beginning(state):
        dice = SIZE[state.dice] / 5 if state.actions > 0 else 0.0
    elif place >= now:
        turns = 1.0
    row += [turns, turns * hand, dice, SIZE[state.reserve[seat]] / 2]
    free = SUPPLY[CITY_TYPE] - state.count(seat, CITY_TYPE) + SUPPLY[TEMPLE_TYPE] - state.count(seat, TEMPLE_TYPE)
    row.append(free * far)
    row.append(float(state.count(seat, WONDER_TYPE)))
    row.append(state.hand_size(seat) * far)
    return row


# Fitted to 93,000 moments of 1,900 games of two to four players who follow their instinct, some of them with slips.
WEIGHTS: Final = [
    1.192, 1.744, 1.936, 0.615, 0.034, -0.217, 1.193, 1.142, 0.489, 0.256, 0.52, 0.309, 0.31, 0.756, -0.009, -0.007,
    0.239, 0.253,
]  # fmt: skip
# To 4,900 moments of 480 games alone: tens of points that there will be at the end.
WEIGHTS_ALONE: Final = [
    1.092, -0.059, 0.843, 0.258, -0.083, -0.548, 0.315, 0.56, -0.524, 0.108, 0.199, -0.098, 0.063, -0.089, -0.097,
    0.225, -0.064, -0.015,
]  # fmt: skip
