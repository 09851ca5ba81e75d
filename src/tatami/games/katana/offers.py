# hot
"""What may be answered in Katana: which cards, and at whom."""

from typing import Final

from tatami.core._types import has
from tatami.games.katana.choices import (
    A_BUSHIDO,
    A_FAST_DRAW,
    A_FOCUS,
    A_HAND,
    AN_ARMOUR,
    ATTACK,
    BREATHE,
    DIVERT,
    GEISHA_ON,
    GIVE_UP,
    PLACE_BUSHIDO,
    SUFFER,
)
from tatami.games.katana.state import (
    ARMOUR,
    BATTLE_CRY,
    BIT,
    CARDS,
    DAIMYO,
    EVERY_SEAT,
    FAST_DRAW,
    FOCUS,
    HANZO,
    JUJUTSU,
    MOST_SEATS,
    NOBODY,
    NOBUNAGA,
    PARRY,
    TEA_CEREMONY,
    WEAPONS,
    Katana,
)


def for_each_seat(first: int, stride: int) -> list[list[int]]:
    """The choices that name the seats of a bit mask, by mask: `first` names seat 0, and so on."""
    choices: list[list[int]] = [[]]
    for seat in range(MOST_SEATS):
        choices += [[*lower, first + stride * seat] for lower in choices]
    return choices


ATTACKS: Final = [for_each_seat(ATTACK + kind * MOST_SEATS, 1) for kind in range(WEAPONS)]
BUSHIDOS: Final = for_each_seat(PLACE_BUSHIDO, 1)
BREATHS: Final = for_each_seat(BREATHE, 1)
DIVERSIONS: Final = for_each_seat(DIVERT, 1)
HANDS: Final = for_each_seat(GEISHA_ON + A_HAND, 5)
ARMOURS: Final = for_each_seat(GEISHA_ON + AN_ARMOUR, 5)
FAST_DRAWS: Final = for_each_seat(GEISHA_ON + A_FAST_DRAW, 5)
FOCUSES: Final = for_each_seat(GEISHA_ON + A_FOCUS, 5)

# The kinds of cards that can be played whatever lies on the table, and as bit masks those that cannot be played.
IS_FREE: Final = [
    kind in (ARMOUR, FAST_DRAW, FOCUS, TEA_CEREMONY, BATTLE_CRY, DAIMYO, JUJUTSU) for kind in range(len(CARDS))
]
IDLE: Final = BIT[PARRY]
IDLE_UNARMED: Final = BIT[PARRY] | BIT[WEAPONS] - 1


def weapons_to_give_up(state: Katana, seat: int, instead: int) -> list[int]:
    """The weapons in a hand, each kind once, or something instead."""
    options = [instead]
    for kind in state.hands[seat]:
        if kind < WEAPONS and not has(options, GIVE_UP + kind):
            options.append(GIVE_UP + kind)
    return options


def parries(state: Katana, seat: int, first: int) -> list[int]:
    """Suffer, or any card that counts as a parry, each kind once."""
    hand = state.hands[seat]
    options = [SUFFER, first + PARRY] if has(hand, PARRY) else [SUFFER]
    if state.characters[seat] == HANZO and state.parries_with_weapons(seat):
        for kind in hand:
            if kind < WEAPONS and not has(options, first + kind):
                options.append(first + kind)
    return options


def can_sacrifice(state: Katana, seat: int) -> bool:
    """Nobunaga may pay a life for a card, never the last. (R13.11)"""
    return state.characters[seat] == NOBUNAGA and state.life[seat] > 1


def add_geisha_targets(options: list[int], state: Katana, seat: int) -> None:
    """Permanents in play, Code of Bushido wherever it lies, and the hands of the others. (R12.10, R12.11, R12.23)"""
    others = ~BIT[seat]
    options += HANDS[state.holding & others]
    fronts = EVERY_SEAT if state.rules.geisha_any else EVERY_SEAT & others
    laid = state.laid
    if laid:
        options += ARMOURS[laid & fronts]
        options += FAST_DRAWS[laid >> MOST_SEATS & fronts]
        options += FOCUSES[laid >> 2 * MOST_SEATS & fronts]
    if state.bushido_at != NOBODY:
        options.append(GEISHA_ON + state.bushido_at * 5 + A_BUSHIDO)
