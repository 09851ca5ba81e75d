# hot
"""What a combination lets a player do, and whether anything comes of it. (R3.10, R9, R10, R11)

A combination leads to a deed and a number: squares of a move, or the level of a bonus. Scrolls and treasures lead to
deeds too. The same questions make the options, and say why a piece is not among them.
"""

from typing import Final

from tatami.games.dicium.choices import LEVELS, VALUE
from tatami.games.dicium.combinations import any_choices, colour, exact_choices, is_value, number, use, value_choices
from tatami.games.dicium.dice import BLUE, GREEN, NO_DICE, YELLOW
from tatami.games.dicium.donjon.choices import CHEST_FACES, PLAY, PORTAL_FACES, STEP, YELLOW_FACES
from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL
from tatami.games.dicium.donjon.moves import (
    at_stride,
    closed_relics,
    fireball_targets,
    portal_places,
    reachable,
    slaughter_steps,
)
from tatami.games.dicium.donjon.state import (
    ANYWHERE,
    CHARGE,
    DISINTEGRATION,
    FATE,
    FIREBALL,
    FIREBALL_SCROLL,
    GAS,
    HAND_OR_BONUS,
    MOVE,
    OPEN_RELIC,
    OPEN_TREASURE,
    OPENING,
    PASS_WALL,
    PASSAGE,
    PASSWALL,
    PIT,
    PLACE_PORTAL,
    PORTAL_SCROLL,
    RELIC,
    REMOVE_GOBLIN,
    REVEAL,
    SEARCH,
    SILENCE,
    SLAUGHTER,
    STRIDE,
    TREASURE,
    Donjon,
)
from tatami.games.dicium.state import ANY_LEVEL, DEED_STEPS

# For one to four faces; four can also place the Portal tile. (R9.4, R9.5, R9.6, R9.8, R9.9, R9.10)
YELLOW_DEEDS: Final = [OPENING, FIREBALL, PASS_WALL, REMOVE_GOBLIN]
CHEST_DEEDS: Final = [OPEN_TREASURE, OPEN_RELIC]  # for two and three faces
# What a scroll does, by card; the scroll of fate turns a die instead. (R8.7)
SCROLL_DEEDS: Final = {
    PASSWALL: PASSAGE,
    FIREBALL_SCROLL: FIREBALL,
    DISINTEGRATION: REMOVE_GOBLIN,
    PORTAL_SCROLL: PLACE_PORTAL,
}


def deed_of(state: Donjon, seat: int, choice: int) -> int:
    """What a combination does: deed * DEED_STEPS + number."""
    if is_value(choice):
        return state.rules.deeds[choice - VALUE]  # (R11.1)
    many = number(choice)
    if colour(choice) == BLUE:  # One die goes as far as bonuses carry it, each more one square farther. (R9.2)
        return (MOVE if many == 1 else STRIDE) * DEED_STEPS + many + state.face_bonus(seat, BLUE)
    if colour(choice) == YELLOW:
        return (PLACE_PORTAL if use(choice) else YELLOW_DEEDS[many - YELLOW_FACES[0]]) * DEED_STEPS
    if use(choice):
        return CHEST_DEEDS[many - CHEST_FACES[0]] * DEED_STEPS
    return SEARCH * DEED_STEPS + many


def combinations(state: Donjon, seat: int) -> list[int]:
    """Every combination of the unspent dice with which something can be done. (R3.10)"""
    if state.dice == NO_DICE:
        return []
    found: list[int] = []
    known: dict[int, bool] = {}
    for choice in all_combinations(state, seat):
        deed = deed_of(state, seat, choice)
        good = known.get(deed)
        if good is None:
            good = can_do(state, seat, deed // DEED_STEPS, deed % DEED_STEPS)
            known[deed] = good
        if good:
            found.append(choice)
    return found


def all_combinations(state: Donjon, seat: int) -> list[int]:
    """Every combination that the unspent dice form and no trap forbids; traps forbid colours only.
    (R3.3, R3.8, R8.9, R9.3, R15.2)"""
    dice = state.dice
    found = [] if state.rules.young else value_choices(dice, state.thrown)[:]
    if state.card != PIT:
        found += any_choices(dice, BLUE)
    if state.card != SILENCE:
        bonus = state.face_bonus(seat, YELLOW)
        found += exact_choices(dice, YELLOW, YELLOW_FACES, bonus)
        found += exact_choices(dice, YELLOW, PORTAL_FACES, bonus, 1)
    bonus = state.face_bonus(seat, GREEN)
    found += exact_choices(dice, GREEN, LEVELS, bonus)
    return found + exact_choices(dice, GREEN, CHEST_FACES, bonus, 1)


def can_do(state: Donjon, seat: int, deed: int, number: int) -> bool:
    """Would anything come of this deed? (R3.10)"""
    if deed == SEARCH:
        return state.has_free_bonus(seat, number)
    if deed == HAND_OR_BONUS:
        return can_raise_hand(state, seat) or state.has_free_bonus(seat, ANY_LEVEL)
    if deed == OPEN_TREASURE:
        return state.tiles[state.pawns[seat]] == TREASURE
    if deed == OPEN_RELIC:
        return state.tiles[state.pawns[seat]] == RELIC
    if deed in (MOVE, CHARGE, SLAUGHTER):
        return len(state.rules.dungeon.free[state.pawns[seat]]) > 0  # The first step tells.
    if deed == ANYWHERE:
        return True
    return len(targets(state, seat, deed, number)) > 0


def can_raise_hand(state: Donjon, seat: int) -> bool:
    """Does a straight enlarge the hand? Not when sleeping gas has taken a die of it. (R5.5, R8.9)"""
    return state.can_raise_hand(seat) and state.card != GAS


def targets(state: Donjon, seat: int, deed: int, number: int) -> list[int]:
    """The squares that a deed can be about."""
    here = state.pawns[seat]
    dungeon = state.rules.dungeon
    if deed in (MOVE, CHARGE):
        return reachable(state, seat, number)
    if deed == STRIDE:
        return at_stride(state, seat, number)
    if deed == OPENING:
        return dungeon.doors[here]
    if deed == PASS_WALL:
        return dungeon.walls[here]
    if deed == PASSAGE:
        return dungeon.passages[here]
    if deed == FIREBALL:
        return fireball_targets(state, seat)
    if deed == REMOVE_GOBLIN:
        return state.goblin_squares()
    if deed == PLACE_PORTAL:
        return portal_places(state, seat)
    if deed == REVEAL:
        return closed_relics(state)
    if deed == SLAUGHTER:
        return slaughter_steps(state, seat, (here,))
    assert deed == ANYWHERE
    return [square for square in range(SQUARES_IN_ALL) if square != here]


def steps(state: Donjon, seat: int) -> list[int]:
    """The choices of the free step to a portal, before the first action. (R7.9)"""
    if not state.may_step:
        return []
    here = state.pawns[seat]
    return [STEP + square for square in state.portals() if square != here]


def scroll_choices(state: Donjon, seat: int) -> list[int]:
    """The choices of a scroll from which something would come now. (R8.7)"""
    found: list[int] = []
    last = -1
    for card in state.scrolls[seat]:  # in order: equal scrolls lie together
        if card != last and can_read(state, seat, card):
            found.append(PLAY + card)
        last = card
    return found


def can_read(state: Donjon, seat: int, card: int) -> bool:
    """Would anything come of this scroll now? (R3.10, R8.7)"""
    if card == FATE:
        return state.dice != NO_DICE
    return len(targets(state, seat, SCROLL_DEEDS[card], 0)) > 0
