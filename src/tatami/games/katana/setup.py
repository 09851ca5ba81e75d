"""Set-up of Katana for three to seven players. (R2)"""

from typing import Final

from tatami.core.luck import Luck
from tatami.games.katana.effects import draw
from tatami.games.katana.frames import Recovery
from tatami.games.katana.memory import nothing_seen
from tatami.games.katana.state import BENKEI, BIT, CHARACTERS, NINJA, RONIN, SAMURAI, SHOGUN, Katana, Rules

SAMURAIS: Final = {3: 0, 4: 1, 5: 1, 6: 1, 7: 2}
RONINS: Final = {3: 0, 4: 0, 5: 1, 6: 1, 7: 1}
NINJAS: Final = {3: 2, 4: 2, 5: 2, 6: 3, 7: 3}
# Honour of the shogun and of the others. (R2.1, R2.6, R11.1)
SHOGUN_HONOUR: Final = {3: 6, 4: 5, 5: 5, 6: 5, 7: 5}
HONOUR: Final = {3: 3, 4: 3, 5: 3, 6: 4, 7: 4}
HANDS: Final = (4, 5, 5, 6, 6, 7, 7)  # The numbers go clockwise from the shogun.

FIXED_ROLES: Final = {seats: [SHOGUN] + [SAMURAI] * SAMURAIS[seats] + [RONIN] * RONINS[seats] for seats in SAMURAIS}
NINJA_ROLES: Final = [NINJA, NINJA + 1, NINJA + 2]
ALL_CHARACTERS: Final = list(range(len(CHARACTERS)))


def deal(seats: int, chance: int, seal: Luck | None, rules: Rules) -> Katana:
    """Roles, characters, life, honour and hands. (R2.1-R2.7)"""
    state = Katana(seats, chance, seal, rules=rules)
    state.roles = drawn(state, FIXED_ROLES[seats] + drawn(state, NINJA_ROLES, NINJAS[seats]), seats)
    state.characters = drawn(state, ALL_CHARACTERS, seats)
    state.life = [rules.life[character] for character in state.characters]
    state.alive = BIT[seats] - 1
    if BENKEI in state.characters:
        state.guards = BIT[state.characters.index(BENKEI)]
    shogun = state.roles.index(SHOGUN)
    state.honour = [HONOUR[seats]] * seats
    state.honour[shogun] = SHOGUN_HONOUR[seats]
    state.pile = rules.deck[:]
    state.hands = [[] for _ in range(seats)]
    for place in range(seats):
        draw(state, (shogun + place) % seats, HANDS[place])
    state.discards = []
    state.armours = [0] * seats
    state.fast_draws = [0] * seats
    state.focuses = [0] * seats
    state.memory = nothing_seen(seats)
    state.turn = shogun  # (R3.1)
    state.push(Recovery(shogun))
    return state


def drawn(state: Katana, things: list[int], count: int) -> list[int]:
    """So many of the things, drawn at random, in the order they came."""
    left = things[:]
    return [left.pop(state.below(len(left))) for _ in range(count)]
