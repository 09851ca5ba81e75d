"""The verbs of the dice: throwing, spending, putting by, bonuses, the hand, and the combat die."""

from tatami.core.events import Fact
from tatami.games.dicium.choices import BONUSES
from tatami.games.dicium.combinations import combination_name
from tatami.games.dicium.dice import FOUR, NO_DICE, SIZE, UNIT, names
from tatami.games.dicium.state import ACTIONS, COMBAT_FACES, KINDS_OF_BONUS, DiceTable


def begin_turn(state: DiceTable, seat: int, hand: int) -> None:
    """It is a seat's turn: so many dice, two throws (or three) and two actions. A larger hand and a roll bonus that
    were gained before count from here on. (R4.1, R4.4, R4.7)"""
    state.turn = seat
    state.dice = NO_DICE
    state.thrown = hand
    state.throws = state.throws_allowed(seat)
    state.actions = ACTIONS


def throw(state: DiceTable, many: int) -> int:
    """So many dice, as they fall."""
    return state.throw(many, UNIT)


def throw_first(state: DiceTable, seat: int, rerolled: int) -> None:
    """The first throw: the reserve stays but for the dice thrown again; together they are the hand. If all of it
    stays and is as large as the hand, nothing falls. (R4.3)"""
    kept = state.reserve[seat] - rerolled
    state.reserve[seat] = NO_DICE
    many = state.thrown - SIZE[kept]
    fallen = state.throw(many, UNIT)
    state.dice = kept + fallen
    state.throws -= 1
    if state.news is not None:
        state.tell("throws", {"seat": seat, "faces": [*names(fallen)], "count": many})
        if kept != NO_DICE:
            state.tell("keeps", {"seat": seat, "faces": [*names(kept)]})


def throw_again(state: DiceTable, seat: int, rerolled: int) -> None:
    """Some of the dice are thrown once more. (R4.2)"""
    fallen = state.throw(SIZE[rerolled], UNIT)
    state.dice += fallen - rerolled
    state.throws -= 1
    if state.news is not None:
        state.tell("rerolls", {"seat": seat, "faces": [*names(fallen)], "count": SIZE[rerolled]})


def spend(state: DiceTable, seat: int, dice: int, combination: int, colour: int) -> None:
    """Dice that are used on a combination of values, or of a colour, are discarded at once. (R4.5)"""
    state.dice -= dice
    if state.news is not None:
        formed = combination_name(combination, colour)
        state.tell("forms", {"seat": seat, "combination": formed, "faces": [*names(dice)]})


def put_by(state: DiceTable, seat: int, dice: int) -> None:
    """Up to two unused dice stay in the reserve as they lie; the others are discarded. (R4.6)"""
    state.reserve[seat] = dice
    state.dice = NO_DICE
    if dice != NO_DICE and state.news is not None:
        state.tell("reserves", {"seat": seat, "faces": [*names(dice)]})


def turn_die(state: DiceTable, face: int, other: int) -> None:
    """A die is turned to another face; that is no throw."""
    state.dice += UNIT[other] - UNIT[face]


def gain_bonus(state: DiceTable, seat: int, level: int, bonus: int) -> None:
    """A marker goes into a free notch of the mat; the bonus counts from now on. (R4.7, R5.1)"""
    notch = state.free_notch(seat, level, bonus)
    state.bonuses[seat] |= 1 << notch
    state.bonus_faces[seat * KINDS_OF_BONUS + bonus] += 1
    state.bonus_gained(seat, bonus)
    if state.news is not None:
        state.tell("gains-bonus", {"seat": seat, "level": level, "bonus": BONUSES[bonus]})


def raise_hand(state: DiceTable, seat: int) -> None:
    """One die more, from the next turn on. (R4.7, R5.5)"""
    state.hand[seat] += 1
    if state.news is not None:
        state.tell("raises-hand", {"seat": seat, "count": state.hand[seat]})


def throw_combat_die(state: DiceTable) -> int:
    """The combat die alone; all see how it falls. (R6.1)"""
    state.combat = 1 + state.below(COMBAT_FACES)
    state.revealed += 1
    return state.combat


def roll_combat(state: DiceTable, seat: int, engaged: int, throw: str, other: int = 0) -> int:
    """Throw the combat die: its result, one for each engaged red die and each red bonus, and what else is added.
    It is no action. (R6.1, R6.3)

    `throw` says what it is thrown for: an `attack`, a `defence` or a `test`. The engaged dice are discarded, from
    where `engageable` counts them. (R6.2)
    """
    if seat == state.turn and state.dice != NO_DICE:
        state.dice -= engaged * UNIT[FOUR]
    else:
        state.reserve[seat] -= engaged * UNIT[FOUR]
    die = throw_combat_die(state)
    bonus = state.combat_bonus(seat)
    strength = die + engaged + bonus + other
    if state.news is not None:
        facts: dict[str, Fact] = {"seat": seat, "die": die, "engaged": engaged, "bonus": bonus + other}
        facts["strength"] = strength
        facts["throw"] = throw
        state.tell("fights", facts)
    return strength
