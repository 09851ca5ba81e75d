"""A table of Donjon before anybody is asked. (R2)"""

from tatami.core.luck import Luck
from tatami.games.dicium.donjon.cards import FIRST_OF_KIND, KINDS_OF_CARD
from tatami.games.dicium.donjon.effects import take_hero
from tatami.games.dicium.donjon.frames import Start, TakeHero, Turn
from tatami.games.dicium.donjon.state import HEROES, MONSTER, MONSTERS, RELICS, TREASURES, YOUNG_HAND, Donjon, Rules
from tatami.games.dicium.state import FIRST_HAND


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Donjon:
    """Monsters, chests and piles are dealt; then heroes and places are chosen, the first player first.
    (R2.1, R2.6, R2.8)"""
    state = Donjon(seats, chance, seal, rules=rules)
    state.lay_out()
    state.deal_dice([rules.mats[0]] * seats, YOUNG_HAND if rules.young else FIRST_HAND)
    state.first = state.below(seats) if seats > 1 else 0
    state.turn = state.first
    deal_tiles(state)
    deal_piles(state)
    state.push(Turn(state.first))
    for away in range(seats - 1, -1, -1):
        state.push(Start((state.first + away) % seats))
    if rules.dealt:
        heroes = list(range(len(HEROES)))
        for seat in range(seats):
            take_hero(state, seat, state.draw_one(heroes))
    else:
        for away in range(seats - 1, -1, -1):
            state.push(TakeHero((state.first + away) % seats))
    return state


def deal_tiles(state: Donjon) -> None:
    """Monsters open in the lairs, treasures and relics covered in their rooms. (R2.3)"""
    monsters: list[int] = []
    state.draw(len(MONSTERS), list(range(len(MONSTERS))), monsters)
    for square, monster in zip(state.rules.dungeon.lairs, monsters, strict=True):
        state.tiles[square] = MONSTER + monster
    state.draw(len(TREASURES), list(range(len(TREASURES))), state.chests)
    state.draw(len(RELICS), list(range(len(RELICS))), state.chests)


def deal_piles(state: Donjon) -> None:
    """So many finds, traps and goblins for each; the king's card lies below the first player's. (R2.4, R2.5)"""
    state.piles = [[] for _ in range(state.seats)]
    for kind in range(len(KINDS_OF_CARD)):
        cards: list[int] = []
        for card in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
            cards += [card] * state.rules.copies[card]
        for pile in state.piles:
            state.draw(state.rules.piles[kind], cards, pile)
        state.unused += cards
