# hot
"""How an imagined world of Bushido will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.bushido.bot.pieces import OF_DISCS, OF_TILES
from tatami.games.bushido.phases.court import DiscardDiscs, tea_points
from tatami.games.bushido.scoring import ranked
from tatami.games.bushido.state import (
    DISC_KINDS,
    FORTRESS,
    KINDS,
    LAST_MONTH,
    MAP,
    MOST_TROOPS,
    NEIGHBOURS,
    NOBODY,
    TRACK_END,
    Bushido,
)

# What decides who wins, in logarithms of the odds: how much in the last month, and how much more in the first. Fitted
# to 80,000 moments of 4,000 games of heuristic bots; docs/decisions/search.md says how well.
FITTED: Final = [
    (0.187, -0.175),  # A point of daimyo honour adds this.
    (0.065, -0.046),  # A point of samurai honour adds this.
    (-0.16, 0.29),  # A province adds this, beside its honour and koku.
    (0.032, -0.006),  # A koku adds this.
    (-0.065, 0.037),  # So does a point of honour in provinces that the next Ronin would take.
    (-0.037, -0.16),  # A province that borders on others adds this.
    (-0.21, 0.18),  # So does a turn to wait for one's own.
    (-0.05, 0.19),  # So does a point above forty-five that tea could make.
    (0.57, -0.8),  # Tea that could make fifty adds this.
    (1.73, 0.03),  # Tea that could make fifty at once adds this besides.
]
DAIMYO_HONOUR: Final = 0
SAMURAI_HONOUR: Final = 1
PROVINCE: Final = 2
RICE: Final = 3
AT_RISK: Final = 4
BORDER: Final = 5
WAIT: Final = 6
NEAR: Final = 7
CAN_WIN: Final = 8
CAN_WIN_NOW: Final = 9
NEAR_FIFTY: Final = 45
CAREFUL: Final = 1  # A province with more troops than Ronin by more than this holds against the next one.


def by_month(fitted: list[tuple[float, float]]) -> list[list[float]]:
    """The fitted figures for each month of the year, and for the moment after it."""
    months: list[list[float]] = []
    for month in range(LAST_MONTH + 2):
        left = max(0, LAST_MONTH - month) / (LAST_MONTH - 1)
        months.append([late + left * more for late, more in fitted])
    return months


WORTH: Final = by_month(FITTED)
TILE_WORTH: Final = by_month([tile.figures for tile in OF_TILES])
DISC_WORTH: Final = by_month([disc.figures for disc in OF_DISCS])
VALUED_DISCS: Final = [disc for disc in range(DISC_KINDS) if any(OF_DISCS[disc].figures)]


def is_quiet(state: Bushido) -> bool:
    """Is a turn just beginning? In the middle of one troops are on the march and tiles in stacks."""
    return state.phase == 1 and isinstance(state.stack[-1], DiscardDiscs)


def win_chances(state: Bushido) -> list[float]:
    """Each seat's chance to win: who won, or how the clans stand."""
    if state.over:
        winner = ranked(state)[0]
        return [1.0 if seat == winner else 0.0 for seat in range(state.seats)]
    logarithms = log_odds(state)
    best = max(logarithms)
    odds = [exp(mine - best) for mine in logarithms]
    whole = sum(odds)
    return [mine / whole for mine in odds]


def log_odds(state: Bushido) -> list[float]:
    """What each clan has, in logarithms of the odds."""
    seats = state.seats
    worth = WORTH[state.month]
    tiles_worth = TILE_WORTH[state.month]
    discs_worth = DISC_WORTH[state.month]
    koku = [0] * seats
    found = [0.0] * seats
    owners, rice, honour = state.owner, state.rules.koku, state.rules.honour
    a_province, at_risk, a_border = worth[PROVINCE], worth[AT_RISK], worth[BORDER]
    neighbours = NEIGHBOURS[seats]
    for hex in MAP[seats]:
        owner = owners[hex]
        if owner != NOBODY:
            kind = state.land[hex]
            koku[owner] += rice[kind]
            brought = found[owner] + a_province
            if kind != FORTRESS:
                if state.strength(hex) - state.ronin[hex] <= CAREFUL:
                    brought += at_risk * honour[kind]
                for other in neighbours[hex]:
                    if owners[other] != owner:
                        brought += a_border
                        break
            found[owner] = brought
    for seat in range(seats):
        waits = seat - state.turn if seat >= state.turn else seat - state.turn + seats
        daimyo, samurai = state.daimyo[seat], state.samurai[seat]
        total = found[seat] + worth[DAIMYO_HONOUR] * daimyo + worth[SAMURAI_HONOUR] * samurai
        total += worth[RICE] * min(koku[seat], MOST_TROOPS) + worth[WAIT] * waits
        reach = daimyo + tea_points(samurai)
        if reach > NEAR_FIFTY:
            total += worth[NEAR] * (reach - NEAR_FIFTY)
        if reach >= TRACK_END:
            total += worth[CAN_WIN] + (worth[CAN_WIN_NOW] if waits == 0 else 0.0)
        for kind, held in enumerate(state.tiles[seat * KINDS : (seat + 1) * KINDS]):
            if held:
                total += tiles_worth[kind] * held
        for disc in VALUED_DISCS:
            total += discs_worth[disc] * state.discs[seat * DISC_KINDS + disc]
        found[seat] = total
    return found
