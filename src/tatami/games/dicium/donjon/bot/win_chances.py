# hot
"""How likely the heroes are to win, by what is missing and how much time is left, with weights that were fitted
to games of bots (docs/games/donjon.md)."""

from math import exp
from typing import Final

from tatami.games.dicium.donjon.bot.knowledge import KING_PACE
from tatami.games.dicium.donjon.state import CROWN, NOBODY, OUTSIDE, RELIC, TREASURE, WON, Donjon

FEATURES: Final = (
    "always", "chests missing", "crown missing", "turns left", "chests a turn", "empty reserve", "one goblin left",
    "dice", "bonuses", "pawns on chests", "king is there",
)  # fmt: skip
WEIGHTS: Final = [1.0, -0.27, -0.45, 0.35, -2.37, -1.17, -0.48, 0.99, 0.65, 0.82, -0.65]


def win_chances(state: Donjon) -> list[float]:
    """Each seat's chance to win: all have the same."""
    if state.over:
        return [1.0 if state.reason == WON else 0.0] * state.seats
    total = 0.0
    for weight, feature in zip(WEIGHTS, features(state)):
        total += weight * feature
    return [1.0 / (1.0 + exp(-total))] * state.seats


def turns_left(state: Donjon) -> float:
    """How many turns all players together still have, about."""
    way = len(state.rules.dungeon.way) - 1
    if state.king != OUTSIDE:
        return (way - state.king) / KING_PACE
    cards = 0
    for pile in state.piles:
        cards += len(pile)
    return cards + 1 + way / KING_PACE


def features(state: Donjon) -> list[float]:
    """What the chance rests on, in the order of FEATURES."""
    missing = max(0, state.needed() - state.opened())
    crown = 0.0 if state.has_relic(CROWN) else 1.0
    turns = turns_left(state)
    work = max(float(missing), crown)
    dice = 0
    bonuses = 0
    on_chests = 0
    for seat in range(state.seats):
        dice += state.hand[seat]
        bonuses += state.acquired(seat) + len(state.items[seat])
        square = state.pawns[seat]
        if square != NOBODY and state.tiles[square] in (TREASURE, RELIC):
            on_chests += 1
    return [
        1.0,
        missing / 3.0,
        crown,
        turns / 10.0,
        4.0 * work / (turns + 2.0),
        1.0 if state.goblins == 0 else 0.0,
        1.0 if state.goblins == 1 else 0.0,
        dice / state.seats - 3.0,
        bonuses / state.seats / 4.0,
        float(on_chests) / state.seats,
        0.0 if state.king == OUTSIDE else 1.0,
    ]
