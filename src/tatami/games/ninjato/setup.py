"""Set-up of Ninjato for two to four players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.ninjato.evening import stock_palace, stock_pavilion, stock_sensei
from tatami.games.ninjato.frames import Turns
from tatami.games.ninjato.pieces import (
    AFTER_ROUND,
    CAPTURED_KINDS,
    ENVOYS,
    HOUSES,
    IN_DECK,
    KINDS,
    RUMOURS,
    SKILLS,
    SOURCES,
    VALUES,
)
from tatami.games.ninjato.state import Ninjato
from tatami.games.ninjato.values import Rules


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Ninjato:
    """Order, houses, hands and what lies open; nobody has anything else. (R2.1-R2.9)"""
    state = Ninjato(seats, chance, seal, rules=rules)
    state.order = []
    state.draw(seats, list(range(seats)), state.order)
    state.placed = []
    state.loot = []
    state.won = [0] * (seats * len(SOURCES))
    state.treasures = [0] * (seats * KINDS)
    state.payable = [state.pays_for(0)] * seats
    state.captured = [0] * (seats * CAPTURED_KINDS)
    state.card_pile = rules.all_cards.copy()
    state.guard_pile = rules.all_guards.copy()
    state.elite_pile = rules.all_elites.copy()
    state.bag = rules.all_treasures.copy()
    state.card_discards = []
    state.guard_discards = []
    state.elite_discards = []
    state.spent = []
    state.skill_at = [IN_DECK] * len(SKILLS)
    state.is_used = [0] * len(SKILLS)
    state.envoy_at = [IN_DECK] * len(ENVOYS)
    state.rumour_at = [IN_DECK] * len(RUMOURS)
    state.tiles = [0] * seats
    state.ready = [0] * seats
    state.sensei = []
    state.palace = []
    state.pavilion = []
    lay_houses(state)
    deal_cards(state)
    stock_sensei(state, 1)
    stock_palace(state)
    stock_pavilion(state)
    state.stage = AFTER_ROUND  # Round 1 opens when the table begins to move.
    state.push(Turns(state.order[0]))
    return state


def lay_houses(state: Ninjato) -> None:
    """A token, a sentry and treasures for each house. (R2.2)"""
    state.tokens = []
    state.draw(HOUSES, state.rules.start_tokens[:], state.tokens)
    state.clear = [0] * (HOUSES * KINDS)
    state.red = [0] * (HOUSES * KINDS)
    state.sentries = []
    state.draw(HOUSES, state.guard_pile, state.sentries)
    brought: list[int] = []
    state.draw(HOUSES * state.rules.house_treasures, state.bag, brought)
    for place, treasure in enumerate(brought):
        state.clear[place // state.rules.house_treasures * KINDS + treasure] += 1


def deal_cards(state: Ninjato) -> None:
    """A first hand for everybody, never above the limit, and the open cards. (R2.5)"""
    rules = state.rules
    state.hands = [0] * (state.seats * VALUES)
    for seat in range(state.seats):
        more = 0 if seat == state.order[0] else rules.later_cards
        cards: list[int] = []
        state.draw(min(rules.start_hand + more, rules.hand_limit), state.card_pile, cards)
        for card in cards:
            state.hands[seat * VALUES + card] += 1
    state.row = []
    state.draw(rules.open_cards, state.card_pile, state.row)
    state.row.sort()
