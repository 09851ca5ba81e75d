"""Set-up of Civilisation for one to four players. (R2)"""

from tatami.core.luck import Luck
from tatami.games.dicium.civilisation.archipelago import SQUARE_COUNT
from tatami.games.dicium.civilisation.cards import PHILOSOPHERS, USELESS_ALONE
from tatami.games.dicium.civilisation.effects import fill_row, know, lay_tile, take_mat
from tatami.games.dicium.civilisation.frames import ChooseMat, KeepSecret
from tatami.games.dicium.civilisation.state import (
    AGAINST_OTHERS,
    CAPITAL,
    EVERYBODY,
    MEASURES,
    NO_MAT,
    NO_SECRET,
    NO_TILE,
    PILES,
    SOURCES,
    TYPES,
    VICTORY_CARDS,
    Civilisation,
    Rules,
)
from tatami.games.dicium.dice import COLOURS

DEALT = 2  # Secret objectives a player. (R2.9)
MORE_COMMON = 1  # So many more common objectives than players lie open. (R2.8)


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Civilisation:
    """Capitals with pawns, monsters, victory cards, philosophers, objectives, and a first player by chance.
    (R2.1-R2.9)"""
    state = Civilisation(seats, chance, seal, rules=rules)
    state.first = state.below(seats)
    state.deal_dice([rules.mats[0]] * seats)
    state.colours = [NO_MAT] * seats
    _lay_board(state)
    _deal_cards(state)
    state.revealed = 0
    if rules.dealt_mats:
        mats = list(range(len(COLOURS)))
        for seat in range(seats):
            take_mat(state, seat, state.draw_one(mats))
        state.push(KeepSecret(state.first))
    else:
        state.push(ChooseMat(state.first))
    return state


def _lay_board(state: Civilisation) -> None:
    """Capitals, pawns and victory cards. (R2.1, R2.4, R2.6)"""
    seats = state.seats
    state.tiles = [NO_TILE] * SQUARE_COUNT
    state.regions = [0] * (seats * TYPES)
    state.at_sea = [0] * seats
    state.heroes = [0] * seats
    state.slain = [0] * seats
    state.gained = [0] * (seats * len(SOURCES))
    state.attacks_won = [0] * seats
    state.cards = [0] * seats
    state.fives = [0] * seats
    state.pile = PILES[seats]
    state.spare = VICTORY_CARDS - state.pile
    state.pawns = [state.capital(seat) for seat in range(seats)]
    for seat in range(seats):
        lay_tile(state, seat, CAPITAL, state.capital(seat))


def _deal_cards(state: Civilisation) -> None:
    """Philosophers and objectives; alone without those that need others. (R2.7, R2.8, R2.9, R15.2)"""
    seats, rules = state.seats, state.rules
    state.hands = [0] * seats
    state.open = []
    state.known = [0] * len(PHILOSOPHERS)
    state.deck = [card for card in rules.deck if seats > 1 or not USELESS_ALONE >> card & 1]
    for card in range(len(PHILOSOPHERS)):
        if card not in state.deck:
            state.removed |= 1 << card
            know(state, card, EVERYBODY)
    fill_row(state)
    state.common = []
    state.taken = [0] * seats
    state.draw(seats + MORE_COMMON, in_play(rules.common_needs, seats), state.common)
    state.secrets = [NO_SECRET] * seats
    pool = in_play(rules.secret_needs, seats)
    dealt = [0] * seats
    for seat in range(seats):
        for _card in range(DEALT):
            dealt[seat] |= 1 << state.draw_one(pool)
    state.dealt = dealt


def in_play(needs: list[list[tuple[int, int]]], seats: int) -> list[int]:
    """The objectives that can be reached by so many players. (R15.2)"""
    barred = [MEASURES.index(what) for what in AGAINST_OTHERS] if seats == 1 else []
    return [number for number, row in enumerate(needs) if not any(what in barred for what, _many in row)]
