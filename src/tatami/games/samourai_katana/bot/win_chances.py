# hot
"""How an imagined world of Samouraï & Katana will end: each seat's chance to win, for bots that look ahead."""

from math import exp
from typing import Final

from tatami.games.samourai_katana.pieces import ACTIVATION, PROVINCES, TERRITORIES_OF
from tatami.games.samourai_katana.scoring import compared, kyoto_count, province_count
from tatami.games.samourai_katana.state import SamouraiKatana

# It is multiplied by the honour that provinces and Kyoto would bring a seat that still counts in this round.
COUNT: Final = 0.9
LATER: Final = 0.6  # It is multiplied by the same for the rounds to come.
NEARLY: Final = 1.2  # It is multiplied by the square of the share of a province, and by its honour.
SAMURAI: Final = 0.16
CARD: Final = 0.25
KOKU: Final = 0.12
TAX: Final = 0.12
SPREAD: Final = 2.5  # Honour may still shift so far at the mark.
SPREAD_OF_HONOUR: Final = 0.16  # It may shift so much more for each honour that the leader lacks.


def is_calm(state: SamouraiKatana) -> bool:
    """Does an activation just begin? What the one before it was good for has been counted."""
    return state.stack[-1].name == "act" and not state.has_acted


def promise(state: SamouraiKatana) -> list[float]:
    """Each seat's chance to win: who won, or how the players stand."""
    if state.over:
        results = [compared(state, seat) for seat in range(state.seats)]
        best = max(results)
        return [1.0 if mine == best else 0.0 for mine in results]
    lacks = max(0, state.rules.mark - max(state.honour))
    spread = SPREAD + SPREAD_OF_HONOUR * lacks
    prospects = [prospect(state, seat, lacks) for seat in range(state.seats)]
    highest = max(prospects)
    odds = [exp((mine - highest) / spread) for mine in prospects]
    whole = sum(odds)
    return [mine / whole for mine in odds]


def prospect(state: SamouraiKatana, seat: int, lacks: int) -> float:
    """A seat's honour, with what its territories, pieces and cards will bring."""
    found = float(state.honour[seat])
    counted = province_count(state, seat) + kyoto_count(state, seat)
    weight = LATER if lacks > 6 else 0.35
    if state.phase < ACTIVATION or (state.phase == ACTIVATION and not state.done[seat]):
        found += COUNT * counted
    found += weight * counted
    for province in range(len(PROVINCES)):
        lands = TERRITORIES_OF[province]
        held = 0
        for land in lands:
            if state.owner[land] == seat:
                held += 1
        if held:
            share = held / len(lands)
            found += weight * NEARLY * share * share * state.rules.province_honour[province]
    found += SAMURAI * state.samurai_on_map(seat) + CARD * min(state.sizes[seat], 8)
    return found + KOKU * min(12, state.wealth(seat)) + TAX * state.tax_of(seat)
