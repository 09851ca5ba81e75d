# hot
"""What a combination lets a player do, and whether anything comes of it. (R3.10, R9, R10, R11)

A combination leads to a deed and a number: squares of a move, or the level of a bonus. Scrolls and treasures lead to
deeds too. The same questions make the options, and say why a piece is not among them.
"""

from typing import Final

from tatami.core._types import has
from tatami.games.dicium.choices import COMBINATIONS, LEVELS, VALUE, colour_choice
from tatami.games.dicium.combinations import (
    exact_table,
    faces_there,
    up_to,
    value_choices,
)
from tatami.games.dicium.dice import BLUE, COLOURED, GREEN, MOST_DICE, NO_DICE, YELLOW
from tatami.games.dicium.donjon.cards import (
    BARS_MAGIC,
    BARS_MOVES,
    TAKES_DIE,
)
from tatami.games.dicium.donjon.choices import CHEST_FACES, PORTAL_FACES, STEP, YELLOW_FACES
from tatami.games.dicium.donjon.dungeon import SQUARES_IN_ALL
from tatami.games.dicium.donjon.moves import (
    at_stride,
    closed_relics,
    fireball_targets,
    has_fireball_target,
    has_portal_place,
    layers_on_foot,
    portal_places,
    reachable,
    slaughter_steps,
)
from tatami.games.dicium.donjon.state import (
    ANYWHERE,
    CHARGE,
    FIREBALL,
    GOBLIN,
    HAND_OR_BONUS,
    MOVE,
    NOWHERE,
    OPEN_RELIC,
    OPEN_TREASURE,
    OPENING,
    PASS_WALL,
    PASSAGE,
    PLACE_PORTAL,
    RELIC,
    REMOVE_GOBLIN,
    REVEAL,
    SEARCH,
    SLAUGHTER,
    STRIDE,
    TREASURE,
    Donjon,
)
from tatami.games.dicium.state import ANY_LEVEL, DEED_STEPS, level_tables


class Combination:
    """A combination, decoded: what it does, as deed * DEED_STEPS + number. (R9.4-R9.10, R10.2)"""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def deed(self, state: Donjon, seat: int) -> int:
        """What it does for a seat."""
        return self.code


class OfValues(Combination):
    """A combination of values: the table says what it does. (R11.1)"""

    __slots__ = ()

    def deed(self, state: Donjon, seat: int) -> int:
        return state.rules.deeds[self.code]


class Walk(Combination):
    """One die goes as far as bonuses carry it, each more one square farther. (R9.2)"""

    __slots__ = ()

    def deed(self, state: Donjon, seat: int) -> int:
        return self.code + state.face_bonus(seat, BLUE)


def _decoded() -> dict[int, Combination]:
    found: dict[int, Combination] = {VALUE + values: OfValues(values) for values in range(len(COMBINATIONS))}
    for many in range(1, MOST_DICE + 1):
        found[colour_choice(BLUE, many)] = Walk((MOVE if many == 1 else STRIDE) * DEED_STEPS + many)
    for faces, deed in zip(YELLOW_FACES, (OPENING, FIREBALL, PASS_WALL, REMOVE_GOBLIN), strict=True):
        found[colour_choice(YELLOW, faces)] = Combination(deed * DEED_STEPS)
    for faces in PORTAL_FACES:
        found[colour_choice(YELLOW, faces, 1)] = Combination(PLACE_PORTAL * DEED_STEPS)
    for level in LEVELS:
        found[colour_choice(GREEN, level)] = Combination(SEARCH * DEED_STEPS + level)
    for faces, deed in zip(CHEST_FACES, (OPEN_TREASURE, OPEN_RELIC), strict=True):
        found[colour_choice(GREEN, faces, 1)] = Combination(deed * DEED_STEPS)
    return found


DECODED: Final = _decoded()

# The combinations of a colour by its faces with bonuses, in their order; searches also by the bonuses acquired.
YELLOWS: Final = [
    deeds + portal
    for deeds, portal in zip(exact_table(YELLOW, YELLOW_FACES), exact_table(YELLOW, PORTAL_FACES, 1), strict=True)
]
SEARCHES: Final = level_tables(GREEN)
TREASURE_LOCKS: Final = exact_table(GREEN, CHEST_FACES[:1], 1)
RELIC_LOCKS: Final = exact_table(GREEN, CHEST_FACES[1:], 1)
GREENS: Final = [
    levels + locks
    for levels, locks in zip(exact_table(GREEN, LEVELS), exact_table(GREEN, CHEST_FACES, 1), strict=True)
]
ELSEWHERE: Final = [[square for square in range(SQUARES_IN_ALL) if square != here] for here in range(SQUARES_IN_ALL)]


def deed_of(state: Donjon, seat: int, choice: int) -> int:
    """What a combination does: deed * DEED_STEPS + number."""
    return DECODED[choice].deed(state, seat)


def combinations(state: Donjon, seat: int) -> list[int]:
    """Every combination of the unspent dice with which something can be done. It is asked at every action, so it goes
    straight to what `all_combinations` and `can_do` would tell one by one; a test holds them equal. (R3.10)"""
    found: list[int] = []
    dice = state.dice
    if dice == NO_DICE:
        return found
    if not state.rules.young:
        deeds = state.rules.deeds
        for choice in value_choices(dice, state.thrown):
            deed = deeds[choice - VALUE]
            if can_do(state, seat, deed // DEED_STEPS, deed % DEED_STEPS):
                found.append(choice)
    own = COLOURED[dice]
    if own[BLUE] and state.card != BARS_MOVES:
        found += walks(state, seat, own[BLUE])
    if own[YELLOW] and state.card != BARS_MAGIC:
        for choice in YELLOWS[faces_there(own[YELLOW], state.face_bonus(seat, YELLOW))]:
            if can_do(state, seat, DECODED[choice].code // DEED_STEPS, 0):
                found.append(choice)
    if own[GREEN]:
        faces = faces_there(own[GREEN], state.face_bonus(seat, GREEN))
        found += SEARCHES[faces][state.bonuses[seat]]
        tile = state.tiles[state.pawns[seat]]
        if tile == TREASURE:
            found += TREASURE_LOCKS[faces]
        elif tile == RELIC:
            found += RELIC_LOCKS[faces]
    return found


def walks(state: Donjon, seat: int, own: int) -> list[int]:
    """The blue combinations that lead anywhere, with so many blue dice: one die the first step, more dice as many
    steps as there are. The list is shared. (R9.1, R9.2)"""
    here = state.pawns[seat]
    if not state.rules.dungeon.free[here]:
        return up_to(BLUE, 0)
    if own == 1:
        return up_to(BLUE, 1)
    bonus = state.face_bonus(seat, BLUE)
    farthest = len(layers_on_foot(state, here, own + bonus))
    return up_to(BLUE, max(1, min(own, farthest - bonus)))


def all_combinations(state: Donjon, seat: int) -> list[int]:
    """Every combination that the unspent dice form and no trap forbids; traps forbid colours only.
    (R3.3, R3.8, R8.9, R9.3, R15.2)"""
    dice = state.dice
    own = COLOURED[dice]
    found = [] if state.rules.young else value_choices(dice, state.thrown)[:]
    if state.card != BARS_MOVES:
        found += up_to(BLUE, own[BLUE])
    if own[YELLOW] and state.card != BARS_MAGIC:
        found += YELLOWS[faces_there(own[YELLOW], state.face_bonus(seat, YELLOW))]
    if own[GREEN]:
        found += GREENS[faces_there(own[GREEN], state.face_bonus(seat, GREEN))]
    return found


def can_do(state: Donjon, seat: int, deed: int, number: int) -> bool:
    """Would anything come of this deed? Where the first square tells, the others are not looked for. (R3.10)"""
    here = state.pawns[seat]
    dungeon = state.rules.dungeon
    if deed in (MOVE, CHARGE, SLAUGHTER):
        return len(dungeon.free[here]) > 0
    if deed == OPENING:
        return len(dungeon.doors[here]) > 0
    if deed == HAND_OR_BONUS:
        return can_raise_hand(state, seat) or state.has_free_bonus(seat, ANY_LEVEL)
    if deed == FIREBALL:
        return has_fireball_target(state, seat)
    if deed == REMOVE_GOBLIN:
        return has(state.tiles, GOBLIN)
    if deed == PLACE_PORTAL:
        return has_portal_place(state, seat)
    if deed == PASS_WALL:
        return len(dungeon.walls[here]) > 0
    if deed == SEARCH:
        return state.has_free_bonus(seat, number)
    if deed == OPEN_TREASURE:
        return state.tiles[here] == TREASURE
    if deed == OPEN_RELIC:
        return state.tiles[here] == RELIC
    if deed == ANYWHERE:
        return True
    return len(targets(state, seat, deed, number)) > 0


def can_raise_hand(state: Donjon, seat: int) -> bool:
    """Does a straight enlarge the hand? Not when sleeping gas has taken a die of it. (R5.5, R8.9)"""
    return state.can_raise_hand(seat) and state.card != TAKES_DIE


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
    return ELSEWHERE[here]


def steps(state: Donjon, seat: int) -> list[int]:
    """The choices of the free step to a portal, before the first action. (R7.9)"""
    found: list[int] = []
    if state.may_step:
        here = state.pawns[seat]
        for square in state.rules.dungeon.portals if state.portal == NOWHERE else state.portals():
            if square != here:
                found.append(STEP + square)
    return found
