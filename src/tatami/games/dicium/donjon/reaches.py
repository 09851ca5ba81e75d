"""Where the dice would lead, and what bonuses add, for views: a board shows it before anybody commits to anything.
(R9, R11, R12.2)"""

import msgspec

from tatami.core.state import Frame
from tatami.games.dicium.choices import VALUE
from tatami.games.dicium.combinations import is_colour, is_value, sets_to_spend
from tatami.games.dicium.dice import BLUE, COLOURS, GREEN, NO_DICE, YELLOW, names
from tatami.games.dicium.donjon.actions import combinations, deed_of, targets
from tatami.games.dicium.donjon.choices import CHOICES
from tatami.games.dicium.donjon.deeds import Where
from tatami.games.dicium.donjon.dungeon import SQUARES
from tatami.games.dicium.donjon.fights import Fight, Trapdoor
from tatami.games.dicium.donjon.frames import Actions
from tatami.games.dicium.donjon.moves import distances_on_foot
from tatami.games.dicium.donjon.state import (
    CHARGE,
    CHARGE_BONUS,
    FIREBALL,
    FIREBALL_BONUS,
    MOVE,
    NOWHERE,
    OPENING,
    PASS_WALL,
    STRIDE,
    Donjon,
)
from tatami.games.dicium.frames import Reroll
from tatami.games.dicium.state import DEED_STEPS

ON_FOOT = (MOVE, CHARGE, STRIDE)
THROUGH = (OPENING, PASS_WALL)  # One square, past what is opened.


class Reach(msgspec.Struct, frozen=True):
    """A square that the pawn whose turn it is can come to, and how many steps it is away. `piece` is the combination
    that leads there and `dice` how many it takes; None and 0 once the combination is chosen."""

    square: str
    piece: str | None
    away: int
    dice: int


def reaches(state: Donjon) -> list[Reach]:
    """Where the dice on the table carry the pawn, as long as somebody decides about them, or about the square."""
    top: Frame[Donjon] | None = state.stack[-1] if state.stack else None
    if isinstance(top, Where) and top.deed in ON_FOOT:
        return _ends(state, top.seat, top.deed, top.number, None, 0)
    if state.over or state.dice == NO_DICE or state.actions == 0 or not isinstance(top, Reroll | Actions):
        return []
    found: list[Reach] = []
    seat = state.turn
    for choice in combinations(state, seat):
        deed, number = divmod(deed_of(state, seat, choice), DEED_STEPS)
        if deed in ON_FOOT or deed in THROUGH:
            piece = CHOICES.pieces(choice)[0]
            found += _ends(state, seat, deed, number, piece, _dice(state, seat, choice))
    return found


def _ends(state: Donjon, seat: int, deed: int, number: int, piece: str | None, dice: int) -> list[Reach]:
    ends = targets(state, seat, deed, number)
    if deed in THROUGH:
        return [Reach(SQUARES[square], piece, 1, dice) for square in ends]
    away = distances_on_foot(state, state.pawns[seat], number)
    return [Reach(SQUARES[square], piece, away[square], dice) for square in ends]


def _dice(state: Donjon, seat: int, choice: int) -> int:
    """How many dice a combination takes at least."""
    if is_colour(choice):
        return state.dice_to_pay(seat, choice)
    assert is_value(choice)
    return min(len(names(one)) for one in sets_to_spend(state.dice, choice - VALUE, 0, 0))


def face_bonuses(state: Donjon) -> dict[str, int]:
    """How many faces bonuses add to each colour of whoever plays. (R7.6, R8.4)"""
    seat = state.turn
    is_there = state.pawns[seat] != NOWHERE
    return {COLOURS[colour]: state.face_bonus(seat, colour) if is_there else 0 for colour in (BLUE, YELLOW, GREEN)}


def attack(state: Donjon) -> int:
    """What is added to the combat die of whoever plays: bonuses, what the deed under way adds, and red dice that are
    engaged already. (R8.4, R9.6, R11.2, R12.2)"""
    top = state.stack[-1] if state.stack else None
    own = state.combat_bonus(state.turn)
    if isinstance(top, Fight):
        return own + top.red + top.engaged
    if isinstance(top, Trapdoor):
        return own + top.engaged
    if isinstance(top, Where):
        return own + {FIREBALL: FIREBALL_BONUS, CHARGE: CHARGE_BONUS}.get(top.deed, 0)
    return own
