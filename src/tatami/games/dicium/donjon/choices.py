"""Choices of Donjon: those of the dice, a hero, a square, a portal, a scroll. int <-> words, with their pieces."""

from typing import Final

from tatami.core.choices import Choice, Choices
from tatami.games.dicium.choices import (
    GAME_CHOICES,
    LEVELS,
    colour_combination_choices,
    turn_choices,
    turned_die_choices,
    value_combination_choices,
)
from tatami.games.dicium.dice import BLUE, GREEN, MOST_DICE, YELLOW
from tatami.games.dicium.donjon.cards import CARDS, ITEMS, SCROLLS
from tatami.games.dicium.donjon.dungeon import SQUARES, SQUARES_IN_ALL
from tatami.games.dicium.donjon.state import HEROES

HERO: Final = GAME_CHOICES  # + hero
REVEAL_CARD: Final = HERO + len(HEROES)  # The top card of the pile is revealed.
KING_DIE: Final = REVEAL_CARD + 1  # The king's die is thrown.
STOP: Final = REVEAL_CARD + 2
LEAVE: Final = REVEAL_CARD + 3  # What was offered is left alone.
PLAY: Final = REVEAL_CARD + 4  # + card: a scroll
STEP: Final = PLAY + ITEMS  # + square: the free step to a portal
SQUARE: Final = STEP + SQUARES_IN_ALL  # + square

YELLOW_FACES: Final = (1, 2, 3, 4)  # They open a door, throw a fireball, pass a wall, remove a goblin.
PORTAL_FACES: Final = (4,)
CHEST_FACES: Final = (2, 3)  # They open a treasure chest and a relic chest.


def _all() -> list[Choice]:
    choices = [
        *turn_choices(),
        *value_combination_choices(),
        *colour_combination_choices(BLUE, range(1, MOST_DICE + 1)),
        *colour_combination_choices(YELLOW, YELLOW_FACES),
        *colour_combination_choices(YELLOW, PORTAL_FACES, "gate"),
        *colour_combination_choices(GREEN, LEVELS),
        *colour_combination_choices(GREEN, CHEST_FACES, "lock"),
        *turned_die_choices(),
        Choice(REVEAL_CARD, "reveal", "reveal-card", ("pile",)),
        Choice(KING_DIE, "king", "king-die", ("king-die",)),
        Choice(STOP, "stop", "stop", ("stop",)),
        Choice(LEAVE, "leave", "leave", ("leave",)),
    ]
    for number, hero in enumerate(HEROES):
        choices.append(Choice(HERO + number, f"hero {hero}", "hero", (f"hero/{hero}",), {"hero": hero}))
    for card in range(SCROLLS, ITEMS):
        name = CARDS[card]
        choices.append(Choice(PLAY + card, f"play {name}", "play", (f"scroll/{name}",), {"card": name}))
    for number, square in enumerate(SQUARES):
        choices.append(Choice(STEP + number, f"step {square}", "step", (square,), {"square": square}))
        choices.append(Choice(SQUARE + number, f"square {square}", "square", (square,), {"square": square}))
    return choices


CHOICES: Final = Choices(_all())
