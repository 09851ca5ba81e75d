"""The table before anybody is asked: towns drawn, a samurai in each, decks and supplies in place. (R3)"""

from tatami.core.luck import Luck
from tatami.games.samourai_katana.effects import recruit
from tatami.games.samourai_katana.frames import Round
from tatami.games.samourai_katana.pieces import (
    ALL_SOURCES,
    CARD_KINDS,
    KYOTO,
    LANDS,
    MAJOR,
    MINOR,
    NOBODY,
    NOTHING,
    RANK_OF,
)
from tatami.games.samourai_katana.state import Rules, SamouraiKatana


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> SamouraiKatana:
    """Everything in its place, before the additional samurai are placed."""
    state = SamouraiKatana(seats, chance, seal, rules=rules)
    state.done = [0] * seats
    state.order = []
    state.owner = [NOBODY] * LANDS  # (R3.8)
    state.samurai = [0] * LANDS
    state.castle = [0] * LANDS
    state.lands = [0] * seats
    state.reserve = [rules.samurai] * seats  # (R3.3)
    state.castles = [rules.castles] * seats
    state.honour = [0] * seats
    state.koku = [rules.koku] * seats  # (R3.3)
    state.aside = [0] * seats
    state.won = [0] * (seats * ALL_SOURCES)
    state.hands = [0] * (seats * CARD_KINDS)
    state.sizes = [0] * seats
    state.deck = []
    for card, copies in enumerate(rules.copies):
        state.deck += [card] * copies  # (R4.1)
    state.discards = []
    state.barred = []
    state.burnt = []
    state.trail = []
    state.support = []
    state.fought = []
    state.laid = [NOTHING] * 6
    state.emperor = state.below(seats)  # (R3.1)
    majors = [land for land in range(LANDS) if RANK_OF[land] == MAJOR and land != KYOTO]  # (R3.5)
    minors = [land for land in range(LANDS) if RANK_OF[land] == MINOR]
    for seat in range(seats):  # (R3.4, R3.6)
        recruit(state, seat, state.draw_one(majors), 1)
        for _town in range(rules.minor_towns):
            recruit(state, seat, state.draw_one(minors), 1)
    state.push(Round(state.emperor))
    return state
