"""What the dice on the table and the fight under way may lead to, for views of Civilisation."""

from typing import Final

import msgspec

from tatami.games.dicium.choices import COMBINATIONS, VALUE
from tatami.games.dicium.civilisation.archipelago import LAND, SEA, SQUARES
from tatami.games.dicium.civilisation.cards import MIXES_COLOURS
from tatami.games.dicium.civilisation.choices import CHOICES
from tatami.games.dicium.civilisation.fighting import (
    ATTACK,
    DEFENCE,
    EFFECTS,
    MONSTER,
    TEST,
    UNKNOWN,
    Attack,
    Defence,
    Rethrow,
    Test,
    needed,
)
from tatami.games.dicium.civilisation.frames import Act
from tatami.games.dicium.civilisation.moves import (
    MIXES,
    colour_dice,
    combinations,
    deed_of,
    ends,
    mixed_sets,
    reach,
    steps_around,
)
from tatami.games.dicium.civilisation.state import DEEDS, MONSTERS, STEP, Civilisation
from tatami.games.dicium.combinations import VALUE_SETS, colour
from tatami.games.dicium.dice import BLUE, COLOURS, FACES, NO_DICE, YELLOW, count, names
from tatami.games.dicium.forms import Form, forms
from tatami.games.dicium.frames import Reroll
from tatami.games.dicium.state import DEED_STEPS

THROWS: Final = ("attack", "defence", "test")  # By what the combat die is thrown for.


class Reach(msgspec.Struct, frozen=True):
    """A square that the pawn whose turn it is can come to: the combination that leads there with the fewest dice of
    its kind, how many faces it has, how many dice it takes."""

    square: str
    piece: str
    faces: int
    dice: int


class Fight(msgspec.Struct, frozen=True):
    """A fight or test under way: who throws now, for what (`attack`, `defence`, `test`), against whom or which
    monster, what has to be reached at least (None for an attack on a player), and what is engaged so far. `thrown`
    is the strength once the die has fallen."""

    seat: int
    throw: str
    other: int | None
    monster: str | None
    effect: str | None
    needed: int | None
    engaged: int
    zeno: bool
    thrown: int | None


def forms_of(state: Civilisation) -> list[Form]:
    """What the dice form; with Empedocles dice of other colours too. (R12.14)"""
    if not state.boosts & MIXES:
        return forms(
            state,
            Act,
            CHOICES,
            DEEDS,
            lambda turn: combinations(state, turn),
            lambda turn, choice: deed_of(state, turn, choice),
        )
    found = []
    for choice in combinations(state, state.turn):
        tint, many = colour(choice), state.dice_to_pay(state.turn, choice)
        sets = mixed_sets(state.dice, tint, many, state.rules.numbers[MIXES_COLOURS])
        deed = deed_of(state, state.turn, choice)
        faces = [name for face, name in enumerate(FACES) for _ in range(max(count(one, face) for one in sets))]
        found.append(Form(CHOICES.pieces(choice)[0], faces, DEEDS[deed // DEED_STEPS], deed % DEED_STEPS))
    return found


def reaches(state: Civilisation) -> list[Reach]:
    """Where the dice on the table carry the pawn, as long as somebody decides about them."""
    if state.over or state.dice == NO_DICE or state.actions == 0 or not isinstance(state.stack[-1], Reroll | Act):
        return []
    seat = state.turn
    found = []
    for tint, terrain in ((BLUE, SEA), (YELLOW, LAND)):
        own = colour_dice(state.dice, tint, state.boosts, state.rules.numbers[MIXES_COLOURS])
        bonus = state.face_bonus(seat, tint)
        layers = reach(state, seat, terrain, own + bonus) if own else []
        for many in range(1, own + 1):
            for square in ends(layers, many, bonus):
                steps = next(step for step, layer in enumerate(layers, 1) if square in layer)
                found.append(Reach(SQUARES[square], f"{COLOURS[tint]}-{many}", steps, many))
    for number, sets in enumerate(VALUE_SETS[state.dice]):
        if sets and state.rules.deeds[number] // DEED_STEPS == STEP and VALUE + number in combinations(state, seat):
            dice = len(names(sets[0]))
            found += [Reach(SQUARES[square], COMBINATIONS[number], 1, dice) for square in steps_around(state, seat)]
    return found


def fight(state: Civilisation) -> Fight | None:
    """What is fought, from the frame on top."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Attack):
        return _clash(state, top.seat, ATTACK, top.other, 0, top.engaged, top.zeno, None)
    if isinstance(top, Defence):
        return _clash(state, top.seat, DEFENCE, top.other, top.against, top.engaged, top.zeno, None)
    if isinstance(top, Test):
        return _clash(state, top.seat, TEST, top.other, top.against, top.engaged, top.zeno, None)
    if isinstance(top, Rethrow):
        return _clash(state, top.seat, top.purpose, top.other, top.against, 0, 0, top.strength)
    return None


def _clash(
    state: Civilisation,
    seat: int,
    purpose: int,
    other: int,
    against: int,
    engaged: int,
    zeno: int,
    thrown: int | None,
) -> Fight:
    is_monster = purpose == ATTACK and other >= MONSTER
    enough = needed(state, purpose, other, against)
    return Fight(
        seat=seat,
        throw=THROWS[purpose],
        other=None if is_monster else other,
        monster=MONSTERS[other - MONSTER] if is_monster else None,
        effect=EFFECTS[against] if purpose == TEST else None,
        needed=None if enough == UNKNOWN else enough,
        engaged=engaged,
        zeno=bool(zeno),
        thrown=thrown,
    )
