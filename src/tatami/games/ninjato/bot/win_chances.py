# hot
"""How an imagined world of Ninjato will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.ninjato.pieces import (
    CLANS,
    HENSOJUTSU,
    KINDS,
    PLAYING,
    ROUNDS,
    SCORING_ROUNDS,
    SHURIKEN,
    SKILLS,
    VALUES,
)
from tatami.games.ninjato.scoring import standing, total
from tatami.games.ninjato.state import Ninjato

CARD: Final = 0.9  # A card in hand brings so much honour while there are shuriken to use it.
SKILL: Final = 1.1  # A tile brings so much in each round that is left.
DISGUISE: Final = 2.6  # A Hensojutsu brings so much in each.
SECOND: Final = 3.0  # The second reward of a scoring is worth so much.
LATER: Final = 0.6  # A scoring counts so much less for each one before it.
SPREAD: Final = 4.0  # Honour may still shift so far after the last shuriken.
SPREAD_OF_A_SHURIKEN: Final = 0.55  # It may shift so much farther for each shuriken that is left.


def is_calm(state: Ninjato) -> bool:
    """Is a shuriken just to be placed? In the middle of a raid nothing is decided."""
    return state.stack[-1].name == "place"


def promise(state: Ninjato) -> list[float]:
    """Each seat's chance to win: who won, or how the players stand."""
    if state.over:
        standings = [standing(state, seat) for seat in range(state.seats)]
        best = max(standings)
        return [1.0 if mine == best else 0.0 for mine in standings]
    left = shuriken_left(state)
    spread = SPREAD + SPREAD_OF_A_SHURIKEN * left
    prospects = [prospect(state, seat, left) for seat in range(state.seats)]
    rewards(state, prospects)
    highest = max(prospects)
    odds = [exp((mine - highest) / spread) for mine in prospects]
    whole = sum(odds)
    return [mine / whole for mine in odds]


def shuriken_left(state: Ninjato) -> int:
    """How many shuriken a player has left in this game, about."""
    now = SHURIKEN - len(state.placed) // state.seats if state.stage == PLAYING else 0
    return now + SHURIKEN * (ROUNDS - state.round)


def prospect(state: Ninjato, seat: int, left: int) -> float:
    """A seat's honour, with what treasures, cards and skills will bring."""
    rules = state.rules
    found = float(total(state, seat))
    spendable = min(0.8, 0.12 * left)
    for kind in range(KINDS):
        count = state.treasures[seat * KINDS + kind]
        if count:
            found += count * (rules.treasure_values[kind] - rules.unused_treasure) * spendable
    cards = 0
    for place in range(seat * VALUES, seat * VALUES + VALUES):
        cards += state.hands[place]
    found += CARD * cards * min(1.0, 0.25 * left)
    rounds = ROUNDS - state.round
    for skill in range(len(SKILLS)):
        if state.skill_at[skill] == seat:
            found += (SKILL if skill < HENSOJUTSU else DISGUISE) * rounds
    return found


def rewards(state: Ninjato, prospects: list[float]) -> None:
    """What the scorings to come will bring, as the clans stand."""
    weight = 0.0
    share = 1.0
    for round in SCORING_ROUNDS:
        if round > state.round or (round == state.round and state.stage == PLAYING):
            weight += share
            share *= LATER
    if weight == 0.0:
        return
    for clan in range(len(CLANS)):
        contenders = state.contenders(clan)
        if contenders:
            worth = float(state.clan_worth(clan))
            prospects[contenders[0]] += weight * max(worth, SECOND)
            if len(contenders) > 1:
                prospects[contenders[1]] += weight * min(worth, SECOND)
